"""The policy `careless`: random but legal decisions from a seed."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, TypeVar

from harness.models.policies.asked import choices_of
from harness.models.policies.transcript import Transcript, read
from harness.models.seam import ModelAnswer

Item = TypeVar("Item")


class Dice:
    """A stream of numbers that seed and briefing alone determine."""

    def __init__(self, seed: int, text: str) -> None:
        self._key = f"{seed}\n{text}".encode()
        self._thrown = 0

    def below(self, limit: int) -> int:
        """A number 0..limit-1."""
        self._thrown += 1
        digest = hashlib.sha256(self._key + self._thrown.to_bytes(4, "little")).digest()
        return int.from_bytes(digest[:8], "little") % limit

    def draw(self, items: Sequence[Item], count: int) -> list[Item]:
        """So many different items, in random order; all when there are fewer."""
        left = list(items)
        return [left.pop(self.below(len(left))) for _ in range(min(count, len(left)))]


def careless(messages: list[dict[str, Any]], tools: list[dict[str, Any]], seed: int) -> ModelAnswer:
    """The next answer; the same conversation and seed always get the same one."""
    turn = read(messages, tools)
    dice = Dice(seed, turn.briefing)
    if turn.turn_kind == "question":
        return _asked(turn, dice)
    if turn.turn_kind in ("monthly_review", "season_review"):
        return turn.ending("On with it.")
    if turn.last("get_squad") is None:
        return turn.calling("Who is there?", [("get_squad", {"available": True}), ("list_tactics", {})])
    if turn.turn_kind in ("half_time", "minute_70"):
        return _half_time(turn, dice)
    return _before_match(turn, dice)


def _asked(turn: Transcript, dice: Dice) -> ModelAnswer:
    """Any answer; an offer is taken or not."""
    if turn.answers:
        return turn.ending("On with it.")
    choices = len(choices_of(turn.briefing))
    if choices:
        calls: list[tuple[str, dict[str, Any]]] = [("answer", {"choice": 1 + dice.below(choices)})]
    else:
        calls = [("decide", {"choice": ("accept", "reject")[dice.below(2)]})]
    return turn.calling("Whatever.", turn.offered(calls) or [("end_turn", {})])


def _before_match(turn: Transcript, dice: Dice) -> ModelAnswer:
    squad, tactics = turn.last("get_squad"), turn.last("list_tactics")
    if (
        squad is None
        or tactics is None
        or turn.last("set_lineup") is not None
        or "set_lineup" not in turn.tools
    ):
        return turn.ending("That will do.")
    players = squad.answer.get("players", [])
    keepers = dice.draw([p["id"] for p in players if p["position"].startswith("GK")], 1)
    others = dice.draw([p["id"] for p in players if p["id"] not in keepers], 16 - len(keepers))
    sheet = [*keepers, *others]
    choice = dice.draw([t["index"] for t in tactics.answer.get("tactics", [])], 1)
    if len(sheet) < 11 or not choice:
        return turn.ending("There are not enough players for a team.")
    eleven = sheet[:11]
    captain, penalties, free_kicks, corners = (dice.draw(eleven, 1)[0] for _ in range(4))
    lineup = {"tactic": choice[0], "eleven": eleven, "substitutes": sheet[11:], "captain": captain}
    lineup |= {"penalties": penalties, "free_kicks": free_kicks, "corners": corners}
    return turn.calling("These will do.", [("set_lineup", lineup)])


def _half_time(turn: Transcript, dice: Dice) -> ModelAnswer:
    squad = turn.last("get_squad")
    if squad is None or turn.last("substitute") is not None or "substitute" not in turn.tools:
        return turn.ending("On with it.")
    players = squad.answer.get("players", [])
    off = dice.draw([p["id"] for p in players if p.get("in_match", {}).get("status") == "playing"], 1)
    on = dice.draw([p["id"] for p in players if p.get("in_match", {}).get("status") == "on the bench"], 1)
    if dice.below(2) == 0 or not off or not on or not squad.answer.get("substitutions_left"):
        return turn.ending("No change.")
    return turn.calling("Somebody else.", [("substitute", {"off": off[0], "on": on[0]})])
