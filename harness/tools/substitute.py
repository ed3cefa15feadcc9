"""`substitute`: one substitution in play."""

from __future__ import annotations

from pydantic import Field

from cm9798.view_filter import AppearanceView, MatchView
from harness.tools.outcome import Outcome, Refusal, Substitute, ToolContext
from harness.tools.references import own_player
from harness.tools.tool import Arguments, PlayerReference, Tool


class SubstituteArguments(Arguments):
    """Who makes way for whom."""

    off: PlayerReference = Field(description="Player id or name, on the pitch now.")
    on: PlayerReference = Field(description="Player id or name, on the bench now.")


def _appearance(match: MatchView, player: int) -> AppearanceView | None:
    return next((a for a in match.own if a.player == player), None)


def decide(arguments: SubstituteArguments, context: ToolContext) -> Outcome:
    """An act on the screen; refused in the game's words when the screen would refuse it."""
    match = context.view.match
    if not context.in_play or match is None:
        return Refusal(
            ("No match is in play: substitute works in play only; before a match use set_lineup.",)
        )
    off, on = own_player(context.view, arguments.off), own_player(context.view, arguments.on)
    leaving, coming = _appearance(match, off.index), _appearance(match, on.index)
    if match.substitutions_left <= 0:
        return Refusal(("All substitutions have been made.",))
    if leaving is None or leaving.status != "playing":
        return Refusal((f"{off.name} is not on the pitch.",))
    if coming is None or coming.status != "on the bench":
        return Refusal((f"{on.name} cannot come on.",))
    return Substitute(off.index, on.index)


TOOL = Tool(
    "substitute",
    "A",
    "One substitution in play, at once: a player on the pitch for one on the bench. Of the five on the "
    "bench three may come on.",
    SubstituteArguments,
    decide,
)
