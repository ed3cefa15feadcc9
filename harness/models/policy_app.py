"""The policies as an OpenAI-compatible web application: models and chat completions."""

from __future__ import annotations

import asyncio
import re
import secrets
from typing import Annotated, Any

from fastapi import Depends, FastAPI, Request
from fastapi.responses import JSONResponse
from pydantic import BaseModel, ConfigDict, Field

from harness.models.policies import POLICIES, Policy
from harness.models.seam import ModelAnswer

_MODEL = re.compile(r"(?P<policy>[a-z_]+)(@(?P<delay>\d+(\.\d+)?)s)?")


class ChatRequest(BaseModel):
    """What is read of a chat completion request; everything else is passed over, as other servers do."""

    model_config = ConfigDict(extra="ignore")

    model: str
    messages: Annotated[list[dict[str, Any]], Field(min_length=1)]
    tools: list[dict[str, Any]] = []
    seed: int | None = None


class OpenAIError(Exception):
    """An error in the form of the OpenAI API."""

    def __init__(self, status: int, message: str, code: str) -> None:
        super().__init__(message)
        self.status, self.code = status, code


def policy_app(api_key: str, delay_s: float = 0.0) -> FastAPI:
    """`assistant` and `careless`; `assistant@5s` waits 5 s before each answer, else `delay_s`."""
    app = FastAPI(openapi_url=None)

    def authorised(request: Request) -> None:
        given = request.headers.get("authorization", "")
        if not secrets.compare_digest(given.encode(), f"Bearer {api_key}".encode()):
            raise OpenAIError(401, "A valid bearer key is needed.", "invalid_api_key")

    @app.exception_handler(OpenAIError)
    async def refused(_request: Request, error: OpenAIError) -> JSONResponse:
        body = {"message": str(error), "type": "invalid_request_error", "param": None, "code": error.code}
        return JSONResponse({"error": body}, error.status)

    @app.get("/v1/models", dependencies=[Depends(authorised)])
    async def models() -> dict[str, Any]:
        data = [{"id": name, "object": "model", "created": 0, "owned_by": "dugout"} for name in POLICIES]
        return {"object": "list", "data": data}

    @app.post("/v1/chat/completions", dependencies=[Depends(authorised)])
    async def completions(chat: ChatRequest) -> dict[str, Any]:
        policy, delay = _meant(chat.model, delay_s)
        await asyncio.sleep(delay)
        return _completion(chat.model, policy(chat.messages, chat.tools, chat.seed or 0))

    return app


def _meant(model: str, delay_s: float) -> tuple[Policy, float]:
    named = _MODEL.fullmatch(model)
    if named is None or named["policy"] not in POLICIES:
        known = ", ".join(POLICIES)
        raise OpenAIError(404, f"There is no policy {model!r}; there are {known}.", "model_not_found")
    return POLICIES[named["policy"]], float(named["delay"]) if named["delay"] else delay_s


def _completion(model: str, answer: ModelAnswer) -> dict[str, Any]:
    calls = [
        {"id": c.call_id, "type": "function", "function": {"name": c.tool, "arguments": c.arguments}}
        for c in answer.calls
    ]
    message = {"role": "assistant", "content": answer.text, "tool_calls": calls}
    return {
        "id": "policy",
        "object": "chat.completion",
        "created": 0,
        "model": model,
        "choices": [{"index": 0, "message": message, "finish_reason": answer.finish_reason}],
        "usage": {"prompt_tokens": 0, "completion_tokens": 0, "total_tokens": 0},
    }
