"""Tokens of a run that was restored: what counts, what was paid, what was paid for nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from waiting_runs import RUN, STARTED, now, waiting

from harness.models.seam import ModelAnswer, Usage
from harness.spine.events import ModelAnswered, RunRestarted
from harness.store.accounts import account_of
from harness.store.sql_event_log import SqlEventLog


def answered(tokens: int, replayed: bool = False) -> ModelAnswered:
    usage = Usage(input_tokens=tokens, output_tokens=1)
    return ModelAnswered(turn=1, answer=ModelAnswer(usage=usage), replayed=replayed)


@pytest.mark.parametrize(
    ("again", "standing", "paid", "lost"),
    [
        pytest.param(answered(10, replayed=True), 11, 11, 0, id="used again"),
        pytest.param(answered(20), 21, 32, 11, id="asked again"),
    ],
)
def test_account_of_a_restored_run(
    tmp_path: Path, again: ModelAnswered, standing: int, paid: int, lost: int
) -> None:
    """An answer that is used again is paid once; one that is asked again makes the first one lost."""
    with waiting(tmp_path) as database:
        log = SqlEventLog.open(database, RUN, now)
        log.append([STARTED, answered(10)])
        log.append([RunRestarted(set_aside_from=2, set_aside_to=2, reason="killed"), again])
        account = account_of(database, RUN)
    assert (account.restores, account.standing_tokens, account.paid_tokens) == (1, standing, paid)
    assert account.lost_tokens == lost
