"""Changes in play: through the tactics screen, with the game's answer, confirmed from memory."""

from __future__ import annotations

from dataclasses import dataclass

from cm9798.macros import planner
from cm9798.macros.macro import Macro
from cm9798.records.match import appearances
from cm9798.snapshot import Snapshot
from cm9798.team_sheet import STARTERS
from harness.game.eyes import Seen
from harness.game.macro_runner import MacroRunner
from harness.game.port import GameAnswer
from harness.game.tables import Tables

ON_PITCH, TAKEN_OFF = 1, 2  # of an appearance's `status`
REFUSALS = ("All substitutions have been made.", "%s is not on the pitch.", "%s cannot come on.")


@dataclass(frozen=True, slots=True)
class Side:
    """The human's side of the match in play."""

    rows: dict[int, int]  # row among the sixteen, by player
    status: dict[int, int]
    tactic: int


class ChangesInPlay:
    """Begins and ends at half-time in a frozen guest."""

    def __init__(self, runner: MacroRunner, tables: Tables) -> None:
        self._runner = runner
        self._tables = tables

    async def substitute(self, off: int, on: int) -> GameAnswer:
        """One substitution; players who are not on the sheet have no row to press and are refused unasked."""
        before = await self._tables.snapshot()
        rows = own_side(before).rows
        if off not in rows or on not in rows:
            missing = full_name(before, off if off not in rows else on)
            return GameAnswer(f"{missing} is not on the team sheet.", accepted=False, confirmed=False)
        names = full_name(before, off), full_name(before, on)
        if rows[on] < STARTERS:
            return GameAnswer(f"{names[1]} is not on the bench.", accepted=False, confirmed=False)
        seen = await self._answer(planner.substitute(rows[off], rows[on] - STARTERS))
        side = own_side(await self._tables.snapshot())
        done = side.status[off] == TAKEN_OFF and side.status[on] == ON_PITCH
        refusals = tuple(text.replace("%s", name) for text in REFUSALS for name in names)
        return answer_of(seen, f"{names[1]} replaces {names[0]}.", refusals, done)

    async def change_tactic(self, tactic: int) -> GameAnswer:
        """Another tactic; the present one needs no key."""
        name = (await self._tables.tactics())[tactic].name
        present = own_side(await self._tables.snapshot()).tactic
        success = f"Tactic: {name}."
        if tactic == present:
            return GameAnswer(success, accepted=True, confirmed=True)
        seen = await self._answer(planner.change_tactic(present, tactic))
        done = own_side(await self._tables.snapshot()).tactic == tactic
        return answer_of(seen, success, (), done)

    async def _answer(self, macro: Macro) -> Seen:
        """The tactics screen after the change: the step before the one that leaves it."""
        return (await self._runner.run(macro))[-2]


def own_side(snapshot: Snapshot) -> Side:
    """The human club's side in the match record."""
    match = snapshot.match
    index = 0 if int(match["clubs"][0]) == snapshot.human_club else 1
    lines = [(int(line["player"]), int(line["status"])) for line in appearances(match)[index]]
    rows = {player: row for row, (player, _) in enumerate(lines)}
    return Side(rows, dict(lines), int(match["tactics"][index]))


def full_name(snapshot: Snapshot, player: int) -> str:
    """As the game writes it."""
    return " ".join(part for part in snapshot.player_names[player] if part)


def answer_of(seen: Seen, success: str, refusals: tuple[str, ...], done: bool) -> GameAnswer:
    """The game's answer among the screen's texts; when it is not there, all of them, unconfirmed."""
    for line in seen.lines:
        if line == success:
            return GameAnswer(line, accepted=True, confirmed=done)
        if line in refusals:
            return GameAnswer(line, accepted=False, confirmed=False)
    return GameAnswer("; ".join(seen.lines), accepted=False, confirmed=False)
