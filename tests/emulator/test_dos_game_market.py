"""Actions of the market at the real game's screens: the game's words, confirmed by its tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from desk_saves import faulty, own_squad, prepared_game, with_talks
from game_files import BUILD
from real_game import BENCHMARK, START_SLOT, loaded_game

from cm9798.files.s16 import read_save, snapshot_of
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
from cm9798.office_view import office_view
from cm9798.records.encodings import NONE
from cm9798.snapshot import Snapshot
from harness.game.dos_game import DosGame
from harness.game.port import GameAnswer

pytestmark = pytest.mark.emulator
FIRST_CLUB = 5


def start() -> Snapshot:
    return snapshot_of(read_save(BUILD / "starts" / BENCHMARK, START_SLOT))


def strangers(snapshot: Snapshot) -> list[int]:
    """Players of other clubs, the cheapest first."""
    clubs = snapshot.players["club"]
    others = [
        index
        for index, club in enumerate(clubs.tolist())
        if FIRST_CLUB <= club < len(snapshot.clubs)
        and club != snapshot.human_club
        and int(snapshot.clubs[club]["squad_count"]) > 0
        and int(snapshot.players[index]["loan_club"]) == NONE
        and snapshot.player_names[index][1]
    ]
    return sorted(others, key=lambda index: float(snapshot.players[index]["value"]))


def accented(snapshot: Snapshot, players: list[int]) -> int:
    """One whose name cannot be typed as it is written."""
    return next(index for index in players if not " ".join(snapshot.player_names[index]).isascii())


def namesake(snapshot: Snapshot, players: list[int]) -> int:
    """One who shares his name with others."""
    seen: dict[Any, int] = {}
    for index in players:
        seen[snapshot.player_names[index]] = seen.get(snapshot.player_names[index], 0) + 1
    return next(
        (index for index in players if seen[snapshot.player_names[index]] > 1), players[len(players) // 2]
    )


async def done(game: DosGame, action: MarketAction) -> GameAnswer:
    """Carried out, accepted, confirmed; and the day is the same, in the office."""
    before = (await game.snapshot()).game_date
    answer = await game.carry_out(action)
    assert (answer.accepted, answer.confirmed) == (True, True), answer
    assert (await game.snapshot()).game_date == before
    assert (await game.opened.eyes.look()).screen == "office"
    return answer


async def test_market_offers(tmp_path: Path) -> None:
    """An offer, one that replaces it, a loan; a sum that is not there is refused in the game's words."""
    async with loaded_game(tmp_path) as game:
        snapshot = await game.snapshot()
        others = strangers(snapshot)
        wanted, borrowed = accented(snapshot, others), namesake(snapshot, others)
        assert wanted != borrowed
        assert "will consider your offer." in (await done(game, MakeOffer(wanted, 1234))).text
        await done(game, MakeOffer(wanted, 2000))
        assert "will consider the loan." in (await done(game, AskForLoan(borrowed))).text
        offers = (await game.snapshot()).offers
        assert sorted((int(row["player"]), int(row["fee"]), int(row["kind"])) for row in offers) == sorted(
            [(wanted, 2000, 0), (borrowed, 0, 1)]
        )
        dear = await game.carry_out(MakeOffer(others[-1], 99_000_000))
        assert (dear.text, dear.accepted) == ("You do not have that much to spend.", False)
        assert not (await game.carry_out(MakeOffer(wanted, -1))).accepted
        assert not (await game.carry_out(MakeOffer(len(snapshot.players), 1))).accepted
        own = own_squad(read_save(tmp_path / "game", START_SLOT))[0]
        ours = await game.carry_out(MakeOffer(own, 1))
        assert (ours.accepted, ours.confirmed, "Transfer list" in ours.text) == (False, False, True)


async def test_market_lists(tmp_path: Path) -> None:
    """Own players go on the lists and off them; what is so already is not turned round."""
    async with loaded_game(tmp_path) as game:
        first, *_, last = own_squad(read_save(tmp_path / "game", START_SLOT))
        assert "has been put on the transfer list" in (await done(game, ListForTransfer(first, True))).text
        await done(game, ListForTransfer(last, True, 150_000))
        assert float((await game.snapshot()).players[last]["asking_price"]) == 150_000
        await done(game, ListForTransfer(last, False))
        assert not (await game.carry_out(ListForTransfer(last, False))).accepted
        await done(game, ListForLoan(first, True))
        assert not (await game.carry_out(ListForTransfer(first, False))).accepted
        await done(game, ListForLoan(first, False))


async def test_market_shortlist(tmp_path: Path) -> None:
    """On the game's shortlist, and off it again."""
    async with loaded_game(tmp_path) as game:
        players = strangers(await game.snapshot())[-40::20]
        for player in players:
            await done(game, Track(player, True))
        assert office_view(await game.snapshot()).shortlist == tuple(players)
        assert not (await game.carry_out(Track(players[0], True))).accepted
        await done(game, Track(players[0], False))
        assert office_view(await game.snapshot()).shortlist == tuple(players[1:])


async def test_market_contracts(tmp_path: Path) -> None:
    """An own player gets what he asks; one whose club agreed joins; others do not talk, or ask too much."""
    snapshot = start()
    others = strangers(snapshot)
    signing = others[len(others) // 3]
    async with prepared_game(tmp_path, with_talks(signing)) as game:
        own = own_squad(read_save(tmp_path / "game", START_SLOT))
        dear = await game.carry_out(ProposeContract(own[1], wage_limit=1))
        assert (dear.accepted, dear.text.startswith("He asks for £")) == (False, True)
        assert "has signed a new contract." in (await done(game, ProposeContract(own[1]))).text
        mean = await game.carry_out(ProposeContract(own[2], Terms(10, 2, ("win",), ("relegation",))))
        assert (mean.accepted, mean.confirmed, mean.text != "") == (False, False, True)
        nobody = await game.carry_out(ProposeContract(others[-1]))
        assert (nobody.accepted, nobody.text != "") == (False, True)
        await done(game, ProposeContract(signing, Terms(4000, 3, ("goal",), ())))
        player = (await game.snapshot()).players[signing]
        assert (int(player["club"]), int(player["wage"])) == (snapshot.human_club, 4000)
        assert player["bonuses"].tolist() == [0, 1, 0, 0, 0]


async def test_market_with_a_bad_keyboard(tmp_path: Path) -> None:
    """Keys that come twice, or not at all, lead to no other player and to no other sum."""
    async with loaded_game(tmp_path) as game:
        players = strangers(await game.snapshot())
        wanted, tracked = players[-60], players[-80]
        faulty(game, lost=(2, 16, 40), twice=(4, 12, 20, 45))
        await done(game, MakeOffer(wanted, 1234))
        await done(game, Track(tracked, True))
        snapshot = await game.snapshot()
        assert [(int(row["player"]), int(row["fee"])) for row in snapshot.offers] == [(wanted, 1234)]
        assert office_view(snapshot).shortlist == (tracked,)
