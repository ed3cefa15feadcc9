"""The daemon's door: nothing at all is answered without the token, not even what does not exist."""

from __future__ import annotations

import hmac

from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from memdaemon.contract import Problem

UNAUTHORIZED = Problem(code="unauthorized", message="send `Authorization: Bearer <token>` with every call")


class BearerOnly:
    """Wraps the whole application, so that no route can be forgotten."""

    def __init__(self, app: ASGIApp, token: str) -> None:
        self._app = app
        self._expected = b"Bearer " + token.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let calls with the token through; 401 for all others."""
        if scope["type"] == "lifespan" or self._allowed(scope):
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            answer = Response(UNAUTHORIZED.model_dump_json(), 401, media_type="application/json")
            await answer(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008})

    def _allowed(self, scope: Scope) -> bool:
        sent = [value for name, value in scope["headers"] if name == b"authorization"]
        return len(sent) == 1 and hmac.compare_digest(sent[0], self._expected)
