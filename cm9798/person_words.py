"""A player's standing in the game's own words: part in the team, form, mood, lists, contract."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

TRANSFER_STATUS = (
    "",
    "Transfer listed",
    "Listed by request",
    "Listed for loan",
    "Free transfer",
    "Not for sale",
)
LISTED = (1, 2, 4)  # of `transfer_status`: as the market's filter `transfer listed` counts
LISTED_FOR_LOAN, FREE_TO_GO = 3, 4
ON_LOAN = "On loan"
BONUSES = ("Win bonus", "Goal bonus", "Promotion bonus", "Domestic trophy bonus", "European trophy bonus")
CLAUSES = ("Big club release", "Relegation release", "Non-promotion release", "Free on expiry",
           "Manager's job release")  # fmt: skip
FORM = ("Abysmal", "Poor", "Fair", "Good", "Very good", "Superb")
FORM_BELOW = (50, 58, 64, 70, 78)  # the last ratings' mean in tenths, for each word but the last
ROLES = (
    ("Regular", 65),
    ("Squad player", 35),
    ("Fringe player", 10),
    ("Reserve", -129),
)  # above which `plays`
VERY_UNHAPPY, RESTLESS, SELDOM, HAPPY_MORALE = 60, 35, 20, 14


def transfer_words(status: int, *, lent: bool) -> str:
    """His place on the market's lists; empty when he is on none."""
    return ON_LOAN if lent else TRANSFER_STATUS[status] if status < len(TRANSFER_STATUS) else ""


def form_word(ratings: Sequence[int]) -> str:
    """Of the last ratings, 0 none."""
    played = [rating for rating in ratings if rating]
    if not played:
        return "-"
    tenths = 10 * sum(played) // len(played)
    return FORM[sum(tenths >= limit for limit in FORM_BELOW)]


def role_word(plays: int) -> str:
    """How much he plays at his club."""
    return next(word for word, above in ROLES if plays > above)


def mood_words(*, wants_away: bool, discontent: int, plays: int, injured: bool, morale: int) -> str:
    """How an own player feels; of others the game does not say it."""
    if wants_away:
        return "Wants to leave the club"
    if discontent >= VERY_UNHAPPY:
        return "Very unhappy at the club"
    if discontent >= RESTLESS:
        return "Restless"
    if plays < SELDOM and not injured:
        return "Wants more first-team football"
    return "Delighted with life at the club" if morale >= HAPPY_MORALE else "Settled at the club"


def months_left(expires: date | None, today: date) -> int:
    """Months until his contract runs out, begun ones counted."""
    days = 0 if expires is None else (expires - today).days
    return (days + 29) // 30 if days > 0 else 0
