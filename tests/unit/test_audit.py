"""The audit of stored turns: a whole run is clean, and every way of leaking that was planted is found."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from run_parts_fakes import TOOLS, parts, started

from harness.audit.finding import Audit
from harness.audit.hidden_names import HIDDEN_NAMES, hidden_keys
from harness.audit.walk import audit_run
from harness.clock import FakeClock
from harness.game.fake import FakeGame
from harness.game.fake_desk import Asking
from harness.handlers import handlers_of
from harness.spine import events as ev
from harness.spine.coordinator import Coordinator
from harness.store.fake import MemoryEventLog
from harness.tools.catalogue import BY_NAME
from harness.tools.outcome import Answer, Outcome, ToolContext

ASKS: dict[int, tuple[Asking, ...]] = {1: ("question",), 2: ("offer",)}


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> MemoryEventLog:
    """A run of two matches with reviews, a question and an offer, played by the assistant."""
    kept = MemoryEventLog("b-01", FakeClock().now)
    made = parts(Path(tmp_path_factory.mktemp("audit")), FakeGame(asks=ASKS))
    asyncio.run(Coordinator(kept, handlers_of(made), FakeClock()).play(started(2)))
    return kept


def audited(log: MemoryEventLog, events: Sequence[ev.StoredEvent] | None = None) -> Audit:
    return audit_run(log.load() if events is None else events, log.snapshots.get, frozenset(TOOLS))


def changed(log: MemoryEventLog, kind: type[ev.Event], **values: Any) -> list[ev.StoredEvent]:
    """The log with the last event of a kind changed."""
    events = log.load()
    at = max(n for n, stored in enumerate(events) if isinstance(stored.event, kind))
    new = events[at].event.model_copy(update=values)
    return [*events[:at], events[at].model_copy(update={"event": new}), *events[at + 1 :]]


def test_audit_of_a_played_run_finds_nothing(log: MemoryEventLog) -> None:
    """All its turns and answers were looked at."""
    found = audited(log)
    events = [stored.event for stored in log.load()]
    assert found.findings == ()
    assert found.turns == sum(isinstance(event, ev.TurnOpened) for event in events) >= 9
    assert found.answers == sum(isinstance(event, ev.ToolAnswered) for event in events) > 40


def test_audit_finds_a_hidden_value_in_an_answer(log: MemoryEventLog) -> None:
    """Once by the key's name, once because the text does not follow from what could be seen."""
    found = audited(log, changed(log, ev.ToolAnswered, answer={"done": "turn ended", "potential": 171}))
    assert {finding.why for finding in found.findings} == {"hidden name", "unexplained"}
    assert "171" in found.findings[-1].excerpt


def test_audit_finds_a_hidden_value_in_a_briefing(log: MemoryEventLog) -> None:
    """Without any name: a number more is enough."""
    opened = [s.event for s in log.load() if isinstance(s.event, ev.TurnOpened)][-1]
    found = audited(log, changed(log, ev.TurnOpened, briefing=opened.briefing + "Rumour: 154.\n"))
    (finding,) = found.findings
    assert (finding.what, finding.why) == ("briefing", "unexplained")
    assert finding.excerpt.endswith("Rumour: 154.\n")


async def test_audit_finds_an_order_by_a_hidden_value(
    log: MemoryEventLog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tool that lists the squad by ability says no hidden number, and is found all the same."""
    honest = BY_NAME["get_squad"]

    def leaking(arguments: Any, context: ToolContext) -> Outcome:
        answer = honest.decide(arguments, context)
        assert isinstance(answer, Answer)
        data: Any = dict(json.loads(json.dumps(answer.data)))
        abilities = context.view.players._snapshot.players["ability"]  # type: ignore[attr-defined]  # the leak
        data["players"].sort(key=lambda row: -int(abilities[row["id"]]))
        return Answer(data)

    monkeypatch.setitem(BY_NAME, "get_squad", replace(honest, decide=leaking))
    kept = MemoryEventLog("b-01", FakeClock().now)
    await Coordinator(kept, handlers_of(parts(tmp_path, FakeGame())), FakeClock()).play(started(1))
    found = audited(kept)
    assert {(finding.what, finding.why) for finding in found.findings} == {("get_squad", "hidden value")}


def test_audit_without_a_snapshot_says_so(log: MemoryEventLog) -> None:
    """What cannot be looked at is no clean turn."""
    found = audit_run(log.load(), lambda _snapshot: None, frozenset(TOOLS))
    assert {finding.why for finding in found.findings} == {"no snapshot"}
    assert len(found.findings) == found.turns


def test_hidden_names_are_found_at_any_depth() -> None:
    """As keys; a name that a screen shows too is none."""
    assert list(hidden_keys({"a": [{"Ability": 3}], "form": 1})) == ["Ability"]
    assert {"ability", "potential", "consistency", "reputation"} <= HIDDEN_NAMES
