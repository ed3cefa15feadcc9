"""`compare_with_squad`: a player beside the own players of his position."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, JsonValue

from cm9798.view_filter import PlayerView
from harness.tools.outcome import Answer, Outcome, ToolContext
from harness.tools.references import any_player
from harness.tools.tool import Arguments, PlayerReference, Tool


class CompareWithSquad(Arguments):
    """Whom, and as what."""

    player: PlayerReference = Field(description="Player id or full name; of any club.")
    position: Literal["GK", "SW", "D", "DM", "M", "AM", "F"] | None = Field(
        None, description="Beside whom; default: everybody who shares one of his positions."
    )


def positions_of(player: PlayerView) -> set[str]:
    """The rows of the pitch in which he can play."""
    return set(player.position.split(" ")[0].split("/"))


def decide(arguments: CompareWithSquad, context: ToolContext) -> Outcome:
    """Him first, then the own men in squad order; attributes as one list of values in that order."""
    view = context.view
    him = any_player(view, arguments.player)
    wanted = positions_of(him) if arguments.position is None else {arguments.position}
    beside = [p for p in view.squad if p.index != him.index and wanted & positions_of(p)]
    everybody = [him, *beside]
    players: list[JsonValue] = [_row(player) for player in everybody]
    attributes: dict[str, JsonValue] = {
        name: [player.attributes[name] for player in everybody] for name in him.attributes
    }
    return Answer({"players": players, "attributes_in_that_order": attributes})


def _row(player: PlayerView) -> JsonValue:
    return {
        "id": player.index,
        "name": player.name,
        "club": player.club,
        "position": player.position,
        "age": player.age,
        "apps": player.apps,
        "goals": player.goals,
        "average_rating": player.average_rating,
        "wage_per_week": player.wage_per_week,
        "value": player.value,
    }


TOOL = Tool(
    "compare_with_squad",
    "R",
    "A player beside your players of his position: figures, and each attribute side by side.",
    CompareWithSquad,
    decide,
)
