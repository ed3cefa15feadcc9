"""What `assistant` says when the game asks: a choice by its words, an offer by what the player is worth."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from harness.models.policies.team import strongest_team
from harness.models.policies.transcript import Transcript
from harness.models.seam import ModelAnswer

# Promises that cost nothing and leave the squad as it is, before all that loses a player, money or the job.
WELCOME = (
    "think again",
    "talks will follow",
    "more time",
    "improve",
    "wages down",
    "Warn",
    "patient",
    "Stay",
)
UNWELCOME = ("transfer list", "free to go", "Accept the job", "available for loan", "Fine", "going nowhere")
_CHOICE = re.compile(r"^(\d)\. (.+)$", re.MULTILINE)
_FEE = re.compile(r" offer £([\d,]+) for ")
_ID = re.compile(r"\(id (\d+)\)")
_VALUE = re.compile(r"value £([\d,]+)")


def asked(turn: Transcript) -> ModelAnswer:
    """A question or an offer."""
    choices = choices_of(turn.briefing)
    if choices:
        return _question(turn, choices)
    return (
        _offer(turn) if "## An offer for your player" in turn.briefing else turn.ending("Nothing is asked.")
    )


def choices_of(briefing: str) -> list[str]:
    """The words of a question's choices, in order; none at an offer."""
    section = _section(briefing, "The game asks you")
    return [words for _, words in _CHOICE.findall(section)]


def _question(turn: Transcript, choices: list[str]) -> ModelAnswer:
    said = turn.last("answer")
    if said is not None or "answer" not in turn.tools:
        return turn.ending("That is settled.")

    def liking(number: int) -> tuple[int, int]:
        words = choices[number]
        return sum(w in words for w in WELCOME) - sum(w in words for w in UNWELCOME), -number

    best = max(range(len(choices)), key=liking)
    return turn.calling(f"{choices[best]}.", [("answer", {"choice": best + 1})])


def _offer(turn: Transcript) -> ModelAnswer:
    squad, tactics, tried = turn.last("get_squad"), turn.last("list_tactics"), turn.all("decide")
    if squad is None or tactics is None:
        return turn.calling("Can we spare him?", [("get_squad", {"attributes": True}), ("list_tactics", {})])
    if (tried and not tried[-1].refusals) or len(tried) > 1 or "decide" not in turn.tools:
        return turn.ending("That is settled.")
    if tried:  # the game did not take the first decision
        return turn.calling("Then he stays.", [("decide", {"choice": "reject"})])
    players = squad.answer.get("players", [])
    team = strongest_team(players, tactics.answer.get("tactics", []), tactics.answer.get("current", 0))
    needed = set() if team is None else {p["id"] for p in (*team.eleven, *team.bench)}
    return turn.calling("I have decided.", [("decide", _decision(turn.briefing, needed))])


def _decision(briefing: str, needed: set[int]) -> dict[str, Any]:
    """Who is needed goes for much more than his value alone; who is not, for nearly his value."""
    section = _section(briefing, "An offer for your player")
    player, value = next(_numbers(_ID, section), -1), next(_numbers(_VALUE, section), 0)
    fee = next(_numbers(_FEE, section), 0)
    if not fee:  # a loan
        return {"choice": "reject" if player in needed else "accept"}
    enough = value * 16 // 10 if player in needed else value * 9 // 10
    if fee >= enough:
        return {"choice": "accept"}
    if fee * 2 >= value:
        return {"choice": "negotiate", "price": max(enough, fee + 1)}
    return {"choice": "reject"}


def _section(briefing: str, heading: str) -> str:
    return briefing.partition(f"## {heading}\n")[2].partition("\n## ")[0]


def _numbers(pattern: re.Pattern[str], text: str) -> Iterator[int]:
    return (int(found.replace(",", "")) for found in pattern.findall(text))
