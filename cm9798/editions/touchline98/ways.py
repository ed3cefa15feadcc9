"""From which screen of Touchline 98 which keys lead to which; Esc leads back to where a screen was opened."""

from __future__ import annotations

from cm9798.screens.way import Way

ROOTS = ("office", "match_day", "match_day_refused")  # from here nothing is opened by Esc
BACK = "Escape"

# Screens that stand in the way, and the key that leaves them without doing anything.
POPUPS = {"leave_question": "n"}

_OFFICE = {
    "s": "squad", "t": "team_selection", "f": "fixtures", "l": "league_table", "p": "competitions",
    "n": "news", "m": "transfer_market", "b": "transfer_offers", "k": "shortlist", "x": "finances",
    "d": "board", "i": "club", "h": "managers", "y": "holiday", "j": "new_manager", "v": "save_game",
}  # fmt: skip

WAYS = (
    *(Way("office", (key,), screen) for key, screen in _OFFICE.items()),
    *(Way(root, ("t",), "team_selection") for root in ROOTS[1:]),
    *(Way(root, ("n",), "news") for root in ROOTS[1:]),
    Way("squad", ("Return",), "player"),
    Way("player", ("Return",), "dealings"),
    Way("league_table", ("Return",), "club_squad"),
    Way("club_squad", ("Return",), "player"),
    Way("club_squad", ("i",), "club"),
    Way("club", ("h",), "managers"),
    Way("competitions", ("Return",), "competition"),
    Way("transfer_market", ("Delete", "Tab", "Return"), "player"),
    # What is there only at times: never planned, but known when one stands there.
    Way("news", ("Return",), "news_item", always=False),
    Way("shortlist", ("Return",), "player", always=False),
    Way("dealings", ("n",), "contract_talks", always=False),
    Way("dealings", ("m",), "make_offer", always=False),
    Way("office", ("a",), "question", always=False),
    Way("office", ("a",), "offer_received", always=False),
)
