"""Worlds made by the generator."""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cache
from pathlib import Path

import pytest

from cm9798.files import db1
from cm9798.files.db1_fields import ATTRIBUTES
from cm9798.touchline98.world import __main__ as command
from cm9798.touchline98.world.generate import FILES, generate
from cm9798.touchline98.world.people import latin1
from cm9798.touchline98.world.sizes import FOREIGN_DIVISIONS, SIZES
from cm9798.touchline98.world.squads import ORDER
from cm9798.touchline98.world.team_rows import PSEUDO_CLUBS
from cm9798.touchline98.world.words import WORDS

COUNTS = [
    pytest.param("small", 480, 560, 20 + 4, id="small"),
    pytest.param("default", 3_700, 4_300, 92 + 52 + 66, id="default"),
    pytest.param("full", 20_000, 20_000, 2_300 - 5 - 41, id="full"),
]

CONTINENTS = {"Africa", "North America", "South America", "Europe", "Oceania"}


@cache
def world(size: str, seed: int = 1998) -> dict[str, db1.Db1Table]:
    files = generate(SIZES[size], seed).items()
    return {name: db1.decode(data, name) for name, data in files if name.endswith(".DB1")}


def _players(size: str) -> tuple[db1.Row, ...]:
    return world(size)["PLAYERS.DB1"].rows


def _teams(size: str) -> tuple[db1.Row, ...]:
    return world(size)["TMDATA.DB1"].rows


def _squads(size: str) -> dict[db1.Value, list[db1.Row]]:
    squads = defaultdict(list)
    for player in _players(size):
        squads[player["Current Club"]].append(player)
    return squads


@pytest.mark.parametrize(("size", "least", "most", "clubs"), COUNTS)
def test_world_counts(size: str, least: int, most: int, clubs: int) -> None:
    """Each size has its numbers of players and clubs, behind the pseudo-clubs and the nations."""
    teams = _teams(size)
    assert least <= len(_players(size)) <= most
    assert tuple(row["UK Long Name"] for row in teams[:5]) == PSEUDO_CLUBS
    nations = [row for row in teams if row["Nation"] in CONTINENTS]
    assert 30 <= len(nations) <= 50
    assert [row["Unique ID"] for row in nations] == list(range(5, 5 + len(nations)))
    assert len(teams) == 5 + len(nations) + clubs


def test_world_divisions() -> None:
    """The full world fills every division of the format with the number of clubs that the game expects."""
    found = Counter(row["Division"] for row in _teams("full"))
    foreign = {code: count for codes in FOREIGN_DIVISIONS.values() for code, count in codes.items()}
    expected = {"EPR": 20, "ED1": 24, "ED2": 24, "ED3": 24, "ENL": 52, **foreign}
    assert {code: found[code] for code in expected} == expected


@pytest.mark.parametrize("size", ["default", "full"])
def test_world_last_season(size: str) -> None:
    """Last season's places are 1..n once in each home division but the pool, whose last n were elsewhere."""
    for division in ("EPR", "ED1", "ED2", "ED3"):
        rows = [row for row in _teams(size) if row["Last Division"] == division]
        assert sorted(int(row["Last Position"]) for row in rows) == list(range(1, len(rows) + 1))
        assert len(rows) == (20 if division == "EPR" else 24)


@pytest.mark.parametrize("size", ["small", "default"])
def test_world_same_seed(size: str) -> None:
    """The same size and seed give the same bytes; another seed gives another world."""
    first = generate(SIZES[size], 7)
    assert first == generate(SIZES[size], 7)
    assert all(data != first[name] for name, data in generate(SIZES[size], 8).items())


@pytest.mark.parametrize("size", ["small", "default", "full"])
def test_world_names_unique(size: str) -> None:
    """No person's full name, no club's long or short name comes twice, and no name is one to avoid."""
    tables = world(size)
    people = [
        (row["First Name"], row["Second Name"])
        for row in (*tables["PLAYERS.DB1"].rows, *tables["MGDATA.DB1"].rows)
    ]
    clubs = [{row["UK Long Name"], row["UK Short Name"]} for row in tables["TMDATA.DB1"].rows]
    assert len(set(people)) == len(people)
    assert max(Counter(name for names in clubs for name in names).values()) == 1
    assert not WORDS.namesakes & {" ".join(map(str, name)) for name in people}
    assert not WORDS.avoided_towns & {str(row["City"]) for row in tables["TMDATA.DB1"].rows}


@pytest.mark.parametrize("size", ["small", "default", "full"])
def test_world_names_length(size: str) -> None:
    """Names fit screens: 19 letters a person's, 28 a club's, 16 its short one."""
    for player in _players(size):
        assert 2 <= len(str(player["First Name"])) <= 19
        assert 2 <= len(str(player["Second Name"])) <= 19
    for team in _teams(size):
        assert len(str(team["UK Long Name"])) <= 28
        assert len(str(team["UK Short Name"])) <= 16


@pytest.mark.parametrize("size", ["small", "default", "full"])
def test_world_references(size: str) -> None:
    """Every club and nation that a player or a manager names is a row, by its long name."""
    teams = {row["UK Long Name"]: row["Nation"] for row in _teams(size)}
    for player in _players(size):
        assert player["Nation"] in teams
        assert player["Current Club"] in teams
    for manager in world(size)["MGDATA.DB1"].rows:
        assert manager["Current Club"] in teams or manager["National Job"] in teams
    assert {team["Nation"] for team in _teams(size)[len(PSEUDO_CLUBS) :]} <= {*teams, *teams.values()}


@pytest.mark.parametrize("size", ["small", "default"])
def test_world_managers(size: str) -> None:
    """Every club has exactly one manager."""
    managed = Counter(row["Current Club"] for row in world(size)["MGDATA.DB1"].rows if row["Current Club"])
    clubs = {row["UK Long Name"] for row in _teams(size) if row["Stadium"]}
    assert managed == Counter(clubs)


def test_world_squads_complete() -> None:
    """A club of the first division has 22-26 players, three goalkeepers, and men for every line and side."""
    squads = _squads("default")
    for club in (row["UK Long Name"] for row in _teams("default") if row["Division"] == "EPR"):
        squad = squads[club]
        natural = {
            field: sum(player[field] == 2 for player in squad)
            for field in (
                "Goalkeeper",
                "Defence",
                "Midfield",
                "Attack",
                "Right Sided",
                "Left Sided",
                "Central",
            )
        }
        assert 22 <= len(squad) <= 26
        assert natural["Goalkeeper"] == 3
        assert natural["Defence"] >= 7
        assert natural["Midfield"] >= 5
        assert natural["Attack"] >= 3
        assert min(natural["Right Sided"], natural["Left Sided"]) >= 3


@pytest.mark.parametrize("size", ["default", "full"])
def test_world_squad_limit(size: str) -> None:
    """No club has more than 32 players."""
    squads = _squads(size)
    assert max(len(squad) for club, squad in squads.items() if club != "Free Transfer") <= 32


def test_world_players_plausible() -> None:
    """Ages 17-36, potential at least the ability, attributes 1-20, ability within the scale."""
    for player in _players("default"):
        year = int(str(player["Date of Birth"]).rsplit(".", maxsplit=1)[-1])
        assert 60 <= year <= 80
        assert 15 <= int(player["Ability"]) <= int(player["Potential"]) <= 196
        assert all(1 <= int(player[name]) <= 20 for name in ATTRIBUTES)


def test_world_goalkeepers() -> None:
    """Goalkeepers stop shots and cannot shoot; strikers the other way round."""

    def mean(field: str, position: str) -> float:
        values = [int(player[field]) for player in _players("default") if player[position] == 2]
        return sum(values) / len(values)

    assert mean("Tackling", "Goalkeeper") > mean("Shooting", "Goalkeeper") + 8
    assert mean("Shooting", "Attack") > mean("Tackling", "Attack") + 6


def test_world_favourites() -> None:
    """The first division has favourites and strugglers, and is better than the divisions below."""
    squads = _squads("default")

    def strength(division: str) -> list[float]:
        clubs = [row["UK Long Name"] for row in _teams("default") if row["Division"] == division]
        best = [sorted((int(p["Ability"]) for p in squads[club]), reverse=True)[:11] for club in clubs]
        return [sum(eleven) / 11 for eleven in best]

    means = [sum(strength(division)) / len(strength(division)) for division in ("EPR", "ED1", "ED2", "ED3")]
    assert means == sorted(means, reverse=True)
    assert max(strength("EPR")) - min(strength("EPR")) > 25


def test_world_accents() -> None:
    """Names keep the accents that Latin-1 has, and nothing that it lacks."""
    letters = {letter for player in _players("default") for letter in str(player["Second Name"])}
    assert {"é", "ñ", "ö", "ø"} & letters
    assert max(letters) < "\xff"
    assert (
        latin1("Wiśniewski Đurić Łódź Čapek’s Müller Ñúñez ß")
        == "Wisniewski Duric Lódz Capek's Müller Ñúñez ß"
    )


def test_squad_order_first_eleven() -> None:
    """The first eleven of a squad are a side; the third goalkeeper is among the first nineteen."""
    assert Counter(ORDER[:11])["GK"] == 1
    assert Counter(ORDER[:19])["GK"] == 3


def test_command_if_missing(tmp_path: Path) -> None:
    """With --if-missing the same world is left alone; another seed, or a missing stamp, writes it again."""
    arguments = ["--size", "small", "--output", str(tmp_path), "--if-missing", "--seed"]
    assert command.main([*arguments, "3"]) == len(FILES)
    assert command.main([*arguments, "3"]) == 0
    assert command.main([*arguments, "4"]) == len(FILES)
    (tmp_path / "WORLD.json").write_text("{")
    assert command.main([*arguments, "4"]) == len(FILES)
    assert {path.name for path in tmp_path.iterdir()} == {*FILES, "WORLD.json"}


def test_command_if_missing_damaged(tmp_path: Path) -> None:
    """A world with its stamp but without one of its files is written again."""
    arguments = ["--size", "small", "--seed", "3", "--output", str(tmp_path), "--if-missing"]
    command.main(arguments)
    (tmp_path / "MGDATA.DB1").unlink()
    assert command.main(arguments) == len(FILES)
