"""Views for the tests of turns and tools: a synthetic world before its first match and at half-time."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from cm9798.records.appearance import APPEARANCE
from cm9798.synthetic import SyntheticWorld, synthetic_world
from cm9798.synthetic_tactics import tactic_names, tactic_table
from cm9798.tactics import decode_tactics
from cm9798.view_filter import ManagerView, TacticView, manager_view
from harness.game.port import GameAnswer
from harness.models.policies import Policy
from harness.models.seam import ModelAnswer
from harness.spine.events import ToolAnswered, TurnKind
from harness.spine.state import Exchange
from harness.tools.answer_for import Told, answer_for
from harness.tools.catalogue import openai_tools
from harness.tools.context_after import context_after
from harness.tools.outcome import ChangeTactic, EndTurn, Memory, Outcome, Substitute, ToolContext
from harness.tools.run_call import run_call
from harness.turn.briefing import Extra, compose_briefing
from harness.turn.conversation import messages
from harness.turn.rules import RULES

SQUAD = 22
BENCH_FIRST = 11
MAX_CALLS = 40
DONE = GameAnswer("Done.", accepted=True, confirmed=True)


def tactics() -> tuple[TacticView, ...]:
    """The synthetic world's 19 tactics."""
    return decode_tactics(tactic_names(), tactic_table())


def world(seed: int = 1) -> SyntheticWorld:
    """A world of 6 clubs; the human has the first one, whose players are 0..21."""
    return synthetic_world(seed, clubs=6)


def view_of(given: SyntheticWorld) -> ManagerView:
    """What its manager may see."""
    return manager_view(given.snapshot(), tactics())


@lru_cache
def before_match(seed: int = 1) -> ManagerView:
    """Before the first match."""
    return view_of(world(seed))


def at_half_time(given: SyntheticWorld, tired: int | None = None) -> SyntheticWorld:
    """The human's first match stands at half-time; the player `tired` has condition 40 and rating 4."""
    clubs, fixture = given.tables["club"], given.tables["fixture"][0]
    match, sides = given.tables["match"][0], APPEARANCE.empty(32).reshape(2, 16)
    match["fixture"], match["clubs"], match["phase"], match["minute"] = 0, (fixture[0], fixture[1]), 2, 45
    match["clubs"] = (fixture["home"], fixture["away"])
    for side, club in enumerate(match["clubs"]):
        for place in range(16):
            row = sides[side][place]
            row["player"] = clubs[club]["sheet_players"][place]
            row["cell"] = clubs[club]["sheet_cells"][place]
            row["status"], row["rating"], row["condition"] = place < BENCH_FIRST, 6 if place < 11 else 0, 85
            if tired == row["player"]:
                row["rating"], row["condition"] = 4, 40
    match["goals"], match["players"] = (1, 0), list(sides.tobytes())
    return given


@lru_cache
def half_time(seed: int = 1, tired: int | None = None) -> ManagerView:
    """At half-time of the first match."""
    return view_of(at_half_time(world(seed), tired))


def context(view: ManagerView | None = None, kind: TurnKind = "before_match", **memory: str) -> ToolContext:
    """What a tool looks at; default before the first match."""
    return ToolContext(before_match() if view is None else view, kind, Memory(**memory))


def call(tool: str, at: ToolContext | None = None, **arguments: Any) -> Outcome:
    """One tool call with good JSON."""
    return run_call(tool, json.dumps(arguments), context() if at is None else at)


def told(tool: str, at: ToolContext | None = None, **arguments: Any) -> Told:
    """The same, as the model is told."""
    given = context() if at is None else at
    return answer_for(call(tool, given, **arguments), given)


def play(
    policy: Policy, view: ManagerView, kind: TurnKind, seed: int = 0
) -> tuple[list[Exchange], ToolContext]:
    """One whole turn of a policy through briefing, conversation and tools; the game confirms every act."""
    now, exchanges = ToolContext(view, kind, Memory()), list[Exchange]()
    briefing = compose_briefing(view, now.memory, kind, Extra(max_calls=MAX_CALLS))
    for _ in range(MAX_CALLS):
        answer = policy(messages(RULES, briefing, exchanges), openai_tools(), seed)
        results, now, ended = _carried_out(answer, now)
        exchanges.append(Exchange(answer, results))
        if ended:
            return exchanges, now
    raise AssertionError("the policy did not end its turn")


def _carried_out(answer: ModelAnswer, now: ToolContext) -> tuple[tuple[ToolAnswered, ...], ToolContext, bool]:
    results, ended = [], False
    for written in answer.calls:
        outcome = run_call(written.tool, written.arguments, now)
        game = DONE if isinstance(outcome, Substitute | ChangeTactic) else None
        said = answer_for(outcome, now, game)
        now = context_after(now, outcome, game)
        ended = ended or isinstance(outcome, EndTurn)
        results.append(
            ToolAnswered(
                turn=1,
                call_id=written.call_id,
                tool=written.tool,
                arguments=written.arguments,
                accepted=said.accepted,
                answer=said.data,
            )
        )
    return tuple(results), now, ended
