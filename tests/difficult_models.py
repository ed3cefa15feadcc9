"""Models that a harness must cope with: one that trips every safeguard, one that writes nonsense.

Both are functions of the conversation, for `ScriptedModel` and for an endpoint alike.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import JsonValue

from harness.models.scripted import Conversation, calling
from harness.models.seam import ModelAnswer, ToolCall

Call = tuple[str, dict[str, JsonValue]]
TACTIC: Call = ("change_tactic", {"tactic": 3})
TRACK: Call = ("track_player", {"player": 60})  # of another club, in every world
END: Call = ("end_turn", {})
# Whatever is asked: one of the two is refused.
SETTLED: tuple[Call, ...] = (
    ("answer", {"choice": 1}),
    ("decide", {"choice": "reject"}),
    END,
)
READ: Call = ("get_squad", {"available": True})


def turn_kind(conversation: Conversation) -> str:
    """As the briefing says."""
    found = re.search(r"^Turn: (\w+)", conversation[1]["content"], re.MULTILINE)
    assert found is not None
    return found[1]


def answered(conversation: Conversation) -> int:
    """How many answers of this turn came before."""
    return sum(message["role"] == "assistant" for message in conversation)


def stubborn(conversation: Conversation) -> ModelAnswer:
    """Falls silent before the match, reads without end in the correction, repeats itself at half-time and
    in its monthly review, where it orders something.

    Reads that are repeated twice come first each time: they must close nothing.
    """
    first_id = len(conversation)
    match turn_kind(conversation), answered(conversation):
        case ("question" | "minute_70") as kind, _:
            return calling(*SETTLED if kind == "question" else (END,), first_id=first_id)
        case _, 0:
            return calling(READ, READ, READ, first_id=first_id)
        case "before_match", _:
            return ModelAnswer(text="I am thinking.", finish_reason="stop")
        case "half_time", _:
            return calling(TACTIC, TACTIC, first_id=first_id)
        case "monthly_review", _:
            return calling(TRACK, TRACK, first_id=first_id)
        case _:
            return calling(*[READ] * 10, first_id=first_id)


@dataclass(frozen=True, slots=True)
class Nonsense:
    """A call that no tool can carry out, and words of the refusal that it must get."""

    tool: str
    arguments: str
    words: str


def before_match_nonsense(squad: Sequence[dict[str, Any]]) -> list[Nonsense]:
    """Against a squad as `get_squad` lists it."""
    sheet = {row["shirt"]: row["id"] for row in squad if "shirt" in row}
    eleven = [sheet[shirt] for shirt in range(1, 12)]
    twice = [*eleven[:10], eleven[4]]
    name = next(row["name"] for row in squad if row["id"] == eleven[4])
    stranger = next(number for number in range(4000) if number not in {row["id"] for row in squad})
    return [
        _lineup("eleven: Input should be", eleven="the best"),
        _lineup("eleven.0: Input should be", eleven=[{"id": player} for player in eleven]),
        _lineup("at most 11 items", eleven=[sheet[1]] * 12),
        _lineup("You must field one goalkeeper, in shirt 1.", cells=[0] * 11),
        _lineup(f"{name} has been selected twice.", eleven=twice),
        _lineup(f"{name} has been selected twice.", substitutes=[eleven[4]]),
        _lineup(f"no player {stranger} in your squad", eleven=[*eleven[:10], stranger]),
        _lineup("no player 'Nobody At All' in your squad", captain="Nobody At All"),
        _lineup("captain: Value error, expected a number or a name", captain=True),
        _lineup("cells.3: Input should be less than or equal to 30", cells=[0, 1, 2, 99, *range(4, 11)]),
        Nonsense("get_player", '{"player": "' + "x" * 15_000 + '"}', "at most 80 characters"),
        Nonsense("set_plan", json.dumps({"plan": "w" * 300_000}), "at most 20000 are read"),
        Nonsense("get_player", '{"player": ' * 3_000 + "1" + "}" * 3_000, "at most 20000 are read"),
        Nonsense("get_player", "[" * 9_000 + "]" * 9_000, "nested too deeply"),
        Nonsense("get_player", '{"player": ' + "[" * 400 + "]" * 400 + "}", "player: Input should be"),
        Nonsense("get_squad", "{not json", "not valid JSON"),
        Nonsense("sell_everybody", "{}", "There is no tool 'sell_everybody'"),
        Nonsense("substitute", json.dumps({"off": eleven[1], "on": sheet["S1"]}), "No match is in play"),
    ]


def half_time_nonsense(squad: Sequence[dict[str, Any]]) -> list[Nonsense]:
    """Against a squad as `get_squad` lists it in play."""
    status = {row["id"]: row["in_match"]["status"] for row in squad if "in_match" in row}
    playing = [player for player, now in status.items() if now == "playing"]
    bench = [player for player, now in status.items() if now == "on the bench"]
    return [
        Nonsense("substitute", json.dumps({"off": playing[1], "on": playing[1]}), "cannot come on."),
        Nonsense("substitute", json.dumps({"off": bench[0], "on": bench[1]}), "is not on the pitch."),
        Nonsense("substitute", '{"off": 65535, "on": -1}', "on: Input should be greater than or equal to 0"),
        Nonsense("substitute", '{"off": {}, "on": []}', "off: Input should be"),
        Nonsense("change_tactic", '{"tactic": 19}', "less than or equal to 18"),
        Nonsense("change_tactic", '{"tactic": "Eleven Goalkeepers"}', "There is no tactic"),
        _lineup("A match is in play", eleven=playing),
    ]


def _lineup(words: str, **arguments: Any) -> Nonsense:
    return Nonsense("set_lineup", json.dumps(arguments), words)


def nonsense_of(kind: str, squad: Sequence[dict[str, Any]]) -> list[Nonsense]:
    """What `confused` writes in a turn of this kind."""
    return half_time_nonsense(squad) if kind == "half_time" else before_match_nonsense(squad)


def confused(conversation: Conversation) -> ModelAnswer:
    """Before the match and at half-time: it looks, writes nonsense, then does something sensible."""
    kind = turn_kind(conversation)
    if kind not in ("before_match", "half_time"):
        return calling(*SETTLED if kind == "question" else (END,), first_id=1)
    match answered(conversation):
        case 0:
            return calling(("get_squad", {}), first_id=1)
        case 1:
            squad = json.loads(conversation[-1]["content"])["players"]
            wrong = nonsense_of(kind, squad)
            calls = [
                ToolCall(call_id=f"wrong_{number}", tool=call.tool, arguments=call.arguments)
                for number, call in enumerate(wrong)
            ]
            return ModelAnswer(calls=tuple(calls), finish_reason="tool_calls")
        case _:
            return calling(TACTIC, ("end_turn", {}), first_id=1000)
