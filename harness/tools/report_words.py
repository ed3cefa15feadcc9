"""The report of a match as typed JSON, from the own club's side."""

from __future__ import annotations

from pydantic import JsonValue

from cm9798.reports import MatchReport, PlayerReport
from harness.tools.player_words import Row


def head(report: MatchReport, club: str) -> Row:
    """Date, competition, clubs, score and what it meant for the club."""
    data: Row = {
        "date": report.game_date.isoformat(),
        "competition": report.competition,
        "home": report.home,
        "away": report.away,
        "score": f"{report.score[0]}-{report.score[1]}",
        "result": result(report, club),
    }
    if report.extra:
        data["note"] = report.extra
    return data


def result(report: MatchReport, club: str) -> str:
    """`won`, `drawn` or `lost` by the score alone."""
    own, other = report.score if report.home == club else report.score[::-1]
    return "drawn" if own == other else "won" if own > other else "lost"


def whole(report: MatchReport, club: str) -> Row:
    """Everything that the screen `Match Report` shows of the own side."""
    return {
        **head(report, club),
        "attendance": report.attendance,
        "shots": list(report.shots),
        "shots_on_target": list(report.shots_on_target),
        "tactic": report.tactic,
        "opponents_tactic": report.opponent_tactic,
        "man_of_the_match": report.man_of_match,
        "incidents": [f"{minute}' {text}" for minute, text in report.incidents],
        "players": [figures(player) for player in report.own if player.minutes],
        "unused": [player.name for player in report.own if not player.minutes],
    }


def figures(player: PlayerReport) -> dict[str, JsonValue]:
    """A player's match; what is 0 is left out."""
    data: dict[str, JsonValue] = {
        "id": player.player,
        "name": player.name,
        "minutes": player.minutes,
        "rating": player.rating,
    }
    counts = {"goals": player.goals, "assists": player.assists, "yellows": player.yellows}
    data |= {name: count for name, count in counts.items() if count}
    if player.red:
        data["sent_off"] = True
    if not player.started:
        data["came_on"] = True
    return data
