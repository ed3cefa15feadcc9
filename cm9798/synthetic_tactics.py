"""The 19 tactics of a synthetic world: 4-4-2 with more and more runs forward."""

from __future__ import annotations

from cm9798.tactics import TACTICS

CELLS = (0, 10, 6, 9, 7, 20, 16, 19, 17, 29, 27)
BENCH_CELLS = (0, 8, 18, 20, 28)
NAME_BYTES = 16


def tactic_bytes(index: int) -> bytes:
    """The 32 cells of one tactic; from 9 on, shirts 2.. run one row forward."""
    runs = [cell + 5 if 0 < shirt <= index - 8 and cell <= 25 else cell for shirt, cell in enumerate(CELLS)]
    return bytes((*CELLS, *BENCH_CELLS, *runs, *BENCH_CELLS))


def tactic_names() -> bytes:
    """The 19 names as they lie in memory."""
    names = (f"4-4-2 Plan {index}" for index in range(TACTICS))
    return b"".join(name.encode("latin-1").ljust(NAME_BYTES, b"\0") for name in names)


def tactic_table() -> bytes:
    """The 19 x 32 bytes as they lie in memory."""
    return b"".join(tactic_bytes(index) for index in range(TACTICS))
