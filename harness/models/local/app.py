"""The OpenAI-compatible front of the small model: tools become a grammar, the answer a tool call."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from harness.models.local.engine import NAME
from harness.models.local.grammar import MESSAGE, answer_schema
from harness.models.local.prompt import prompt_messages

Complete = Callable[[list[dict[str, str]], dict[str, Any], dict[str, Any]], dict[str, Any]]
PASSED_ON = ("temperature", "top_p", "top_k", "seed", "max_tokens")


def front(complete: Complete) -> Starlette:
    """`complete`: of prompt, schema and sampling; the engine's, or a test's."""

    async def models(_request: Request) -> JSONResponse:
        model = {"id": NAME, "object": "model", "created": 0, "owned_by": "HuggingFaceTB"}
        return JSONResponse({"object": "list", "data": [model]})

    async def completions(request: Request) -> JSONResponse:
        body = await request.json()
        if body.get("model") != NAME:
            return _error(404, f"There is no model {body.get('model')!r}; there is {NAME}.")
        tools, choice = body.get("tools") or [], body.get("tool_choice", "auto")
        schema = answer_schema(tools, must_call=choice == "required")
        settings = {name: body[name] for name in PASSED_ON if body.get(name) is not None}
        if "seed" in settings:  # the same conversation gets the same answer, a longer one draws anew
            settings["seed"] += len(body["messages"])
        answered = await asyncio.to_thread(
            complete, prompt_messages(body["messages"], tools), schema, settings
        )
        if "choices" not in answered:
            return _error(500, f"llama.cpp gave no answer: {str(answered)[:300]}")
        return JSONResponse(_wrapped(answered))

    return Starlette(
        routes=[
            Route("/v1/models", models),
            Route("/v1/chat/completions", completions, methods=["POST"]),
        ]
    )


def _error(status: int, message: str) -> JSONResponse:
    return JSONResponse({"error": {"message": message, "type": "invalid_request_error"}}, status)


def _wrapped(answered: dict[str, Any]) -> dict[str, Any]:
    """The model's text as a message or a call; one that was cut at its limit stays text."""
    choice = answered["choices"][0]
    text = choice["message"].get("content") or ""
    message: dict[str, Any] = {"role": "assistant", "content": text}
    finish = choice.get("finish_reason")
    try:
        value = json.loads(text)
    except ValueError:
        value = {}
    if isinstance(value, dict) and "name" in value:
        function = {"name": value["name"], "arguments": json.dumps(value.get("arguments", {}))}
        message = {"role": "assistant", "content": None}
        message["tool_calls"] = [{"id": answered.get("id"), "type": "function", "function": function}]
        finish = "tool_calls"
    elif isinstance(value, dict) and MESSAGE in value:
        message["content"] = value[MESSAGE]
    choices = [{"index": 0, "message": message, "finish_reason": finish}]
    kept = {name: answered.get(name) for name in ("id", "created", "usage")}
    return {**kept, "object": "chat.completion", "model": NAME, "choices": choices}
