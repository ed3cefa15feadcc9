"""The daemon's HTTP API over a guest in memory: who is let in, what is refused when, how answers look."""

from __future__ import annotations

import asyncio
import hashlib
import struct
from collections.abc import AsyncIterator

import httpx
import pytest

from memdaemon.app import build
from memdaemon.contract import IDENTITY_HEADER, ROUTES, Health, Identity, Problem, unpack_gather
from memdaemon.guest.fake import CLOCK_AT, FakeGuest
from memdaemon.session import Session

TOKEN = "a-token-of-enough-length"
GATHER: dict[str, object] = {"address": 0, "count": 1, "stride": 4, "pointer_offset": 0}


@pytest.fixture
def guest() -> FakeGuest:
    """A running guest."""
    return FakeGuest()


@pytest.fixture
async def client(guest: FakeGuest) -> AsyncIterator[httpx.AsyncClient]:
    """A client with the token."""
    app = build(Session(guest, "run-1", 3), TOKEN, guest.close)
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(app),
        base_url="http://daemon",
        headers={"Authorization": f"Bearer {TOKEN}"},
    ) as opened:
        yield opened


async def post(client: httpx.AsyncClient, route: str, **body: object) -> httpx.Response:
    return await client.post(ROUTES[route][1], json=body)


async def read(client: httpx.AsyncClient, address: int, size: int) -> bytes:
    answer = await post(client, "read", ranges=[{"address": address, "size": size}])
    assert answer.status_code == 200
    return answer.content


def problem(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, Problem.model_validate_json(answer.content).code


@pytest.mark.parametrize(
    "headers",
    [
        pytest.param({}, id="no-token"),
        pytest.param({"Authorization": "Bearer another-token-of-length"}, id="another-token"),
        pytest.param({"Authorization": f"Basic {TOKEN}"}, id="another-scheme"),
    ],
)
@pytest.mark.parametrize("path", ["/", "/docs", "/openapi.json", "/v1/openapi.json", "/redoc", "/v1/nothing"])
async def test_api_without_token(client: httpx.AsyncClient, headers: dict[str, str], path: str) -> None:
    """Known, unknown and documentation paths all answer 401, whatever the method."""
    client.headers.pop("Authorization")
    for method in ("GET", "POST", "DELETE", "OPTIONS"):
        for target in (path, *(route for _, route in ROUTES.values())):
            answer = await client.request(method, target, headers=headers)
            assert answer.status_code == 401
            assert IDENTITY_HEADER not in answer.headers


async def test_api_unknown_route_with_token(client: httpx.AsyncClient) -> None:
    """A route that does not exist is a problem document; the OpenAPI document names every route."""
    assert problem(await client.get("/docs")) == (404, "not_found")
    paths = (await client.get("/v1/openapi.json")).json()["paths"]
    assert set(paths) == {path for _, path in ROUTES.values()}


async def test_health_names_the_guest(client: httpx.AsyncClient, guest: FakeGuest) -> None:
    """Health carries run, epoch, pid and start time, also after the guest's end."""
    guest.end()
    health = Health.model_validate_json((await client.get("/v1/health")).content)
    assert not health.guest_alive
    assert (health.identity.run_id, health.identity.epoch) == ("run-1", 3)
    assert (health.identity.pid, health.identity.pid_start_time) == (guest.pid, guest.pid_start_time)
    assert "Exit to error" in health.stderr_tail


async def test_every_route_after_the_guest_ended(client: httpx.AsyncClient, guest: FakeGuest) -> None:
    """Whatever needs the guest answers 410 once it is gone."""
    guest.end()
    bodies: dict[str, dict[str, object]] = {
        "freeze": {},
        "resume": {},
        "read": {"ranges": [{"address": 0, "size": 1}]},
        "hash": {"ranges": [{"address": 0, "size": 1}]},
        "gather": GATHER,
        "write": {"address": 0, "expected": "00", "data": "01"},
        "keys": {"keys": ["a"]},
        "press": {"keys": ["a"]},
        "settle": {},
        "click": {"x": 1, "y": 1},
        "run": {"ms": 1},
        "wait": {"gather": GATHER, "text": "x", "timeout_ms": 1000},
        "ocr": {"x": 0, "y": 0, "width": 8, "height": 16},
    }
    assert {*bodies, "health", "stop", "screenshot"} == set(ROUTES)
    for route, body in bodies.items():
        assert problem(await post(client, route, **body)) == (410, "ended"), route
    assert problem(await client.get(ROUTES["screenshot"][1])) == (410, "ended")


@pytest.mark.parametrize(
    ("route", "body"),
    [
        pytest.param("keys", {"keys": ["a"]}, id="keys"),
        pytest.param("click", {"x": 1, "y": 1}, id="click"),
    ],
)
async def test_input_while_frozen(
    client: httpx.AsyncClient, guest: FakeGuest, route: str, body: dict[str, object]
) -> None:
    """Input to a frozen guest is refused and never reaches it; after the thaw it does."""
    await post(client, "freeze")
    assert problem(await post(client, route, **body)) == (409, "frozen")
    assert guest.events == []
    await post(client, "resume")
    assert (await post(client, route, **body)).status_code == 200
    assert guest.events


async def test_a_frozen_guest_settles_nothing(client: httpx.AsyncClient) -> None:
    """Refused, since it would never end."""
    await post(client, "freeze")
    assert problem(await post(client, "settle")) == (409, "frozen")


async def test_keys_are_pressed_and_released_in_order(client: httpx.AsyncClient, guest: FakeGuest) -> None:
    """Each key goes down and up before the next."""
    await post(client, "keys", keys=["a", "plus"], gap_ms=5)
    assert guest.events == ["down a", "up a", "down plus", "up plus"]


async def test_first_keys_wait_for_a_slow_game() -> None:
    """Until a game has taken a key from the buffer, the next one is pressed only when that is empty."""
    guest = FakeGuest(takes_keys=False)
    session = Session(guest, "run-1", 1)
    typing = asyncio.create_task(session.keys(["a", "b"], 5))
    await asyncio.sleep(0.2)
    assert guest.events == ["down a", "up a"]
    guest.take_keys()
    await asyncio.sleep(0.05)
    assert guest.events == ["down a", "up a", "down b", "up b"]
    guest.take_keys()
    await typing


async def test_keys_with_an_unknown_name(client: httpx.AsyncClient) -> None:
    """A key no keyboard has is a fault of the request."""
    assert problem(await post(client, "keys", keys=["NoSuchKey"])) == (422, "invalid")


async def test_freeze_waits_until_keys_are_taken(client: httpx.AsyncClient, guest: FakeGuest) -> None:
    """A key that the game leaves in its buffer holds the freeze up, but not for ever."""
    guest.takes_keys = False
    await post(client, "keys", keys=["a"], gap_ms=5)
    started = await _clock(client)
    answer = await post(client, "freeze")
    assert answer.json()["identity"]["frozen"]
    assert await _clock(client) - started >= 10  # ticks of 55 ms


async def _clock(client: httpx.AsyncClient) -> int:
    return int.from_bytes(await read(client, CLOCK_AT, 4), "little")


async def test_write_while_running(client: httpx.AsyncClient) -> None:
    """A running guest is not written to."""
    answer = await post(client, "write", address=0x100000, expected="00", data="01")
    assert problem(answer) == (409, "not_frozen")
    assert await read(client, 0x100000, 1) == b"\0"


async def test_write_with_expected_bytes(client: httpx.AsyncClient) -> None:
    """Wrong expected bytes are refused with the first differing address, and nothing is written."""
    await post(client, "freeze")
    assert (await post(client, "write", address=0x100000, expected="0000", data="0102")).status_code == 200
    refused = await post(client, "write", address=0x100000, expected="0103", data="ffff")
    assert problem(refused) == (409, "differs")
    assert "0x100001" in refused.json()["message"]
    assert await read(client, 0x100000, 2) == b"\x01\x02"


async def test_write_of_another_length(client: httpx.AsyncClient) -> None:
    """Expected and new bytes must have the same length."""
    await post(client, "freeze")
    answer = await post(client, "write", address=0x100000, expected="00", data="0102")
    assert problem(answer) == (422, "invalid")


@pytest.mark.parametrize(("address", "size"), [(2 << 20, 1), ((2 << 20) - 1, 2), (0xFFFFFFFF, 1)])
async def test_read_outside_ram(client: httpx.AsyncClient, address: int, size: int) -> None:
    """No byte outside guest RAM is ever read."""
    answer = await post(client, "read", ranges=[{"address": address, "size": size}])
    assert problem(answer) == (422, "outside_ram")


async def test_read_and_hash_of_several_ranges(client: httpx.AsyncClient, guest: FakeGuest) -> None:
    """Ranges come back joined in request order, and the hash is over the same bytes."""
    guest.write(0x1000, b"abc")
    guest.write(0x2000, b"de")
    ranges = [{"address": 0x2000, "size": 2}, {"address": 0x1000, "size": 3}]
    assert (await post(client, "read", ranges=ranges)).content == b"deabc"
    digest = (await post(client, "hash", ranges=ranges)).json()["sha256"]
    assert digest == hashlib.sha256(b"deabc").hexdigest()


async def test_gather_follows_pointers(client: httpx.AsyncClient, guest: FakeGuest) -> None:
    """Records come with the strings behind their pointers; a pointer out of RAM has none."""
    guest.write(0x3000, struct.pack("<II", 7, 0x4000) + struct.pack("<II", 8, 0xFFFFFFF0) + bytes(8))
    guest.write(0x4000, b"M\xfcnchen\0rest")
    guest.write(0x5000, struct.pack("<H", 2))
    body = {"address": 0x3000, "count": 100, "count_address": 0x5000, "stride": 8, "pointer_offset": 4}
    records, strings = unpack_gather((await post(client, "gather", **body)).content)
    assert [record[0] for record in records] == [7, 8]
    assert strings == [b"M\xfcnchen", None]
    _, cut = unpack_gather((await post(client, "gather", **body, max_length=3)).content)
    assert cut[0] == b"M\xfcn"


async def test_gather_of_far_pointers(client: httpx.AsyncClient, guest: FakeGuest) -> None:
    """Strings at both ends of RAM are read too, the last one up to RAM's end."""
    guest.write((2 << 20) - 2, b"yz")
    guest.write(0x3000, struct.pack("<II", (2 << 20) - 2, 0x600))
    guest.write(0x600, b"low\0")
    answer = await post(client, "gather", address=0x3000, count=2, stride=4, pointer_offset=0)
    assert unpack_gather(answer.content)[1] == [b"yz", b"low"]


async def test_state_number_grows_with_each_change(client: httpx.AsyncClient) -> None:
    """Freeze, write, resume and input raise the number; reads and repeated freezes leave it."""
    seen = [0]

    async def note(answer: httpx.Response) -> None:
        identity = Identity.model_validate(answer.json()["identity"])
        seen.append(identity.state_seq)

    await note(await post(client, "freeze"))
    await note(await post(client, "write", address=0x100000, expected="00", data="01"))
    await note(await post(client, "resume"))
    await note(await post(client, "keys", keys=["a"]))
    await note(await post(client, "click", x=5, y=5))
    assert seen == sorted(set(seen))
    await read(client, 0, 16)
    await post(client, "freeze")
    again = await post(client, "freeze")
    assert again.json()["identity"]["state_seq"] == seen[-1] + 1


async def test_binary_answers_carry_the_identity(client: httpx.AsyncClient) -> None:
    """Read, gather and screenshot say in a header which guest they come from and whether it was frozen."""
    await post(client, "freeze")
    answer = await post(client, "read", ranges=[{"address": 0, "size": 4}])
    assert Identity.model_validate_json(answer.headers[IDENTITY_HEADER]).frozen
    picture = await client.get(ROUTES["screenshot"][1])
    assert picture.content.startswith(b"\x89PNG")
    assert Identity.model_validate_json(picture.headers[IDENTITY_HEADER]).run_id == "run-1"


async def test_stop_ends_the_guest(client: httpx.AsyncClient, guest: FakeGuest) -> None:
    """Stop answers first and calls what ends the daemon."""
    assert (await post(client, "stop")).status_code == 200
    assert not guest.alive()
