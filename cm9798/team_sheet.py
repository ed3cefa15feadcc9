"""A team sheet, its legality by the game's rules, and its bytes in the club record."""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from cm9798.records.club import CLUB

NONE = 0xFFFF
STARTERS = 11
PLACES = 16
CELLS = 31
TACTICS = 19

Reason = Literal[
    "NOT_ELEVEN", "TWICE", "NOT_OURS", "INJURED", "BANNED", "GOALKEEPER",
    "SAME_CELL", "CELL", "TACTIC", "CAPTAIN", "TAKER",
]  # fmt: skip

# The game's own words, %s the player's full name.
WORDS: dict[Reason, str] = {
    "NOT_ELEVEN": "You must select eleven players.",
    "TWICE": "%s has been selected twice.",
    "NOT_OURS": "%s is not one of your players.",
    "INJURED": "%s is injured.",
    "BANNED": "%s is suspended.",
    "GOALKEEPER": "You must field one goalkeeper, in shirt 1.",
    "SAME_CELL": "Two players stand in the same position.",
    "CELL": "That position is not on the pitch.",
    "TACTIC": "Choose a tactic.",
    "CAPTAIN": "Your captain must be in the team.",
    "TAKER": "Your set-piece takers must be in the team.",
}


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


@dataclass(frozen=True, slots=True)
class SquadFact:
    """What the rules ask about a player."""

    name: str  # full name, as the game writes it
    ours: bool  # in the club's squad
    injured: bool
    banned: bool


@dataclass(frozen=True, slots=True)
class Legal:
    """The game accepts the sheet at kick-off."""


@dataclass(frozen=True, slots=True)
class Illegal:
    """The game refuses the sheet: the first rule that is broken, in the game's words."""

    reason: Reason
    player: int | None
    reasons: tuple[str, ...]


Verdict = Legal | Illegal
Facts = Mapping[int, SquadFact]  # by player table index; a player who is missing is not ours
Found = tuple[Reason, int | None] | None


def verdict(sheet: TeamSheet, facts: Facts) -> Verdict:
    """Whether the game would play this sheet; the first reason in the game's order."""
    for rule in _RULES:
        found = rule(sheet, facts)
        if found is not None:
            reason, player = found
            name = "" if player is None else _name(player, facts)
            return Illegal(reason, player, (WORDS[reason].replace("%s", name),))
    return Legal()


def _name(player: int, facts: Facts) -> str:
    return facts[player].name if player in facts else "That player"


def _eleven(sheet: TeamSheet, _: Facts) -> Found:
    return ("NOT_ELEVEN", None) if NONE in sheet.players[:STARTERS] else None


def _twice(sheet: TeamSheet, _: Facts) -> Found:
    for shirt, player in enumerate(sheet.players):
        if player != NONE and player in sheet.players[:shirt]:
            return "TWICE", player
    return None


def _ours(sheet: TeamSheet, facts: Facts) -> Found:
    for player in sheet.players:
        if player != NONE and not (player in facts and facts[player].ours):
            return "NOT_OURS", player
    return None


def _available(sheet: TeamSheet, facts: Facts) -> Found:
    for player in sheet.players:
        if player != NONE and facts[player].injured:
            return "INJURED", player
        if player != NONE and facts[player].banned:
            return "BANNED", player
    return None


def _goalkeeper(sheet: TeamSheet, _: Facts) -> Found:
    alone = sheet.cells[0] == 0 and 0 not in sheet.cells[1:STARTERS]
    return None if alone else ("GOALKEEPER", None)


def _same_cell(sheet: TeamSheet, _: Facts) -> Found:
    return None if len(set(sheet.cells[:STARTERS])) == STARTERS else ("SAME_CELL", None)


def _cell(sheet: TeamSheet, _: Facts) -> Found:
    return None if all(0 <= cell < CELLS for cell in sheet.cells) else ("CELL", None)


def _tactic(sheet: TeamSheet, _: Facts) -> Found:
    return None if 0 <= sheet.tactic < TACTICS else ("TACTIC", None)


def _captain(sheet: TeamSheet, _: Facts) -> Found:
    return None if sheet.captain in sheet.players[:STARTERS] else ("CAPTAIN", None)


def _taker(sheet: TeamSheet, _: Facts) -> Found:
    takers = {sheet.penalties, sheet.free_kicks, sheet.corners}
    return None if takers <= set(sheet.players[:STARTERS]) else ("TAKER", None)


_RULES: tuple[Callable[[TeamSheet, Facts], Found], ...] = (
    _eleven, _twice, _ours, _available, _goalkeeper, _same_cell, _cell, _tactic, _captain, _taker,
)  # fmt: skip

# The sheet's fields lie side by side in the club record: one range.
SHEET_OFFSET = CLUB.fields["sheet_players"].kind.offset
_LAYOUT = struct.Struct("<16H32BB4H")
SHEET_SIZE = _LAYOUT.size


class SheetBytesError(ValueError):
    """A sheet does not fit into its bytes, or bytes are no whole sheet."""


def encode_sheet(sheet: TeamSheet) -> bytes:
    """The 73 bytes at `SHEET_OFFSET` of the club record."""
    if len(sheet.players) != PLACES or len(sheet.cells) != 2 * PLACES:
        raise SheetBytesError(
            f"expected 16 players and 32 cells, found {len(sheet.players)} and {len(sheet.cells)}"
        )
    takers = (sheet.captain, sheet.penalties, sheet.free_kicks, sheet.corners)
    try:
        return _LAYOUT.pack(*sheet.players, *sheet.cells, sheet.tactic, *takers)
    except struct.error as error:
        raise SheetBytesError(f"a number of the sheet does not fit its field: {error}") from error


def decode_sheet(data: bytes) -> TeamSheet:
    """The sheet from its 73 bytes."""
    if len(data) != SHEET_SIZE:
        raise SheetBytesError(f"expected {SHEET_SIZE} bytes of a team sheet, found {len(data)}")
    values = _LAYOUT.unpack(data)
    return TeamSheet(values[:16], values[16:48], *values[48:])
