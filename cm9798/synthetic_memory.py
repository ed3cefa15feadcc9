"""A synthetic world as guest RAM: tables, strings, tactics and a drawn screen, as the game lays them out.

The layout can be turned: another order of tables, wider records, another place. Beside the true tables lie
traps: names without pointers, a pointer to a name alone, and a stale list of texts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from cm9798.editions.touchline98.memory import DIRECTORY
from cm9798.records.all_records import RECORDS
from cm9798.snapshot import NAMED
from cm9798.synthetic import SyntheticWorld
from cm9798.synthetic_tactics import tactic_names, tactic_table
from cm9798.tactics import TABLE_BEHIND_NAMES

ORDER = (
    *("world", "drawn_text", "match", "player", "club", "manager", "competition", "fixture", "news"),
    *("offer", "question", "transfer", "career"),
)
OFFICE = (
    ("Manager's Office", 8, 4),
    ("S  Squad", 40, 60),
    ("T  Team Selection", 40, 80),
    ("Continue", 40, 400),
    ("Esc  Main menu", 8, 460),
)


@dataclass(frozen=True, slots=True)
class RamImage:
    """Guest RAM and where its parts were put."""

    ram: bytes
    addresses: dict[str, int]  # by record name, and "strings", "tactic_names"
    strides: dict[str, int]


@dataclass(slots=True)
class _Layout:
    ram: bytearray
    at: int
    addresses: dict[str, int] = field(default_factory=dict)

    def put(self, name: str, data: bytes) -> int:
        self.at = (self.at + 3) & ~3
        address = self.at
        self.ram[address : address + len(data)] = data
        self.at += len(data)
        self.addresses[name] = address
        return address


def ram_image(
    world: SyntheticWorld,
    *,
    texts: Sequence[tuple[str, int, int]] = OFFICE,
    start: int = 0x123450,
    size: int = 4 << 20,
    order: Sequence[str] = ORDER,
    padding: Mapping[str, int] | None = None,
) -> RamImage:
    """RAM of `size` bytes with the tables from `start` on; `padding`: bytes added to records' strides."""
    strides = {name: record.size + (padding or {}).get(name, 0) for name, record in RECORDS.items()}
    tables = {name: table.copy() for name, table in world.tables.items()}
    tables["drawn_text"] = _screen(texts)
    layout = _Layout(bytearray(size), start)
    _put_traps(layout, world, texts)
    for name in order:
        layout.put(name, bytes(len(tables[name]) * strides[name]))
    pool = layout.put("texts", b"".join(text.encode("latin-1") + b"\0" for text, _, _ in texts))
    _point(tables["drawn_text"], ("text",), [(text,) for text, _, _ in texts], pool)
    names = layout.put("tactic_names", tactic_names().ljust(TABLE_BEHIND_NAMES, b"\0") + tactic_table())
    strings = layout.put("strings", _string_block(world))
    at = strings
    for name in NAMED:
        at = _point(tables[name], RECORDS[name].strings, world.names[name], at)
    row = tables["world"][0]
    for name, (address, count) in DIRECTORY.items():
        row[address], row[count] = layout.addresses[name], len(tables[name])
    row["match"], row["tactic_names"] = layout.addresses["match"], names
    row["strings"], row["strings_size"] = strings, at - strings
    for name in order:
        _write(layout.ram, layout.addresses[name], strides[name], tables[name])
    return RamImage(bytes(layout.ram), layout.addresses, strides)


def _screen(texts: Sequence[tuple[str, int, int]]) -> np.ndarray:
    table = RECORDS["drawn_text"].empty(len(texts))
    for row, (_, x, y) in zip(table, texts, strict=True):
        row["x"], row["y"], row["font"], row["colour"] = x, y, 0, 15
    return table


def _string_block(world: SyntheticWorld) -> bytes:
    texts = (text for name in NAMED for row in world.names[name] for text in row)
    return b"".join(text.encode("latin-1") + b"\0" for text in texts)


def _point(table: np.ndarray, fields: Sequence[str], names: Sequence[Sequence[str]], at: int) -> int:
    """Set the string pointers of a table whose strings lie in order from `at` on; where they end."""
    for row, strings in zip(table, names, strict=True):
        for name, text in zip(fields, strings, strict=True):
            row[name] = at
            at += len(text) + 1
    return at


def _write(ram: bytearray, address: int, stride: int, table: np.ndarray) -> None:
    for index, row in enumerate(table):
        data = row.tobytes()
        ram[address + index * stride : address + index * stride + len(data)] = data


def _put_traps(layout: _Layout, world: SyntheticWorld, texts: Sequence[tuple[str, int, int]]) -> None:
    """A buffer of the data file's names, a pointer to the first of them, and a copy of the screen's texts."""
    rows = (text.encode("latin-1").ljust(35, b"\0") for row in world.names["player"][:300] for text in row)
    buffer = layout.put("name_buffer", b"".join(rows))
    layout.put("lone_pointer", (buffer + 35).to_bytes(4, "little"))
    old = layout.put("old_texts", b"".join(text.encode("latin-1") + b"\0" for text, _, _ in texts))
    stale = _screen(texts)
    _point(stale, ("text",), [(text,) for text, _, _ in texts], old)
    layout.put("stale_list", stale.tobytes())
