"""A run on the game in memory through any model, and what it left in its log."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel
from run_parts_fakes import parts, policy_model, started

from harness.clock import FakeClock
from harness.game.fake import FakeGame
from harness.handlers import handlers_of
from harness.models.seam import Model
from harness.spine import events as ev
from harness.spine.coordinator import Coordinator
from harness.spine.events import StoredEvent
from harness.spine.state import RunState
from harness.store.fake import MemoryEventLog
from harness.tools.catalogue import is_acting

E = TypeVar("E", bound=BaseModel)
MAX_CALLS = 40
TURNS = 2  # of the first match: the review before it and the team for it


@dataclass(slots=True)
class Played:
    """A run's events."""

    events: list[ev.Event] = field(default_factory=list)

    def of(self, kind: type[E]) -> list[E]:
        """Those of one kind."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def calls(self) -> list[tuple[int, str, str, bool, Any]]:
        """Every call with its result, in order."""
        return [(c.turn, c.tool, c.arguments, c.accepted, c.answer) for c in self.of(ev.ToolAnswered)]

    @property
    def notes(self) -> list[str]:
        """What the channel noted."""
        return [note for answered in self.of(ev.ModelAnswered) for note in answered.answer.notes]

    @property
    def snapshots(self) -> list[str]:
        """Digests of the states."""
        return [taken.sha256 for taken in self.of(ev.SnapshotTaken)]


async def play(
    model: Model,
    folder: Path,
    matches: int = 1,
    turns: int | None = None,
    game: FakeGame | None = None,
) -> Played:
    """To the end of the period, or of so many turns."""
    log, closed = MemoryEventLog("b-01", FakeClock().now), list[int]()
    made = parts(folder, game or FakeGame(), model)

    def watch(_state: RunState, stored: StoredEvent) -> None:
        if isinstance(stored.event, ev.TurnClosed):
            closed.append(stored.event.turn)
            if len(closed) == turns:
                coordinator.leave()

    coordinator = Coordinator(log, handlers_of(made), FakeClock(), watch)
    await coordinator.play(started(matches, MAX_CALLS))
    return Played([stored.event for stored in log.load()])


async def directly(folder: Path, turns: int | None = None) -> Played:
    """The policy called as a function: what every channel must come to."""
    return await play(policy_model(), folder / "directly", turns=turns)


def accepted(played: Played) -> list[tuple[int, str, str]]:
    """Turn, tool and arguments of each call that did something."""
    return [
        (turn, tool, json.dumps(json.loads(text), sort_keys=True))
        for turn, tool, text, ok, _ in played.calls
        if ok and acts(tool)
    ]


def acts(tool: str) -> bool:
    """On the game, or on the model's memory."""
    return is_acting(tool) or tool in ("set_plan", "update_notes", "write_review", "end_turn")
