"""This run's past as entries to be searched: news, results, transfers, and what became of orders."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Literal

from cm9798.folded import folded
from cm9798.money_words import pounds
from cm9798.reports import MatchReport
from cm9798.view_filter import FixtureView, ManagerView
from harness.tools.action_words import action_words
from harness.tools.outcome import ToolContext

Kind = Literal["news", "result", "transfer", "order"]


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that happened, in one text."""

    game_date: date
    kind: Kind
    text: str

    def mentions(self, part: str) -> bool:
        """Whether its text contains it, but for accents and case."""
        return folded(part) in folded(self.text)


def entries(context: ToolContext) -> list[Entry]:
    """All that is known, the newest first; of one day news first, then results, transfers, orders."""
    view = context.view
    found = [*_news(context), *_results(view), *_reports(context), *_transfers(view), *_orders(context)]
    unique = list(dict.fromkeys(found))
    return sorted(unique, key=lambda entry: entry.game_date, reverse=True)


def _news(context: ToolContext) -> list[Entry]:
    read = {(item.game_date, item.headline): item.body for item in context.history.news}
    known = dict.fromkeys((*read, *context.view.news))
    return [
        Entry(day, "news", f"{headline}: {read[day, headline]}" if read.get((day, headline)) else headline)
        for day, headline in known
    ]


def _results(view: ManagerView) -> list[Entry]:
    return [_result(f, f.score, f.words) for f in view.fixtures if f.score is not None]


def _reports(context: ToolContext) -> list[Entry]:
    """Matches of earlier seasons are in no table any more."""
    return [_result(report, report.score, report.extra) for report in context.history.reports]


def _result(match: FixtureView | MatchReport, score: tuple[int, int], words: str) -> Entry:
    text = f"{match.competition}: {match.home} {score[0]}-{score[1]} {match.away}"
    return Entry(match.game_date, "result", f"{text} ({words})" if words else text)


def _transfers(view: ManagerView) -> list[Entry]:
    if view.office is None:
        return []
    return [
        Entry(
            move.game_date,
            "transfer",
            f"{move.name}: {move.from_club or 'no club'} to {move.to_club or 'no club'}, {move.kind}"
            + (f", {pounds(move.fee)}" if move.fee else ""),
        )
        for move in view.office.moves
    ]


def _orders(context: ToolContext) -> list[Entry]:
    return [
        Entry(
            said.game_date, "order", f"{action_words(context.view, said.action)}: {said.outcome}. {said.text}"
        )
        for said in context.history.market
    ]
