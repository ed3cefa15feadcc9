"""Snapshots stored as differences: any sequence comes back, and what is damaged or mixed up is refused."""

from __future__ import annotations

import builders
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from snapshot_sequences import SEQUENCES, STEPS, Step, changed, snapshots_after

from cm9798.snapshot_codec import (
    DELTA,
    FORMAT,
    SnapshotBlobError,
    blob_sha256,
    content_of,
    pack,
    pack_content,
    sha256,
    unpack,
    unpack_content,
)
from cm9798.snapshot_delta import DeltaError, applied, difference


@given(SEQUENCES)
@settings(max_examples=20, deadline=None)
def test_difference_from_any_earlier_snapshot_gives_the_content_back(steps: list[Step]) -> None:
    """Tables that grew or shrank, names of other lengths, another world: byte for byte, same hash."""
    snapshots = snapshots_after(steps)
    contents = [content_of(snapshot) for snapshot in snapshots]
    for base in (contents[0], contents[len(contents) // 2]):
        whole = pack_content(base)
        for content, snapshot in zip(contents, snapshots, strict=True):
            blob = pack_content(content, base)
            assert unpack_content(blob, whole) == content
            assert blob_sha256(blob, whole) == sha256(snapshot)
    assert content_of(unpack(pack_content(contents[-1], contents[0]), pack(snapshots[0]))) == contents[-1]


@given(STEPS)
@settings(max_examples=20, deadline=None)
def test_difference_is_the_same_bytes_for_the_same_two_contents(step: Step) -> None:
    """Deterministic: stored bytes can be compared."""
    before, after = snapshots_after([step])
    once, again = (difference(content_of(after), content_of(before)) for _ in range(2))
    assert once == again


def test_difference_of_a_few_values_is_small() -> None:
    """Twelve bytes of a world changed and a message more cost some hundred bytes, not the whole snapshot."""
    made = builders.world()
    before = made.snapshot()
    made = changed(changed(made, "scatter", 3), "grow", 0)
    blob = pack_content(content_of(made.snapshot()), content_of(before))
    assert blob[0] == DELTA | FORMAT
    assert len(blob) < 700 < len(pack(before)) / 5


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_difference_that_was_cut_or_altered_is_refused(data: st.DataObject) -> None:
    """Cut anywhere, or any byte another one."""
    before, _, after = snapshots_after([("many", 5), ("grow", 7)])
    base = content_of(before)
    delta = bytearray(difference(content_of(after), base))
    at = data.draw(st.integers(0, len(delta) - 1))
    if data.draw(st.booleans()):
        del delta[at:]
    else:
        delta[at] ^= data.draw(st.integers(1, 255))
    with pytest.raises(DeltaError, match="damaged"):
        applied(bytes(delta), base)


@pytest.mark.parametrize(
    ("base", "complaint"),
    [
        pytest.param(None, "from which one is not known", id="none"),
        pytest.param("delta", "not whole itself", id="a difference itself"),
        pytest.param("other", "against another snapshot", id="another of the same shape"),
        pytest.param("larger", "damaged", id="another of other shape"),
        pytest.param("empty", "found nothing", id="empty"),
    ],
)
def test_difference_without_its_own_base_is_refused(base: str | None, complaint: str) -> None:
    """Whatever stands in the base's place, it is not taken for it."""
    made = builders.world()
    first = content_of(made.snapshot())
    second = content_of(changed(made, "scatter", 3).snapshot())
    third = content_of(changed(made, "grow", 0).snapshot())
    blob = pack_content(second, first)
    bases = {"delta": blob, "other": pack_content(second), "larger": pack_content(third), "empty": b""}
    with pytest.raises(SnapshotBlobError, match=complaint):
        unpack(blob, None if base is None else bases[base])


def test_difference_of_another_format_is_refused() -> None:
    """A later version's blob is named as such."""
    content = content_of(builders.world().snapshot())
    blob = bytes([DELTA | FORMAT + 1]) + pack_content(content, content)[1:]
    with pytest.raises(SnapshotBlobError, match="format"):
        unpack(blob, pack_content(content))
