"""The harness's view of one guest: the daemon's calls with their errors in the harness's own words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeVar

import httpx
from pydantic import BaseModel, ValidationError

from harness.errors import GuestError, GuestLost, GuestStuck
from harness.game.loopback import Loopback
from harness.game.port import GuestIdentity
from memdaemon.contract import (
    IDENTITY_HEADER,
    ROUTES,
    ClickRequest,
    Done,
    GatherRequest,
    Hashed,
    Health,
    Identity,
    KeysRequest,
    OcrLine,
    OcrRequest,
    PressRequest,
    Problem,
    Range,
    ReadRequest,
    Ready,
    Recognised,
    SettleRequest,
    WriteRequest,
    unpack_gather,
)

TIMEOUT_S = 30.0  # the longest call types 512 keys
LOST = {"ended", "unauthorized"}

_Answer = TypeVar("_Answer", bound=BaseModel)


def connect(port: int, token: str) -> httpx.AsyncClient:
    """A client of the daemon on loopback."""
    return httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{port}",
        headers={"Authorization": f"Bearer {token}"},
        timeout=TIMEOUT_S,
        transport=Loopback("127.0.0.1", port),  # and no proxy between a run and its own machine
        trust_env=False,
    )


class DaemonGuest:
    """One guest. Every answer must come from the guest that was started: GuestLost otherwise."""

    def __init__(self, client: httpx.AsyncClient, ready: Ready) -> None:
        self._client = client
        self._ready = ready
        self.last = ready.identity

    @property
    def identity(self) -> GuestIdentity:
        """Which emulator this is."""
        identity = self._ready.identity
        return GuestIdentity(identity.pid, identity.pid_start_time, self._ready.port, identity.epoch)

    @property
    def frozen(self) -> bool:
        """As the last answer said."""
        return self.last.frozen

    async def health(self) -> Health:
        """State of guest and machine."""
        return await self._json("health", Health)

    async def freeze(self) -> None:
        """Stop the guest."""
        await self._json("freeze", Done)

    async def resume(self) -> None:
        """Let it go on."""
        await self._json("resume", Done)

    async def read(self, address: int, size: int) -> bytes:
        """Bytes of guest RAM."""
        return (await self.read_all([(address, size)]))[0]

    async def read_all(self, ranges: Sequence[tuple[int, int]]) -> list[bytes]:
        """Bytes of several ranges at one moment; an empty range needs no call."""
        asked = ReadRequest(ranges=tuple(Range(address=at, size=size) for at, size in ranges if size))
        content = await self._binary("read", asked)
        parts, at = [], 0
        for _, size in ranges:
            parts.append(content[at : at + size])
            at += size
        return parts

    async def gather(self, request: GatherRequest) -> tuple[list[bytes], list[bytes | None]]:
        """Records and the strings behind their pointers."""
        return unpack_gather(await self._binary("gather", request))

    async def sha256(self, ranges: Sequence[tuple[int, int]]) -> str:
        """A hash over ranges of guest RAM."""
        asked = ReadRequest(ranges=tuple(Range(address=at, size=size) for at, size in ranges if size))
        return (await self._json("hash", Hashed, asked)).sha256

    async def write(self, address: int, expected: bytes, data: bytes) -> None:
        """Compare, write, read back; GuestStuck when other bytes stood there or the guest runs."""
        await self._json(
            "write", Done, WriteRequest(address=address, expected=expected.hex(), data=data.hex())
        )

    async def keys(self, keys: Sequence[str], gap_ms: int = 15) -> None:
        """Type."""
        await self._json("keys", Done, KeysRequest(keys=tuple(keys), gap_ms=gap_ms))

    async def press(self, keys: Sequence[str]) -> None:
        """Thaw the frozen guest with these few keys, which it takes before any of its time passes."""
        await self._json("press", Done, PressRequest(keys=tuple(keys)))

    async def settle(self, *, picture: bool = False) -> None:
        """Wait until the game has dealt with its input and waits for more, and its picture shows it."""
        await self._json("settle", Done, SettleRequest(picture=picture))

    async def click(self, x: int, y: int, button: Literal["left", "right"] = "left") -> None:
        """Click."""
        await self._json("click", Done, ClickRequest(x=x, y=y, button=button))

    async def screenshot(self) -> bytes:
        """The picture as PNG."""
        return await self._binary("screenshot", None)

    async def ocr(self, x: int, y: int, width: int, height: int) -> tuple[OcrLine, ...]:
        """The texts in a region of the picture, from top to bottom."""
        asked = OcrRequest(x=x, y=y, width=width, height=height)
        return (await self._json("ocr", Recognised, asked)).lines

    async def stop(self) -> None:
        """Ask the daemon to end everything; it is no error when it is gone already."""
        try:
            await self._json("stop", Done)
        except GuestLost:
            pass
        finally:
            await self._client.aclose()

    async def _json(self, route: str, kind: type[_Answer], request: BaseModel | None = None) -> _Answer:
        response = await self._call(route, request)
        try:
            answer = kind.model_validate_json(response.content)
        except ValidationError as failure:
            raise GuestLost(f"{route}: not an answer of the daemon: {response.text[:200]}") from failure
        self._check(Identity.model_validate(getattr(answer, "identity")))  # noqa: B009 (all answers have it)
        return answer

    async def _binary(self, route: str, request: BaseModel | None) -> bytes:
        response = await self._call(route, request)
        self._check(Identity.model_validate_json(response.headers.get(IDENTITY_HEADER, "{}")))
        return response.content

    async def _call(self, route: str, request: BaseModel | None) -> httpx.Response:
        method, path = ROUTES[route]
        body: dict[str, Any] = {} if request is None else {"content": request.model_dump_json()}
        headers = {"Content-Type": "application/json"}
        try:
            response = await self._client.request(method, path, headers=headers, **body)
        except httpx.TimeoutException as failure:
            raise GuestStuck(f"{route}: the daemon did not answer in {TIMEOUT_S:.0f} s") from failure
        except httpx.TransportError as failure:
            raise GuestLost(f"{route}: the daemon is gone ({failure!r})") from failure
        if response.status_code != httpx.codes.OK:
            raise _error(route, response)
        return response

    def _check(self, identity: Identity) -> None:
        own = self._ready.identity
        names = ("run_id", "epoch", "pid", "pid_start_time")
        if any(getattr(identity, name) != getattr(own, name) for name in names):
            raise GuestLost(f"another guest answers: expected {own}, found {identity}")
        self.last = identity


def _error(route: str, response: httpx.Response) -> GuestError:
    try:
        problem = Problem.model_validate_json(response.content)
    except ValidationError:
        return GuestStuck(f"{route}: status {response.status_code}: {response.text[:200]}")
    kind = GuestLost if problem.code in LOST else GuestStuck
    return kind(f"{route}: {problem.message}")
