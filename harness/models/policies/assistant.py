"""The policy `assistant`: picks the strongest available team and replaces tired players at half-time."""

from __future__ import annotations

from typing import Any

from harness.models.policies.strength import Player, worth
from harness.models.policies.team import strongest_team
from harness.models.policies.transcript import Transcript, read
from harness.models.seam import ModelAnswer

TRIES = 3  # of a refused team sheet
CLEARLY = 106  # a substitute comes on when he is worth so many percent of the player on the pitch
PLAN = (
    "Pick the strongest available eleven for a balanced tactic before every match, keep a goalkeeper and "
    "cover for every line on the bench, and at half-time take off players who are tired or play badly."
)


def assistant(messages: list[dict[str, Any]], tools: list[dict[str, Any]], seed: int) -> ModelAnswer:  # noqa: ARG001 - every policy takes a seed
    """The next answer; the same conversation always gets the same one."""
    turn = read(messages, tools)
    if turn.last("get_squad") is None:
        looks: list[tuple[str, dict[str, Any]]] = [("get_squad", {"attributes": True})]
        if turn.turn_kind != "half_time":
            looks.append(("list_tactics", {}))
        return turn.calling("I look at the squad first.", looks)
    return _half_time(turn) if turn.turn_kind == "half_time" else _before_match(turn)


def _before_match(turn: Transcript) -> ModelAnswer:
    tried = turn.all("set_lineup")
    if tried and (not tried[-1].refusals or len(tried) >= TRIES):
        return turn.ending("The team stands.")
    squad, tactics = turn.last("get_squad"), turn.last("list_tactics")
    if squad is None or tactics is None or "set_lineup" not in turn.tools:
        return turn.ending("I cannot set a team.")
    objections = " ".join(reason for result in tried for reason in result.refusals)
    able = [
        p
        for p in squad.answer.get("players", [])
        if p["status"] == "available" and p["name"] not in objections  # whom a refusal names stays out
    ]
    team = strongest_team(able, tactics.answer.get("tactics", []), tactics.answer.get("current", 0))
    if team is None:
        return turn.ending("There are not enough players for a team.")
    calls: list[tuple[str, dict[str, Any]]] = [("set_lineup", team.arguments())]
    if "## Your season plan\n(none)" in turn.briefing and turn.last("set_plan") is None:
        calls.append(("set_plan", {"plan": PLAN}))
    return turn.calling(f"The strongest eleven for {team.tactic['name']}.", calls)


def _half_time(turn: Transcript) -> ModelAnswer:
    squad = turn.last("get_squad")
    if squad is None or turn.last("substitute") is not None or "substitute" not in turn.tools:
        return turn.ending("On with the match.")
    changes = _changes(squad.answer.get("players", []), int(squad.answer.get("substitutions_left", 0)))
    if not changes:
        return turn.ending("Nobody needs replacing.")
    return turn.calling("Fresh legs.", [("substitute", {"off": off, "on": on}) for off, on in changes])


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
