"""Sections of the briefing on club, table, matches and news."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from cm9798.reports import NewsItem
from cm9798.view_filter import FixtureView, ManagerView, TableRow
from cm9798.words import date_words
from harness.tools.fixture_words import of_club, result_for
from harness.turn.sections import Section

NEIGHBOURS = 2

NEWS_LINES = 20


def next_match(view: ManagerView) -> Section:
    """The next match: opponent, place, his table line and form."""
    coming = [f for f in of_club(list(view.fixtures), view.club) if f.score is None]
    if not coming:
        return Section("Next match", ("No match is left this season.",))
    fixture = coming[0]
    at_home = fixture.home == view.club
    other = fixture.away if at_home else fixture.home
    place = "at home" if at_home else "away"
    lines = [f"{date_words(fixture.game_date)}, {fixture.competition}: {place} against {other}"]
    row = next((r for r in view.table if r.club == other), None)
    if row is not None:
        lines.append(f"{other}: {table_line(row)}; last results, newest first: {form(view, other)}")
    return Section("Next match", tuple(lines), keep=1)


def form(view: ManagerView, club: str, matches: int = 5) -> str:
    """A club's last results as "W2-0 D1-1", newest first, its own goals first."""
    played = [f for f in of_club(list(view.fixtures), club) if f.score is not None][-matches:][::-1]
    return " ".join(_result(f, club) for f in played) or "none yet"


def _result(fixture: FixtureView, club: str) -> str:
    home, away = fixture.score or (0, 0)
    own, other = (home, away) if fixture.home == club else (away, home)
    return f"{result_for(fixture, club)[0].upper()}{own}-{other}"


def table(view: ManagerView) -> Section:
    """The own table line and its neighbours."""
    rows = view.table
    own = next((i for i, r in enumerate(rows) if r.club == view.club), None)
    if own is None:
        return Section("League table", ())
    first = max(0, min(own - NEIGHBOURS, len(rows) - 2 * NEIGHBOURS - 1))
    lines = [f"{r.club}{' (you)' if r.club == view.club else ''}: {table_line(r)}" for r in rows[first:][:5]]
    lines.append(f"Your last results, newest first: {form(view, view.club)}")
    return Section(f"League table: {view.division}", tuple(lines), rank=2, keep=1)


def table_line(row: TableRow) -> str:
    """A table line in words."""
    return (
        f"{row.position}., {row.points} points from {row.played}, {row.won}-{row.drawn}-{row.lost}, "
        f"goals {row.goals_for}:{row.goals_against}"
    )


def contracts(view: ManagerView) -> Section:
    """Whose contract ends with this season."""
    last_day = date(view.season + 1, 6, 30)
    ending = [p for p in view.squad if p.contract_expires is not None and p.contract_expires <= last_day]
    lines = [
        f"{p.name} (id {p.index}, {p.position}, {p.age} years, £{p.wage_per_week:,} a week)" for p in ending
    ]
    return Section("Contracts that end this season", tuple(lines), rank=2)


def news(view: ManagerView, since: date | None, read: Sequence[NewsItem] = ()) -> Section:
    """Headlines since the last turn's day, the newest first, with the bodies of those that were opened."""
    bodies = {(item.game_date, item.headline): item.body for item in read}
    found = [item for item in view.news if since is None or item[0] >= since or item in bodies][::-1]
    lines = [_item(when, text, bodies.get((when, text), "")) for when, text in found[:NEWS_LINES]]
    return Section(
        "News since your last turn", tuple(lines), rank=3, left_out=max(0, len(found) - NEWS_LINES)
    )


def _item(when: date, headline: str, body: str) -> str:
    return f"{date_words(when)}: {headline}" + (f". {' '.join(body.split())}" if body else "")
