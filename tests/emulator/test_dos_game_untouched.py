"""What acting leaves alone: only team-sheet bytes are written, and no clock and no score moves by an act."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from desk_saves import prepared_game, with_offer, with_question

from cm9798.market import Decision
from cm9798.view_filter import own_sheet
from harness.game.changes_in_play import own_side
from harness.game.dos_game import DosGame
from harness.game.port import GameAnswer, Stop

pytestmark = pytest.mark.emulator


class Witness:
    """Every write into the guest, and the moment around every act."""

    def __init__(self, game: DosGame) -> None:
        self.game, self.writes = game, list[tuple[int, int]]()
        guest, self._write = game.opened.guest, game.opened.guest.write
        guest.write = self._seen  # type: ignore[method-assign]  # looks on

    async def _seen(self, address: int, expected: bytes, data: bytes) -> None:
        self.writes.append((address, len(data)))
        await self._write(address, expected, data)

    async def act(self, what: Callable[[], Awaitable[GameAnswer]]) -> None:
        """Date, minute, phase, score and chance are what they were, and RAM stands still afterwards."""
        before = await self._moment()
        answer = await what()
        assert (answer.accepted, answer.confirmed) == (True, True), answer
        assert await self._moment() == before
        hashed = await self.game.ram_hash()
        await asyncio.sleep(0.2)
        assert await self.game.ram_hash() == hashed

    async def _moment(self) -> tuple[object, ...]:
        snapshot = await self.game.snapshot()
        match = snapshot.match
        fields = tuple(match[name].tolist() for name in ("minute", "phase", "goals", "random"))
        return snapshot.game_date, snapshot.world["random"].tolist(), fields


async def test_acts_leave_the_clock_and_memory_alone(tmp_path: Path) -> None:
    """Answer, decide, substitute and change_tactic, one after the other on the way through a match."""
    async with prepared_game(tmp_path, with_question, with_offer(50_000)) as game:
        witness = Witness(game)
        assert (await game.advance()).kind == "question"
        await witness.act(partial(game.answer_question, 1))
        assert (await game.advance()).kind == "offer"
        await witness.act(partial(game.decide, Decision("reject")))
        while (stop := await game.advance()).kind != "match_day":
            rejected = stop.kind == "offer" and (await game.decide(Decision("reject"))).confirmed
            if not rejected:
                await game.take_first_choice()
        assert witness.writes == []
        sheet = own_sheet(await game.snapshot())
        await game.write_team_sheet(replace(sheet, captain=sheet.players[3]))
        place = await game.opened.tables.sheet_place((await game.snapshot()).human_club)
        assert witness.writes == [(place.address, place.size)]
        stop_in_play = await game.kick_off()
        assert isinstance(stop_in_play, Stop), stop
        for bench in (12, 13):
            await witness.act(partial(game.substitute, sheet.players[bench - 8], sheet.players[bench]))
            tactic = (own_side(await game.snapshot()).tactic + 1) % 19
            await witness.act(partial(game.change_tactic, tactic))
            stop_in_play = await game.resume_match()
        assert stop_in_play.kind == "full_time"
        assert len(witness.writes) == 1
