"""A chart of points by game date as plain geometry: step lines, axes, labels at the lines' ends.

Drawn by the template `_chart.html` as SVG that takes its colours from the style sheet. Pure.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from dashboard.points import Series
from dashboard.words import MONTHS, day

COLOURS = 8
LABEL_GAP = 15
MOST_MARKERS = 140
LEAD = timedelta(days=4)  # before the first match; the weeks from the start save to it say nothing


@dataclass(frozen=True, slots=True)
class Size:
    """The drawing's size and the margins around its plot."""

    width: int
    height: int
    left: int
    right: int
    top: int = 12
    bottom: int = 28


WIDE = Size(width=1120, height=340, left=36, right=190)
NARROW = Size(width=358, height=240, left=28, right=14)


@dataclass(frozen=True, slots=True)
class Mark:
    """A place with its words: a tick of an axis, a point of a line, a label."""

    x: float
    y: float
    text: str


@dataclass(frozen=True, slots=True)
class Line:
    """One run's line. `style` names its colour in the style sheet; `muted` lines are context."""

    run: str
    name: str
    style: str
    muted: bool
    path: str
    markers: tuple[Mark, ...]
    label: Mark
    last: int


@dataclass(frozen=True, slots=True)
class Chart:
    """Everything to draw."""

    size: Size
    lines: tuple[Line, ...]
    across: tuple[Mark, ...]  # ticks of the points
    along: tuple[Mark, ...]  # ticks of the dates
    words: str  # the chart in one sentence, for who cannot see it

    @property
    def labelled(self) -> bool:
        """Whether the names stand at the lines' ends; else only the legend names them."""
        return self.size.right > 60 and len(self.lines) <= 10


def style_of(number: int) -> str:
    """The classes of the n-th run's line: eight colours, then the same dashed."""
    return f"s{number % COLOURS + 1}" + (" dashed" if number // COLOURS % 2 else "")


def points_chart(series: Sequence[Series], size: Size, highlighted: str | None = None) -> Chart | None:
    """The chart of the lines that have a match; None when none has one yet."""
    if not any(len(line.points) > 1 for line in series):
        return None
    days = [when for line in series for when, _ in line.points[1:]]
    first, last = min(days) - LEAD, max(days)
    ticks = point_ticks(max(points for line in series for _, points in line.points))

    def x_of(when: date) -> float:
        share = (max(when, first) - first).days / max(1, (last - first).days)
        return round(size.left + share * (size.width - size.left - size.right), 1)

    def y_of(points: int) -> float:
        share = points / ticks[-1]
        return round(size.height - size.bottom - share * (size.height - size.top - size.bottom), 1)

    lines = tuple(
        _line(number, one, highlighted, [Mark(x_of(when), y_of(p), str(p)) for when, p in one.points])
        for number, one in enumerate(series)
    )
    return Chart(
        size=size,
        lines=_apart(lines),
        across=tuple(Mark(size.left, y_of(tick), str(tick)) for tick in ticks),
        along=tuple(Mark(x_of(when), size.height, text) for when, text in date_ticks(first, last)),
        words=_words(series),
    )


def _line(number: int, one: Series, highlighted: str | None, places: list[Mark]) -> Line:
    path = f"M{places[0].x} {places[0].y}" + "".join(f"H{place.x}V{place.y}" for place in places[1:])
    markers = tuple(
        Mark(place.x, place.y, f"{one.name}, {day(when)}: {place.text} points")
        for place, (when, _) in zip(places[1:], one.points[1:], strict=True)
    )
    return Line(
        run=one.run,
        name=one.name,
        style=style_of(number),
        muted=highlighted is not None and one.run != highlighted,
        path=path,
        markers=markers if len(markers) <= MOST_MARKERS else (),
        label=Mark(places[-1].x + 9, places[-1].y, one.name if len(one.name) <= 18 else one.name[:17] + "…"),
        last=one.points[-1][1],
    )


def _apart(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """The lines with labels that do not lie on each other: from the top down, each below the one above."""
    lowest, moved = float("-inf"), {}
    for line in sorted(lines, key=lambda one: one.label.y):
        lowest = max(line.label.y, lowest + LABEL_GAP)
        moved[line.run] = Mark(line.label.x, round(lowest, 1), line.label.text)
    return tuple(
        Line(line.run, line.name, line.style, line.muted, line.path, line.markers, moved[line.run], line.last)
        for line in lines
    )


def point_ticks(most: int) -> list[int]:
    """Round numbers from 0 to at least `most`, four to seven of them."""
    step = next(step for step in (1, 2, 3, 5, 10, 20, 25, 50, 100, 200, 500, 1000) if step * 6 >= most)
    return list(range(0, max(most, 1) + step, step))


def date_ticks(first: date, last: date) -> list[tuple[date, str]]:
    """Weeks, firsts of months, or of years: at most about eight."""
    span = (last - first).days
    if span <= 45:
        step = max(1, span // 4)
        days = [first + timedelta(days=offset) for offset in range(0, span + 1, step)]
        return [(when, f"{when.day} {MONTHS[when.month - 1]}") for when in days]
    months = max(1, span // 30)
    every = next(step for step in (1, 2, 3, 6, 12, 24, 60) if months / step <= 7)
    found, when = [], date(first.year, first.month, 1)
    while when <= last:
        if when >= first and (when.month - 1) % min(every, 12) == 0:
            found.append((when, f"{MONTHS[when.month - 1]} {when.year % 100:02}"))
        when = date(when.year + when.month // 12, when.month % 12 + 1, 1)
    return found[:: max(1, every // 12)]


def _words(series: Sequence[Series]) -> str:
    ends = ", ".join(f"{line.name} {line.points[-1][1]}" for line in series)
    return f"Points by game date; at the end: {ends}."
