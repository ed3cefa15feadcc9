"""The seam between a run and its game: what the spine's handlers ask for, whatever drives the emulator below.

Real implementation: `dos_game.py` (memdaemon and macros). In-memory fake: `fake.py`. After every call the
guest is frozen; what goes through screens thaws it for its macro only. What the game refuses is an answer.
Errors: `harness.errors.GuestLost`, `GuestStuck`.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Literal, Protocol

from cm9798.market import Asked, Decision, MarketAction
from cm9798.reports import NewsItem
from cm9798.snapshot import Snapshot
from cm9798.team_sheet import TeamSheet
from cm9798.views import TacticView

# minute_70: the match is paused, on its team selection. office: a new season begins and nothing waits yet.
StopKind = Literal[
    "match_day",
    "half_time",
    "minute_70",
    "full_time",
    "season_end",
    "question",
    "offer",
    "sacked",
    "office",
]


@dataclass(frozen=True, slots=True)
class Stop:
    """The game waits for the manager: where, and when by the game's own date."""

    kind: StopKind
    game_date: date
    minute: int | None = None
    asked: Asked | None = None  # at a question or an offer


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
class Position:
    """Where a player stands and where he runs when his side attacks: cells 0..30, 0 the goal."""

    player: int
    cell: int
    run: int


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
        """From the office: Continue to the next stop, which may be there already.

        From the end of a season: into the next one, to the stop `office` (or to what waits there at once).
        """

    async def take_first_choice(self) -> FirstChoice:
        """From a question or an offer: its first choice, and back to the office or to what comes next."""

    async def answer_question(self, choice: int) -> GameAnswer:
        """At a question: its choice 1.., then back to the office or to what waits; `advance` finds that.

        A choice that the question does not have is refused, and the question stands.
        """

    async def decide(self, decision: Decision) -> GameAnswer:
        """At an offer received: accept, reject, or name a price; then back to the office.

        When the game refuses (say, to let the club accept), the offer stands and its screen is there still.
        """

    async def carry_out(self, action: MarketAction) -> GameAnswer:
        """From the office and back there: an action of the market through its screens."""

    async def read_news(self, newest: int = 4, since: date | None = None) -> tuple[NewsItem, ...]:
        """On Match Day or in the office, and back there: the own club's newest items, oldest first.

        None older than `since`. Bodies are read from the picture and corrected against the names in memory.
        """

    async def kick_off(self) -> Stop | Refused:
        """From Match Day: Play; the half-time stop, or the game's refusal (still on Match Day)."""

    async def resume_match(self, *, to_the_end: bool = False) -> Stop:
        """From half-time to minute 70, from there to full time: extra time, penalties, report, office.

        `to_the_end`: without the stop at minute 70.
        """

    async def snapshot(self) -> Snapshot:
        """Decode every table at this stop."""

    async def tactics(self) -> tuple[TacticView, ...]:
        """The game's 19 tactics, which no play changes."""

    async def write_team_sheet(self, sheet: TeamSheet) -> None:
        """Write the sheet's bytes of the human's club; compare-and-write, read back."""

    async def substitute(self, off: int, on: int) -> GameAnswer:
        """One substitution at a stop in play; player table indexes."""

    async def change_tactic(self, tactic: int, positions: tuple[Position, ...] = ()) -> GameAnswer:
        """Another of the 19 tactics at a stop in play, then other positions of players on the pitch."""

    async def save(self, slot: int) -> tuple[Path, ...]:
        """Save through the game's own screen from the office; the files written, checked to be complete."""

    async def ram_hash(self) -> str:
        """SHA-256 of guest RAM without the team-sheet bytes of the human's club (frozen only)."""

    async def evidence(self) -> dict[str, str]:
        """What can be found of a guest that failed: picture, screen, RAM hash, what the daemon wrote."""

    async def stop(self) -> None:
        """End emulator and daemon; safe to call twice."""
