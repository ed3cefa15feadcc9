"""The report: one row a figure, the verdict last in its row and nowhere else."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from benchmarks.bar import Figure, Verdict, verdict
from benchmarks.calibration import REFERENCE_S, Calibration

COLOURS = {"ok": "\033[32m", "MISS": "\033[1;31m"}
PLAIN = "\033[0m"
WIDE = 2.0
HEAD = ("figure", "value", "bar", "verdict")


@dataclass(frozen=True, slots=True)
class Row:
    """One line for machines."""

    name: str
    value: float
    unit: str
    bar: float  # scaled
    least: bool  # the value must not lie below the bar, instead of above
    decimals: int
    verdict: Verdict


def show(figures: Sequence[Figure], calibration: Calibration, *, as_json: bool) -> bool:
    """Print the table, or the document; whether a bar is missed."""
    rows = rows_of(figures, calibration.factor)
    if as_json:
        print(json.dumps(document(rows, calibration), indent=2))
    else:
        print(calibration_line(calibration))
        coloured = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
        print("\n".join(lines_of(rows, coloured)))
    return missed(rows)


def rows_of(figures: Sequence[Figure], factor: float) -> list[Row]:
    """With scaled bars and verdicts."""
    return [
        Row(
            name=figure.bar.name,
            value=round(figure.value, figure.bar.decimals),
            unit=figure.bar.unit,
            bar=round(figure.bar.scaled(factor), figure.bar.decimals),
            least=figure.bar.at_least,
            decimals=figure.bar.decimals,
            verdict=verdict(figure, factor),
        )
        for figure in figures
    ]


def missed(rows: Sequence[Row]) -> bool:
    """Whether any bar was."""
    return any(row.verdict == "MISS" for row in rows)


def calibration_line(calibration: Calibration) -> str:
    """The loops beside the reference's, and the factor."""
    loops = ", ".join(
        f"{name} {seconds * 1000:.1f} ms (reference {REFERENCE_S[name] * 1000:.1f})"
        for name, seconds in calibration.seconds.items()
    )
    return f"calibration: {loops}: bars of time x {calibration.factor:.2f}"


def busy(calibration: Calibration) -> bool:
    """Whether the machine was so slow, or so busy, that scaled bars prove little."""
    return calibration.factor > WIDE


def document(rows: Sequence[Row], calibration: Calibration) -> dict[str, Any]:
    """What `--json` prints."""
    return {
        "calibration": {
            "seconds": calibration.seconds,
            "reference_seconds": REFERENCE_S,
            "factor": calibration.factor,
        },
        "figures": [asdict(row) for row in rows],
    }


def lines_of(rows: Sequence[Row], coloured: bool) -> list[str]:
    """Aligned columns; colours for the verdict alone."""
    table = [
        (
            row.name,
            f"{row.value:.{row.decimals}f} {row.unit}",
            f"{'>=' if row.least else '<='} {row.bar:.{row.decimals}f} {row.unit}",
        )
        for row in rows
    ]
    widths = [max(len(cells[at]) for cells in (HEAD, *table)) for at in range(3)]
    head = [f"{HEAD[0]:<{widths[0]}}  {HEAD[1]:>{widths[1]}}  {HEAD[2]:>{widths[2]}}  {HEAD[3]}"]
    return head + [
        f"{cells[0]:<{widths[0]}}  {cells[1]:>{widths[1]}}  {cells[2]:>{widths[2]}}  "
        f"{_painted(row.verdict, coloured)}"
        for row, cells in zip(rows, table, strict=True)
    ]


def _painted(word: Verdict, coloured: bool) -> str:
    return f"{COLOURS[word]}{word}{PLAIN}" if coloured else word
