"""Decodes the game at this stop, for the store and for the manager's desk."""

from __future__ import annotations

from typing import Any

import numpy as np
from ulid import ULID

from cm9798.match_report_view import match_report
from cm9798.records.encodings import NONE
from cm9798.snapshot import Snapshot
from cm9798.snapshot_codec import sha256
from cm9798.view_filter import manager_view
from harness.run_parts import Desk, RunParts
from harness.spine.effects import Happened, TakeSnapshot
from harness.spine.events import MatchReported, SnapshotTaken, TacticsRead
from harness.spine.state import RunState

LEAGUE = 0  # competition kind


async def handle(effect: TakeSnapshot, state: RunState, parts: RunParts) -> Happened:
    """One append: the event and the snapshot that it names. Who was sacked has no desk any more."""
    snapshot = await parts.game.snapshot()
    ram_sha256 = await parts.game.ram_hash()
    read: tuple[TacticsRead, ...] = ()
    if not parts.desk.tactics:
        parts.desk.tactics = await parts.game.tactics()
        read = (TacticsRead(tactics=parts.desk.tactics),)
    employed = snapshot.human_club != NONE
    if employed:
        parts.desk.view = manager_view(snapshot, parts.desk.tactics)
    event = SnapshotTaken(
        snapshot=str(ULID()),
        kind=effect.kind,
        game_date=snapshot.game_date,
        season=snapshot.season,
        league_matches=league_matches(snapshot) if employed else state.league_matches,
        sha256=sha256(snapshot),
        ram_sha256=ram_sha256,
    )
    return Happened((*read, event, *_report(effect, snapshot, parts.desk)), snapshot)


def _report(effect: TakeSnapshot, snapshot: Snapshot, desk: Desk) -> tuple[MatchReported, ...]:
    """Of the match that is over."""
    if effect.kind != "full_time":
        return ()
    assert desk.sheet is not None
    return (MatchReported(report=match_report(snapshot, desk.tactics, desk.sheet)),)


def league_matches(snapshot: Snapshot) -> int:
    """League matches that the human's club has played this season, by the fixture table."""
    fixtures: Any = snapshot.fixtures
    ours = (fixtures["home"] == snapshot.human_club) | (fixtures["away"] == snapshot.human_club)
    leagues = np.flatnonzero(snapshot.competitions["kind"] == LEAGUE)
    return int(np.count_nonzero(ours & (fixtures["played"] != 0) & np.isin(fixtures["competition"], leagues)))
