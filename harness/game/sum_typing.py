"""Types a sum of money into the one field of a screen, and reads it back before anything is done with it."""

from __future__ import annotations

from cm9798.editions.touchline98.macros import MENU_S
from cm9798.editions.touchline98.screens import SUM_LABELS
from cm9798.macros.macro import Step
from cm9798.macros.planner import money, sum_keys
from cm9798.screens.person import beside
from harness.game.eyes import Seen
from harness.game.macro_runner import MacroRunner

TRIES = 3


async def type_sum(runner: MacroRunner, seen: Seen, pounds: int) -> None:
    """On the screen on show; GuestStuck when it never shows the sum."""
    screen, wanted = seen.screen or "", money(pounds)
    for _ in range(TRIES):
        if beside(seen.texts[::-1], SUM_LABELS[screen]) == wanted:  # the field is drawn after everything else
            return
        seen = await runner.attempt("type a sum", Step(sum_keys(pounds), (screen,), MENU_S))
        if seen.screen != screen:
            break
    if beside(seen.texts[::-1], SUM_LABELS[screen]) != wanted:
        raise await runner.stuck(f"{screen}: expected the sum {wanted} in its field", seen)
