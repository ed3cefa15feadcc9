"""When the transfer market is open: until the deadline in late March, and again from 1 June on."""

from __future__ import annotations

from datetime import date, timedelta

THURSDAY = 3


def market_deadline(season: int) -> date:
    """The first Thursday from 22 March on; `season` is its first year."""
    day = date(season + 1, 3, 22)
    return day + timedelta(days=(THURSDAY - day.weekday()) % 7)


def market_is_open(season: int, today: date) -> bool:
    """Whether clubs may deal today."""
    return today <= market_deadline(season) or today >= date(season + 1, 6, 1)
