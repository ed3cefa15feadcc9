"""A team sheet on the pitch: where each of the eleven stands, as plain geometry for `_pitch.html`. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cm9798.team_sheet import TeamSheet

WIDTH, HEIGHT = 380, 450
SIDE = 42  # from the touchline to the middle of the outer columns
ROWS = 6  # sweeper, defence, ..., forwards; the goalkeeper stands below them
COLUMNS = 5


@dataclass(frozen=True, slots=True)
class Place:
    """One of the eleven: `x`, `y` the middle of his shirt."""

    x: float
    y: float
    shirt: int
    name: str
    captain: bool


def eleven_on_pitch(sheet: TeamSheet, names: Sequence[tuple[str, str]]) -> list[Place]:
    """The shirts 1-11 that are filled with a known player, attacking upwards; `names` by player index."""
    places = []
    for shirt, player in enumerate(sheet.players[:11], start=1):
        if player < len(names):
            x, y = place_of(sheet.cells[shirt - 1])
            first, second = names[player]
            places.append(Place(x, y, shirt, second or first, player == sheet.captain))
    return places


def place_of(cell: int) -> tuple[float, float]:
    """A cell's middle: 0 is the goalkeeper, then rows of five from far left to far right."""
    if cell == 0:
        return WIDTH / 2, HEIGHT - 48
    row, column = divmod(cell - 1, COLUMNS)
    x = SIDE + column * (WIDTH - 2 * SIDE) / (COLUMNS - 1)
    y = HEIGHT - 108 - row * (HEIGHT - 144) / (ROWS - 1)
    return round(x, 1), round(y, 1)
