"""The daemon's calls that take time: run for so long, wait for a text. Over a guest in memory."""

from __future__ import annotations

import asyncio
import struct
from typing import Any

import httpx
import pytest
from daemon_client import guest_and_client, problem

from memdaemon.contract import ROUTES, Done, Ran, Waited
from memdaemon.guest.fake import CLOCK_AT, FakeGuest

LIST_AT, POOL_AT, COUNT_AT = 0x3000, 0x4000, 0x5000
GATHER = {"address": LIST_AT, "count": 8, "count_address": COUNT_AT, "stride": 4, "pointer_offset": 0}


def draw(guest: FakeGuest, *texts: str) -> None:
    """Put texts into a list in RAM, the count last."""
    guest.write(COUNT_AT, struct.pack("<H", 0))
    for number, text in enumerate(texts):
        at = POOL_AT + 64 * number
        guest.write(at, text.encode("latin-1") + b"\0")
        guest.write(LIST_AT + 4 * number, struct.pack("<I", at))
    guest.write(COUNT_AT, struct.pack("<H", len(texts)))


async def post(client: httpx.AsyncClient, route: str, **body: Any) -> httpx.Response:
    return await client.post(ROUTES[route][1], json=body)


def ticks(guest: FakeGuest) -> int:
    return int.from_bytes(guest.read(CLOCK_AT, 4), "little")


@pytest.mark.parametrize("frozen", [False, True], ids=["running", "frozen"])
async def test_run_ends_frozen_after_so_long(frozen: bool) -> None:
    """From either state: the guest's clock goes on for that time, and stands afterwards."""
    async with guest_and_client() as (guest, client):
        if frozen:
            await post(client, "freeze")
        before = ticks(guest)
        answer = Ran.model_validate_json((await post(client, "run", ms=180)).content)
        assert answer.identity.frozen
        assert answer.ms >= 180
        after = ticks(guest)
        assert after - before >= 3  # of 55 ms
        await asyncio.sleep(0.08)
        assert ticks(guest) == after


async def test_run_keeps_other_changes_waiting() -> None:
    """A key sent meanwhile comes when the guest is frozen: it is refused, not lost in the middle."""
    async with guest_and_client() as (guest, client):
        running = asyncio.create_task(post(client, "run", ms=100))
        await asyncio.sleep(0.02)
        assert problem(await post(client, "keys", keys=["a"])) == (409, "frozen")
        assert (await running).status_code == 200
        assert guest.events == []


@pytest.mark.parametrize("ms", [0, 60_001, "soon"])
async def test_run_for_no_sensible_time(ms: object) -> None:
    """A minute at most."""
    async with guest_and_client() as (_, client):
        assert problem(await post(client, "run", ms=ms)) == (422, "invalid")


async def test_wait_until_a_text_is_drawn() -> None:
    """The whole string is answered as soon as it is there, accents kept; keys are typed meanwhile."""
    async with guest_and_client() as (guest, client):
        draw(guest, "Manager's Office")
        waiting = asyncio.create_task(
            post(client, "wait", gather=GATHER, text="München", timeout_ms=5000, then_freeze=True)
        )
        await post(client, "keys", keys=["c"])
        assert not waiting.done()
        draw(guest, "Match Day", "FC München v Ålborg")
        answer = Waited.model_validate_json((await waiting).content)
        assert answer.text == "FC München v Ålborg"
        assert answer.identity.frozen
        assert 0 < answer.ms < 5000


async def test_wait_for_a_text_that_is_there() -> None:
    """It costs no time and, unless asked to, does not freeze."""
    async with guest_and_client() as (guest, client):
        draw(guest, "Match Day")
        answer = Waited.model_validate_json(
            (await post(client, "wait", gather=GATHER, text="Match", timeout_ms=1000)).content
        )
        assert answer.text == "Match Day"
        assert not answer.identity.frozen


async def test_wait_in_vain() -> None:
    """When the time is over the answer says so; the guest runs on, also when it was to be frozen."""
    async with guest_and_client() as (guest, client):
        draw(guest, "Manager's Office")
        answer = Waited.model_validate_json(
            (await post(client, "wait", gather=GATHER, text="Match", timeout_ms=60, then_freeze=True)).content
        )
        assert answer.text is None
        assert answer.ms >= 60
        assert not answer.identity.frozen


async def test_wait_of_a_frozen_guest() -> None:
    """Nothing would ever be drawn."""
    async with guest_and_client() as (guest, client):
        draw(guest, "Match Day")
        await post(client, "freeze")
        answer = await post(client, "wait", gather=GATHER, text="Match", timeout_ms=1000)
        assert problem(answer) == (409, "frozen")


async def test_wait_of_a_guest_that_ends() -> None:
    """410 at once, not a time-out."""
    async with guest_and_client() as (guest, client):
        draw(guest, "Manager's Office")
        waiting = asyncio.create_task(post(client, "wait", gather=GATHER, text="Match", timeout_ms=5000))
        await asyncio.sleep(0.02)
        guest.end()
        assert problem(await waiting) == (410, "ended")


async def test_press_thaws_with_its_keys() -> None:
    """The keys are there before the guest's time goes on, and it does go on."""
    async with guest_and_client() as (guest, client):
        await post(client, "freeze")
        before = ticks(guest)
        answer = Done.model_validate_json((await post(client, "press", keys=["Escape", "space"])).content)
        assert not answer.identity.frozen
        assert guest.events == ["down Escape", "down space", "up Escape", "up space"]
        assert ticks(guest) == before
        await asyncio.sleep(0.12)
        assert ticks(guest) > before


@pytest.mark.parametrize(
    ("frozen", "keys", "found"),
    [
        pytest.param(False, ["space"], (409, "not_frozen"), id="running"),
        pytest.param(True, [], (422, "invalid"), id="none"),
        pytest.param(True, ["space"] * 5, (422, "invalid"), id="more-than-the-buffer-holds"),
    ],
)
async def test_press_refused(frozen: bool, keys: list[str], found: tuple[int, str]) -> None:
    """Only a frozen guest is thawed with keys, and with few of them; else nothing happens."""
    async with guest_and_client() as (guest, client):
        if frozen:
            await post(client, "freeze")
        assert problem(await post(client, "press", keys=keys)) == found
        assert guest.events == []


@pytest.mark.parametrize("text", ["", "₤", "a\0b", "x" * 257])
async def test_wait_for_what_no_game_draws(text: str) -> None:
    """Only Latin-1 text can be drawn."""
    async with guest_and_client() as (_, client):
        answer = await post(client, "wait", gather=GATHER, text=text, timeout_ms=100)
        assert problem(answer) == (422, "invalid")
