"""Accepted answers of turns that a restore set aside: used again while guest and conversation are the same.

An answer belongs to everything that led to it: the guest (by its snapshot's SHA-256), the kind of turn, the
briefing, the answers and results so far. From the first difference on nothing fits and the model is asked.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Sequence

from pydantic import JsonValue

from harness.models.seam import ModelAnswer
from harness.spine import events as ev
from harness.spine.state import RunState


def _chained(key: str, *parts: str) -> str:
    return hashlib.sha256("\0".join((key, *parts)).encode()).hexdigest()


def _sorted(value: JsonValue) -> str:
    """One text for one value: an event that was read back has its keys in another order."""
    return json.dumps(value, sort_keys=True)


def _after_answer(key: str, answer: ModelAnswer) -> str:
    return _chained(key, _sorted(answer.model_dump(mode="json")))


def _after_result(key: str, result: ev.ToolAnswered) -> str:
    told = result.model_dump(mode="json", include={"accepted", "answer"})
    return _chained(key, result.call_id, _sorted(told))


def answers_by_conversation(log: Iterable[ev.Event]) -> dict[str, ModelAnswer]:
    """The first answer to each conversation of these events."""
    found: dict[str, ModelAnswer] = {}
    snapshot = key = ""
    for event in log:
        match event:
            case ev.SnapshotTaken():
                snapshot = event.sha256
            case ev.TurnOpened():
                key = _chained(snapshot, event.kind, event.briefing)
            case ev.ModelAnswered():
                found.setdefault(key, event.answer)
                key = _after_answer(key, event.answer)
            case ev.ToolAnswered():
                key = _after_result(key, event)
            case _:
                pass
    return found


def conversation_key(state: RunState) -> str:
    """The open turn's conversation so far, as `answers_by_conversation` names it."""
    assert state.turn is not None
    key = _chained(state.snapshot_sha256, state.turn.kind, state.turn.briefing)
    for exchange in state.turn.exchanges:
        key = _after_answer(key, exchange.answer)
        for result in exchange.results:
            key = _after_result(key, result)
    return key


def set_aside(log: Sequence[ev.StoredEvent]) -> list[ev.Event]:
    """Every event that a restore or restart has set aside, since an operator's last restore.

    An operator who restores a run wants it played again, so older answers are not used after that.
    """
    by_hand = [
        s.seq for s in log if isinstance(s.event, ev.OperatorCommanded) and s.event.command == "restore"
    ]
    first = max(by_hand, default=0)
    ranges = [
        (s.event.set_aside_from, s.event.set_aside_to)
        for s in log
        if isinstance(s.event, ev.RunRestored | ev.RunRestarted)
    ]
    return [s.event for s in log if s.seq > first and any(low <= s.seq <= high for low, high in ranges)]


class RecordedAnswers:
    """Finds recorded answers in a log, which is read once after each restore."""

    def __init__(self, load: Callable[[], Sequence[ev.StoredEvent]] = lambda: ()) -> None:
        self._load = load
        self._began = 0
        self._answers: dict[str, ModelAnswer] = {}

    def answer(self, state: RunState) -> ModelAnswer | None:
        """What the model answered to exactly this before, if it did."""
        if not state.restarts:
            return None
        if state.began_seq != self._began:
            self._answers = answers_by_conversation(set_aside(self._load()))
            self._began = state.began_seq
        return self._answers.get(conversation_key(state))
