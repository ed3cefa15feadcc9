"""Each safeguard and the replacement once, through coordinator and store: what the results say of them."""

from __future__ import annotations

import json
from collections import Counter
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest
from difficult_models import stubborn
from run_parts_fakes import parts
from short_batch import short_batch
from sqlalchemy import select

from harness.bootstrap import run_started
from harness.cli.main import run
from harness.clock import FakeClock
from harness.freezing.benchmark import Period
from harness.freezing.lineup import Entry
from harness.game.fake import FakeGame
from harness.handlers import handlers_of
from harness.models.scripted import ScriptedModel
from harness.spine.coordinator import Coordinator
from harness.store.compare import replay_run
from harness.store.database import open_database
from harness.store.sql_event_log import SqlEventLog
from harness.store.tables import FALLBACKS, TURNS

MAX_CALLS = 12
FALLEN_BACK = [
    (1, "repeated_call", "track_player was repeated directly after it was accepted"),
    (2, "no_tool_call", "3 answers in a row without a tool call"),
    (3, "too_many_calls", f"the turn reached its maximum of {MAX_CALLS} calls"),
    (3, "invalid_sheet_replaced", " for "),
    (4, "repeated_call", "change_tactic was repeated directly after it was accepted"),
]


class SuspendedGame(FakeGame):
    """Its saved game has a player on the sheet who may not play."""

    async def load(self, slot: int) -> date:
        """Load, and find shirt 6 banned for two matches."""
        day = await super().load(slot)
        player = int(self.world["club"][self.world.human_club]["sheet_players"][5])
        self.world["player"][player]["domestic_ban"] = 2
        return day


async def test_each_safeguard_and_the_replacement_are_counted_with_their_reasons(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Five fallbacks in rows, in results and in status; a read three times in a row closes no turn."""
    url = f"sqlite:///{tmp_path / 'dugout.db'}"
    database = open_database(url)
    entry = Entry(name="Stubborn", channel="policy", model="careless")
    frozen = short_batch(database, tmp_path, [entry], Period(matches=1))
    batch, run_id = frozen.batch, f"{frozen.batch}-1"
    log = SqlEventLog.open(database, run_id, lambda: datetime.now(UTC))
    made = parts(tmp_path, SuspendedGame(), ScriptedModel(stubborn))
    first = run_started(frozen, run_id).model_copy(update={"max_calls": MAX_CALLS})
    await Coordinator(log, handlers_of(made), FakeClock()).play(first)
    log.close()
    with database.read() as connection:
        rows = [
            (row.turn, row.reason, row.detail)
            for row in connection.execute(select(FALLBACKS).order_by(FALLBACKS.c.seq))
        ]
        kinds = list(connection.execute(select(TURNS.c.kind).order_by(TURNS.c.turn)).scalars())
    assert replay_run(database, run_id).identical
    database.close()
    assert kinds == ["monthly_review", "before_match", "correction", "half_time", "minute_70"]
    assert [row[:2] for row in rows] == [expected[:2] for expected in FALLEN_BACK]
    assert all(expected[2] in row[2] for row, expected in zip(rows, FALLEN_BACK, strict=True))
    (result,) = printed(capsys, "results", batch, url)["entries"]
    assert (result["fallbacks"], result["turns"], result["matches_played"]) == (5, 5, 1)
    assert result["stop_reason"] == "period_complete"
    (status,) = printed(capsys, "status", batch, url)["runs"]
    assert status["fallbacks"] == Counter(reason for _, reason, _ in FALLEN_BACK)


def printed(capsys: pytest.CaptureFixture[str], command: str, batch: str, url: str) -> dict[str, Any]:
    """The document of a command."""
    with pytest.raises(SystemExit) as ended:
        run([command, batch, "--json", "--database", url])
    assert not ended.value.code
    document: dict[str, Any] = json.loads(capsys.readouterr().out)
    return document
