"""`set_lineup`: the whole team sheet of the next match; what is left out stays as it is."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from cm9798.team_sheet import NONE, TeamSheet
from cm9798.view_filter import ManagerView
from harness.tools.lineup_defaults import captain_of, cells_with, kept_bench, taker_of
from harness.tools.outcome import Outcome, Refusal, ToolContext, WriteTeamSheet
from harness.tools.references import UnknownReferenceError, own_player, tactic
from harness.tools.sheet_verdict import NO_MATCH_WAITS, reasons
from harness.tools.tool import Arguments, Cell, PlayerReference, TacticReference, Tool

Eleven = Annotated[tuple[PlayerReference, ...], Field(min_length=11, max_length=11)]
Cells = Annotated[tuple[Cell, ...], Field(min_length=11, max_length=11)]


class SetLineup(Arguments):
    """A team sheet, or the parts of it that change."""

    eleven: Eleven | None = Field(
        None,
        description="Eleven player ids in the order of shirts 1-11 (shirt 1 keeps goal); default: as now.",
    )
    substitutes: Annotated[tuple[PlayerReference, ...], Field(max_length=5)] | None = Field(
        None,
        description="Up to five player ids; default: the present bench, without who starts or cannot play.",
    )
    tactic: TacticReference | None = Field(
        None,
        description="Tactic index or name; sets the cells of shirts 1-11. Default: tactic and cells as now.",
    )
    cells: Cells | None = Field(
        None,
        description="Own cells 0-30 for shirts 1-11 in place of the tactic's; list_tactics has the grid.",
    )
    runs: Cells | None = Field(
        None, description="Cells to which shirts 1-11 run in attack, with `cells` only."
    )
    captain: PlayerReference | None = Field(
        None, description="One of the eleven; default: as now, if he plays."
    )
    penalties: PlayerReference | None = Field(
        None, description="Taker, one of the eleven; default as captain."
    )
    free_kicks: PlayerReference | None = Field(
        None, description="Taker, one of the eleven; default as captain."
    )
    corners: PlayerReference | None = Field(None, description="Taker, one of the eleven; default as captain.")


def decide(arguments: SetLineup, context: ToolContext) -> Outcome:
    """A legal sheet to write; refused where no match waits for one, and in the game's words when illegal."""
    if context.in_play:
        return Refusal(
            ("A match is in play: use substitute and change_tactic; set_lineup is for before a match.",)
        )
    if not context.before_match:
        return Refusal((NO_MATCH_WAITS,))
    if arguments.runs is not None and arguments.cells is None:
        return Refusal(("runs needs cells: give the eleven cells as well.",))
    try:
        sheet = _sheet(arguments, context.view)
    except UnknownReferenceError as unknown:
        return Refusal((str(unknown),))
    against = reasons(sheet, context.view)
    return Refusal(against) if against else WriteTeamSheet(sheet)


def _sheet(arguments: SetLineup, view: ManagerView) -> TeamSheet:
    now = view.team_sheet
    eleven = now.players[:11]
    if arguments.eleven is not None:
        eleven = tuple(own_player(view, who).index for who in arguments.eleven)
    bench = kept_bench(view, eleven)
    if arguments.substitutes is not None:
        bench = tuple(own_player(view, who).index for who in arguments.substitutes)
    chosen = None if arguments.tactic is None else tactic(view, arguments.tactic)

    def holder(given: int | str | None, default: int) -> int:
        return default if given is None else own_player(view, given).index

    return TeamSheet(
        players=(*eleven, *bench, *[NONE] * (5 - len(bench))),
        cells=cells_with(now, chosen, arguments.cells, arguments.runs),
        tactic=now.tactic if chosen is None else chosen.index,
        captain=holder(arguments.captain, captain_of(view, eleven)),
        penalties=holder(arguments.penalties, taker_of(view, eleven, now.penalties, "shooting")),
        free_kicks=holder(arguments.free_kicks, taker_of(view, eleven, now.free_kicks, "passing")),
        corners=holder(arguments.corners, taker_of(view, eleven, now.corners, "technique")),
    )


TOOL = Tool(
    "set_lineup",
    "A",
    "Writes your team sheet for the next match: eleven, bench, tactic or positions, captain, takers. Refused "
    "in the game's words when illegal, and always during a match. Everything left out stays as it is.",
    SetLineup,
    decide,
)
