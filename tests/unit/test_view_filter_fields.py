"""Field by field: what a view may read stands on a screen, and what it may not changes no screen.

A saved game with one value changed is looked at through the game's own screens.
"""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from engine_program import Program, make_data
from field_screens import ATTRIBUTES, SCREENS
from ui_script import keys, play

from cm9798.files.s16 import Save, read_save, write_save
from cm9798.records.all_records import RECORDS
from cm9798.records.kinds import Visibility

SHOWN = (Visibility.SHOWN, Visibility.IN_WORDS)
CONTRACTS = Path(__file__).parents[2] / "docs/contracts.md"
OPEN = [*keys("l", "2"), "wait Manager's Office"]
VISITS = {
    "Manager's Office": [],
    "Player Profile": [*keys("s", "Enter"), "wait Player Profile"],
    "Player Dealings": [*keys("s", "Enter", "Enter"), "wait Player Dealings"],
    "Squad": [*keys("s"), "wait Squad"],
    "Club Information": [*keys("i"), "wait Club Information"],
    "Finances": [*keys("x"), "wait Finances"],
    "Board Confidence": [*keys("d"), "wait Board Confidence"],
    "League Table": [*keys("l"), "wait League Table"],
    "Team Selection": [*keys("t"), "wait Team Selection"],
    "Shortlist": [*keys("k"), "wait Shortlist"],
    "Competitions": [*keys("p"), "wait Competitions"],
    "Competition": [*keys("p", "Enter"), "wait Competition"],
    "Fixtures": [*keys("f"), "wait Fixtures"],
    "News": [*keys("n"), "wait News"],
    "Manager History": [*keys("h"), "wait Manager History"],
    "Transfer Market": [*keys("m"), "wait Transfer Market"],
    "Transfer Offers": [*keys("b"), "wait Transfer Offers"],
}


@pytest.mark.parametrize("record", sorted(RECORDS))
def test_every_shown_field_has_a_screen(record: str) -> None:
    """The table names a screen for exactly the fields that a view may read; everything else is hidden."""
    shown = {name for name, field in RECORDS[record].fields.items() if field.visibility in SHOWN}
    assert set(SCREENS[record]) == shown


def test_screens_of_the_table_are_the_games() -> None:
    """Every title in the table is one of the contract's."""
    titles = set(re.findall(r"^\| [a-z ]+ \| `([^`]+)` \|", CONTRACTS.read_text(), re.MULTILINE))
    assert {title for fields in SCREENS.values() for title in fields.values()} <= titles


@pytest.fixture(scope="module")
def played(engine: object, tmp_path_factory: pytest.TempPathFactory) -> Program:
    """A game in slot 1, and after nine matches in slot 3; slot 2 is for changed ones."""
    directory = tmp_path_factory.mktemp("fields")
    make_data(directory)
    program = Program(directory)
    program.new()
    program.json("--slot", 1, "play", "--matches", 9, "--save", 3)
    return program


@pytest.fixture(scope="module")
def before(played: Program) -> dict[str, tuple[str, ...]]:
    """The texts of every screen of the unchanged game."""
    return texts_of(played, read_save(played.directory, 3), *VISITS)


def texts_of(program: Program, save: Save, *titles: str) -> dict[str, tuple[str, ...]]:
    """The texts of screens of a save, by title."""
    write_save(program.directory, 2, save)
    steps = list(OPEN)
    for title in titles:
        steps += [*VISITS[title], "dump", *_back(title)]
    return {title: screen.texts for title, screen in zip(titles, play(program, steps), strict=True)}


def _back(title: str) -> list[str]:
    """To the office: as many steps back as there were forward."""
    deep = {"Manager's Office": 0, "Player Profile": 2, "Player Dealings": 3, "Competition": 2}.get(title, 1)
    return [*keys(*["Esc"] * deep), "wait Manager's Office"]


def changed(save: Save, record: str, index: int, **values: Any) -> Save:
    """The save with some fields of one record changed."""
    table = np.frombuffer(bytearray(_bodies(save, record)), RECORDS[record].dtype)
    for name, value in values.items():
        table[index][name] = value
    return _with(save, record, table.tobytes())


def _bodies(save: Save, record: str) -> bytes:
    if record in save.tables:
        return save.tables[record].bodies
    return bytes(getattr(save.general, GENERAL[record]))


def _with(save: Save, record: str, bodies: bytes) -> Save:
    if record in save.tables:
        table = replace(save.tables[record], bodies=bodies)
        return replace(save, tables={**save.tables, record: table})
    return replace(save, general=replace(save.general, **{GENERAL[record]: bodies}))


GENERAL = {"fixture": "fixtures", "news": "news", "career": "careers", "world": "world"}
# Values that say something else than the game's; others become one more.
VALUES: dict[str, dict[str, Any]] = {
    "player": {
        "plays": 100, "discontent": 90, "wants_away": 1, "recent_ratings": (1, 1, 1, 1, 1), "morale": 0,
        "positions": 2, "sides": 1, "birth": (1, 1, 60), "expires": (30, 6, 101), "bonuses": (1, 1, 1, 1, 1),
        "clauses": (1, 1, 1, 1, 1, 0), "transfer_status": 2, "work_permit": 1, "asking_price": 77.0,
        "condition": 33, "recovery": 33, "injury_type": 1, "domestic_ban": 2,
    },
    "club": {
        "last_division": 255, "expected_position": 1, "in_trouble": 1, "sheet_tactic": 3, "position": 19,
        "crowd_total": 77_777,
    },
    "manager": {"board_confidence": 1, "tactic": 2, "status": 1, "since": (1, 1, 60)},
    "competition": {},
    "fixture": {"date": (1, 1, 98), "attendance": 7_777},
    "news": {"date": (1, 8, 97), "kind": 102},
    "career": {"since": (1, 1, 60)},
}  # fmt: skip
# Fields that only together with others make a sound game, or that another state of the game shows; the
# screens' own tests compare those with the view.
TOGETHER = {
    "player": {"nation", "club", "joined", "loan_club", "injury_days", "european_ban"},
    "club": {"nation", "manager", "division", "squad", "squad_count", "shortlist", "form", "honours", "cups",
             "sheet_players", "sheet_captain", "sheet_penalties", "sheet_free_kicks", "sheet_corners",
             "sheet_cells"},
    "manager": {"club", "human"},
    "fixture": {"home", "away", "competition", "played", "round", "leg", "extra_time", "home_penalties",
                "away_penalties", "neutral", "decided"},
    "news": {"club", "other_club", "player", "amount", "fixture"},
    "career": {"manager", "club", "until", "how"},
}  # fmt: skip


def places(save: Save) -> dict[str, int]:
    """The record that the screens show first: own club, first player, manager, last match, ..."""
    world = RECORDS["world"].table(save.general.world)[0]
    human = int(world["humans"][0])
    club = int(RECORDS["manager"].table(save.tables["manager"].bodies)[human]["club"])
    clubs = RECORDS["club"].table(save.tables["club"].bodies)
    fixtures = RECORDS["fixture"].table(save.general.fixtures)
    own = (fixtures["home"] == club) | (fixtures["away"] == club)
    careers = RECORDS["career"].table(save.general.careers)
    return {
        "player": int(clubs[club]["squad"][0]),
        "club": club,
        "manager": human,
        "fixture": int(np.flatnonzero(own & (fixtures["played"] == 1))[-1]),
        "news": len(save.general.news) // RECORDS["news"].size - 1,
        "career": int(np.flatnonzero(careers["manager"] == human)[-1]),
    }


ALONE = [
    pytest.param(record, field, id=f"{record}.{field}")
    for record in TOGETHER
    for field in SCREENS[record]
    if field not in TOGETHER[record]
]


@pytest.mark.parametrize(("record", "field"), ALONE)
def test_shown_field_changes_its_screen(
    played: Program, before: dict[str, tuple[str, ...]], record: str, field: str
) -> None:
    """With another value in the save, the screen that the table names says something else."""
    save = read_save(played.directory, 3)
    index, title = places(save)[record], SCREENS[record][field]
    now = RECORDS[record].table(_bodies(save, record))[index][field]
    value = VALUES[record].get(field)
    if value is None:
        value = int(now) - 1 if field in ATTRIBUTES and int(now) == 20 else now + 1
    other = changed(save, record, index, **{field: value})
    assert texts_of(played, other, title)[title] != before[title]


def test_hidden_fields_change_no_screen(played: Program, before: dict[str, tuple[str, ...]]) -> None:
    """Every observer-only field of every player, club, manager, match and competition, all at once."""
    save, count = read_save(played.directory, 3), 0
    for record in ("player", "club", "manager", "competition", "fixture", "news"):
        table = np.frombuffer(bytearray(_bodies(save, record)), RECORDS[record].dtype)
        for name, field in RECORDS[record].fields.items():
            if field.visibility is Visibility.OBSERVER_ONLY and name not in DIVISIONS:
                count += 1
                table[name] = LINKS.get(name, _other(table[name]))
        save = _with(save, record, table.tobytes())
    after = texts_of(played, save, *VISITS)
    assert count > 60
    assert after == before


LINKS = {"runner_up": 8, "first_leg": 0}  # to a club and to a match that exist
DIVISIONS = ("tier",)  # a division is known by its place: no other value makes a sound game


def _other(column: np.ndarray) -> np.ndarray:
    """Other values that are sound: no attribute above 20, no link to what does not exist."""
    if column.dtype.kind == "f":
        return column + 1
    return np.where(column == 0, 1, column - 1).astype(column.dtype)
