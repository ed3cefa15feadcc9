"""Macros that depend on a slot, on rows or on the present tactic: worked out into keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cm9798.editions.touchline98.macros import (
    ANSWER,
    FILES_S,
    LEAVE_IN_PLAY,
    MENU_S,
    OPEN_IN_PLAY,
)
from cm9798.editions.touchline98.screens import SCREENS
from cm9798.macros.macro import Macro, MacroError, Step, check
from cm9798.tactics import TACTICS

SLOTS = 7
CHOICES = 4  # a question has no more
LARGEST_AMOUNT = 99_999_999  # pounds, that can be typed
SAVING = ("office", "end_of_season")  # from where the game is saved, and back


def load_slot(slot: int) -> Macro:
    """From the main menu to the office of the game in slot 1..7."""
    steps = (
        Step(("l",), ("load_game",), MENU_S),
        Step((_slot_key(slot),), ("office",), FILES_S),
    )
    return check(Macro(f"load_slot_{slot}", ("main_menu",), steps), SCREENS)


def save_slot(slot: int) -> Macro:
    """From the office or the season's end, through the save screen, to where it says so.

    In one step, since every match day ends with it: a key waits in the keyboard's buffer until the save
    screen asks for it, and only what comes after both keys counts.
    """
    steps = (Step(("v", _slot_key(slot)), SAVING, FILES_S, text="Game saved."),)
    return check(Macro(f"save_slot_{slot}", SAVING, steps), SCREENS)


def substitute(off_row: int, on_row: int, *, paused: bool = False) -> Macro:
    """Row 0..15 of the sixteen goes off, row 0..4 of the bench comes on."""
    if not (0 <= off_row < 16 and 0 <= on_row < 5):
        raise MacroError(f"expected rows 0..15 and 0..4, found {off_row} and {on_row}")
    return in_play("substitute", [(*row_keys(off_row), "Return", *row_keys(on_row), "Return")], paused=paused)


def change_tactic(present: int, wanted: int, *, paused: bool = False) -> Macro:
    """From the present tactic to the wanted one."""
    keys = tactic_keys(present, wanted)
    if not keys:
        raise MacroError(f"tactic {wanted} is the present one")
    return in_play("change_tactic", [keys], paused=paused)


def in_play(name: str, keys: Sequence[tuple[str, ...]], *, paused: bool) -> Macro:
    """Keys on the team selection in play, from a break and back to it; `paused`: it is open, and stays.

    The game's answer stands on the team selection after the last of them. The first wait, typed together with
    the one that opens it, until it asks for them.
    """
    (opening,) = OPEN_IN_PLAY.steps
    first = () if paused else opening.keys
    typed = [(*first, *keys[0]), *keys[1:]]
    steps = tuple(Step(each, opening.expect, MENU_S) for each in typed)
    if paused:
        return check(Macro(name, LEAVE_IN_PLAY.start, steps), SCREENS)
    return check(Macro(name, OPEN_IN_PLAY.start, (*steps, *LEAVE_IN_PLAY.steps)), SCREENS)


def answer(choice: int) -> Macro:
    """At a question: its choice 1..4."""
    if not 1 <= choice <= CHOICES:
        raise MacroError(f"expected a choice 1..{CHOICES}, found {choice}")
    (step,) = ANSWER.steps
    return Macro(f"answer_{choice}", ANSWER.start, (replace(step, keys=(str(choice),)),))


def sum_keys(pounds: int) -> tuple[str, ...]:
    """A sum typed anew into a field: whatever stood there is taken back first."""
    if not 0 <= pounds <= LARGEST_AMOUNT:
        raise MacroError(f"expected 0..{LARGEST_AMOUNT} pounds, found {pounds}")
    return ("BackSpace",) * len(str(LARGEST_AMOUNT)) + tuple(str(pounds))


def money(pounds: int) -> str:
    """As the screens write it."""
    return f"£{pounds:,}"


def tactic_keys(present: int, wanted: int) -> tuple[str, ...]:
    """The presses of + or - from one tactic to another."""
    for tactic in (present, wanted):
        if not 0 <= tactic < TACTICS:
            raise MacroError(f"expected a tactic 0..{TACTICS - 1}, found {tactic}")
    return ("plus" if wanted > present else "minus",) * abs(wanted - present)


def _slot_key(slot: int) -> str:
    if not 1 <= slot <= SLOTS:
        raise MacroError(f"expected a slot 1..{SLOTS}, found {slot}")
    return str(slot)


def row_keys(row: int) -> tuple[str, ...]:
    """To a row of the current column, wherever the cursor stands."""
    return ("Home", *("Down",) * row)
