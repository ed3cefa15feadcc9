"""What the fake game puts on the manager's desk: a question, an offer, his dismissal."""

from __future__ import annotations

from typing import Literal

from cm9798.records.encodings import encode_date
from cm9798.records.offer import OFFER
from cm9798.records.question import QUESTION
from cm9798.team_sheet import NONE
from harness.game.fake_world import World, writable

Asking = Literal["question", "offer"]
TO_DECIDE = 4  # of an offer's `state`
SACKED = 2  # of a manager's `status`


def put_on_desk(world: World, kind: Asking) -> None:
    """One record in the table of questions or of offers."""
    person, club = int(world.row["humans"][0]), world.human_club
    record = QUESTION if kind == "question" else OFFER
    table = record.empty(1)
    row = table[0]
    row["date"], row["player"] = encode_date(world.today), int(world["club"][club]["squad"][0])
    if kind == "question":
        row["kind"], row["manager"], row["club"], row["other_club"] = 1, person, club, NONE
    else:
        row["state"], row["buyer"], row["seller"], row["fee"] = TO_DECIDE, club + 1, club, 250_000
    world.state.tables[kind] = writable(record, table.tobytes())
    world.row[f"{kind}_count"] = 1


def clear_desk(world: World) -> None:
    """Nothing is asked any more."""
    for name, record in (("question", QUESTION), ("offer", OFFER)):
        world.state.tables[name] = record.empty(0)
        world.row[f"{name}_count"] = 0


def dismiss(world: World) -> None:
    """The board sacks the person: his club goes on without him."""
    row = world["manager"][int(world.row["humans"][0])]
    row["club"], row["status"] = NONE, SACKED
