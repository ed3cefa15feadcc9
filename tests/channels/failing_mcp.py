"""Our MCP server with troubles to switch on: it is down, knows no token, or has no tools."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any

from relay import Relay, relaying
from starlette.types import Scope

from harness.models.mcp_server import McpServer
from harness.models.turn_calls import TurnCalls


class _WithoutTools(TurnCalls):
    """A turn as a server that lost its catalogue would serve it."""

    def __init__(self, turn: TurnCalls) -> None:
        super().__init__(())
        self._turn = turn

    async def call(self, tool: str, arguments: Mapping[str, Any] | None) -> str:
        """As the turn."""
        return await self._turn.call(tool, arguments)


class FailingMcp(McpServer):
    """Behind a relay, so that it can go down for real and come up again at the same address."""

    def __init__(self) -> None:
        super().__init__()
        self.knows_tokens = True
        self.has_tools = True
        self._relay: Relay | None = None

    @property
    def relay(self) -> Relay:
        """Its way to the world."""
        assert self._relay is not None
        return self._relay

    @contextlib.asynccontextmanager
    async def running(self, unix_socket: Path | None = None) -> AsyncIterator[None]:
        """As the server, at the relay's port and socket."""
        async with super().running(), relaying(self.port, unix_socket) as self._relay:
            self.port = self._relay.port
            yield

    def _turn_of(self, scope: Scope) -> TurnCalls | None:
        turn = super()._turn_of(scope) if self.knows_tokens else None
        return turn if turn is None or self.has_tools else _WithoutTools(turn)

    async def mend(self) -> None:
        """In order again."""
        self.knows_tokens = self.has_tools = True
        await self.relay.come_up()
