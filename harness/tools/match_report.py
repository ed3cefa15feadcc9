"""`match_report`: the report of a played match; in play the match so far."""

from __future__ import annotations

from datetime import date
from typing import cast

from pydantic import Field, JsonValue

from cm9798.reports import MatchReport
from cm9798.view_filter import AppearanceView, MatchView
from harness.tools.outcome import Answer, Outcome, Refusal, ToolContext
from harness.tools.pitch import cell_words
from harness.tools.player_words import Row
from harness.tools.references import club_name
from harness.tools.report_words import whole
from harness.tools.tool import Arguments, Tool

DATES_TOLD = 10


class MatchReportArguments(Arguments):
    """Which match; default: in play this one, else the last one."""

    date: str | None = Field(None, max_length=10, description="Its date, as 1997-08-09.")
    opponent: str | None = Field(None, max_length=80, description="The last one against this club.")


def decide(arguments: MatchReportArguments, context: ToolContext) -> Outcome:
    """A report, or the match so far."""
    view = context.view
    if arguments.date is None and arguments.opponent is None and context.in_play and view.match is not None:
        return Answer(so_far(view.match))
    reports = list(context.history.reports)
    if not reports:
        return Refusal(("You have played no match yet.",))
    if arguments.opponent is not None:
        name = club_name([c for r in reports for c in (r.home, r.away) if c != view.club], arguments.opponent)
        reports = [r for r in reports if name in (r.home, r.away)]
    if arguments.date is not None:
        day = _day(arguments.date)
        reports = [r for r in reports if r.game_date == day]
    if not reports:
        return Refusal((f"You played no such match; your last ones: {_dates(context.history.reports)}.",))
    return Answer(whole(reports[-1], view.club))


def _day(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def _dates(reports: tuple[MatchReport, ...]) -> str:
    return ", ".join(report.game_date.isoformat() for report in reports[-DATES_TOLD:])


def so_far(match: MatchView) -> Row:
    """Score, incidents and the own side's ratings as the screens in play show them."""
    return {
        "home": match.home,
        "away": match.away,
        "minute": match.minute,
        "score": f"{match.score[0]}-{match.score[1]}",
        "shots": list(match.shots),
        "shots_on_target": list(match.shots_on_target),
        "tactic": match.own_tactic,
        "opponents_tactic": match.opponent_tactic,
        "substitutions_left": match.substitutions_left,
        "incidents": cast(list[JsonValue], [f"{i.minute}' {i.text}" for i in match.incidents]),
        "players": [_player(appearance) for appearance in match.own],
    }


def _player(appearance: AppearanceView) -> JsonValue:
    data: Row = {"id": appearance.player, "name": appearance.name, "status": appearance.status}
    if appearance.status == "playing":
        data["position"] = cell_words(appearance.cell)
    if appearance.status != "on the bench":
        data["rating"] = appearance.rating
    data["condition"] = appearance.condition
    counts = {"goals": appearance.goals, "yellows": appearance.yellows}
    data |= {name: count for name, count in counts.items() if count}
    return data


TOOL = Tool(
    "match_report",
    "R",
    "The report of one of your matches: score, incidents, figures, ratings. In play: the match so far.",
    MatchReportArguments,
    decide,
)
