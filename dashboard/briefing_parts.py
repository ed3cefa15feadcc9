"""A briefing cut at its headings, so that a page can open the short parts and collapse the long ones."""

from __future__ import annotations

from dataclasses import dataclass

OPEN_LINES = 9
HEADING = "## "


@dataclass(frozen=True, slots=True)
class Part:
    """One heading with the text below it."""

    title: str
    text: str

    @property
    def lines(self) -> int:
        """How many lines the text has."""
        return self.text.count("\n") + 1 if self.text else 0

    @property
    def opened(self) -> bool:
        """Whether it is short enough to stand open."""
        return self.lines <= OPEN_LINES and len(self.text) <= 1200


def briefing_parts(briefing: str) -> list[Part]:
    """The parts in order; joined they are the briefing again, but for blank lines around headings."""
    parts: list[Part] = []
    title, lines = "", list[str]()
    for line in briefing.split("\n"):
        if line.startswith(HEADING):
            parts.append(Part(title, "\n".join(lines).strip("\n")))
            title, lines = line.removeprefix(HEADING), []
        else:
            lines.append(line)
    parts.append(Part(title, "\n".join(lines).strip("\n")))
    return [part for part in parts if part.title or part.text]
