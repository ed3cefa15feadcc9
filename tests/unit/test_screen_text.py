"""The drawn-text list as texts, and when it is whole."""

from __future__ import annotations

import builders
import pytest

from cm9798.records.drawn_text import DRAWN_TEXT
from cm9798.screen_text import ScreenTextError, Text, decode_texts, is_complete, lines, title


def records(count: int) -> list[bytes]:
    """Drawn-text records, each at its own place."""
    table = DRAWN_TEXT.empty(count)
    for index, row in enumerate(table):
        row["x"], row["y"], row["font"], row["colour"] = 10 * index, 300 + index, 1, 14
    return [row.tobytes() for row in table]


def test_texts_keep_place_order_and_accents() -> None:
    """Records and strings come back as texts in the order of drawing."""
    found = decode_texts(records(2), [b"M\xfcller", b""])
    assert found == (Text(0, 300, 1, 14, "Müller"), Text(10, 301, 1, 14, ""))
    assert lines(found) == ("Müller", "")


def test_texts_with_a_bad_pointer_are_refused() -> None:
    """A list read while it is being drawn is an error, not a shorter list."""
    with pytest.raises(ScreenTextError, match="text 1: expected an address"):
        decode_texts(records(2), [b"one", None])
    with pytest.raises(ScreenTextError, match="a string for each of 2"):
        decode_texts(records(2), [b"one"])


@pytest.mark.parametrize(
    ("last", "complete"),
    [
        pytest.param("Esc  Back", True, id="esc"),
        pytest.param("Space  Go on", True, id="space"),
        pytest.param("Enter  Next", True, id="enter"),
        pytest.param("Player", False, id="half-drawn"),
    ],
)
def test_screen_is_complete_with_its_key_hints(last: str, complete: bool) -> None:
    """The line of key hints is drawn last, so a list that ends with it is whole."""
    assert is_complete(builders.screen("Squad", "some text", last)) is complete


def test_screen_without_texts_is_not_complete_and_has_no_title() -> None:
    """An emptied list is a screen being drawn."""
    assert not is_complete(())
    assert title(()) is None
    assert title((Text(0, 200, 0, 0, "low"),)) is None
