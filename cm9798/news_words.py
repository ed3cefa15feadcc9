"""The headline of a news item in the game's own words."""

from __future__ import annotations

from cm9798.player_view import club_name
from cm9798.records.encodings import NONE
from cm9798.shown_row import ShownRow
from cm9798.snapshot import Snapshot
from cm9798.words import full_name

# By kind; {club}, {other_club} are long names, {player} a full name, {score} the fixture's.
WORDS: dict[int, str] = {}


def headline(snapshot: Snapshot, item: ShownRow) -> str:
    """One line of the news screen; empty for a kind that the game does not word."""
    player, fixture = item.number("player"), item.number("fixture")
    row = None if fixture == NONE else snapshot.fixtures[fixture]
    return WORDS.get(item.number("kind"), "").format(
        club=club_name(snapshot, item.number("club")),
        other_club=club_name(snapshot, item.number("other_club")),
        player="" if player == NONE else full_name(*snapshot.player_names[player]),
        score="" if row is None else f"{int(row['home_goals'])} - {int(row['away_goals'])}",
        amount=item.number("amount"),
    )
