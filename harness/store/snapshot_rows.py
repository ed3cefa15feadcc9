"""The narrow rows of one snapshot: league tables, results that are new, the own squad."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import Any

from cm9798.snapshot import Snapshot

NO_CLUB = 0xFFFF
NO_DIVISION = 255
LEAGUE = 0  # competition kind

TABLE_COLUMNS = ("position", "played", "won", "drawn", "lost", "goals_for", "goals_against", "points")
SQUAD_COLUMNS = (
    "condition", "morale", "injury_days", "domestic_ban", "value", "wage",
    "apps", "goals", "assists", "rating_total", "yellows", "reds",
)  # fmt: skip

Known = frozenset[tuple[int, int]]  # results already stored: season, fixture
Values = dict[str, Any]


def table_rows(snapshot: Snapshot) -> Iterator[Values]:
    """One row for each club of a division; `is_human` marks the manager's, no row when he has none."""
    for index, club in enumerate(snapshot.clubs):
        if int(club["division"]) != NO_DIVISION:
            yield {
                "club": index,
                "club_name": snapshot.club_names[index][1],
                "division": int(club["division"]),
                **{name: int(club[name]) for name in TABLE_COLUMNS},
                "is_human": index == snapshot.human_club,
            }


def result_rows(snapshot: Snapshot, known: Known) -> Iterator[Values]:
    """One row for each fixture that is played and not among the known results."""
    for index, fixture in enumerate(snapshot.fixtures):
        if not int(fixture["played"]) or (snapshot.season, index) in known:
            continue
        home, away, competition = (int(fixture[name]) for name in ("home", "away", "competition"))
        yield {
            "fixture": index,
            "season": snapshot.season,
            "game_date": _date(fixture["date"]).isoformat(),
            "competition": snapshot.competition_names[competition][1],
            "is_league": int(snapshot.competitions[competition]["kind"]) == LEAGUE,
            "home": home,
            "away": away,
            "home_name": snapshot.club_names[home][1],
            "away_name": snapshot.club_names[away][1],
            "home_goals": int(fixture["home_goals"]),
            "away_goals": int(fixture["away_goals"]),
            "attendance": int(fixture["attendance"]),
            "is_human": snapshot.human_club in (home, away),
        }


def squad_rows(snapshot: Snapshot) -> Iterator[Values]:
    """One row for each player of the manager's club, in squad order."""
    if snapshot.human_club == NO_CLUB:
        return
    for entry in snapshot.clubs[snapshot.human_club]["squad"]:
        index = int(entry)
        if index != NO_CLUB:
            player = snapshot.players[index]
            yield {
                "player": index,
                "name": " ".join(part for part in snapshot.player_names[index] if part),
                **{name: int(player[name]) for name in SQUAD_COLUMNS},
            }


def _date(packed: Any) -> date:
    day, month, year = (int(part) for part in packed)
    return date(1900 + year, month, day)
