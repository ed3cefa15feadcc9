"""The headline of a news item in the game's own words."""

from __future__ import annotations

from cm9798.player_view import player_name, short_club_name
from cm9798.shown_row import ShownRow
from cm9798.snapshot import Snapshot
from cm9798.words import full_name

# By kind; {club}, {other}, {competition} are short names, {player} and {manager} full names,
# {first} - {second} the score, {money} pounds.
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
    80: "{player} is hurt in training",
    81: "{player} retires",
    82: "{player} joins from the youth team",
    83: "{club} sign {player}",
    84: "{player} goes out on loan",
    85: "{player} is back",
    86: "{player} is released",
    87: "{other} accept your offer for {player}",
    88: "{other} reject the offer for {player}",
    89: "{other} want more for {player}",
    90: "{other} want {player}",
    91: "Nothing comes of {player}'s move",
    92: "{player} turns {club} down",
    93: "{player} signs a new contract",
    94: "{player}'s contract is running out",
    95: "{player} leaves on a free transfer",
    96: "{player} wants to leave",
    97: "{player} is refused a work permit",
    98: "The transfer deadline is near",
    99: "The board of {club} are worried",
    100: "{club} sack {manager}",
    101: "{manager} takes over at {club}",
    102: "The board of {club} look ahead",
    103: "Prize money for {club}",
    104: "{club} are in the hands of the bank",
    105: "{club} are out of trouble",
    106: "{other} will not lend {player}",
    107: "{club} pay {money} for {player}",
    108: "A last warning from the board of {club}",
    109: "{player} stays against his will",
    110: "{club} leave the league",
}


def headline(snapshot: Snapshot, item: ShownRow) -> str:
    """One line of the news screen; empty for a kind that the game does not word."""
    amount = item.number("amount")
    first, second = divmod(amount, 256)  # how a result keeps its score
    return WORDS.get(item.number("kind"), "").format(
        club=short_club_name(snapshot, item.number("club")),
        other=short_club_name(snapshot, item.number("other_club")),
        player=player_name(snapshot, item.number("player")),
        first=first,
        second=second,
        competition=_competition(snapshot, amount),
        manager=_manager(snapshot, amount),
        money=f"{'-' if amount < 0 else ''}£{abs(amount):,}",
    )


def _manager(snapshot: Snapshot, index: int) -> str:
    """News of a manager keeps his index as the amount."""
    names = snapshot.manager_names
    return full_name(*names[index]) if 0 <= index < len(names) else "somebody"


def _competition(snapshot: Snapshot, index: int) -> str:
    """News of a competition keeps its index as the amount."""
    names = snapshot.competition_names
    return names[index][1] if 0 <= index < len(names) else "the competition"
