"""A page of a long list, and how a model asks for the next one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from pydantic import Field, JsonValue

from harness.tools.tool import Arguments

MOST_LEFT_OUT = 100_000
Item = TypeVar("Item")


class Paged(Arguments):
    """Base of arguments of tools that answer with a page."""

    offset: int = Field(0, ge=0, le=MOST_LEFT_OUT, description="Leave out so many from the start.")
    limit: int = Field(10, ge=1, le=30, description="At most so many.")


def page(
    name: str, found: Sequence[Item], arguments: Paged, row: Callable[[Item], JsonValue]
) -> dict[str, JsonValue]:
    """The rows asked for under `name`, the `total`, and `next_offset` when there are more."""
    chosen = found[arguments.offset : arguments.offset + arguments.limit]
    answer: dict[str, JsonValue] = {"total": len(found), name: [row(item) for item in chosen]}
    if chosen and arguments.offset + len(chosen) < len(found):
        answer["next_offset"] = arguments.offset + len(chosen)
    return answer
