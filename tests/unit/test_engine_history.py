"""PLHIST98.BIN and EXNMES.TXT in the game: what it takes from them, and what it says of bad ones."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from engine_program import Program
from ui_script import keys, play

from cm9798.files import career_history, extra_names, s16
from cm9798.files.career_history import CareerHistory
from cm9798.records.all_records import RECORDS
from cm9798.snapshot import Table

PERSON = ("--first", "A", "--second", "B", "--club-rank", 3, "--game", 1, "--slot", 2)
GOOD = b"\x01\x00\x07Lee,Ann\x04Eire\x069.8.70\x00\x00\x5f\x06Lorton\x03\x01\xff"


def seasons_of(save: s16.Save) -> Table:
    """The players' seasons in a saved game."""
    return RECORDS["history"].table(save.general.history)


def players_of(save: s16.Save) -> Table:
    """The players in a saved game."""
    return RECORDS["player"].table(save.tables["player"].bodies)


def test_history_in_a_new_game_is_the_files(game: Program) -> None:
    """Every season of the file is the right player's, at the right club."""
    save = s16.read_save(game.directory, 1)
    names = [strings[0] for strings in save.tables["club"].strings]
    told = {
        (p.first_name, p.second_name): p.seasons for p in career_history.read(game.directory / "PLHIST98.BIN")
    }
    found: Counter[tuple[str, str]] = Counter()
    for row in seasons_of(save):
        player = save.tables["player"].strings[row["player"]]
        season = told[player][found[player]]
        found[player] += 1
        where = (1900 + int(row["season"]), names[row["club"]], bool(row["on_loan"]))
        assert where == (season.year, season.club, season.on_loan)
        assert (row["apps"], row["goals"]) == (season.matches, season.goals)
    assert sum(found.values()) == sum(map(len, told.values()))


def test_history_grows_by_the_season_played(game: Program) -> None:
    """After a summer a man's figures of the season stand in his history; newcomers have none."""
    game.season(1, save=2)
    over = s16.read_save(game.directory, 2)
    game.output("--slot", 2, "play", "--matches", 1, "--save", 3)
    later = s16.read_save(game.directory, 3)
    before, after = players_of(over), players_of(later)
    newcomer = (before["birth"] != after["birth"]).any(axis=1)
    rows = seasons_of(later)
    last = rows[rows["season"] == 97]
    stayed = np.flatnonzero((before["apps"] > 0) & ~newcomer)
    assert len(stayed) > 300
    by_player = {int(row["player"]): row for row in last}
    for index in stayed.tolist():
        assert by_player[index]["apps"] == before["apps"][index]
        assert by_player[index]["goals"] == before["goals"][index]
    assert newcomer.any()
    assert not newcomer[rows["player"]].any()


def test_history_on_a_profile_is_the_newest_season_first(game: Program) -> None:
    """H changes between attributes and career; the career lists years, clubs, matches and goals."""
    steps = [
        *keys("l", "1"),
        "wait Manager's Office",
        *keys("s", "Enter"),
        "dump",
        "key h",
        "dump",
        "key h",
        "dump",
    ]
    attributes, career, again = play(game, steps)
    assert attributes == again
    years = career.column(350, 420, 120, 440)
    matches = career.column(560, 600, 120, 440)
    name = career.drawn[2].text
    told = next(
        p
        for p in career_history.read(game.directory / "PLHIST98.BIN")
        if f"{p.first_name} {p.second_name}" == name
    )
    assert [f"{s.year}/{(s.year + 1) % 100:02}" for s in reversed(told.seasons)] == list(years)
    assert [str(s.matches) for s in reversed(told.seasons)] == list(matches)


def test_history_of_somebody_unknown_is_left_out(game: Program) -> None:
    """A player whom the players' file lacks, or who was born on another day, has no row; the rest have."""
    path = game.directory / "PLHIST98.BIN"
    known = next(p for p in career_history.read(path) if p.seasons)
    namesake = CareerHistory(known.first_name, known.second_name, known.nation, "1.1.50", known.seasons)
    stranger = CareerHistory("No", "Body", known.nation, "1.1.70", known.seasons)
    path.write_bytes(career_history.encode([stranger, known, namesake]))
    game.output("new", *PERSON)
    save = s16.read_save(game.directory, 2)
    assert len(seasons_of(save)) == len(known.seasons)
    assert save.tables["player"].strings[seasons_of(save)[0]["player"]] == (
        known.first_name,
        known.second_name,
    )


@pytest.mark.parametrize("name", ["PLHIST98.BIN", "EXNMES.TXT"])
def test_history_without_its_file_is_none(game: Program, name: str) -> None:
    """Sets of data without these files are good for a game, too."""
    (game.directory / name).unlink()
    game.output("new", *PERSON)
    game.season(2, save=3)
    game.output("--slot", 3, "play", "--matches", 1, "--save", 3)


def test_extra_names_are_borne_by_youngsters(game: Program) -> None:
    """After a summer some newcomers have names of the list, in their own nation, and the save bears them."""
    names = dict.fromkeys(extra_names.read(game.directory / "EXNMES.TXT"), ("Zzyzx", "Qwertz"))
    (game.directory / "EXNMES.TXT").write_bytes(extra_names.encode(names))
    game.season(1, save=2)
    game.output("--slot", 2, "play", "--matches", 1, "--save", 3)
    before, after = (s16.read_save(game.directory, slot).tables["player"].strings for slot in (2, 3))
    newcomers = [new for old, new in zip(before, after, strict=True) if new != old]
    named = [second for _, second in newcomers if second in ("Zzyzx", "Qwertz")]
    assert 0.1 * len(newcomers) < len(named) < 0.6 * len(newcomers)


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        pytest.param("PLHIST98.BIN", GOOD[:-1], "it ends before its last player.", id="cut"),
        pytest.param("PLHIST98.BIN", b"", "it ends before its last player.", id="empty"),
        pytest.param("PLHIST98.BIN", GOOD + b"x", "it goes on behind its last player.", id="longer"),
        pytest.param(
            "PLHIST98.BIN", GOOD.replace(b"\x5f", b"\x8c"), "it has a season that cannot be.", id="2040"
        ),
        pytest.param(
            "PLHIST98.BIN",
            b"\x01\x00\x50" + b"L" * 80 + GOOD[10:],
            "a name in it is too long.",
            id="long-name",
        ),
        pytest.param(
            "PLHIST98.BIN",
            GOOD.replace(b"\x06Lorton", b"\x50" + b"L" * 80),
            "a club's name in it is too long.",
            id="long-club",
        ),
        pytest.param(
            "EXNMES.TXT", b"Eire\r\n" + b"K" * 35, "a name in it is too long.", id="long-extra-name"
        ),
        pytest.param("EXNMES.TXT", b"MZ\x90\0\3\0\n", "it is not a list of names.", id="no-text"),
        pytest.param(
            "EXNMES.TXT", b"A\nB\n\n" * 301, "it has more countries than there are.", id="countries"
        ),
        pytest.param(
            "EXNMES.TXT",
            b"Eire\n" + b"Keohan\n" * 20000,
            "more names than this game can hold.",
            id="too-many",
        ),
    ],
)
def test_history_file_that_is_damaged_is_named_on_the_screen(
    game: Program, name: str, content: bytes, words: str
) -> None:
    """New Game says which file is wrong and why, and lets nobody begin."""
    (game.directory / name).write_bytes(content)
    screen = play(game, [*keys("n"), "wait New Game", "dump", "key Esc", "wait Quit"])[0]
    (said,) = (text for text in screen.texts if text.startswith(name))
    assert said.endswith(words)
    result = game.result("new", *PERSON)
    assert result.returncode == 1
    assert said in result.stderr
