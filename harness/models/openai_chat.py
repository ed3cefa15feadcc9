"""The OpenAI-compatible channel: one request an answer through the `openai` package, without retries."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any
from urllib.parse import urlsplit

from httpx2 import HTTPError, Response  # the client underneath `openai`
from openai import APIStatusError, AsyncOpenAI, AsyncStream, DefaultAsyncHttpxClient, OpenAIError
from pydantic import JsonValue

from harness.errors import ModelUnavailable, SettingsError
from harness.models.answer_fields import NoAnswerError, earlier_calls, read_answer, storable
from harness.models.chat_chunks import joined
from harness.models.seam import ModelAnswer

LONGEST_RETRY_AFTER_S = 300.0
TIMEOUT_S = 1800.0  # long reasoning on a slow local model: time is neither scored nor limited


def key_of_variable(name: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The key in an entry's environment variable; without one a placeholder, which local servers ignore."""
    if name is None:
        return "none"
    key = environment.get(name, "")
    if not key:
        raise SettingsError(
            f"Environment variable {name} is empty: set it to the key of the model's endpoint."
        )
    return key


def is_on_loopback(base_url: str) -> bool:
    """Whether a proxy of the environment could not reach it."""
    return urlsplit(base_url).hostname in ("127.0.0.1", "localhost", "::1")


class OpenAIChat:
    """`Model` over HTTP. Every failure of the endpoint is a `ModelUnavailable`."""

    def __init__(
        self,
        *,
        model: str,
        base_url: str,
        api_key: str,
        sampling: Mapping[str, JsonValue] | None = None,
        reasoning_effort: str | None = None,
        seed: int | None = None,
        stream: bool = False,
        timeout_s: float = TIMEOUT_S,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """`sampling` goes into the request as it stands in the lineup, whatever its names."""
        self._model, self._stream, self._sleep = model, stream, sleep
        # A proxy of the environment cannot reach a server on this machine.
        client = DefaultAsyncHttpxClient(trust_env=not is_on_loopback(base_url), timeout=timeout_s)
        self._client = AsyncOpenAI(
            base_url=base_url, api_key=api_key, max_retries=0, timeout=timeout_s, http_client=client
        )
        self._settings: dict[str, JsonValue] = dict(sampling or {})
        if reasoning_effort is not None:
            self._settings["reasoning_effort"] = reasoning_effort
        if seed is not None:
            self._settings["seed"] = seed

    async def answer(self, messages: list[dict[str, Any]], tools: list[dict[str, JsonValue]]) -> ModelAnswer:
        """One answer; raises ModelUnavailable, also for an answer that is no chat completion."""
        sent: dict[str, Any] = {"model": self._model, **self._settings}
        body = {**sent, "messages": messages}
        if tools:
            body |= {"tools": tools, "tool_choice": "auto"}
        started = time.monotonic()
        try:
            response = await (self._streamed(body) if self._stream else self._whole(body))
        except APIStatusError as error:
            await self._wait_as_told(error.response)
            detail = storable(error.response.text[:300])
            raise ModelUnavailable(f"{self._model} answers HTTP {error.status_code}: {detail}") from error
        except (OpenAIError, HTTPError, json.JSONDecodeError) as error:
            raise ModelUnavailable(
                f"{self._model} cannot be reached: {type(error).__name__}: {storable(str(error))}"
            ) from error
        seconds = round(time.monotonic() - started, 3)
        try:
            answer = read_answer(response, earlier_calls(messages), seconds)
        except NoAnswerError as error:
            raise ModelUnavailable(
                f"{self._model} gave no chat completion: {storable(str(error))}"
            ) from error
        return answer.model_copy(update={"sent": sent})

    async def _whole(self, body: Mapping[str, Any]) -> object:
        return await self._client.post("/chat/completions", body=body, cast_to=object)

    async def _streamed(self, body: Mapping[str, Any]) -> object:
        asked = {**body, "stream": True, "stream_options": {"include_usage": True}}
        chunks = await self._client.post(
            "/chat/completions", body=asked, cast_to=object, stream=True, stream_cls=AsyncStream[object]
        )
        async with chunks:
            return joined([chunk async for chunk in chunks])

    async def _wait_as_told(self, response: Response) -> None:
        """A rate limit says how long; the fault table's own wait comes on top."""
        told = response.headers.get("retry-after", "")
        if response.status_code in (429, 503) and told.isdecimal():
            await self._sleep(min(float(told), LONGEST_RETRY_AFTER_S))

    async def leave_turn(self) -> None:
        """Nothing is kept between answers."""

    async def close(self) -> None:
        """Let go of connections."""
        await self._client.close()
