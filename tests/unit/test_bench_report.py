"""Bars, verdicts and the report of `make bench`."""

from __future__ import annotations

import json

import pytest

from benchmarks import bars, report
from benchmarks.bar import Bar, Figure, Kind, verdict
from benchmarks.calibration import LOOPS, REFERENCE_S, Calibration, calibrate, together

TABLE = [value for value in vars(bars).values() if isinstance(value, Bar)]
REFERENCE = Calibration(dict(REFERENCE_S))


def slower(times: float) -> Calibration:
    return Calibration({name: seconds * times for name, seconds in REFERENCE_S.items()})


@pytest.mark.parametrize(
    ("kind", "value", "factor", "expected"),
    [
        pytest.param("time", 10.0, 1.0, "ok", id="time at the bar"),
        pytest.param("time", 10.1, 1.0, "MISS", id="time above it"),
        pytest.param("time", 19.9, 2.0, "ok", id="time on a machine half as fast"),
        pytest.param("time", 10.0, 0.5, "MISS", id="time on a machine twice as fast"),
        pytest.param("rate", 10.0, 1.0, "ok", id="rate at the bar"),
        pytest.param("rate", 9.9, 1.0, "MISS", id="rate below it"),
        pytest.param("rate", 5.0, 2.0, "ok", id="rate on a machine half as fast"),
        pytest.param("fixed", 10.0, 2.0, "ok", id="fixed at the bar"),
        pytest.param("fixed", 10.1, 2.0, "MISS", id="fixed above it, however slow"),
        pytest.param("least", 10.0, 2.0, "ok", id="least at the bar"),
        pytest.param("least", 9.9, 2.0, "MISS", id="least below it, however slow"),
        pytest.param("time", 10.04, 1.0, "ok", id="judged as it is told"),
    ],
)
def test_bench_verdict_by_kind_and_factor(kind: Kind, value: float, factor: float, expected: str) -> None:
    """On either side of the bar, on machines of different speed."""
    assert verdict(Figure(Bar("some", "ms", 10.0, kind, 1), value), factor) == expected


def test_bench_factor_is_the_machine_beside_the_reference() -> None:
    """1 for the reference; the geometric mean of the loops."""
    assert REFERENCE.factor == pytest.approx(1)
    assert slower(3).factor == pytest.approx(3)
    one_slow = Calibration({**REFERENCE_S, "python": REFERENCE_S["python"] * 8})
    assert one_slow.factor == pytest.approx(2)


def test_bench_busy_machine_is_said() -> None:
    """Bars twice as wide prove little."""
    assert not report.busy(slower(1.9))
    assert report.busy(slower(2.1))


def test_bench_calibrations_of_a_run_are_taken_together_by_their_median() -> None:
    """One disturbed calibration does not move the bars."""
    assert together([slower(1), slower(30), slower(1.2)]).factor == pytest.approx(1.2)


def test_bench_calibration_times_every_loop() -> None:
    """For real."""
    measured = calibrate()
    assert set(measured.seconds) == set(LOOPS) == set(REFERENCE_S)
    assert all(seconds > 0 for seconds in measured.seconds.values())


def rows(shift: float) -> list[report.Row]:
    """Every bar of the table, met (or missed) by `shift` of its unit."""
    return report.rows_of(
        [Figure(bar, bar.limit + (-shift if bar.at_least else shift)) for bar in TABLE], REFERENCE.factor
    )


@pytest.mark.parametrize("word", ["ok", "MISS"])
def test_bench_verdict_stands_last_in_its_row_and_nowhere_else(word: str) -> None:
    """One row a figure; no name, value or bar holds such a word."""
    table = rows(0 if word == "ok" else 2)
    head, *lines = report.lines_of(table, coloured=False)
    assert head.split()[-1] == "verdict"
    assert len(lines) == len(TABLE)
    for line, row in zip(lines, table, strict=True):
        assert line.startswith(row.name)
        assert line.split()[-1] == word
        rest = line.removesuffix(word).lower()
        assert "ok" not in rest
        assert "miss" not in rest
    said = "\n".join([head, report.calibration_line(REFERENCE)]).lower()
    assert "ok" not in said
    assert "miss" not in said
    assert "\033" not in "".join(lines)
    assert report.missed(table) == (word == "MISS")


def test_bench_columns_are_aligned() -> None:
    """The verdicts begin in one column."""
    lines = report.lines_of(rows(0), coloured=False)
    assert len({line.rindex("  ") for line in lines}) == 1


def test_bench_colour_is_on_the_verdict_alone() -> None:
    """On a terminal."""
    plain, coloured = report.lines_of(rows(0), coloured=False), report.lines_of(rows(0), coloured=True)
    for one, other in zip(plain[1:], coloured[1:], strict=True):
        assert other == one.removesuffix("ok") + "\033[32mok\033[0m"


def test_bench_document_holds_figures_and_calibration() -> None:
    """What `--json` prints."""
    document = json.loads(json.dumps(report.document(rows(0), slower(2))))
    assert document["calibration"]["factor"] == pytest.approx(2)
    assert document["calibration"]["reference_seconds"] == REFERENCE_S
    assert [figure["name"] for figure in document["figures"]] == [bar.name for bar in TABLE]
    assert {figure["verdict"] for figure in document["figures"]} == {"ok"}


def test_bench_table_holds_the_bars_of_the_first_release() -> None:
    """The limits that were asked for."""
    limits = {
        bars.PLAYER_TABLE: ("ms", 3),
        bars.SQUAD_OBJECTS: ("ms", 1),
        bars.FULL_PLAYER_TABLE: ("ms", 10),
        bars.SEARCH: ("ms", 20),
        bars.TEXT_LIST_P50: ("ms", 1),
        bars.TEXT_LIST_P99: ("ms", 5),
        bars.SNAPSHOT: ("ms", 150),
        bars.TURN: ("s", 0.5),
        bars.TURN_P95: ("s", 2.0),
        bars.CPU_FROZEN: ("%", 0),
        bars.SEASON_MINUTES: ("min", 30),
        bars.SEASON_MATCHES: ("", 38),
    }
    assert {bar: (bar.unit, bar.limit) for bar in limits} == limits
