"""The harness's client of the daemon, against the daemon's own application over a guest in memory."""

from __future__ import annotations

from collections.abc import AsyncIterator

import httpx
import pytest

from harness.errors import GuestLost, GuestStuck
from harness.game.daemon_guest import DaemonGuest, connect
from memdaemon.app import build
from memdaemon.contract import GatherRequest, Ready
from memdaemon.guest.fake import FakeGuest
from memdaemon.session import Session

TOKEN = "a-token-of-enough-length"


@pytest.fixture
def machine() -> FakeGuest:
    """The guest behind the daemon."""
    return FakeGuest()


def client_of(machine: FakeGuest, run_id: str = "run-1", token: str = TOKEN) -> httpx.AsyncClient:
    app = build(Session(machine, run_id, 1), TOKEN, machine.close)
    headers = {"Authorization": f"Bearer {token}"}
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://daemon", headers=headers)


def ready_of(machine: FakeGuest) -> Ready:
    return Ready(port=1, pid=1, identity=Session(machine, "run-1", 1).identity)


@pytest.fixture
async def guest(machine: FakeGuest) -> AsyncIterator[DaemonGuest]:
    """The client under test."""
    async with client_of(machine) as client:
        yield DaemonGuest(client, ready_of(machine))


async def test_reads_come_back_apart(guest: DaemonGuest, machine: FakeGuest) -> None:
    """Several ranges, an empty one among them, come back in their order."""
    machine.write(0x1000, b"abcd")
    assert await guest.read_all([(0x1002, 2), (0x1000, 0), (0x1000, 1)]) == [b"cd", b"", b"a"]
    assert await guest.read(0x1001, 2) == b"bc"


async def test_write_needs_a_frozen_guest(guest: DaemonGuest) -> None:
    """Running or other bytes: GuestStuck; frozen and expected: written."""
    with pytest.raises(GuestStuck, match="frozen"):
        await guest.write(0x1000, b"\0", b"\1")
    await guest.freeze()
    assert guest.frozen
    await guest.write(0x1000, b"\0", b"\1")
    with pytest.raises(GuestStuck, match="0x1000"):
        await guest.write(0x1000, b"\0", b"\1")
    assert await guest.read(0x1000, 1) == b"\1"


async def test_input_to_a_frozen_guest(guest: DaemonGuest, machine: FakeGuest) -> None:
    """Typing and clicking while frozen raise and do nothing."""
    await guest.freeze()
    with pytest.raises(GuestStuck, match="resume it first"):
        await guest.keys(["a"])
    with pytest.raises(GuestStuck, match="resume it first"):
        await guest.click(1, 1)
    assert machine.events == []


async def test_hash_follows_ram(guest: DaemonGuest, machine: FakeGuest) -> None:
    """The hash changes with one byte inside its ranges and only there."""
    await guest.freeze()
    before = await guest.sha256([(0x1000, 0x1000)])
    machine.write(0x2000, b"x")
    assert await guest.sha256([(0x1000, 0x1000)]) == before
    machine.write(0x1FFF, b"x")
    assert await guest.sha256([(0x1000, 0x1000)]) != before


async def test_gather_and_health(guest: DaemonGuest, machine: FakeGuest) -> None:
    """Gathered strings arrive as bytes; health names the machine."""
    machine.write(0x1000, (0x2000).to_bytes(4, "little"))
    machine.write(0x2000, b"caf\xe9\0")
    asked = GatherRequest(address=0x1000, count=1, stride=4, pointer_offset=0)
    assert (await guest.gather(asked))[1] == [b"caf\xe9"]
    assert (await guest.health()).ram_bytes == machine.ram_bytes
    assert (await guest.screenshot()).startswith(b"\x89PNG")


async def test_guest_that_ended(guest: DaemonGuest, machine: FakeGuest) -> None:
    """An ended emulator is GuestLost; stopping it then is no error."""
    machine.end()
    with pytest.raises(GuestLost):
        await guest.freeze()
    await guest.stop()


async def test_answer_of_another_guest(machine: FakeGuest) -> None:
    """A daemon that serves another run is never taken for the own one."""
    async with client_of(machine, run_id="run-2") as client:
        guest = DaemonGuest(client, ready_of(machine))
        with pytest.raises(GuestLost, match="another guest"):
            await guest.freeze()
        with pytest.raises(GuestLost, match="another guest"):
            await guest.read(0, 4)


async def test_wrong_token(machine: FakeGuest) -> None:
    """A daemon that does not know the token is lost to this client."""
    async with client_of(machine, token="another") as client:
        with pytest.raises(GuestLost):
            await DaemonGuest(client, ready_of(machine)).freeze()


async def test_nobody_listens(machine: FakeGuest, unused_tcp_port: int) -> None:
    """A daemon that is gone is GuestLost."""
    async with connect(unused_tcp_port, TOKEN) as client:
        with pytest.raises(GuestLost, match="gone"):
            await DaemonGuest(client, ready_of(machine)).health()
