"""Contexts in which every tool has something to tell: a market, a past, a question or an offer that waits."""

from __future__ import annotations

from datetime import date
from functools import lru_cache

from turn_views import at_half_time, tactics, view_of, world

from cm9798.market import Asked, MakeOffer, ProposeContract
from cm9798.records.encodings import encode_date
from cm9798.records.offer import OFFER
from cm9798.records.transfer import TRANSFER
from cm9798.reports import History, MarketAnswer, MatchReport, NewsItem, PlayerReport, Review
from cm9798.synthetic import FIRST_CLUB, SQUAD, SyntheticWorld
from cm9798.view_filter import ManagerView, manager_view
from harness.tools.outcome import Memory, ToolContext, TurnKind

KINDS: tuple[TurnKind, ...] = (
    "before_match", "half_time", "minute_70", "question", "monthly_review", "season_review", "correction",
)  # fmt: skip
TODAY = date(1997, 8, 9)
BIDDEN, AGREED, TRACKED = SQUAD + 3, SQUAD + 4, 2 * SQUAD + 5  # players of other clubs
WANTED = 3  # an own player whom another club wants
LISTED, LENT, FREE, FOREIGN = SQUAD + 7, SQUAD + 8, SQUAD + 9, SQUAD + 10
OFFER_ASKED = Asked("offer", ("An offer.",), player=WANTED, club="Another", fee=250_000)
QUESTION_ASKED = Asked("question", ("Well?",), ("Yes.", "No.", "Perhaps."))


def full_world(seed: int = 1) -> SyntheticWorld:
    """Six clubs with offers, moves, results, lists, a shortlist and money."""
    made = world(seed)
    _offers(made)
    _moves(made)
    _results(made)
    players, clubs = made.tables["player"], made.tables["club"]
    players[LISTED]["transfer_status"], players[LISTED]["asking_price"] = 1, 1_500_000.0
    players[LENT]["loan_club"], players[FREE]["club"] = FIRST_CLUB + 2, 0
    players[FOREIGN]["nation"], players[5]["transfer_status"] = 6, 3
    players["plays"], players["discontent"] = 50, 10
    own = clubs[FIRST_CLUB]
    own["transfer_money"], own["wage_limit"], own["wages"] = 2_000_000.0, 400_000.0, 90_000.0
    own["expected_position"], own["played"] = 3, 2
    own["shortlist"][:5] = (*TRACKED.to_bytes(2, "little"), 0, 0, 0)
    return made


def _offers(made: SyntheticWorld) -> None:
    table = OFFER.empty(3)
    rows = ((FIRST_CLUB, FIRST_CLUB + 1, BIDDEN, 1), (FIRST_CLUB, FIRST_CLUB + 1, AGREED, 3),
            (FIRST_CLUB + 2, FIRST_CLUB, WANTED, 4))  # fmt: skip
    for row, (buyer, seller, player, state) in zip(table, rows, strict=True):
        row["buyer"], row["seller"], row["player"], row["state"] = buyer, seller, player, state
        row["date"], row["lapses"], row["fee"] = encode_date(TODAY), encode_date(date(1997, 8, 20)), 250_000
    made.tables["offer"] = table


def _moves(made: SyntheticWorld) -> None:
    table = TRANSFER.empty(2)
    for row, player in zip(table, (TRACKED, 1), strict=True):
        row["date"], row["player"], row["fee"] = encode_date(date(1997, 7, 20)), player, 100_000
        row["from_club"], row["to"] = FIRST_CLUB + 3, FIRST_CLUB + player // SQUAD
    made.tables["transfer"] = table


def _results(made: SyntheticWorld) -> None:
    for place, row in enumerate(made.tables["fixture"][:6]):
        row["played"], row["home_goals"], row["away_goals"] = 1, place % 3, 1
        row["attendance"], row["extra_time"] = 10_000 + place, place == 5


def full_history(view: ManagerView) -> History:
    """Two reports, news, reviews and answers of the market."""
    return History(
        reports=tuple(_report(view, date(1997, 8, day), day % 2 == 0) for day in (2, 6)),
        news=(NewsItem(date(1997, 7, 1), "A new manager", "He is welcome."),),
        reviews=(Review(date(1997, 7, 1), "monthly_review", "Good so far."),),
        market=(
            MarketAnswer(TODAY, MakeOffer(BIDDEN, 250_000), "done", "They will consider your offer."),
            MarketAnswer(TODAY, ProposeContract(AGREED), "refused", "He wants better terms. He asks £900."),
        ),
    )


def _report(view: ManagerView, day: date, at_home: bool) -> MatchReport:
    own = tuple(
        PlayerReport(p.index, p.name, 90 if place < 11 else 20 * (place == 11), 7, int(place == 9), 0, 0,
                     red=False, started=place < 11)
        for place, p in enumerate(view.squad[:16])
    )  # fmt: skip
    other = next(row.club for row in view.table if row.club != view.club)
    home, away = (view.club, other) if at_home else (other, view.club)
    return MatchReport(
        day, "First Division", home, away, (1, 0), "", 12_000, ((9, "Goal!"),), own, (5, 4), (2, 1),
        view.team_sheet, view.tactics[view.team_sheet.tactic].name,
    )  # fmt: skip


def full_context(made: SyntheticWorld, kind: TurnKind, asked: Asked | None = None) -> ToolContext:
    """What tools look at in a turn of that kind; in a question's turn an offer waits unless `asked` says."""
    if kind in ("half_time", "minute_70"):
        made = at_half_time(made)
    view = manager_view(made.snapshot(), tactics())
    waits = (asked or OFFER_ASKED) if kind == "question" else None
    return ToolContext(view, kind, Memory("A plan.", "Notes."), waits, full_history(view))


@lru_cache
def context_of(kind: TurnKind = "before_match", asked: Asked | None = None) -> ToolContext:
    """The same of the plain full world."""
    return full_context(full_world(), kind, asked)


def empty_context() -> ToolContext:
    """A new game: no past, no offer, an empty shortlist."""
    return ToolContext(view_of(world()), "monthly_review", Memory())
