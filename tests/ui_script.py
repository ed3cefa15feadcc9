"""Scripts for the game's screens: steps of the host program, and the drawn texts that its dumps print."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine_program import Program

TITLE_PLACE = (12, 8)  # where every screen draws its title, its first text
DUMPED = re.compile(r"^ *(\d+) +(\d+) (.*)$")


@dataclass(frozen=True, slots=True)
class Drawn:
    """A drawn text and its place in pixels."""

    x: int
    y: int
    text: str


@dataclass(frozen=True, slots=True)
class Shown:
    """One screen as a dump gave it, in the order of drawing."""

    drawn: tuple[Drawn, ...]

    @property
    def title(self) -> str:
        """The first text."""
        return self.drawn[0].text

    @property
    def hints(self) -> str:
        """The last text."""
        return self.drawn[-1].text

    @property
    def texts(self) -> tuple[str, ...]:
        """All texts."""
        return tuple(drawn.text for drawn in self.drawn)

    def place(self, text: str) -> tuple[int, int]:
        """A point on a text, to click at."""
        found = next(drawn for drawn in self.drawn if drawn.text == text)
        return found.x + 4, found.y + 8

    def column(self, left: int, right: int, top: int, bottom: int) -> tuple[str, ...]:
        """The texts that begin in a rectangle."""
        return tuple(d.text for d in self.drawn if left <= d.x < right and top <= d.y < bottom)


def keys(*names: str) -> list[str]:
    """Steps that press keys one after the other."""
    return [f"key {name}" for name in names]


def to_match_day(stops: int = 12) -> list[str]:
    """From the office to Match Day, past as many questions and offers: first answers, and no to offers.

    Keys that come too late or too early mean nothing on the screen they come to.
    """
    return [*keys("c", *["1", "Space", "r", "Space"] * stops), "wait Match Day"]


def play(program: Program, steps: Sequence[str]) -> list[Shown]:
    """Run the steps on the host program; every `dump` among them gives a screen."""
    output = program.output("ui", "--keys", "-", stdin="\n".join(steps) + "\n")
    return [Shown(tuple(screen)) for screen in _screens(output)]


def _screens(output: str) -> Iterator[list[Drawn]]:
    screen: list[Drawn] = []
    for line in output.splitlines():
        match = DUMPED.match(line)
        assert match is not None, line
        drawn = Drawn(int(match[1]), int(match[2]), match[3])
        if (drawn.x, drawn.y) == TITLE_PLACE and screen:
            yield screen
            screen = []
        screen.append(drawn)
    if screen:
        yield screen
