"""A game in memory with the same stops, tables and answers as the real one."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Literal, get_args

from cm9798.snapshot import Snapshot
from cm9798.synthetic_tactics import tactic_names, tactic_table
from cm9798.tactics import decode_tactics
from cm9798.team_sheet import SHEET_OFFSET, SHEET_SIZE, Illegal, TeamSheet
from cm9798.views import TacticView
from harness.errors import GuestError, GuestLost, GuestStuck
from harness.game import fake_matches
from harness.game.fake_desk import Asking, clear_desk, dismiss, put_on_desk
from harness.game.fake_rules import SHEET, sheet_verdict
from harness.game.fake_saves import content_of, files_of
from harness.game.fake_world import DAY_DONE, MATCH_DAY, SEASON_OVER, World, day_of, new_world
from harness.game.port import FirstChoice, GameAnswer, GuestIdentity, Refused, Stop

Screen = Literal[
    "off", "menu", "office", "match_day", "half_time", "season_end", "question", "offer", "sacked"
]
STOPPED: tuple[Screen, ...] = tuple(name for name in get_args(Screen) if name not in ("off", "menu"))


class FakeGame:
    """Implements `harness.game.port.Game`.

    `clubs` (even): a season has 2 * (clubs - 1) matches. Illegal sheets are refused as by the game. `cup`:
    the human's club also plays a cup match, which goes on until it is decided. `asks`: what is asked in the
    office before which match of the human's club (1..); `sacked_before`: before which he is dismissed.
    `refusals`: at which kick-off (1..) it refuses whatever the sheet, with which words. `faults`: errors
    that a method raises at its next calls, by name, before it does anything. `calls`: what was called.
    """

    def __init__(
        self,
        game_dir: Path | None = None,
        *,
        clubs: int = 4,
        seed: int = 1,
        refusals: Mapping[int, tuple[str, ...]] | None = None,
        faults: Mapping[str, list[GuestError]] | None = None,
        cup: bool = False,
        asks: Mapping[int, Sequence[Asking]] | None = None,
        sacked_before: int | None = None,
        epoch: int = 1,
    ) -> None:
        self._game_dir = game_dir
        self._slots: dict[int, World] = {1: new_world(seed, clubs, cup=cup)}
        self._by_content: dict[str, World] = {}  # what was saved, by the bytes of its files
        self._world = self._slots[1].copy()
        self._refusals = dict(refusals or {})
        self._faults = {name: list(errors) for name, errors in (faults or {}).items()}
        self._asks = {match: tuple(asked) for match, asked in (asks or {}).items()}
        self._answered = 0  # of those before the coming match
        self._sacked_before = sacked_before
        self._epoch = epoch
        self._screen: Screen = "off"
        self._kick_offs = 0
        self.calls: list[str] = []

    @property
    def world(self) -> World:
        """The state, for tests that prepare a situation (an injury, a ban)."""
        return self._world

    def _enter(self, name: str, *expected: Screen) -> World:
        self.calls.append(name)
        if self._faults.get(name):
            raise self._faults[name].pop(0)
        if self._screen == "off":
            raise GuestLost("the game is not started")
        if self._screen not in expected:
            found = self._screen
            raise GuestStuck(f"{name}: expected {' or '.join(expected)}, found {found}", (found,))
        return self._world

    async def start(self) -> GuestIdentity:
        """Main menu."""
        if self._screen == "off":
            self._screen = "menu"
        self._enter("start", "menu")
        return GuestIdentity(os.getpid(), 1, 1, self._epoch)

    async def load(self, slot: int) -> date:
        """A slot saved before; slot 1 is there from the beginning."""
        self._enter("load", "menu")
        self._world = self._saved(slot).copy()
        self._screen, self._answered = "office", 0
        return self._world.today

    def _saved(self, slot: int) -> World:
        """What the slot's files hold, when there are some; else what was saved into it."""
        files = content_of(self._game_dir, slot) if self._game_dir is not None else None
        if files is None:
            if slot not in self._slots:
                raise GuestStuck(f"slot {slot} is empty", ("Load Game",))
            return self._slots[slot]
        if files not in self._by_content:
            raise GuestStuck(f"slot {slot} is damaged", ("Load Game",))
        return self._by_content[files]

    async def advance(self) -> Stop:
        """The next match of the human's club, the season's end, or what the office holds for him before."""
        world = self._enter("advance", "office", "season_end")
        if self._screen == "season_end":
            world.next_season()
        number = world.own_played() + 1
        asked = self._asks.get(number, ())
        if self._answered < len(asked):
            kind = asked[self._answered]
            put_on_desk(world, kind)
            self._screen = kind
            return Stop(kind, world.today)
        if self._sacked_before == number:
            dismiss(world)
            self._screen = "sacked"
            return Stop("sacked", world.today)
        own = world.own_fixtures()
        if not own:
            world.go_to(date(world.season + 1, 6, 30), SEASON_OVER)
            self._screen = "season_end"
            return Stop("season_end", world.today)
        world.go_to(day_of(world["fixture"][own[0]]), MATCH_DAY)
        fake_matches.play_others(world, own[0])
        self._screen = "match_day"
        return Stop("match_day", world.today)

    async def take_first_choice(self) -> FirstChoice:
        """Settles what the office asks."""
        world = self._enter("take_first_choice", "question", "offer")
        kind, self._screen = self._screen, "office"
        clear_desk(world)
        self._answered += 1
        return FirstChoice(f"a {kind}", "1" if kind == "question" else "A", "So be it.")

    async def kick_off(self) -> Stop | Refused:
        """The first half, unless the sheet is illegal or this kick-off is one to refuse."""
        world = self._enter("kick_off", "match_day")
        self._kick_offs += 1
        if self._kick_offs in self._refusals:
            return Refused(self._refusals[self._kick_offs])
        found = sheet_verdict(world)
        if isinstance(found, Illegal):
            return Refused(found.reasons)
        fake_matches.put_players_on(world, world.own_fixtures()[0])
        fake_matches.play_half(world, 1)
        self._screen = "half_time"
        return Stop("half_time", world.today, 45)

    async def resume_match(self) -> Stop:
        """The second half, in a cup extra time and penalties, the result, the office."""
        world = self._enter("resume_match", "half_time")
        fake_matches.play_half(world, 2)
        match = world["match"][0]
        fixture = int(match["fixture"])
        fake_matches.play_to_a_decision(world, fixture)
        fake_matches.enter_result(world, fixture, *(int(goals) for goals in match["goals"]))
        world.report(fixture)
        world.go_to(world.today, DAY_DONE)
        self._screen, self._answered = "office", 0
        return Stop("full_time", world.today, int(match["minute"]))

    async def snapshot(self) -> Snapshot:
        """All tables, copied."""
        return self._enter("snapshot", *STOPPED).snapshot()

    async def tactics(self) -> tuple[TacticView, ...]:
        """The synthetic world's."""
        self._enter("tactics", *STOPPED)
        return decode_tactics(tactic_names(), tactic_table())

    async def write_team_sheet(self, sheet: TeamSheet) -> None:
        """Before a match only."""
        world = self._enter("write_team_sheet", "match_day")
        row = world["club"][world.human_club]
        for name in SHEET:
            row[f"sheet_{name}"] = getattr(sheet, name)

    async def substitute(self, off: int, on: int) -> GameAnswer:
        """As the tactics screen in play answers."""
        world = self._enter("substitute", "half_time")
        refusal = fake_matches.replace(world, off, on)
        if refusal is not None:
            return GameAnswer(refusal, accepted=False, confirmed=False)
        text = f"{world.full_name(on)} replaces {world.full_name(off)}."
        return GameAnswer(text, accepted=True, confirmed=True)

    async def change_tactic(self, tactic: int) -> GameAnswer:
        """As the tactics screen in play answers."""
        world = self._enter("change_tactic", "half_time")
        match = world["match"][0]
        match["tactics"][fake_matches.own_side(world)] = tactic
        return GameAnswer(f"Tactic: {tactic}.", accepted=True, confirmed=True)

    async def save(self, slot: int) -> tuple[Path, ...]:
        """Remember the world; into `game_dir` go the six files of a save."""
        world = self._enter("save", "office", "season_end")
        self._slots[slot] = world.copy()
        if self._game_dir is None:
            return ()
        written = []
        for name, content in files_of(world, slot).items():
            written.append(self._game_dir / name)
            written[-1].write_bytes(content)
        self._by_content[content_of(self._game_dir, slot) or ""] = self._slots[slot]
        return tuple(written)

    async def ram_hash(self) -> str:
        """Over all tables but the human's team sheet."""
        world = self._enter("ram_hash", *STOPPED)
        digest = hashlib.sha256(self._screen.encode())
        for name, table in world.state.tables.items():
            content = bytearray(table.tobytes())
            if name == "club" and world.human_club < len(table):
                at = world.human_club * table.itemsize + SHEET_OFFSET
                content[at : at + SHEET_SIZE] = bytes(SHEET_SIZE)
            digest.update(content)
        return digest.hexdigest()

    async def evidence(self) -> dict[str, str]:
        """The screen's name."""
        return {"screen": self._screen}

    async def stop(self) -> None:
        """Off."""
        self.calls.append("stop")
        self._screen = "off"
