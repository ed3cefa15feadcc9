"""Described values in the game's own words: morale, positions, age, availability, dates."""

from __future__ import annotations

from datetime import date

POSITIONS = ("GK", "SW", "D", "DM", "M", "AM", "F")  # bit pairs 0-1, 2-3, ... of `positions`
RIGHT_BITS = 14
MONTHS = (
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
)  # fmt: skip
OUTFIELD_BITS = 0x3FFC  # everything but the goalkeeper
MORALE = ("Abysmal", "Very poor", "Poor", "Fair", "Good", "Very good", "Superb")  # three steps of 0..20 each


def full_name(first: str, second: str) -> str:
    """First and second name; some people have one name only."""
    return f"{first} {second}".strip()


def morale_word(morale: int) -> str:
    """Morale 0..20 in a word."""
    return MORALE[min(morale // 3, len(MORALE) - 1)]


def position_words(positions: int, sides: int) -> str:
    """Where a player can play, as `D/DM RC`: positions, then sides; a goalkeeper has no side."""
    where = "/".join(name for bit, name in enumerate(POSITIONS) if positions >> 2 * bit & 3)
    if not positions & OUTFIELD_BITS:
        return where
    marks = (("R", positions >> RIGHT_BITS), ("L", sides), ("C", sides >> 2))
    side = "".join(letter for letter, pair in marks if pair & 3)
    return f"{where} {side or 'C'}"


def age_on(birth: date | None, today: date) -> int:
    """Whole years; 0 when the birth date is unset."""
    if birth is None:
        return 0
    return today.year - birth.year - ((today.month, today.day) < (birth.month, birth.day))


def status_words(injury_type: int, injury_days: int, banned_matches: int) -> str:
    """Why a player cannot play: empty when he can."""
    if injury_type:
        return f"injured {injury_days} day{'' if injury_days == 1 else 's'}"
    if banned_matches:
        return f"suspended {banned_matches} match{'' if banned_matches == 1 else 'es'}"
    return ""


def date_words(day: date) -> str:
    """A date as `9 August 1997`."""
    return f"{day.day} {MONTHS[day.month - 1]} {day.year}"


def ordinal(number: int) -> str:
    """As `1st`, `12th`."""
    teen, last = number // 10 % 10 == 1, number % 10
    return f"{number}{('th', 'st', 'nd', 'rd')[last if last < 4 and not teen else 0]}"
