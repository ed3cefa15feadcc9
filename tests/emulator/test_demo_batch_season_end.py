"""The end of a season in real DOSBox, from a start save one match before it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from engine_program import Program
from game_files import game_directory
from oracle_save import league_table
from short_batch import short_batch

from cm9798.files.s16 import read_save, snapshot_of
from harness.batch_player import Workers, play_batch
from harness.freezing.benchmark import Period
from harness.freezing.lineup import Entry
from harness.spine import events as ev
from harness.store.database import open_database
from harness.store.reading import read_events
from scoring.results import results

pytestmark = pytest.mark.emulator
ASSISTANT = Entry(name="Assistant", channel="policy", model="assistant")
MATCHES_A_SEASON = 38


def to_the_last_league_match(start: Path) -> None:
    """Play on in slot 1 until the manager's club has one league match left."""
    matches = MATCHES_A_SEASON - 1
    while matches:
        Program(start).output("--slot", 1, "play", "--patient", "--matches", matches)
        state = snapshot_of(read_save(start, 1))
        matches = MATCHES_A_SEASON - 1 - int(state.clubs[state.human_club]["played"])


def stops_in(log: list[ev.Event]) -> list[str]:
    """The stops in order, without those that only ask."""
    kinds = [event.kind for event in log if isinstance(event, ev.StopReached)]
    return [kind for kind in kinds if kind not in ("question", "offer")]


async def played(folder: Path, period: Period) -> tuple[dict[str, Any], list[ev.Event], Path]:
    """The batch's result, the run's log and its game directory."""
    start = game_directory(folder / "start", "smoke-v1")
    to_the_last_league_match(start)
    url = f"sqlite:///{folder / 'dugout.db'}"
    database = open_database(url)
    try:
        batch = short_batch(database, folder, [ASSISTANT], period, start).batch
        (end,) = await play_batch(Workers(url, batch, folder / "runs"), [f"{batch}-1"], 1, lambda _told: None)
        assert end.exit_code == 0, end
        with database.read() as connection:
            log = [stored.event for stored in read_events(connection, f"{batch}-1")]
        (entry,) = results(database, batch)["entries"]
    finally:
        database.close()
    return entry, log, folder / "runs" / batch / f"{batch}-1" / "game"


async def test_run_of_a_season_is_saved_at_its_end(tmp_path: Path) -> None:
    """One season is complete; the save made there holds the final table that the result counts."""
    entry, log, game = await played(tmp_path, Period(seasons=1))
    stops = stops_in(log)
    assert stops[:4] == ["match_day", "half_time", "minute_70", "full_time"]
    assert stops.count("season_end") == 1
    assert stops[-1] == "season_end"  # cup matches may come before it
    kinds = [event.kind for event in log if isinstance(event, ev.TurnOpened)]
    assert (kinds[-1], kinds.count("season_review")) == ("season_review", 1)
    assert (entry["seasons_completed"], entry["stop_reason"]) == (1, "period_complete")
    table = league_table(game, slot=2)
    assert all(line.played == MATCHES_A_SEASON for line in table)
    assert entry["league_points"] in {line.points for line in table}


async def test_run_goes_on_into_the_next_season(tmp_path: Path) -> None:
    """Two matches across the end of a season: the second is the new season's first."""
    entry, log, game = await played(tmp_path, Period(matches=2))
    assert stops_in(log).count("season_end") == 1
    seasons = [event.season for event in log if isinstance(event, ev.SnapshotTaken)]
    assert sorted(set(seasons)) == [1997, 1998]
    assert entry["stop_reason"] == "period_complete"
    assert {line.played for line in league_table(game, slot=2)} == {1}
