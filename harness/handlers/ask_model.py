"""Lets the model answer the open turn's conversation."""

from __future__ import annotations

from harness.run_parts import RunParts
from harness.spine.effects import AskModel, Happened
from harness.spine.events import ModelAnswered
from harness.spine.state import RunState
from harness.tools.catalogue import openai_tools
from harness.turn.conversation import messages
from harness.turn.rules import RULES


async def handle(_effect: AskModel, state: RunState, parts: RunParts) -> Happened:
    """The conversation is rebuilt from the turn's events; the model keeps nothing between answers."""
    assert state.turn is not None
    recorded = parts.recorded.answer(state)
    if recorded is not None:
        return Happened((ModelAnswered(turn=state.turn.number, answer=recorded, replayed=True),))
    conversation = messages(RULES, state.turn.briefing, state.turn.exchanges)
    answer = await parts.model.answer(conversation, openai_tools(parts.tools))
    return Happened((ModelAnswered(turn=state.turn.number, answer=answer),))
