"""The policy `assistant`: the strongest team, fresh players in play, and a review with orders each month."""

from __future__ import annotations

from typing import Any

from harness.models.policies.asked import asked
from harness.models.policies.in_play import in_play
from harness.models.policies.review import PLAN, review
from harness.models.policies.team import strongest_team
from harness.models.policies.transcript import Transcript, read
from harness.models.seam import ModelAnswer

TRIES = 3  # of a refused team sheet


def assistant(messages: list[dict[str, Any]], tools: list[dict[str, Any]], seed: int) -> ModelAnswer:  # noqa: ARG001 - every policy takes a seed
    """The next answer; the same conversation always gets the same one."""
    turn = read(messages, tools)
    match turn.turn_kind:
        case "half_time" | "minute_70":
            return in_play(turn)
        case "question":
            return asked(turn)
        case "monthly_review" | "season_review":
            return review(turn)
        case _:
            return _before_match(turn)


def _before_match(turn: Transcript) -> ModelAnswer:
    squad, tactics, tried = turn.last("get_squad"), turn.last("list_tactics"), turn.all("set_lineup")
    if squad is None:
        looks: list[tuple[str, dict[str, Any]]] = [("get_squad", {"attributes": True}), ("list_tactics", {})]
        return turn.calling("I look at the squad first.", looks)
    if tried and (not tried[-1].refusals or len(tried) >= TRIES):
        return turn.ending("The team stands.")
    if tactics is None or "set_lineup" not in turn.tools:
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
