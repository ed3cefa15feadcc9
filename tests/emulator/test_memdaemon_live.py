"""The daemon's timed calls and its OCR on the real game in DOSBox, over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import TypeVar

import httpx
import pytest
import pytest_asyncio
from engine_program import Program
from game_files import game_directory
from pydantic import BaseModel

from cm9798.memory_map import screen_gather
from cm9798.screen_text import Text
from harness.game.daemon_guest import connect
from harness.game.dos_game import DosGame
from memdaemon.contract import (
    ROUTES,
    Done,
    GatherRequest,
    KeysRequest,
    OcrRequest,
    Ran,
    Recognised,
    RunRequest,
    SettleRequest,
    Waited,
    WaitRequest,
)

pytestmark = [pytest.mark.emulator, pytest.mark.asyncio(loop_scope="module")]
Answer = TypeVar("Answer", bound=BaseModel)
SLOT = 1
BODY = {"x": 14, "y": 120, "width": 612, "height": 280}  # of a news item, within its frame
WHOLE = {"x": 0, "y": 0, "width": 640, "height": 480}


@dataclass(frozen=True, slots=True)
class Live:
    """A game some matches into its season, in the office, and a client of its daemon of the test's own."""

    game: DosGame
    client: httpx.AsyncClient
    gather: GatherRequest

    async def call(self, route: str, kind: type[Answer], request: BaseModel) -> Answer:
        """One call that must succeed."""
        answer = await self.client.post(ROUTES[route][1], content=request.model_dump_json())
        assert answer.status_code == 200, answer.text
        return kind.model_validate_json(answer.content)

    async def press(self, key: str, until: str) -> tuple[Text, ...]:
        """A key for the running game, and the complete screen that shows the text, frozen."""
        await self.game.opened.guest.resume()
        await self.call("keys", Done, KeysRequest(keys=(key,)))
        await self.call("settle", Done, SettleRequest())
        wait = WaitRequest(gather=self.gather, text=until, timeout_ms=20_000)
        assert (await self.call("wait", Waited, wait)).text == until
        await self.call("run", Ran, RunRequest(ms=120))
        return (await self.game.opened.eyes.look()).texts


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def live(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Live]:
    """One game for all tests of this file."""
    folder = tmp_path_factory.mktemp("live")
    directory = await asyncio.to_thread(game_directory, folder, "smoke-v1")
    await asyncio.to_thread(Program(directory).output, "--slot", SLOT, "play", "--matches", 4, "--save", SLOT)
    game = DosGame("run-1", directory, folder)
    try:
        await game.start()
        await game.load(SLOT)
        opened = game.opened
        found = screen_gather(opened.eyes.world, await opened.tables.directory())
        gather = GatherRequest(
            address=found.address,
            count=found.count,
            count_address=found.count_address,
            stride=found.stride,
            pointer_offset=found.pointer_offset,
            max_length=found.max_length,
        )
        async with connect(opened.process.ready.port, opened.process.token) as client:
            client.headers["Content-Type"] = "application/json"
            yield Live(game, client, gather)
    finally:
        await game.stop()


async def test_run_passes_that_much_of_the_guests_time(live: Live) -> None:
    """300 ms are five to seven ticks of 55 ms on a quiet machine, never more; then it stands still."""
    eyes = live.game.opened.eyes
    before, hashed = await eyes.clock(), await live.game.ram_hash()
    ran = await live.call("run", Ran, RunRequest(ms=300))
    after = await eyes.clock()
    assert ran.identity.frozen
    assert 1 <= after - before <= ran.ms / 55 + 1
    assert await live.game.ram_hash() != hashed
    assert await eyes.clock() == after


async def test_ocr_reads_a_news_body_exactly(live: Live) -> None:
    """Each line stands in guest RAM letter by letter; Tesseract comes near."""
    await live.press("n", "News")
    await live.press("Return", "News Item")
    try:
        read = await live.call("ocr", Recognised, OcrRequest(**BODY))
        assert read.method == "glyphs"
        assert read.lines
        ram = await live.game.opened.guest.read(0, live.game.opened.ram_bytes)
        for line in read.lines:
            assert line.exact, line
            assert line.text.encode("latin-1") + b"\0" in ram, line
        other = await live.call("ocr", Recognised, OcrRequest(**BODY, method="tesseract"))
        assert other.method == "tesseract"
        exact, near = (" ".join(line.text for line in one.lines) for one in (read, other))
        assert SequenceMatcher(None, exact, near, autojunk=False).ratio() > 0.9, (exact, near)
    finally:
        await live.press("Escape", "News")
        await live.press("Escape", "Manager's Office")


@pytest.mark.parametrize(("key", "title"), [("s", "Squad"), ("l", "League Table"), ("t", "Team Selection")])
async def test_ocr_of_a_screen_is_its_drawn_texts(live: Live, key: str, title: str) -> None:
    """Every drawn text with a letter or figure is read at its place, whatever its colour and ground."""
    texts = await live.press(key, title)
    try:
        read = await live.call("ocr", Recognised, OcrRequest(**WHOLE, method="glyphs"))
        missed = [
            text
            for text in texts
            for word, x in words(text)
            if not any(
                line.y == text.y and (x - line.x) % 8 == 0 and line.text[(x - line.x) // 8 :].startswith(word)
                for line in read.lines
                if line.x <= x
            )
        ]
        assert missed == []
    finally:
        await live.press("Escape", "Manager's Office")


def words(text: Text) -> list[tuple[str, int]]:
    """The words of a drawn text that are more than signs, with their places."""
    found, x = [], text.x
    for word in text.text.split(" "):
        if any(character.isalnum() for character in word):
            found.append((word, x))
        x += 8 * (len(word) + 1)
    return found
