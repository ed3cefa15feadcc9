"""What tools see after an outcome in the same turn: the frozen view with the model's own changes."""

from __future__ import annotations

from dataclasses import replace

from cm9798.reports import History, Review
from cm9798.view_filter import AppearanceView, ManagerView
from harness.game.port import GameAnswer, Position
from harness.tools.outcome import (
    AnswerQuestion,
    ChangeTactic,
    Decide,
    Outcome,
    Queue,
    RememberNotes,
    RememberPlan,
    RememberReview,
    Substitute,
    ToolContext,
    WriteTeamSheet,
)
from harness.tools.sheet_words import tactic_name


def context_after(  # noqa: PLR0911 - one return an outcome
    context: ToolContext, outcome: Outcome, game: GameAnswer | None = None
) -> ToolContext:
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
        case ChangeTactic(tactic, positions) if confirmed:
            return replace(context, view=_rearranged(context.view, tactic, positions))
        case Queue(action):
            return replace(context, queue=(*context.queue, action))
        case RememberReview(text):
            return replace(context, history=_reviewed(context, text))
        case AnswerQuestion() | Decide() if confirmed:
            return replace(context, asked=None)
        case _:
            return context


def _reviewed(context: ToolContext, text: str) -> History:
    """The run's past with a review of today; outside of reviews none is written."""
    kind = context.turn_kind
    if kind not in ("monthly_review", "season_review"):
        return context.history
    review = Review(context.view.game_date, kind, text)
    return replace(context.history, reviews=(*context.history.reviews, review))


def _rearranged(view: ManagerView, tactic: int, positions: tuple[Position, ...]) -> ManagerView:
    """Single positions are the model's own; where another tactic puts the rest, the next snapshot tells."""
    if view.match is None:
        return view
    cells = {position.player: position.cell for position in positions}
    own = tuple(replace(a, cell=cells.get(a.player, a.cell)) for a in view.match.own)
    return replace(view, match=replace(view.match, own_tactic=tactic_name(view, tactic), own=own))


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
