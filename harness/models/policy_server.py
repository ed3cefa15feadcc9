"""The policies' endpoint on loopback: a uvicorn in the background of the running event loop."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import socket
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass

import uvicorn
from fastapi import FastAPI

from harness.models.policy_app import policy_app


@dataclass(frozen=True, slots=True)
class Endpoint:
    """Where the policies are served, and the key that opens it."""

    base_url: str
    api_key: str


class _Server(uvicorn.Server):
    """uvicorn that leaves the process's signals to their owner."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@contextlib.asynccontextmanager
async def serve_policies(delay_s: float = 0.0) -> AsyncIterator[Endpoint]:
    """Serve the policies until the block ends; a fresh key each time."""
    key = secrets.token_urlsafe(24)
    async with serving(policy_app(key, delay_s)) as port:
        yield Endpoint(f"http://127.0.0.1:{port}/v1", key)


@contextlib.asynccontextmanager
async def serving(app: FastAPI) -> AsyncIterator[int]:
    """Serve an application on 127.0.0.1 and a free port until the block ends; the port."""
    server = _Server(uvicorn.Config(app, log_level="critical", access_log=False, lifespan="off"))
    with socket.create_server(("127.0.0.1", 0)) as listener:
        task = asyncio.create_task(server.serve(sockets=[listener]))
        try:
            # The listener already queues connections: a client may come before uvicorn has started.
            yield listener.getsockname()[1]
        finally:
            server.should_exit = True
            await task
