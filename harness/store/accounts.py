"""What a run has cost: tokens that count, tokens that were paid, and those paid for turns set aside."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, func, select
from sqlalchemy.sql.elements import ColumnElement

from harness.store.database import Database
from harness.store.standing import standing
from harness.store.tables import ANSWERS, RESTARTS


@dataclass(frozen=True, slots=True)
class Account:
    """Tokens in and out as reported; `lost` were paid for answers that were set aside and not used again."""

    restores: int
    standing_tokens: int
    paid_tokens: int

    @property
    def lost_tokens(self) -> int:
        """Paid for nothing that counts."""
        return self.paid_tokens - self.standing_tokens


def account_of(database: Database, run: str) -> Account:
    """The run's figures."""
    with database.read() as connection:
        restores = connection.execute(select(func.count()).where(RESTARTS.c.run == run)).scalar_one()
        return Account(
            restores,
            _tokens(connection, ANSWERS.c.run == run, standing(ANSWERS)),
            _tokens(connection, ANSWERS.c.run == run, ~ANSWERS.c.replayed),
        )


def _tokens(connection: Connection, *where: ColumnElement[bool]) -> int:
    both = func.coalesce(ANSWERS.c.input_tokens, 0) + func.coalesce(ANSWERS.c.output_tokens, 0)
    return int(connection.execute(select(func.coalesce(func.sum(both), 0)).where(*where)).scalar_one())
