"""Which kind of turn is held at which stop."""

from __future__ import annotations

from harness.spine.events import StopKind, TurnKind
from harness.spine.state import RunState

# Those of the stops at which a turn is held.
KINDS: dict[StopKind, TurnKind] = {
    "match_day": "before_match",
    "half_time": "half_time",
    "minute_70": "minute_70",
    "question": "question",
    "offer": "question",
    "office": "monthly_review",
    "season_end": "season_review",
}


def turn_kind(state: RunState) -> TurnKind:
    """By the stop; before a match once more because the game refused the team sheet."""
    assert state.stop is not None
    if state.stop == "match_day" and state.refusals:
        return "correction"
    return KINDS[state.stop]
