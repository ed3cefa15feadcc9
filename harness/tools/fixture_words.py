"""Fixtures as typed JSON, and the choice of those that a model asks for."""

from __future__ import annotations

from pydantic import JsonValue

from cm9798.view_filter import FixtureView, ManagerView
from harness.tools.references import UnknownReferenceError, club_name, competition_name
from harness.tools.references import club as club_called

LEAGUE_ROUND = "Match "


def row(fixture: FixtureView) -> dict[str, JsonValue]:
    """A fixture; `score` only when it was played, `round` in cups, `note` when something is special."""
    data: dict[str, JsonValue] = {
        "date": fixture.game_date.isoformat(),
        "competition": fixture.competition,
        "home": fixture.home,
        "away": fixture.away,
    }
    if fixture.score is not None:
        data["score"] = f"{fixture.score[0]}-{fixture.score[1]}"
    if fixture.round and not fixture.round.startswith(LEAGUE_ROUND):
        data["round"] = fixture.round
    if fixture.words:
        data["note"] = fixture.words
    return data


def club_meant(view: ManagerView, club: str) -> str:
    """The name of a club that plays, or of any other; raises UnknownReferenceError."""
    try:
        return club_name([view.club, *(n for f in view.fixtures for n in (f.home, f.away))], club)
    except UnknownReferenceError:
        return club_called(view, club).name


def of_competition(view: ManagerView, competition: str | None) -> list[FixtureView]:
    """Fixtures of one competition, or all; raises UnknownReferenceError."""
    if competition is None:
        return list(view.fixtures)
    name = competition_name([f.competition for f in view.fixtures], competition)
    return [f for f in view.fixtures if f.competition == name]


def of_club(fixtures: list[FixtureView], club: str) -> list[FixtureView]:
    """Those in which the club plays."""
    return [f for f in fixtures if club in (f.home, f.away)]


def result_for(fixture: FixtureView, club: str) -> str:
    """`won`, `drawn` or `lost` for the club; the match was played."""
    assert fixture.score is not None
    home, away = fixture.score
    own, other = (home, away) if fixture.home == club else (away, home)
    return "drawn" if own == other else "won" if own > other else "lost"
