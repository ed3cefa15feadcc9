"""Carries out the oldest order to the market that waits, and keeps the game's answer."""

from __future__ import annotations

from typing import Literal

from harness.game.port import GameAnswer
from harness.run_parts import RunParts
from harness.spine.effects import CarryOut, Happened
from harness.spine.events import ActionCarriedOut
from harness.spine.state import RunState


async def handle(effect: CarryOut, state: RunState, parts: RunParts) -> Happened:
    """What has become impossible meanwhile is a refusal in the game's words."""
    answer = await parts.game.carry_out(effect.queued.action)
    assert state.game_date is not None
    event = ActionCarriedOut(
        turn=effect.queued.turn,
        game_date=state.game_date,
        action=effect.queued.action,
        outcome=outcome_of(answer),
        text=answer.text,
    )
    return Happened((event,))


def outcome_of(answer: GameAnswer) -> Literal["done", "refused", "unconfirmed"]:
    """Done only when memory showed it afterwards."""
    if not answer.accepted:
        return "refused"
    return "done" if answer.confirmed else "unconfirmed"
