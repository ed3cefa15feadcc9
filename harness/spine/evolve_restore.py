"""What checkpoints, restores and restarts make of the state."""

from __future__ import annotations

from dataclasses import replace

from harness.errors import LogCorrupt
from harness.spine import events as ev
from harness.spine.state import Checkpoint, RunState


def checkpoint_stored(state: RunState, event: ev.CheckpointStored) -> RunState:
    """From now on a restore may lead here; what failed before does not count any more."""
    if state.phase != "checkpoint" or event.number != state.checkpoints_made + 1:
        raise LogCorrupt(
            f"event {state.seq} stores checkpoint {event.number} in phase {state.phase} "
            f"after checkpoint {state.checkpoints_made}"
        )
    state = replace(state, phase="office", checkpoints_made=event.number, failed_restarts=0)
    checkpoint = Checkpoint(
        event.number,
        event.slot,
        event.snapshot_sha256,
        event.manifest_sha256,
        replace(state, checkpoints=()),
    )
    return replace(state, checkpoints=(*state.checkpoints, checkpoint))


def restarted(state: RunState, event: ev.RunRestarted) -> RunState:
    """The state begins anew; what counts through a whole log goes on."""
    _check_range(state, event, state.base_seq + 1)
    began = RunState(started=state.started, base_seq=state.seq, phase="prepare")
    return _going_on(began, state)


def restored(state: RunState, event: ev.RunRestored) -> RunState:
    """The state is the checkpoint's again; what counts through a whole log goes on."""
    kept = tuple(one for one in state.checkpoints if one.number <= event.checkpoint)
    if not kept or kept[-1].number != event.checkpoint:
        raise LogCorrupt(f"event {state.seq} restores checkpoint {event.checkpoint}, which does not stand")
    _check_range(state, event, kept[-1].state.seq + 1)
    began = replace(kept[-1].state, phase="prepare", checkpoints=kept, from_checkpoint=event.checkpoint)
    return _going_on(began, state)


def _going_on(began: RunState, state: RunState) -> RunState:
    return replace(
        began,
        seq=state.seq,
        began_seq=state.seq,
        guest_running=False,
        turns=state.turns,
        checkpoints_made=state.checkpoints_made,
        distrusted=state.distrusted,
        restarts=state.restarts + 1,
        failed_restarts=state.failed_restarts,
        paused=state.paused,
        intervened=state.intervened,
    )


def _check_range(state: RunState, event: ev.RunRestarted | ev.RunRestored, first: int) -> None:
    if (event.set_aside_from, event.set_aside_to) != (first, state.seq - 1):
        raise LogCorrupt(
            f"event {state.seq} sets aside {event.set_aside_from}..{event.set_aside_to}, "
            f"expected {first}..{state.seq - 1}"
        )
