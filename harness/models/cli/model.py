"""A vendor CLI as a `Model`: it plays a whole turn, and every call it makes is one answer to the spine."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import tempfile
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

from pydantic import JsonValue

from harness.models.cli.installed import check_installed
from harness.models.cli.program import Ask, Program
from harness.models.cli.proxy import RecordingProxy
from harness.models.cli.request_log import RequestLog
from harness.models.cli.retold import prompt_of
from harness.models.cli.sealing import why_not
from harness.models.cli.start import Starter
from harness.models.cli.turn import CliTurn
from harness.models.mcp_server import McpServer
from harness.models.recorder import Recorder
from harness.models.seam import ModelAnswer
from harness.models.turn_calls import TurnCalls

TIMEOUT_S = 1800.0  # without a call or an end: time is neither scored nor limited, but a hang is a hang


class CliModel:
    """`Model` over a CLI. Made by `cli_model`."""

    def __init__(
        self, starter: Starter, server: McpServer, proxy: RecordingProxy, folder: Path, timeout_s: float
    ) -> None:
        self._starter, self.server, self.proxy = starter, server, proxy
        self.folder, self._timeout_s = folder, timeout_s
        self._turn: CliTurn | None = None
        self._turns = 0

    async def answer(self, messages: list[dict[str, Any]], tools: list[dict[str, JsonValue]]) -> ModelAnswer:
        """The CLI's next call or end. Raises ModelUnavailable; then the next try tells a new CLI the turn."""
        try:
            turn = self._turn
            if turn is None or not turn.follows(messages):
                turn = await self._begin(messages, tools)
            else:
                await turn.go_on(messages)
            return await turn.next_answer(self._timeout_s)
        except BaseException:
            await asyncio.shield(self.leave_turn())
            raise

    @property
    def process_id(self) -> int:
        """Of the running CLI's group; 0 between turns."""
        return 0 if self._turn is None else self._turn.process_id

    async def _begin(self, messages: Sequence[dict[str, Any]], tools: Sequence[dict[str, Any]]) -> CliTurn:
        await self.leave_turn()
        calls = TurnCalls(tools)
        names = tuple(str(tool["function"]["name"]) for tool in tools)
        recorder = Recorder(calls.token, names, self._starter.program.leftovers)
        self._turns += 1
        home = self.folder / f"turn-{self._turns}"
        turn = self._turn = CliTurn(self._starter, calls, recorder, home, lambda: self.server.refused)
        self.server.turn, self.proxy.recorder = calls, recorder
        if not self._starter.is_sealed:
            recorder.note(f"not sealed: {why_not() or 'switched off'}")
        await turn.begin(messages, prompt_of(messages))
        return turn

    async def leave_turn(self) -> None:
        """End the CLI; its token is stale from here on."""
        turn, self._turn = self._turn, None
        self.server.close_turn()
        self.proxy.recorder = None
        if turn is not None:
            await turn.close()

    async def close(self) -> None:
        """As after a turn; servers end with `cli_model`."""
        await self.leave_turn()


@contextlib.asynccontextmanager
async def cli_model(
    program: Program,
    ask: Ask,
    *,
    base_url: str | None,
    api_key: str,
    log_folder: Path | None = None,
    seal: bool = True,
    timeout_s: float = TIMEOUT_S,
    under: tuple[str, ...] = (),
    server: McpServer | None = None,
) -> AsyncIterator[CliModel]:
    """The model with its MCP server and proxy, until the block ends. SettingsError: not installed."""
    check_installed(program)
    folder = Path(await asyncio.to_thread(tempfile.mkdtemp, prefix="dugout-"))
    sockets = folder / "sockets"
    sockets.mkdir()
    server = server or McpServer()
    url, log = base_url or program.default_base_url, RequestLog(log_folder)
    proxy = RecordingProxy(program.wire, url, api_key, log, program.at_sign)
    is_sealed = seal and await asyncio.to_thread(why_not) is None
    try:
        async with server.running(sockets / "mcp.sock"), proxy.running(sockets / "model.sock"):
            starter = Starter(program, ask, sockets, proxy.port, server.url, is_sealed, under)
            model = CliModel(starter, server, proxy, folder, timeout_s)
            try:
                yield model
            finally:
                await model.close()
    finally:
        await asyncio.to_thread(shutil.rmtree, folder, ignore_errors=True)
