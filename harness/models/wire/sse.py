"""Server-sent events: the JSON documents in a stream, and a stream of documents."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any


def documents(body: bytes) -> list[dict[str, Any]]:
    """Every JSON object of a whole body: of its `data:` lines, or the body itself."""
    text = body.decode("utf-8", "replace")
    lines = [line[5:].strip() for line in text.splitlines() if line.startswith("data:")]
    found = []
    for line in lines or [text]:
        try:
            value = json.loads(line)
        except ValueError:  # `[DONE]`, or a stream that was cut
            continue
        found += [item for item in (value if isinstance(value, list) else [value]) if isinstance(item, dict)]
    return found


def encoded(events: Iterable[tuple[str | None, dict[str, Any]]]) -> Iterable[bytes]:
    """Each document as one event."""
    for name, document in events:
        head = f"event: {name}\n" if name else ""
        yield f"{head}data: {json.dumps(document, ensure_ascii=False)}\n\n".encode()
