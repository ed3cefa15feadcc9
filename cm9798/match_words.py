"""An incident of a match in the game's own words."""

from __future__ import annotations

from cm9798.records.encodings import NONE
from cm9798.shown_row import ShownRow
from cm9798.snapshot import Snapshot
from cm9798.words import full_name

# By kind; {player} and {other} are full names, {club} the side's club.
WORDS = {
    1: "{player} scores for {club}.",
    2: "{player} scores from the penalty spot for {club}.",
    3: "{player} is booked.",
    4: "{player} is sent off.",
    5: "{other} replaces {player}.",
    6: "{player} is injured.",
    7: "{player} misses a penalty.",
}


def incident_words(snapshot: Snapshot, incident: ShownRow) -> str:
    """One line of commentary."""
    club = int(snapshot.match["clubs"][incident.number("side")])
    return WORDS[incident.number("kind")].format(
        player=_player(snapshot, incident.number("player")),
        other=_player(snapshot, incident.number("other")),
        club=snapshot.club_names[club][0],
    )


def _player(snapshot: Snapshot, index: int) -> str:
    return "" if index == NONE else full_name(*snapshot.player_names[index])
