"""The chunks of a streamed chat completion, joined into the document that an unstreamed one would be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

TEXTS = ("content", "reasoning_content", "reasoning")


def joined(chunks: Iterable[object]) -> dict[str, Any]:
    """One completion; without choices when the stream broke off before it said why it ended."""
    message: dict[str, Any] = {}
    calls: dict[int, dict[str, Any]] = {}
    finish: object = None
    usage: object = None
    for chunk in chunks:
        if not isinstance(chunk, Mapping):
            continue
        if chunk.get("error"):
            return {"error": chunk["error"]}
        usage = chunk.get("usage") or usage
        for choice in (chunk.get("choices") or ())[:1]:
            delta = choice.get("delta") or {}
            finish = choice.get("finish_reason") or finish
            for name in TEXTS:
                if isinstance(delta.get(name), str):
                    message[name] = message.get(name, "") + delta[name]
            _extend(calls, delta.get("tool_calls"))
    if finish is None:
        return {"broke_off": True}
    message["tool_calls"] = list(calls.values())
    return {"choices": [{"message": message, "finish_reason": finish}], "usage": usage}


def _extend(calls: dict[int, dict[str, Any]], pieces: object) -> None:
    """Pieces name their call by index; a server without indexes sends each call whole."""
    for piece in pieces if isinstance(pieces, list) else ():
        if not isinstance(piece, Mapping):
            continue
        index = piece.get("index")
        place = index if isinstance(index, int) else len(calls)
        call = calls.setdefault(place, {"function": {"name": "", "arguments": ""}})
        call["id"] = piece.get("id") or call.get("id")
        function = piece.get("function") or {}
        for name in ("name", "arguments"):
            if isinstance(function.get(name), str):
                call["function"][name] += function[name]
