"""What waits on the manager's desk, a question or an offer: read, answered, confirmed from memory."""

from __future__ import annotations

from typing import Any

from cm9798.editions.touchline98 import macros
from cm9798.editions.touchline98.screens import ANSWER_Y
from cm9798.macros import planner
from cm9798.macros.macro import Macro
from cm9798.market import Asked, Decision
from cm9798.records.encodings import NONE
from cm9798.screens.asked import answer_at, choices, wording
from cm9798.snapshot import Snapshot
from harness.errors import GuestStuck
from harness.game.changes_in_play import refused
from harness.game.eyes import Seen
from harness.game.open_game import OpenGame
from harness.game.port import FirstChoice, GameAnswer
from harness.game.sum_typing import type_sum

CLOSED, TALKS, TO_DECIDE, AGREED, NEGOTIATED = 0, 3, 4, 5, 6  # of an offer's `state`
LOAN = 1  # of its `kind`
# By decision: the states in which the offer may lie afterwards.
DECIDED = {"accept": (TALKS, AGREED), "reject": (CLOSED,), "negotiate": (NEGOTIATED,)}


class Desk:
    """Begins on the screen that asks, in a frozen guest; ends in the office or at what comes next."""

    def __init__(self, opened: OpenGame) -> None:
        self._eyes, self._runner, self._tables = opened.eyes, opened.runner, opened.tables

    async def asked(self) -> Asked | None:
        """What the screen asks; None on any other."""
        seen = await self._eyes.look()
        if seen.screen == "question":
            return Asked("question", wording(seen.texts), choices(seen.texts))
        if seen.screen != "offer_received":
            return None
        snapshot = await self._tables.snapshot()
        offer = _waiting(snapshot)
        return Asked(
            "offer",
            wording(seen.texts),
            player=int(offer["player"]),
            club=snapshot.club_names[int(offer["buyer"])][0],
            fee=int(offer["fee"]),
            loan=int(offer["kind"]) == LOAN,
        )

    async def take_first(self) -> FirstChoice:
        """GuestStuck when nothing asks, or when it asks still after its answer.

        An offer is accepted; what the game does not let a club accept would ask for ever, so it is rejected.
        """
        asking = await self._runner.begin("first choice", macros.ASKING)
        words = " / ".join(wording(asking.texts))
        if asking.screen == "question":
            answered, settled = await self._answer(1)
            if not settled:
                raise GuestStuck("the question stands as before its answer", answered.lines)
            return FirstChoice(words, "1", body(answered))
        chosen, answer = "A", await self.decide(Decision("accept"))
        if not answer.confirmed:
            chosen, refusal, answer = "A, then R", answer, await self.decide(Decision("reject"))
            if not answer.confirmed:
                raise GuestStuck("the offer stands as before its answer", (refusal.text, answer.text))
        return FirstChoice(words, chosen, answer.text)

    async def answer_question(self, choice: int) -> GameAnswer:
        """One of the choices on the screen."""
        asking = await self._runner.begin("answer", macros.ANSWER.start)
        offered = choices(asking.texts)
        if not 1 <= choice <= len(offered):
            return refused(f"There is no answer {choice}: choose 1 to {len(offered)}.")
        answered, settled = await self._answer(choice)
        return GameAnswer(body(answered), accepted=settled, confirmed=settled)

    async def decide(self, decision: Decision) -> GameAnswer:
        """On the offer on the screen; a refusal leaves it there."""
        asking = await self._runner.begin("decide", macros.LEAVE_OFFER.start)
        before = _waiting(await self._tables.snapshot())
        if decision.choice == "negotiate":
            if decision.price is None or not 0 < decision.price <= planner.LARGEST_AMOUNT:
                return refused("Name a price.")
            await type_sum(self._runner, asking, decision.price)
        seen = await self._run(macros.DECIDE[decision.choice])
        said = answer_at(seen.texts, ANSWER_Y["offer_received"])
        text, good = said or ("; ".join(wording(seen.texts)), False)
        if not _is_settled(await self._tables.snapshot(), before, decision):
            return GameAnswer(text, accepted=good, confirmed=False)
        await self._run(macros.LEAVE_OFFER)
        return GameAnswer(text, accepted=True, confirmed=True)

    async def _answer(self, choice: int) -> tuple[Seen, bool]:
        """The game's reply, and whether the question is no more in memory; at what comes next then."""
        before = _questions(await self._tables.snapshot())
        answered = await self._run(planner.answer(choice))
        settled = _questions(await self._tables.snapshot()) != before
        if settled:
            await self._run(macros.LEAVE_ANSWER)
        return answered, settled

    async def _run(self, macro: Macro) -> Seen:
        return (await self._runner.run(macro))[-1]


def body(seen: Seen) -> str:
    """What a screen says, in one line."""
    return " ".join(wording(seen.texts))


def _questions(snapshot: Snapshot) -> bytes:
    return bytes(snapshot.questions.tobytes())


def _waiting(snapshot: Snapshot) -> Any:
    """The offer that the game puts on the desk: the first that a person's club must decide."""
    sellers = {
        int(snapshot.managers[int(human)]["club"]) for human in snapshot.world["humans"] if human != NONE
    }
    for row in snapshot.offers:
        if int(row["state"]) == TO_DECIDE and int(row["seller"]) in sellers:
            return row
    raise GuestStuck("an offer is on the screen, but none in memory waits for the manager")


def _is_settled(snapshot: Snapshot, before: Any, decision: Decision) -> bool:
    """Whether the offer lies where the decision leads; a closed one may be gone."""
    state = CLOSED
    for row in snapshot.offers:
        same = all(row[name] == before[name] for name in ("buyer", "seller", "player", "kind"))
        if same and int(row["state"]) != CLOSED:
            state = int(row["state"])
            if decision.choice == "negotiate" and int(row["asked"]) != decision.price:
                return False
    return state in DECIDED[decision.choice]
