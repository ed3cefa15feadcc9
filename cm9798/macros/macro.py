"""A macro as data: keys, and after each step the screen and the text that must be there in time."""

from __future__ import annotations

from dataclasses import dataclass

from cm9798.screens.screen import Screen


@dataclass(frozen=True, slots=True)
class Step:
    """Press `keys` (X keysym names) in order, then wait until one of the screens `expect` is complete.

    `text`: a text that must be on that screen, as a whole entry or as the beginning of one. `picture`: the
    emulator's window must show it too, for those who read from there.
    """

    keys: tuple[str, ...]
    expect: tuple[str, ...]
    timeout_s: float
    text: str | None = None
    picture: bool = False


@dataclass(frozen=True, slots=True)
class Macro:
    """`start`: the screens on which it may begin. A step may end the macro early on a screen of `ends`."""

    name: str
    start: tuple[str, ...]
    steps: tuple[Step, ...]
    ends: tuple[str, ...] = ()


class MacroError(ValueError):
    """A macro was asked for that no keys can do, or it names a screen that is not declared."""


def check(macro: Macro, screens: tuple[Screen, ...]) -> Macro:
    """The macro itself; MacroError when it names an undeclared screen."""
    declared = {screen.name for screen in screens}
    named = {*macro.start, *macro.ends, *(name for step in macro.steps for name in step.expect)}
    if named - declared:
        raise MacroError(f"{macro.name}: expected declared screens, found {sorted(named - declared)}")
    return macro
