"""What lies where in a running game: the world record's directory, and which ranges to read for what.

A reader reads the world record first (`world_range`, found by `discovery.find_world`), then what its
directory points at. Nothing here reads: a caller reads the ranges while the guest is frozen.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cm9798.editions.touchline98 import memory as edition
from cm9798.records.all_records import RECORDS
from cm9798.records.drawn_text import DRAWN_TEXT
from cm9798.records.match import MATCH
from cm9798.records.world import WORLD
from cm9798.snapshot import TABLES, RawTables
from cm9798.tactics import NAMES_BYTES, TABLE_BEHIND_NAMES, TACTIC_BYTES, TACTICS
from cm9798.team_sheet import SHEET_OFFSET, SHEET_SIZE


@dataclass(frozen=True, slots=True)
class Range:
    """A piece of guest RAM."""

    address: int
    size: int


@dataclass(frozen=True, slots=True)
class Span:
    """A table: where it begins and how many records it has now."""

    address: int
    count: int


@dataclass(frozen=True, slots=True)
class Directory:
    """What the world record says: tables by record name, and the blocks beside them."""

    tables: Mapping[str, Span]  # keys: edition.DIRECTORY
    match: int
    strings: Range
    tactic_names: int


@dataclass(frozen=True, slots=True)
class Gather:
    """The texts on the screen as one read: records, and the string behind each one's pointer."""

    address: int
    count: int  # the most to read
    count_address: int  # where the number of records stands, u16
    stride: int
    pointer_offset: int
    max_length: int


def world_range(world: int) -> Range:
    """The world record: read it first, its directory says the rest."""
    return Range(world, WORLD.size)


def read_directory(world_bytes: bytes) -> Directory:
    """The directory in the world record's bytes."""
    row = WORLD.table(world_bytes, 1)[0]
    tables = {
        name: Span(int(row[address]), int(row[count])) for name, (address, count) in edition.DIRECTORY.items()
    }
    strings = Range(int(row["strings"]), int(row["strings_size"]))
    return Directory(tables, int(row["match"]), strings, int(row["tactic_names"]))


def snapshot_ranges(world: int, directory: Directory) -> dict[str, Range]:
    """What a snapshot needs: one range a table, and the strings; a table without records has no range."""
    ranges = {name: table_range(directory, name) for name in TABLES if name in directory.tables}
    ranges |= {"match": Range(directory.match, MATCH.size), "world": world_range(world)}
    ranges["strings"] = directory.strings
    return {name: span for name, span in ranges.items() if span.size}


def table_range(directory: Directory, name: str) -> Range:
    """All records of one table."""
    span = directory.tables[name]
    return Range(span.address, span.count * RECORDS[name].size)


def raw_tables(directory: Directory, parts: Mapping[str, bytes]) -> RawTables:
    """The bytes of `snapshot_ranges` as `decode_snapshot` takes them."""
    tables = {name: parts.get(name, b"") for name in TABLES}
    return RawTables(tables, parts.get("strings", b""), directory.strings.address)


def tactic_ranges(directory: Directory) -> tuple[Range, Range]:
    """Names and cells of the 19 tactics, for `decode_tactics`."""
    names = directory.tactic_names
    return Range(names, NAMES_BYTES), Range(names + TABLE_BEHIND_NAMES, TACTICS * TACTIC_BYTES)


def sheet_range(directory: Directory, club: int) -> Range:
    """The team-sheet bytes of a club."""
    clubs = directory.tables["club"]
    if not 0 <= club < clubs.count:
        raise IndexError(f"expected a club 0..{clubs.count - 1}, found {club}")
    return Range(clubs.address + club * RECORDS["club"].size + SHEET_OFFSET, SHEET_SIZE)


def screen_gather(world: int, directory: Directory) -> Gather:
    """The texts on the screen, for `screen_text.decode_texts`."""
    return Gather(
        address=directory.tables["drawn_text"].address,
        count=edition.DRAWN_TEXT_LIMIT,
        count_address=world + WORLD.fields["drawn_text_count"].kind.offset,
        stride=DRAWN_TEXT.size,
        pointer_offset=DRAWN_TEXT.fields["text"].kind.offset,
        max_length=256,
    )
