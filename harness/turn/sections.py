"""Sections of a briefing and how they are cut to a size: what is left out is said."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and lines; `keep` lines are never cut, `rank` 0 is cut last."""

    heading: str
    lines: tuple[str, ...]
    rank: int = 0
    keep: int = 0
    left_out: int = 0

    def text(self) -> str:
        """The section as it is printed."""
        lines = self.lines
        if self.left_out:
            lines = (*lines, f"({self.left_out} more lines left out for length; the tools show them)")
        return "\n".join((f"## {self.heading}", *lines))


def fitted(sections: Sequence[Section], budget: int) -> str:
    """The sections in order within `budget` characters, cutting the ends of the least important first."""
    kept = [section for section in sections if section.lines]
    for index in sorted(range(len(kept)), key=lambda i: (-kept[i].rank, -i)):
        while _size(kept) > budget and len(kept[index].lines) > kept[index].keep:
            section = kept[index]
            kept[index] = replace(section, lines=section.lines[:-1], left_out=section.left_out + 1)
    return _text(kept)


def _text(sections: Sequence[Section]) -> str:
    return "\n\n".join(section.text() for section in sections) + "\n"


def _size(sections: Sequence[Section]) -> int:
    return len(_text(sections))
