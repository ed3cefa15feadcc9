"""Contract talks: one proposal on the game's screen, with the player's answer."""

from __future__ import annotations

from cm9798.editions.touchline98.macros import MENU_S
from cm9798.editions.touchline98.screens import ANSWER_Y
from cm9798.macros.macro import Macro, Step
from cm9798.market import ProposeContract, Terms
from cm9798.market_done import has_terms
from cm9798.screens.asked import answer_at
from cm9798.screens.talks import Talks, keys_to, read_talks, terms_of, values_of
from harness.game.changes_in_play import refused
from harness.game.eyes import Seen
from harness.game.open_game import OpenGame
from harness.game.port import GameAnswer

SCREEN = "contract_talks"
PROPOSE = ("p",)
TRIES = 3  # a key may be lost or come twice: then the screen shows other terms than wanted


class ContractScreen:
    """Begins and ends on the screen of talks."""

    def __init__(self, opened: OpenGame) -> None:
        self._eyes, self._runner, self._tables = opened.eyes, opened.runner, opened.tables

    async def propose(self, action: ProposeContract) -> GameAnswer:
        """Terms as ordered, or his own when his wage is not above the limit."""
        seen = await self._eyes.look()
        talks = read_talks(seen.texts)
        said = answer_at(seen.texts, ANSWER_Y[SCREEN])
        if talks is None or (talks.asks is None and said is None):
            raise await self._runner.stuck("contract talks: expected terms", seen)
        if talks.asks is None:  # he will not talk, and says why
            return refused(said[0] if said is not None else "")
        wanted = action.terms or terms_of(talks.asks)
        if (
            action.terms is None
            and action.wage_limit is not None
            and wanted.wage_per_week > action.wage_limit
        ):
            return refused(f"He asks for {talks.asks[0]} a week.")
        if not await self._set(wanted, talks):
            return refused("The screen does not take such terms.")
        seen = await self._type(PROPOSE)
        answer = answer_at(seen.texts, ANSWER_Y[SCREEN])
        text, good = answer or ("", False)
        snapshot = await self._tables.snapshot()
        ours = int(snapshot.players[action.player]["club"]) == snapshot.human_club
        done = ours and good and has_terms(snapshot, action.player, wanted)
        return GameAnswer(text, accepted=good, confirmed=done)

    async def _set(self, wanted: Terms, talks: Talks) -> bool:
        values = values_of(wanted)
        for _ in range(TRIES):
            keys = keys_to(values, talks.proposed)
            if not keys:
                return True
            now = read_talks((await self._type(keys)).texts)
            if now is None:
                return False
            talks = now
        return talks.proposed == values

    async def _type(self, keys: tuple[str, ...]) -> Seen:
        macro = Macro("terms", (SCREEN,), (Step(keys, (SCREEN,), MENU_S),))
        return (await self._runner.run(macro))[-1]
