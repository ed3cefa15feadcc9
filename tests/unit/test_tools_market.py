"""Orders to the market: queued, or refused in the words of the game's own screens."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import Any

import pytest
from full_contexts import AGREED, BIDDEN, FREE, LENT, TRACKED, context_of, full_context, full_world
from turn_views import call, told

from cm9798.market import (
    AskForLoan,
    ListForLoan,
    ListForTransfer,
    MakeOffer,
    MarketAction,
    ProposeContract,
    Terms,
    Track,
)
from cm9798.records.encodings import encode_date
from cm9798.synthetic import FIRST_CLUB, SQUAD
from harness.tools.context_after import context_after
from harness.tools.outcome import Queue, Refusal, ToolContext

OTHER, OWN, ON_LOAN_LIST = SQUAD + 12, 2, 5
NOT_OURS, OURS = "He is not one of your players.", "He is one of your players."


@pytest.mark.parametrize(
    ("tool", "arguments", "action"),
    [
        ("make_offer", {"player": OTHER, "fee": 500_000}, MakeOffer(OTHER, 500_000)),
        ("make_offer", {"player": BIDDEN, "fee": 300_000}, MakeOffer(BIDDEN, 300_000)),
        ("loan_player", {"player": OTHER}, AskForLoan(OTHER)),
        ("transfer_list", {"player": OWN}, ListForTransfer(OWN, True)),
        ("transfer_list", {"player": OWN, "asking_price": 9}, ListForTransfer(OWN, True, 9)),
        ("list_for_loan", {"player": OWN}, ListForLoan(OWN, True)),
        ("list_for_loan", {"player": ON_LOAN_LIST, "listed": False}, ListForLoan(ON_LOAN_LIST, False)),
        ("offer_new_contract", {"player": AGREED}, ProposeContract(AGREED)),
        ("offer_new_contract", {"player": FREE, "wage_limit": 900}, ProposeContract(FREE, None, 900)),
        (
            "offer_new_contract",
            {
                "player": OWN,
                "wage_per_week": 5_000,
                "years": 3,
                "bonuses": ["win", "win"],
                "clauses": ["big_club"],
            },
            ProposeContract(OWN, Terms(5_000, 3, ("win",), ("big_club",))),
        ),
        ("track_player", {"player": OTHER}, Track(OTHER, True)),
        ("untrack_player", {"player": TRACKED}, Track(TRACKED, False)),
    ],
)
def test_order_is_queued(tool: str, arguments: dict[str, Any], action: MarketAction) -> None:
    """What the screens would take now waits for the turn's end, and is echoed in words."""
    assert call(tool, context_of(), **arguments) == Queue(action)
    answer: Any = told(tool, context_of(), **arguments)
    assert answer.accepted
    assert list(answer.data) == ["queued", "when"]
    assert context_of().view.players[arguments["player"]].name in answer.data["queued"]


@pytest.mark.parametrize(
    ("tool", "arguments", "words"),
    [
        ("make_offer", {"player": OWN, "fee": 1}, OURS),
        ("make_offer", {"player": FREE, "fee": 1}, "He has no club: talk to him at once"),
        ("make_offer", {"player": LENT, "fee": 1}, "He is out on loan."),
        ("make_offer", {"player": OTHER, "fee": 2_000_001}, "You do not have that much to spend."),
        ("make_offer", {"player": AGREED, "fee": 1}, "have accepted your offer already"),
        ("loan_player", {"player": OWN}, OURS),
        ("transfer_list", {"player": OTHER}, NOT_OURS),
        ("transfer_list", {"player": OWN, "listed": False}, "He is not on the transfer list."),
        ("transfer_list", {"player": OWN, "listed": False, "asking_price": 5}, "asking_price needs listed"),
        ("list_for_loan", {"player": ON_LOAN_LIST}, "He is on the loan list already."),
        ("list_for_loan", {"player": OTHER}, NOT_OURS),
        ("offer_new_contract", {"player": OTHER}, "You need an agreement with his club"),
        ("offer_new_contract", {"player": BIDDEN}, "You need an agreement with his club"),
        ("offer_new_contract", {"player": OWN, "years": 3}, "need wage_per_week"),
        ("offer_new_contract", {"player": OWN, "wage_per_week": 5}, "needs years"),
        (
            "offer_new_contract",
            {"player": OWN, "wage_per_week": 900_000, "years": 1},
            "The board will not sanction such a wage.",
        ),
        ("track_player", {"player": TRACKED}, "He is on your shortlist already."),
        ("track_player", {"player": OWN}, OURS),
        ("untrack_player", {"player": OTHER}, "He is not on your shortlist."),
    ],
)
def test_order_is_refused(tool: str, arguments: dict[str, Any], words: str) -> None:
    """What the screens would refuse is refused in their words, and nothing is queued."""
    outcome = call(tool, context_of(), **arguments)
    assert isinstance(outcome, Refusal)
    assert words in outcome.reasons[0]


def queue_up(context: ToolContext, *orders: tuple[str, dict[str, Any]]) -> ToolContext:
    """The context after orders that were all accepted."""
    for tool, arguments in orders:
        outcome = call(tool, context, **arguments)
        assert isinstance(outcome, Queue), outcome
        context = context_after(context, outcome)
    return context


def test_order_a_second_time() -> None:
    """The same order twice in a turn waits once."""
    after = queue_up(context_of(), ("make_offer", {"player": OTHER, "fee": 5}))
    assert call("make_offer", after, player=OTHER, fee=5) == Refusal(("That is queued already.",))
    assert isinstance(call("make_offer", after, player=OTHER, fee=6), Queue)


def test_offers_are_five_at_most() -> None:
    """Open ones and those that are queued count together; a new fee for the same player does not."""
    orders = [("make_offer", {"player": SQUAD + place, "fee": 5}) for place in (12, 13, 14)]
    after = queue_up(context_of(), *orders)
    assert call("make_offer", after, player=SQUAD + 15, fee=5) == Refusal(
        ("You have five open offers already.",)
    )
    assert isinstance(call("make_offer", after, player=BIDDEN, fee=5), Queue)


def test_shortlist_counts_what_is_queued() -> None:
    """Sixteen places; who was queued to leave makes room, and is no longer there to be taken off."""
    after = queue_up(context_of(), *(("track_player", {"player": 3 * SQUAD + i}) for i in range(15)))
    assert call("track_player", after, player=OTHER) == Refusal(("Your shortlist is full.",))
    after = queue_up(after, ("untrack_player", {"player": TRACKED}))
    assert isinstance(call("track_player", after, player=OTHER), Queue)
    assert call("untrack_player", replace(after), player=TRACKED) == Refusal(
        ("He is not on your shortlist.",)
    )


@pytest.mark.parametrize(
    ("change", "words"),
    [
        pytest.param(
            {"world": {"date": encode_date(date(1998, 4, 1))}}, "The transfer deadline", id="deadline"
        ),
        pytest.param({"club": {"in_trouble": 1}}, "The bank does not let you buy", id="bank"),
        pytest.param({"club": {"squad_count": 32, "squad": list(range(32))}}, "squad is full", id="full"),
    ],
)
def test_offer_the_club_may_not_make(change: dict[str, dict[str, Any]], words: str) -> None:
    """After the deadline, under the bank, with a full squad."""
    made = full_world()
    for name, value in change.get("world", {}).items():
        made.tables["world"][0][name] = value
    for name, value in change.get("club", {}).items():
        made.tables["club"][FIRST_CLUB][name] = value
    outcome = call("make_offer", full_context(made, "before_match"), player=OTHER, fee=1)
    assert isinstance(outcome, Refusal)
    assert words in outcome.reasons[0]


def test_contract_terms_of_a_player_in_talks() -> None:
    """What he has, what his club and he said last, and the room for wages."""
    answer: Any = told("contract_terms", context_of(), player=AGREED).data
    assert answer["has"]["wage_per_week"] == context_of().view.players[AGREED].wage_per_week
    assert answer["last_talks"] == {"date": "1997-08-09", "game": "He wants better terms. He asks £900."}
    assert answer["your_offer"]["state"] == "Accepted: agree terms within 11 days"
    office = context_of().view.office
    assert office is not None
    assert answer["room_for_wages"] == office.wage_limit - office.weekly_wages


def test_contract_terms_in_words() -> None:
    """Bonuses and clauses by the game's names."""
    made = full_world()
    made.tables["player"][OTHER]["bonuses"] = (1, 0, 0, 1, 0)
    made.tables["player"][OTHER]["clauses"] = (0, 1, 0, 0, 0, 0)
    answer: Any = told("contract_terms", full_context(made, "before_match"), player=OTHER).data
    assert answer["has"]["bonuses"] == ["Win bonus", "Domestic trophy bonus"]
    assert answer["has"]["clauses"] == ["Relegation release"]
    assert "last_talks" not in answer


def test_tracked_players_with_news_and_queue() -> None:
    """Everybody on the shortlist with what is new, and what is queued for it."""
    after = queue_up(context_of(), ("track_player", {"player": OTHER}))
    view = replace(
        after.view,
        news=(
            (date(1997, 8, 8), f"{after.view.players[TRACKED].name} is injured"),
            (date(1997, 1, 1), "Old"),
        ),
    )
    answer: Any = told("tracked_players", replace(after, view=view)).data
    (row,) = answer["players"]
    assert (row["id"], row["new"]) == (TRACKED, [f"1997-08-08 {row['name']} is injured"])
    assert answer["queued"] == [{"id": OTHER, "becomes": "tracked"}]
