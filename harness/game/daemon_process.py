"""Starting one run's daemon as a child process that ends with this one."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import signal
import sys
from dataclasses import dataclass
from pathlib import Path

from pydantic import ValidationError

from harness.errors import GuestLost
from memdaemon.contract import Ready

START_TIMEOUT_S = 60.0
STOP_TIMEOUT_S = 5.0
TAIL_BYTES = 2000
LOG_BYTES = 1 << 20  # of a daemon's log, beyond which the next daemon begins a new one


@dataclass(frozen=True, slots=True)
class GuestSettings:
    """What is started for which run."""

    run_id: str
    epoch: int
    game_dir: Path
    program: str
    mark: str
    log: Path  # the daemon's stderr


class DaemonProcess:
    """A started daemon: where it listens and the token that opens it."""

    def __init__(self, process: asyncio.subprocess.Process, token: str, ready: Ready) -> None:
        self._process = process
        self.token = token
        self.ready = ready

    async def end(self) -> None:
        """Wait for its end after `stop`, or make it end; its children go with it."""
        if self._process.stdin is not None:
            self._process.stdin.close()  # the lifeline
        for number in (None, signal.SIGTERM, signal.SIGKILL):
            if number is not None:
                with contextlib.suppress(ProcessLookupError):
                    self._process.send_signal(number)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._process.wait(), STOP_TIMEOUT_S)
                return


async def start_daemon(settings: GuestSettings) -> DaemonProcess:
    """Start the daemon and wait for its one line; GuestLost with what it wrote when the guest fails."""
    token = secrets.token_urlsafe(32)
    command = [sys.executable, "-m", "memdaemon", "--stdin-lifeline"]
    command += ["--run-id", settings.run_id, "--epoch", str(settings.epoch)]
    command += ["--game-dir", str(settings.game_dir), "--program", settings.program, "--mark", settings.mark]
    _turn_over(settings.log)
    with settings.log.open("ab") as log:
        process = await asyncio.create_subprocess_exec(
            *command,
            env={"PATH": os.environ.get("PATH", os.defpath), "MEMDAEMON_TOKEN": token},
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=log,
            start_new_session=True,  # a Ctrl-C reaches the harness, which stops the game in order
        )
    try:
        ready = await _first_line(process, settings.log)
    except BaseException:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        raise
    return DaemonProcess(process, token, ready)


async def _first_line(process: asyncio.subprocess.Process, log: Path) -> Ready:
    assert process.stdout is not None  # asked for above
    try:
        line = await asyncio.wait_for(process.stdout.readline(), START_TIMEOUT_S)
        return Ready.model_validate_json(line)
    except TimeoutError as failure:
        raise GuestLost(f"the daemon was not ready after {START_TIMEOUT_S:.0f} s: {_tail(log)}") from failure
    except ValidationError as failure:
        raise GuestLost(f"the guest did not start: {_tail(log)}") from failure


def _turn_over(log: Path) -> None:
    """A log that has grown long becomes the old one, and the old one goes."""
    if log.exists() and log.stat().st_size > LOG_BYTES:
        log.replace(log.with_name(f"{log.name}.1"))


def _tail(log: Path) -> str:
    return log.read_bytes()[-TAIL_BYTES:].decode("utf-8", "replace").strip()
