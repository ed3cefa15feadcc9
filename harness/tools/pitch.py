"""The pitch grid in words."""

from __future__ import annotations

from cm9798.tactics import CELLS, cell_name

GRID = (
    "Cell 0 is GK. Cells 1-30 count row by row, each from far left to far right: "
    "1-5 SW, 6-10 D, 11-15 DM, 16-20 M, 21-25 AM, 26-30 F."
)


def cell_words(cell: int) -> str:
    """A cell as "D far left"; off the pitch, as a sheet that the game refuses may have it, by its number."""
    return cell_name(cell) if 0 <= cell < CELLS else f"no cell {cell}"
