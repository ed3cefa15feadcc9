"""A team sheet: the eleven, substitutes, positions, tactic and set-piece takers of one match; and whether it is legal."""

from __future__ import annotations

from dataclasses import dataclass

NONE = 0xFFFF
STARTERS = 11
PLACES = 16


@dataclass(frozen=True, slots=True)
class TeamSheet:
    """Player table indexes (`NONE` = empty place on the bench) and grid cells 0..30."""

    players: tuple[int, ...]  # 16: shirts 1-11, then substitutes
    cells: tuple[int, ...]  # 32: 11 positions, 5 substitutes, 11 run-to, 5 substitutes
    tactic: int  # 0..18
    captain: int
    penalties: int
    free_kicks: int
    corners: int
