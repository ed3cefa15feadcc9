"""`track_player`: a player onto the game's own shortlist."""

from __future__ import annotations

from pydantic import Field

from cm9798.market import Track
from harness.tools.market_rules import against_tracking, queued
from harness.tools.outcome import Outcome, ToolContext
from harness.tools.references import any_player
from harness.tools.tool import Arguments, PlayerReference, Tool


class TrackPlayer(Arguments):
    """Whom."""

    player: PlayerReference = Field(description="Player id or full name.")


def decide(arguments: TrackPlayer, context: ToolContext) -> Outcome:
    """Queued, unless the shortlist would refuse it."""
    player = any_player(context.view, arguments.player).index
    return queued(context, Track(player, tracked=True), against_tracking(context, player, tracked=True))


TOOL = Tool("track_player", "Q", "Puts a player on the game's shortlist (16 places).", TrackPlayer, decide)
