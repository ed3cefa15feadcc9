"""What became of a turn's orders, as its page lists them."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import waiting_runs

from cm9798.market import ListForLoan, MakeOffer, MarketAction, Track
from cm9798.synthetic import synthetic_snapshot
from dashboard.orders import orders_of
from harness.spine import events as ev
from harness.store.sql_event_log import SqlEventLog

DAY = date(1997, 8, 9)


def carried(turn: int, action: MarketAction, text: str = "<b>Done.</b>") -> ev.ActionCarriedOut:
    return ev.ActionCarriedOut(turn=turn, game_date=DAY, action=action, outcome="done", text=text)


def test_orders_are_those_of_the_turn_and_stand(tmp_path: Path) -> None:
    """Neither another turn's nor those that were set aside; with the player's name and the game's words."""
    content = synthetic_snapshot(clubs=4)
    name = " ".join(content.player_names[30])
    with waiting_runs.waiting(tmp_path, runs=1) as database:
        log = SqlEventLog.open(database, "b-01", waiting_runs.now)
        offer, lent = MakeOffer(30, 250_000), ListForLoan(3, listed=False)
        log.append([carried(1, offer), carried(2, lent), carried(1, Track(30, tracked=True))])
        log.append([ev.RunRestarted(set_aside_from=3, set_aside_to=3, reason="gone")])
        log.close()
        with database.read() as connection:
            (made,) = orders_of(connection, "b-01", 1, 0, content)
            (listed,) = orders_of(connection, "b-01", 2, 0, None)
            assert orders_of(connection, "b-01", 1, 1, content) == []
    assert (made.what, made.outcome, made.text) == (f"Offer: {name}, £250,000", "done", "<b>Done.</b>")
    assert listed.what == "Off the loan list: player 3"
