"""A person's business by the host program: acts in, answers out."""

from __future__ import annotations

import json
from typing import Any

from engine_program import Program


def deals(game: Program, *acts: str, slot: int = 1, save: int | None = None) -> list[Any]:
    """The answers to acts (see deals.c), one after the other in one game."""
    kept = () if save is None else ("--save", save)
    lines = game.output("--slot", slot, "deals", *kept, stdin="".join(f"{act}\n" for act in acts))
    return [json.loads(line) for line in lines.splitlines()]


def holiday(game: Program, seasons: int, *, slot: int = 1, save: int | None = None) -> list[Any]:
    """One report a season that everybody spends on holiday."""
    kept = () if save is None else ("--save", save)
    lines = game.output("--slot", slot, "holiday", "--seasons", seasons, *kept)
    return [json.loads(line) for line in lines.splitlines()]
