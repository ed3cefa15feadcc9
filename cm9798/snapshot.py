"""Decoded game state at one stop: every table at one moment."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Any

import numpy as np
from numpy.typing import NDArray

Table = NDArray[np.void]  # structured: one column a declared field


@dataclass(frozen=True, slots=True, eq=False)
class Snapshot:
    """Structured arrays by the record declarations, and each record's strings in pointer order."""

    game_date: date
    season: int  # the season's first year
    human_club: int
    players: Table
    player_names: tuple[tuple[str, str], ...]
    clubs: Table
    club_names: tuple[tuple[str, ...], ...]
    managers: Table
    manager_names: tuple[tuple[str, str], ...]
    competitions: Table
    competition_names: tuple[tuple[str, ...], ...]
    fixtures: Table
    news: Table
    match: Any  # np.void of the match record
