"""The team sheet that stood in the guest's memory when a turn ended, on the pitch with its names."""

from __future__ import annotations

import json
from dataclasses import dataclass

from sqlalchemy import Connection, select

from cm9798.snapshot import Snapshot
from cm9798.team_sheet import TeamSheet
from dashboard.club_badges import own_badge
from dashboard.club_colours import Badge
from dashboard.pitch import Place, eleven_on_pitch
from harness.store.tables import EVENTS


@dataclass(frozen=True, slots=True)
class WrittenSheet:
    """The eleven and the substitutes' names."""

    eleven: list[Place]
    substitutes: list[str]
    badge: Badge


def written_sheet(
    connection: Connection, run: str, first: int, last: int, snapshot: Snapshot
) -> WrittenSheet | None:
    """The last sheet written between two sequence numbers; None when none was. The snapshot has the names."""
    badge = own_badge(snapshot)
    where = (EVENTS.c.run == run, EVENTS.c.seq.between(first, last), EVENTS.c.type == "team_sheet_written")
    body = connection.execute(
        select(EVENTS.c.body).where(*where).order_by(EVENTS.c.seq.desc()).limit(1)
    ).scalar()
    if body is None or badge is None:
        return None
    event = json.loads(body)
    sheet = TeamSheet(
        players=tuple(event["players"]),
        cells=tuple(event["cells"]),
        tactic=event["tactic"],
        captain=event["captain"],
        penalties=event["penalties"],
        free_kicks=event["free_kicks"],
        corners=event["corners"],
    )
    names = snapshot.player_names
    bench = [" ".join(names[player]).strip() for player in sheet.players[11:] if player < len(names)]
    return WrittenSheet(eleven_on_pitch(sheet, names), bench, badge)
