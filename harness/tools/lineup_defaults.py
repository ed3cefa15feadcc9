"""What a team sheet holds where the model named nothing: as it is now, else the sensible choice."""

from __future__ import annotations

from cm9798.team_sheet import NONE, TeamSheet
from cm9798.view_filter import ManagerView, TacticView


def kept_bench(view: ManagerView, eleven: tuple[int, ...]) -> tuple[int, ...]:
    """The present bench without who starts, cannot play or has left; it closes up."""
    able = {p.index for p in view.squad if not p.status}
    return tuple(p for p in view.team_sheet.players[11:] if p != NONE and p in able and p not in eleven)


def cells_with(
    now: TeamSheet, chosen: TacticView | None, cells: tuple[int, ...] | None, runs: tuple[int, ...] | None
) -> tuple[int, ...]:
    """The sheet's 32 cells: given, else the tactic's, else the present ones; without runs nobody runs."""
    bench = now.cells[11:16] if chosen is None or not chosen.substitute_cells else chosen.substitute_cells
    if cells is not None:
        starters, running = cells, cells if runs is None else runs
    elif chosen is not None:
        starters, running = chosen.cells, chosen.runs
    else:
        return now.cells
    return (*starters, *bench, *running, *bench)


def captain_of(view: ManagerView, eleven: tuple[int, ...]) -> int:
    """The present captain if he plays, else the most influential starter."""
    return taker_of(view, eleven, view.team_sheet.captain, "influence")


def taker_of(view: ManagerView, eleven: tuple[int, ...], now: int, attribute: str) -> int:
    """The present holder if he plays, else the best starter by set pieces and the attribute."""
    if now in eleven and now != NONE:
        return now
    starters = [p for p in view.squad if p.index in eleven]
    if not starters:
        return now

    def worth(values: dict[str, int]) -> int:
        extra = 0 if attribute == "influence" else 2 * values.get("set_pieces", 0)
        return extra + values.get(attribute, 0)

    return max(starters, key=lambda p: (worth(p.attributes), -p.index)).index
