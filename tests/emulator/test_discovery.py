"""Discovery on builds with a shuffled layout: tables and screens found in a real DOSBox by names."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
import pytest_asyncio
from game_files import MARK, PROGRAM

import cm9798
from cm9798.files import db1
from cm9798.shape_discovery import Known, Shape, discover_shape, find_text_list
from cm9798.table_search import DiscoveryError, NamedTable, agreement
from harness.game.daemon_guest import DaemonGuest, connect
from harness.game.daemon_process import GuestSettings, start_daemon

pytestmark = [pytest.mark.emulator, pytest.mark.asyncio(loop_scope="module"), pytest.mark.timeout(240)]

GAME = Path(cm9798.__file__).parent / "touchline98"
LEAGUE = ("Premier Division", "Premier Division", "Premier", "EPR")  # as its screens show it
LOAD_SCREEN = ("Load Game", "Esc  Back     1 to 7  Choose a slot")
OFFICE = ("Manager's Office", "Squad", "Continue")
SCREEN_TIMEOUT_S = 60.0


@dataclass(frozen=True, slots=True)
class Found:
    """A shuffled build running in DOSBox with a game loaded, and what its host build says of its layout."""

    ram: bytes
    known: Known
    shape: Shape
    sizes: dict[str, int]


@pytest_asyncio.fixture(scope="module", loop_scope="module", params=[1, 2, 3], ids="layout-seed-{}".format)
async def found(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Found:
    """Build with the seed, make a save with the host build, load it in DOSBox, and look at its memory."""
    parent = tmp_path_factory.mktemp(f"layout-{request.param}")
    await asyncio.to_thread(prepare, parent, request.param)
    known = known_of(parent / "game")
    ram = await ram_of_loaded_game(parent)
    return Found(ram, known, discover_shape(ram, known), sizes_of(parent))


def sizes_of(build: Path) -> dict[str, int]:
    """The width of each record in this build."""
    printed = subprocess.run([build / "tl98-host", "layout"], check=True, capture_output=True)
    return {name: record["size"] for name, record in json.loads(printed.stdout).items()}


def prepare(build: Path, seed: int) -> None:
    """A program of this layout with a small world and a game saved in slot 1, below `build`."""
    game = build / "game"
    make = ["make", "-s", "-C", str(GAME), "dos", "host", f"BUILD={build}", f"LAYOUT_SEED={seed}"]
    make.append("HOST_SPEED=-O0")  # for one new game
    subprocess.run(make, check=True, capture_output=True)
    world = [sys.executable, "-m", "cm9798.touchline98.world", "--size", "small", "--output", str(game)]
    subprocess.run(world, check=True)
    new = [str(build / "tl98-host"), "--dir", str(game), "new", "--first", "Ann", "--second", "Discoverer"]
    subprocess.run([*new, "--club-rank", "3", "--game", str(seed), "--slot", "1"], check=True)
    (build / PROGRAM).rename(game / PROGRAM)


def known_of(game: Path) -> Known:
    """The names in the data files, in the order of their rows, and the office's texts."""
    players, clubs, managers = (
        db1.read(game / name).rows for name in ("PLAYERS.DB1", "TMDATA.DB1", "MGDATA.DB1")
    )
    return Known(
        (
            NamedTable("player", [names(row, "First Name", "Second Name") for row in players], key=1),
            NamedTable("club", [names(row, "UK Long Name", "UK Short Name") for row in clubs]),
            NamedTable("manager", [names(row, "First Name", "Second Name") for row in managers], key=1),
            NamedTable("competition", [LEAGUE]),
        ),
        OFFICE,
    )


def names(row: db1.Row, *columns: str) -> tuple[str, ...]:
    """Strings of a row."""
    return tuple(str(row[column]) for column in columns)


async def ram_of_loaded_game(parent: Path) -> bytes:
    """Guest RAM with the saved game loaded and the office on the screen."""
    settings = GuestSettings("discovery", 1, parent / "game", PROGRAM, MARK, parent / "daemon.log")
    process = await start_daemon(settings)
    guest = DaemonGuest(connect(process.ready.port, process.token), process.ready)
    try:
        await ram_with(guest, (MARK, "New Game", "Load Game"))
        await press(guest, "l")
        await ram_with(guest, LOAD_SCREEN)
        await press(guest, "1")
        return await ram_with(guest, OFFICE)
    finally:
        await guest.stop()
        await process.end()


async def press(guest: DaemonGuest, key: str) -> None:
    """One key for a frozen guest."""
    await guest.resume()
    await guest.keys([key])


async def ram_with(guest: DaemonGuest, texts: tuple[str, ...]) -> bytes:
    """RAM of the guest, frozen once a complete screen shows the texts; found without the declared layout.

    Polls while the guest runs, decides when it is frozen.
    """
    deadline = asyncio.get_running_loop().time() + SCREEN_TIMEOUT_S
    size = (await guest.health()).ram_bytes
    while True:
        if await asyncio.to_thread(shows, await guest.read(0, size), texts):
            await guest.freeze()
            ram = await guest.read(0, size)
            if await asyncio.to_thread(shows, ram, texts):
                return ram
            await guest.resume()
        if asyncio.get_running_loop().time() > deadline:
            raise TimeoutError(f"no complete screen showed {texts} within {SCREEN_TIMEOUT_S:.0f} s")
        await asyncio.sleep(0.2)


def shows(ram: bytes, texts: tuple[str, ...]) -> bool:
    """Whether a complete list of drawn texts has these."""
    try:
        find_text_list(ram, texts)
    except DiscoveryError:
        return False
    return True


@pytest.mark.parametrize("table", ["player", "club", "manager", "drawn_text"])
async def test_stride_is_the_shuffled_builds(found: Found, table: str) -> None:
    """The width of a record, seen in memory, is what this build's compiler gave it."""
    assert found.shape.tables[table].stride == found.sizes[table]


async def test_counts_are_those_of_the_data(found: Found) -> None:
    """As many records as the data files have rows; one manager more, the person who plays."""
    rows = {table.name: len(table.rows) for table in found.known.tables}
    counts = {name: found.shape.tables[name].count for name in rows}
    assert counts == rows | {"manager": rows["manager"] + 1}


async def test_names_in_memory_are_those_of_the_data(found: Found) -> None:
    """Every row's strings stand behind the pointers of the record where it should be."""
    for table in found.known.tables[:3]:
        shape = found.shape.tables[table.name]
        assert shape.stride is not None
        assert agreement(found.ram, table, shape.base, shape.stride) == len(table.rows)


async def test_screen_is_read_from_the_shuffled_list(found: Found) -> None:
    """The texts of the office come in the order of drawing, the key hints last."""
    assert found.shape.texts[0] == "Manager's Office"
    assert "Ann Discoverer" in found.shape.texts
    assert found.shape.texts[-1].startswith("Esc  Main menu")
