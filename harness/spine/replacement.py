"""The harness's team sheet when a model's stays refused: player for player of the same position."""

from __future__ import annotations

from dataclasses import replace

from cm9798.team_sheet import NONE, PLACES, STARTERS, TeamSheet
from cm9798.view_filter import ManagerView, PlayerView
from harness.tools.pitch import cell_words

_ROW_ALIASES = {"A": "AM", "S": "F", "FC": "F"}


def replacement(view: ManagerView) -> TeamSheet:
    """The nearest sheet to the present one that the game should accept; equal views give equal sheets."""
    sheet = _with_cells(view.team_sheet, view)
    players = list(sheet.players)
    squad = {player.index: player for player in view.squad}
    for place in range(PLACES):
        if _stays(players, place, squad):
            continue
        players[place] = _successor(view, players, place, sheet.cells)
    successors = dict(zip(sheet.players, players, strict=True))
    eleven = players[:STARTERS]

    def holder(present: int) -> int:
        return next((p for p in (present, successors.get(present)) if p in eleven), eleven[-1])

    return replace(
        sheet,
        players=tuple(players),
        captain=holder(sheet.captain),
        penalties=holder(sheet.penalties),
        free_kicks=holder(sheet.free_kicks),
        corners=holder(sheet.corners),
    )


def _stays(players: list[int], place: int, squad: dict[int, PlayerView]) -> bool:
    player = players[place]
    if player == NONE:
        return place >= STARTERS
    return player in squad and not squad[player].status and player not in players[:place]


def _successor(view: ManagerView, players: list[int], place: int, cells: tuple[int, ...]) -> int:
    """The best of those who may play and do not start; an empty place when nobody is left."""
    known = view.players.get(players[place])
    wanted = _rows(known.position) if known else {cell_words(cells[place]).split()[0]}
    fixed = {player for other, player in enumerate(players) if other != place and other < STARTERS}
    taken = fixed if place < STARTERS else {*players[:place], *players[place + 1 :]}
    free = [p for p in view.squad if not p.status and p.index not in taken]
    keeping = cells[place] == 0 if place < STARTERS else "GK" in wanted

    def worth(player: PlayerView) -> tuple[bool, bool, int, int]:
        rows = _rows(player.position)
        strength = sum(player.attributes.values()) * player.condition
        return ("GK" in rows) == keeping, bool(rows & wanted), strength, -player.index

    return max(free, key=worth).index if free else NONE


def _rows(position: str) -> set[str]:
    """The pitch rows of a position as the game words it: "D/DM RC" -> {D, DM}."""
    named = position.split(maxsplit=1)[0].split("/") if position.split() else []
    return {_ROW_ALIASES.get(row, row) for row in named}


def _with_cells(sheet: TeamSheet, view: ManagerView) -> TeamSheet:
    """Positions that no eleven may take are the tactic's again."""
    starters = sheet.cells[:STARTERS]
    tactics = {tactic.index: tactic for tactic in view.tactics}
    legal = (
        sheet.tactic in tactics
        and starters[0] == 0
        and len(set(starters)) == STARTERS
        and all(0 <= cell <= 30 for cell in sheet.cells)
    )
    if legal:
        return sheet
    tactic = tactics.get(sheet.tactic, view.tactics[0])
    bench = tactic.substitute_cells or sheet.cells[STARTERS:PLACES]
    return replace(sheet, cells=(*tactic.cells, *bench, *tactic.runs, *bench), tactic=tactic.index)
