"""`evolve`: what one event makes of the state of a run. Pure; an event that does not fit is `LogCorrupt`."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from harness.errors import LogCorrupt
from harness.spine import events as ev
from harness.spine.evolve_restore import checkpoint_stored, restarted, restored
from harness.spine.evolve_season import evolve_season
from harness.spine.evolve_turn import evolve_turn
from harness.spine.fault_table import NO_FAULT_OF_THE_GUEST
from harness.spine.period import period_over
from harness.spine.season_events import SEASON_EVENTS
from harness.spine.state import Phase, RunState
from harness.spine.stepping import step
from harness.spine.turn_events import TURN_EVENTS

PlayEvent = (
    ev.GameDirectoryPrepared | ev.GuestStarted | ev.GameLoaded | ev.StopReached | ev.KickOffRefused
    | ev.SnapshotTaken | ev.GameSaved | ev.CheckpointStored
)  # fmt: skip
RunEvent = (
    PlayEvent | ev.RunStarted | ev.RunRestarted | ev.RunRestored | ev.EffectStarted | ev.EffectFailed
    | ev.OperatorCommanded | ev.RunEnded | ev.GuestStopped
)  # fmt: skip

_AFTER_SNAPSHOT: dict[ev.StopKind, Phase] = {
    "match_day": "open_turn",
    "half_time": "open_turn",
    "minute_70": "open_turn",
    "full_time": "checkpoint",
    "season_end": "open_turn",
    "question": "open_turn",
    "offer": "open_turn",
    "sacked": "finish",
    "office": "open_turn",
}
# `advance` is the end of a season, on its screen; everything that Continue finds may come after it as well.
_STOPS_FROM: dict[ev.StopKind, tuple[Phase, ...]] = {
    "match_day": ("office", "advance"),
    "season_end": ("office",),
    "question": ("office", "advance"),
    "offer": ("office", "advance"),
    "sacked": ("office", "advance"),
    "office": ("advance",),
    "half_time": ("kick_off",),
    "minute_70": ("resume",),
    "full_time": ("resume",),
}
# Where news can be read; a new season's office is first left to the orders that wait.
_AFTER_STOP: dict[ev.StopKind, Phase] = {"match_day": "news", "office": "office"}


def evolve(state: RunState, event: ev.Event) -> RunState:
    """The state after the event, which is the log's next one."""
    if state.phase == "ended":
        raise LogCorrupt(f"event {state.seq + 1} ({event.type}) follows the end of the run")
    if (state.started is None) != isinstance(event, ev.RunStarted):
        raise LogCorrupt(f"event {state.seq + 1} is {event.type}; a log begins with run_started, once")
    state = replace(state, seq=state.seq + 1)
    if not isinstance(event, ev.EffectStarted | ev.EffectFailed | ev.OperatorCommanded):
        state = replace(state, in_doubt=None, failures=0)
    if isinstance(event, TURN_EVENTS):
        return evolve_turn(state, event)
    if isinstance(event, SEASON_EVENTS):
        return evolve_season(state, event)
    return _evolve_run(state, event)


def _evolve_run(state: RunState, event: RunEvent) -> RunState:  # noqa: PLR0911 - one return a case
    match event:
        case ev.RunStarted():
            return replace(state, started=event, phase="prepare", base_seq=state.seq, began_seq=state.seq)
        case ev.RunRestarted():
            return restarted(state, event)
        case ev.RunRestored():
            return restored(state, event)
        case ev.EffectStarted():
            return replace(state, in_doubt=event.effect)
        case ev.EffectFailed():
            return _failed(state, event)
        case ev.OperatorCommanded():
            return _commanded(state, event)
        case ev.RunEnded():
            return replace(state, phase="ended", ending=(event.stop_reason, event.detail), turn=None)
        case ev.GuestStopped():
            return replace(state, guest_running=False)
        case _:
            return _evolve_play(state, event)


def _evolve_play(state: RunState, event: PlayEvent) -> RunState:  # noqa: PLR0911 - one return a case
    match event:
        case ev.GameDirectoryPrepared():
            return step(state, event, ("prepare",), "start")
        case ev.GuestStarted():
            return replace(step(state, event, ("start",), "load"), guest_running=True)
        case ev.GameLoaded():
            return replace(step(state, event, ("load",), "office"), game_date=event.game_date)
        case ev.StopReached():
            return _stopped(state, event)
        case ev.KickOffRefused():
            return _refused(state, event)
        case ev.SnapshotTaken():
            return _snapshot_taken(state, event)
        case ev.CheckpointStored():
            return checkpoint_stored(state, event)
        case ev.GameSaved():
            return replace(step(state, event, ("save",), "finish"), ending=("period_complete", ""))
        case _:
            assert_never(event)


def _stopped(state: RunState, event: ev.StopReached) -> RunState:
    after = _AFTER_STOP.get(event.kind, "snapshot")
    return replace(
        step(state, event, _STOPS_FROM[event.kind], after),
        stop=event.kind,
        game_date=event.game_date,
        asked=event.asked,
        refusals=0,
        refusal_reasons=(),
    )


def _refused(state: RunState, event: ev.KickOffRefused) -> RunState:
    """First refusal: a correction turn; second: the harness replaces; third: nothing is left to try."""
    after: Phase = "snapshot" if state.refusals == 0 else "replace"
    state = step(state, event, ("kick_off",), after)
    state = replace(state, refusals=state.refusals + 1, refusal_reasons=event.reasons)
    if state.refusals > 2:
        return replace(state, ending=("parked", f"team sheet still refused: {'; '.join(event.reasons)}"))
    return state


def _snapshot_taken(state: RunState, event: ev.SnapshotTaken) -> RunState:
    state = step(state, event, ("snapshot",), _AFTER_SNAPSHOT[event.kind])
    if event.kind != state.stop:
        raise LogCorrupt(f"event {state.seq} is a snapshot of {event.kind} at a stop for {state.stop}")
    before = state.league_matches_before
    if state.season is None:  # what was played before the run began does not count
        before = -event.league_matches
    elif event.season != state.season:
        before += state.league_matches
    state = replace(
        state,
        season=event.season,
        snapshot=event.snapshot,
        snapshot_sha256=event.sha256,
        league_matches_before=before,
        league_matches=event.league_matches,
        seasons_completed=state.seasons_completed + (event.kind == "season_end"),
    )
    if event.kind == "sacked":
        return replace(state, ending=("sacked", f"on {event.game_date}"))
    if event.kind == "full_time" and period_over(state):
        return replace(state, phase="save")
    return state


def _failed(state: RunState, event: ev.EffectFailed) -> RunState:
    state = replace(state, in_doubt=None)
    if event.effect == "stop_game":  # whatever is left of it ends with the worker
        return replace(state, guest_running=False, failures=0)
    why = f"{event.effect}: {event.error}: {event.detail}"
    match event.then:
        case "retry":
            return replace(state, failures=state.failures + 1)
        case "park":
            return replace(state, failures=0, ending=("parked", why))
        case "restart":
            by_fault = state.failed_restarts + (event.error not in NO_FAULT_OF_THE_GUEST)
            return replace(
                state,
                failures=0,
                restart_reason=why,
                failed_restarts=by_fault,
                distrusted=_distrusted(state, event),
            )
        case _:
            assert_never(event.then)


def _distrusted(state: RunState, event: ev.EffectFailed) -> tuple[int, ...]:
    """A checkpoint that cannot be loaded is not tried again; a process's death is not its fault."""
    loading = event.effect in ("prepare_game_directory", "load_save")
    blamed = event.error in ("GuestStuck", "CheckpointInvalid")
    if state.from_checkpoint is None or not (loading and blamed):
        return state.distrusted
    return (*state.distrusted, state.from_checkpoint)


def _commanded(state: RunState, event: ev.OperatorCommanded) -> RunState:
    match event.command:
        case "pause":
            return replace(state, paused=True)
        case "resume":
            return replace(state, paused=False)
        case "stop":
            return replace(state, paused=False, ending=("stopped", f"by {event.who}"))
        case "restore":
            why = f"restored by {event.who}"
            return replace(
                state,
                paused=False,
                intervened=True,
                restart_reason=why,
                restart_by="operator",
                restart_newest=event.checkpoint,
            )
        case _:
            assert_never(event.command)
