"""Record declarations: their own checks, and equality with the game's table of fields."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Annotated, NamedTuple

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import cm9798
from cm9798.records.all_records import RECORDS
from cm9798.records.declaration import DeclarationError, declare
from cm9798.records.encodings import decode_date, encode_date, text_at
from cm9798.records.kinds import OBSERVER_ONLY, OWN, SHOWN, STRUCTURE, TEXT, U8, U16, Visibility
from cm9798.records.player import PLAYER, VISIBLE_ATTRIBUTES

GAME_FIELDS = Path(cm9798.__file__).parent / "touchline98" / "engine" / "fields.def"


class Overlapping:
    """Two fields on one byte."""

    first: Annotated[int, U16(0), SHOWN, OWN]
    second: Annotated[int, U8(1), SHOWN, OWN]


class Overrunning:
    """A field behind the end of 8 bytes."""

    only: Annotated[int, U16(7), SHOWN, OWN]


class WithoutVisibility:
    """Nobody said who may see it."""

    only: Annotated[int, U16(0), OWN]


class StringBehind:
    """A string address behind a number."""

    number: Annotated[int, U8(0), SHOWN, OWN]
    name: Annotated[int, TEXT(1), STRUCTURE, OWN]


class GameField(NamedTuple):
    """A line of the game's table."""

    record: str
    code: str
    name: str
    repeated: int
    offset: int


def game_fields() -> Iterator[GameField]:
    for line in GAME_FIELDS.read_text().splitlines():
        if found := re.match(r"FIELD\((\w+), (\w+), (\w+), (\d+), (\d+)\)", line):
            record, code, name, count, offset = found.groups()
            yield GameField(record, code, name, int(count), int(offset))


def test_records_equal_the_games_table_of_fields() -> None:
    """Name, type, count and offset of every field are those the game is built from; none is missing."""
    declared = [
        GameField(record.name, field.kind.code, field.name, field.kind.count, field.kind.offset)
        for record in RECORDS.values()
        for field in record.fields.values()
    ]
    assert sorted(declared) == sorted(game_fields())


def test_records_equal_the_games_sizes_and_string_counts() -> None:
    """Size and number of string addresses of every record are those of the game's table."""
    found = re.findall(r"RECORD\((\w+), (\d+), (\d+)\)", GAME_FIELDS.read_text())
    declared = [(record.name, str(record.size), str(len(record.strings))) for record in RECORDS.values()]
    assert declared == found


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        pytest.param(Overlapping, "overlaps first", id="overlap"),
        pytest.param(Overrunning, "behind the record's 8 bytes", id="overrun"),
        pytest.param(WithoutVisibility, "one visibility", id="no-visibility"),
        pytest.param(StringBehind, "must come first", id="string-behind"),
    ],
)
def test_declaration_with_a_mistake_is_refused(fields: type, complaint: str) -> None:
    """A layout that contradicts itself never gets as far as decoding."""
    with pytest.raises(DeclarationError, match=complaint):
        declare("wrong", 8, fields)


def test_dtype_has_the_records_size_and_offsets() -> None:
    """The numpy type keeps gaps: its item size is the record's, its offsets the declared ones."""
    for record in RECORDS.values():
        assert record.dtype.itemsize == record.size
        assert record.dtype.fields is not None
        for field in record.fields.values():
            assert record.dtype.fields[field.name][1] == field.kind.offset


def test_hidden_attributes_are_not_visible() -> None:
    """Of the 24 attributes and morale exactly the 18 that a player screen shows as numbers are visible."""
    hidden = {"adaptability", "big_occasion", "character", "consistency", "dirtyness", "injury_proneness"}
    attributes = {f.name for f in PLAYER.fields.values() if 233 <= f.kind.offset <= 257}
    assert attributes - set(VISIBLE_ATTRIBUTES) == hidden | {"morale"}
    for name in hidden | {"ability", "potential", "reputation", "talent"}:
        assert PLAYER.fields[name].visibility is OBSERVER_ONLY


def test_addresses_are_structure() -> None:
    """No guest address is ever shown: it would differ between two equal games."""
    for record in RECORDS.values():
        for name in record.structure_addresses:
            assert record.fields[name].visibility is Visibility.STRUCTURE


def test_table_with_a_cut_record_is_refused() -> None:
    """Bytes that are no whole number of records are an error, not a shorter table."""
    with pytest.raises(ValueError, match="expected whole records of 360 bytes, found 719"):
        PLAYER.table(bytes(719))
    with pytest.raises(ValueError, match="expected 3 records"):
        PLAYER.table(bytes(720), 3)


@given(st.binary(min_size=360, max_size=360))
def test_player_bytes_decode_at_the_declared_place(data: bytes) -> None:
    """A field read by numpy equals the same field cut from the bytes by hand."""
    row = PLAYER.table(data)[0]
    assert int(row["ability"]) == int.from_bytes(data[26:28], "little", signed=True)
    assert int(row["plays"]) == int.from_bytes(data[19:20], "little", signed=True)
    assert row["expires"].tolist() == list(data[79:82])
    assert np.float64(row["wage"]).tobytes() == data[68:76]


@given(st.dates(date(1900, 1, 1), date(2155, 12, 31)))
def test_date_survives_encoding(day: date) -> None:
    """Every date that three bytes can hold comes back."""
    assert decode_date(encode_date(day)) == day


def test_date_of_zero_bytes_is_none() -> None:
    """An unset date is None in both directions."""
    assert decode_date((0, 0, 0)) is None
    assert encode_date(None) == (0, 0, 0)


def test_text_keeps_accents_and_needs_its_end() -> None:
    """Text is Latin-1 up to the NUL; without a NUL or outside the bytes there is none."""
    data = "Müñé\0rest".encode("latin-1")
    assert text_at(data, 0) == "Müñé"
    assert text_at(data, 5) is None
    assert text_at(data, 99) is None
