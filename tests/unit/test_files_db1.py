"""Reading and writing DB1 data files."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cm9798.files import db1
from cm9798.files.db1_fields import MANAGER_FIELDS, PLAYER_FIELDS, TEAM_FIELDS, TEXT, Field
from cm9798.files.errors import FileFormatError

FILES = [
    pytest.param(PLAYER_FIELDS, 48, 418, 666, 215, id="PLAYERS"),
    pytest.param(TEAM_FIELDS, 54, 617, 895, 1024, id="TMDATA"),
    pytest.param(MANAGER_FIELDS, 17, 175, 268, 248, id="MGDATA"),
]


def _values(field: Field) -> st.SearchStrategy[db1.Value]:
    if field.type == TEXT:
        letters = st.characters(min_codepoint=1, max_codepoint=0xFE)
        return st.text(letters, max_size=field.width - 1)
    return st.integers(0 if field.width == 1 else -1, 255 if field.width == 1 else 128**field.width - 1)


def _rows(fields: tuple[Field, ...]) -> st.SearchStrategy[db1.Row]:
    return st.fixed_dictionaries({field.name: _values(field) for field in fields})


def _table(fields: tuple[Field, ...], count: int = 3) -> db1.Db1Table:
    row: db1.Row = {field.name: "é" if field.type == TEXT else 7 for field in fields}
    return db1.Db1Table(fields, (row,) * count, next_id=count)


@pytest.mark.parametrize(("fields", "count", "letters", "header", "row"), FILES)
def test_header_known_sizes(
    fields: tuple[Field, ...], count: int, letters: int, header: int, row: int
) -> None:
    """Field counts, name lengths, header and row sizes are those of the 1997 files."""
    assert len(fields) == count
    assert sum(len(field.name) for field in fields) == letters
    assert db1.header_size(fields) == header
    assert len(db1.encode(_table(fields))) == header + 3 * row


@given(st.lists(_rows(MANAGER_FIELDS), max_size=4), st.integers(0, 2**32 - 1))
def test_table_round_trip(rows: list[db1.Row], next_id: int) -> None:
    """Any rows of numbers and Latin-1 text come back as they were."""
    table = db1.Db1Table(MANAGER_FIELDS, tuple(rows), next_id)
    assert db1.decode(db1.encode(table)) == table


def test_table_on_disk(tmp_path: Path) -> None:
    """A written file reads back equal, and an error in it names the file."""
    path = tmp_path / "PLAYERS.DB1"
    db1.write(path, _table(PLAYER_FIELDS))
    assert db1.read(path) == _table(PLAYER_FIELDS)
    path.write_bytes(path.read_bytes()[:-1])
    with pytest.raises(FileFormatError, match=r"PLAYERS\.DB1 at byte 0x29a: expected 3 rows of 215 bytes"):
        db1.read(path)


@given(st.data())
def test_table_cut_short(data: st.DataObject) -> None:
    """Every proper beginning of a file is refused with the error that names offset, expected and found."""
    whole = db1.encode(_table(MANAGER_FIELDS))
    length = data.draw(st.integers(0, len(whole) - 1))
    with pytest.raises(FileFormatError) as caught:
        db1.decode(whole[:length], "MGDATA.DB1")
    assert caught.value.file == "MGDATA.DB1"
    assert 0 <= caught.value.offset <= length


@given(st.dictionaries(st.integers(0, 900), st.integers(0, 255), min_size=1, max_size=8))
def test_table_damaged_bytes(damage: dict[int, int]) -> None:
    """Whatever bytes are overwritten, the file decodes or is refused with the named error."""
    whole = bytearray(db1.encode(_table(MANAGER_FIELDS)))
    for offset, byte in damage.items():
        whole[offset] = byte
    try:
        table = db1.decode(bytes(whole))
    except FileFormatError:
        return
    assert all(len(row) == len(table.fields) for row in table.rows)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        pytest.param("First Name", "x" * 20, id="too long"),
        pytest.param("First Name", "Łukasz", id="not Latin-1"),
        pytest.param("First Name", "a\0b", id="a NUL"),
        pytest.param("First Name", 3, id="a number for text"),
        pytest.param("Reputation", "high", id="text for a number"),
        pytest.param("Reputation", 16_384, id="too large"),
    ],
)
def test_value_that_does_not_fit(name: str, value: db1.Value) -> None:
    """A value that its field cannot hold is refused with row and field, never cut."""
    table = _table(MANAGER_FIELDS)
    rows = (table.rows[0], {**table.rows[1], name: value})
    with pytest.raises(ValueError, match=rf"(row 1, {name})|(codec)"):
        db1.encode(db1.Db1Table(MANAGER_FIELDS, rows, 2))
