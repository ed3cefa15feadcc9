"""A new fake game: invented clubs with full squads and legal team sheets, made from a seed."""

from __future__ import annotations

import random
from datetime import date

from cm9798.records.club import CLUB
from cm9798.records.competition import COMPETITION
from cm9798.records.encodings import NONE
from cm9798.records.manager import MANAGER
from cm9798.records.match import MATCH
from cm9798.records.player import PLAYER
from cm9798.snapshot import Table
from harness.game.fake_calendar import FIRST_CLUB, NATION, PSEUDO_CLUBS, calendar
from harness.game.fake_world import World

FIRST_SEASON = 1997
SQUAD = "GGGDDDDDDDMMMMMMMMFFFF"  # 22 players: what each plays naturally
NATURAL = {"G": 2, "D": 2 << 4, "M": 2 << 8, "F": 2 << 12}  # bit pairs of the record's `positions`
ELEVEN = (0, 3, 4, 5, 6, 10, 11, 12, 13, 18, 19)  # by place in the squad
BENCH = (1, 7, 8, 14, 20)
CELLS = (0, 6, 7, 9, 10, 16, 17, 19, 20, 27, 29)  # one goalkeeper, then four, four, two: none twice
ATTRIBUTES = (
    *("adaptability", "aggression", "big_occasion", "character", "consistency", "creativity"),
    *("determination", "dirtyness", "dribbling", "flair", "heading", "influence", "injury_proneness"),
    *("marking", "off_the_ball", "pace", "passing", "positioning", "set_pieces", "shooting"),
    *("stamina", "strength", "tackling", "technique"),
)


def build(clubs: int, seed: int) -> World:
    """A new game on 1 July 1997 with `clubs` (even) clubs; the human manages the first."""
    chance = random.Random(f"world {seed}")
    players, names = _players(clubs, chance)
    world = World(
        seed=seed,
        season=FIRST_SEASON,
        today=date(FIRST_SEASON, 7, 1),
        human_club=FIRST_CLUB,
        players=players,
        player_names=names,
        clubs=_clubs(clubs),
        club_names=_club_names(clubs),
        managers=_managers(clubs),
        manager_names=(*(("Manny", f"Ager{i}") for i in range(clubs)), ("Ada", "Person")),
        competitions=_division(clubs),
        fixtures=calendar(clubs, FIRST_SEASON),
        match=MATCH.empty(1),
    )
    world.match["fixture"] = NONE
    return world


def _players(clubs: int, chance: random.Random) -> tuple[Table, tuple[tuple[str, str], ...]]:
    table = PLAYER.empty(clubs * len(SQUAD))
    for index, row in enumerate(table):
        club, place = divmod(index, len(SQUAD))
        row["nation"], row["club"] = NATION, FIRST_CLUB + club
        row["unused_link"] = row["loan_club"] = NONE
        row["positions"] = NATURAL[SQUAD[place]]
        row["sides"] = 2 << 2  # central
        row["ability"] = 90 + chance.randrange(60)
        row["potential"] = row["ability"] + chance.randrange(20)
        row["reputation"] = row["ability"]
        row["birth"] = (1 + chance.randrange(28), 1 + chance.randrange(12), 65 + chance.randrange(14))
        row["joined"], row["expires"] = (1, 7, 96), (30, 6, 99)
        row["wage"], row["value"] = 500 + 10 * chance.randrange(400), 1000 * chance.randrange(100, 3000)
        row["condition"], row["recovery"], row["morale"] = 100, 100, 10
        for name in ATTRIBUTES:
            row[name] = 1 + chance.randrange(20)
    return table, tuple((f"First{i}", f"Séc{i}nd") for i in range(len(table)))


def _clubs(clubs: int) -> Table:
    table = CLUB.empty(FIRST_CLUB + clubs)
    table["division"], table["last_division"] = 255, 255
    table["manager"] = NONE
    table["squad"] = NONE
    table["sheet_players"] = NONE
    for number, row in enumerate(table[FIRST_CLUB:]):
        first = number * len(SQUAD)
        row["division"] = 0
        row["nation"], row["manager"] = NATION, number if number else clubs
        row["squad"][: len(SQUAD)] = range(first, first + len(SQUAD))
        row["squad_count"] = len(SQUAD)
        row["position"] = number + 1
        row["sheet_players"] = [first + place for place in (*ELEVEN, *BENCH)]
        row["sheet_cells"] = (*CELLS, *(0,) * 5) * 2
        for duty in ("captain", "penalties", "free_kicks", "corners"):
            row[f"sheet_{duty}"] = first + 3
    return table


def _club_names(clubs: int) -> tuple[tuple[str, ...], ...]:
    plain = (*PSEUDO_CLUBS, "England")
    playing = tuple(
        (f"Invented {i} FC", f"Invented {i}", "the invented", f"Town {i}", "North", "EPR", f"Park {i}")
        for i in range(clubs)
    )
    return tuple((name, name, "", "", "", "", "") for name in plain) + playing


def _managers(clubs: int) -> Table:
    table = MANAGER.empty(clubs + 1)
    table["nation"] = NATION
    table["club"] = [NONE, *range(FIRST_CLUB + 1, FIRST_CLUB + clubs), FIRST_CLUB]
    table["human"][-1] = 1
    table["board_confidence"] = 60
    return table


def _division(clubs: int) -> Table:
    table = COMPETITION.empty(1)
    row = table[0]
    row["teams"] = NONE
    row["team_count"] = clubs
    row["teams"][:clubs] = range(FIRST_CLUB, FIRST_CLUB + clubs)
    row["fixture_count"] = clubs * (clubs - 1)
    row["tier"], row["substitutes_named"], row["substitutes_used"] = 1, 5, 3
    return table
