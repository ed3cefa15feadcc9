"""Screens recognised by their texts."""

from __future__ import annotations

import builders
import pytest

from cm9798.editions.touchline98.screens import SCREENS
from cm9798.screens.recognition import recognise


@pytest.mark.parametrize(
    ("texts", "name"),
    [
        pytest.param(("Touchline 98", "New Game", "Load Game", "Quit", "Enter  New"), "main_menu", id="menu"),
        pytest.param(("Manager's Office", "Continue", "Esc  Main menu"), "office", id="office"),
        pytest.param(
            ("Manager's Office", "Leave this game? Y/N", "Esc  Stay"), "leave_question", id="leave-question"
        ),
        pytest.param(("Manager's Office", "Enter  Time goes by..."), "time_goes_by", id="time-goes-by"),
        pytest.param(("Match", "Half-time", "Space  Second half"), "half_time", id="half-time"),
        pytest.param(("Match", "Full time", "Space  Report"), "full_time", id="full-time"),
        pytest.param(("Match", "17'", "Space  Pause"), "match", id="in-play"),
        pytest.param(
            ("Team Selection", "Match in play", "Esc  Back"), "team_selection_in_play", id="selection-in-play"
        ),
        pytest.param(("Team Selection", "Tactic", "Esc  Done"), "team_selection", id="selection"),
        pytest.param(
            ("Match Day", "Team selection refused:", "Esc"),
            "match_day_refused",
            id="refused",
        ),
        pytest.param(("Match Day", "Enter  Play"), "match_day", id="match-day"),
        pytest.param(("Manager's Office", "Continue"), None, id="half-drawn"),
        pytest.param(("Quarter-final Draw", "Esc  Back"), None, id="unknown"),
    ],
)
def test_screen_is_recognised_by_its_texts(texts: tuple[str, ...], name: str | None) -> None:
    """Title and required texts decide; a half-drawn or unknown screen is none."""
    assert recognise(builders.screen(*texts)) == name


def test_every_declared_screen_can_be_recognised() -> None:
    """No line of the table hides behind an earlier one, and no name comes twice."""
    for screen in SCREENS:
        texts = builders.screen(screen.title, *screen.required, "Esc  Back")
        assert recognise(texts) == screen.name
    assert len({screen.name for screen in SCREENS}) == len(SCREENS)
