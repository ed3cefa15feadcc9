"""What can have happened beside turns and matches: orders to the market, news, match reports, reviews.

All of it is the run's memory of its past: a replay rebuilds it, a restore keeps what the checkpoint knew.
"""

from __future__ import annotations

from datetime import date
from typing import Annotated, Literal

from pydantic import Field

from cm9798.market import MarketAction
from cm9798.reports import MatchReport, NewsItem
from cm9798.views import TacticView
from harness.spine.recorded import Recorded

Action = Annotated[MarketAction, Field(discriminator="kind")]


class ActionQueued(Recorded):
    """An order to the market was accepted; it waits until the guest is next in the manager's office."""

    type: Literal["action_queued"] = "action_queued"
    turn: int
    call_id: str
    action: Action


class ActionCarriedOut(Recorded):
    """What became of the oldest order that waited. `outcome`: `done` only when memory showed it."""

    type: Literal["action_carried_out"] = "action_carried_out"
    turn: int  # in which it was ordered
    game_date: date
    action: Action
    outcome: Literal["done", "refused", "unconfirmed"]
    text: str  # the game's words


class TacticsRead(Recorded):
    """The game's tactics, as they lie in its memory; no play changes them."""

    type: Literal["tactics_read"] = "tactics_read"
    tactics: tuple[TacticView, ...]


class ReviewDue(Recorded):
    """A month without a review has begun: the game stays in the office for one."""

    type: Literal["review_due"] = "review_due"
    game_date: date


class NewsRead(Recorded):
    """News that the run had not read yet, oldest first."""

    type: Literal["news_read"] = "news_read"
    game_date: date
    items: tuple[NewsItem, ...]


class MatchReported(Recorded):
    """A match of the own club is over: its report, as the game shows it."""

    type: Literal["match_reported"] = "match_reported"
    report: MatchReport


class ReviewWritten(Recorded):
    """The model wrote its review of the month or the season; a later one of the same turn replaces it."""

    type: Literal["review_written"] = "review_written"
    turn: int
    game_date: date
    kind: Literal["monthly_review", "season_review"]
    text: str


SeasonEvent = (
    ActionQueued | ActionCarriedOut | ReviewDue | NewsRead | MatchReported | ReviewWritten | TacticsRead
)
SEASON_EVENTS = (
    ActionQueued, ActionCarriedOut, ReviewDue, NewsRead, MatchReported, ReviewWritten, TacticsRead,
)  # fmt: skip
