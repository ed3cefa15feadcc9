"""Other positions in play: the keys on the tactics screen that bring each player to his cell and run."""

from __future__ import annotations

from collections.abc import Mapping

from cm9798.macros.macro import MacroError
from cm9798.macros.planner import row_keys
from cm9798.tactics import CELLS

GOAL = 0
Place = tuple[int, int]  # cell, run

TAKEN = "Two players stand in the same position."
OFF_THE_PITCH = "That position is not on the pitch."
GOALKEEPER = "The goalkeeper stays in goal."


def refusal(standing: Mapping[int, Place], wanted: Mapping[int, Place]) -> str | None:
    """The game's words for what its screen offers no keys for; rows of players on the pitch, of one side."""
    for row, (cell, run) in wanted.items():
        if not (0 <= cell < CELLS and 0 <= run < CELLS):
            return OFF_THE_PITCH
        if (cell == GOAL) != (standing[row][0] == GOAL):
            return GOALKEEPER
    cells = [place[0] for place in {**standing, **wanted}.values()]
    return TAKEN if len(set(cells)) < len(cells) else None


def position_keys(standing: Mapping[int, Place], wanted: Mapping[int, Place]) -> list[tuple[str, ...]]:
    """One tuple of keys a move, in order. MacroError for what `refusal` refuses."""
    reason = refusal(standing, wanted)
    if reason is not None:
        raise MacroError(reason)
    now, keys = dict(standing), []
    waiting = [row for row in wanted if wanted[row][0] != standing[row][0]]
    while waiting:
        row, cell = _next_move(now, wanted, waiting)
        keys.append((*row_keys(row), *_cell_keys(now, row, cell)))
        now[row] = (
            cell,
            cell if now[row][1] == now[row][0] else now[row][1],
        )  # a run without an aim goes along
        waiting = [other for other in waiting if now[other][0] != wanted[other][0]]
    for row, (_, run) in wanted.items():
        if run != now[row][1]:
            keys.append((*row_keys(row), *_steps("braceright", "braceleft", run - now[row][1])))
    return keys


def _next_move(now: Mapping[int, Place], wanted: Mapping[int, Place], waiting: list[int]) -> Place:
    """Somebody whose cell is free; where all wait for each other, one steps aside first."""
    taken = {place[0] for place in now.values()}
    for row in waiting:
        if wanted[row][0] not in taken:
            return row, wanted[row][0]
    aside = next(cell for cell in range(1, CELLS) if cell not in taken)
    return waiting[0], aside


def _cell_keys(now: Mapping[int, Place], row: int, cell: int) -> tuple[str, ...]:
    """A press goes to the next free cell, so cells that others stand on need none."""
    begin, others = now[row][0], {place[0] for other, place in now.items() if other != row}
    step = 1 if cell > begin else -1
    free = [between for between in range(begin + step, cell + step, step) if between not in others]
    return _steps("bracketright", "bracketleft", step * len(free))


def _steps(up: str, down: str, count: int) -> tuple[str, ...]:
    return (up if count > 0 else down,) * abs(count)
