"""A screen as an edition declares it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Screen:
    """`title` is the first text drawn; every text of `required` is drawn too."""

    name: str
    title: str
    required: tuple[str, ...] = ()
