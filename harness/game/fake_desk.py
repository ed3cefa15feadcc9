"""What the fake game puts on the manager's desk (question, offer, dismissal), and how it is settled."""

from __future__ import annotations

from typing import Literal

from cm9798.market import Asked, Decision
from cm9798.records.encodings import encode_date
from cm9798.records.offer import OFFER
from cm9798.records.question import QUESTION
from cm9798.team_sheet import NONE
from harness.game.fake_world import World, writable
from harness.game.port import GameAnswer

Asking = Literal["question", "offer"]
TO_DECIDE = 4  # of an offer's `state`
SACKED = 2  # of a manager's `status`
FEE = 250_000
CHOICES = ("Ask him to think again", "Put him on the transfer list", "Promise him a place in the team")


def put_on_desk(world: World, kind: Asking) -> Asked:
    """One record in the table of questions or of offers, and what the screen shows of it."""
    person, club = int(world.row["humans"][0]), world.human_club
    record = QUESTION if kind == "question" else OFFER
    table = record.empty(1)
    row, player = table[0], int(world["club"][club]["squad"][0])
    row["date"], row["player"] = encode_date(world.today), player
    if kind == "question":
        row["kind"], row["manager"], row["club"], row["other_club"] = 1, person, club, NONE
    else:
        row["state"], row["buyer"], row["seller"], row["fee"] = TO_DECIDE, club + 1, club, FEE
    if not _waits(world, kind):
        content = world[kind].tobytes() + table.tobytes()
        world.state.tables[kind] = writable(record, content)
        world.row[f"{kind}_count"] = len(world[kind])
    return _asked(world, kind, player)


def _asked(world: World, kind: Asking, player: int) -> Asked:
    name = world.full_name(player)
    if kind == "question":
        return Asked("question", (f"{name} is unhappy and wants to leave the club.",), CHOICES, player)
    bidder = world.state.names["club"][world.human_club + 1][0]
    return Asked("offer", (f"{bidder} offer £{FEE:,} for {name}.",), (), player, bidder, FEE)


def _waits(world: World, kind: Asking) -> bool:
    if kind == "question":
        return len(world["question"]) > 0
    return bool((world["offer"]["state"] == TO_DECIDE).any())


def answer_question(world: World, choice: int) -> GameAnswer:
    """Settled by any choice that there is."""
    if not 1 <= choice <= len(CHOICES):
        return GameAnswer("There is no such choice.", accepted=False, confirmed=False)
    clear_desk(world)
    return GameAnswer(f"You decided: {CHOICES[choice - 1]}.", accepted=True, confirmed=True)


def decide(world: World, decision: Decision) -> GameAnswer:
    """Settled by any decision; a price below the offer is refused."""
    if decision.choice == "negotiate" and (decision.price or 0) < FEE:
        return GameAnswer("That is less than they offer.", accepted=False, confirmed=False)
    clear_desk(world)
    words = {
        "accept": "You accept the offer.",
        "reject": "You reject the offer.",
        "negotiate": "They will think.",
    }
    return GameAnswer(words[decision.choice], accepted=True, confirmed=True)


def clear_desk(world: World) -> None:
    """Nothing is asked any more."""
    world.state.tables["question"] = QUESTION.empty(0)
    world.row["question_count"] = 0
    kept = world["offer"][world["offer"]["state"] != TO_DECIDE]
    world.state.tables["offer"] = writable(OFFER, kept.tobytes())
    world.row["offer_count"] = len(kept)


def dismiss(world: World) -> None:
    """The board sacks the person: his club goes on without him."""
    row = world["manager"][int(world.row["humans"][0])]
    row["club"], row["status"] = NONE, SACKED
