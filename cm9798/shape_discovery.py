"""The shape of a game's memory whose layout is not known: where tables begin, how wide and how long they are.

Used for calibration, on builds whose fields, strides and table order differ from the declared ones. Only one
thing is known of a record: how many string pointers stand in front.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cm9798.editions.touchline98.memory import END_OF_SCREEN
from cm9798.pointer_search import addresses_of, pointers_to, shown_text, word_at
from cm9798.table_search import DiscoveryError, FoundTable, NamedTable, find_table

WIDEST_TEXT_RECORD = 64
MOST_TEXTS = 512
NEAR = 1024  # the directory's words lie within so many bytes
LATER_STRINGS = 4096  # bytes of strings behind those of the data files: people who play, competitions


@dataclass(frozen=True, slots=True)
class TableShape:
    """A packed table; `stride` None: it holds a single record, whose width names do not tell."""

    base: int
    stride: int | None
    count: int


@dataclass(frozen=True, slots=True)
class Shape:
    """Every table found, by record name, the drawn-text list among them; and the texts on the screen."""

    tables: Mapping[str, TableShape]
    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Known:
    """What is known beforehand: names of the data files in row order, texts on the screen."""

    tables: Sequence[NamedTable]  # rows with all their strings
    texts: Sequence[str]  # the title first, it is drawn first


def discover_shape(ram: bytes, known: Known) -> Shape:
    """Find the tables and the drawn-text list; DiscoveryError says what was expected and what was found."""
    ram = ram.rstrip(b"\0") + bytes(8)  # a machine's memory is mostly empty
    found = {table.name: find_table(ram, table) for table in known.tables}
    texts = find_text_list(ram, known.texts)
    bases = [table.base for table in found.values()] + [texts.base]
    block = _strings(ram, known.tables, found)
    longest = {table.name: _longest(ram, table, found[table.name], bases, block) for table in known.tables}
    counts = _counts(longest, found, places_naming(ram, bases))
    tables = {
        name: TableShape(table.base, table.stride, counts[name] if table.stride else 1)
        for name, table in found.items()
    }
    tables["drawn_text"] = texts
    assert texts.stride is not None  # a list of several texts has one
    shown = (shown_text(ram, word_at(ram, texts.base + i * texts.stride)) for i in range(texts.count))
    return Shape(tables, tuple(text for text in shown if text is not None))


def _strings(ram: bytes, known: Sequence[NamedTable], found: Mapping[str, FoundTable]) -> range:
    """Where the strings of all tables lie, as far as known records point at them."""
    addresses = {
        word_at(ram, found[table.name].base + row * (found[table.name].stride or 0) + 4 * pointer)
        for table in known
        for row in range(len(table.rows))
        for pointer in range(len(table.rows[0]))
    } - {0}
    return range(min(addresses), max(addresses) + LATER_STRINGS)


def _longest(ram: bytes, known: NamedTable, found: FoundTable, bases: Sequence[int], block: range) -> int:
    """How many records the table has at most: as far as they have strings, up to the next table."""
    count = len(known.rows)
    if found.stride is None:
        return count
    end = min((base for base in bases if base > found.base), default=len(ram))
    while found.base + (count + 1) * found.stride <= end and _has_strings(ram, known, found, count, block):
        count += 1
    return count


def _counts(
    longest: Mapping[str, int], found: Mapping[str, FoundTable], places: Sequence[bytes]
) -> dict[str, int]:
    """The tables' lengths: the largest possible numbers that stand beside the tables' addresses."""
    best: dict[str, int] = {}
    for place in places:
        words = {int.from_bytes(place[i : i + 2], "little") for i in range(len(place) - 1)}
        possible = {
            name: [n for n in range(most, found[name].agreeing - 1, -1) if n in words]
            for name, most in longest.items()
        }
        if all(possible.values()):
            counts = {name: numbers[0] for name, numbers in possible.items()}
            best = max(best, counts, key=lambda counts: sum(counts.values()))
    if not best:
        raise DiscoveryError(
            f"expected the counts of tables of at most {dict(longest)} records beside their addresses; "
            f"found them at none of {len(places)} places"
        )
    return best


def _has_strings(ram: bytes, known: NamedTable, found: FoundTable, index: int, block: range) -> bool:
    assert found.stride is not None
    record = found.base + index * found.stride
    addresses = [word_at(ram, record + 4 * i) for i in range(len(known.rows[0]))]
    return all(address in block and _is_string(ram, address) for address in addresses)


def _is_string(ram: bytes, address: int) -> bool:
    """An address at which a string begins, an empty one too."""
    starts = 0 < address < len(ram) and ram[address - 1] == 0
    return starts and (ram[address] == 0 or shown_text(ram, address) is not None)


def places_naming(ram: bytes, bases: Sequence[int]) -> list[bytes]:
    """The bytes around every place where the addresses of all tables stand together."""
    places = pointers_to(ram, set(bases))
    return [
        ram[max(0, first - NEAR) : first + NEAR]
        for first in places[bases[0]]
        if all(any(abs(place - first) < NEAR for place in places[base]) for base in bases)
    ]


def find_text_list(ram: bytes, texts: Sequence[str]) -> TableShape:
    """The drawn-text list: the narrowest array of text pointers that holds all known texts."""
    places = {text: addresses_of(ram, text) for text in texts}
    pointers = pointers_to(ram, {address for found in places.values() for address in found})
    hits = {text: [p for address in found for p in pointers[address]] for text, found in places.items()}
    shapes = [shape for start in hits[texts[0]] for shape in _lists(ram, start, hits)]
    named = [shape for shape in shapes if pointers_to(ram, {shape.base})[shape.base]]
    if len(named) != 1:
        raise DiscoveryError(
            f"expected one list of texts with {list(texts)}; found {len(named)} among {len(shapes)} arrays; "
            f"pointers to the texts: {[len(found) for found in hits.values()]}"
        )
    return named[0]


def _lists(ram: bytes, start: int, hits: Mapping[str, Sequence[int]]) -> list[TableShape]:
    """The narrowest list, if any, that begins at `start`, the title, and holds a hit of every text."""
    for stride in range(8, WIDEST_TEXT_RECORD + 1):
        texts = _walk(ram, start, stride)
        if texts is None:
            continue
        inside = {start + i * stride for i in range(len(texts))}
        if all(inside.intersection(found) for found in hits.values()):
            return [TableShape(start, stride, len(texts))]
    return []


def _walk(ram: bytes, start: int, stride: int) -> list[str] | None:
    """The texts from the title to the first line of key hints; None when an entry before it is no text."""
    texts: list[str] = []
    for index in range(MOST_TEXTS):
        text = shown_text(ram, word_at(ram, start + index * stride))
        if text is None:
            return None
        texts.append(text)
        if text.startswith(END_OF_SCREEN):
            return texts
    return None
