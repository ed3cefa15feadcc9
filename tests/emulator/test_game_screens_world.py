"""Every screen of the football world in real DOSBox, by keyboard and by mouse, beside the host build."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from engine_program import BUILD, Program, build, make_data
from scripted_guest import PROGRAM, ScriptedGuest
from ui_script import Shown, keys, play

pytestmark = pytest.mark.emulator

OFFICE = "wait Manager's Office"
LOAD = [*keys("l", "1"), OFFICE, "dump"]
PEOPLE = [
    "key s",
    "wait Squad",
    "key Enter",
    "wait Player Profile",
    "key Enter",
    "wait Player Dealings",
    "dump",
]
PEOPLE += ["key t", "dump", "key n", "wait Contract Talks", "dump", *keys("Esc", "Esc", "Esc", "Esc")]
MARKET = [
    "key m",
    "wait Transfer Market",
    "text a",
    "dump",
    *keys("Down", "Down", "Right", "Tab", "k", "o"),
    "dump",
]
MARKET += ["key Enter", "wait Player Profile", "dump", *keys("Esc", "Esc")]
DESK = [step for key, title in (
    ("b", "Transfer Offers"), ("k", "Shortlist"), ("x", "Finances"), ("d", "Board Confidence"),
    ("i", "Club Information"), ("h", "Manager History"), ("y", "Holiday"), ("j", "New Manager"),
) for step in (f"key {key}", f"wait {title}", "dump", "key Esc", OFFICE)]  # fmt: skip
FOOTBALL = [
    "key l",
    "wait League Table",
    *keys("Right", "Down"),
    "dump",
    "key Enter",
    "wait Club Squad",
    "dump",
]
FOOTBALL += [
    "key Enter",
    "wait Player Profile",
    "key Enter",
    "wait Player Dealings",
    "key m",
    "wait Make Offer",
    "dump",
]
FOOTBALL += [
    *keys("Esc", "Esc", "Esc", "Esc", "Esc"),
    OFFICE,
    *keys("p"),
    "wait Competitions",
    "dump",
    "key Enter",
    "wait Competition",
    "dump",
]
FOOTBALL += [*keys("Esc", "Esc"), OFFICE, *keys("v", "2"), "wait Game saved.", "dump"]
SCRIPT = [*LOAD, *PEOPLE, OFFICE, *MARKET, OFFICE, *DESK, *FOOTBALL]
SAVED = [f"{table}2.S16" for table in ("PLDATA", "TMDATA", "MGDATA", "CPDATA", "GNDATA")]
BY_MOUSE = (
    "Squad", "Team Selection", "Fixtures", "League Table", "Competitions", "News", "Transfer Market",
    "Transfer Offers", "Shortlist", "Finances", "Board Confidence", "Club Information", "Manager History",
    "Holiday", "New Manager", "Save Game",
)  # fmt: skip


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Program:
    """A new game in slot 1, on the host build."""
    build("host")
    directory = tmp_path_factory.mktemp("host")
    make_data(directory)
    program = Program(directory, BUILD / "tl98-host")
    program.new()
    return program


@pytest.fixture(scope="module")
def guest(host: Program, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ScriptedGuest]:
    """The same files in DOSBox."""
    build("dos")
    directory = tmp_path_factory.mktemp("dos")
    for source in host.directory.iterdir():
        (directory / source.name).write_bytes(source.read_bytes())
    (directory / PROGRAM).write_bytes((BUILD / PROGRAM).read_bytes())
    scripted = ScriptedGuest(directory)
    yield scripted
    scripted.close()


@pytest.fixture(scope="module")
def tour(guest: ScriptedGuest, host: Program) -> tuple[list[Shown], list[Shown]]:
    """The screens of both builds, from the same keys."""
    return guest.play(SCRIPT), play(host, SCRIPT)


def test_screens_of_the_world_equal_the_hosts(tour: tuple[list[Shown], list[Shown]]) -> None:
    """Both builds drew the same texts at the same places on every screen."""
    dos, host = tour
    assert [shown.title for shown in dos] == [shown.title for shown in host]
    assert dos == host


@pytest.mark.parametrize("name", SAVED)
def test_save_after_the_tour_equals_the_hosts(
    tour: tuple[list[Shown], list[Shown]], guest: ScriptedGuest, host: Program, name: str
) -> None:
    """A player put on the transfer list and one on the shortlist leave the same bytes."""
    assert _bytes(guest.directory, name) == _bytes(host.directory, name)


def test_every_office_button_by_mouse(tour: tuple[list[Shown], list[Shown]], guest: ScriptedGuest) -> None:
    """A click on each button opens its screen, and the right button comes back."""
    office = tour[0][0]
    for label in BY_MOUSE:
        x, y = office.place(label)
        (opened,) = guest.play([f"click {x} {y}", f"wait {label}", "dump"])
        assert opened.title == label
        guest.play(["back", OFFICE])


def _bytes(directory: Path, name: str) -> bytes:
    return (directory / name).read_bytes()
