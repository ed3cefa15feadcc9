"""A whole season in DOSBox, on holiday, beside the same season on the host build: equal byte for byte."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from engine_program import BUILD, TABLES, Program, build
from engine_program import new_game as new_game_files
from scripted_guest import PROGRAM, ScriptedGuest
from ui_script import keys, play

pytestmark = pytest.mark.emulator

TO_OFFICE = ["wait Load Game", "key 1", "wait Continue"]
HOLIDAY = ["key y", "wait Holiday", "key e", "key Enter"]
SAVE = ["key v", "wait (empty)", "key 3", "wait Game saved."]
ANEW = [*keys("Esc", "y", "l"), "wait Load Game", "key 3", "wait Continue"]
SAVE_AGAIN = ["key v", "wait (empty)", "key 4", "wait Game saved."]


@dataclass(frozen=True, slots=True)
class Season:
    """The folders in which both builds played it."""

    dos: Path
    host: Path


@pytest.fixture(scope="module")
def season(engine: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Season]:
    """From 1 July to 30 June, saved in slot 3, loaded and saved again in slot 4."""
    build("dos")
    folders = Season(tmp_path_factory.mktemp("dos"), tmp_path_factory.mktemp("host"))
    for folder in (folders.dos, folders.host):
        for name, content in new_game_files(engine).items():
            (folder / name).write_bytes(content)
    (folders.dos / PROGRAM).write_bytes((BUILD / PROGRAM).read_bytes())
    away = ["key l", *TO_OFFICE, *HOLIDAY]
    play(Program(folders.host, engine), [*away, "wait Continue", *SAVE, *ANEW, *SAVE_AGAIN])
    guest = ScriptedGuest(folders.dos)
    try:
        guest.play(away)
        while "Holiday" in guest.screen().title:
            pass
        guest.play([*SAVE, *ANEW, *SAVE_AGAIN])
        yield folders
    finally:
        guest.close()


@pytest.mark.parametrize("table", TABLES)
def test_season_in_dos_equals_the_hosts(season: Season, table: str) -> None:
    """Nothing that 365 days and 380 matches leave in a save differs."""
    assert (season.dos / f"{table}3.S16").read_bytes() == (season.host / f"{table}3.S16").read_bytes()


@pytest.mark.parametrize("table", TABLES)
def test_season_loaded_and_saved_again_in_dos_is_the_same(season: Season, table: str) -> None:
    """A round trip through the guest's memory changes no byte."""
    assert (season.dos / f"{table}4.S16").read_bytes() == (season.dos / f"{table}3.S16").read_bytes()
