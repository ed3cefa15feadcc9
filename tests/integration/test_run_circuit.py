"""An entry whose first address is dead: the log carries the circuit breaker from one worker to the next."""

from __future__ import annotations

import socket
from pathlib import Path

from run_parts_fakes import parts, started
from scripted_endpoint import serve_script

from harness.clock import FakeClock
from harness.freezing.lineup import Entry
from harness.handlers import handlers_of
from harness.models.entry_model import model_of
from harness.models.scripted import calling
from harness.spine import events as ev
from harness.spine.coordinator import Coordinator
from harness.spine.events import StoredEvent
from harness.spine.state import RunState
from harness.store.fake import MemoryEventLog


def nobody() -> str:
    """An address at which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return f"http://127.0.0.1:{listener.getsockname()[1]}/v1"


async def work(log: MemoryEventLog, entry: Entry, folder: Path, *, leaves: bool) -> RunState:
    """One worker: it plays, and may leave after the first answer."""
    async with model_of(entry, 40, None, log.load) as model:

        def watch(_state: RunState, stored: StoredEvent) -> None:
            if leaves and isinstance(stored.event, ev.ModelAnswered):
                coordinator.leave()

        handlers = handlers_of(parts(folder, model=model))
        coordinator = Coordinator(log, handlers, FakeClock(), watch)
        return await coordinator.play(started(1))


async def test_worker_that_takes_over_asks_no_address_that_the_log_gave_up(tmp_path: Path) -> None:
    """Every failure is the first worker's; the second one's first answer names the address."""
    log = MemoryEventLog("b-01", FakeClock().now)
    async with serve_script(lambda _talk: calling(("end_turn", {}))) as alive:
        entry = Entry(name="A", channel="openai", model="m", base_url=nobody(), fallback_urls=(alive,))
        assert (await work(log, entry, tmp_path / "1", leaves=True)).phase != "ended"
        before = len(log.load())
        assert (await work(log, entry, tmp_path / "2", leaves=False)).phase == "ended"
    later = [stored.event for stored in log.load()[before:]]
    assert not [event for event in later if isinstance(event, ev.EffectFailed)]
    answers = [event.answer for event in later if isinstance(event, ev.ModelAnswered) and not event.replayed]
    assert answers[0].notes == (f"by the log of this run it goes on at {alive}",)
