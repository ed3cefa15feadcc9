"""Where an entry's circuit breaker stands: a frozen value that the run's log alone determines."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from harness.errors import ModelUnavailable
from harness.spine.effects import AskModel
from harness.spine.events import EffectFailed, Event, ModelAnswered
from harness.spine.fault_table import effect_name

ASKING, UNAVAILABLE = effect_name(AskModel()), ModelUnavailable.__name__


@dataclass(frozen=True, slots=True)
class Position:
    """The address in use (0 = the entry's base URL) and its failures in a row."""

    addresses: int
    failures_to_open: int
    at: int = 0
    failures: int = 0

    def failed(self) -> Position:
        """One more failure: at the limit the next address is in use, where there is one."""
        failures = self.failures + 1
        if failures < self.failures_to_open or self.at + 1 == self.addresses:
            return replace(self, failures=failures)
        return replace(self, at=self.at + 1, failures=0)

    def answered(self) -> Position:
        """Failures in a row count from here."""
        return replace(self, failures=0)


def position_after(position: Position, events: Iterable[Event]) -> Position:
    """Fold a run's log. What a restore set aside counts too: the address failed all the same."""
    for event in events:
        match event:
            case EffectFailed() if event.effect == ASKING and event.error == UNAVAILABLE:
                position = position.failed()
            case ModelAnswered() if not event.replayed:
                position = position.answered()
            case _:
                pass
    return position
