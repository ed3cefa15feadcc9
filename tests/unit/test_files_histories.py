"""Reading and writing PLHIST98.BIN and EXNMES.TXT."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cm9798.files import career_history, extra_names
from cm9798.files.career_history import CareerHistory, Season
from cm9798.files.errors import FileFormatError

LATIN = st.characters(codec="latin-1", exclude_categories=["Cc"])
NAMES = st.text(LATIN, min_size=1, max_size=30).filter(lambda name: "," not in name and name[0] != "*")
SEASONS = st.builds(
    Season,
    year=st.integers(1900, 2154),
    club=NAMES,
    on_loan=st.booleans(),
    matches=st.integers(0, 255),
    goals=st.integers(0, 255),
)
PLAYERS = st.builds(
    CareerHistory,
    first_name=st.just("") | NAMES,
    second_name=NAMES,
    nation=NAMES,
    birth=st.sampled_from(["", "1.12.70"]),
    seasons=st.lists(SEASONS, max_size=6).map(tuple),
)
LINES = st.text(LATIN, min_size=1, max_size=extra_names.LONGEST)
LEE = CareerHistory(
    "Ann",
    "Lee",
    "Eire",
    "9.8.70",
    (Season(1995, "Lorton", False, 3, 1), Season(1996, "Lorton", False, 30, 2)),
)


@given(st.lists(PLAYERS, max_size=5))
def test_histories_of_any_players_come_back(players: list[CareerHistory]) -> None:
    """What is written is read, stars, equal clubs and all."""
    assert list(career_history.decode(career_history.encode(players))) == players


def test_histories_have_the_described_bytes() -> None:
    """Count, three strings, a word of 0, seasons with the club named once, a year of FF."""
    assert career_history.encode([LEE]) == (
        b"\x01\x00\x07Lee,Ann\x04Eire\x069.8.70\x00\x00\x5f\x06Lorton\x03\x01\x60\x00\x1e\x02\xff"
    )


def test_histories_tell_a_borrowed_player_by_a_star() -> None:
    """At the same club, first borrowed and then its own, the club is named again."""
    seasons = (Season(1994, "Lorton", True, 3, 0), Season(1995, "Lorton", False, 9, 1))
    data = career_history.encode([CareerHistory("", "Lee", "Eire", "", seasons)])
    assert b"\x07*Lorton" in data
    assert b"\x06Lorton" in data
    assert career_history.decode(data)[0].seasons == seasons


@pytest.mark.parametrize("length", range(len(career_history.encode([LEE]))))
def test_histories_cut_short_are_refused(length: int) -> None:
    """A file that ends anywhere before its end is named with the place."""
    with pytest.raises(FileFormatError) as caught:
        career_history.decode(career_history.encode([LEE])[:length])
    assert caught.value.file == "PLHIST98.BIN"
    assert caught.value.offset <= length


def test_histories_with_something_behind_are_refused() -> None:
    """Bytes behind the last player belong to nobody."""
    with pytest.raises(FileFormatError, match="1 bytes more"):
        career_history.decode(career_history.encode([LEE]) + b"x")


@pytest.mark.parametrize(
    "player",
    [
        pytest.param(CareerHistory("Ann", "Lee, jr.", "Eire", "", ()), id="comma"),
        pytest.param(CareerHistory("", "L" * 256, "Eire", "", ()), id="long-name"),
        pytest.param(
            CareerHistory("", "Lee", "Eire", "", (Season(2155, "A", False, 0, 0),)), id="year-of-ff"
        ),
        pytest.param(CareerHistory("", "Lee", "Eire", "", (Season(1990, "A", False, 256, 0),)), id="matches"),
        pytest.param(CareerHistory("", "Lee", "Eire", "", (Season(1990, "*A", False, 1, 0),)), id="star"),
    ],
)
def test_histories_that_do_not_fit_are_not_written(player: CareerHistory) -> None:
    """What would be read as something else is refused, with the player's name."""
    with pytest.raises(ValueError, match=player.second_name[:3]):
        career_history.encode([player])


def test_histories_without_a_later_club_are_not_written() -> None:
    """An empty club behind another one would be read as that one."""
    seasons = (Season(1990, "A", False, 1, 0), Season(1991, "", False, 1, 0))
    with pytest.raises(ValueError, match="another club"):
        career_history.encode([CareerHistory("", "Lee", "Eire", "", seasons)])


@given(st.dictionaries(LINES, st.lists(LINES, max_size=4).map(tuple), max_size=4))
def test_names_of_any_countries_come_back(names: dict[str, tuple[str, ...]]) -> None:
    """What is written is read, in the same order."""
    read = extra_names.decode(extra_names.encode(names))
    assert list(read.items()) == list(names.items())


def test_names_of_one_country_in_two_blocks_are_one_list() -> None:
    """Bare newlines and several empty lines end a block as well."""
    data = b"Eire\nKeohan\n\n\n\r\nWales\r\nRees\r\n\r\nEire\nDuffy"
    assert extra_names.decode(data) == {"Eire": ("Keohan", "Duffy"), "Wales": ("Rees",)}


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(b"Eire\n" + b"K" * 35, id="long"),
        pytest.param(b"Eire\nKeo\0han", id="nul"),
        pytest.param(b"MZ\x90\0\x03\0", id="a-program"),
    ],
)
def test_names_that_are_none_are_refused(data: bytes) -> None:
    """Anything but lines of names is named with the place of its line."""
    with pytest.raises(FileFormatError) as caught:
        extra_names.decode(data)
    assert caught.value.offset == (5 if data.startswith(b"Eire") else 0)


@pytest.mark.parametrize("line", ["", "N" * 35, "two\nlines"])
def test_names_that_are_no_line_are_not_written(line: str) -> None:
    """A name must be a line of its own."""
    with pytest.raises(ValueError, match="letter"):
        extra_names.encode({"Eire": (line,)})
