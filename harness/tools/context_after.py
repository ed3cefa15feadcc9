"""What tools see after an outcome in the same turn: the frozen view with the model's own changes."""

from __future__ import annotations

from dataclasses import replace

from cm9798.view_filter import AppearanceView, ManagerView
from harness.game.port import GameAnswer
from harness.tools.outcome import (
    ChangeTactic,
    Outcome,
    RememberNotes,
    RememberPlan,
    Substitute,
    ToolContext,
    WriteTeamSheet,
)
from harness.tools.sheet_words import tactic_name


def context_after(context: ToolContext, outcome: Outcome, game: GameAnswer | None = None) -> ToolContext:
    """The next call's context; acts in play count only when the game confirmed them."""
    confirmed = game is not None and game.accepted and game.confirmed
    match outcome:
        case RememberPlan(plan):
            return replace(context, memory=replace(context.memory, plan=plan))
        case RememberNotes(notes):
            return replace(context, memory=replace(context.memory, notes=notes))
        case WriteTeamSheet(sheet):
            return replace(context, view=replace(context.view, team_sheet=sheet))
        case Substitute(off, on) if confirmed:
            return replace(context, view=_substituted(context.view, off, on))
        case ChangeTactic(tactic) if confirmed and context.view.match is not None:
            match_now = replace(context.view.match, own_tactic=tactic_name(context.view, tactic))
            return replace(context, view=replace(context.view, match=match_now))
        case _:
            return context


def _substituted(view: ManagerView, off: int, on: int) -> ManagerView:
    match_now = view.match
    if match_now is None:
        return view
    place = next((a.cell for a in match_now.own if a.player == off), 0)

    def moved(appearance: AppearanceView) -> AppearanceView:
        if appearance.player == off:
            return replace(appearance, status="taken off")
        if appearance.player == on:
            return replace(appearance, status="playing", cell=place)
        return appearance

    own = tuple(moved(appearance) for appearance in match_now.own)
    left = match_now.substitutions_left - 1
    return replace(view, match=replace(match_now, own=own, substitutions_left=left))
