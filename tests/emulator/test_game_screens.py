"""The game in real DOSBox, driven by its keys, beside the same keys on the host build."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from engine_program import BUILD, TABLES, Program, build, make_data
from PIL import Image
from scripted_guest import PROGRAM, ScriptedGuest
from ui_script import Shown, keys, play, to_match_day

pytestmark = pytest.mark.emulator

NEW_GAME = ["key n", "text Ada", "key Tab", "text Lovelace", "key Enter", "text 1998", "key Tab"]
NEW_GAME += [*keys("Down", "Down", "Enter"), "wait Manager's Office", "dump"]
TOUR = [
    *keys("s", "Down", "Enter", "Right"),
    "dump",
    *keys("Esc", "Esc", "f"),
    "dump",
    "key Esc",
    "key l",
    "dump",
]
TOUR += [*keys("Esc", "v", "1"), "wait Game saved.", "dump"]
# A refused sheet mended, a pause in minute 7 with a substitution, and another tactic at half-time.
REFUSED = [
    "key o",
    *to_match_day(),
    *keys("t", "Delete", "Esc", "p"),
    "dump",
    *keys("t", "a", "Esc"),
]
MATCH = ["key p", "wait 7'", "key Space", "wait Match in play", "dump"]
MATCH += [*keys("Down", "Enter", "Enter"), "dump", "key Esc", "wait Half-time", *keys("t", "+"), "dump"]
MATCH += [
    "key Esc",
    "wait Half-time",
    "key Space",
    "wait Full time",
    "dump",
    "key Space",
    "wait Match Report",
    "dump",
]
MATCH += ["key Space", "wait Manager's Office", *keys("v", "3"), "wait Game saved.", "dump"]
SCRIPT = [*NEW_GAME, *TOUR, *REFUSED, *MATCH]
FILES = [*(f"{table}{slot}.S16" for slot in (1, 3) for table in TABLES), "GAMESS16.IDX"]


@dataclass(frozen=True, slots=True)
class Tour:
    """What both builds showed and saved."""

    dos: list[Shown]
    host: list[Shown]
    dos_directory: Path
    host_directory: Path


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ScriptedGuest]:
    """A game at its main menu, with a small world's data."""
    build("dos")
    directory = tmp_path_factory.mktemp("dos")
    make_data(directory)
    (directory / PROGRAM).write_bytes((BUILD / PROGRAM).read_bytes())
    scripted = ScriptedGuest(directory)
    yield scripted
    scripted.close()


@pytest.fixture(scope="module")
def tour(guest: ScriptedGuest, tmp_path_factory: pytest.TempPathFactory) -> Tour:
    """The same script on both."""
    build("host")
    directory = tmp_path_factory.mktemp("host")
    make_data(directory)
    host = play(Program(directory, BUILD / "tl98-host"), SCRIPT)
    return Tour(guest.play(SCRIPT), host, guest.directory, directory)


@pytest.mark.parametrize("name", FILES)
def test_save_equals_the_hosts(tour: Tour, name: str) -> None:
    """The same keys leave the same bytes on both builds, before and after a match with changes in play."""
    assert (tour.dos_directory / name).read_bytes() == (tour.host_directory / name).read_bytes()


def test_screens_equal_the_hosts(tour: Tour) -> None:
    """Both builds drew the same texts at the same places, title first and key hints last."""
    assert [shown.title for shown in tour.dos] == [shown.title for shown in tour.host]
    assert tour.dos == tour.host


def test_match_was_played_with_its_changes(tour: Tour) -> None:
    """The comparison is of a refusal, a substitution in minute 7 and a tactic changed at half-time."""
    texts = [set(shown.texts) for shown in tour.dos]
    assert {"Team selection refused:", "You must select eleven players."} <= texts[5]
    assert "7'" in texts[6]
    assert any(" replaces " in text for text in texts[7])
    assert any(text.startswith("Tactic: ") for text in texts[8])
    assert {"Full time", "90'"} <= texts[9]
    assert "+7" in texts[10]
    assert "Game saved." in texts[11]


def test_news_body_is_in_the_picture_alone(tour: Tour, guest: ScriptedGuest) -> None:
    """A news item's headline is a drawn text; its body can only be seen."""
    shown = guest.play([*keys("n", "Enter"), "wait News Item", "dump"])[0]
    body = guest.picture().convert("L").crop((13, 120, 627, 400))
    guest.play(keys("Esc", "Esc"))
    assert len(shown.drawn) == 5
    assert not [drawn for drawn in shown.drawn if 116 <= drawn.y < 440]
    assert _bright(body) > 500


def _bright(picture: Image.Image) -> int:
    return sum(count for value, count in enumerate(picture.histogram()) if value > 200)
