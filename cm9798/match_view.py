"""The match in play as its screens show it."""

from __future__ import annotations

import numpy as np

from cm9798.match_words import incident_words
from cm9798.player_view import club_name
from cm9798.records.appearance import APPEARANCE
from cm9798.records.competition import COMPETITION
from cm9798.records.encodings import NONE
from cm9798.records.fixture import FIXTURE
from cm9798.records.incident import INCIDENT
from cm9798.records.match import MATCH
from cm9798.shown_row import ShownRow
from cm9798.snapshot import Snapshot
from cm9798.views import AppearanceView, IncidentView, MatchView, TacticView
from cm9798.words import full_name

IN_PLAY = (1, 2, 3, 5, 6, 7, 8, 9)  # halves and half-time; extra time with its breaks, shoot-out
STATUS = ("on the bench", "playing", "taken off", "sent off")


def conditions_in_play(snapshot: Snapshot) -> dict[int, int]:
    """Condition by player index for the own sixteen in a match in play; empty between matches."""
    match = ShownRow(MATCH, snapshot.match)
    side = _own_side(snapshot, match)
    if side is None:
        return {}
    rows = (ShownRow(APPEARANCE, row) for row in APPEARANCE.table(match.raw("players")).reshape(2, 16)[side])
    return {row.number("player"): row.number("condition") for row in rows if row.number("player") != NONE}


def match_view(snapshot: Snapshot, tactics: tuple[TacticView, ...]) -> MatchView | None:
    """The human club's match in play; None between matches."""
    match = ShownRow(MATCH, snapshot.match)
    clubs, side = match.numbers("clubs"), _own_side(snapshot, match)
    if side is None:
        return None
    table = APPEARANCE.table(match.raw("players")).reshape(2, 16)
    return MatchView(
        home=club_name(snapshot, clubs[0]),
        away=club_name(snapshot, clubs[1]),
        minute=match.number("minute"),
        score=_pair(match.numbers("goals")),
        incidents=_incidents(snapshot, match),
        own=_appearances(snapshot, table[side]),
        opponent=(),
        own_tactic=_tactic_name(tactics, match.numbers("tactics")[side]),
        substitutions_left=max(0, _allowed(snapshot, match) - match.numbers("subs_used")[side]),
        opponent_tactic=_tactic_name(tactics, match.numbers("tactics")[1 - side]),
        shots=_pair(match.numbers("shots")),
        shots_on_target=_pair(match.numbers("shots_on_target")),
    )


def _own_side(snapshot: Snapshot, match: ShownRow) -> int | None:
    """0 home, 1 away; None when the human's club is in no match in play."""
    clubs = match.numbers("clubs")
    playing = match.number("phase") in IN_PLAY and snapshot.human_club in clubs
    return clubs.index(snapshot.human_club) if playing else None


def _appearances(snapshot: Snapshot, table: np.ndarray) -> tuple[AppearanceView, ...]:
    rows = [ShownRow(APPEARANCE, row) for row in table]
    return tuple(
        AppearanceView(
            player=row.number("player"),
            name=full_name(*snapshot.player_names[row.number("player")]),
            cell=row.number("cell"),
            status=STATUS[row.number("status")],
            rating=row.number("rating"),
            goals=row.number("goals"),
            yellows=row.number("yellows"),
            red=bool(row.number("red")),
            condition=row.number("condition"),
        )
        for row in rows
        if row.number("player") != NONE
    )


def _incidents(snapshot: Snapshot, match: ShownRow) -> tuple[IncidentView, ...]:
    rows = INCIDENT.table(match.raw("incidents"))[: match.number("incident_count")]
    shown = [ShownRow(INCIDENT, row) for row in rows]
    return tuple(IncidentView(row.number("minute"), incident_words(snapshot, row)) for row in shown)


def _pair(numbers: tuple[int, ...]) -> tuple[int, int]:
    return numbers[0], numbers[1]


def _tactic_name(tactics: tuple[TacticView, ...], index: int) -> str:
    return tactics[index].name if index < len(tactics) else ""


def _allowed(snapshot: Snapshot, match: ShownRow) -> int:
    """Substitutions that the match's competition allows."""
    fixture = ShownRow(FIXTURE, snapshot.fixtures[match.number("fixture")])
    row = snapshot.competitions[fixture.number("competition")]
    return ShownRow(COMPETITION, row).number("substitutes_used")
