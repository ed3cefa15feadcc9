"""A harness fallback: a question or an offer that a turn left unsettled gets its first choice."""

from __future__ import annotations

from harness.run_parts import RunParts
from harness.spine.effects import Happened, TakeFirstChoice
from harness.spine.events import FallbackTaken
from harness.spine.state import RunState


async def handle(_effect: TakeFirstChoice, state: RunState, parts: RunParts) -> Happened:
    """What was asked, chosen and answered stands in the log, in the game's words."""
    choice = await parts.game.take_first_choice()
    detail = f"asked: {choice.asked}; chosen: {choice.chosen}; answer: {choice.answer}"
    return Happened((FallbackTaken(turn=state.turns, reason="question_first_choice", detail=detail),))
