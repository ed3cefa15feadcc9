"""No hidden state in the engine: whatever a day needs stands in the records that are saved."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from engine_program import GAME, Program

# Statics that hold nothing from one call to the next, or only what is found anew: each with the reason.
SCRATCH = {
    "arena.c": "where the block lies in this machine's memory",
    "attributes.c": "the weights of a role, found from a constant table",
    "club_names.c": "an index of names while data files are read",
    "data_load.c": "the file that is being read",
    "db1.c": "the field that is being read",
    "europe.c": "candidates of one draw",
    "extra_names.c": "the file of names, read anew each summer",
    "history_file.c": "the file of past seasons, read when a game begins",
    "internationals.c": "call-ups of the day that is looked at",
    "load.c": "the file that is being read",
    "match_balance.c": "kept from minute to minute of one match, and forgotten when a game is loaded",
    "match_day.c": "a match of two of the game's own managers, played at once",
    "player_history.c": "marks of one summer",
    "save.c": "the file that is being written",
    "save_commit.c": "the index that is being written",
    "sheet_pick.c": "the choice of one team",
    "turnover.c": "tables of one summer",
    "youth.c": "places of one summer",
}
STATIC = re.compile(r"^\s*static (?!const)[^()=;]*(?:\[[^;]*)?(?:;|=)", re.MULTILINE)


def test_statics_of_the_engine_are_the_known_ones() -> None:
    """A new static that is not constant must say here why it is no state of the game."""
    files = sorted((GAME / "engine").glob("*.c"))
    with_static = {path.name for path in files if STATIC.search(_code(path))}
    assert with_static == set(SCRATCH)


def _code(path: Path) -> str:
    """The file without tables of constants, whose pointers are not const themselves."""
    return re.sub(r"^\s*static const[^;]*?=", "", path.read_text(encoding="ascii"), flags=re.MULTILINE)


@pytest.mark.parametrize("pick", ["strongest", "careless"])
def test_season_with_a_load_at_every_step_is_the_same(game: Program, pick: str) -> None:
    """Saved and loaded after every day and before every kick-off: equal byte for byte."""
    season = ("--slot", 1, "play", "--season", "--patient", "--pick", pick)
    game.json(*season, "--save", 2)
    game.json(*season, "--reload", 7, "--save", 3)
    assert game.saved(2) == game.saved(3)
