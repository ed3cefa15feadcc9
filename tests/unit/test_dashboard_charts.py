"""Geometry: the chart of points, the eleven on the pitch, club badges."""

from __future__ import annotations

import re
from datetime import date, timedelta
from itertools import pairwise

import pytest
from builders import sheet

from cm9798.tactics import CELLS
from dashboard.chart import LABEL_GAP, NARROW, WIDE, Size, date_ticks, point_ticks, points_chart
from dashboard.club_colours import SHADES, badge
from dashboard.pitch import HEIGHT, WIDTH, eleven_on_pitch, place_of
from dashboard.points import Series
from harness.settings import project_root

START = date(1997, 7, 1)


def series(name: str, *points: int) -> Series:
    """A run that starts in July and plays every week from 9 August."""
    played = ((date(1997, 8, 9) + timedelta(7 * week), p) for week, p in enumerate(points))
    return Series(f"run-{name}", name, ((START, 0), *played))


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_chart_stays_inside_its_plot(size: Size) -> None:
    """Every number of every path and every marker lies inside the margins."""
    chart = points_chart([series("a", 3, 6, 9), series("b", 0, 1, 89)], size)
    assert chart is not None
    for line in chart.lines:
        xs = [float(x) for x in re.findall(r"[MH]([\d.]+)", line.path)]
        ys = [float(y) for y in re.findall(r"V([\d.]+)", line.path)] + [marker.y for marker in line.markers]
        assert size.left <= min(xs) <= max(xs) <= size.width - size.right
        assert size.top <= min(ys) <= max(ys) <= size.height - size.bottom


def test_chart_of_equal_runs_keeps_names_apart() -> None:
    """Labels of lines that end at one point do not lie on each other."""
    chart = points_chart([series(name, 3, 4) for name in "abc"], WIDE)
    assert chart is not None
    places = sorted(line.label.y for line in chart.lines)
    assert all(lower - upper >= LABEL_GAP for upper, lower in pairwise(places))


def test_chart_without_matches_is_none() -> None:
    """Before the first match there is nothing to draw."""
    assert points_chart([series("a")], WIDE) is None
    assert points_chart([], WIDE) is None


def test_chart_mutes_the_other_runs() -> None:
    """On a run's page its own line stands out."""
    chart = points_chart([series("a", 1), series("b", 2)], WIDE, "run-b")
    assert chart is not None
    assert [line.muted for line in chart.lines] == [True, False]


def test_chart_tells_sixteen_runs_apart() -> None:
    """Eight colours, then the same dashed: sixteen lines have sixteen styles."""
    chart = points_chart([series(f"r{n}", n) for n in range(16)], WIDE)
    assert chart is not None
    assert len({line.style for line in chart.lines}) == 16
    assert not chart.labelled  # so many names stand in the legend


@pytest.mark.parametrize("most", [0, 1, 6, 7, 38, 94, 119, 5000])
def test_point_ticks_are_few_and_reach_the_top(most: int) -> None:
    """From 0 to at least the highest number of points, eight ticks at most."""
    ticks = point_ticks(most)
    assert ticks[0] == 0
    assert ticks[-1] >= most
    assert 2 <= len(ticks) <= 8


@pytest.mark.parametrize("days", [0, 1, 6, 45, 46, 300, 700, 3650, 11_000])
def test_date_ticks_are_few_and_inside(days: int) -> None:
    """Dates of one match as of thirty seasons: at most nine ticks, all inside."""
    ticks = date_ticks(START, START + timedelta(days))
    assert 1 <= len(ticks) <= 9
    assert all(START <= when <= START + timedelta(days) for when, _ in ticks)


def test_pitch_gives_every_cell_its_own_place() -> None:
    """The 31 cells are 31 places inside the drawing, the goalkeeper lowest, forwards highest."""
    places = [place_of(cell) for cell in range(CELLS)]
    assert len(set(places)) == CELLS
    assert all(14 <= x <= WIDTH - 14 and 14 <= y <= HEIGHT - 14 for x, y in places)
    assert max(y for _, y in places) == places[0][1]
    assert places[28][1] < places[8][1]


def test_pitch_leaves_out_empty_shirts() -> None:
    """A sheet with an empty shirt shows ten; the captain is marked."""
    made = sheet(players=(0xFFFF, *range(1, 16)))
    shown = eleven_on_pitch(made, [("First", f"Second{n}") for n in range(16)])
    assert [place.shirt for place in shown] == list(range(2, 12))
    assert [place.shirt for place in shown if place.captain] == [made.captain + 1]


def test_badges_know_every_colour_of_the_game() -> None:
    """There are as many shades as the game has colour codes, in the order of its list."""
    source = (project_root() / "cm9798/touchline98/engine/data_clubs.c").read_text()
    listed = re.search(r"codes\[\] = \{(.*?)\}", source, re.DOTALL)
    assert listed is not None
    assert len(re.findall(r'"\w+"', listed.group(1))) == len(SHADES)


@pytest.mark.parametrize("codes", [(1, 1), (0, 0), (99, 0), ()])
def test_badge_can_be_read_in_any_colours(codes: tuple[int, ...]) -> None:
    """Letters never have their ground's colour, whatever the record says."""
    made = badge("Ñandú United", codes)
    assert made.letters == "ÑAN"
    assert made.text != made.ground
