"""What an audit finds, as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

# hidden value: another hidden value would have changed the text. unexplained: the text does not follow from
# what the manager could see. hidden name: an answer carries a hidden field by its name. no snapshot: its
# bytes are gone or damaged, so that nothing can be said of the turn.
Why = Literal["hidden value", "unexplained", "hidden name", "no snapshot"]


@dataclass(frozen=True, slots=True)
class Finding:
    """One text that a model was given and should not have been."""

    seq: int  # of the event that holds it
    turn: int
    what: str  # "briefing", or the tool's name
    why: Why
    excerpt: str  # where stored and expected text begin to differ


@dataclass(frozen=True, slots=True)
class Audit:
    """What was looked at, and what was found in it."""

    turns: int
    answers: int
    findings: tuple[Finding, ...]


def excerpt(stored: str, expected: str, around: int = 60) -> str:
    """The stored text from a little before the first difference on."""
    pairs = zip(stored, expected, strict=False)
    at = next((n for n, (one, other) in enumerate(pairs) if one != other), min(len(stored), len(expected)))
    begin = max(0, at - around)
    return f"{'…' if begin else ''}{stored[begin : at + around]}"
