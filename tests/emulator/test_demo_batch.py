"""The demo batch in real DOSBox processes, as an operator plays it: `dugout run lineups/demo.toml --json`."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from dataclasses import dataclass
from functools import reduce
from pathlib import Path
from typing import Any

import pytest
from dugout_command import Dugout
from oracle_save import league_table, league_table_from_results

from harness.freezing.frozen import FrozenBatch, load_frozen
from harness.spine import events as ev
from harness.spine.evolve import evolve
from harness.spine.next_effects import next_effects
from harness.spine.state import RunState
from harness.store.database import open_database
from harness.store.queries import runs_of
from harness.store.reading import read_events

pytestmark = pytest.mark.emulator
MATCHES = 6
IN_A_MATCH = ("before_match", "half_time", "minute_70")


@dataclass(frozen=True, slots=True)
class Played:
    """The batch after it was played."""

    dugout: Dugout
    document: dict[str, Any]
    progress: str
    frozen: FrozenBatch
    events: dict[str, list[ev.Event]]  # by run

    def game(self, run: str) -> Path:
        """A run's game directory."""
        return self.dugout.runs / self.frozen.batch / run / "game"


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """One real batch for all tests of this file."""
    dugout = Dugout(tmp_path_factory.mktemp("demo"))
    done = dugout("run", "lineups/demo.toml", "--json")
    assert done.returncode == 0, done.stderr
    document = json.loads(done.stdout)
    database = open_database(dugout.database)
    frozen = load_frozen(database, document["batch"])
    with database.read() as connection:
        events = {
            run.run: [stored.event for stored in read_events(connection, run.run)] for run in frozen.runs
        }
    assert all(run.state == "ended" for run in runs_of(database, frozen.batch))
    database.close()
    return Played(dugout, document, done.stderr, frozen, events)


def turns_of(played: Played, name: str) -> Counter[str]:
    """How many turns of each kind an entry's run had."""
    run = next(run.run for run in played.frozen.runs if run.entry.name == name)
    return Counter(event.kind for event in played.events[run] if isinstance(event, ev.TurnOpened))


def test_demo_batch_gives_a_result_for_each_entry(played: Played) -> None:
    """Six league matches each, every turn opened, fallbacks at questions and offers alone."""
    entries = played.document["entries"]
    assert {entry["name"] for entry in entries} == {"Assistant", "Careless"}
    assert sorted(entry["rank"] for entry in entries) in ([1, 2], [1, 1])
    for entry in entries:
        assert entry["matches_played"] == MATCHES
        matches = MATCHES + entry["cup_matches_played"]
        kinds = turns_of(played, entry["name"])
        assert entry["turns"] == sum(kinds.values())
        assert {kind: kinds[kind] for kind in IN_A_MATCH} == dict.fromkeys(IN_A_MATCH, matches)
        assert kinds["monthly_review"] >= 2
        assert set(kinds) <= {*IN_A_MATCH, "monthly_review", "question"}
        assert entry["restores"] == 0
        assert entry["stop_reason"] == "period_complete"
        assert entry["points"] == entry["league_points"] <= 3 * MATCHES
    assert played.document["references"] == []
    taken = [event for log in played.events.values() for event in log if isinstance(event, ev.FallbackTaken)]
    assert {event.reason for event in taken} <= {"question_first_choice"}
    assert len(taken) == sum(entry["fallbacks"] for entry in entries)


def test_demo_batch_shows_progress_on_stderr_as_plain_lines(played: Played) -> None:
    """Where stderr is no terminal: one line a stop, nothing of it on stdout."""
    lines = played.progress.splitlines()
    assert sum(line.startswith("Assistant: ") for line in lines) >= 3 * MATCHES
    assert any("ended: period_complete" in line for line in lines)


def test_demo_batch_results_and_rescore_are_the_document_that_run_printed(played: Played) -> None:
    """One document, whoever prints it."""
    batch = played.frozen.batch
    assert played.dugout.document("results", batch) == played.document
    assert played.dugout.document("rescore", batch) == played.document


def test_demo_batch_replays_identically(played: Played) -> None:
    """Every stored row of every run is what its events say."""
    for run in played.events:
        replay = played.dugout.document("replay", run)
        assert replay["identical"], replay["differences"][:5]
        assert replay["events"] == len(played.events[run])


def test_demo_batch_log_has_a_state_and_a_next_step_at_every_prefix(played: Played) -> None:
    """Event by event as the run went on; folded at once it is the same, and nothing is due at its end."""
    for log in played.events.values():
        state = RunState()
        for event in log[:-1]:
            state = evolve(state, event)
            assert next_effects(state)
        state = evolve(state, log[-1])
        assert next_effects(state) == ()
        assert reduce(evolve, log, RunState()) == state
        assert len(state.history.reports) == sum(isinstance(event, ev.MatchReported) for event in log)


def test_demo_batch_is_clean_to_the_audit(played: Played) -> None:
    """Every turn and every answer of both runs."""
    audit = played.dugout.document("audit", played.frozen.batch)
    assert audit["clean"], audit
    for run in audit["runs"]:
        log = played.events[run["run"]]
        assert run["turns"] == sum(isinstance(event, ev.TurnOpened) for event in log)
        assert run["answers"] == sum(isinstance(event, ev.ToolAnswered) for event in log)


def test_demo_batch_that_has_ended_is_not_played_again(played: Played) -> None:
    """`run` on its id prints the same and appends nothing."""
    batch = played.frozen.batch
    assert played.dugout.document("run", batch) == played.document
    status = played.dugout.document("status", batch)
    assert status["state"] == "ended"
    assert [run["last_seq"] for run in status["runs"]] == [len(log) for log in played.events.values()]


def test_demo_batch_saves_are_what_the_log_says(played: Played) -> None:
    """Upper-case names; slot 1 is the batch's start save still, slot 2 has the hashes of GameSaved."""
    for run, log in played.events.items():
        game = played.game(run)
        assert all(path.name == path.name.upper() for path in game.iterdir())
        saved = next(event for event in log if isinstance(event, ev.GameSaved))
        start = {n: h for n, h in played.frozen.start_save.files.items() if n != "GAMESS16.IDX"}
        assert saved.slot == 2
        for name, sha256 in {**saved.files, **start}.items():
            assert hashlib.sha256((game / name).read_bytes()).hexdigest() == sha256, (run, name)


def test_demo_batch_table_is_what_a_simple_reader_finds_in_the_save(played: Played) -> None:
    """Points of the result, table of the save, and the sums of a league."""
    for run in played.frozen.runs:
        table = league_table(played.game(run.run), slot=2)
        assert table == league_table_from_results(played.game(run.run), slot=2)
        assert sum(line.won for line in table) == sum(line.lost for line in table)
        assert all(3 * line.won + line.drawn == line.points for line in table)
        entry = next(e for e in played.document["entries"] if e["name"] == run.entry.name)
        assert (entry["points"], MATCHES) in {(line.points, line.played) for line in table}


def test_demo_batch_guest_stands_still_during_turns(played: Played) -> None:
    """Guest RAM stays the same but for the team sheet, unless a change in play acted."""
    for run, log in played.events.items():
        checked = 0
        before, acted = "", False
        for event in log:
            match event:
                case ev.SnapshotTaken():
                    before, acted = event.ram_sha256, False
                case ev.GameAnswered():
                    acted = True
                case ev.TurnClosed() if not acted:
                    checked += 1
                    assert event.ram_sha256 == before, (run, event.turn)
        assert checked >= MATCHES


def test_run_of_an_unknown_batch_is_refused(played: Played) -> None:
    """One plain line on stderr, exit 2."""
    done = played.dugout("run", "smoke-v1-20000101-xxxx")
    assert done.returncode == 2
    assert "smoke-v1-20000101-xxxx" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
