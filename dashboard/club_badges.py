"""The badges of a snapshot's clubs."""

from __future__ import annotations

from cm9798.player_view import club_name, short_club_name
from cm9798.records.encodings import NONE
from cm9798.snapshot import Snapshot
from dashboard.club_colours import Badge, badge


def badge_of(snapshot: Snapshot, club: int) -> Badge:
    """The badge of the club with that index."""
    return badge(short_club_name(snapshot, club), snapshot.clubs[club]["colours"].tolist())


def own_badge(snapshot: Snapshot) -> Badge | None:
    """The badge of the manager's club; None when he has none."""
    return None if snapshot.human_club == NONE else badge_of(snapshot, snapshot.human_club)


def club_badges(snapshot: Snapshot) -> dict[str, Badge]:
    """The badges of all clubs in a division, by long name."""
    return {
        club_name(snapshot, index): badge_of(snapshot, index)
        for index, club in enumerate(snapshot.clubs)
        if int(club["division"]) < len(snapshot.competitions)
    }
