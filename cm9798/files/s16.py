"""A whole saved game: the five `.S16` files of a slot and the slot's name in the index."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from cm9798.files import save_general, save_index, save_links, save_table
from cm9798.files.errors import FileFormatError
from cm9798.files.save_general import General
from cm9798.files.save_table import SaveTable
from cm9798.records.all_records import RECORDS
from cm9798.snapshot import Snapshot, assemble_snapshot

TABLE_FILES = {"player": "PLDATA", "club": "TMDATA", "manager": "MGDATA", "competition": "CPDATA"}
GENERAL_FILE = "GNDATA"


@dataclass(frozen=True, slots=True)
class Save:
    """A saved game as its files hold it: `tables` by record name (player, club, manager, competition)."""

    name: str  # in the index
    tables: Mapping[str, SaveTable]
    general: General


def file_names(slot: int) -> tuple[str, ...]:
    """The five files of a slot (1..7), without the index."""
    if not 1 <= slot <= save_index.SLOTS:
        raise ValueError(f"a slot is 1..{save_index.SLOTS}, not {slot}")
    return tuple(f"{stem}{slot}.S16" for stem in (*TABLE_FILES.values(), GENERAL_FILE))


def read_save(directory: Path, slot: int) -> Save:
    """The game in slot 1..7 of a game directory.

    FileFormatError names file, offset, expected and found when a file is damaged or the files do not belong
    together; FileNotFoundError when the slot is empty.
    """
    *table_names, general_name = file_names(slot)
    tables = {
        record: save_table.decode((directory / name).read_bytes(), RECORDS[record], name)
        for record, name in zip(TABLE_FILES, table_names, strict=True)
    }
    general = save_general.decode((directory / general_name).read_bytes(), general_name)
    save = Save(save_index.read(directory)[slot - 1], tables, general)
    _check_counts(save, general_name)
    save_links.check(bytes_of(save), dict(zip(RECORD_ORDER, _homes(slot), strict=True)))
    return save


def write_save(directory: Path, slot: int, save: Save) -> None:
    """Write the five files and the slot's name; string addresses become canonical."""
    *table_names, general_name = file_names(slot)
    for record, name in zip(TABLE_FILES, table_names, strict=True):
        (directory / name).write_bytes(save_table.encode(save.tables[record], RECORDS[record]))
    (directory / general_name).write_bytes(save_general.encode(save.general))
    names = list(save_index.read(directory))
    names[slot - 1] = save.name
    (directory / save_index.NAME).write_bytes(save_index.encode(tuple(names)))


def snapshot_of(save: Save) -> Snapshot:
    """The save decoded; equal to a snapshot taken from memory when the game was saved.

    SnapshotError when the world record holds no date or no manager where it says.
    """
    names = {record: table.strings for record, table in save.tables.items()}
    return assemble_snapshot(bytes_of(save), names)


def bytes_of(save: Save) -> dict[str, bytes]:
    """Every table's records by record name, the world and the match among them."""
    general = save.general
    return {record: table.bodies for record, table in save.tables.items()} | {
        "fixture": general.fixtures,
        "news": general.news,
        "offer": general.offers,
        "question": general.questions,
        "transfer": general.transfers,
        "career": general.careers,
        "history": general.history,
        "match": general.match,
        "world": general.world,
    }


RECORD_ORDER = (
    *(*TABLE_FILES, "fixture", "news", "offer", "question", "transfer", "career"),
    *("history", "match", "world"),
)


def _homes(slot: int) -> tuple[str, ...]:
    """The file that holds each record of RECORD_ORDER."""
    *table_names, general_name = file_names(slot)
    return (*table_names, *[general_name] * (len(RECORD_ORDER) - len(TABLE_FILES)))


def _check_counts(save: Save, file: str) -> None:
    """The world record's counts are those of the four tables."""
    world = RECORDS["world"].table(save.general.world)[0]
    for record, table in save.tables.items():
        field = f"{record}_count"
        if int(world[field]) != len(table.strings):
            offset = RECORDS["world"].fields[field].kind.offset
            raise FileFormatError(file, offset, f"{len(table.strings)} as {field}", str(int(world[field])))
