"""A running game's world record, found in guest RAM without an address, and cross-checked.

The drawn-text list is found by texts known to be on the screen (string -> pointer -> array), the world record
by its pointer to that list, every other table through the world record's directory; players and clubs are
found a second time, by their names, and must be where the directory says.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from cm9798.editions.touchline98 import memory as edition
from cm9798.memory_map import Directory, Range, Span, read_directory, table_range, tactic_ranges
from cm9798.pointer_search import addresses_of, pointers_to, shown_text, word_at
from cm9798.records.all_records import RECORDS
from cm9798.records.drawn_text import DRAWN_TEXT
from cm9798.records.encodings import decode_date
from cm9798.records.match import MATCH
from cm9798.records.world import WORLD
from cm9798.table_search import DiscoveryError, NamedTable, find_table
from cm9798.tactics import TacticsError, decode_tactics


def find_world(ram: bytes, texts: Sequence[str]) -> int:
    """The world record's address, while all of `texts` are on the screen; DiscoveryError otherwise."""
    places = {text: addresses_of(ram, text) for text in texts}
    pointers = pointers_to(ram, {address for found in places.values() for address in found})
    entries = [p for address in places[texts[0]] for p in pointers[address]]
    bases = {base for entry in entries for base in _list_starts(ram, entry)}
    worlds = [
        place - WORLD.fields["drawn_texts"].kind.offset
        for found in pointers_to(ram, bases).values()
        for place in found
    ]
    fitting = [world for world in dict.fromkeys(worlds) if _is_world(ram, world, texts)]
    if len(fitting) != 1:
        raise DiscoveryError(
            f"expected one world record with {list(texts)} on its screen; found {len(fitting)}: "
            f"{sum(map(len, places.values()))} texts, {len(entries)} pointers, {len(bases)} lists, "
            f"{len(worlds)} places that point at one"
        )
    return fitting[0]


def check_names(ram: bytes, directory: Directory, known: Sequence[NamedTable]) -> None:
    """Find tables again by names of the data files; DiscoveryError when the directory says otherwise."""
    for table in known:
        found, span = find_table(ram, table), directory.tables[table.name]
        declared = RECORDS[table.name].size
        if (found.base, found.stride or declared) != (span.address, declared) or span.count < len(table.rows):
            raise DiscoveryError(
                f"{table.name}: the directory says {span.count} records of {declared} bytes at "
                f"{span.address:#x}; {len(table.rows)} names lie at {found.base:#x}, each {found.stride}"
            )


def _list_starts(ram: bytes, entry: int) -> list[int]:
    """The entry and those before it that look like drawn texts: the list starts at one of them."""
    starts = []
    for _ in range(edition.DRAWN_TEXT_LIMIT):
        if not _is_drawn_text(ram, entry):
            break
        starts.append(entry)
        entry -= DRAWN_TEXT.size
    return starts


def _is_drawn_text(ram: bytes, at: int) -> bool:
    if at < 0 or at + DRAWN_TEXT.size > len(ram):
        return False
    row = np.frombuffer(ram, DRAWN_TEXT.dtype, 1, at)[0]
    on_screen = int(row["x"]) < 640 and int(row["y"]) < 480
    return on_screen and shown_text(ram, int(row["text"])) is not None


def _is_world(ram: bytes, world: int, texts: Sequence[str]) -> bool:
    """Whether everything that the directory points at is there."""
    if world < 0 or world + WORLD.size > len(ram):
        return False
    data = ram[world : world + WORLD.size]
    row = WORLD.table(data, 1)[0]
    if int(row["match_speed"]) not in edition.MATCH_SPEEDS or int(row["human_count"]) > 16:
        return False
    if int(row["human_count"]) and decode_date(row["date"]) is None:
        return False
    directory = read_directory(data)
    blocks = [table_range(directory, name) for name in directory.tables]
    blocks += [directory.strings, Range(directory.match, MATCH.size), *tactic_ranges(directory)]
    if any(block.size and not 0 < block.address <= len(ram) - block.size for block in blocks):
        return False
    return _shows(ram, directory.tables["drawn_text"], texts) and _has_tactics(ram, directory)


def _shows(ram: bytes, drawn: Span, texts: Sequence[str]) -> bool:
    addresses = [word_at(ram, drawn.address + i * DRAWN_TEXT.size) for i in range(drawn.count)]
    shown = [shown_text(ram, address) for address in addresses]
    return set(texts) <= set(shown)


def _has_tactics(ram: bytes, directory: Directory) -> bool:
    names, table = (ram[r.address : r.address + r.size] for r in tactic_ranges(directory))
    try:
        decode_tactics(names, table)
    except TacticsError:
        return False
    return True
