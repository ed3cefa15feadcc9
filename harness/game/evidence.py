"""What is left of a guest that failed, for people who ask why: each piece if it can still be had."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from harness.errors import GuestError
from harness.game.open_game import OpenGame
from harness.game.pictures import keep_picture

EACH_S = 3.0
TAIL_BYTES = 1500


async def evidence_of(opened: OpenGame | None, log: Path) -> dict[str, str]:
    """Picture (its file, beside the log), screen, RAM's SHA-256, the tail of the daemon's stderr."""
    found: dict[str, str] = {}
    if opened is not None:
        pieces: dict[str, Callable[[], Awaitable[str]]] = {
            "picture": lambda: _picture(opened, log.parent),
            "screen": lambda: _screen(opened),
            "ram_sha256": lambda: opened.guest.sha256([(0, opened.ram_bytes)]),
        }
        for name, piece in pieces.items():
            try:
                async with asyncio.timeout(EACH_S):
                    found[name] = await piece()
            except (GuestError, TimeoutError, OSError) as failure:
                found[name] = f"not to be had: {failure or type(failure).__name__}"
    found["daemon"] = await asyncio.to_thread(_tail, log)
    return found


async def _picture(opened: OpenGame, folder: Path) -> str:
    content = await opened.guest.screenshot()
    return await asyncio.to_thread(keep_picture, folder, "failed", content)


async def _screen(opened: OpenGame) -> str:
    return " | ".join((await opened.eyes.look()).lines)


def _tail(log: Path) -> str:
    try:
        return log.read_bytes()[-TAIL_BYTES:].decode("utf-8", "replace").strip()
    except OSError as failure:
        return f"not to be had: {failure.strerror}"
