"""Texts of models and of the game made fit for a page: nothing is dropped, what cannot be shown gets a sign.

Escaping is not done here but by the templates, for every text.
"""

from __future__ import annotations

import json
from typing import Any

SHORT = 600  # characters; a longer text is collapsed
KEPT = "\n\t"
# U+2400.. are pictures of the control characters; a lone surrogate cannot be encoded at all.
PICTURES = {code: 0x2400 + code for code in range(32) if chr(code) not in KEPT} | {0x7F: 0x2421}
PICTURES |= dict.fromkeys(range(0x80, 0xA0), 0xFFFD) | dict.fromkeys(range(0xD800, 0xE000), 0xFFFD)
WIDTH = 92  # columns of a line of JSON
DEEPEST = 12


def presentable(text: str) -> str:
    """The text with control characters as pictures and lone surrogates as U+FFFD."""
    return text.replace("\r\n", "\n").translate(PICTURES)


def is_long(text: str) -> bool:
    """Whether a page collapses it."""
    return len(text) > SHORT or text.count("\n") > 12


def first_words(text: str, limit: int = 90) -> str:
    """The text's beginning on one line, for the head of a collapsed text."""
    line = " ".join(text[: 4 * limit].split())
    return line if len(line) <= limit and len(text) <= 4 * limit else f"{line[:limit].rstrip()} …"


def size_words(text: str) -> str:
    """How long it is: `412 characters`, `200 kB`."""
    size = len(text.encode("utf-8", "replace"))
    return f"{len(text)} characters" if size < 10_000 else f"{size / 1000:,.0f} kB"


def json_text(stored: str) -> str:
    """A JSON document as readable lines, small parts on one line; any other text as it is."""
    try:
        value = json.loads(stored)
    except (ValueError, RecursionError):
        return stored
    return value if isinstance(value, str) else _lines(value, 0)


def _lines(value: Any, depth: int) -> str:
    flat = _flat(value)
    if depth >= DEEPEST or not isinstance(value, dict | list) or len(flat) + 2 * depth <= WIDTH:
        return flat
    inner = "  " * (depth + 1)
    if isinstance(value, dict):
        parts = [f"{inner}{_flat(key)}: {_lines(part, depth + 1)}" for key, part in value.items()]
        start, end = "{", "}"
    else:
        parts = [inner + _lines(part, depth + 1) for part in value]
        start, end = "[", "]"
    return "\n".join((start, ",\n".join(parts), "  " * depth + end))


def _flat(value: Any) -> str:
    try:
        return json.dumps(value, ensure_ascii=False)
    except RecursionError:
        return "…"
