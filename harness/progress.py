"""How far a run is: what its worker tells the player, made from events and from what the manager sees."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from pydantic import BaseModel, ConfigDict

from harness.run_parts import Desk
from harness.spine.events import (
    EffectFailed,
    ModelAnswered,
    RunEnded,
    RunRestarted,
    RunRestored,
    StopKind,
    StoredEvent,
)
from harness.spine.state import RunState

# Not the stop itself: the snapshot that follows it at once has the figures that belong to it.
TOLD = ("snapshot_taken", "turn_opened", "model_answered", "run_ended")
NOTE_LIMIT = 160  # characters of a reason


class Progress(BaseModel):
    """One run at one moment."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    run: str
    phase: str
    game_date: date | None
    stop: str | None
    turn: int
    league_matches: int
    match: str  # "Home 1 - 0 Away" at a stop in play and after it, "Home v Away" before a match
    points: int | None  # in the league this season
    position: int | None
    tokens: int
    restarts: int
    note: str = ""


class ProgressReporter:
    """Watches a coordinator and tells what changed."""

    def __init__(self, run: str, desk: Desk, tell: Callable[[Progress], None]) -> None:
        self._run = run
        self._desk = desk
        self._tell = tell
        self._tokens = 0

    def watch(self, state: RunState, stored: StoredEvent) -> None:
        """Called with every event after it was reduced."""
        event = stored.event
        if isinstance(event, ModelAnswered) and not event.replayed:
            usage = event.answer.usage
            self._tokens += (usage.input_tokens or 0) + (usage.output_tokens or 0)
        note = _note(stored)
        if event.type not in TOLD and not note:
            return
        points, position = self._standing()
        self._tell(
            Progress(
                run=self._run,
                phase=state.phase,
                game_date=state.game_date,
                stop=state.stop,
                turn=state.turns,
                league_matches=state.league_matches_before + state.league_matches,
                match=self._match(state.stop),
                points=points,
                position=position,
                tokens=self._tokens,
                restarts=state.restarts,
                note=note,
            )
        )

    def _match(self, stop: StopKind | None) -> str:
        view = self._desk.view
        if view is None:
            return ""
        if stop in ("half_time", "full_time") and view.match is not None:
            match = view.match
            return f"{match.home} {match.score[0]} - {match.score[1]} {match.away}"
        own = (f for f in view.fixtures if view.club in (f.home, f.away) and f.score is None)
        following = next(own, None) if stop == "match_day" else None
        return "" if following is None else f"{following.home} v {following.away}"

    def _standing(self) -> tuple[int | None, int | None]:
        view = self._desk.view
        rows = () if view is None else view.table
        return next(
            ((row.points, row.position) for row in rows if view and row.club == view.club), (None, None)
        )


def _short(text: str) -> str:
    """The log has the whole."""
    return text if len(text) <= NOTE_LIMIT else f"{text[:NOTE_LIMIT]} ..."


def _note(stored: StoredEvent) -> str:
    match stored.event:
        case EffectFailed() as failed:
            return f"{failed.effect} failed ({failed.error}: {_short(failed.detail)}): {failed.then}"
        case RunRestarted() as restarted:
            return f"starts again: {_short(restarted.reason)}"
        case RunRestored() as restored:
            return f"goes on from checkpoint {restored.checkpoint}: {_short(restored.reason)}"
        case RunEnded() as ended:
            return f"ended: {ended.stop_reason}{': ' if ended.detail else ''}{_short(ended.detail)}"
        case _:
            return ""
