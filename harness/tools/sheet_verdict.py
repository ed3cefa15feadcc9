"""Whether a team sheet is legal, judged on what the manager sees; the reason in the game's words."""

from __future__ import annotations

from cm9798.team_sheet import Illegal, SquadFact, TeamSheet, verdict
from cm9798.view_filter import ManagerView, squad_facts

NO_MATCH_WAITS = "No match waits for a team now: set it in the turn before the match."


def reasons(sheet: TeamSheet, view: ManagerView) -> tuple[str, ...]:
    """The game's words against the sheet; empty when it is legal."""
    facts = dict(squad_facts(view))
    for player in sheet.players:
        if player not in facts and player in view.players:  # he has left: only his name is asked
            facts[player] = SquadFact(view.players[player].name, ours=False, injured=False, banned=False)
    judged = verdict(sheet, facts)
    return judged.reasons if isinstance(judged, Illegal) else ()
