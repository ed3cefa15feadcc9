"""A run's row as its events make it: state, stop reason and game date."""

from __future__ import annotations

from dataclasses import dataclass, replace

from harness.spine.events import Event, GameLoaded, RunEnded, SnapshotTaken, StopReached


@dataclass(frozen=True, slots=True)
class Head:
    """What the `runs` row says beside its place in the log."""

    state: str = "waiting"  # waiting, running, ended
    stop_reason: str | None = None
    game_date: str | None = None


def head_after(head: Head, event: Event) -> Head:
    """The head after one more event."""
    match event:
        case RunEnded():
            return replace(head, state="ended", stop_reason=event.stop_reason)
        case GameLoaded() | StopReached() | SnapshotTaken():
            return replace(head, state="running", game_date=event.game_date.isoformat())
        case _:
            return head if head.state == "ended" else replace(head, state="running")
