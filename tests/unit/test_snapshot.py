"""Snapshots: decoded from raw bytes, canonical, packed and unpacked."""

from __future__ import annotations

import json
import time
import zlib

import builders
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cm9798.records.all_records import RECORDS
from cm9798.records.player import PLAYER
from cm9798.snapshot import (
    NAMED,
    TABLES,
    RawTables,
    Snapshot,
    SnapshotError,
    decode_snapshot,
    names_of,
    tables_of,
)
from cm9798.snapshot_codec import FORMAT, SnapshotBlobError, pack, sha256, unpack
from cm9798.synthetic import FIRST_CLUB

LATER_TABLES = ("offer", "question", "transfer", "career")


def equal(a: Snapshot, b: Snapshot) -> bool:
    """Field by field, every table and every string."""
    left, right = tables_of(a), tables_of(b)
    same = all(
        np.array_equal(left[name][field], right[name][field], equal_nan=False)
        for name in TABLES
        for field in RECORDS[name].fields
    )
    return same and names_of(a) == names_of(b) and (a.game_date, a.human_club) == (b.game_date, b.human_club)


@given(st.integers(1, 10_000))
@settings(max_examples=10, deadline=None)
def test_snapshot_survives_packing(seed: int) -> None:
    """Unpacking gives every field and every string back, and packs to the same bytes."""
    snapshot = builders.world(seed).snapshot()
    blob = pack(snapshot)
    again = unpack(blob)
    assert equal(snapshot, again)
    assert pack(again) == blob
    assert sha256(again) == sha256(snapshot)


def test_snapshot_of_equal_worlds_packs_to_equal_bytes() -> None:
    """Undeclared bytes and addresses, which differ between equal games, do not reach the blob."""
    clean, dirty = builders.world(), builders.world()
    dirty.tables["player"].view("u1").reshape(-1, 360)[:, 300:350] = 77  # no declared field lies there
    dirty.tables["player"]["first_name"] = 0x123456
    dirty.tables["world"]["players"] = 0x200000
    dirty.tables["world"]["drawn_text_count"] = 40
    assert pack(clean.snapshot()) == pack(dirty.snapshot())


def test_snapshot_that_differs_in_one_field_has_another_hash() -> None:
    """One changed number changes the hash."""
    made = builders.world()
    before = made.snapshot()
    made.tables["club"][FIRST_CLUB]["points"] += 1
    assert sha256(before) != sha256(made.snapshot())


def test_snapshot_does_not_follow_later_changes_of_its_source() -> None:
    """A snapshot is a moment: its tables are copies and read-only."""
    made = builders.world()
    snapshot = made.snapshot()
    made.tables["player"]["goals"] = 99
    assert int(snapshot.players["goals"].max()) == 0
    with pytest.raises(ValueError, match="read-only"):
        snapshot.players["goals"] = 1


def test_snapshot_of_a_full_world_is_small_and_fast_to_pack() -> None:
    """4,000 players and more take less than 500 kB and 100 ms of processor time."""
    parts = [builders.world(seed, clubs=24) for seed in range(8)]
    made = parts[0]
    made.tables["player"] = PLAYER.table(b"".join(part.tables["player"].tobytes() for part in parts))
    made.names["player"] = [names for part in parts for names in part.names["player"]]
    snapshot = made.snapshot()
    assert len(snapshot.players) > 4_000
    best = 1.0
    for _ in range(5):
        start = time.process_time()
        blob = pack(snapshot)
        best = min(best, time.process_time() - start)
    assert len(blob) < 500_000
    assert best < 0.1


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        pytest.param(lambda _: b"", "found nothing", id="empty"),
        pytest.param(lambda blob: bytes([FORMAT + 1]) + blob[1:], "format", id="other-format"),
        pytest.param(lambda blob: blob[:-9], "damaged", id="cut"),
    ],
)
def test_blob_that_is_no_snapshot_is_refused(spoil: object, complaint: str) -> None:
    """Bytes of another format or cut ones are an error that says so."""
    blob = pack(builders.world().snapshot())
    assert callable(spoil)
    with pytest.raises(SnapshotBlobError, match=complaint):
        unpack(spoil(blob))


def test_decoding_with_an_address_outside_the_strings_names_the_record() -> None:
    """A bad string address is an error with the record, the field and the address."""
    made = builders.world()
    made.tables["player"]["second_name"][7] = 0x999999
    raw = RawTables({name: table.tobytes() for name, table in made.tables.items()}, b"\0text\0", 0x400000)
    with pytest.raises(SnapshotError, match=r"player 7, second_name: .*found 0x999999"):
        decode_snapshot(raw)


def test_world_without_a_date_is_refused() -> None:
    """Before a game is loaded there is nothing to take a snapshot of."""
    made = builders.world()
    made.tables["world"]["date"] = 0
    with pytest.raises(SnapshotError, match="expected a game date"):
        made.snapshot()


def test_snapshot_head_is_plain_python() -> None:
    """No numpy number leaks out of the head of a snapshot: it goes into JSON as it is."""
    snapshot = builders.world().snapshot()
    assert json.dumps([snapshot.season, snapshot.human_club, list(names_of(snapshot))]) is not None
    assert type(snapshot.human_club) is int
    assert set(names_of(snapshot)) == set(NAMED)


def as_format_1(snapshot: Snapshot) -> bytes:
    """The blob as it was before there were tables of offers, questions, transfers and careers."""
    payload = zlib.decompress(pack(snapshot)[1:])
    size = int.from_bytes(payload[:4], "little")
    header, content = json.loads(payload[4 : 4 + size]), payload[4 + size :]
    for name in LATER_TABLES:
        assert header["tables"].pop(name)["count"] == 0
    head = json.dumps(header, sort_keys=True, separators=(",", ":")).encode()
    return b"\x01" + zlib.compress(len(head).to_bytes(4, "little") + head + content)


def test_snapshot_of_an_older_format_has_empty_new_tables() -> None:
    """What a game without a market stored is still read, every other field as it was."""
    made = builders.world()
    made.tables["career"] = RECORDS["career"].empty(0)
    old = unpack(as_format_1(made.snapshot()))
    assert equal(old, made.snapshot())
    assert all(len(tables_of(old)[name]) == 0 for name in LATER_TABLES)
