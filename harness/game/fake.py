"""A game in memory with the same stops, tables and answers as the real one."""

from __future__ import annotations

import hashlib
import os
from datetime import date
from pathlib import Path

from cm9798.snapshot import Snapshot
from cm9798.synthetic_tactics import tactic_names, tactic_table
from cm9798.tactics import decode_tactics
from cm9798.team_sheet import SHEET_OFFSET, SHEET_SIZE, Illegal, TeamSheet
from cm9798.views import TacticView
from harness.errors import GuestStuck
from harness.game import fake_matches, fake_news
from harness.game.fake_office import FakeOffice
from harness.game.fake_rules import SHEET, sheet_verdict
from harness.game.fake_saves import content_of, files_of
from harness.game.fake_stage import IN_PLAY, STOPPED
from harness.game.fake_world import DAY_DONE, World
from harness.game.port import GameAnswer, GuestIdentity, Position, Refused, Stop

RESULT_NEWS = 2


class FakeGame(FakeOffice):
    """Implements `harness.game.port.Game`; what can be planned for it stands at `FakeStage`."""

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
        fake_matches.play_stretch(world, fake_matches.FIRST)
        self._screen = "half_time"
        return Stop("half_time", world.today, 45)

    async def resume_match(self, *, to_the_end: bool = False) -> Stop:
        """To minute 70; from there in a cup extra time and penalties, the result, the office."""
        world = self._enter("resume_match", *IN_PLAY)
        if self._screen == "half_time":
            fake_matches.play_stretch(world, fake_matches.TO_MINUTE_70)
            self._screen = "minute_70"
            if not to_the_end:
                return Stop("minute_70", world.today, 70)
        fake_matches.play_stretch(world, fake_matches.TO_THE_END)
        match = world["match"][0]
        fixture = int(match["fixture"])
        fake_matches.play_to_a_decision(world, fixture)
        goals = [int(goals) for goals in match["goals"]]
        fake_matches.enter_result(world, fixture, *goals)
        fake_matches.credit_players(world)
        other = next(int(club) for club in match["clubs"] if club != world.human_club)
        amount = goals[0] * 256 + goals[1]
        fake_news.announce(world, RESULT_NEWS, other=other, fixture=fixture, amount=amount)
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
        world = self._enter("substitute", *IN_PLAY)
        refusal = fake_matches.replace(world, off, on)
        if refusal is not None:
            return GameAnswer(refusal, accepted=False, confirmed=False)
        text = f"{world.full_name(on)} replaces {world.full_name(off)}."
        return GameAnswer(text, accepted=True, confirmed=True)

    async def change_tactic(self, tactic: int, positions: tuple[Position, ...] = ()) -> GameAnswer:
        """As the tactics screen in play answers."""
        text = fake_matches.change_tactic(self._enter("change_tactic", *IN_PLAY), tactic, positions)
        return GameAnswer(text, accepted=True, confirmed=True)

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
