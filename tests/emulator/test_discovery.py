"""Discovery on builds with a shuffled layout: tables and screens found in a real DOSBox by names."""

from __future__ import annotations

import asyncio
import re
import subprocess
from dataclasses import dataclass
from datetime import date, datetime
from functools import cache
from pathlib import Path

import pytest
import pytest_asyncio
from engine_program import BUILD, GAME, build
from game_files import MARK, PROGRAM

from cm9798.files import db1, s16
from cm9798.fixture_search import FixtureShape, KnownMatch, find_fixtures
from cm9798.pointer_search import shown_text, word_at
from cm9798.records.fixture import FIXTURE
from cm9798.shape_discovery import Known, Shape, discover_shape, find_text_list
from cm9798.table_search import DiscoveryError, NamedTable, agreement
from cm9798.touchline98.host_program import HostProgram
from cm9798.touchline98.world.generate import generate
from cm9798.touchline98.world.sizes import SIZES
from harness.game.daemon_guest import DaemonGuest, connect
from harness.game.daemon_process import GuestSettings, start_daemon

pytestmark = [pytest.mark.emulator, pytest.mark.asyncio(loop_scope="module"), pytest.mark.timeout(240)]

COMPETITIONS = (  # as its screens list them
    *("Premier Division", "First Division", "Second Division", "Third Division", "Non League"),
    *("First Div Play-Offs", "Second Div Play-Offs", "Third Div Play-Offs"),
    *("Challenge Cup", "League Cup", "European Cup", "International Match"),
)
NEW_GAME = ("New Game", "First name", "Second name", "Start")
OFFICE = ("Manager's Office", "Squad", "Continue")
FIXTURES = ("Fixtures", "Opponent", "Crowd")
DAY = re.compile(r"[A-Z][a-z]{2} [ \d]\d [A-Z][a-z]{2}")
SCREEN_TIMEOUT_S = 60.0
OPPONENT_IS_CUT = 24  # letters
SEEDS = [1, 2, 3, 4, 5]
GAME_NUMBER = 7


@dataclass(frozen=True, slots=True)
class Found:
    """A shuffled build running in DOSBox with a new game, and what its compiler was told of its layout."""

    ram: bytes
    known: Known
    shape: Shape
    fixtures: FixtureShape
    matches: tuple[KnownMatch, ...]
    layout: str  # the generated header


@pytest_asyncio.fixture(scope="module", loop_scope="module", params=SEEDS, ids="layout-seed-{}".format)
async def found(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Found:
    """Build with the seed, begin a game in DOSBox, and look at its memory on two screens."""
    parent = tmp_path_factory.mktemp(f"layout-{request.param}")
    await asyncio.to_thread(prepare, parent, request.param)
    known = known_of(parent / "game")
    ram, later = await ram_of_a_game(parent)
    shape = discover_shape(ram, known)
    matches = matches_on(texts_of(later, FIXTURES), known)
    bases = [table.base for table in shape.tables.values()]
    layout = (parent / "gen" / "layout.h").read_text()
    return Found(ram, known, shape, find_fixtures(later, bases, matches), matches, layout)


@cache
def world() -> dict[str, bytes]:
    """The data files, made once a process."""
    return generate(SIZES["default"], 1998)


def prepare(build: Path, seed: int) -> None:
    """A program of this layout with data beside it, below `build`."""
    game = build / "game"
    make = ["make", "-s", "-C", str(GAME), "dos", f"BUILD={build}", f"LAYOUT_SEED={seed}", "DOS_SPEED=-O0"]
    subprocess.run(make, check=True, capture_output=True)
    game.mkdir()
    for name, content in world().items():
        (game / name).write_bytes(content)
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
            NamedTable("competition", [(name, name) for name in COMPETITIONS]),
        ),
        OFFICE,
    )


def names(row: db1.Row, *columns: str) -> tuple[str, ...]:
    """Strings of a row."""
    return tuple(str(row[column]) for column in columns)


async def ram_of_a_game(parent: Path) -> tuple[bytes, bytes]:
    """Guest RAM of a new game, with the office and with the club's fixtures on the screen."""
    settings = GuestSettings("discovery", 1, parent / "game", PROGRAM, MARK, parent / "daemon.log")
    process = await start_daemon(settings)
    guest = DaemonGuest(connect(process.ready.port, process.token), process.ready)
    try:
        await ram_with(guest, (MARK, "New Game", "Load Game"))
        await press(guest, "n")
        await ram_with(guest, NEW_GAME)
        await press(guest, *"Ann", "Tab", *"Lee", "Tab", str(GAME_NUMBER), "Tab", "Return")
        office = await ram_with(guest, OFFICE)
        await press(guest, "f")
        return office, await ram_with(guest, FIXTURES)
    finally:
        await guest.stop()
        await process.end()


async def press(guest: DaemonGuest, *keys: str) -> None:
    """Keys for a frozen guest."""
    await guest.resume()
    await guest.keys(keys)


def texts_of(ram: bytes, known: tuple[str, ...]) -> list[str]:
    """All texts of the screen that shows these, in the order of drawing."""
    shape = find_text_list(ram, known)
    assert shape.stride is not None
    texts = (shown_text(ram, word_at(ram, shape.base + i * shape.stride)) for i in range(shape.count))
    return [text for text in texts if text is not None]


def matches_on(texts: list[str], known: Known) -> tuple[KnownMatch, ...]:
    """The matches that the club's fixtures list: a day, a competition, H or A, the opponent."""
    clubs = [row[0] for row in known.tables[1].rows]
    own = clubs.index(next(club for club in clubs if texts[1].startswith(f"{club}  ")))
    matches = []
    for at, text in enumerate(texts):
        if DAY.fullmatch(text) and texts[at + 2] in ("H", "A") and len(texts[at + 3]) < OPPONENT_IS_CUT:
            other = clubs.index(texts[at + 3])
            sides = (own, other) if texts[at + 2] == "H" else (other, own)
            matches.append(KnownMatch(day_of(text), *sides))
    return tuple(matches)


def day_of(text: str) -> date:
    """`Sat  9 Aug` of the season 1997/98."""
    day = datetime.strptime(f"{text[4:]} 2000", "%d %b %Y").date()
    return day.replace(year=1997 if day.month >= 7 else 1998)


def declared(layout: str, record: str, field: str | None = None) -> int:
    """The width of a record, or the offset of a field, in the header that this build was made from."""
    of = rf"sizeof\(struct {record}\)" if field is None else rf"offsetof\(struct {record}, {field}\)"
    match = re.search(rf"{of} == (\d+),", layout)
    assert match is not None, (record, field)
    return int(match[1])


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


@pytest.mark.parametrize("table", ["player", "club", "manager", "competition", "drawn_text"])
async def test_stride_is_the_shuffled_builds(found: Found, table: str) -> None:
    """The width of a record, seen in memory, is what this build's compiler gave it."""
    assert found.shape.tables[table].stride == declared(found.layout, table)


async def test_counts_are_those_of_the_data(found: Found) -> None:
    """As many records as the data files have rows; one manager more, the person who plays."""
    rows = {table.name: len(table.rows) for table in found.known.tables}
    counts = {name: found.shape.tables[name].count for name in rows}
    assert counts == rows | {"manager": rows["manager"] + 1}


async def test_fixtures_are_found_by_those_that_are_shown(found: Found, fixture_count: int) -> None:
    """Width and length of the table and the places of day and clubs are what this build made of them."""
    fixtures, layout = found.fixtures, found.layout
    assert len(found.matches) > 15
    assert fixtures.stride == declared(layout, "fixture")
    places = (fixtures.day, fixtures.home, fixtures.away)
    assert places == tuple(declared(layout, "fixture", field) for field in ("date", "home", "away"))
    assert fixtures.count == fixture_count


@pytest.fixture(scope="module")
def fixture_count(tmp_path_factory: pytest.TempPathFactory) -> int:
    """How many matches the same new game has, as the host build saves it."""
    build("host")
    host = HostProgram(tmp_path_factory.mktemp("host"), "default", BUILD / "tl98-host")
    host.new_game(GAME_NUMBER)
    return len(s16.read_save(host.directory, 1).general.fixtures) // FIXTURE.size


async def test_names_in_memory_are_those_of_the_data(found: Found) -> None:
    """Every row's strings stand behind the pointers of the record where it should be."""
    for table in found.known.tables[:3]:
        shape = found.shape.tables[table.name]
        assert shape.stride is not None
        assert agreement(found.ram, table, shape.base, shape.stride) == len(table.rows)


async def test_screen_is_read_from_the_shuffled_list(found: Found) -> None:
    """The texts of the office come in the order of drawing, the key hints last."""
    assert found.shape.texts[0] == "Manager's Office"
    assert "Ann Lee" in found.shape.texts
    assert found.shape.texts[-1].startswith("Esc  Main menu")
