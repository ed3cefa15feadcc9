"""Where a restore leads: decided from the state and from what was found of the checkpoints; pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from harness.spine.effects import RestoreCheckpoint
from harness.spine.events import RunRestarted, RunRestored
from harness.spine.state import Checkpoint, RunState


def candidates(state: RunState, effect: RestoreCheckpoint) -> Iterator[Checkpoint]:
    """The checkpoints that may be restored, the best first."""
    for checkpoint in reversed(state.checkpoints):
        if effect.newest is None or checkpoint.number <= effect.newest:
            yield checkpoint


def restored_to(
    state: RunState, effect: RestoreCheckpoint, chosen: Checkpoint | None, rejected: Mapping[int, str]
) -> RunRestored | RunRestarted:
    """The event that leads to the checkpoint, or to the start save without one."""
    why = tuple(f"checkpoint {number}: {reason}" for number, reason in rejected.items())
    if chosen is None:
        reason = "; ".join((effect.reason, *why))
        return RunRestarted(set_aside_from=state.base_seq + 1, set_aside_to=state.seq, reason=reason)
    return RunRestored(
        checkpoint=chosen.number,
        set_aside_from=chosen.state.seq + 1,
        set_aside_to=state.seq,
        reason=effect.reason,
        by=effect.by,
        rejected=why,
    )
