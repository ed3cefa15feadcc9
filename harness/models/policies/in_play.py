"""What `assistant` does in a match: fresh players for tired ones, all men forward when it is behind late."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from harness.models.policies.strength import Player, cell_row, worth
from harness.models.policies.transcript import Transcript
from harness.models.seam import ModelAnswer

CLEARLY = 106  # a substitute comes on when he is worth so many percent of the player on the pitch
Call = tuple[str, dict[str, Any]]


def in_play(turn: Transcript) -> ModelAnswer:
    """At half-time and at minute 70."""
    squad, late = turn.last("get_squad"), turn.turn_kind == "minute_70"
    if squad is None:
        looks: list[Call] = [("get_squad", {"attributes": True})]
        if late:
            looks += [("match_report", {}), ("list_tactics", {})]
        return turn.calling("I look at who is tired.", looks)
    if turn.last("substitute") is not None or turn.last("change_tactic") is not None:
        return turn.ending("On with the match.")
    players, left = squad.answer.get("players", []), int(squad.answer.get("substitutions_left", 0))
    calls: list[Call] = [("substitute", {"off": off, "on": on}) for off, on in _changes(players, left)]
    if late and _behind(turn, str(squad.answer.get("club", ""))):
        calls += _all_forward(turn)
    return turn.calling("Fresh legs.", calls) if calls else turn.ending("Nobody needs replacing.")


def _behind(turn: Transcript, club: str) -> bool:
    report = turn.last("match_report")
    score = str(report.answer.get("score", "")) if report is not None else ""
    if report is None or score.count("-") != 1:
        return False
    home, away = (int(goals) for goals in score.split("-"))
    return home < away if report.answer.get("home") == club else away < home


def _all_forward(turn: Transcript) -> list[Call]:
    """The tactic with most men in attack; none when it is played already."""
    known, report = turn.last("list_tactics"), turn.last("match_report")
    tactics = known.answer.get("tactics", []) if known is not None else []
    if not tactics or report is None:
        return []
    boldest = max(tactics, key=lambda tactic: (_attackers(tactic["cells"]), -tactic["index"]))
    if boldest["name"] == report.answer.get("tactic"):
        return []
    return [("change_tactic", {"tactic": boldest["index"]})]


def _attackers(cells: Sequence[int]) -> int:
    return sum({"AM": 1, "F": 2}.get(cell_row(cell), 0) for cell in cells)


def _changes(players: list[Player], left: int) -> list[tuple[int, int]]:
    """Pairs (off, on) with the greatest gain first, each player once; the goalkeeper stays."""
    playing = [
        p for p in players if p.get("in_match", {}).get("status") == "playing" and p["in_match"]["cell"]
    ]
    bench = [p for p in players if p.get("in_match", {}).get("status") == "on the bench"]
    gains = sorted(
        (-gain, int(off["id"]), int(on["id"]))
        for off in playing
        for on in bench
        if (gain := _gain(off, on)) > 0
    )
    changes: list[tuple[int, int]] = []
    used: set[int] = set()
    for _, off_id, on_id in gains:
        if len(changes) < left and not used & {off_id, on_id}:
            changes.append((off_id, on_id))
            used |= {off_id, on_id}
    return changes


def _gain(off: Player, on: Player) -> int:
    """How much more the substitute is worth in the other's cell than that one today; 0: not clearly."""
    cell, rating = off["in_match"]["cell"], off["in_match"]["rating"]
    today = worth(off, cell) * (88 + 2 * rating) // 100  # a rating of 6 changes nothing
    coming = worth(on, cell)
    return coming - today if coming * 100 > today * CLEARLY else 0
