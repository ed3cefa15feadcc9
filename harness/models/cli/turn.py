"""One turn of a CLI: its process, what it called, what it said; gone without a trace when it is closed."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from harness.errors import ModelUnavailable
from harness.models.cli.process import CliProcess
from harness.models.cli.program import CliSaid, Program
from harness.models.cli.retold import calls_in
from harness.models.cli.start import Starter
from harness.models.recorder import Recorder
from harness.models.seam import ModelAnswer, ToolCall
from harness.models.turn_calls import Arrived, TurnCalls

LOOK_S = 1.0  # how often it is looked at when nothing is heard of it


class CliTurn:
    """From the start of the CLI to its end; between, one answer for each call that arrives."""

    def __init__(
        self,
        starter: Starter,
        calls: TurnCalls,
        recorder: Recorder,
        home: Path,
        refusals: Callable[[], int] = lambda: 0,
    ) -> None:
        """`refusals`: how many requests our MCP server has refused."""
        self.calls, self.recorder, self.home = calls, recorder, home
        self._refusals, self._refused_before = refusals, refusals()
        self._starter = starter
        self._program: Program = starter.program
        self._process: CliProcess | None = None
        self._opening: tuple[dict[str, Any], ...] = ()
        self._served = 0  # calls of the conversation that the spine knows
        self._session: str | None = None
        self._listed_before = 0  # how often the tools were asked for before this process

    async def begin(self, messages: Sequence[dict[str, Any]], prompt: str) -> None:
        """Start the CLI on a conversation that may already hold calls."""
        self._opening, self._served = tuple(messages[:2]), calls_in(messages)
        names = [str(tool["function"]["name"]) for tool in self.calls.tools]
        self._starter.write_files(self.home, self.calls.token, str(messages[0]["content"]), names)
        self._process = await self._start(prompt, None)

    async def _start(self, prompt: str, session: str | None) -> CliProcess:
        """Each process has to find our tools anew."""
        self._listed_before = self.calls.listed
        return await self._starter.start(self.home, self.calls.token, prompt, session)

    @property
    def process_id(self) -> int:
        """Of the CLI's process group; 0 when none runs."""
        return 0 if self._process is None else self._process.pid

    def follows(self, messages: Sequence[dict[str, Any]]) -> bool:
        """Whether the conversation is this turn's, up to the last call that it made."""
        return tuple(messages[:2]) == self._opening and calls_in(messages) == self._served

    async def go_on(self, messages: Sequence[dict[str, Any]]) -> None:
        """Hand back results; after an end without `end_turn`, speak to it again in the same conversation."""
        for message in messages:
            if message.get("role") != "tool":
                continue
            text = str(message["content"])
            if self.calls.answer(str(message["tool_call_id"]), text):
                self.recorder.owe(text)
        if self._process is None and messages[-1].get("role") == "user":
            nudge = str(messages[-1]["content"])
            self._process = await self._start(nudge, self._session)

    async def next_answer(self, timeout_s: float) -> ModelAnswer:
        """The next call, or what it said at its end; raises ModelUnavailable when neither comes."""
        started = time.monotonic()
        try:
            async with asyncio.timeout(timeout_s):
                arrived = await self._call_or_end()
        except TimeoutError:
            raise ModelUnavailable(f"{self._program.name} did nothing for {timeout_s:g} s") from None
        seconds = round(time.monotonic() - started, 3)
        if arrived is None:
            return self._ended(seconds)
        await self.recorder.quiet()
        if self.recorder.written:
            arrived = await self.calls.written_next(self.recorder.written[0])
            if arrived.tool in self.recorder.written:
                self.recorder.written.remove(arrived.tool)
        self._served += 1
        call_id = f"call_{self._served}"
        self.calls.take(arrived, call_id)
        call = ToolCall(call_id=call_id, tool=arrived.tool, arguments=arrived.arguments)
        return self.recorder.take().model_copy(update={"calls": (call,), "seconds": seconds})

    async def close(self) -> None:
        """End the process group and remove every file."""
        self.calls.close()
        if self._process is not None:
            await self._process.end()
        await asyncio.to_thread(shutil.rmtree, self.home, ignore_errors=True)

    async def _call_or_end(self) -> Arrived | None:
        """A call as soon as one waits; None when the CLI has ended. Its complaints end it at once."""
        process = self._process
        assert process is not None
        call = asyncio.create_task(self.calls.next())
        try:
            while True:
                process.spoke.clear()
                self._check(process)
                if call.done():
                    return call.result()
                if process.exit_code is not None:
                    return None
                spoke = asyncio.create_task(process.spoke.wait())
                await asyncio.wait((call, spoke), timeout=LOOK_S, return_when=asyncio.FIRST_COMPLETED)
                spoke.cancel()
        finally:
            call.cancel()

    def _check(self, process: CliProcess) -> CliSaid:
        names = [str(tool["function"]["name"]) for tool in self.calls.tools]
        said = self._program.read(process.lines, names)
        self._session = said.session or self._session
        if said.problem is not None:
            raise ModelUnavailable(self._complaint(said.problem, process))
        if self._refusals() > self._refused_before:
            # Its model would go on without the game, call after call that nobody hears.
            raise ModelUnavailable(self._complaint("our MCP server does not know its token", process))
        return said

    def _ended(self, seconds: float) -> ModelAnswer:
        """An end in good order is an answer without a call; whatever else, nothing was answered."""
        process = self._process
        assert process is not None
        said = self._check(process)
        code = process.exit_code
        if code != 0 or not said.finished:
            raise ModelUnavailable(self._complaint(f"exit code {code}", process))
        if self.calls.listed == self._listed_before or not self.recorder.asked:
            raise ModelUnavailable(self._complaint("it never asked for the tools of the game", process))
        if self.recorder.problem:
            raise ModelUnavailable(self._complaint("it ended after a failure", process))
        self._process = None
        answer = self.recorder.take()
        return answer.model_copy(update={"text": answer.text or said.text, "seconds": seconds})

    def _complaint(self, what: str, process: CliProcess) -> str:
        details = [what, self.recorder.problem, process.errors.strip()[-600:] or None]
        return f"{self._program.name}: " + "; ".join(detail for detail in details if detail)
