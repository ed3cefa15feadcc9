"""What the game makes of a generated world: a season on the host build looks like a real league's."""

from __future__ import annotations

import subprocess
from pathlib import Path

import numpy as np
import oracle_save
import pytest
from game_files import BUILD

from cm9798.files.s16 import read_save, snapshot_of
from cm9798.touchline98.world import __main__ as command

START, END = 1, 2


@pytest.fixture(scope="module", params=[11, 12, 13])
def season(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game directory with a new game of a generated world in slot 1 and its season's end in slot 2."""
    directory = tmp_path_factory.mktemp("season")
    command.main(["--size", "default", "--seed", str(request.param), "--output", str(directory)])
    person = ["--first", "Ann", "--second", "Lee", "--club-rank", "10"]
    _play(directory, "new", *person, "--game", "1", "--slot", str(START))
    _play(directory, "--slot", str(START), "play", "--season", "--save", str(END))
    return directory


def _play(directory: Path, *arguments: str) -> None:
    command_line = [str(BUILD / "tl98-host"), "--dir", str(directory), *arguments]
    subprocess.run(command_line, check=True, capture_output=True, timeout=60)


def test_season_table_spread(season: Path) -> None:
    """Champion and last club have points as in real leagues of twenty clubs."""
    table = oracle_save.league_table(season, END)
    assert {line.played for line in table} == {38}
    assert 65 <= table[0].points <= 98
    assert 10 <= table[-1].points <= 42


def test_season_best_players_win(season: Path) -> None:
    """Points go with the ability of a club's eleven best players, though not without surprises."""
    snapshot = snapshot_of(read_save(season, START))
    clubs = [names[0] for names in snapshot.club_names]
    abilities, points = [], []
    for line in oracle_save.league_table(season, END):
        squad = snapshot.clubs[clubs.index(line.club)]["squad"]
        ability = np.sort(snapshot.players["ability"][squad[squad != 0xFFFF]])
        abilities.append(ability[-11:].mean())
        points.append(line.points)
    assert 0.5 < np.corrcoef(abilities, points)[0, 1] < 0.99


def test_season_table_counted_twice(season: Path) -> None:
    """The table in the club records is the one that the results add up to."""
    assert oracle_save.league_table(season, END) == oracle_save.league_table_from_results(season, END)
