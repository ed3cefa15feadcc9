"""A harness fallback: a question or an offer gets its first choice, since no turn is held for it."""

from __future__ import annotations

from harness.run_parts import RunParts
from harness.spine.effects import Happened, TakeFirstChoice
from harness.spine.events import FallbackTaken
from harness.spine.state import RunState


async def handle(_effect: TakeFirstChoice, _state: RunState, parts: RunParts) -> Happened:
    """What was asked, chosen and answered stands in the log, in the game's words."""
    choice = await parts.game.take_first_choice()
    detail = f"asked: {choice.asked}; chosen: {choice.chosen}; answer: {choice.answer}"
    return Happened((FallbackTaken(turn=None, reason="question_first_choice", detail=detail),))
