"""The pitch grid in words: cell 0 is the goalkeeper, then six rows of five columns from left to right."""

from __future__ import annotations

ROWS = ("SW", "D", "DM", "M", "AM", "F")
COLUMNS = ("L", "LC", "C", "RC", "R")
CELLS = 31


def cell_words(cell: int) -> str:
    """A cell as "D LC": cells 1..30 count row by row, each row from far left to far right."""
    if cell == 0:
        return "GK"
    if not 0 < cell < CELLS:
        return f"no cell {cell}"
    row, column = divmod(cell - 1, 5)
    return f"{ROWS[row]} {COLUMNS[column]}"


GRID = (
    "Cell 0 is GK. Cells 1-30 count row by row, each from far left to far right (L LC C RC R): "
    "1-5 SW, 6-10 D, 11-15 DM, 16-20 M, 21-25 AM, 26-30 F."
)
