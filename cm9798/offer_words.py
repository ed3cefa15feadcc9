"""The state of an offer as the screen `Transfer Offers` words it."""

from __future__ import annotations

from cm9798.money_words import pounds
from cm9798.player_view import short_club_name
from cm9798.shown_row import ShownRow
from cm9798.snapshot import Snapshot

# By `state`; {seller} and {buyer} are short names, {asked} pounds, {left} the days until it lapses.
WORDS = (
    "",
    "Waiting for {seller}'s answer",
    "{seller} want {asked}",
    "Accepted: agree terms within {left}",
    "Your decision, within {left}",
    "The player is talking to {buyer}",
    "You want {asked}",
)


def offer_words(snapshot: Snapshot, offer: ShownRow) -> str:
    """One line; empty of a closed offer."""
    lapses = offer.day("lapses") or snapshot.game_date
    days = max(0, (lapses - snapshot.game_date).days)
    return WORDS[offer.number("state")].format(
        seller=short_club_name(snapshot, offer.number("seller")),
        buyer=short_club_name(snapshot, offer.number("buyer")),
        asked=pounds(offer.number("asked")),
        left=f"{days} day{'' if days == 1 else 's'}",
    )
