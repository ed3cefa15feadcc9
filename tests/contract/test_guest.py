"""Every guest keeps the same contract: one suite on the guest in memory and on a real DOSBox."""

from __future__ import annotations

import hashlib
import io
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from game_files import MARK, PROGRAM, game_directory
from PIL import Image

from memdaemon.errors import GuestEnded, OutsideRam, Refused
from memdaemon.guest.dosbox_start import start
from memdaemon.guest.fake import WAIT_FLAG_AT, FakeGuest
from memdaemon.guest.port import Guest

FREE_AT = 0x500  # DOS's and BIOS's scratch: nobody's program lives here
KEY_QUEUE_AT, KEY_BUFFER = 0x41A, (0x41E, 32)
KINDS = [pytest.param("fake", id="fake"), pytest.param("dosbox", id="dosbox", marks=pytest.mark.emulator)]


def started(kind: str, folder: Path) -> Guest:
    if kind == "fake":
        return FakeGuest()
    guest = start(game_directory(folder), PROGRAM, MARK.encode())
    # The mark is in memory a moment before the game has cleared its memory and switched to its own screen.
    assert until(lambda: _picture_size(guest) == (640, 480), 20.0)
    return guest


@pytest.fixture(scope="module", params=KINDS)
def guest(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    """A running guest, shared: each test leaves it running."""
    opened = started(request.param, tmp_path_factory.mktemp("guest"))
    yield opened
    opened.close()


def ram_hash(guest: Guest) -> str:
    return hashlib.sha256(guest.read(0, guest.ram_bytes)).hexdigest()


def until(condition: Callable[[], bool], timeout_s: float = 3.0) -> bool:
    """Whether the condition comes true in time."""
    deadline = time.monotonic() + timeout_s
    while not condition():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.01)
    return True


def test_guest_ram_is_frozen_while_frozen(guest: Guest) -> None:
    """Frozen, no byte of RAM changes in 300 ms; 200 ms unfrozen change some."""
    guest.freeze()
    before = ram_hash(guest)
    time.sleep(0.3)
    assert ram_hash(guest) == before
    guest.resume()
    time.sleep(0.2)
    guest.freeze()
    assert ram_hash(guest) != before
    guest.resume()


def test_guest_flipped_byte_is_found(guest: Guest) -> None:
    """One byte written into a frozen guest changes the hash, and comparing finds its address."""
    guest.freeze()
    before = guest.read(0, guest.ram_bytes)
    guest.write(FREE_AT, bytes((before[FREE_AT] ^ 0xFF,)))
    after = guest.read(0, guest.ram_bytes)
    assert [at for at in range(len(before)) if before[at] != after[at]] == [FREE_AT]
    guest.write(FREE_AT, before[FREE_AT : FREE_AT + 1])
    assert guest.read(0, guest.ram_bytes) == before
    guest.resume()


def test_guest_reads_the_last_byte_and_none_behind_it(guest: Guest) -> None:
    """RAM ends where it says."""
    assert len(guest.read(guest.ram_bytes - 4, 4)) == 4
    for address, size in ((guest.ram_bytes - 3, 4), (guest.ram_bytes, 1), (0xFFFFFFFF, 1)):
        with pytest.raises(OutsideRam):
            guest.read(address, size)
        with pytest.raises(OutsideRam):
            guest.write(address, bytes(size))


@pytest.mark.parametrize(
    ("keysym", "character"),
    [
        pytest.param("x", b"x", id="letter"),
        pytest.param("plus", b"+", id="shifted-plus"),
        pytest.param("braceleft", b"{", id="shifted-brace"),
        pytest.param("bracketright", b"]", id="bracket"),
        pytest.param("Tab", b"\t", id="tab"),
        pytest.param("7", b"7", id="digit"),
        pytest.param("space", b" ", id="space"),
    ],
)
def test_guest_key_reaches_the_keyboard_buffer(guest: Guest, keysym: str, character: bytes) -> None:
    """A typed key's character stands in the BIOS's buffer right before its tail."""

    def arrived() -> bool:
        address, size = KEY_BUFFER
        tail = int.from_bytes(guest.read(KEY_QUEUE_AT + 2, 2), "little") + 0x400
        before = tail - 2 if tail > address else address + size - 2
        return tail != old_tail and guest.read(before, 1) == character

    old_tail = int.from_bytes(guest.read(KEY_QUEUE_AT + 2, 2), "little") + 0x400
    guest.key_down(keysym)
    time.sleep(0.02)
    guest.key_up(keysym)
    assert until(arrived)


def test_guest_game_takes_its_keys(guest: Guest) -> None:
    """A running game empties the keyboard buffer."""
    guest.key_down("x")
    time.sleep(0.02)
    guest.key_up("x")
    time.sleep(0.05)
    assert until(lambda: len(set(guest.key_queue())) == 1)


def test_guest_shows_that_its_game_waits(guest: Guest) -> None:
    """A game on its menu waits by the BIOS."""
    if isinstance(guest, FakeGuest):
        guest.write(WAIT_FLAG_AT, b"\1")
    assert until(guest.waits)


def test_guest_unknown_key(guest: Guest) -> None:
    """A key that no keyboard has is refused by name."""
    with pytest.raises(Refused, match="NoSuchKey"):
        guest.key_down("NoSuchKey")


def test_guest_picture(guest: Guest) -> None:
    """The picture is the game's whole screen, running or frozen."""
    assert _picture_size(guest) == (640, 480)
    guest.freeze()
    assert _picture_size(guest) == (640, 480)
    guest.resume()


def _picture_size(guest: Guest) -> tuple[int, int]:
    with Image.open(io.BytesIO(guest.screenshot())) as picture:
        return picture.size


def test_guest_is_named_by_pid_and_start_time(guest: Guest) -> None:
    """Both stay what they are, and the guest is alive."""
    assert guest.alive()
    assert guest.pid > 0
    assert guest.pid_start_time > 0


@pytest.mark.parametrize("kind", KINDS)
def test_guest_closed_while_frozen(kind: str, tmp_path: Path) -> None:
    """A stopped guest ends too; afterwards every call says so, and closing again is no error."""
    guest = started(kind, tmp_path)
    guest.freeze()
    guest.close()
    guest.close()
    assert not guest.alive()
    calls: list[Callable[[], object]] = [
        lambda: guest.read(0, 1),
        lambda: guest.write(0, b"x"),
        guest.freeze,
        guest.resume,
        guest.screenshot,
        lambda: guest.key_down("a"),
        lambda: guest.pointer_to(1, 1),
    ]
    for call in calls:
        with pytest.raises(GuestEnded):
            call()
