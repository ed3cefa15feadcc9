"""The declared records are the game's: compared with what the built program says of its own structures."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

import cm9798
from cm9798.records.all_records import RECORDS

GAME = Path(cm9798.__file__).parent / "touchline98"


@pytest.fixture(scope="module")
def layout() -> dict[str, dict[str, object]]:
    """`sizeof` and `offsetof` of every record, printed by the host build."""
    subprocess.run(["make", "-C", str(GAME), "host"], check=True, capture_output=True)
    program = GAME / "build" / "tl98-host"
    printed = subprocess.run([str(program), "layout"], check=True, capture_output=True, text=True)
    found: dict[str, dict[str, object]] = json.loads(printed.stdout)
    return found


@pytest.mark.parametrize("name", list(RECORDS))
def test_record_lies_as_in_the_game(layout: dict[str, dict[str, object]], name: str) -> None:
    """Size and every field's offset are those of the compiled structure; none is missing on either side."""
    record = RECORDS[name]
    declared = {field.name: field.kind.offset for field in record.fields.values()}
    assert layout[name] == {"size": record.size, "fields": declared}


def test_game_has_no_record_beside_the_declared_ones(layout: dict[str, dict[str, object]]) -> None:
    """A structure that the game adds to its layout must be declared here too."""
    assert set(layout) == set(RECORDS)
