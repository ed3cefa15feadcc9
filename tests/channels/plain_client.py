"""A plain MCP client as a way to play: the policy calls our MCP server's tools and nothing else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx2
from mcp import Client
from mcp.client.streamable_http import streamable_http_client

from harness.models.cli.retold import calls_in
from harness.models.mcp_server import McpServer
from harness.models.policies import POLICIES
from harness.models.seam import ModelAnswer, ToolCall
from harness.models.turn_calls import TurnCalls
from harness.models.wire.form import call_message, function_tool, result_message


@asynccontextmanager
async def connected(url: str, token: str) -> AsyncIterator[Client]:
    """A client with this token."""
    headers = {"Authorization": f"Bearer {token}"}
    async with (
        httpx2.AsyncClient(headers=headers, trust_env=False, timeout=60) as http,
        Client(streamable_http_client(url, http_client=http)) as client,
    ):
        yield client


async def play_turn(url: str, token: str, briefing: str, listed: list[Any]) -> None:
    """The assistant's turn, call after call, from the briefing and what the server lists."""
    async with connected(url, token) as client:
        offered = (await client.list_tools()).tools
        tools = [function_tool(tool.name, tool.description, tool.input_schema) for tool in offered]
        listed.append(tools)
        messages: list[dict[str, Any]] = [{"role": "user", "content": briefing}]
        while True:
            answer = POLICIES["assistant"](messages, tools, 0)
            calls = [(call.call_id, call.tool, call.arguments) for call in answer.calls]
            messages.append(call_message(answer.text, calls))
            for call_id, tool, arguments in calls:
                result = await client.call_tool(tool, json.loads(arguments))
                content = result.content[0]
                assert content.type == "text"
                messages.append(result_message(call_id, content.text))


class PlainMcpModel:
    """`Model` whose answers are the calls of a plain MCP client."""

    def __init__(self, server: McpServer) -> None:
        self._server = server
        self._player: asyncio.Task[None] | None = None
        self.listed: list[Any] = []
        self.briefings: list[str] = []

    async def answer(self, messages: list[dict[str, Any]], tools: list[dict[str, Any]]) -> ModelAnswer:
        """The client's next call."""
        if self._player is None:
            self._server.turn = TurnCalls(tools)
            self.briefings.append(messages[1]["content"])
            playing = play_turn(
                self._server.url, self._server.turn.token, messages[1]["content"], self.listed
            )
            self._player = asyncio.create_task(playing)
        turn = self._server.turn
        assert turn is not None
        for message in messages:
            if message["role"] == "tool":
                turn.answer(message["tool_call_id"], message["content"])
        arrived = await asyncio.wait_for(turn.next(), 30)
        call_id = f"call_{calls_in(messages) + 1}"
        turn.take(arrived, call_id)
        return ModelAnswer(calls=(ToolCall(call_id=call_id, tool=arrived.tool, arguments=arrived.arguments),))

    async def leave_turn(self) -> None:
        """The client is told that its turn is over, and ends."""
        if self._player is not None:
            self._player.cancel()
            await asyncio.gather(self._player, return_exceptions=True)
            self._player = None
        self._server.close_turn()

    async def close(self) -> None:
        """As after a turn."""
        await self.leave_turn()
