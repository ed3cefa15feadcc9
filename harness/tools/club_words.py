"""A club as typed JSON, and how it played lately."""

from __future__ import annotations

from cm9798.view_filter import ClubView, FixtureView, ManagerView
from harness.tools.fixture_words import of_club, result_for, row
from harness.tools.player_words import Row

FORM_MATCHES = 6
LETTERS = {"won": "W", "drawn": "D", "lost": "L"}


def club_row(club: ClubView) -> Row:
    """What the screen `Club Information` says."""
    return {
        "club": club.name,
        "nation": club.nation,
        "city": club.city,
        "stadium": club.stadium,
        "capacity": club.capacity,
        "manager": club.manager,
        "division": club.division,
        "place": club.place,
        "last_season": club.last_season,
        "still_in": list(club.still_in),
        "usual_tactic": club.usual_tactic,
        "average_attendance": club.average_attendance,
        "finances": club.finances,
        "bought_this_season": club.bought,
        "sold_this_season": club.sold,
        "board": club.expectation,
    }


def lately(view: ManagerView, club: str) -> Row:
    """Form, oldest first, and the last results, newest first."""
    played: list[FixtureView] = [f for f in of_club(list(view.fixtures), club) if f.score is not None]
    last = played[-FORM_MATCHES:]
    return {
        "form": "".join(LETTERS[result_for(f, club)] for f in last),
        "last_results": [{**row(f), "result": result_for(f, club)} for f in reversed(last)],
    }
