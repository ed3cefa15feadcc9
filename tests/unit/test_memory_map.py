"""Discovery in guest RAM: the world by a known screen, tables by known names, and what it refuses."""

from __future__ import annotations

import time
from collections.abc import Sequence

import builders
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cm9798.discovery import check_names, find_world
from cm9798.memory_map import (
    Directory,
    raw_tables,
    read_directory,
    screen_gather,
    sheet_range,
    snapshot_ranges,
    tactic_ranges,
    world_range,
)
from cm9798.pointer_search import pointers_to, shown_text
from cm9798.records.drawn_text import DRAWN_TEXT
from cm9798.screen_text import Text, decode_texts
from cm9798.shape_discovery import Known, discover_shape
from cm9798.snapshot import decode_snapshot
from cm9798.snapshot_codec import sha256
from cm9798.synthetic import SyntheticWorld
from cm9798.synthetic_memory import OFFICE, ORDER, RamImage, ram_image
from cm9798.table_search import DiscoveryError, NamedTable, find_table
from cm9798.tactics import decode_tactics
from cm9798.team_sheet import decode_sheet

SCREEN = ("Manager's Office", "Continue")


def known_tables(made: SyntheticWorld) -> list[NamedTable]:
    """Names as the data files give them: the human manager is not among them."""
    return [
        NamedTable("player", made.names["player"], key=1),
        NamedTable("club", made.names["club"]),
        NamedTable("manager", made.names["manager"][:-1], key=1),
        NamedTable("competition", made.names["competition"]),
    ]


def cut(image: RamImage, address: int, size: int) -> bytes:
    """A piece of the image."""
    return image.ram[address : address + size]


def directory_of(image: RamImage) -> tuple[int, Directory]:
    """The world's address and its directory, found by the screen."""
    world = find_world(image.ram, SCREEN)
    found = world_range(world)
    return world, read_directory(cut(image, found.address, found.size))


@given(st.integers(0x1000, 0x80000), st.integers(1, 50), st.permutations(ORDER))
@settings(max_examples=15, deadline=None)
def test_world_is_found_wherever_it_lies(start: int, seed: int, order: Sequence[str]) -> None:
    """Neither the place nor the order of the tables matters, and no trap is taken for the world."""
    image = ram_image(builders.world(seed), start=start, size=1 << 20, order=order)
    assert find_world(image.ram, SCREEN) == image.addresses["world"]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_snapshot_from_memory_equals_the_world(seed: int) -> None:
    """What is decoded from the ranges that the directory names is the world that was put there."""
    made = builders.world(seed)
    image = ram_image(made)
    world, directory = directory_of(image)
    ranges = snapshot_ranges(world, directory)
    parts = {name: cut(image, span.address, span.size) for name, span in ranges.items()}
    assert sha256(decode_snapshot(raw_tables(directory, parts))) == sha256(made.snapshot())


def test_names_of_the_data_files_confirm_the_directory() -> None:
    """Players and clubs found by their names lie where the world record says."""
    made = builders.world()
    image = ram_image(made)
    _, directory = directory_of(image)
    check_names(image.ram, directory, known_tables(made)[:2])


def test_directory_that_points_elsewhere_is_refused() -> None:
    """A directory that does not agree with the names is an error that tells both."""
    made = builders.world()
    image = ram_image(made)
    _, directory = directory_of(image)
    moved = dict(directory.tables)
    moved["player"] = moved["club"]
    wrong = Directory(moved, directory.match, directory.strings, directory.tactic_names)
    with pytest.raises(DiscoveryError, match="player: the directory says"):
        check_names(image.ram, wrong, known_tables(made)[:1])


def test_screen_that_is_not_on_show_is_refused() -> None:
    """Without the expected texts in the list nothing is guessed."""
    image = ram_image(builders.world())
    with pytest.raises(DiscoveryError, match=r"expected one world record with .*Squad Rotation.* found 0"):
        find_world(image.ram, ("Manager's Office", "Squad Rotation"))


def test_names_of_another_world_are_not_found() -> None:
    """A table whose names differ is not accepted for its shape."""
    image = ram_image(builders.world(1))
    with pytest.raises(DiscoveryError, match="player: expected a table of"):
        find_table(image.ram, known_tables(builders.world(8))[0])


def test_table_is_found_although_some_people_have_left() -> None:
    """Some names that changed since the data files were read do not hide the table."""
    made = builders.world()
    image = ram_image(made)
    rows = list(made.names["player"])
    for index in range(0, len(rows), 7):
        rows[index] = ("Long", "Gone")
    found = find_table(image.ram, NamedTable("player", rows, key=1))
    assert (found.base, found.stride) == (image.addresses["player"], 360)


def test_screen_gather_reads_the_texts_in_order() -> None:
    """Records and strings read as the gather says are the texts that were drawn."""
    image = ram_image(builders.world())
    world, directory = directory_of(image)
    gather = screen_gather(world, directory)
    count = int.from_bytes(cut(image, gather.count_address, 2), "little")
    records = [cut(image, gather.address + i * gather.stride, gather.stride) for i in range(count)]
    pointers = [int.from_bytes(r[gather.pointer_offset :][:4], "little") for r in records]
    strings = [cut(image, p, gather.max_length).split(b"\0")[0] for p in pointers]
    assert gather.stride == DRAWN_TEXT.size
    assert decode_texts(records, strings) == tuple(Text(x, y, 0, 15, text) for text, x, y in OFFICE)


def test_sheet_range_holds_the_clubs_sheet() -> None:
    """The bytes at the sheet's range are that club's sheet and no other's."""
    made = builders.world()
    image = ram_image(made)
    _, directory = directory_of(image)
    for club in (7, 10):
        span = sheet_range(directory, club)
        sheet = decode_sheet(cut(image, span.address, span.size))
        assert list(sheet.players) == made.tables["club"][club]["sheet_players"].tolist()
    with pytest.raises(IndexError, match="expected a club"):
        sheet_range(directory, 11)


def test_tactics_are_read_from_memory() -> None:
    """Names and cells of the 19 tactics come back from their ranges."""
    image = ram_image(builders.world())
    _, directory = directory_of(image)
    names, table = (cut(image, span.address, span.size) for span in tactic_ranges(directory))
    assert decode_tactics(names, table) == builders.tactics()


@pytest.mark.parametrize(
    ("padding", "order"),
    [
        pytest.param({"player": 13, "club": 6, "manager": 5, "drawn_text": 3}, ORDER[::-1], id="turned"),
        pytest.param({"player": 1, "club": 2, "manager": 1, "drawn_text": 1}, ORDER, id="odd"),
        pytest.param({}, ("club", "manager", "player", *ORDER[:3], *ORDER[6:]), id="neighbours"),
    ],
)
def test_shape_of_an_unknown_layout_is_found(padding: dict[str, int], order: Sequence[str]) -> None:
    """Base, stride and count of every table come from names and screen texts alone."""
    made = builders.world(clubs=20)
    image = ram_image(made, padding=padding, order=order)
    shape = discover_shape(image.ram, Known(known_tables(made), SCREEN))
    for name in ("player", "club", "manager"):
        table = shape.tables[name]
        assert (table.base, table.stride) == (image.addresses[name], image.strides[name])
        assert table.count == len(made.tables[name])
    assert shape.tables["competition"].base == image.addresses["competition"]
    assert shape.tables["drawn_text"].stride == image.strides["drawn_text"]
    assert shape.texts == tuple(text for text, _, _ in OFFICE)


def test_discovery_in_a_whole_machine_takes_less_than_a_second() -> None:
    """The full way through 16 MiB, by the screen and by the names, is fast."""
    made = builders.world(clubs=20)
    image = ram_image(made, start=0x2FFFF2, size=16 << 20)
    start = time.process_time()
    _, directory = directory_of(image)
    check_names(image.ram, directory, known_tables(made)[:2])
    discover_shape(image.ram, Known(known_tables(made), SCREEN))
    assert time.process_time() - start < 1.0


@given(st.binary(min_size=8, max_size=64), st.integers(0, 30))
def test_pointers_are_found_at_every_alignment(data: bytes, shift: int) -> None:
    """Every place where the four bytes of an address stand is found, and no other."""
    address = 0x00345678
    ram = data[:shift] + address.to_bytes(4, "little") + data[shift:]
    by_hand = [i for i in range(len(ram) - 3) if int.from_bytes(ram[i : i + 4], "little") == address]
    assert pointers_to(ram, {address, 0x00345679})[address] == by_hand


def test_shown_text_needs_printable_letters_and_an_end() -> None:
    """Accents are text; control bytes, emptiness and a missing end are not."""
    ram = b"\0M\xfcller\0\x01bad\0" + b"x" * 200
    assert shown_text(ram, 1) == "Müller"
    assert shown_text(ram, 8) is None
    assert shown_text(ram, 0) is None
    assert shown_text(ram, 13) is None
