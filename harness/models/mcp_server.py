"""Our MCP server: the tools of the turn whose token a client shows, over streamable HTTP; nothing else."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import mcp_types as types
from mcp.server.context import ServerRequestContext
from mcp.server.lowlevel import Server
from mcp.server.streamable_http_manager import StreamableHTTPSessionManager
from starlette.responses import JSONResponse
from starlette.types import Receive, Scope, Send

from harness.models.policy_server import serving
from harness.models.turn_calls import TurnCalls, TurnOverError
from harness.models.wire.form import SERVER

PATH = "/mcp"
OVER = "Not carried out: the turn of this token is over."
TURN = "dugout.turn"
# Claude Code writes longer results to a file, which its model cannot read, unless the tool says otherwise.
META = {"anthropic/maxResultSizeChars": 500_000}


class McpServer:
    """Serves one turn at a time. No resources, no prompts, no server-side sessions."""

    def __init__(self) -> None:
        self.turn: TurnCalls | None = None
        self.refused = 0  # requests with a token that is not the open turn's
        self.port = 0

    @property
    def url(self) -> str:
        """Where clients on this machine find it."""
        return f"http://127.0.0.1:{self.port}{PATH}"

    @contextlib.asynccontextmanager
    async def running(self, unix_socket: Path | None = None) -> AsyncIterator[None]:
        """Serve until the block ends."""
        server: Server[Any] = Server(SERVER, on_list_tools=_list_tools, on_call_tool=_call_tool)
        manager = StreamableHTTPSessionManager(server, json_response=True, stateless=True)

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            turn = self._turn_of(scope)
            if turn is None:
                self.refused += 1
                await JSONResponse({"error": OVER}, 401)(scope, receive, send)
            elif scope["path"] != PATH:
                await JSONResponse({"error": "not found"}, 404)(scope, receive, send)
            else:
                await manager.handle_request({**scope, TURN: turn}, receive, send)

        async with manager.run(), serving(app, unix_socket) as self.port:
            try:
                yield
            finally:
                self.close_turn()

    def close_turn(self) -> None:
        """From now on its token is stale."""
        turn, self.turn = self.turn, None
        if turn is not None:
            turn.close()

    def _turn_of(self, scope: Scope) -> TurnCalls | None:
        given = next((v for k, v in scope.get("headers", ()) if k == b"authorization"), b"")
        turn = self.turn
        if turn is None or not secrets.compare_digest(given, f"Bearer {turn.token}".encode()):
            return None
        return turn


def _turn(context: ServerRequestContext[Any, Any]) -> TurnCalls:
    assert context.request is not None
    turn: TurnCalls = context.request.scope[TURN]
    return turn


async def _list_tools(
    context: ServerRequestContext[Any, Any], _params: types.PaginatedRequestParams | None
) -> types.ListToolsResult:
    turn = _turn(context)
    turn.listed += 1
    functions = [tool["function"] for tool in turn.tools]
    listed = [
        types.Tool(
            name=function["name"],
            description=function["description"],
            input_schema=function["parameters"],
            _meta=META,
        )
        for function in functions
    ]
    return types.ListToolsResult(tools=listed)


async def _call_tool(
    context: ServerRequestContext[Any, Any], params: types.CallToolRequestParams
) -> types.CallToolResult:
    """Plain text alone: structured content would reach some models as other bytes."""
    try:
        text = await _turn(context).call(params.name, params.arguments)
    except TurnOverError:
        return types.CallToolResult(content=[types.TextContent(type="text", text=OVER)], is_error=True)
    return types.CallToolResult(content=[types.TextContent(type="text", text=text)])
