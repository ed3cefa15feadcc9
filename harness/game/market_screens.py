"""Actions of the market through the game's screens, with its answer, confirmed from memory."""

from __future__ import annotations

from typing import assert_never

from cm9798.editions.touchline98.macros import MENU_S
from cm9798.editions.touchline98.screens import ANSWER_Y
from cm9798.macros.macro import Macro, Step
from cm9798.macros.planner import LARGEST_AMOUNT
from cm9798.market import (
    AskForLoan,
    ListForLoan,
    ListForTransfer,
    MakeOffer,
    MarketAction,
    ProposeContract,
    Track,
)
from cm9798.market_done import is_done
from cm9798.screens.asked import answer_at, buttons, wording
from cm9798.snapshot import Snapshot
from harness.game.changes_in_play import full_name, refused
from harness.game.contract_screen import ContractScreen
from harness.game.eyes import Seen
from harness.game.navigator import Navigator
from harness.game.open_game import OpenGame
from harness.game.player_finder import PlayerFinder
from harness.game.port import GameAnswer
from harness.game.sum_typing import type_sum

LISTED, FOR_LOAN = "t", "l"  # keys of the dealings
OFF, PRICE, SHORTLIST, OFFER, TALKS = "o", "p", "k", "m", "n"


class MarketScreens:
    """Begins and ends in the office, in a frozen guest."""

    def __init__(self, opened: OpenGame) -> None:
        self._runner, self._tables = opened.runner, opened.tables
        self._navigator = Navigator(opened)
        self._finder = PlayerFinder(opened, self._navigator)
        self._contracts = ContractScreen(opened)

    async def carry_out(self, action: MarketAction) -> GameAnswer:
        """Accepted by the game's word, confirmed by its tables."""
        before = await self._tables.snapshot()
        if not 0 <= action.player < len(before.players):
            return refused("There is no such player.")
        answer = _needless(before, action)
        if answer is None:
            await self._runner.begin(action.kind, ("office",))
            answer = await self._at_the_player(before, action)
            await self._navigator.go("office")
        return answer

    async def _at_the_player(self, before: Snapshot, action: MarketAction) -> GameAnswer:
        seen = await self._finder.open(before, action.player)
        if seen is None:
            return refused(f"{full_name(before, action.player)} is not to be found on the transfer market.")
        key = _key(action)
        if key not in {shown.lower() for shown in buttons(seen.texts)}:
            return _not_offered(seen)
        match action:
            case MakeOffer(_, fee):
                return await self._offer(seen, action, fee)
            case AskForLoan():
                return await self._offer(seen, action, None)
            case ProposeContract():
                await self._run("contract_talks", seen, (key,), "contract_talks")
                return await self._contracts.propose(action)
            case ListForTransfer() | ListForLoan() | Track():
                price = action.asking_price if isinstance(action, ListForTransfer) and action.listed else None
                return await self._dealing(seen, action, key, price)
            case _:
                assert_never(action)

    async def _dealing(self, seen: Seen, action: MarketAction, key: str, price: int | None) -> GameAnswer:
        seen = await self._run(action.kind, seen, (key,), "dealings")
        if price is not None:
            await type_sum(self._runner, seen, price)
            seen = await self._run("asking_price", seen, (PRICE,), "dealings")
        return await self._answer(seen, action)

    async def _offer(self, seen: Seen, action: MarketAction, fee: int | None) -> GameAnswer:
        """A fee, or a loan."""
        if fee is None:
            seen = await self._run("ask_for_loan", seen, (OFFER, FOR_LOAN), "make_offer")
        else:
            seen = await self._run("make_offer", seen, (OFFER,), "make_offer")
            await type_sum(self._runner, seen, fee)
            seen = await self._run("offer", seen, ("Return",), "make_offer")
        return await self._answer(seen, action)

    async def _answer(self, seen: Seen, action: MarketAction) -> GameAnswer:
        done = is_done(await self._tables.snapshot(), action)
        assert seen.screen is not None
        said = answer_at(seen.texts, ANSWER_Y[seen.screen])
        text, good = said or ("; ".join(wording(seen.texts)), False)
        return GameAnswer(text, accepted=good or done, confirmed=done)

    async def _run(self, name: str, seen: Seen, keys: tuple[str, ...], screen: str) -> Seen:
        assert seen.screen is not None
        macro = Macro(name, (seen.screen,), (Step(keys, (screen,), MENU_S),))
        return (await self._runner.run(macro))[-1]


def _needless(snapshot: Snapshot, action: MarketAction) -> GameAnswer | None:
    """An answer without a key: to what is so already and a key would turn round, to a sum that none types."""
    if not 0 <= _sum(action) <= LARGEST_AMOUNT:
        return refused("That is no sum that can be offered.")
    if isinstance(action, ListForTransfer | ListForLoan) and not action.listed and is_done(snapshot, action):
        return refused(f"{full_name(snapshot, action.player)} is not on that list.")
    if isinstance(action, Track) and is_done(snapshot, action):
        state = "on your shortlist already" if action.tracked else "not on your shortlist"
        return refused(f"{full_name(snapshot, action.player)} is {state}.")
    return None


def _sum(action: MarketAction) -> int:
    """The one that would be typed."""
    if isinstance(action, MakeOffer):
        return action.fee
    return (action.asking_price or 0) if isinstance(action, ListForTransfer) else 0


def _key(action: MarketAction) -> str:
    """That of the dealings."""
    match action:
        case MakeOffer() | AskForLoan():
            return OFFER
        case ProposeContract():
            return TALKS
        case Track():
            return SHORTLIST
        case ListForTransfer(_, listed):
            return LISTED if listed else OFF
        case ListForLoan(_, listed):
            return FOR_LOAN if listed else OFF
        case _:
            assert_never(action)


def _not_offered(seen: Seen) -> GameAnswer:
    """No key of the screen does it."""
    offered = ", ".join(buttons(seen.texts).values())
    return refused(f"That cannot be done with him. The game offers: {offered}.")
