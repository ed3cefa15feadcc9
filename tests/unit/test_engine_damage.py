"""Damaged files: the sanitized engine refuses them with a sentence, or plays on, but never crashes."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from engine_program import BUILD, DATA, TABLES, Program, build, make_data

from cm9798.files.s16 import read_save, write_save
from cm9798.records.all_records import RECORDS

MUTATIONS = 6  # of each kind and file


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Program:
    """The sanitized program with whole files and a game in mid-season in slot 1."""
    build("host-asan")
    directory = tmp_path_factory.mktemp("whole")
    make_data(directory)
    program = Program(directory, BUILD / "tl98-host-asan")
    program.new()
    program.json("--slot", 1, "play", "--matches", 3)
    return program


def _mutations(data: bytes, dice: random.Random) -> Iterator[bytes]:
    """Cut short, lengthened, bytes changed at random, and headers changed."""
    yield b""
    yield data + b"x"
    for _ in range(MUTATIONS):
        yield data[: dice.randrange(len(data))]
    for _ in range(MUTATIONS):
        changed = bytearray(data)
        for _ in range(dice.choice((1, 20, 2000))):
            changed[dice.randrange(len(changed))] = dice.choice((0, 1, 0x7F, 0xFF, dice.randrange(256)))
        yield bytes(changed)
    for _ in range(MUTATIONS):
        changed = bytearray(data)
        changed[dice.randrange(300)] = dice.randrange(256)
        yield bytes(changed)


def _check(program: Program, *arguments: object) -> None:
    result = program.result(*arguments)
    assert result.returncode in (0, 1), result.stderr
    if result.returncode == 1:
        assert result.stderr.startswith("tl98-host: "), result.stderr
        assert len(result.stderr) < 160


def test_damage_none_plays_a_season(whole: Program, tmp_path: Path) -> None:
    """The sanitizers have nothing to say of a whole season."""
    copy = Program(tmp_path / "copy", whole.program)
    shutil.copytree(whole.directory, copy.directory)
    assert copy.season(1, 2)["played"] == 38


@pytest.mark.parametrize("name", DATA)
def test_damage_of_a_data_file_is_refused_or_harmless(whole: Program, tmp_path: Path, name: str) -> None:
    """A new game from a damaged data file begins or is refused in words."""
    copy = Program(tmp_path / "copy", whole.program)
    shutil.copytree(whole.directory, copy.directory)
    dice = random.Random(f"data {name}")
    person = ("--first", "A", "--second", "B", "--club-rank", 3, "--game", 1)
    for data in _mutations((whole.directory / name).read_bytes(), dice):
        (copy.directory / name).write_bytes(data)
        _check(copy, "new", *person, "--slot", 2)


@pytest.mark.parametrize("table", TABLES)
def test_damage_of_a_save_is_refused_or_harmless(whole: Program, tmp_path: Path, table: str) -> None:
    """A damaged saved game is played on or refused in words."""
    copy = Program(tmp_path / "copy", whole.program)
    shutil.copytree(whole.directory, copy.directory)
    dice = random.Random(f"save {table}")
    for data in _mutations(whole.saved(1)[table], dice):
        (copy.directory / f"{table}1.S16").write_bytes(data)
        _check(copy, "--slot", 1, "play", "--matches", 4, "--save", 2)


@pytest.mark.parametrize(
    ("record", "field", "value"),
    [
        pytest.param("player", "wage", 1e7 + 1, id="wage"),
        pytest.param("player", "wage", -1.0, id="negative wage"),
        pytest.param("player", "value", float("inf"), id="value"),
        pytest.param("player", "asking_price", float("nan"), id="asking price"),
        pytest.param("club", "start_balance", -2e9, id="balance"),
        pytest.param("club", "gate", 1e300, id="gate"),
        pytest.param("manager", "judgement", 255, id="judgement"),
        pytest.param("manager", "board_confidence", 101, id="confidence"),
    ],
)
def test_damage_off_a_scale_is_refused(
    whole: Program, tmp_path: Path, record: str, field: str, value: float
) -> None:
    """Sums that no game can reach, and values above their scale."""
    copy = Program(tmp_path / "copy", whole.program)
    shutil.copytree(whole.directory, copy.directory)
    save = read_save(copy.directory, 1)
    rows = RECORDS[record].table(save.tables[record].bodies).copy()
    rows[0][field] = value
    tables = {**save.tables, record: replace(save.tables[record], bodies=rows.tobytes())}
    write_save(copy.directory, 1, replace(save, tables=tables))
    result = copy.result("--slot", 1, "play", "--matches", 1)
    assert result.returncode == 1
    assert result.stderr.startswith("tl98-host: "), result.stderr


def test_damage_of_squads_that_say_they_are_empty(whole: Program, tmp_path: Path) -> None:
    """Their players are not counted below nothing when they leave."""
    copy = Program(tmp_path / "copy", whole.program)
    shutil.copytree(whole.directory, copy.directory)
    save = read_save(copy.directory, 1)
    clubs = RECORDS["club"].table(save.tables["club"].bodies).copy()
    clubs["squad_count"][clubs["division"] > 0] = 0
    tables = {**save.tables, "club": replace(save.tables["club"], bodies=clubs.tobytes())}
    write_save(copy.directory, 1, replace(save, tables=tables))
    result = copy.result("--slot", 1, "holiday", "--seasons", 2)
    assert result.returncode == 0, result.stderr


def test_damage_of_a_missing_file_is_named(whole: Program, tmp_path: Path) -> None:
    """A data file that is not there is named."""
    copy = Program(tmp_path, whole.program)
    make_data(copy.directory)
    (copy.directory / "MGDATA.DB1").unlink()
    person = ("--first", "A", "--second", "B", "--club-rank", 3, "--game", 1, "--slot", 1)
    result = copy.result("new", *person)
    assert result.returncode == 1
    assert "MGDATA.DB1" in result.stderr
