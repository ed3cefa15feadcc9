"""Serving a session on loopback until it is told to end."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket

import uvicorn

from memdaemon.app import build
from memdaemon.contract import Ready
from memdaemon.ending import Lifeline
from memdaemon.session import Session

LAST_ANSWER_S = 1  # how long open calls may take once the end has come


def listen() -> socket.socket:
    """A listening socket on a free port of loopback."""
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    # With the protocol named asyncio switches Nagle off: an answer takes 1 ms instead of 40.
    listener.bind(("127.0.0.1", 0))
    listener.listen(64)
    return listener


def serve(session: Session, token: str, listener: socket.socket, lifeline: Lifeline) -> None:
    """Announce the port on stdout and answer calls; returns after `stop` or the parent's end."""
    asyncio.run(_serve(session, token, listener, lifeline))


async def _serve(session: Session, token: str, listener: socket.socket, lifeline: Lifeline) -> None:
    def end() -> None:
        server.should_exit = True

    config = uvicorn.Config(
        build(session, token, end),
        log_level="warning",
        access_log=False,
        lifespan="off",
        timeout_graceful_shutdown=LAST_ANSWER_S,
        timeout_keep_alive=3600,
    )
    server = uvicorn.Server(config)
    watching = asyncio.create_task(lifeline.watch(end))
    ready = Ready(port=listener.getsockname()[1], pid=os.getpid(), identity=session.identity)
    print(ready.model_dump_json(), flush=True)
    try:
        await server.serve(sockets=[listener])
    finally:
        watching.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await watching
