"""Where an MCP client's calls of one turn wait for the spine: taken one at a time, answered by their id."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

GRACE_S = 1.0  # how long a call that came early waits for those written before it


class TurnOverError(Exception):
    """The turn of this call is over; nothing of it was carried out."""


@dataclass(slots=True, eq=False)
class Arrived:
    """One `tools/call` request, open until the spine has answered it."""

    tool: str
    arguments: str  # JSON text
    result: asyncio.Future[str] = field(repr=False)


class TurnCalls:
    """One turn: its token, its tools, and the calls that came for it."""

    def __init__(self, tools: Sequence[Mapping[str, Any]]) -> None:
        """`tools` in OpenAI form, as every channel gets them."""
        self.token = secrets.token_urlsafe(24)
        self.tools = tuple(tools)
        self.listed = 0  # how often a client asked for the tools
        self._waiting: list[Arrived] = []
        self._taken: dict[str, Arrived] = {}
        self._news = asyncio.Event()
        self._over = False

    async def call(self, tool: str, arguments: Mapping[str, Any] | None) -> str:
        """The result's text, whenever the spine has it; TurnOverError when it never will."""
        if self._over:
            raise TurnOverError
        result: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        arrived = Arrived(tool, json.dumps(dict(arguments or {}), ensure_ascii=False), result)
        self._waiting.append(arrived)
        self._news.set()
        try:
            return await result
        finally:  # a client that hung up takes back what the spine has not taken
            if arrived in self._waiting:
                self._waiting.remove(arrived)

    async def next(self) -> Arrived:
        """The first call that waits, when there is one; it goes on waiting until it is taken."""
        while not self._waiting:
            self._news.clear()
            await self._news.wait()
        return self._waiting[0]

    async def written_next(self, tool: str) -> Arrived:
        """The first call of this tool, which the model wrote next; after a grace whichever came first."""
        deadline = asyncio.get_running_loop().time() + GRACE_S
        while True:
            found = next((arrived for arrived in self._waiting if arrived.tool == tool), None)
            if found is not None:
                return found
            self._news.clear()
            try:
                async with asyncio.timeout_at(deadline):
                    await self._news.wait()
            except TimeoutError:
                return await self.next()

    def take(self, arrived: Arrived, call_id: str) -> None:
        """The spine has it under this id."""
        self._waiting.remove(arrived)
        self._taken[call_id] = arrived

    def answer(self, call_id: str, text: str) -> bool:
        """Let the client go on; whether it was not answered before."""
        arrived = self._taken.pop(call_id, None)
        if arrived is not None and not arrived.result.done():
            arrived.result.set_result(text)
        return arrived is not None

    def close(self) -> None:
        """Refuse what waits and what may come."""
        self._over = True
        for arrived in (*self._waiting, *self._taken.values()):
            if not arrived.result.done():
                arrived.result.set_exception(TurnOverError())
                arrived.result.exception()  # looked at: nobody may wait for it any more
