"""Runs as bare events: the spine's pure half driven by answers, without game, model or store."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta

from cm9798.snapshot import Snapshot
from harness.models.seam import ModelAnswer, ToolCall
from harness.spine import effects as e
from harness.spine import events as ev
from harness.spine.evolve import evolve
from harness.spine.fault_table import effect_name, touches_outside
from harness.spine.next_effects import next_effects
from harness.spine.restoring import candidates, restored_to
from harness.spine.state import Queued, RunState
from harness.spine.turn_kinds import turn_kind

SHA = "0" * 64
SHEET = {"players": (0,) * 16, "cells": (0,) * 32, "tactic": 0}
TAKERS = {"captain": 0, "penalties": 0, "free_kicks": 0, "corners": 0}


def checkpoint_stored(number: int, slot: int = 3, day: date = date(1997, 8, 9)) -> ev.CheckpointStored:
    """A checkpoint without files."""
    return ev.CheckpointStored(
        number=number,
        slot=slot,
        game_date=day,
        snapshot_sha256=SHA,
        manifest_sha256=SHA,
        files={},
        size_bytes=0,
    )


def call(tool: str, call_id: str = "c", arguments: str = "{}") -> ToolCall:
    """A call as a model writes it."""
    return ToolCall(call_id=call_id, tool=tool, arguments=arguments)


def says(*calls: ToolCall) -> ModelAnswer:
    """An answer with these calls."""
    return ModelAnswer(calls=calls)


END = says(call("end_turn", "end"))


def carried_out(queued: Queued, day: date, text: str = "Done.") -> ev.ActionCarriedOut:
    """An order that the game carried out."""
    return ev.ActionCarriedOut(
        turn=queued.turn, game_date=day, action=queued.action, outcome="done", text=text
    )


def started(matches: int | None = 2, seasons: int | None = None, max_calls: int = 10) -> ev.RunStarted:
    """A run's first event."""
    return ev.RunStarted(
        batch="b",
        entry="e",
        benchmark="smoke-v1",
        start_save_sha256=SHA,
        matches=matches,
        seasons=seasons,
        max_calls=max_calls,
    )


@dataclass
class Script:
    """What game and model will say; answers run out into `end_turn`."""

    answers: Sequence[ModelAnswer] = ()
    refusals: int = 0  # kick-offs refused in a row before the first match
    matches_a_season: int = 3
    refused_tools: frozenset[str] = frozenset()
    today: date = date(1997, 8, 9)
    played: int = 0
    season: int = 1997
    _answers: Iterator[ModelAnswer] = field(init=False)

    def __post_init__(self) -> None:
        self._answers = iter(self.answers)

    def outcome(  # noqa: PLR0911, PLR0912 - one return an effect
        self, effect: e.Effect, state: RunState
    ) -> tuple[ev.Event, ...]:
        """The events of one effect."""
        match effect:
            case e.Record(events):
                return events
            case e.PrepareGameDirectory():
                return (ev.GameDirectoryPrepared(files={"TL98.EXE": SHA}),)
            case e.StartGame():
                return (ev.GuestStarted(pid=1, pid_start_time=1, port=1, epoch=1),)
            case e.StoreCheckpoint(number, slot):
                return (checkpoint_stored(number, slot, self.today),)
            case e.RestoreCheckpoint():
                chosen = next(candidates(state, effect), None)
                return (restored_to(state, effect, chosen, {}),)
            case e.LoadSave(slot):
                if state.from_checkpoint is not None:
                    assert state.game_date is not None
                    assert state.season is not None
                    self.today, self.played, self.season = state.game_date, state.league_matches, state.season
                    self._answers = iter(())
                return (ev.GameLoaded(slot=slot, game_date=self.today),)
            case e.Advance() | e.KickOff() | e.ResumeMatch():
                return (self._played_on(effect, state),)
            case e.ReadNews():
                return (ev.NewsRead(game_date=self.today, items=()),)
            case e.CarryOut(queued):
                return (carried_out(queued, self.today),)
            case e.TakeSnapshot(kind):
                return (self._snapshot(kind),)
            case e.SaveGame(slot):
                return (ev.GameSaved(slot=slot, files={}),)
            case e.StopGame():
                return (ev.GuestStopped(),)
            case _:
                return self._in_turn(effect, state)

    def _played_on(self, effect: e.Effect, state: RunState) -> ev.Event:
        if isinstance(effect, e.KickOff):
            if self.refusals:
                self.refusals -= 1
                return ev.KickOffRefused(reasons=("Best is injured.",))
            return ev.StopReached(kind="half_time", game_date=self.today, minute=45)
        if isinstance(effect, e.ResumeMatch):
            if state.stop == "half_time":
                return ev.StopReached(kind="minute_70", game_date=self.today, minute=70)
            self.played += 1
            return ev.StopReached(kind="full_time", game_date=self.today)
        if state.stop == "season_end":
            return ev.StopReached(kind="office", game_date=self.today)
        self.today += timedelta(days=7)
        over = self.played == self.matches_a_season
        return ev.StopReached(kind="season_end" if over else "match_day", game_date=self.today)

    def _snapshot(self, kind: ev.StopKind) -> ev.SnapshotTaken:
        taken = ev.SnapshotTaken(
            snapshot=f"{self.today}-{kind}",
            kind=kind,
            game_date=self.today,
            season=self.season,
            league_matches=self.played,
            sha256=SHA,
            ram_sha256=SHA,
        )
        if kind == "season_end":
            self.played, self.season = 0, self.season + 1
        return taken

    def _in_turn(self, effect: e.Effect, state: RunState) -> tuple[ev.Event, ...]:
        number = state.turns
        match effect:
            case e.OpenTurn():
                opened = ev.TurnOpened(
                    turn=number + 1,
                    kind=turn_kind(state),
                    game_date=self.today,
                    snapshot="s",
                    briefing="b",
                )
                return (opened,)
            case e.AskModel():
                return (ev.ModelAnswered(turn=number, answer=next(self._answers, END)),)
            case e.RunTool(asked):
                answered = ev.ToolAnswered(
                    turn=number,
                    call_id=asked.call_id,
                    tool=asked.tool,
                    arguments=asked.arguments,
                    accepted=asked.tool not in self.refused_tools,
                    answer={"ran": asked.call_id},
                )
                return (answered,)
            case e.CloseTurn(reason):
                return (ev.TurnClosed(turn=number, reason=reason, ram_sha256=SHA),)
            case e.ReplaceUnavailable():
                written = ev.TeamSheetWritten(turn=number, **SHEET, **TAKERS)
                replaced = ev.FallbackTaken(turn=number, reason="invalid_sheet_replaced", detail="")
                return (written, replaced)
        raise AssertionError(effect)


def play(script: Script, start: ev.RunStarted) -> list[ev.Event]:
    """The whole log of a run, as coordinator and dispatcher would write it."""
    log: list[ev.Event] = [start]
    state = evolve(RunState(), start)
    while effects := next_effects(state):
        effect = effects[0]
        happened: list[ev.Event] = []
        if touches_outside(effect):
            happened.append(ev.EffectStarted(effect=effect_name(effect)))
        happened.extend(script.outcome(effect, state))
        for event in happened:
            state = evolve(state, event)
        log.extend(happened)
        assert len(log) < 5000, "the run does not end"
    return log


def state_after(log: Sequence[ev.Event]) -> RunState:
    """The log folded."""
    state = RunState()
    for event in log:
        state = evolve(state, event)
    return state


class BareLog:
    """An event log of a list, for runs whose snapshots are but named."""

    def __init__(self, events: Sequence[ev.Event] = ()) -> None:
        self.events = list(events)

    def _stored(self, seq: int) -> ev.StoredEvent:
        at = datetime(2020, 1, 1, tzinfo=UTC)
        return ev.StoredEvent(
            run="r", seq=seq, ulid=f"{seq:026}", at=at, digest="", event=self.events[seq - 1]
        )

    def load(self) -> list[ev.StoredEvent]:
        """Every event in order."""
        return [self._stored(seq) for seq in range(1, len(self.events) + 1)]

    def append(
        self,
        events: Sequence[ev.Event],
        snapshot: Snapshot | None = None,  # noqa: ARG002 - the seam's signature
    ) -> list[ev.StoredEvent]:
        """At the end."""
        first = len(self.events) + 1
        self.events.extend(events)
        return [self._stored(seq) for seq in range(first, len(self.events) + 1)]

    def close(self) -> None:
        """Nothing is held."""
