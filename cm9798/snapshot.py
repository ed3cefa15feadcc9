"""Decoded game state at one stop: every table at one moment, from memory or from a save's records.

A snapshot holds the declared fields and nothing else: undeclared bytes are 0, and so are guest addresses, the
count of drawn texts and the size of the string block, which differ between two equal games. Strings stand
beside the tables. So a snapshot from memory equals, byte for byte, the one from a game saved at that stop.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cm9798.records.all_records import RECORDS
from cm9798.records.declaration import Record
from cm9798.records.encodings import NONE, decode_date, text_at

Table = NDArray[np.void]  # structured: one column a declared field

TABLES = (
    *("player", "club", "manager", "competition", "fixture", "news"),
    *("offer", "question", "transfer", "career", "match", "world"),
)
NAMED = ("player", "club", "manager", "competition")  # the records that have strings
VOLATILE = {
    "world": ("drawn_text_count", "strings_size")
}  # beside addresses: what the screen leaves in memory


class SnapshotError(ValueError):
    """The bytes are no consistent game."""


@dataclass(frozen=True, slots=True, eq=False)
class Snapshot:
    """Structured arrays by the record declarations, and each record's strings in pointer order."""

    game_date: date
    season: int  # the season's first year
    human_club: int  # 0xFFFF: no human manager has a club
    players: Table
    player_names: tuple[tuple[str, str], ...]
    clubs: Table
    club_names: tuple[tuple[str, ...], ...]
    managers: Table
    manager_names: tuple[tuple[str, str], ...]
    competitions: Table
    competition_names: tuple[tuple[str, ...], ...]
    fixtures: Table
    news: Table
    offers: Table
    questions: Table
    transfers: Table
    careers: Table
    match: Any  # np.void of the match record
    world: Any  # np.void of the world record


@dataclass(frozen=True, slots=True)
class RawTables:
    """The bytes of one stopped game: a table a record name, and the strings' block with its guest address."""

    tables: Mapping[str, bytes]  # keys: TABLES
    strings: bytes
    strings_address: int


def decode_snapshot(raw: RawTables) -> Snapshot:
    """A snapshot from the bytes of memory; SnapshotError when a string address points nowhere."""
    names = {name: _strings(RECORDS[name], raw) for name in NAMED}
    return assemble_snapshot(raw.tables, names)


def assemble_snapshot(
    tables: Mapping[str, bytes], names: Mapping[str, Iterable[tuple[str, ...]]]
) -> Snapshot:
    """A snapshot from record bytes by record name and each record's strings, as a save holds them."""
    decoded = {name: canonical(RECORDS[name], RECORDS[name].table(tables[name])) for name in TABLES}
    strings = {name: tuple(tuple(row) for row in names[name]) for name in NAMED}
    for name in NAMED:
        if len(strings[name]) != len(decoded[name]):
            raise SnapshotError(
                f"{name}: {len(decoded[name])} records, but {len(strings[name])} have strings"
            )
    if len(decoded["world"]) != 1 or len(decoded["match"]) != 1:
        raise SnapshotError("expected exactly one world record and one match record")
    return from_tables(decoded, strings)


def from_tables(tables: Mapping[str, Table], names: Mapping[str, tuple[Any, ...]]) -> Snapshot:
    """A snapshot from canonical tables (keys: TABLES) and strings (keys: NAMED)."""
    world = tables["world"][0]
    game_date = decode_date(world["date"])
    if game_date is None:
        raise SnapshotError(f"world: expected a game date, found the bytes {world['date'].tolist()}")
    return Snapshot(
        game_date=game_date,
        season=1900 + int(world["season"]),
        human_club=_human_club(world, tables["manager"]),
        players=tables["player"],
        player_names=names["player"],
        clubs=tables["club"],
        club_names=names["club"],
        managers=tables["manager"],
        manager_names=names["manager"],
        competitions=tables["competition"],
        competition_names=names["competition"],
        fixtures=tables["fixture"],
        news=tables["news"],
        offers=tables["offer"],
        questions=tables["question"],
        transfers=tables["transfer"],
        careers=tables["career"],
        match=tables["match"][0],
        world=world,
    )


def tables_of(snapshot: Snapshot) -> dict[str, Table]:
    """The snapshot's tables by record name; match and world as tables of one record."""
    return {
        "player": snapshot.players,
        "club": snapshot.clubs,
        "manager": snapshot.managers,
        "competition": snapshot.competitions,
        "fixture": snapshot.fixtures,
        "news": snapshot.news,
        "offer": snapshot.offers,
        "question": snapshot.questions,
        "transfer": snapshot.transfers,
        "career": snapshot.careers,
        "match": np.asarray(snapshot.match).reshape(1),
        "world": np.asarray(snapshot.world).reshape(1),
    }


def names_of(snapshot: Snapshot) -> dict[str, tuple[tuple[str, ...], ...]]:
    """The snapshot's strings by record name."""
    return {
        "player": snapshot.player_names,
        "club": snapshot.club_names,
        "manager": snapshot.manager_names,
        "competition": snapshot.competition_names,
    }


def canonical(record: Record, table: Table) -> Table:
    """A read-only copy with the declared fields alone: undeclared bytes, addresses and volatile counts 0."""
    content = np.ascontiguousarray(table).view("u1").reshape(len(table), record.size)
    copy = (content & _kept(record)).reshape(-1).view(record.dtype)
    copy.flags.writeable = False
    return copy


@cache
def _kept(record: Record) -> NDArray[np.uint8]:
    """A record's bytes: all bits of those that a snapshot keeps, none of the others."""
    bits = np.zeros(record.size, np.uint8)
    left_out = {*record.structure_addresses, *VOLATILE.get(record.name, ())}
    for field in record.fields.values():
        if field.name not in left_out:
            bits[field.kind.offset : field.kind.offset + field.size] = 0xFF
    return bits


def _human_club(world: np.void, managers: Table) -> int:
    if not int(world["human_count"]):
        return NONE
    human = int(world["humans"][0])
    if human >= len(managers):
        raise SnapshotError(f"world: human manager {human}, but there are {len(managers)} managers")
    return int(managers[human]["club"])


def _strings(record: Record, raw: RawTables) -> tuple[tuple[str, ...], ...]:
    table = record.table(raw.tables[record.name])
    columns = []
    for name in record.strings:
        texts = []
        for row, address in enumerate(table[name].tolist()):
            text = "" if address == 0 else text_at(raw.strings, address - raw.strings_address)
            if text is None:
                end = raw.strings_address + len(raw.strings)
                raise SnapshotError(
                    f"{record.name} {row}, {name}: expected an address in "
                    f"{raw.strings_address:#x}..{end:#x}, found {address:#x}"
                )
            texts.append(text)
        columns.append(texts)
    return tuple(zip(*columns, strict=True))
