"""Writes TOML, as much of it as a CLI's configuration needs: texts, numbers, truth, lists, tables."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any


def document(table: Mapping[str, Any]) -> str:
    """Plain values first, then each table under its full name."""
    return "".join(f"{line}\n" for line in _lines(table, ()))


def _lines(table: Mapping[str, Any], path: tuple[str, ...]) -> Iterator[str]:
    plain = {name: value for name, value in table.items() if not isinstance(value, Mapping)}
    if path and plain:
        yield f"[{'.'.join(path)}]"
    for name, value in plain.items():
        yield f"{name} = {json.dumps(value)}"  # these values are written alike in JSON and TOML
    for name, value in table.items():
        if isinstance(value, Mapping):
            yield from _lines(value, (*path, name))
