"""What became of the orders to the market that a turn gave: the game's answers, whenever they came."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, select

from cm9798.snapshot import Snapshot
from cm9798.words import full_name
from harness.store.standing import standing
from harness.store.tables import EVENTS

# By `kind` of the action; those with a `listed` or `tracked` may undo it.
WORDS = {
    "make_offer": ("Offer", "Offer"),
    "ask_for_loan": ("Loan asked for", "Loan asked for"),
    "list_for_transfer": ("On the transfer list", "Off the transfer list"),
    "list_for_loan": ("On the loan list", "Off the loan list"),
    "propose_contract": ("Contract", "Contract"),
    "track": ("On the shortlist", "Off the shortlist"),
}


@dataclass(frozen=True, slots=True)
class Order:
    """One order as a line of the page."""

    seq: int
    game_date: str
    what: str
    outcome: str
    text: str  # the game's words


def orders_of(
    connection: Connection, run: str, turn: int, opened: int, content: Snapshot | None
) -> list[Order]:
    """Of the turn opened at a sequence number, in their order; those of a restored run count once."""
    asked = (
        select(EVENTS.c.seq, EVENTS.c.body)
        .where(
            EVENTS.c.run == run,
            EVENTS.c.type == "action_carried_out",
            EVENTS.c.seq > opened,
            standing(EVENTS),
        )
        .order_by(EVENTS.c.seq)
    )
    events = ((row.seq, json.loads(row.body)) for row in connection.execute(asked))
    return [_order(seq, event, content) for seq, event in events if event["turn"] == turn]


def _order(seq: int, event: dict[str, Any], content: Snapshot | None) -> Order:
    action = event["action"]
    done, undone = WORDS.get(action["kind"], (action["kind"], action["kind"]))
    wanted = action.get("listed", action.get("tracked", True))
    names = content.player_names if content is not None else ()
    player = (
        full_name(*names[action["player"]]) if action["player"] < len(names) else f"player {action['player']}"
    )
    fee = f", £{action['fee']:,}" if "fee" in action else ""
    what = f"{done if wanted else undone}: {player}{fee}"
    return Order(seq, event["game_date"], what, event["outcome"], event["text"])
