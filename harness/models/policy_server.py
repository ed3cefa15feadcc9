"""The policies' endpoint on loopback: a uvicorn in the background of the running event loop."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import socket
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path

import uvicorn
from starlette.types import ASGIApp

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
async def serving(app: ASGIApp, unix_socket: Path | None = None) -> AsyncIterator[int]:
    """Serve on 127.0.0.1 at a free port, and at a Unix socket if asked to, until the block ends; the port."""
    server = _Server(
        uvicorn.Config(
            app, log_level="critical", access_log=False, lifespan="off", timeout_graceful_shutdown=2
        )
    )
    with contextlib.ExitStack() as sockets:
        listener = sockets.enter_context(socket.create_server(("127.0.0.1", 0)))
        listeners = [listener]
        if unix_socket is not None:
            listeners.append(sockets.enter_context(_listening_at(unix_socket)))
        task = asyncio.create_task(server.serve(sockets=listeners))
        try:
            # The listener already queues connections: a client may come before uvicorn has started.
            yield listener.getsockname()[1]
        finally:
            server.should_exit = True
            await task


def _listening_at(path: Path) -> socket.socket:
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    listener.bind(str(path))
    listener.listen(64)
    return listener
