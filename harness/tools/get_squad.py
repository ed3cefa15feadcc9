"""`get_squad`: the own squad, filtered and ordered."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, JsonValue

from cm9798.view_filter import AppearanceView, PlayerView
from harness.tools.outcome import Answer, Outcome, ToolContext
from harness.tools.pitch import cell_words
from harness.tools.player_words import Row, summary
from harness.tools.tool import Arguments, Tool

Order = Literal["squad", "name", "age", "condition", "average_rating", "value"]


class GetSquad(Arguments):
    """Filter, order and detail of the list."""

    position: str | None = Field(
        None, max_length=3, description="Only players whose position holds this, as GK, D, DM, M, AM, F."
    )
    available: bool = Field(False, description="Leave out injured and suspended players.")
    order: Order = Field("squad", description="Order of the list; numbers from high to low.")
    attributes: bool = Field(False, description="Add each player's attributes, 0-20.")


def _rows_of(player: PlayerView) -> set[str]:
    return set(player.position.split(" ")[0].casefold().split("/"))


def _key(order: Order, player: PlayerView) -> tuple[float | str, int]:
    match order:
        case "squad":
            return (0, 0)
        case "name":
            return (player.name.casefold(), player.index)
        case "average_rating":
            return (-(player.average_rating or 0.0), player.index)
        case "age" | "condition" | "value":
            return (-int(getattr(player, order)), player.index)


def _in_match(appearance: AppearanceView) -> dict[str, JsonValue]:
    return {
        "status": appearance.status,
        "cell": appearance.cell,
        "position": cell_words(appearance.cell),
        "rating": appearance.rating,
        "goals": appearance.goals,
        "yellows": appearance.yellows,
        "condition": appearance.condition,
    }


def decide(arguments: GetSquad, context: ToolContext) -> Outcome:
    """The list; in play each of the sixteen carries `in_match`, before it each on the sheet his `shirt`."""
    view = context.view
    chosen = [
        p
        for p in view.squad
        if (arguments.position is None or arguments.position.strip().casefold() in _rows_of(p))
        and not (arguments.available and p.status)
    ]
    in_play = {} if view.match is None or not context.in_play else {a.player: a for a in view.match.own}
    shirts = {player: shirt for shirt, player in enumerate(view.team_sheet.players, start=1)}
    players: list[JsonValue] = []
    for player in sorted(chosen, key=lambda p: _key(arguments.order, p)):
        row: Row = summary(player)
        if player.index in in_play:
            row["in_match"] = _in_match(in_play[player.index])
        elif player.index in shirts and not in_play:
            shirt = shirts[player.index]
            row["shirt"] = shirt if shirt <= 11 else f"S{shirt - 11}"
        listed = view.dealings[player.index].status if player.index in view.dealings else ""
        if listed:
            row["market"] = listed
        if arguments.attributes:
            row["attributes"] = dict(player.attributes)
        players.append(row)
    answer: Row = {"club": view.club, "squad_size": len(view.squad), "players": players}
    if in_play and view.match is not None:
        answer["substitutions_left"] = view.match.substitutions_left
    return Answer(answer)


TOOL = Tool(
    "get_squad",
    "R",
    "Your squad: id, position, age, condition, morale, form (last ratings, newest first), status, season "
    "figures, contract, value, lists, shirt on the current team sheet; in play also each one's match so far.",
    GetSquad,
    decide,
)
