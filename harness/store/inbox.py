"""The operator's inbox: commands for a run, each taken once, by an event that names its row."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from sqlalchemy import exists, insert, select
from ulid import ULID

from harness.spine.events import OperatorCommanded
from harness.store.canonical import instant_text
from harness.store.database import Database
from harness.store.tables import COMMANDS, INBOX

Command = Literal["pause", "resume", "stop", "restore"]


def put(
    database: Database, run: str, command: Command, *, who: str, at: datetime, checkpoint: int | None = None
) -> str:
    """A new row; its id."""
    row = str(ULID.from_datetime(at))
    with database.write() as connection:
        connection.execute(
            insert(INBOX).values(
                id=row, run=run, command=command, checkpoint=checkpoint, who=who, at=instant_text(at)
            )
        )
    return row


def waiting(database: Database, run: str) -> list[OperatorCommanded]:
    """What nobody has taken yet, in the order it came."""
    taken = exists().where(COMMANDS.c.run == INBOX.c.run, COMMANDS.c.inbox == INBOX.c.id)
    with database.read() as connection:
        rows = connection.execute(select(INBOX).where(INBOX.c.run == run, ~taken).order_by(INBOX.c.id)).all()
    return [
        OperatorCommanded(command=row.command, who=row.who, inbox=row.id, checkpoint=row.checkpoint)
        for row in rows
    ]
