"""The terms on the screen of contract talks: what he asks, what is proposed, and the keys to other terms."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cm9798.editions.touchline98.screens import TALK_ROWS
from cm9798.macros.planner import LARGEST_AMOUNT, money, row_keys
from cm9798.market import BONUSES, CLAUSES, Terms
from cm9798.screen_text import Text

WAGE, YEARS, FLAGS = 0, 1, 2  # rows; the bonuses and clauses follow each other
MOST_YEARS = 5
Values = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Talks:
    """Each row's value as the screen writes it; `asks` None when he does not say."""

    asks: Values | None
    proposed: Values


def read_talks(texts: Sequence[Text]) -> Talks | None:
    """None when the rows are not all there."""
    asks, proposed = [], []
    for label in TALK_ROWS:
        place = next((text for text in texts if text.text == label), None)
        if place is None:
            return None
        row = sorted((text.x, text.text) for text in texts if text.y == place.y and text.x > place.x)
        values = [text for _, text in row if text not in ("-", "+")]
        if not values:
            return None
        asks += values[:-1][:1]
        proposed.append(values[-1])
    return Talks(tuple(asks) if len(asks) == len(TALK_ROWS) else None, tuple(proposed))


def values_of(terms: Terms) -> Values:
    """Terms as the screen writes them."""
    flags = [*(name in terms.bonuses for name in BONUSES), *(name in terms.clauses for name in CLAUSES)]
    return (money(terms.wage_per_week), str(terms.years), *("yes" if flag else "no" for flag in flags))


def terms_of(values: Values) -> Terms:
    """What the screen writes, as terms."""
    flags = dict(zip((*BONUSES, *CLAUSES), (value == "yes" for value in values[FLAGS:]), strict=True))
    return Terms(
        int(values[WAGE].strip("£").replace(",", "")),
        int(values[YEARS]),
        tuple(name for name in BONUSES if flags[name]),
        tuple(name for name in CLAUSES if flags[name]),
    )


def keys_to(wanted: Values, present: Values) -> tuple[str, ...]:
    """From the terms that are proposed now to others."""
    keys: list[str] = []
    for row, (want, have) in enumerate(zip(wanted, present, strict=True)):
        if want == have:
            continue
        keys += row_keys(row)
        if row == WAGE:
            keys += ("BackSpace",) * len(str(LARGEST_AMOUNT))
            keys += tuple(digit for digit in want if digit.isdecimal())
        elif row == YEARS:
            keys += ("Right",) * ((int(want) - int(have)) % MOST_YEARS)
        else:
            keys.append("Right")
    return tuple(keys)
