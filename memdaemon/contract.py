"""The daemon's HTTP contract: requests, answers and binary framing, all that other packages may import.

Every call carries `Authorization: Bearer <token>`. Every JSON answer embeds an `Identity`; every binary
answer carries the same as the header `X-Identity` (JSON). Errors are `Problem` documents with status 401
(token), 404 (unknown route), 409 (state: frozen, not frozen, expected bytes differ), 410 (the guest has
ended), 422 (request); all but 401 carry the header too. `OPENAPI` describes all of it; its version is
`API_VERSION`, which changes when a client of the version before would no longer be understood.
"""

from __future__ import annotations

import struct
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

API_VERSION = "1"
IDENTITY_HEADER = "X-Identity"

Address = Annotated[int, Field(ge=0, lt=1 << 32)]
Hex = Annotated[str, Field(pattern=r"^([0-9a-f]{2})*$", max_length=131072)]


class Frozen(BaseModel):
    """Base of every contract model: immutable, unknown fields refused."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Identity(Frozen):
    """Which guest answers, so that a client never talks to the wrong game."""

    api_version: Literal["1"] = "1"
    run_id: str
    epoch: int
    pid: int
    pid_start_time: int
    state_seq: int
    frozen: bool


class Ready(Frozen):
    """The one line the daemon prints when the game's mark is in guest RAM."""

    port: int
    pid: int
    identity: Identity


class Health(Frozen):
    """State of the guest and its machine."""

    identity: Identity
    guest_alive: bool
    display: str
    ram_bytes: int
    stderr_tail: str


class Range(Frozen):
    """A piece of guest RAM, by linear guest address."""

    address: Address
    size: Annotated[int, Field(ge=1, le=64 << 20)]


class ReadRequest(Frozen):
    """Answer: the ranges' bytes, one after the other, in request order, as application/octet-stream."""

    ranges: Annotated[tuple[Range, ...], Field(min_length=1, max_length=4096)]


class GatherRequest(Frozen):
    """Read `count` records of `stride` bytes and the NUL-terminated string behind each one's pointer.

    `count_address` replaces `count` by the u16 found there (at most `count` is read).
    Answer: see `pack_gather`.
    """

    address: Address
    count: Annotated[int, Field(ge=0, le=65535)]
    count_address: Address | None = None
    stride: Annotated[int, Field(ge=4, le=8192)]
    pointer_offset: Annotated[int, Field(ge=0, le=8188)]
    max_length: Annotated[int, Field(ge=1, le=4096)] = 256


class WriteRequest(Frozen):
    """Write `data` where `expected` stands now; only while frozen; read back before the answer."""

    address: Address
    expected: Hex
    data: Hex


class KeysRequest(Frozen):
    """X keysym names (`a`, `Return`, `plus`), pressed and released in order; refused while frozen."""

    keys: Annotated[tuple[str, ...], Field(min_length=1, max_length=512)]
    gap_ms: Annotated[int, Field(ge=5, le=1000)] = 30


class PressRequest(Frozen):
    """Thaw a frozen guest with these keys, which it takes in order before any of its time passes.

    What `resume` and then `keys` cannot promise on a busy machine. So few that the emulator's own buffer
    holds them; refused while the guest runs.
    """

    keys: Annotated[tuple[str, ...], Field(min_length=1, max_length=4)]


class SettleRequest(Frozen):
    """Wait until the game has dealt with its input; `picture`: also until the emulator shows what it drew."""

    picture: bool = False


class ClickRequest(Frozen):
    """A click at guest coordinates; refused while frozen."""

    x: Annotated[int, Field(ge=0, le=639)]
    y: Annotated[int, Field(ge=0, le=479)]
    button: Literal["left", "right"] = "left"


class RunRequest(Frozen):
    """Let the guest run for so long, then freeze it; in one call, so that no round trip adds to it."""

    ms: Annotated[int, Field(ge=1, le=60_000)]


class Ran(Frozen):
    """How long the guest ran; it is frozen now."""

    identity: Identity
    ms: float


class WaitRequest(Frozen):
    """Wait until one of the strings that `gather` finds contains `text`; refused while frozen.

    `then_freeze`: the guest is frozen as soon as the text is seen, be the screen complete or not.
    """

    gather: GatherRequest
    text: Annotated[str, Field(min_length=1, max_length=256, pattern=r"^[\x01-\xff]+$")]  # Latin-1
    timeout_ms: Annotated[int, Field(ge=1, le=60_000)]
    then_freeze: bool = False


class Waited(Frozen):
    """The whole string that contains the text, or None when the time was over first."""

    identity: Identity
    text: str | None
    ms: float


OcrMethod = Literal["glyphs", "tesseract"]


class OcrRequest(Frozen):
    """Read the text in a region of the picture, running or frozen.

    `auto`: by the glyphs of the fonts in guest RAM, else with Tesseract where those find nothing.
    """

    x: Annotated[int, Field(ge=0, le=639)]
    y: Annotated[int, Field(ge=0, le=479)]
    width: Annotated[int, Field(ge=1, le=640)]
    height: Annotated[int, Field(ge=1, le=480)]
    method: Literal["auto"] | OcrMethod = "auto"


class OcrLine(Frozen):
    """A text and its place in the picture; `exact`: each letter is, pixel by pixel, that letter."""

    x: int
    y: int
    text: str
    exact: bool


class Recognised(Frozen):
    """The texts of a region from top to bottom, left to right, and how they were read."""

    identity: Identity
    method: OcrMethod
    lines: tuple[OcrLine, ...]


class Done(Frozen):
    """The answer of every call that has nothing else to say."""

    identity: Identity


class Hashed(Frozen):
    """SHA-256 over the ranges of a `ReadRequest`, in request order: what a hash needs without its bytes."""

    identity: Identity
    sha256: str


class Problem(Frozen):
    """An error: what was expected, what was found, what to do."""

    code: Literal[
        "unauthorized",
        "not_found",
        "frozen",
        "not_frozen",
        "differs",
        "ended",
        "outside_ram",
        "invalid",
        "capture",
        "ocr",
    ]
    message: str


OPENAPI = ("GET", "/v1/openapi.json")  # for people and generators; needs the token like every other route
ROUTES = {
    "health": ("GET", "/v1/health"),
    "freeze": ("POST", "/v1/freeze"),
    "resume": ("POST", "/v1/resume"),
    "run": ("POST", "/v1/run"),
    "wait": ("POST", "/v1/wait"),
    "read": ("POST", "/v1/read"),
    "hash": ("POST", "/v1/hash"),
    "gather": ("POST", "/v1/gather"),
    "write": ("POST", "/v1/write"),
    "keys": ("POST", "/v1/keys"),
    "press": ("POST", "/v1/press"),
    "settle": ("POST", "/v1/settle"),
    "click": ("POST", "/v1/click"),
    "screenshot": ("GET", "/v1/screenshot"),
    "ocr": ("POST", "/v1/ocr"),
    "stop": ("POST", "/v1/stop"),
}


def pack_gather(records: bytes, stride: int, strings: list[bytes | None]) -> bytes:
    """Frame a gather answer.

    u32 count, u32 stride, the records, then per record u16 length (FFFF: bad pointer) and bytes.
    """
    parts = [struct.pack("<II", len(strings), stride), records]
    for text in strings:
        parts.append(b"\xff\xff" if text is None else struct.pack("<H", len(text)) + text)
    return b"".join(parts)


def unpack_gather(answer: bytes) -> tuple[list[bytes], list[bytes | None]]:
    """Records and strings of a gather answer; raises struct.error when it is cut short."""
    count, stride = struct.unpack_from("<II", answer, 0)
    records = [answer[8 + i * stride : 8 + (i + 1) * stride] for i in range(count)]
    at = 8 + count * stride
    strings: list[bytes | None] = []
    for _ in range(count):
        (length,) = struct.unpack_from("<H", answer, at)
        at += 2
        strings.append(None if length == 0xFFFF else answer[at : at + length])
        at += 0 if length == 0xFFFF else length
    return records, strings
