"""The view filter: the one way from a snapshot to what a manager may see."""

from __future__ import annotations

from cm9798.views import (
    AppearanceView,
    FixtureView,
    IncidentView,
    ManagerView,
    MatchView,
    PlayerView,
    TableRow,
    TacticView,
)

__all__ = [
    "AppearanceView",
    "FixtureView",
    "IncidentView",
    "ManagerView",
    "MatchView",
    "PlayerView",
    "TableRow",
    "TacticView",
]
