"""The engine's layouts: those of the field table, and shuffled ones that play the same football."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import NamedTuple

import pytest
from engine_program import GAME, Program, build, make_data

WIDTHS = {"u8": 1, "s8": 1, "u16": 2, "s16": 2, "u32": 4, "s32": 4, "f64": 8}
EMBEDDED = {"appearance", "incident"}  # they lie inside the match record


class Field(NamedTuple):
    """A line of the field table."""

    record: str
    width: int
    name: str
    offset: int


def _field_table() -> tuple[dict[str, tuple[int, int]], list[Field]]:
    """Size and number of string pointers of every record, and every field, as the table writes them."""
    text = (GAME / "engine" / "fields.def").read_text()
    records = {
        name: (int(size), int(pointers))
        for name, size, pointers in re.findall(r"^RECORD\((\w+), (\d+), (\d+)\)", text, re.MULTILINE)
    }
    lines = re.findall(r"^FIELD\((\w+), (\w+), (\w+), (\d+), (\d+)\)", text, re.MULTILINE)
    fields = [Field(r, WIDTHS[kind] * int(count), name, int(at)) for r, kind, name, count, at in lines]
    return records, fields


def _layout(program: Path) -> dict[str, dict[str, object]]:
    printed = subprocess.run([str(program), "layout"], check=True, capture_output=True, text=True)
    layout: dict[str, dict[str, object]] = json.loads(printed.stdout)
    return layout


@pytest.fixture(scope="module", params=[7])
def shuffled(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The host program of a shuffled layout."""
    folder = tmp_path_factory.mktemp("shuffled")
    build("host", folder, request.param)
    return folder / "tl98-host"


def test_layout_is_the_field_table(engine: Path) -> None:
    """Without a layout seed every record has the size and every field the offset of the field table."""
    records, fields = _field_table()
    expected: dict[str, dict[str, object]] = {
        record: {"size": size, "fields": {f.name: f.offset for f in fields if f.record == record}}
        for record, (size, _) in records.items()
    }
    assert _layout(engine) == expected


def test_layout_of_a_seed_moves_fields_but_no_string_pointer(shuffled: Path) -> None:
    """Fields are elsewhere in wider records and do not overlap; string pointers are where they were."""
    records, fields = _field_table()
    layout = _layout(shuffled)
    for record, (size, pointers) in records.items():
        found: dict[str, int] = layout[record]["fields"]  # type: ignore[assignment]  # JSON
        stride = layout[record]["size"]
        assert stride == size if record in EMBEDDED else int(str(stride)) > size
        used: set[int] = set()
        for field in (f for f in fields if f.record == record):
            span = set(range(found[field.name], found[field.name] + field.width))
            assert not used & span, f"{record}.{field.name}"
            used |= span
            if field.offset < 4 * pointers:
                assert found[field.name] == field.offset
        assert max(used) < int(str(stride))
    moved = [f for f in fields if layout[f.record]["fields"][f.name] != f.offset]  # type: ignore[index]  # JSON
    assert len(moved) > len(fields) / 2


def test_layout_of_a_seed_plays_the_same_season(shuffled: Path, engine: Path, tmp_path: Path) -> None:
    """Where fields lie changes no result."""
    tables = []
    for name, program in (("shuffled", shuffled), ("plain", engine)):
        directory = tmp_path / name
        directory.mkdir()
        make_data(directory)
        game = Program(directory, program)
        game.new()
        game.season(1, 2)
        tables.append(game.json("--slot", 2, "table"))
    assert tables[0] == tables[1]
