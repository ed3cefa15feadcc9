"""Where a run stands: a frozen value that the event log alone determines."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date
from typing import Literal

from cm9798.market import Asked, MarketAction
from cm9798.reports import History
from cm9798.views import TacticView
from harness.models.seam import ModelAnswer, ToolCall
from harness.spine.events import (
    RunStarted,
    StopKind,
    StopReason,
    TeamSheetWritten,
    ToolAnswered,
    TurnKind,
)

# What is due next, in the order of a run; `turn` holds its own small state.
Phase = Literal[
    "unborn", "prepare", "start", "load", "office", "advance", "news", "snapshot", "open_turn", "turn",
    "kick_off", "replace", "resume", "answer", "checkpoint", "save", "finish", "ended",
]  # fmt: skip
ClosingReason = Literal["end_turn", "no_tool_call", "repeated_call", "too_many_calls"]


@dataclass(frozen=True, slots=True)
class Exchange:
    """One answer of the model and what its calls returned so far, in the order of the calls."""

    answer: ModelAnswer
    results: tuple[ToolAnswered, ...] = ()


@dataclass(frozen=True, slots=True)
class Turn:
    """The open turn: its conversation so far, and why it is about to close."""

    number: int
    kind: TurnKind
    game_date: date
    snapshot: str
    briefing: str
    exchanges: tuple[Exchange, ...] = ()
    closing: ClosingReason | None = None

    @property
    def pending(self) -> tuple[ToolCall, ...]:
        """Calls of the last answer that have no result yet."""
        if not self.exchanges:
            return ()
        last = self.exchanges[-1]
        return last.answer.calls[len(last.results) :]

    @property
    def results(self) -> tuple[ToolAnswered, ...]:
        """Every result of the turn in order."""
        return tuple(result for exchange in self.exchanges for result in exchange.results)

    @property
    def silent_answers(self) -> int:
        """How many answers in a row, up to now, came without a tool call."""
        silent = 0
        for exchange in reversed(self.exchanges):
            if exchange.answer.calls:
                break
            silent += 1
        return silent


@dataclass(frozen=True, slots=True)
class Queued:
    """An order to the market that waits for the office."""

    turn: int
    action: MarketAction


@dataclass(frozen=True, slots=True)
class Told:
    """How much of the run's past stood there when the last turn opened: what is newer opens the next."""

    market: int = 0
    news: int = 0


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A stored checkpoint and the state that belongs to it (without the checkpoints before)."""

    number: int
    slot: int
    snapshot_sha256: str
    manifest_sha256: str
    state: RunState


@dataclass(frozen=True, slots=True)
class RunState:
    """Everything that decides what happens next in a run."""

    seq: int = 0  # of the last event
    base_seq: int = 0  # of the last RunStarted or RunRestarted: what follows it counts
    began_seq: int = (
        0  # of the last RunStarted, RunRestarted or RunRestored: from there this guest was played
    )
    started: RunStarted | None = None
    phase: Phase = "unborn"
    guest_running: bool = False
    stop: StopKind | None = None
    game_date: date | None = None
    season: int | None = None
    snapshot: str | None = None
    snapshot_sha256: str = ""
    league_matches_before: int = 0  # in earlier seasons, less those before the run
    league_matches: int = 0  # in this season
    seasons_completed: int = 0
    refusals: int = 0  # of the coming match's team sheet at kick-off
    refusal_reasons: tuple[str, ...] = ()
    turns: int = 0  # number of the last turn; goes on after a restart, so that a number names one turn
    last_turn_date: date | None = None
    turn: Turn | None = None
    plan: str = ""
    notes: str = ""
    team_sheet: TeamSheetWritten | None = None
    tactics: tuple[TacticView, ...] = ()  # the game's, once they were read
    asked: Asked | None = None  # what the game asks at this stop, until it is settled
    queue: tuple[Queued, ...] = ()
    history: History = field(default_factory=History)
    told: Told = Told()
    news_until: date | None = None  # the day on which news were last read
    reviewed: tuple[int, int] | None = None  # year and month of the last monthly review
    fallbacks: int = 0
    in_doubt: str | None = None  # an effect that began and has no outcome yet
    failures: int = 0  # of the next effect, in a row
    restarts: int = 0  # restores and restarts
    failed_restarts: int = 0  # of them after a failure of the guest, since the last new checkpoint
    restart_reason: str | None = None
    restart_by: Literal["supervisor", "operator"] = "supervisor"
    restart_newest: int | None = None  # the checkpoint that an operator named
    checkpoints: tuple[Checkpoint, ...] = ()  # that lie before this state, oldest first
    checkpoints_made: int = 0  # goes on after a restore, so that a number names one checkpoint
    from_checkpoint: int | None = None  # the one from which this guest was loaded
    distrusted: tuple[int, ...] = ()  # checkpoints whose load failed
    ending: tuple[StopReason, str] | None = None
    paused: bool = False
    intervened: bool = False
