"""How a turn opens: the briefing, from where the run stands and from what the manager may see."""

from __future__ import annotations

from cm9798.reports import Review
from cm9798.views import ManagerView
from harness.spine.state import RunState
from harness.spine.turn_kinds import turn_kind
from harness.tools.outcome import Memory
from harness.turn.briefing import Extra, compose_briefing


def briefing_of(state: RunState, view: ManagerView) -> str:
    """The briefing of the turn that opens in this state; equal states and views give equal texts."""
    assert state.started is not None
    history = state.history
    extra = Extra(
        refused=state.refusal_reasons,
        news_since=state.last_turn_date,
        max_calls=state.started.max_calls,
        asked=state.asked,
        read=history.news[state.told.news :],
        answers=history.market[state.told.market :],
        waiting=tuple(queued.action for queued in state.queue),
        reviews=last_of_each(history.reviews),
    )
    return compose_briefing(view, Memory(state.plan, state.notes), turn_kind(state), extra)


def last_of_each(reviews: tuple[Review, ...]) -> tuple[Review, ...]:
    """The last monthly and the last season review, the older first."""
    last = {review.kind: review for review in reviews}
    return tuple(review for review in reviews if last[review.kind] is review)
