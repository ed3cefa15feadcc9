"""A relay in front of a server, which can go down and come up again: connections break, nobody listens."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

PIECE = 65536


class Relay:
    """Hands everything on to a port of this machine while it is up; `port` stays the same."""

    def __init__(self, target: int, unix_socket: Path | None = None) -> None:
        self._target, self._unix_socket = target, unix_socket
        self._servers: list[asyncio.Server] = []
        self._connections: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.port = 0

    async def come_up(self) -> None:
        """Listen, at the same places as before."""
        if self._servers:
            return
        server = await asyncio.start_server(self._lead, "127.0.0.1", self.port)
        self.port = server.sockets[0].getsockname()[1]
        self._servers.append(server)
        if self._unix_socket is not None:
            self._servers.append(await asyncio.start_unix_server(self._lead, self._unix_socket))

    def go_down(self) -> None:
        """Break every connection; from now on nobody listens."""
        for server in self._servers:
            server.close()
        self._servers.clear()
        if self._unix_socket is not None:
            self._unix_socket.unlink(missing_ok=True)
        for writer in self._connections:
            writer.transport.abort()

    async def close(self) -> None:
        """Go down and wait until nothing of it runs any more."""
        self.go_down()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        there, back = await asyncio.open_connection("127.0.0.1", self._target)
        self._connections |= {writer, back}
        await asyncio.gather(_copy(reader, back), _copy(there, writer))
        for each in (writer, back):
            each.close()
            with contextlib.suppress(OSError):
                await each.wait_closed()
        self._connections -= {writer, back}
        self._tasks.discard(task)


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Until one side has ended or the connection breaks."""
    with contextlib.suppress(OSError):
        while piece := await reader.read(PIECE):
            writer.write(piece)
            await writer.drain()
        if writer.can_write_eof():
            writer.write_eof()


@contextlib.asynccontextmanager
async def relaying(target: int, unix_socket: Path | None = None) -> AsyncIterator[Relay]:
    """Up until the block ends, unless told otherwise."""
    relay = Relay(target, unix_socket)
    await relay.come_up()
    try:
        yield relay
    finally:
        await relay.close()
