"""The seam between a run and its game: what the spine's handlers ask for, whatever drives the emulator below.

Real implementation: `dos_game.py` (memdaemon and macros). In-memory fake: `fake.py`. After `start`, `load`,
`advance`, `take_first_choice`, `kick_off` and `resume_match` the guest is frozen; `snapshot` and
`write_team_sheet` need it frozen; `substitute` and `change_tactic` thaw it for their macro only. Errors:
`harness.errors.GuestLost`, `GuestStuck`.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Literal, Protocol

from cm9798.snapshot import Snapshot
from cm9798.team_sheet import TeamSheet
from cm9798.views import TacticView

StopKind = Literal["match_day", "half_time", "full_time", "season_end", "question", "offer", "sacked"]


@dataclass(frozen=True, slots=True)
class Stop:
    """The game waits for the manager: where, and when by the game's own date."""

    kind: StopKind
    game_date: date
    minute: int | None = None


@dataclass(frozen=True, slots=True)
class Refused:
    """The game refused the team sheet at kick-off, in its own words."""

    reasons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GameAnswer:
    """What the game said to an action; `confirmed` only when memory decoded afterwards shows it."""

    text: str
    accepted: bool
    confirmed: bool


@dataclass(frozen=True, slots=True)
class FirstChoice:
    """A question or an offer that got its first choice; all in the game's words."""

    asked: str
    chosen: str
    answer: str


@dataclass(frozen=True, slots=True)
class GuestIdentity:
    """Which emulator belongs to the run."""

    pid: int
    pid_start_time: int
    port: int
    epoch: int


class Game(Protocol):
    """One run's game."""

    async def start(self) -> GuestIdentity:
        """Start daemon and emulator, wait for the main menu."""

    async def load(self, slot: int) -> date:
        """Load a saved game from the main menu; at the office afterwards. The game date."""

    async def advance(self) -> Stop:
        """From the office (or the end of a season): Continue to the next stop, which may be there already."""

    async def take_first_choice(self) -> FirstChoice:
        """From a question or an offer: its first choice, and back to the office or to what comes next."""

    async def kick_off(self) -> Stop | Refused:
        """From Match Day: Play; the half-time stop, or the game's refusal (still on Match Day)."""

    async def resume_match(self) -> Stop:
        """From half-time to full time, with extra time and penalties, through the report to the office."""

    async def snapshot(self) -> Snapshot:
        """Decode every table at this stop."""

    async def tactics(self) -> tuple[TacticView, ...]:
        """The game's 19 tactics, which no play changes."""

    async def write_team_sheet(self, sheet: TeamSheet) -> None:
        """Write the sheet's bytes of the human's club; compare-and-write, read back."""

    async def substitute(self, off: int, on: int) -> GameAnswer:
        """One substitution at a stop in play; player table indexes."""

    async def change_tactic(self, tactic: int) -> GameAnswer:
        """Another of the 19 tactics at a stop in play."""

    async def save(self, slot: int) -> tuple[Path, ...]:
        """Save through the game's own screen from the office; the files written, checked to be complete."""

    async def ram_hash(self) -> str:
        """SHA-256 of guest RAM without the team-sheet bytes of the human's club (frozen only)."""

    async def evidence(self) -> dict[str, str]:
        """What can be found of a guest that failed: picture, screen, RAM hash, what the daemon wrote."""

    async def stop(self) -> None:
        """End emulator and daemon; safe to call twice."""
