"""Does the endpoint answer, and does it have the model? Asked by its list of models: nothing is generated."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from urllib.parse import quote

import httpx

from harness.doctor.finding import Finding
from harness.freezing.lineup import Entry
from harness.models.cli.programs import PROGRAMS
from harness.models.openai_chat import is_on_loopback

TIMEOUT_S = 20.0
# Below a CLI's base URL: the path that names one model.
MODEL_PATHS = {"claude-code": "/v1/models/", "codex": "/v1/models/", "gemini-cli": "/v1beta/models/"}
VERSIONS = {"claude-code": {"anthropic-version": "2023-06-01"}}


def addresses(entry: Entry) -> Sequence[str]:
    """All that the entry may be asked at."""
    program = PROGRAMS.get(entry.channel)
    first = entry.base_url or (program.default_base_url if program else "")
    return (first, *entry.fallback_urls)


async def check(entry: Entry, base_url: str, key: str) -> Finding:
    """One address."""
    name = f"endpoint of {entry.name}"
    url, headers = _question(entry, base_url.rstrip("/"), key)
    try:
        async with httpx.AsyncClient(timeout=TIMEOUT_S, trust_env=not is_on_loopback(base_url)) as client:
            answer = await client.get(url, headers=headers)
    except httpx.HTTPError as error:
        found = f"{base_url} cannot be reached: {type(error).__name__}"
        return Finding(name, "fail", found, "start the server, or mend base_url in the lineup")
    if answer.status_code in (401, 403):
        found = f"{base_url} refuses the key: HTTP {answer.status_code}"
        return Finding(name, "fail", found, f"put the right key into {entry.api_key_env or 'api_key_env'}")
    known = _models(answer) if entry.channel == "openai" else (entry.model,) * answer.is_success
    if entry.model in known:
        return Finding(name, "ok", f"{base_url} has {entry.model}")
    if entry.channel == "openai" and not answer.is_success:
        found = f"{base_url} answers, but lists no models: HTTP {answer.status_code}"
        return Finding(name, "warn", found, "make sure of the model's name yourself")
    listed = f"; it has {', '.join(known[:5])}" if known else f": HTTP {answer.status_code}"
    return Finding(name, "fail", f"{base_url} has no {entry.model}{listed}", "mend model in the lineup")


def _question(entry: Entry, base_url: str, key: str) -> tuple[str, dict[str, str]]:
    program = PROGRAMS.get(entry.channel)
    if program is None:
        return f"{base_url}/models", {"authorization": f"Bearer {key}"}
    path = MODEL_PATHS[entry.channel] + quote(entry.model, safe="")
    header = {program.wire.key_header: program.wire.key_prefix + key}
    return base_url + path, {**header, **VERSIONS.get(entry.channel, {})}


def _models(answer: httpx.Response) -> tuple[str, ...]:
    try:
        document: Any = answer.json()
    except ValueError:
        return ()
    rows = document.get("data") if isinstance(document, dict) else None
    return tuple(str(row.get("id")) for row in rows or () if isinstance(row, dict))
