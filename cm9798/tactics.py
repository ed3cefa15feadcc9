"""The 19 tactics and the pitch grid: cells in words, and the tactics as they lie in memory.

A cell is 0 (goalkeeper) or 1..30: six rows of five columns, each row from far left to far right. A tactic is
32 cells: 11 positions, 5 substitutes, 11 run-to positions, 5 substitutes.
"""

from __future__ import annotations

from cm9798.views import TacticView

TACTICS = 19
TACTIC_BYTES = 32
CELLS = 31
NAMES_BYTES = 512  # enough for 19 padded names
TABLE_BEHIND_NAMES = 0xA884  # from the names to the 19 x 32 bytes; seen: the same in the 1997 program

ROWS = ("SW", "D", "DM", "M", "AM", "F")
COLUMNS = ("far left", "left", "centre", "right", "far right")


class TacticsError(ValueError):
    """The bytes are not the 19 tactics."""


def cell_name(cell: int) -> str:
    """A cell in words: `GK`, `D far right`; ValueError off the pitch."""
    if not 0 <= cell < CELLS:
        raise ValueError(f"expected a cell 0..{CELLS - 1}, found {cell}")
    if cell == 0:
        return "GK"
    row, column = divmod(cell - 1, 5)
    return f"{ROWS[row]} {COLUMNS[column]}"


def decode_tactics(names: bytes, table: bytes) -> tuple[TacticView, ...]:
    """The 19 tactics from the bytes at the names (NUL-padded) and the 19 x 32 bytes behind them."""
    texts = _names(names)
    if len(table) < TACTICS * TACTIC_BYTES:
        raise TacticsError(f"expected {TACTICS} x {TACTIC_BYTES} bytes, found {len(table)}")
    tactics = []
    for index, name in enumerate(texts):
        cells = tuple(table[index * TACTIC_BYTES : (index + 1) * TACTIC_BYTES])
        if max(cells) >= CELLS or cells[0] != 0:
            raise TacticsError(
                f"tactic {index} ({name}): expected cells 0..30 with a goalkeeper, found {cells}"
            )
        tactics.append(TacticView(index, name, cells[:11], cells[16:27], cells[11:16]))
    return tuple(tactics)


def _names(data: bytes) -> list[str]:
    """Names of differing length, each NUL-terminated and padded to a multiple of four bytes."""
    names: list[str] = []
    at = 0
    while len(names) < TACTICS:
        end = data.find(b"\0", at)
        if end <= at:
            raise TacticsError(f"expected {TACTICS} tactic names, found {len(names)}")
        names.append(data[at:end].decode("latin-1"))
        at = (end + 4) & ~3
        while at < len(data) and data[at : at + 4] == b"\0\0\0\0":
            at += 4
    return names
