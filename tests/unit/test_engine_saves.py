"""Saved games of the engine: their bytes, and what loading makes of them."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from engine_program import DATA, TABLES, Program

CANONICAL = 0x00C00000
SHAPES = {"PLDATA": (2, 360), "TMDATA": (7, 1466), "MGDATA": (2, 39), "CPDATA": (5, 2004)}
LOAD_AND_SAVE = """wait Touchline 98
key L
wait Load Game
key {load}
wait Continue
key V
wait (empty)
key {save}
wait Game saved.
"""


def _records(data: bytes, strings: int, size: int) -> Iterator[tuple[list[bytes], bytes]]:
    """A table file's records, read by the contract."""
    (count,) = struct.unpack_from("<H", data, 0)
    at = 2
    for _ in range(count):
        texts = []
        for _ in range(strings):
            (length,) = struct.unpack_from("<H", data, at)
            texts.append(data[at + 2 : at + 2 + length])
            at += 2 + length
        yield texts, data[at : at + size]
        at += size
    assert at == len(data)


def _load_and_save(game: Program, load: int, save: int) -> None:
    script = game.directory / "SCRIPT.TXT"
    script.write_text(LOAD_AND_SAVE.format(load=load, save=save))
    game.output("ui", "--keys", script)


def test_save_loaded_and_saved_again_is_the_same(game: Program) -> None:
    """A round trip through memory changes no byte, in mid-season too."""
    game.json("--slot", 1, "play", "--matches", 5, "--save", 2)
    for slot in (1, 2):
        _load_and_save(game, slot, 7)
        assert game.saved(7) == game.saved(slot)
        _name_slots(game)


def _name_slots(game: Program) -> None:
    """An index in which slots 1 and 2 have names again and slot 7 has none."""
    names = [b"one".ljust(80, b"\0"), b"two".ljust(80, b"\0"), *[bytes(80)] * 5]
    (game.directory / "GAMESS16.IDX").write_bytes(b"".join(names))


@pytest.mark.parametrize("table", SHAPES)
def test_save_pointers_count_the_strings(game: Program, table: str) -> None:
    """A string pointer is 0x00C00000 and the length of all strings before it, each with one NUL."""
    strings, size = SHAPES[table]
    offset = 0
    for texts, body in _records(game.saved(1)[table], strings, size):
        for i, text in enumerate(texts):
            assert struct.unpack_from("<I", body, 4 * i) == (CANONICAL + offset,)
            offset += len(text) + 1


def test_save_general_file_has_no_address(game: Program) -> None:
    """The directory's addresses and the number of drawn texts are 0; the date is at bytes 3 to 5."""
    general = game.saved(1)["GNDATA"]
    assert tuple(general[3:6]) == (1, 7, 97)
    for at in (64, 70, 76, 82, 88, 94, 100, 106, 110, 118, 180, 186, 192, 198, 232):
        assert general[at : at + 4] == bytes(4)
    fixtures, news = struct.unpack_from("<H", general, 92)[0], struct.unpack_from("<H", general, 98)[0]
    sizes = {
        184: 40,
        190: 24,
        196: 16,
        202: 20,
        236: 8,
    }  # count in the world record: size of an offer, a question, ...
    others = sum(size * struct.unpack_from("<H", general, at)[0] for at, size in sizes.items())
    assert len(general) == 512 + 1024 + 24 * fixtures + 20 * news + others


def test_save_name_is_club_and_date(game: Program) -> None:
    """A slot is named for the club and the game date; behind the seven names stands what was saved last."""
    index = (game.directory / "GAMESS16.IDX").read_bytes()
    assert len(index) == 560 + 12 + 4
    assert index[560:572].rstrip(b"\0") == b"SAVED 1"
    assert index[:80].rstrip(b"\0").decode("latin-1").endswith(" 1 July 1997")


def test_load_needs_no_data_files(game: Program) -> None:
    """A saved game is played on without the DB1 files."""
    for name in DATA:
        (game.directory / name).unlink()
    assert game.json("--slot", 1, "play", "--matches", 1)["played"] == 1


def test_load_of_a_killed_save_gives_the_earlier_one(game: Program) -> None:
    """Temporary files of a save that was never completed do not touch the slot."""
    before = game.saved(1)
    for name in TABLES:
        (game.directory / f"{name}1.TMP").write_bytes(before[name][: len(before[name]) // 2])
    (game.directory / "GAMESS16.TMP").write_bytes(b"half")
    _load_and_save(game, 1, 3)
    assert game.saved(3) == before


def test_save_into_a_folder_that_cannot_be_written(game: Program, tmp_path: Path) -> None:
    """A save that fails says so and leaves no temporary file."""
    (tmp_path / "CPDATA4.TMP").mkdir()
    result = game.result("--slot", 1, "play", "--matches", 1, "--save", 4)
    assert result.returncode == 1
    assert "could not be saved" in result.stderr
    assert not (tmp_path / "PLDATA4.TMP").exists()
    assert not (tmp_path / "PLDATA4.S16").exists()
