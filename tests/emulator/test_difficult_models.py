"""Difficult models in real DOSBox: every safeguard, and malformed calls, over HTTP as any model plays."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from difficult_models import confused, nonsense_of, stubborn
from game_files import game_directory
from scripted_endpoint import serve_script
from short_batch import BENCHMARK, short_batch

from cm9798.files.s16 import read_save, snapshot_of, write_save
from cm9798.records.player import PLAYER
from cm9798.team_sheet import STARTERS
from cm9798.view_filter import own_sheet
from harness.batch_player import Workers, play_batch
from harness.freezing.benchmark import Period
from harness.freezing.lineup import Entry
from harness.models.scripted import Script
from harness.spine import events as ev
from harness.store.compare import replay_run
from harness.store.database import open_database
from harness.store.reading import read_events
from scoring.results import results

pytestmark = [pytest.mark.emulator, pytest.mark.timeout(240)]
SLOT, SHIRT = 1, 6
BAN = PLAYER.fields["domestic_ban"].kind.offset


@dataclass(frozen=True, slots=True)
class Played:
    """One match of one model."""

    entry: dict[str, Any]  # of the batch's results
    log: list[ev.Event]
    replayed: bool

    @property
    def kinds(self) -> dict[int, str]:
        """The kind of each turn, by its number."""
        return {turn.turn: turn.kind for turn in self.of(ev.TurnOpened)}

    def of(self, kind: type[ev.Event]) -> list[Any]:
        """The events of a kind, in order."""
        return [event for event in self.log if isinstance(event, kind)]


def suspended(folder: Path) -> tuple[Path, list[int]]:
    """The benchmark's start save with the player of one shirt banned: its folder, and the eleven."""
    start = game_directory(folder, BENCHMARK)
    save = read_save(start, SLOT)
    eleven = own_sheet(snapshot_of(save)).players[:STARTERS]
    table = save.tables["player"]
    bodies = bytearray(table.bodies)
    bodies[eleven[SHIRT - 1] * PLAYER.size + BAN] = 3
    tables = {**save.tables, "player": replace(table, bodies=bytes(bodies))}
    write_save(start, SLOT, replace(save, tables=tables))
    return start, list(eleven)


async def play(folder: Path, name: str, script: Script, start: Path | None = None) -> Played:
    """One league match in a worker of its own."""
    url = f"sqlite:///{folder / 'dugout.db'}"
    database = open_database(url)
    try:
        async with serve_script(script) as base_url:
            entry = Entry(name=name, channel="openai", model="scripted", base_url=base_url)
            batch = short_batch(database, folder, [entry], Period(matches=1), start).batch
            run = f"{batch}-1"
            (end,) = await play_batch(Workers(url, batch, folder / "runs"), [run], 1, lambda _told: None)
        assert end.exit_code == 0, end
        with database.read() as connection:
            log = [stored.event for stored in read_events(connection, run)]
        (result,) = results(database, batch)["entries"]
        return Played(result, log, replay_run(database, run).identical)
    finally:
        database.close()


@dataclass(frozen=True, slots=True)
class Both:
    """The two models' matches, played side by side; the eleven of the start save, one of them suspended."""

    stubborn: Played
    confused: Played
    eleven: list[int]


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Both:
    """One real match each."""
    folder = tmp_path_factory.mktemp("difficult")
    start, eleven = suspended(folder / "start")
    for name in ("stubborn", "confused"):
        (folder / name).mkdir()

    async def matches() -> tuple[Played, Played]:
        return await asyncio.gather(
            play(folder / "stubborn", "Stubborn", stubborn, start),
            play(folder / "confused", "Confused", confused),
        )

    return Both(*asyncio.run(matches()), eleven)


def test_each_safeguard_and_the_replacement_act_once(both: Both) -> None:
    """Five fallbacks up to one match, each for its reason; reads repeated three times close nothing."""
    played = both.stubborn
    kinds = played.kinds
    assert [(kinds[taken.turn], taken.reason) for taken in played.of(ev.FallbackTaken)] == [
        ("monthly_review", "repeated_call"),
        ("before_match", "no_tool_call"),
        ("correction", "too_many_calls"),
        ("correction", "invalid_sheet_replaced"),
        ("half_time", "repeated_call"),
    ]
    assert played.entry["fallbacks"] == 5
    assert [kind for kind in kinds.values() if kind != "question"] == [
        *("monthly_review", "before_match", "correction", "half_time", "minute_70")
    ]
    assert (played.entry["matches_played"], played.entry["stop_reason"]) == (1, "period_complete")
    assert played.replayed


def test_replacement_changes_the_suspended_player_alone(both: Both) -> None:
    """The game's refusal names the suspension; ten of the eleven stay in their shirts, and it kicks off."""
    played = both.stubborn
    refusals = [event.reasons for event in played.of(ev.KickOffRefused)]
    assert len(refusals) == 2
    assert all(reason.endswith(" is suspended.") for (reason,) in refusals)
    (written,) = played.of(ev.TeamSheetWritten)
    assert both.eleven[SHIRT - 1] not in written.players
    assert len(set(written.players[:STARTERS])) == STARTERS
    kept = [old == new for old, new in zip(both.eleven, written.players[:STARTERS], strict=True)]
    assert kept.count(False) == 1
    (half_time,) = [turn for turn, kind in played.kinds.items() if kind == "half_time"]
    (changed,) = [said for said in played.of(ev.GameAnswered) if said.turn == half_time]
    assert changed.confirmed  # of the tactic that was changed, then repeated


def test_malformed_calls_are_refused_and_the_game_goes_on(both: Both) -> None:
    """Each is told what is wrong, as the game words it where it can; the turn ends when the model says so."""
    played = both.confused
    tried = {turn: kind for turn, kind in played.kinds.items() if kind in ("before_match", "half_time")}
    assert len(tried) == 2
    for turn, kind in tried.items():
        answers = [answer for answer in played.of(ev.ToolAnswered) if answer.turn == turn]
        squad, *rest = answers
        wrong = [answer for answer in rest if answer.call_id.startswith("wrong_")]
        expected = nonsense_of(kind, squad.answer["players"])
        assert len(wrong) == len(expected) > 5
        for answer, call in zip(wrong, expected, strict=True):
            assert not answer.accepted, call
            assert call.words in json.dumps(answer.answer, ensure_ascii=False), (call.words, answer.answer)
            assert len(json.dumps(answer.answer)) < 2000
        assert [answer.accepted for answer in rest if answer not in wrong] == [True, True]
    assert played.of(ev.FallbackTaken) == []
    assert {closed.reason for closed in played.of(ev.TurnClosed)} == {"end_turn"}
    assert (played.entry["matches_played"], played.entry["stop_reason"]) == (1, "period_complete")
    assert played.replayed


def test_malformed_calls_leave_the_team_sheet_as_it_was(both: Both) -> None:
    """The one sheet that was written is the sensible one: the eleven as before, another tactic."""
    (written,) = both.confused.of(ev.TeamSheetWritten)
    looked = next(a for a in both.confused.of(ev.ToolAnswered) if a.tool == "get_squad")
    squad: Sequence[dict[str, Any]] = looked.answer["players"]
    before = {row["shirt"]: row["id"] for row in squad if "shirt" in row}
    assert list(written.players[:11]) == [before[shirt] for shirt in range(1, 12)]
    assert written.tactic == 3
