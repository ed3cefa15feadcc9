"""A local chat completions server that answers what a test tells it to, good or bad."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable
from typing import Any

from fastapi import FastAPI, Request, Response

from harness.models.policy_server import serving

Reply = Callable[[dict[str, Any]], Response | dict[str, Any]]


def completion(message: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A chat completion around a message."""
    choice = {"index": 0, "message": message, "finish_reason": "stop"}
    return {"id": "x", "object": "chat.completion", "choices": [choice], **fields}


@contextlib.asynccontextmanager
async def answering(reply: Reply) -> AsyncIterator[str]:
    """The base URL of a server whose every answer is `reply(request body)`."""
    app = FastAPI(openapi_url=None)

    @app.post("/v1/chat/completions", response_model=None)
    async def completions(request: Request) -> Response | dict[str, Any]:
        return reply({**await request.json(), "authorization": request.headers.get("authorization")})

    async with serving(app) as port:
        yield f"http://127.0.0.1:{port}/v1"


@contextlib.asynccontextmanager
async def hanging_up(*, silent: bool = False) -> AsyncIterator[str]:
    """The base URL of a server that reads and hangs up, without a word; a silent one at its end."""
    over, connections = asyncio.Event(), list[asyncio.Task[None] | None]()

    async def hang_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connections.append(asyncio.current_task())
        await reader.read(64)
        if silent:
            await over.wait()
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()

    server = await asyncio.start_server(hang_up, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/v1"
        over.set()
        await asyncio.gather(*(task for task in connections if task))


def nobody() -> str:
    """The base URL of a port at which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return f"http://127.0.0.1:{listener.getsockname()[1]}/v1"
