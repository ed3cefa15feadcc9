"""What is read from memory and what is read from a game saved at that stop are the same, field by field."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import oracle_save
import pytest
import pytest_asyncio
from game_files import game_directory
from real_game import to_match_day

from cm9798.files.s16 import file_names, read_save, snapshot_of, write_save
from cm9798.records.all_records import RECORDS
from cm9798.snapshot import TABLES, Snapshot, names_of, tables_of
from harness.game.dos_game import DosGame

pytestmark = pytest.mark.emulator
START, SAVED = 1, 5


@dataclass(frozen=True, slots=True)
class Stop:
    """A match day of the real game in DOSBox: memory decoded, and the game saved at the same stop."""

    directory: Path
    memory: Snapshot
    saved: Snapshot


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def stop(tmp_path_factory: pytest.TempPathFactory) -> Stop:
    """One match played, then saved through the game's own screen."""
    parent = tmp_path_factory.mktemp("save_equals_memory")
    directory = game_directory(parent, "smoke-v1")
    game = DosGame("save-equals-memory", directory, parent)
    try:
        await game.start()
        await game.load(START)
        await to_match_day(game)
        await game.kick_off()
        await game.resume_match(to_the_end=True)
        await game.save(SAVED)
        memory = await game.snapshot()
    finally:
        await game.stop()
    return Stop(directory, memory, snapshot_of(read_save(directory, SAVED)))


@pytest.mark.parametrize(
    ("table", "field"), [pytest.param(t, f, id=f"{t}.{f}") for t in TABLES for f in RECORDS[t].fields]
)
def test_field_in_memory_and_save(stop: Stop, table: str, field: str) -> None:
    """A declared field has the same value in every record of both."""
    memory, saved = (tables_of(snapshot)[table][field] for snapshot in (stop.memory, stop.saved))
    assert memory.tolist() == saved.tolist()


def test_strings_in_memory_and_save(stop: Stop) -> None:
    """The strings that memory's addresses point to are the save's strings."""
    assert names_of(stop.memory) == names_of(stop.saved)


def test_match_was_played(stop: Stop) -> None:
    """The comparison is of a game with results, ratings, news and moves, not of empty tables."""
    assert int(stop.memory.fixtures["played"].sum()) == 46  # a round of all four divisions
    assert int(stop.memory.players["apps"].sum()) >= 220
    assert len(stop.memory.news) > 0
    assert len(stop.memory.transfers) > 0
    assert len(stop.memory.careers) > 0
    assert int(stop.memory.match["phase"]) == 4


def test_table_by_oracle(stop: Stop) -> None:
    """The league table in memory is what a separate reader finds in the save, and what results add up to."""
    table = oracle_save.league_table(stop.directory, SAVED)
    assert table == oracle_save.league_table_from_results(stop.directory, SAVED)
    points = {
        name[0]: int(value)
        for name, value in zip(stop.memory.club_names, stop.memory.clubs["points"], strict=True)
    }
    assert {line.club: line.points for line in table} == {line.club: points[line.club] for line in table}
    assert sum(line.won for line in table) == sum(line.lost for line in table)
    assert all(line.points == 3 * line.won + line.drawn for line in table)


def test_save_of_the_game_written_again(stop: Stop, tmp_path: Path) -> None:
    """Read and written again, the game's own files keep every byte: string addresses are canonical."""
    write_save(tmp_path, SAVED, read_save(stop.directory, SAVED))
    for name in file_names(SAVED):
        assert (tmp_path / name).read_bytes() == (stop.directory / name).read_bytes()
