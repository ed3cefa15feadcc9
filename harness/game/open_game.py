"""A started game with everything that reads and drives it, from the daemon's start to the main menu."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path

from cm9798.discovery import check_names
from cm9798.files.s16 import Save
from cm9798.table_search import DiscoveryError, NamedTable
from harness.errors import GuestStuck
from harness.game.daemon_guest import DaemonGuest, connect
from harness.game.daemon_process import DaemonProcess, GuestSettings, start_daemon
from harness.game.eyes import Eyes, open_eyes
from harness.game.macro_runner import MacroRunner
from harness.game.tables import Tables

MENU_TIMEOUT_S = 30.0
PAUSE_S = 0.05
SECOND_NAME, LONG_NAME = 1, 0  # which string tells players and clubs apart


@dataclass(frozen=True, slots=True)
class OpenGame:
    """One running game."""

    process: DaemonProcess
    guest: DaemonGuest
    eyes: Eyes
    runner: MacroRunner
    tables: Tables
    ram_bytes: int

    async def close(self) -> None:
        """End daemon and emulator."""
        await self.guest.stop()
        await self.process.end()

    async def check_tables(self, save: Save) -> None:
        """Players and clubs, found by the save's names, lie where the directory says; GuestStuck if not."""
        ram = await self.guest.read(0, self.ram_bytes)
        known = [
            NamedTable("player", save.tables["player"].strings, SECOND_NAME),
            NamedTable("club", save.tables["club"].strings, LONG_NAME),
        ]
        try:
            await asyncio.to_thread(check_names, ram, await self.tables.directory(), known)
        except DiscoveryError as failure:
            raise GuestStuck(f"the loaded game is not where it should be: {failure}") from failure


async def open_game(settings: GuestSettings, evidence: Path) -> OpenGame:
    """Start the daemon and wait for the main menu; the guest is frozen then."""
    process = await start_daemon(settings)
    guest = DaemonGuest(connect(process.ready.port, process.token), process.ready)
    try:
        eyes = await _eyes_on_main_menu(guest)
        runner = MacroRunner(guest, eyes, evidence)
        await runner.wait("start", ("main_menu",), MENU_TIMEOUT_S)
        ram_bytes = (await guest.health()).ram_bytes
    except BaseException:
        await guest.stop()
        await process.end()
        raise
    return OpenGame(process, guest, eyes, runner, Tables(guest, eyes.world), ram_bytes)


async def _eyes_on_main_menu(guest: DaemonGuest) -> Eyes:
    loop = asyncio.get_running_loop()
    deadline = loop.time() + MENU_TIMEOUT_S
    while True:
        # Unfrozen: an emulator that is stopped every few milliseconds starts ten times as slowly.
        try:
            return await open_eyes(guest)
        except DiscoveryError as failure:
            if loop.time() > deadline:
                raise GuestStuck(f"the main menu was not found in memory: {failure}") from failure
        await asyncio.sleep(PAUSE_S)
