"""Texts made fit for a page, briefings cut at their headings, and the words of pages."""

from __future__ import annotations

import json
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dashboard import model_text, words
from dashboard.briefing_parts import briefing_parts


@given(st.text())
def test_presentable_keeps_the_length(text: str) -> None:
    """No character is dropped but the first half of a Windows line end, and the result can be encoded."""
    shown = model_text.presentable(text)
    assert len(shown) == len(text.replace("\r\n", "\n"))
    shown.encode("utf-8")
    assert not any(ord(letter) < 32 and letter not in "\n\t" for letter in shown)


def test_presentable_replaces_half_a_pair() -> None:
    """A lone surrogate, which no encoding has, becomes the replacement character."""
    assert model_text.presentable("a\ud800b") == "a\ufffdb"


@given(
    st.recursive(
        st.none() | st.integers() | st.text(), lambda part: st.lists(part) | st.dictionaries(st.text(), part)
    )
)
def test_json_text_stays_the_same_document(value: object) -> None:
    """Cut into lines the document still says the same; a bare string stands without quotes."""
    shown = model_text.json_text(json.dumps(value))
    assert shown == value if isinstance(value, str) else json.loads(shown) == value


@pytest.mark.parametrize(
    "stored",
    [
        pytest.param("[" * 100_000, id="deep and cut off"),
        pytest.param("[" * 100_000 + "]" * 100_000, id="deep"),
        pytest.param('{"eleven": [1, 2', id="cut off"),
        pytest.param("", id="empty"),
    ],
)
def test_json_text_leaves_what_is_no_document(stored: str) -> None:
    """What cannot be parsed is shown as it was written."""
    assert model_text.json_text(stored) == stored


def test_json_text_does_not_grow_with_depth() -> None:
    """Nesting below a dozen levels stays on one line, so that indentation cannot multiply a text."""
    stored = '{"a":' * 300 + "1" + "}" * 300
    assert len(model_text.json_text(stored)) < 3 * len(stored)


def test_first_words_are_one_short_line() -> None:
    """The head of a collapsed text has no line break and is cut with a sign."""
    shown = model_text.first_words("one\ntwo  three " * 50)
    assert shown.startswith("one two three one")
    assert shown.endswith(" …")
    assert len(shown) <= 93


def test_briefing_parts_are_cut_at_headings() -> None:
    """Short parts stand open, long ones closed; a text without heading is one part."""
    parts = briefing_parts("## Briefing\nDate: today\n\n## Your players\n" + "a player\n" * 30)
    assert [(part.title, part.opened, part.lines) for part in parts] == [
        ("Briefing", True, 1),
        ("Your players", False, 30),
    ]
    assert [part.text for part in briefing_parts("no heading")] == ["no heading"]
    assert briefing_parts("") == []


@pytest.mark.parametrize(
    ("shown", "expected"),
    [
        (words.day("1997-08-09"), "Sat 9 Aug 1997"),
        (words.day(date(1997, 8, 9), weekday=False), "9 Aug 1997"),
        (words.day("2026-11-30T12:00:00.000000+00:00", weekday=False), "30 Nov 2026"),
        (words.day(None), "–"),
        (words.number(1234567), "1,234,567"),
        (words.seconds(0.028), "0.03 s"),
        (words.seconds(4.24), "4.2 s"),
        (words.seconds(48.2), "48 s"),
        (words.seconds(7200.0), "120 min"),
        (words.money(-12_500), "−£12k"),
        (words.money(3_825_000), "£3.8m"),
        (words.ordinal(11), "11th"),
        (words.ordinal(22), "22nd"),
        (words.counted(1, "turn"), "1 turn"),
        (words.worded("too_new", {}), "too new"),
    ],
)
def test_words_of_pages(shown: str, expected: str) -> None:
    """Dates, numbers and amounts are worded as readers know them."""
    assert shown == expected
