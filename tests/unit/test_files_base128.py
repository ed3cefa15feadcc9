"""Numbers of the DB1 files."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cm9798.files import base128


@pytest.mark.parametrize(
    ("value", "stored"),
    [
        pytest.param(0, "00 00", id="unrated"),
        pytest.param(127, "00 7F", id="before the carry"),
        pytest.param(128, "01 00", id="after the carry"),
        pytest.param(137, "01 09", id="137"),
        pytest.param(197, "01 45", id="197"),
        pytest.param(200, "01 48", id="the best players"),
        pytest.param(-1, "00 FF", id="open-ended potential"),
        pytest.param(1_105, "00 00 08 51", id="four bytes"),
        pytest.param(16_516, "00 01 01 04", id="three digits"),
        pytest.param(55_330, "00 03 30 22", id="a stadium"),
        pytest.param(7_000_000, "03 2B 1F 40", id="a record fee"),
        pytest.param(15_000_000, "07 13 43 40", id="a higher one"),
    ],
)
def test_number_known_value(value: int, stored: str) -> None:
    """Values known from public descriptions have exactly their bytes, both ways."""
    raw = bytes.fromhex(stored)
    assert base128.encode(value, len(raw)) == raw
    assert base128.decode(raw) == value


@given(st.sampled_from([1, 2, 4]).flatmap(lambda w: st.tuples(st.just(w), st.integers(0, 128**w - 1))))
def test_number_round_trip(sized: tuple[int, int]) -> None:
    """Every number that fits a width comes back."""
    width, value = sized
    assert base128.decode(base128.encode(value, width)) == value


@pytest.mark.parametrize(("value", "width"), [(256, 1), (-1, 1), (16_384, 2), (-2, 2), (128**4, 4), (1, 3)])
def test_number_that_does_not_fit(value: int, width: int) -> None:
    """A number too large, too small or of an unknown width is refused."""
    with pytest.raises(ValueError, match=r"fit|wide"):
        base128.encode(value, width)


@given(st.binary(min_size=2, max_size=4))
def test_number_of_any_bytes(raw: bytes) -> None:
    """Bytes either decode to a number in range or raise ValueError."""
    try:
        value = base128.decode(raw)
    except ValueError:
        assert len(raw) == 3 or max(raw) > 127
    else:
        assert -1 <= value < 128 ** len(raw)


@pytest.mark.parametrize(("count", "stored"), [(0, "00 00"), (2_085, "10 25"), (19_359, "97 1F")])
def test_count_known_value(count: int, stored: str) -> None:
    """A record count above 16,383 has a first digit above 127."""
    assert base128.encode_count(count) == bytes.fromhex(stored)
    assert base128.decode_count(bytes.fromhex(stored)) == count


def test_count_impossible() -> None:
    """A count that no header can hold is refused, and so is a low digit above 127."""
    with pytest.raises(ValueError, match="records do not fit"):
        base128.encode_count(32_768)
    with pytest.raises(ValueError, match="no record count"):
        base128.decode_count(b"\x01\x80")
