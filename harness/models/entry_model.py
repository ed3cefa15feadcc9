"""The model of one lineup entry: its channel at each of its addresses, its circuit breaker, its prices."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from harness.freezing.lineup import CLI_CHANNELS, Entry
from harness.models.circuit import Circuit, Way
from harness.models.circuit_position import position_after
from harness.models.openai_chat import OpenAIChat, key_of_variable
from harness.models.policy_server import serve_policies
from harness.models.priced import Priced, PriceTable
from harness.models.seam import Model
from harness.spine.effects import AskModel
from harness.spine.events import StoredEvent
from harness.spine.fault_table import FAULT_TABLE


def _nothing() -> Sequence[StoredEvent]:
    return ()


@asynccontextmanager
async def model_of(
    entry: Entry,
    max_calls: int,
    folder: Path | None,
    load: Callable[[], Sequence[StoredEvent]] = _nothing,
) -> AsyncIterator[Model]:
    """Ready until the block ends. `folder`: where a CLI's requests are recorded; `load`: the run's log."""
    async with AsyncExitStack() as stack:
        if entry.channel == "policy":
            endpoint = await stack.enter_async_context(serve_policies())
            ways = [Way(endpoint.base_url, _chat(entry, endpoint.base_url, endpoint.api_key))]
        elif entry.channel in CLI_CHANNELS:
            ways = [
                Way(url or "", await stack.enter_async_context(_cli(entry, url, max_calls, folder)))
                for url in (entry.base_url, *entry.fallback_urls)
            ]
        else:
            assert entry.base_url is not None  # the lineup was checked when the batch was frozen
            key = key_of_variable(entry.api_key_env, os.environ)
            ways = [Way(url, _chat(entry, url, key)) for url in (entry.base_url, *entry.fallback_urls)]
        model = _priced(entry, ways[0].model if len(ways) == 1 else _circuit(ways, load))
        stack.push_async_callback(model.close)
        yield model


def _circuit(ways: list[Way], load: Callable[[], Sequence[StoredEvent]]) -> Circuit:
    """The tries of the fault table, shared out among the addresses; it stands where the log left it."""
    return Circuit(
        ways,
        max(1, FAULT_TABLE[AskModel].tries // len(ways)),
        lambda start: position_after(start, (stored.event for stored in load())),
    )


def _priced(entry: Entry, model: Model) -> Model:
    prices = entry.prices
    if prices is None:
        return model
    cached = prices.input if prices.cached is None else prices.cached
    return Priced(model, PriceTable(prices.input, cached, prices.output))


def _chat(entry: Entry, base_url: str, api_key: str) -> OpenAIChat:
    return OpenAIChat(
        model=entry.model,
        base_url=base_url,
        api_key=api_key,
        sampling=entry.sampling.model_dump(exclude_none=True),
        reasoning_effort=entry.reasoning_effort,
        stream=entry.stream,
    )


@asynccontextmanager
async def _cli(
    entry: Entry, base_url: str | None, max_calls: int, folder: Path | None
) -> AsyncIterator[Model]:
    # Loaded for who needs it: MCP takes longer to import than everything else of a run's worker.
    from harness.models.cli.model import cli_model  # noqa: PLC0415
    from harness.models.cli.program import Ask  # noqa: PLC0415
    from harness.models.cli.programs import PROGRAMS  # noqa: PLC0415

    ask = Ask(entry.model, entry.reasoning_effort, max_calls)
    key = key_of_variable(entry.api_key_env, os.environ)
    program = PROGRAMS[entry.channel]
    async with cli_model(program, ask, base_url=base_url, api_key=key, log_folder=folder) as model:
        yield model
