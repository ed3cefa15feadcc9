"""An incident of a match in the game's own words, without the minute in front."""

from __future__ import annotations

from cm9798.player_view import player_name, short_club_name
from cm9798.records.match import MATCH
from cm9798.shown_row import ShownRow
from cm9798.snapshot import Snapshot

# By kind; {player} and {other} are full names, {club} the side's short name.
WORDS = {
    1: "Goal! {player} scores for {club}",
    2: "Goal! {player} scores for {club} from the spot",
    3: "{player} is booked",
    4: "{player} is sent off",
    5: "{other} comes on for {player}",
    6: "{player} is hurt and limps on",
    7: "{player} misses a penalty",
    8: "{player} scores in the shoot-out",
    9: "{player} misses in the shoot-out",
}
GOALS = (1, 2)
SET_UP = ", set up by {other}"  # behind a goal with an assist


def incident_words(snapshot: Snapshot, incident: ShownRow) -> str:
    """One line of commentary."""
    kind, other = incident.number("kind"), incident.number("other")
    assisted = kind in GOALS and other < len(snapshot.player_names)
    club = ShownRow(MATCH, snapshot.match).numbers("clubs")[incident.number("side")]
    words = WORDS.get(kind, "") + (SET_UP if assisted else "") + "."
    return words.format(
        player=player_name(snapshot, incident.number("player")),
        other=player_name(snapshot, other),
        club=short_club_name(snapshot, club),
    )
