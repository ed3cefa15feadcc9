"""What a run keeps of its past, as values: match reports, news, reviews, answers of the market."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Literal

from cm9798.market import MarketAction
from cm9798.team_sheet import TeamSheet


@dataclass(frozen=True, slots=True)
class PlayerReport:
    """One of the sixteen in a match report. `minutes` 0: he stayed on the bench."""

    player: int
    name: str
    minutes: int
    rating: int
    goals: int
    assists: int
    yellows: int
    red: bool
    started: bool


@dataclass(frozen=True, slots=True)
class MatchReport:
    """A match of the own club as the game's match report shows it, with the own sheet of its kick-off."""

    game_date: date
    competition: str
    home: str
    away: str
    score: tuple[int, int]
    extra: str  # "after extra time", "4 - 3 on penalties", ... in the game's words; empty in most
    attendance: int | None
    incidents: tuple[tuple[int, str], ...]  # minute, words
    own: tuple[PlayerReport, ...]
    shots: tuple[int, int]
    shots_on_target: tuple[int, int]
    sheet: TeamSheet
    tactic: str  # its name
    opponent_tactic: str = ""
    man_of_match: str = ""


@dataclass(frozen=True, slots=True)
class NewsItem:
    """A news item: headline exact from memory, body by OCR and corrected; empty when it was not opened."""

    game_date: date
    headline: str
    body: str = ""


@dataclass(frozen=True, slots=True)
class Review:
    """A monthly or season review that the model wrote."""

    game_date: date
    kind: Literal["monthly_review", "season_review"]
    text: str


@dataclass(frozen=True, slots=True)
class MarketAnswer:
    """What became of a queued action. `outcome`: `done` only when memory showed it afterwards."""

    game_date: date
    action: MarketAction
    outcome: Literal["done", "refused", "unconfirmed"]
    text: str  # the game's words


@dataclass(frozen=True, slots=True)
class History:
    """The run's past that tools may read, oldest first."""

    reports: tuple[MatchReport, ...] = ()
    news: tuple[NewsItem, ...] = ()
    reviews: tuple[Review, ...] = ()
    market: tuple[MarketAnswer, ...] = ()
