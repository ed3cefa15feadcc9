"""Retries and repetitions as an OpenAI-compatible server writes them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI, Request
from run_parts_fakes import parts, started

from harness.clock import FakeClock
from harness.handlers import handlers_of
from harness.models.openai_chat import OpenAIChat
from harness.models.policy_server import serving
from harness.spine import events as ev
from harness.spine.coordinator import Coordinator
from harness.store.fake import MemoryEventLog

ACT = ("set_lineup", '{"tactic": 3}')
END = ("end_turn", "{}")


def server(*calls: tuple[str, tuple[str, str]]) -> FastAPI:
    """A server that makes these calls before the first match, an id each; it ends every other turn."""
    app, waiting = FastAPI(openapi_url=None), list(calls)

    @app.post("/v1/chat/completions")
    async def completions(request: Request) -> dict[str, Any]:
        messages = (await request.json())["messages"]
        now = waiting and "Turn: before_match" in messages[1]["content"]
        call_id, (tool, arguments) = waiting.pop(0) if now else (f"end-{len(messages)}", END)
        function = {"name": tool, "arguments": arguments}
        call = {"id": call_id, "type": "function", "function": function}
        message = {"role": "assistant", "content": None, "tool_calls": [call]}
        return {"id": "x", "object": "chat.completion", "choices": [{"index": 0, "message": message}]}

    return app


@pytest.mark.parametrize(
    ("calls", "fallbacks", "written"),
    [
        pytest.param([("a", ACT), ("a", ACT)], [], 1, id="retry with the same id"),
        pytest.param([("a", ACT), ("b", ACT)], ["repeated_call"], 1, id="repetition with a new id"),
        pytest.param(
            [("a", ACT), ("b", ("get_squad", "{}")), ("a", ACT)], [], 2, id="same id after another call"
        ),
        pytest.param(
            [("a", ACT), ("a", ("change_tactic", '{"tactic": 4}'))], [], 2, id="same id, another act"
        ),
    ],
)
async def test_repeated_act_counts_only_as_a_new_call(
    tmp_path: Path, calls: list[tuple[str, tuple[str, str]]], fallbacks: list[str], written: int
) -> None:
    """A retry is answered, not carried out; a repetition directly after acceptance closes the turn."""
    log = MemoryEventLog("b-01", FakeClock().now)
    async with serving(server(*calls)) as port:
        model = OpenAIChat(model="m", base_url=f"http://127.0.0.1:{port}/v1", api_key="none")
        made = parts(tmp_path, model=model)
        await Coordinator(log, handlers_of(made), FakeClock()).play(started(1))
        await model.close()
    events = [stored.event for stored in log.load()]
    assert [event.reason for event in events if isinstance(event, ev.FallbackTaken)] == fallbacks
    assert sum(isinstance(event, ev.TeamSheetWritten) for event in events) == written
