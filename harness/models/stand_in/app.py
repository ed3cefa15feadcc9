"""The stand-in's web application: every format at its own path, every request kept."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route

from harness.models.policy_server import serving
from harness.models.seam import ModelAnswer
from harness.models.stand_in.reply import Cut, Failure, Hang, Reply, policy
from harness.models.wire.anthropic import ANTHROPIC
from harness.models.wire.chat import CHAT, completion
from harness.models.wire.form import Wire, WireRequest
from harness.models.wire.gemini import GEMINI
from harness.models.wire.responses import RESPONSES
from harness.models.wire.sse import encoded

WIRES = (ANTHROPIC, RESPONSES, CHAT, GEMINI)


@dataclass(frozen=True, slots=True)
class Asked:
    """One request as it arrived."""

    path: str
    headers: dict[str, str]
    body: dict[str, Any]
    read: WireRequest | None  # None: not a request to the model


class StandIn:
    """What a test or a canary talks to, and looks at afterwards."""

    def __init__(self, reply: Reply | None = None) -> None:
        self.reply = reply or policy()
        self.asked: list[Asked] = []
        self.base_url = ""

    @property
    def requests(self) -> list[WireRequest]:
        """Those that asked the model."""
        return [asked.read for asked in self.asked if asked.read is not None]

    async def handle(self, request: Request) -> Response:
        """Answer one request of any format."""
        path = request.url.path
        raw = await request.body()
        body = json.loads(raw) if raw else {}
        wire = next((w for w in WIRES if request.method == "POST" and w.asks(path)), None)
        read = wire.read_request(path, body) if wire else None
        self.asked.append(Asked(path, dict(request.headers), body, read))
        if wire is None or read is None:
            return JSONResponse({"error": {"message": f"the stand-in has no {path}"}}, 404)
        return await self._say(wire, read)

    async def _say(self, wire: Wire, request: WireRequest) -> Response:
        said = self.reply(request, len(self.requests))
        match said:
            case Failure(status, body, headers):
                return Response(body, status, dict(headers), "application/json")
            case Hang(until):
                await until.wait()
                return Response("", 503)
            case Cut(answer):
                whole = b"".join(encoded(wire.write_response(answer, request)))
                return StreamingResponse(_cut(whole), media_type="text/event-stream")
            case ModelAnswer() if wire is CHAT and not request.streamed:
                return JSONResponse(completion(said, request.settings.get("model")))
            case ModelAnswer():
                stream = encoded(wire.write_response(said, request))
                return StreamingResponse(_sent(stream, wire), media_type="text/event-stream")


async def _sent(stream: Iterable[bytes], wire: Wire) -> AsyncIterator[bytes]:
    for piece in stream:
        yield piece
    if wire is CHAT:
        yield b"data: [DONE]\n\n"


class LineDeadError(ConnectionError):
    """Raised in the middle of a stream, so that the server hangs up."""


async def _cut(whole: bytes) -> AsyncIterator[bytes]:
    yield whole[: len(whole) // 2]
    raise LineDeadError("as asked for")


@asynccontextmanager
async def standing_in(reply: Reply | None = None) -> AsyncIterator[StandIn]:
    """A stand-in on loopback until the block ends; plays `assistant` unless told otherwise."""
    stand_in = StandIn(reply)
    route = Route("/{path:path}", stand_in.handle, methods=["GET", "POST", "HEAD"])
    async with serving(Starlette(routes=[route])) as port:
        stand_in.base_url = f"http://127.0.0.1:{port}"
        yield stand_in
