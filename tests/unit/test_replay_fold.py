"""Replay: the fold of a stored log."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from spine_logs import Script, play, started, state_after

from harness.errors import LogCorrupt
from harness.spine.events import Event, StoredEvent
from harness.spine.replay import fold


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
