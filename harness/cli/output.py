"""What commands print: one JSON document, or a table for people; progress goes to stderr."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

WIDEST = 400  # columns of a table that is not wrapped


def print_json(document: Any) -> None:
    """Exactly one document on stdout."""
    sys.stdout.write(json.dumps(document, indent=2, ensure_ascii=False, allow_nan=False) + "\n")


def print_table(
    title: str, columns: Sequence[str], rows: Iterable[Sequence[object]], wrapped: bool = False
) -> None:
    """A table on stdout; None is shown as a dash, numbers stand at the right.

    It is as wide as it needs, since ids must be readable whole; `wrapped` fits long texts to the terminal.
    """
    table = Table(title=Text(title), title_justify="left")
    rows = [list(row) for row in rows]
    for number, name in enumerate(columns):
        figures = bool(rows) and all(isinstance(row[number], int | float | None) for row in rows)
        table.add_column(name, justify="right" if figures else "left")
    for row in rows:
        # Plain text: a name in brackets is no markup.
        table.add_row(*(Text("-" if value is None else str(value)) for value in row))
    console = Console()
    if not wrapped:
        needed = Measurement.get(console, console.options.update(max_width=WIDEST), table).maximum
        console.width = max(console.width, needed)
    console.print(table)


def say(line: str) -> None:
    """One line on stdout for people, never wrapped."""
    print(line)


def progress(line: str) -> None:
    """One line of progress on stderr."""
    print(line, file=sys.stderr, flush=True)
