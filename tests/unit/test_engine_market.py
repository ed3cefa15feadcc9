"""The market of the engine: offers, talks, lists, loans, deadline, shortlist."""

from __future__ import annotations

from typing import Any

import pytest
from deals import deals
from engine_program import Program


def _target(game: Program, *, free: int = 0) -> dict[str, Any]:
    """Somebody who can be had."""
    (found,) = deals(game, "targets 400")
    return next(row for row in found if row["free"] == free)


def _own(game: Program) -> int:
    """A player of the person's club."""
    (money,) = deals(game, "money")
    assert money["wages"] > 0
    for player in range(600):
        (answer,) = deals(game, f"list {player} 1")
        if answer["ok"]:
            return player
    raise AssertionError("the club has no player")


def test_market_purchase_from_offer_to_signature(game: Program) -> None:
    """Offer, the club's answer, demands, signature: he joins, and the fee leaves the account."""
    player = _target(game)
    before, offer, _, asks = deals(
        game,
        "money",
        f"bid {player['player']} {player['price']}",
        "days 4",
        f"asks {player['player']}",
        save=2,
    )
    assert offer["ok"], offer
    assert asks["ok"], asks
    signed, after = deals(game, f"sign {player['player']} {asks['wage']} {asks['years']}", "money", slot=2)
    assert signed["ok"], signed
    assert after["spend"] == before["spend"] - player["price"]
    assert after["lines"][8] == player["price"]
    assert after["wages"] >= asks["wage"]


def test_market_offer_below_the_price_is_not_accepted(game: Program) -> None:
    """A club names its price or refuses; without an agreement there are no talks."""
    player = _target(game)
    offer, _, offers, asks = deals(
        game,
        f"bid {player['player']} {player['price'] * 7 // 10}",
        "days 4",
        "offers",
        f"asks {player['player']}",
    )
    assert offer["ok"]
    assert [(row["state"], row["asked"] >= player["price"]) for row in offers] == [(2, True)]
    assert not asks["ok"]


def test_market_offers_are_five_at_most(game: Program) -> None:
    """The sixth open offer is refused in the game's words."""
    (found,) = deals(game, "targets 400")
    players = [row["player"] for row in found if not row["free"]][:6]
    answers = deals(game, *(f"bid {player} 1000" for player in players))
    assert [answer["ok"] for answer in answers] == [1, 1, 1, 1, 1, 0]
    assert answers[-1]["message"] == "You have five open offers already."


def test_market_offer_of_more_than_there_is(game: Program) -> None:
    """The board's money is the limit."""
    player = _target(game)
    money, offer = deals(game, "money", f"bid {player['player']} 90000000")
    assert money["spend"] < 90000000
    assert not offer["ok"]
    assert offer["message"] == "You do not have that much to spend."


def test_market_free_agent_signs_without_an_offer(game: Program) -> None:
    """Talks with a man without a club can begin at once."""
    player = _target(game, free=1)["player"]
    (asks,) = deals(game, f"asks {player}")
    signed, offers = deals(game, f"sign {player} {asks['wage']} {asks['years']}", "offers")
    assert signed["ok"], signed
    assert offers == []


def test_market_poor_terms_end_the_talks(game: Program) -> None:
    """He haggles, is insulted, and then breaks off."""
    player = _target(game, free=1)["player"]
    first, second, third = deals(game, *[f"sign {player} 20 1"] * 3)
    assert not first["ok"]
    assert first["message"].endswith("is insulted by your offer.")
    assert second["message"].endswith("has broken off the talks.")
    assert third["message"].endswith("has no wish to join you.")


def test_market_closes_in_late_march(game: Program) -> None:
    """After the fourth Thursday of March no offer can be made."""
    player = _target(game)["player"]
    _, passed, answer = deals(game, "holiday 290", "days 280", f"bid {player} 1000")
    assert passed["date"] == [7, 4, 98]
    assert not answer["ok"]
    assert answer["message"] == "The transfer deadline has passed."


@pytest.mark.parametrize(
    ("status", "words"),
    [
        (1, "transfer list"),
        (3, "available for loan"),
        (4, "free transfer"),
        (5, "not for sale"),
        (0, "no longer on any list"),
    ],
)
def test_market_lists_of_own_players(game: Program, status: int, words: str) -> None:
    """Each list answers in the game's words."""
    player = _own(game)
    (answer,) = deals(game, f"list {player} {status}")
    assert answer["ok"]
    assert words in answer["message"]


def test_market_shortlist_remembers(game: Program) -> None:
    """Tracked once, refused twice, and gone when untracked."""
    player = _target(game)["player"]
    first, again, gone, empty = deals(
        game, f"track {player}", f"track {player}", f"untrack {player}", f"untrack {player}"
    )
    assert first["ok"]
    assert not again["ok"]
    assert gone["ok"]
    assert not empty["ok"]
