"""The real game of a run: Touchline 98 in DOSBox, driven by its screens and read from its memory."""

from __future__ import annotations

import asyncio
from datetime import date
from pathlib import Path

from cm9798.editions.touchline98 import macros
from cm9798.files import save_index
from cm9798.files.errors import FileFormatError
from cm9798.files.s16 import Save, file_names, read_save, snapshot_of
from cm9798.macros import planner
from cm9798.macros.macro import Macro
from cm9798.market import Decision, MarketAction
from cm9798.memory_map import Range
from cm9798.records.encodings import NONE
from cm9798.reports import NewsItem
from cm9798.snapshot import Snapshot
from cm9798.snapshot_codec import sha256
from cm9798.team_sheet import TeamSheet, encode_sheet
from cm9798.views import TacticView
from harness.errors import GuestLost, GuestStuck
from harness.game.changes_in_play import ChangesInPlay
from harness.game.daemon_process import GuestSettings
from harness.game.desk import Desk
from harness.game.evidence import evidence_of
from harness.game.eyes import Seen
from harness.game.market_screens import MarketScreens
from harness.game.minute_watch import MinuteWatch
from harness.game.news_reader import NewsReader
from harness.game.open_game import OpenGame, open_game
from harness.game.port import FirstChoice, GameAnswer, GuestIdentity, Position, Refused, Stop, StopKind

PROGRAM, MARK = "TL98.EXE", "Touchline 98"
BEFORE_MATCH = ("match_day", "match_day_refused")
STOPS: dict[str | None, StopKind] = {
    "match_day": "match_day",
    "end_of_season": "season_end",
    "question": "question",
    "offer_received": "offer",
    "sacked": "sacked",
    "office": "office",
}
BREAKS: dict[str | None, Macro] = {
    macro.start[0]: macro for macro in (macros.EXTRA_TIME, macros.REST_OF_EXTRA_TIME, macros.SHOOT_OUT)
}
MINUTE = 70  # of the turn in the second half
REFUSED_LINE = "Team selection refused:"


class DosGame:
    """Implements `harness.game.port.Game`. The game directory is prepared by whoever starts the run."""

    def __init__(self, run_id: str, game_dir: Path, log_dir: Path, epoch: int = 1) -> None:
        self._settings = GuestSettings(run_id, epoch, game_dir, PROGRAM, MARK, log_dir / "daemon.log")
        self._opened: OpenGame | None = None
        self._club = -1  # the human's, the latest one that he had

    @property
    def opened(self) -> OpenGame:
        """The running game with all its parts; GuestLost before the start and after the end."""
        if self._opened is None:
            raise GuestLost("the game is not started")
        return self._opened

    async def start(self) -> GuestIdentity:
        """Daemon, emulator, main menu."""
        if self._opened is None:
            self._opened = await open_game(self._settings, self._settings.log.parent)
        return self._opened.guest.identity

    async def load(self, slot: int) -> date:
        """Through the load screen; memory must hold what the save holds, or at least its names."""
        save = await self._saved(slot)
        await self._run(planner.load_slot(slot))
        snapshot = await self.snapshot()
        if sha256(snapshot_of(save)) != sha256(snapshot):  # equal tables are where the directory says
            await self.opened.check_tables(save)
        return snapshot.game_date

    async def advance(self) -> Stop:
        """Continue; from the end of a season into the next. What asks or dismisses already, stays."""
        seen = await self.opened.eyes.look()
        if seen.screen in macros.NEXT_SEASON.start:
            seen = await self._run(macros.NEXT_SEASON)
        elif seen.screen not in macros.WAITING:
            seen = await self._run(macros.ADVANCE)
        return await self._stop(seen)

    async def take_first_choice(self) -> FirstChoice:
        """On the question's or the offer's screen; the game's tables must show that it is settled."""
        return await Desk(self.opened).take_first()

    async def answer_question(self, choice: int) -> GameAnswer:
        """On the question's screen, confirmed by the game's table of questions."""
        return await Desk(self.opened).answer_question(choice)

    async def decide(self, decision: Decision) -> GameAnswer:
        """On the offer's screen, confirmed by the game's table of offers."""
        return await Desk(self.opened).decide(decision)

    async def carry_out(self, action: MarketAction) -> GameAnswer:
        """From the office to the player and back, confirmed by the game's tables."""
        return await MarketScreens(self.opened).carry_out(action)

    async def read_news(self, newest: int = 4, since: date | None = None) -> tuple[NewsItem, ...]:
        """Opened on the news screens; bodies letter by letter from the picture."""
        return await NewsReader(self.opened).read(newest, since)

    async def kick_off(self) -> Stop | Refused:
        """Play: the half-time stop, or the refusal in the game's words."""
        if (await self.opened.eyes.look()).screen == "match_day_refused":
            # Anew, so that a refusal of before cannot be taken for one of this sheet.
            await self._run(macros.OPEN_TEAM_SELECTION)
            await self._run(macros.LEAVE_TEAM_SELECTION)
        seen = await self._run(macros.KICK_OFF)
        if seen.screen == "match_day_refused":
            return Refused((seen.lines[seen.lines.index(REFUSED_LINE) + 1],))
        return await self._stop_in_match("half_time")

    async def resume_match(self, *, to_the_end: bool = False) -> Stop:
        """The second half or what is left of it, extra time, penalties, the report, the office."""
        paused = (await self.opened.eyes.look()).screen in macros.AFTER_PAUSE.start
        if not paused and not to_the_end:
            await MinuteWatch(self.opened).pause_at(MINUTE)
            return await self._stop_in_match("minute_70")
        seen = await self._run(macros.AFTER_PAUSE if paused else macros.SECOND_HALF)
        while seen.screen in BREAKS:
            seen = await self._run(BREAKS[seen.screen])
        await self._run(macros.TO_OFFICE)
        return await self._stop_in_match("full_time")

    async def snapshot(self) -> Snapshot:
        """One batch read of a frozen guest. Who was sacked leaves his last club's sheet behind."""
        snapshot = await self.opened.tables.snapshot()
        if snapshot.human_club != NONE:
            self._club = snapshot.human_club
        return snapshot

    async def tactics(self) -> tuple[TacticView, ...]:
        """As they lie in memory."""
        return await self.opened.tables.tactics()

    async def write_team_sheet(self, sheet: TeamSheet) -> None:
        """The sheet's bytes and no others, into a frozen guest on the screen before a match."""
        guest = self.opened.guest
        seen = await self.opened.eyes.look()
        if not guest.frozen or seen.screen not in BEFORE_MATCH:
            state = "frozen" if guest.frozen else "running"
            raise GuestStuck(
                f"a team sheet is written before a match, frozen; this guest is {state} on {seen.screen}",
                seen.lines,
            )
        place = await self._sheet_place()
        present = await guest.read(place.address, place.size)
        await guest.write(place.address, present, encode_sheet(sheet))

    async def substitute(self, off: int, on: int) -> GameAnswer:
        """Through the tactics screen at half-time or in minute 70."""
        return await ChangesInPlay(self.opened).substitute(off, on)

    async def change_tactic(self, tactic: int, positions: tuple[Position, ...] = ()) -> GameAnswer:
        """Through the tactics screen at half-time or in minute 70; positions after the tactic's own."""
        changes = ChangesInPlay(self.opened)
        answer = await changes.change_tactic(tactic)
        if not (positions and answer.confirmed):
            return answer
        moved = await changes.change_positions(positions)
        return GameAnswer(f"{answer.text} {moved.text}", moved.accepted, moved.confirmed)

    async def save(self, slot: int) -> tuple[Path, ...]:
        """Through the save screen; the six files are there and hold one whole game of today."""
        await self._run(planner.save_slot(slot))
        save, snapshot = await self._saved(slot), await self.snapshot()
        counts = {name: len(table.strings) for name, table in save.tables.items()}
        expected = {
            "player": len(snapshot.players),
            "club": len(snapshot.clubs),
            "manager": len(snapshot.managers),
            "competition": len(snapshot.competitions),
        }
        if counts != expected:
            raise GuestStuck(f"slot {slot}: memory holds {expected} records, the files {counts}")
        if sha256(snapshot_of(save)) != sha256(snapshot):
            raise GuestStuck(f"slot {slot}: the saved game is another than the one in memory")
        names = (*file_names(slot), save_index.NAME)
        return tuple(self._settings.game_dir / name for name in names)

    async def ram_hash(self) -> str:
        """Over all of guest RAM but the sheet's bytes."""
        if not self.opened.guest.frozen:
            raise GuestStuck("guest RAM is hashed only while the guest is frozen")
        place = await self._sheet_place()
        behind = place.address + place.size
        return await self.opened.guest.sha256([(0, place.address), (behind, self.opened.ram_bytes - behind)])

    async def evidence(self) -> dict[str, str]:
        """Whatever of it can be had."""
        return await evidence_of(self._opened, self._settings.log)

    async def stop(self) -> None:
        """End everything that was started."""
        opened, self._opened = self._opened, None
        if opened is not None:
            await opened.close()

    async def _run(self, macro: Macro) -> Seen:
        """The screen at the macro's end."""
        return (await self.opened.runner.run(macro))[-1]

    async def _stop(self, seen: Seen) -> Stop:
        asked = await Desk(self.opened).asked()
        return Stop(STOPS[seen.screen], (await self.snapshot()).game_date, asked=asked)

    async def _stop_in_match(self, kind: StopKind) -> Stop:
        snapshot = await self.snapshot()
        return Stop(kind, snapshot.game_date, int(snapshot.match["minute"]))

    async def _sheet_place(self) -> Range:
        if self._club < 0:
            raise GuestStuck("no game is loaded")
        return await self.opened.tables.sheet_place(self._club)

    async def _saved(self, slot: int) -> Save:
        try:
            return await asyncio.to_thread(read_save, self._settings.game_dir, slot)
        except (FileFormatError, FileNotFoundError) as failure:
            raise GuestStuck(
                f"slot {slot} of {self._settings.game_dir.name} is no whole save: {failure}"
            ) from failure
