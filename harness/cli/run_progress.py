"""Progress of a batch on stderr: a live table on a terminal, else a plain line at each stop."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from rich.console import Console
from rich.live import Live
from rich.table import Table
from rich.text import Text

from harness.cli.output import progress
from harness.progress import Progress

Report = Callable[[Progress], None]
COLUMNS = ("entry", "date", "stop", "match", "played", "points", "place", "turn", "tokens", "note")
FIGURES = ("played", "points", "place", "turn", "tokens")


@contextmanager
def showing(batch: str, names: Mapping[str, str]) -> Iterator[Report]:
    """What reports are given to while the batch is played; `names` maps runs to entries."""
    if not sys.stderr.isatty():
        yield _plain(names)
        return
    latest: dict[str, Progress] = {}
    with Live(table_of(batch, names, latest), console=Console(stderr=True), refresh_per_second=4) as live:

        def report(told: Progress) -> None:
            latest[told.run] = told
            live.update(table_of(batch, names, latest))

        yield report


def _plain(names: Mapping[str, str]) -> Report:
    shown: dict[str, tuple[object, ...]] = {}

    def report(told: Progress) -> None:
        place = (told.game_date, told.stop, told.note)
        if shown.get(told.run) != place:
            shown[told.run] = place
            progress(f"{names[told.run]}: {_words(told)}")

    return report


def _words(told: Progress) -> str:
    parts = [f"{told.game_date or '-'} {told.stop or told.phase}"]
    if told.match:
        parts.append(told.match)
    if told.points is not None:
        parts.append(f"{told.points} points from {told.league_matches} league matches, place {told.position}")
    parts.append(f"turn {told.turn}, {told.tokens} tokens")
    return ", ".join(parts) + (f"; {told.note}" if told.note else "")


def table_of(batch: str, names: Mapping[str, str], latest: Mapping[str, Progress]) -> Table:
    """One row a run, as it stands."""
    table = Table(title=Text(batch), title_justify="left")
    for column in COLUMNS:
        table.add_column(column, justify="right" if column in FIGURES else "left")
    for run, name in names.items():
        told = latest.get(run)
        cells: tuple[object, ...] = ("starting",)
        if told is not None:
            cells = (told.game_date, told.stop or told.phase, told.match, told.league_matches)
            cells += (told.points, told.position, told.turn, told.tokens, told.note)
        table.add_row(Text(name), *(Text("-" if cell is None else str(cell)) for cell in cells))
    return table
