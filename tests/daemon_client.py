"""The daemon's API over a guest in memory, for tests: both, and what a refusal says."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx

from memdaemon.app import build
from memdaemon.contract import Problem
from memdaemon.guest.fake import FakeGuest
from memdaemon.session import Session

TOKEN = "a-token-of-enough-length"


@asynccontextmanager
async def guest_and_client() -> AsyncIterator[tuple[FakeGuest, httpx.AsyncClient]]:
    """A running guest and a client with the token."""
    guest = FakeGuest()
    app = build(Session(guest, "run-1", 3), TOKEN, guest.close)
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(app),
        base_url="http://daemon",
        headers={"Authorization": f"Bearer {TOKEN}"},
    ) as client:
        yield guest, client


def problem(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of a refusal."""
    return answer.status_code, Problem.model_validate_json(answer.content).code
