"""How pages word dates, numbers, kinds and reasons."""

from __future__ import annotations

from datetime import date

WEEKDAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
NONE = "–"

TURN_KINDS = {
    "before_match": "before the match",
    "half_time": "half-time",
    "minute_70": "minute 70",
    "question": "the game asks",
    "monthly_review": "review of the month",
    "season_review": "review of the season",
    "correction": "correction",
}
STOP_KINDS = {
    "match_day": "match day",
    "half_time": "half-time",
    "minute_70": "minute 70",
    "full_time": "full time",
    "season_end": "end of the season",
    "question": "question",
    "offer": "offer received",
    "sacked": "sacked",
    "office": "in the office",
}
MARKET_OUTCOMES = {
    "done": "done",
    "refused": "refused by the game",
    "unconfirmed": "not seen in the game's memory afterwards",
}
TURN_ENDS = {
    "end_turn": "the model ended the turn",
    "no_tool_call": "closed by the harness: answers without a tool call",
    "repeated_call": "closed by the harness: the same acting call again",
    "too_many_calls": "closed by the harness: the limit of calls was reached",
}
FALLBACKS = {
    "no_tool_call": "answers without a tool call",
    "repeated_call": "the same acting call again",
    "too_many_calls": "limit of calls reached",
    "invalid_sheet_replaced": "unavailable players replaced",
    "question_first_choice": "first choice at a question or offer",
}


def worded(value: str | None, table: dict[str, str]) -> str:
    """The table's words, else the value itself without underscores."""
    return NONE if value is None else table.get(value, value.replace("_", " "))


def day(value: str | date | None, weekday: bool = True) -> str:
    """A date as `Sat 9 Aug 1997`."""
    if value is None or value == "":
        return NONE
    known = value if isinstance(value, date) else date.fromisoformat(value[:10])
    shown = f"{known.day} {MONTHS[known.month - 1]} {known.year}"
    return f"{WEEKDAYS[known.weekday()]} {shown}" if weekday else shown


def number(value: int | float | None) -> str:
    """Thousands apart; a dash for what is not known."""
    return NONE if value is None else f"{value:,}"


def seconds(value: float | None) -> str:
    """A duration as `0.03 s`, `4.2 s`, `48 s`, `12 min`."""
    if value is None:
        return NONE
    if value < 1:
        return f"{value:.2f} s"
    if value < 10:
        return f"{value:.1f} s"
    return f"{value:.0f} s" if value < 600 else f"{value / 60:,.0f} min"


def money(value: int | float) -> str:
    """Pounds as `£3.8m`, `£290k`, `£950`."""
    sign, size = ("−" if value < 0 else ""), abs(value)
    if size >= 1_000_000:
        return f"{sign}£{size / 1_000_000:.1f}m"
    return f"{sign}£{size / 1000:.0f}k" if size >= 10_000 else f"{sign}£{size:,.0f}"


def ordinal(value: int) -> str:
    """A place as `1st`, `12th`."""
    last = "th" if value % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(value % 10, "th")
    return f"{value}{last}"


def counted(value: int, noun: str, plural: str | None = None) -> str:
    """A number with its noun: `1 turn`, `12 turns`."""
    return f"{value:,} {noun if value == 1 else plural or noun + 's'}"
