"""Macros that depend on a slot, on rows or on the present tactic: worked out into keys."""

from __future__ import annotations

from cm9798.editions.touchline98.macros import FILES_S, LEAVE_IN_PLAY, MENU_S, OPEN_IN_PLAY
from cm9798.editions.touchline98.screens import SCREENS
from cm9798.macros.macro import Macro, MacroError, Step, check
from cm9798.tactics import TACTICS

SLOTS = 7
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


def substitute(off_row: int, on_row: int) -> Macro:
    """At half-time: row 0..15 of the sixteen goes off, row 0..4 of the bench comes on, back to the match.

    The game's answer stands on the team selection before the last step; read it there.
    """
    if not (0 <= off_row < 16 and 0 <= on_row < 5):
        raise MacroError(f"expected rows 0..15 and 0..4, found {off_row} and {on_row}")
    keys = (*row_keys(off_row), "Return", *row_keys(on_row), "Return")
    steps = (*OPEN_IN_PLAY.steps, Step(keys, ("team_selection_in_play",), MENU_S), *LEAVE_IN_PLAY.steps)
    return check(Macro("substitute", OPEN_IN_PLAY.start, steps), SCREENS)


def change_tactic(present: int, wanted: int) -> Macro:
    """At half-time: from the present tactic to the wanted one, and back to the match."""
    keys = tactic_keys(present, wanted)
    if not keys:
        raise MacroError(f"tactic {wanted} is the present one")
    steps = (*OPEN_IN_PLAY.steps, Step(keys, ("team_selection_in_play",), MENU_S), *LEAVE_IN_PLAY.steps)
    return check(Macro("change_tactic", OPEN_IN_PLAY.start, steps), SCREENS)


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
