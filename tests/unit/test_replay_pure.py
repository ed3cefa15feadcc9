"""Replay: the fold of a stored log, and the comparison of rows."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from spine_logs import Script, play, started, state_after

from harness.errors import LogCorrupt
from harness.spine.events import Event, StoredEvent
from harness.spine.replay import Difference, Rows, compare, fold


def stored(log: list[Event]) -> list[StoredEvent]:
    at = datetime(2020, 1, 1, tzinfo=UTC)
    return [
        StoredEvent(run="r", seq=seq, ulid=f"{seq:026}", at=at, digest="", event=event)
        for seq, event in enumerate(log, start=1)
    ]


def test_replay_of_a_whole_log_gives_the_state_of_the_run() -> None:
    """Folding what was stored equals folding what happened."""
    log = play(Script(), started())
    assert fold(stored(log)) == state_after(log)


def test_replay_of_a_log_with_a_gap_is_corrupt() -> None:
    """A missing number is named, whichever event it was."""
    log = stored(play(Script(), started()))
    for missing in (1, 7, len(log) - 1):
        with pytest.raises(LogCorrupt, match=f"event {missing} of run r is missing"):
            fold(log[: missing - 1] + log[missing:])


ROWS: Rows = {
    "turns": [{"seq": 5, "turn": 1, "kind": "before_match"}],
    "calls": [{"seq": 9, "tool": "get_squad"}],
}


def test_comparison_of_equal_rows_is_identical() -> None:
    """The order of rows and of tables says nothing."""
    turned = {table: ROWS[table] for table in reversed(list(ROWS))}
    assert compare(ROWS, turned).identical


def test_comparison_names_the_altered_row() -> None:
    """Table, row, column, and both values."""
    altered: Rows = {**ROWS, "calls": [{"seq": 9, "tool": "get_player"}]}
    assert compare(altered, ROWS).differences == (Difference("calls", 9, "tool", "get_player", "get_squad"),)


def test_comparison_names_a_row_that_is_on_one_side_only() -> None:
    """A lost and an invented row are differences of all their columns."""
    lost = compare({**ROWS, "calls": []}, ROWS)
    assert {(d.table, d.row, d.column, d.stored) for d in lost.differences} == {
        ("calls", 9, "seq", None),
        ("calls", 9, "tool", None),
    }
    assert not compare({**ROWS, "more": [{"seq": 1}]}, ROWS).identical
