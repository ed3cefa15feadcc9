"""Changes in play: through the tactics screen, with the game's answer, confirmed from memory."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from cm9798.editions.touchline98.macros import AFTER_PAUSE
from cm9798.macros import planner
from cm9798.macros.macro import Macro
from cm9798.macros.positions import position_keys, refusal
from cm9798.records.match import appearances
from cm9798.snapshot import Snapshot
from cm9798.team_sheet import STARTERS
from harness.game.eyes import Seen
from harness.game.open_game import OpenGame
from harness.game.port import GameAnswer, Position

ON_PITCH, TAKEN_OFF = 1, 2  # of an appearance's `status`
REFUSALS = ("All substitutions have been made.", "%s is not on the pitch.", "%s cannot come on.")


@dataclass(frozen=True, slots=True)
class Side:
    """The human's side of the match in play."""

    rows: dict[int, int]  # row among the sixteen, by player
    status: dict[int, int]
    places: dict[int, tuple[int, int]]  # cell and run, by row; who is on the pitch
    tactic: int


class ChangesInPlay:
    """Begins and ends at half-time, or on the team selection of a pause, in a frozen guest."""

    def __init__(self, opened: OpenGame) -> None:
        self._eyes, self._runner, self._tables = opened.eyes, opened.runner, opened.tables

    async def substitute(self, off: int, on: int) -> GameAnswer:
        """One substitution; players who are not on the sheet have no row to press and are refused unasked."""
        before = await self._tables.snapshot()
        rows = own_side(before).rows
        if off not in rows or on not in rows:
            return refused(f"{full_name(before, off if off not in rows else on)} is not on the team sheet.")
        names = full_name(before, off), full_name(before, on)
        if rows[on] < STARTERS:
            return refused(f"{names[1]} is not on the bench.")
        macro = planner.substitute(rows[off], rows[on] - STARTERS, paused=await self._paused())
        seen = await self._answer(macro)
        side = await self._side(before)
        done = side.status[off] == TAKEN_OFF and side.status[on] == ON_PITCH
        refusals = tuple(text.replace("%s", name) for text in REFUSALS for name in names)
        return answer_of(seen, f"{names[1]} replaces {names[0]}.", refusals, done)

    async def change_tactic(self, tactic: int) -> GameAnswer:
        """Another tactic; the present one needs no key."""
        name = (await self._tables.tactics())[tactic].name
        before = await self._tables.snapshot()
        present = own_side(before).tactic
        success = f"Tactic: {name}."
        if tactic == present:
            return GameAnswer(success, accepted=True, confirmed=True)
        seen = await self._answer(planner.change_tactic(present, tactic, paused=await self._paused()))
        done = (await self._side(before)).tactic == tactic
        return answer_of(seen, success, (), done)

    async def change_positions(self, positions: tuple[Position, ...]) -> GameAnswer:
        """Other cells and runs; what the screen has no keys for is refused in the words that it would use."""
        snapshot = await self._tables.snapshot()
        side = own_side(snapshot)
        for position in positions:
            if side.status.get(position.player) != ON_PITCH:
                return refused(f"{full_name(snapshot, position.player)} is not on the pitch.")
        wanted = {side.rows[each.player]: (each.cell, each.run) for each in positions}
        reason = refusal(side.places, wanted)
        if reason is not None:
            return refused(reason)
        success = " ".join(f"{full_name(snapshot, each.player)} changes position." for each in positions)
        keys = position_keys(side.places, wanted)
        if not keys:
            return GameAnswer(success, accepted=True, confirmed=True)
        seen = await self._answer(planner.in_play("change_positions", keys, paused=await self._paused()))
        places = (await self._side(snapshot)).places
        if all(places.get(row) == place for row, place in wanted.items()):
            return GameAnswer(success, accepted=True, confirmed=True)
        return answer_of(seen, success, (), done=False)

    async def _side(self, before: Snapshot) -> Side:
        """As it stands now; nothing but the match changes in play."""
        return side_in(await self._tables.match(), before.human_club)

    async def _paused(self) -> bool:
        return (await self._eyes.look()).screen in AFTER_PAUSE.start

    async def _answer(self, macro: Macro) -> Seen:
        """The last look at the tactics screen."""
        trail = await self._runner.run(macro)
        return next(seen for seen in reversed(trail) if seen.screen in AFTER_PAUSE.start)


def own_side(snapshot: Snapshot) -> Side:
    """The human club's side in the match record."""
    return side_in(snapshot.match, snapshot.human_club)


def side_in(match: np.void, club: int) -> Side:
    """A club's side."""
    index = 0 if int(match["clubs"][0]) == club else 1
    sixteen = appearances(match)[index]
    return Side(
        rows={int(line["player"]): row for row, line in enumerate(sixteen)},
        status={int(line["player"]): int(line["status"]) for line in sixteen},
        places={
            row: (int(line["cell"]), int(line["run"]))
            for row, line in enumerate(sixteen)
            if line["status"] == ON_PITCH
        },
        tactic=int(match["tactics"][index]),
    )


def full_name(snapshot: Snapshot, player: int) -> str:
    """As the game writes it; a player that the world does not have has no name."""
    if not 0 <= player < len(snapshot.player_names):
        return "He"
    return " ".join(part for part in snapshot.player_names[player] if part)


def refused(text: str) -> GameAnswer:
    """What the screen offers no key for."""
    return GameAnswer(text, accepted=False, confirmed=False)


def answer_of(seen: Seen, success: str, refusals: tuple[str, ...], done: bool) -> GameAnswer:
    """The game's answer among the screen's texts; when it is not there, all of them, unconfirmed."""
    for line in seen.lines:
        if line == success:
            return GameAnswer(line, accepted=True, confirmed=done)
        if line in refusals:
            return GameAnswer(line, accepted=False, confirmed=False)
    return GameAnswer("; ".join(seen.lines), accepted=False, confirmed=False)
