"""The best assignment of players to places: the Hungarian method with potentials, in whole numbers."""

from __future__ import annotations

from collections.abc import Sequence

_FAR = 1 << 60


def best_assignment(worth: Sequence[Sequence[int]]) -> list[int]:
    """For each row (place) the column (player) so that the sum of `worth[row][column]` is greatest.

    At least as many columns as rows. Rows are added one by one, each along the shortest augmenting path.
    """
    columns = len(worth[0])
    row_price, column_price = [0] * len(worth), [0] * (columns + 1)
    owner = [-1] * (columns + 1)  # the row that holds a column; the last column is where each search starts
    for row in range(len(worth)):
        owner[columns] = row
        _augment(worth, row_price, column_price, owner)
    held = {owner[column]: column for column in range(columns) if owner[column] >= 0}
    return [held[row] for row in range(len(worth))]


def _augment(
    worth: Sequence[Sequence[int]], row_price: list[int], column_price: list[int], owner: list[int]
) -> None:
    columns = len(owner) - 1
    distance, previous, done = [_FAR] * columns, [columns] * columns, [False] * (columns + 1)
    at = columns
    while owner[at] >= 0:
        done[at] = True
        row, step, following = owner[at], _FAR, columns
        for column in range(columns):
            if done[column]:
                continue
            cost = -worth[row][column] - row_price[row] - column_price[column]
            if cost < distance[column]:
                distance[column], previous[column] = cost, at
            if distance[column] < step:
                step, following = distance[column], column
        for column in range(columns + 1):
            if done[column]:
                row_price[owner[column]] += step
                column_price[column] -= step
            elif column < columns:
                distance[column] -= step
        at = following
    while at != columns:
        owner[at] = owner[previous[at]]
        at = previous[at]
