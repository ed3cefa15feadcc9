"""The first choice at a question, and at an offer received: through their screens, confirmed from memory."""

from __future__ import annotations

from cm9798.editions.touchline98 import macros
from cm9798.macros.macro import Macro
from cm9798.snapshot import Snapshot
from harness.errors import GuestStuck
from harness.game.eyes import Eyes, Seen
from harness.game.macro_runner import MacroRunner
from harness.game.port import FirstChoice
from harness.game.tables import Tables

TO_DECIDE = 4  # of an offer's `state`: a person's club must decide


class FirstChoices:
    """Begins on the screen that asks, in a frozen guest; ends in the office or at what comes next."""

    def __init__(self, runner: MacroRunner, eyes: Eyes, tables: Tables) -> None:
        self._runner = runner
        self._eyes = eyes
        self._tables = tables

    async def take_first(self) -> FirstChoice:
        """GuestStuck when nothing asks, or when it asks still after its answer."""
        asking = await self._eyes.look()
        if asking.screen == "question":
            return await self._question(asking)
        if asking.screen == "offer_received":
            return await self._offer(asking)
        raise GuestStuck(f"expected a question or an offer, found {asking.screen}", asking.lines)

    async def _question(self, asking: Seen) -> FirstChoice:
        open_before = questions(await self._tables.snapshot())
        answered = await self._run(macros.FIRST_ANSWER)
        if questions(await self._tables.snapshot()) == open_before:
            raise GuestStuck("the question stands as before its answer", answered.lines)
        await self._run(macros.LEAVE_ANSWER)
        return FirstChoice(body(asking), "1", body(answered))

    async def _offer(self, asking: Seen) -> FirstChoice:
        """Accepted; what the game does not let a club accept would ask for ever, so it is rejected."""
        before = offers(await self._tables.snapshot())
        chosen, answered = "A", await self._run(macros.ACCEPT_OFFER)
        if offers(await self._tables.snapshot()) == before:
            chosen, refused = "A, then R", answered
            answered = await self._run(macros.REJECT_OFFER)
            if offers(await self._tables.snapshot()) == before:
                raise GuestStuck("the offer stands as before its answer", refused.lines + answered.lines)
        await self._run(macros.LEAVE_OFFER)
        return FirstChoice(body(asking), chosen, body(answered))

    async def _run(self, macro: Macro) -> Seen:
        return (await self._runner.run(macro))[-1]


def questions(snapshot: Snapshot) -> bytes:
    """What is asked of persons, as bytes to compare."""
    return bytes(snapshot.questions.tobytes())


def offers(snapshot: Snapshot) -> list[bytes]:
    """The offers that a person's club must decide, as bytes to compare."""
    asking = snapshot.offers["state"] == TO_DECIDE
    return [bytes(row.tobytes()) for row in snapshot.offers[asking]]


def body(seen: Seen) -> str:
    """The screen's texts without its title and without the line of key hints."""
    return " / ".join(line for line in seen.lines[1:-1] if line)
