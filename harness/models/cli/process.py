"""One process of a CLI: a clean environment, a process group of its own, its output kept as it comes."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

LINE_LIMIT = 16 * 1024 * 1024
KEPT_ERRORS = 4000
END_S = 5.0


class CliProcess:
    """Started, listened to, ended with everything that it started."""

    def __init__(self, process: asyncio.subprocess.Process, prompt: str) -> None:
        self._process = process
        self.lines: list[Mapping[str, Any]] = []  # the JSON objects of its output
        self.errors = ""
        self.spoke = asyncio.Event()  # something new was said, or it ended
        self._tasks = [
            asyncio.create_task(self._tell(prompt)),
            asyncio.create_task(self._listen()),
            asyncio.create_task(self._listen_to_errors()),
        ]
        self._end = asyncio.create_task(self._wait())

    @classmethod
    async def start(
        cls, command: Sequence[str], environment: Mapping[str, str], folder: Path, prompt: str
    ) -> CliProcess:
        """Nothing of our own environment reaches it."""
        process = await asyncio.create_subprocess_exec(
            *command,
            env=dict(environment),
            cwd=folder,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            start_new_session=True,
            limit=LINE_LIMIT,
        )
        return cls(process, prompt)

    @property
    def pid(self) -> int:
        """Also its process group's number."""
        return self._process.pid

    @property
    def exit_code(self) -> int | None:
        """None while it runs or its output is still coming."""
        return self._process.returncode if self._end.done() else None

    async def end(self) -> None:
        """Kill its whole process group and wait until it is gone."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(END_S):
                await asyncio.shield(self._end)
        for task in (*self._tasks, self._end):
            task.cancel()
        await asyncio.gather(*self._tasks, self._end, return_exceptions=True)

    async def _wait(self) -> None:
        await self._process.wait()
        # What it leaves behind in its group would hold its output open.
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        await asyncio.gather(*self._tasks)
        self.spoke.set()

    async def _tell(self, prompt: str) -> None:
        assert self._process.stdin is not None
        with contextlib.suppress(ConnectionError):
            self._process.stdin.write(prompt.encode())
            await self._process.stdin.drain()
        self._process.stdin.close()

    async def _listen(self) -> None:
        assert self._process.stdout is not None
        while line := await self._process.stdout.readline():
            self._keep(line)
            self.spoke.set()

    def _keep(self, line: bytes) -> None:
        try:
            value = json.loads(line)
        except ValueError:
            self.errors = (self.errors + line.decode("utf-8", "replace"))[-KEPT_ERRORS:]
            return
        if isinstance(value, dict):
            self.lines.append(value)

    async def _listen_to_errors(self) -> None:
        assert self._process.stderr is not None
        while piece := await self._process.stderr.read(65536):
            self.errors = (self.errors + piece.decode("utf-8", "replace"))[-KEPT_ERRORS:]
