"""The briefing: the report that opens a turn, from what the manager may see and the model's own memory."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import assert_never

from cm9798.market import Asked, MarketAction
from cm9798.reports import MarketAnswer, NewsItem, Review
from cm9798.view_filter import ManagerView
from cm9798.words import date_words
from harness.spine.events import TurnKind
from harness.tools.outcome import Memory
from harness.turn import club_sections, market_sections, question_sections, team_sections
from harness.turn.sections import Section, fitted

# Characters. Measured: 2.5 to a token with the small vocabulary of SmolLM2, so at most some 6,500 tokens; the
# longest of a season had 3,761. Plan, notes and reviews at their limits take ten thousand and are never cut.
BUDGET = 16_000

TITLES: dict[TurnKind, str] = {
    "before_match": "before a match",
    "half_time": "half-time",
    "minute_70": "minute 70",
    "question": "the game asks you",
    "monthly_review": "review of the month",
    "season_review": "review of the season",
    "correction": "correction of the team sheet",
}


@dataclass(frozen=True, slots=True)
class Extra:
    """What a briefing says beside view and memory."""

    refused: tuple[str, ...] = ()  # the game's words at kick-off, for a correction
    news_since: date | None = None  # the last turn's game date; None: all news
    max_calls: int | None = None
    asked: Asked | None = None  # what the game asks
    read: tuple[NewsItem, ...] = ()  # news that were opened since the last turn
    answers: tuple[MarketAnswer, ...] = ()  # to what was ordered, since the last turn
    waiting: tuple[MarketAction, ...] = ()  # what was ordered and waits
    reviews: tuple[Review, ...] = ()  # the last one of each kind, the older first


def compose_briefing(
    view: ManagerView, memory: Memory, turn_kind: TurnKind, extra: Extra, budget: int = BUDGET
) -> str:
    """The briefing's text; equal inputs give equal text."""
    sections = [_head(view, turn_kind, extra), *_first(view, turn_kind, extra)]
    sections += [market_sections.answers(view, extra.answers), *_state(view, turn_kind, extra)]
    sections.append(market_sections.waiting(view, extra.waiting))
    return fitted([*sections, *_memory(memory, extra.reviews)], budget)


def _first(view: ManagerView, turn_kind: TurnKind, extra: Extra) -> list[Section]:
    """Why there is a turn, where that needs words."""
    match turn_kind:
        case "correction":
            refused = extra.refused or ("The game gave no reason.",)
            return [Section("The game refused your team sheet", refused, keep=len(refused))]
        case "question":
            return [question_sections.asks(view, extra.asked)]
        case _:
            return []


def _state(view: ManagerView, turn_kind: TurnKind, extra: Extra) -> list[Section]:
    """Where the club stands, as far as this kind of turn asks."""
    news = club_sections.news(view, extra.news_since, extra.read)
    table, following = club_sections.table(view), club_sections.next_match(view)
    sheet, unavailable = team_sections.sheet(view), team_sections.unavailable(view)
    offers, money = market_sections.open_offers(view), market_sections.money(view)
    match turn_kind:
        case "before_match":
            return [following, sheet, unavailable, table, offers, news]
        case "correction":
            return [sheet, unavailable]
        case "half_time" | "minute_70":
            return [*_in_play(view), table]
        case "question":
            return [money, following, table, offers, news]
        case "monthly_review":
            return [following, table, money, unavailable, club_sections.contracts(view), offers, news]
        case "season_review":
            return [table, money, club_sections.contracts(view), offers, news]
        case _:
            assert_never(turn_kind)


def _in_play(view: ManagerView) -> list[Section]:
    if view.match is None:
        return [Section("Match so far", ("The game shows no match in play.",))]
    match_now = view.match
    return [
        team_sections.match_so_far(match_now),
        team_sections.own_players(match_now),
        team_sections.opponents(match_now),
    ]


def _head(view: ManagerView, turn_kind: TurnKind, extra: Extra) -> Section:
    lines = [
        f"Turn: {turn_kind} ({TITLES[turn_kind]})",
        f"Date: {date_words(view.game_date)}, season {view.season}/{(view.season + 1) % 100:02d}",
        f"You: {view.manager}, manager of {view.club} ({view.division}), squad of {len(view.squad)}",
    ]
    if extra.max_calls is not None:
        lines.append(f"Tool calls in this turn: at most {extra.max_calls}")
    return Section("Briefing", tuple(lines), keep=len(lines))


def _memory(memory: Memory, reviews: Sequence[Review]) -> list[Section]:
    texts = [("Your season plan", memory.plan), ("Your notes", memory.notes)]
    texts += [(f"Your last {TITLES[r.kind]} ({date_words(r.game_date)})", r.text) for r in reviews]
    if not reviews:
        texts.append(("Your last review", ""))
    sections = []
    for heading, text in texts:
        lines = tuple(text.splitlines()) or ("(none)",)
        sections.append(Section(heading, lines, keep=len(lines)))
    return sections
