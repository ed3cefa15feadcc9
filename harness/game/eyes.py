"""What stands on the game's screen: its drawn texts, read from guest RAM, and which screen they are."""

from __future__ import annotations

from dataclasses import dataclass

from cm9798.discovery import find_world
from cm9798.editions.touchline98.memory import MAIN_MENU
from cm9798.memory_map import Directory, read_directory, screen_gather, world_range
from cm9798.screen_text import ScreenTextError, Text, decode_texts, lines
from cm9798.screens.recognition import recognise
from harness.game.daemon_guest import DaemonGuest
from memdaemon.contract import GatherRequest


@dataclass(frozen=True, slots=True)
class Seen:
    """One look. `screen` is None while it is half drawn or unknown."""

    texts: tuple[Text, ...]
    screen: str | None

    @property
    def lines(self) -> tuple[str, ...]:
        """The bare texts."""
        return lines(self.texts)

    def shows(self, text: str) -> bool:
        """Whether a text is there, as a whole entry or as the beginning of one."""
        return any(line.startswith(text) for line in self.lines)


NOTHING = Seen((), None)


TICKS_AT = 0x46C  # BIOS data area: timer ticks since midnight, 18.2 a second


class Eyes:
    """Looks at one guest's screen."""

    def __init__(self, guest: DaemonGuest, world: int, directory: Directory) -> None:
        self._guest = guest
        self.world = world
        found = screen_gather(world, directory)
        self._request = GatherRequest(
            address=found.address,
            count=found.count,
            count_address=found.count_address,
            stride=found.stride,
            pointer_offset=found.pointer_offset,
            max_length=found.max_length,
        )

    async def clock(self) -> int:
        """Timer ticks of the guest."""
        return int.from_bytes(await self._guest.read(TICKS_AT, 4), "little")

    async def look(self) -> Seen:
        """The screen now; `NOTHING` when it was caught half drawn."""
        records, strings = await self._guest.gather(self._request)
        try:
            texts = decode_texts(records, strings)
        except ScreenTextError:
            return NOTHING
        return Seen(texts, recognise(texts))


async def open_eyes(guest: DaemonGuest) -> Eyes:
    """Find the world record by the main menu's text; DiscoveryError while that is not on the screen."""
    ram = await guest.read(0, (await guest.health()).ram_bytes)
    world = find_world(ram, MAIN_MENU)
    span = world_range(world)
    return Eyes(guest, world, read_directory(ram[span.address : span.address + span.size]))
