"""The safeguards of a turn: when the harness decides for a model that does not, asked of the turn."""

from __future__ import annotations

import json

from harness.models.seam import ToolCall
from harness.spine.events import FallbackTaken, ToolAnswered
from harness.spine.state import Turn
from harness.tools.catalogue import is_acting

MAX_SILENT_ANSWERS = 3


def same_arguments(one: str, other: str) -> bool:
    """Equal as JSON, whatever their spacing and the order of keys; text that is no JSON when identical."""
    try:
        return json.dumps(json.loads(one), sort_keys=True) == json.dumps(json.loads(other), sort_keys=True)
    except (ValueError, RecursionError):
        return one == other


def _repeats(call: ToolCall, last: ToolAnswered) -> bool:
    return (
        is_acting(call.tool)
        and last.accepted
        and last.tool == call.tool
        and same_arguments(last.arguments, call.arguments)
    )


def retried(turn: Turn, call: ToolCall) -> ToolAnswered | None:
    """The earlier result when a call with the same id comes again directly after it was accepted."""
    last = turn.results[-1] if turn.results else None
    if last is None or last.call_id != call.call_id or not _repeats(call, last):
        return None
    return last


def fallback_due(turn: Turn, max_calls: int) -> FallbackTaken | None:
    """The fallback that closes this turn now, if one does; asked before each call and before each answer."""
    results, pending = turn.results, turn.pending
    if len(results) >= max_calls:
        detail = f"the turn reached its maximum of {max_calls} calls"
        return FallbackTaken(turn=turn.number, reason="too_many_calls", detail=detail)
    if turn.silent_answers >= MAX_SILENT_ANSWERS:
        detail = f"{turn.silent_answers} answers in a row without a tool call"
        return FallbackTaken(turn=turn.number, reason="no_tool_call", detail=detail)
    if (
        pending
        and results
        and _repeats(pending[0], results[-1])
        and pending[0].call_id != results[-1].call_id
    ):
        detail = f"{pending[0].tool} was repeated directly after it was accepted"
        return FallbackTaken(turn=turn.number, reason="repeated_call", detail=detail)
    return None
