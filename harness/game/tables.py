"""Reading a frozen guest's tables: one batch read of all that the world record's directory points at."""

from __future__ import annotations

import numpy as np

from cm9798.memory_map import (
    Directory,
    Range,
    raw_tables,
    read_directory,
    sheet_range,
    snapshot_ranges,
    tactic_ranges,
    world_range,
)
from cm9798.records.match import MATCH
from cm9798.snapshot import Snapshot, SnapshotError, decode_snapshot
from cm9798.tactics import decode_tactics
from cm9798.views import TacticView
from harness.errors import GuestStuck
from harness.game.daemon_guest import DaemonGuest


class Tables:
    """The tables of one guest, read anew at every call: a frozen guest is asked, a running one refused."""

    def __init__(self, guest: DaemonGuest, world: int) -> None:
        self._guest = guest
        self._world = world

    async def snapshot(self) -> Snapshot:
        """Every table at this stop."""
        directory = await self.directory()
        ranges = snapshot_ranges(self._world, directory)
        parts = dict(zip(ranges, await self._read(list(ranges.values())), strict=True))
        try:
            return decode_snapshot(raw_tables(directory, parts))
        except (SnapshotError, ValueError) as failure:
            raise GuestStuck(f"the game's tables contradict themselves: {failure}") from failure

    async def match(self) -> np.void:
        """The match in play, or the last one played."""
        directory = await self.directory()
        (content,) = await self._read([Range(directory.match, MATCH.size)])
        row: np.void = MATCH.table(content)[0]
        return row

    async def tactics(self) -> tuple[TacticView, ...]:
        """The game's 19 tactics."""
        names, cells = await self._read(list(tactic_ranges(await self.directory())))
        return decode_tactics(names, cells)

    async def sheet_place(self, club: int) -> Range:
        """Where a club's team-sheet bytes lie."""
        return sheet_range(await self.directory(), club)

    async def directory(self) -> Directory:
        """What lies where now."""
        (content,) = await self._read([world_range(self._world)])
        return read_directory(content)

    async def _read(self, ranges: list[Range]) -> list[bytes]:
        if not self._guest.frozen:
            raise GuestStuck("tables are read only while the guest is frozen")
        return await self._guest.read_all([(span.address, span.size) for span in ranges])
