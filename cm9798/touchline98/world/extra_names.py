"""Second names for the youngsters of a world, country by country: what EXNMES.TXT lists."""

from __future__ import annotations

from collections.abc import Sequence

from cm9798.files.db1 import Row
from cm9798.touchline98.world.nations import NATIONS
from cm9798.touchline98.world.people import People

COUNT = 24  # names a country


def make(rows: Sequence[Row], people: People) -> dict[str, tuple[str, ...]]:
    """Names of each nation that has players, drawn when everybody else has his."""
    present = {row["Nation"] for row in rows}
    return {
        nation.name: tuple(sorted({people.draw(nation.locales, turn)[1] for turn in range(COUNT)}))
        for nation in NATIONS
        if nation.name in present
    }
