"""Whether the benchmark's period is played, and whether a month's review is due: asked of the state."""

from __future__ import annotations

from harness.spine.state import RunState

# Where the guest is surely in the office and nothing waits: after a load, a match, the turn of a season.
_IN_OFFICE = (None, "full_time", "office")


def period_over(state: RunState) -> bool:
    """By what the snapshots counted."""
    if state.started is None:
        return False
    matches, seasons = state.started.matches, state.started.seasons
    played = state.league_matches_before + state.league_matches
    return (matches is not None and played >= matches) or (
        seasons is not None and state.seasons_completed >= seasons
    )


def review_due(state: RunState) -> bool:
    """The first time that a month of the game finds the manager in his office."""
    if state.game_date is None or state.stop not in _IN_OFFICE:
        return False
    return state.reviewed != (state.game_date.year, state.game_date.month)
