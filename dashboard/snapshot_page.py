"""A snapshot's page: the league table, the day's results, the own squad and its team sheet."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import select

from cm9798.match_view import match_view
from cm9798.player_view import club_name
from cm9798.records.encodings import NONE, decode_date
from cm9798.snapshot import Snapshot
from cm9798.view_filter import league_table, own_sheet
from cm9798.views import MatchView, TableRow
from dashboard.club_badges import badge_of, club_badges
from dashboard.club_colours import Badge
from dashboard.pitch import Place, eleven_on_pitch
from dashboard.squad_rows import SquadRow, squad_rows
from dashboard.stored_snapshot import StoredSnapshot, stored_snapshot
from harness.store.database import Database
from harness.store.queries import RunRow, run_of
from harness.store.tables import TURNS

INCOMES = ("season_tickets", "gate", "prize_money", "player_sales", "other_income")
COSTS = ("wages", "bonuses_paid", "purchases", "other_costs")


@dataclass(frozen=True, slots=True)
class Played:
    """A match of the day."""

    home: str
    away: str
    home_goals: int
    away_goals: int
    attendance: int
    ours: bool


@dataclass(frozen=True, slots=True)
class OwnClub:
    """The manager's club, with observer-only figures of it."""

    name: str
    nickname: str
    stadium: str
    badge: Badge
    division: str
    squad: list[SquadRow]
    eleven: list[Place]
    balance: int
    reputation: int
    confidence: int


@dataclass(frozen=True, slots=True)
class SnapshotPage:
    """What the page shows; `club` is None without one, `readable` False when the bytes are damaged."""

    stored: StoredSnapshot
    run: RunRow
    readable: bool
    club: OwnClub | None
    table: tuple[TableRow, ...]
    badges: dict[str, Badge]
    results: list[Played]
    in_play: MatchView | None
    turns: list[int]


def snapshot_page(database: Database, snapshot: str) -> SnapshotPage | None:
    """The page, or None when there is no such snapshot."""
    stored = stored_snapshot(database, snapshot)
    if stored is None:
        return None
    with database.read() as connection:
        where = (TURNS.c.run == stored.run, TURNS.c.snapshot == snapshot)
        turns = (
            [] if stored.set_aside else list(connection.execute(select(TURNS.c.turn).where(*where)).scalars())
        )
    content = stored.content
    return SnapshotPage(
        stored=stored,
        run=run_of(database, stored.run),
        readable=content is not None,
        club=own_club(content) if content is not None else None,
        table=_table(content) if content is not None else (),
        badges=club_badges(content) if content is not None else {},
        results=_results(content) if content is not None else [],
        in_play=match_view(content, ()) if content is not None else None,
        turns=turns,
    )


def own_club(snapshot: Snapshot) -> OwnClub | None:
    """The manager's club; None when he has none."""
    if snapshot.human_club == NONE:
        return None
    row, names = snapshot.clubs[snapshot.human_club], snapshot.club_names[snapshot.human_club]
    sheet, division = own_sheet(snapshot), int(row["division"])
    known = division < len(snapshot.competition_names)
    human = int(snapshot.world["humans"][0])
    return OwnClub(
        name=names[0],
        nickname=names[2],
        stadium=names[6],
        badge=badge_of(snapshot, snapshot.human_club),
        division=snapshot.competition_names[division][0] if known else "",
        squad=list(squad_rows(snapshot, sheet)),
        eleven=eleven_on_pitch(sheet, snapshot.player_names),
        balance=int(
            row["start_balance"] + sum(row[name] for name in INCOMES) - sum(row[name] for name in COSTS)
        ),
        reputation=int(row["reputation"]),
        confidence=int(snapshot.managers[human]["board_confidence"]),
    )


def _table(snapshot: Snapshot) -> tuple[TableRow, ...]:
    employed = snapshot.human_club != NONE
    return league_table(snapshot, int(snapshot.clubs[snapshot.human_club]["division"]) if employed else 0)


def _results(snapshot: Snapshot) -> list[Played]:
    return [
        Played(
            home=club_name(snapshot, int(row["home"])),
            away=club_name(snapshot, int(row["away"])),
            home_goals=int(row["home_goals"]),
            away_goals=int(row["away_goals"]),
            attendance=int(row["attendance"]),
            ours=snapshot.human_club in (int(row["home"]), int(row["away"])),
        )
        for row in snapshot.fixtures
        if int(row["played"]) and decode_date(row["date"]) == snapshot.game_date
    ]
