"""Every text that models were given, made again with other hidden values and compared byte by byte.

A run's log is folded; at each turn the stored snapshot is taken with every observer-only value replaced, the
briefing is composed and each call decided again. What a model was given must come out the same: then no
hidden value is in it, decides an order or a refusal, or shines through in any other way. The requests of a
turn are made of the rules, the tool definitions, this briefing and these answers, and of nothing else.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from cm9798.canaries import with_canaries
from cm9798.snapshot import Snapshot
from cm9798.view_filter import ManagerView, manager_view
from harness.audit.finding import Audit, Finding, Why, excerpt
from harness.audit.hidden_names import hidden_keys
from harness.game.port import GameAnswer
from harness.spine import events as ev
from harness.spine.effects import Record
from harness.spine.evolve import evolve
from harness.spine.next_effects import next_effects
from harness.spine.state import RunState
from harness.tools.answer_for import Told, answer_for
from harness.tools.context_after import context_after
from harness.tools.run_call import run_call
from harness.turn.context import tool_context
from harness.turn.opening import briefing_of

SnapshotOf = Callable[[str], Snapshot | None]  # by its id; None when its bytes are damaged


@dataclass(slots=True)
class _Desk:
    """What the manager saw: as it was, and with canaries; None without a snapshot."""

    plain: ManagerView | None = None
    canary: ManagerView | None = None


@dataclass(slots=True)
class _Walk:
    snapshot_of: SnapshotOf
    tools: frozenset[str]
    state: RunState = field(default_factory=RunState)
    asked_at: RunState = field(default_factory=RunState)  # when the next call was due
    desk: _Desk = field(default_factory=_Desk)
    game: GameAnswer | None = None
    turns: int = 0
    answers: int = 0


def audit_run(events: Iterable[ev.StoredEvent], snapshot_of: SnapshotOf, tools: frozenset[str]) -> Audit:
    """Of a whole log, what was set aside too; LogCorrupt when it does not fit together."""
    walk, findings = _Walk(snapshot_of, tools), list[Finding]()
    for stored in events:
        findings += _looked_at(walk, stored)
        walk.state = evolve(walk.state, stored.event)
        if isinstance(stored.event, ev.TurnOpened | ev.ModelAnswered | ev.ToolAnswered):
            walk.asked_at, walk.game = walk.state, None
    return Audit(walk.turns, walk.answers, tuple(findings))


def _looked_at(walk: _Walk, stored: ev.StoredEvent) -> Iterator[Finding]:
    match stored.event:
        case ev.TurnOpened() as opened:
            walk.turns += 1
            yield from _turn(walk, stored.seq, opened)
        case ev.GameAnswered() as said:
            walk.game = GameAnswer(said.text, said.accepted, said.confirmed)
        case ev.ToolAnswered() as answered:
            walk.answers += 1
            yield from _answer(walk, stored.seq, answered)
        case _:
            return


def _turn(walk: _Walk, seq: int, opened: ev.TurnOpened) -> Iterator[Finding]:
    snapshot = walk.snapshot_of(opened.snapshot)
    walk.desk = _Desk()
    if snapshot is None:
        yield Finding(seq, opened.turn, "briefing", "no snapshot", opened.snapshot)
        return
    tactics = walk.state.tactics
    walk.desk = _Desk(manager_view(snapshot, tactics), manager_view(with_canaries(snapshot), tactics))
    assert walk.desk.plain is not None
    assert walk.desk.canary is not None
    canary = briefing_of(walk.state, walk.desk.canary)
    if canary != opened.briefing:
        plain = briefing_of(walk.state, walk.desk.plain)
        yield Finding(
            seq, opened.turn, "briefing", _why(opened.briefing, plain), excerpt(opened.briefing, canary)
        )


def _answer(walk: _Walk, seq: int, answered: ev.ToolAnswered) -> Iterator[Finding]:
    for key in hidden_keys(answered.answer):
        yield Finding(seq, answered.turn, answered.tool, "hidden name", key)
    if walk.desk.plain is None or walk.desk.canary is None or _is_repetition(walk, answered):
        return
    plain, walk.desk.plain = _told(walk, walk.desk.plain, answered)
    canary, walk.desk.canary = _told(walk, walk.desk.canary, answered)
    stored = _text(answered.accepted, answered.answer)
    if stored != canary:
        yield Finding(seq, answered.turn, answered.tool, _why(stored, plain), excerpt(stored, canary))


def _is_repetition(walk: _Walk, answered: ev.ToolAnswered) -> bool:
    """Answers that follow from the log alone: retries, and calls behind the end of a turn."""
    effects = next_effects(walk.state)
    return bool(effects) and isinstance(effects[0], Record) and answered in effects[0].events


def _told(walk: _Walk, view: ManagerView, answered: ev.ToolAnswered) -> tuple[str, ManagerView]:
    """What the model is told with this view, and the view of its next call."""
    context = tool_context(walk.asked_at, view)
    outcome = run_call(answered.tool, answered.arguments, context, walk.tools)
    told: Told = answer_for(outcome, context, walk.game)
    return _text(told.accepted, told.data), context_after(context, outcome, walk.game).view


def _text(accepted: bool, answer: object) -> str:
    """As in a request, with the keys in one order: the store keeps none."""
    return json.dumps([accepted, answer], ensure_ascii=False, sort_keys=True)


def _why(stored: str, plain: str) -> Why:
    return "hidden value" if stored == plain else "unexplained"
