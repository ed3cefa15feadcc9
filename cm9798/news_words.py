"""The headline of a news item in the game's own words."""

from __future__ import annotations

from cm9798.player_view import player_name, short_club_name
from cm9798.shown_row import ShownRow
from cm9798.snapshot import Snapshot

# By kind; {club}, {other}, {competition} are short names, {player} a full name, {first} - {second} the score.
WORDS = {
    1: "{club} appoint a new manager",
    2: "{club} {first} - {second} {other}",
    3: "{player} is suspended",
    4: "{player} is injured",
    5: "{club} are champions",
    40: "{competition}: {club} v {other}",
    41: "{club} are out of the {competition}",
    42: "{club} win the {competition}",
    43: "{club} are champions of the {competition}",
    44: "{club} are promoted",
    45: "{club} are relegated",
    46: "{player} is called up",
}


def headline(snapshot: Snapshot, item: ShownRow) -> str:
    """One line of the news screen; empty for a kind that the game does not word."""
    first, second = divmod(item.number("amount"), 256)  # how a result keeps its score
    return WORDS.get(item.number("kind"), "").format(
        club=short_club_name(snapshot, item.number("club")),
        other=short_club_name(snapshot, item.number("other_club")),
        player=player_name(snapshot, item.number("player")),
        first=first,
        second=second,
        competition=_competition(snapshot, item.number("amount")),
    )


def _competition(snapshot: Snapshot, index: int) -> str:
    """News of a competition keeps its index as the amount."""
    names = snapshot.competition_names
    return names[index][1] if 0 <= index < len(names) else "the competition"
