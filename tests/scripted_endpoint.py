"""An OpenAI-compatible endpoint that answers as a function of the conversation says."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any

from fastapi import FastAPI, Request

from harness.models.policy_server import serving
from harness.models.scripted import Script
from harness.models.seam import ModelAnswer


@contextlib.asynccontextmanager
async def serve_script(script: Script) -> AsyncIterator[str]:
    """Its base URL, until the block ends."""
    app = FastAPI(openapi_url=None)

    @app.post("/v1/chat/completions")
    async def completions(request: Request) -> dict[str, Any]:
        return _completion(script((await request.json())["messages"]))

    async with serving(app) as port:
        yield f"http://127.0.0.1:{port}/v1"


def _completion(answer: ModelAnswer) -> dict[str, Any]:
    calls = [
        {"id": call.call_id, "type": "function", "function": {"name": call.tool, "arguments": call.arguments}}
        for call in answer.calls
    ]
    message = {"role": "assistant", "content": answer.text, "tool_calls": calls}
    choice = {"index": 0, "message": message, "finish_reason": answer.finish_reason}
    return {"id": "x", "object": "chat.completion", "created": 0, "model": "scripted", "choices": [choice]}
