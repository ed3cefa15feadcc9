"""The recording proxy between a CLI and its provider: holds the key, checks and keeps what passes."""

from __future__ import annotations

import contextlib
import json
import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route

from harness.models.answer_fields import storable
from harness.models.cli.request_log import RequestLog
from harness.models.openai_chat import is_on_loopback
from harness.models.policy_server import serving
from harness.models.recorder import Recorder
from harness.models.wire.form import Wire
from harness.models.wire.sse import documents

TIMEOUT_S = 1800.0
# Not passed on: what belongs to one connection, and every form in which a key may be written.
OF_ONE_HOP = ("host", "connection", "content-length", "transfer-encoding", "accept-encoding", "keep-alive")
KEYS = ("authorization", "x-api-key", "x-goog-api-key", "api-key", "cookie")


class RecordingProxy:
    """One entry's way out: to one base URL, for the open turn alone."""

    def __init__(self, wire: Wire, base_url: str, api_key: str, log: RequestLog, at_sign: str = "@") -> None:
        """`at_sign`: what stands for `@` in the requests that come."""
        self._wire, self._base_url, self._key, self._log = wire, base_url.rstrip("/"), api_key, log
        self._at_signs = [] if at_sign == "@" else [at_sign.encode(), json.dumps(at_sign)[1:-1].encode()]
        self._client = httpx.AsyncClient(timeout=TIMEOUT_S, trust_env=not is_on_loopback(base_url))
        self.recorder: Recorder | None = None
        self.port = 0

    @contextlib.asynccontextmanager
    async def running(self, unix_socket: Path | None = None) -> AsyncIterator[None]:
        """Serve until the block ends."""
        route = Route("/{path:path}", self._handle, methods=["GET", "POST", "HEAD", "PUT", "DELETE"])
        async with serving(Starlette(routes=[route]), unix_socket) as self.port:
            try:
                yield
            finally:
                self.recorder = None
                await self._client.aclose()

    async def _handle(self, request: Request) -> Response:
        recorder, path = self.recorder, request.url.path
        if recorder is None or not _shows(request, recorder.key):
            return _refusal(401, "no turn is open for this key")
        raw = await request.body()
        for sign in self._at_signs:
            raw = raw.replace(sign, b"@")
        if request.method != "POST" or not self._wire.asks(path):
            recorder.note(f"{request.method} {path} refused: only the model may be asked")
            self._log.write(path, raw, 404)
            return _refusal(404, f"{path} is not reachable from here")
        try:
            asked = self._wire.read_request(path, json.loads(raw))
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            recorder.refuse(f"a request that cannot be read: {type(error).__name__}: {error}")
            self._log.write(path, raw, 400)
            return _refusal(400, "the request cannot be read")
        objection = recorder.objection(asked)
        if objection is not None:
            recorder.refuse(objection)
            self._log.write(path, raw, 400)
            return _refusal(400, objection)
        recorder.begin(asked)
        return await self._forward(request, raw, recorder)

    async def _forward(self, request: Request, raw: bytes, recorder: Recorder) -> Response:
        path = request.url.path
        sent = self._client.build_request(
            "POST",
            self._base_url + path,
            params=[(k, v) for k, v in request.query_params.multi_items() if k != "key"],
            headers=self._headers(request),
            content=raw,
        )
        try:
            response = await self._client.send(sent, stream=True)
        except httpx.HTTPError as error:
            recorder.end(None, f"the provider cannot be reached: {type(error).__name__}: {error}")
            self._log.write(path, raw, 502)
            return _refusal(502, "the provider cannot be reached")
        self._log.write(path, raw, response.status_code)
        kept = {k: v for k, v in response.headers.items() if k in ("content-type", "retry-after")}
        return StreamingResponse(self._relay(response, recorder), response.status_code, headers=kept)

    def _headers(self, request: Request) -> dict[str, str]:
        passed = {k: v for k, v in request.headers.items() if k not in (*OF_ONE_HOP, *KEYS)}
        key = {self._wire.key_header: self._wire.key_prefix + self._key}
        return {**passed, "accept-encoding": "identity", **key}

    async def _relay(self, response: httpx.Response, recorder: Recorder) -> AsyncIterator[bytes]:
        """Pass the response on piece by piece; record it when it is whole."""
        body, problem = bytearray(), "the provider's answer was not read to its end"
        try:
            async for piece in response.aiter_raw():
                body += piece
                yield piece
            problem = ""
        except httpx.HTTPError as error:
            problem = f"the provider's answer broke off: {type(error).__name__}"
            raise
        finally:
            await response.aclose()
            if response.status_code >= 400:
                problem = f"the provider answers HTTP {response.status_code}: {_start_of(bytes(body))}"
            self._record(bytes(body), problem, recorder)

    def _record(self, body: bytes, problem: str, recorder: Recorder) -> None:
        if problem:
            recorder.end(None, problem)
            return
        try:
            recorder.end(self._wire.read_response(documents(body)))
        except (ValueError, KeyError, TypeError, AttributeError, IndexError) as error:
            recorder.end(None, f"an answer that cannot be read: {type(error).__name__}: {error}")


def _shows(request: Request, key: str) -> bool:
    shown: list[Any] = [request.headers.get(name, "").removeprefix("Bearer ") for name in KEYS]
    shown.append(request.query_params.get("key", ""))
    return any(secrets.compare_digest(value.encode(), key.encode()) for value in shown)


def _start_of(body: bytes) -> str:
    return storable(body[:300].decode("utf-8", "replace"))


def _refusal(status: int, message: str) -> Response:
    return JSONResponse({"error": {"type": "refused_by_dugout", "message": message}}, status)
