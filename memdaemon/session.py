"""One run's guest with its rules: who it is, whether it is frozen, and what is allowed in which state."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

from memdaemon.contract import (
    GatherRequest,
    Health,
    Identity,
    OcrLine,
    OcrRequest,
    Range,
    Recognised,
    Waited,
    WaitRequest,
    WriteRequest,
    pack_gather,
    unpack_gather,
)
from memdaemon.errors import GuestEnded, Refused
from memdaemon.font import Font, fonts
from memdaemon.gathering import strings_behind
from memdaemon.guest.port import Button, Guest
from memdaemon.ocr import cut_out, read_texts
from memdaemon.typist import Typist

TEXT_POLL_S = 0.005  # a look at a screen's texts costs some 0.5 ms
MOUSE_GAP_S = 0.07  # longer than one 55 ms timer tick, at which a game polls its mouse
PICTURE_TICKS = 2  # the emulator draws its window at the end of a frame, so within a tick
READ_LIMIT = 64 << 20


class Session:
    """The operations of the HTTP API. One at a time where they change the guest; reads go between."""

    def __init__(self, guest: Guest, run_id: str, epoch: int) -> None:
        self._guest = guest
        self._run_id = run_id
        self._epoch = epoch
        self._frozen = False
        self._state_seq = 0
        self._typist = Typist(guest)
        self._font: Font = {}
        self._changing = asyncio.Lock()

    @property
    def identity(self) -> Identity:
        """Which guest this is and how far its state has been changed from outside."""
        return Identity(
            run_id=self._run_id,
            epoch=self._epoch,
            pid=self._guest.pid,
            pid_start_time=self._guest.pid_start_time,
            state_seq=self._state_seq,
            frozen=self._frozen,
        )

    def health(self) -> Health:
        """The guest's state; answers for an ended guest too."""
        return Health(
            identity=self.identity,
            guest_alive=self._guest.alive(),
            display=self._guest.display,
            ram_bytes=self._guest.ram_bytes,
            stderr_tail=self._guest.stderr_tail(),
        )

    async def freeze(self) -> None:
        """Stop the guest after it has taken what was typed; nothing happens when it is frozen already."""
        async with self._changing:
            self._check_alive()
            if self._frozen:
                return
            await self._typist.delivered()
            self._guest.freeze()
            self._frozen = True
            self._state_seq += 1

    async def resume(self) -> None:
        """Let the guest go on; nothing happens when it runs already."""
        async with self._changing:
            self._check_alive()
            if self._frozen:
                self._guest.resume()
                self._frozen = False
                self._state_seq += 1

    async def settle(self, picture: bool = False) -> None:
        """Wait until the game has dealt with what was put in last, and until its picture shows it."""
        async with self._changing:
            self._check_alive()
            if self._frozen:
                raise Refused("frozen", "a frozen guest deals with nothing: resume it first")
            await self._typist.settled()
            await self._typist.pass_ticks(PICTURE_TICKS if picture else 0)

    async def run_for(self, ms: int) -> float:
        """Let the guest run for `ms`, then freeze it; how long it ran."""
        async with self._changing:
            self._check_alive()
            if self._frozen:
                self._guest.resume()
                self._frozen = False
                self._state_seq += 1
            began = time.monotonic()
            try:
                await asyncio.sleep(ms / 1000)
                await self._typist.delivered()
            finally:  # also when the daemon ends meanwhile
                self._guest.freeze()
                ran = time.monotonic() - began
                self._frozen = True
                self._state_seq += 1
            return ran * 1000

    async def wait(self, request: WaitRequest) -> Waited:
        """Until a text is there or the time is over. Other calls go on meanwhile, keys among them."""
        began = time.monotonic()
        wanted, found = request.text.encode("latin-1"), None
        while found is None:
            if self._frozen:
                raise Refused("frozen", "a frozen guest draws nothing: resume it first")
            found = self._first_with(wanted, request.gather)
            passed = time.monotonic() - began
            if found is None and passed * 1000 > request.timeout_ms:
                break
            await asyncio.sleep(0 if found is not None else TEXT_POLL_S)
        if found is not None and request.then_freeze:
            await self.freeze()
        text = None if found is None else found.decode("latin-1")
        return Waited(identity=self.identity, text=text, ms=(time.monotonic() - began) * 1000)

    def _first_with(self, wanted: bytes, gather: GatherRequest) -> bytes | None:
        _, strings = unpack_gather(self.gather(gather))
        return next((string for string in strings if string is not None and wanted in string), None)

    def read(self, ranges: Sequence[Range]) -> bytes:
        """The bytes of all ranges."""
        if sum(piece.size for piece in ranges) > READ_LIMIT:
            raise Refused("invalid", f"more than {READ_LIMIT} bytes asked for in one read")
        return b"".join(self._guest.read(piece.address, piece.size) for piece in ranges)

    def gather(self, request: GatherRequest) -> bytes:
        """Records and the strings behind their pointers, framed."""
        count = request.count
        if request.pointer_offset + 4 > request.stride:
            raise Refused("invalid", "the pointer does not lie inside the record")
        if request.count_address is not None:
            count = min(count, int.from_bytes(self._guest.read(request.count_address, 2), "little"))
        records = self._guest.read(request.address, count * request.stride) if count else b""
        strings = strings_behind(
            self._guest, records, request.stride, request.pointer_offset, request.max_length
        )
        return pack_gather(records, request.stride, strings)

    async def write(self, request: WriteRequest) -> None:
        """Compare, write, read back; only while frozen."""
        async with self._changing:
            self._check_alive()
            expected, data = bytes.fromhex(request.expected), bytes.fromhex(request.data)
            if len(expected) != len(data) or not data:
                raise Refused("invalid", f"{len(expected)} bytes expected but {len(data)} to write")
            if not self._frozen:
                raise Refused(
                    "not_frozen", "memory is written only while the guest is frozen: freeze it first"
                )
            self._compare(request.address, expected, "expected")
            self._guest.write(request.address, data)
            self._state_seq += 1
            self._compare(request.address, data, "written")

    async def keys(self, keys: Sequence[str], gap_ms: int) -> None:
        """Press and release each key, half the gap each; the next one when the game has taken it."""
        async with self._changing:
            self._check_input()
            self._state_seq += len(keys)
            await self._typist.type(keys, gap_ms)

    async def press(self, keys: Sequence[str]) -> None:
        """Thaw a frozen guest with keys that it takes before any of its time passes."""
        async with self._changing:
            self._check_alive()
            if not self._frozen:
                raise Refused("not_frozen", "keys come before the guest's time only while it is frozen")
            try:
                self._typist.put_before(keys)
            finally:  # what waits in the emulator's window must not meet another screen later
                self._guest.resume()
                self._typist.note_input()
                self._frozen = False
                self._state_seq += 1 + len(keys)

    async def click(self, x: int, y: int, button: Button) -> None:
        """Move, press, hold, release, each long enough for the game to see."""
        async with self._changing:
            self._check_input()
            self._guest.pointer_to(x, y)
            self._state_seq += 1
            await asyncio.sleep(MOUSE_GAP_S)
            self._guest.button_down(button)
            await asyncio.sleep(MOUSE_GAP_S)
            self._guest.button_up(button)
            self._typist.note_input()
            await asyncio.sleep(MOUSE_GAP_S)

    def screenshot(self) -> bytes:
        """The guest's picture as PNG."""
        return self._guest.screenshot()

    async def recognise(self, request: OcrRequest) -> Recognised:
        """The texts of a region of the picture."""
        region = cut_out(self._guest.screenshot(), request.x, request.y, request.width, request.height)
        self._font = self._font or self._fonts()
        method, lines = await asyncio.to_thread(read_texts, region, request.method, self._font)
        if request.method != "tesseract" and not (method == "glyphs" and all(line.exact for line in lines)):
            # Looked for only now: it takes most of the time, and a program's font mostly stays what it is.
            found = self._fonts()
            if found != self._font:
                self._font = found
                method, lines = await asyncio.to_thread(read_texts, region, request.method, self._font)
        places = (
            OcrLine(x=request.x + line.x, y=request.y + line.y, text=line.text, exact=line.exact)
            for line in lines
        )
        return Recognised(identity=self.identity, method=method, lines=tuple(places))

    def _fonts(self) -> Font:
        return fonts(self._guest.read, self._guest.ram_bytes)

    def close(self) -> None:
        """End the guest."""
        self._guest.close()

    def _check_alive(self) -> None:
        if not self._guest.alive():
            raise GuestEnded

    def _check_input(self) -> None:
        self._check_alive()
        if self._frozen:
            raise Refused("frozen", "input sent to a frozen guest arrives late or is lost: resume it first")

    def _compare(self, address: int, wanted: bytes, word: str) -> None:
        found = self._guest.read(address, len(wanted))
        for at, (want, have) in enumerate(zip(wanted, found, strict=True)):
            if want != have:
                raise Refused("differs", f"at 0x{address + at:X} {word} {want:02x}, found {have:02x}")
