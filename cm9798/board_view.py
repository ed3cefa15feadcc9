"""The own board's view of its manager, line by line as the screen `Board Confidence` has it."""

from __future__ import annotations

from datetime import date

from cm9798 import board_words as words
from cm9798.club_view import buckets, expectation_of
from cm9798.market_calendar import market_deadline
from cm9798.money_words import balance, pounds
from cm9798.records.club import CLUB
from cm9798.records.encodings import NONE
from cm9798.records.player import PLAYER
from cm9798.shown_row import ShownRow
from cm9798.snapshot import Snapshot

SETTLED = 6  # matches before results are judged
YEAR = 365
STARS, MISSED, LEFT_OUT, AT_HOME = 5, 3, 20, 60  # of the best paid men, who are missed when they do not play


def board_lines(snapshot: Snapshot, manager: ShownRow) -> tuple[str, ...]:
    """What the board says of the own club and its manager, in the screen's order."""
    club = ShownRow(CLUB, snapshot.clubs[snapshot.human_club])
    confidence = words.confidence_word(manager.number("board_confidence"))
    return (
        expectation_of(snapshot, club),
        f"Confidence in you: {confidence}.",
        _on_results(club),
        _on_money(snapshot, club),
        f"You may spend {pounds(transfer_money(club))} on players.",
        f"Wages may come to {pounds(club.number('wage_limit'))} a week.",
        *_to_the_manager(snapshot, club, manager),
    )


def transfer_money(club: ShownRow) -> int:
    """What the manager may spend on players today."""
    return 0 if club.number("in_trouble") else max(0, club.number("transfer_money"))


def weekly_wages(snapshot: Snapshot, club: ShownRow) -> int:
    """Of the whole squad, borrowed men as well."""
    return sum(row.number("wage") for row in _squad(snapshot, club))


def _on_results(club: ShownRow) -> str:
    if club.number("played") < SETTLED:
        return words.TOO_EARLY
    return words.results_words(club.number("expected_position") - club.number("position"))


def _on_money(snapshot: Snapshot, club: ShownRow) -> str:
    if club.number("in_trouble"):
        return words.BY_THE_BANK
    if balance(buckets(club)) < 0:
        return words.DEBTS
    too_high = weekly_wages(snapshot, club) > club.number("wage_limit")
    return words.HIGH_WAGES if too_high else words.GOOD_MONEY


def _to_the_manager(snapshot: Snapshot, club: ShownRow, manager: ShownRow) -> list[str]:
    lines = []
    if club.number("played") >= SETTLED and _misses_men(snapshot, club):
        lines.append(words.MISSED_MEN)
    if manager.number("status") in words.WARNINGS:
        lines.append(words.WARNINGS[manager.number("status")])
    since = manager.day("since")
    is_new = since is not None and (snapshot.game_date - since).days < YEAR
    if is_new:
        waits = snapshot.game_date > market_deadline(snapshot.season)
        lines.append(words.BEFORE_SUMMER if waits else words.MORE_TIME)
    return lines


def _misses_men(snapshot: Snapshot, club: ShownRow) -> bool:
    squad = _squad(snapshot, club)
    wages = [row.number("wage") for row in squad]
    missed = 0
    for row in squad:
        best_paid = sum(wage > row.number("wage") for wage in wages) < STARS
        missed += best_paid and row.number("plays") < LEFT_OUT and _could_play(snapshot, row)
    return missed >= MISSED


def _could_play(snapshot: Snapshot, row: ShownRow) -> bool:
    own = row.number("club") == snapshot.human_club
    ready = not row.number("injury_type") and not row.number("transfer_status")
    joined = row.day("joined") or date.min
    return own and ready and (snapshot.game_date - joined).days > AT_HOME


def _squad(snapshot: Snapshot, club: ShownRow) -> list[ShownRow]:
    players = club.numbers("squad")[: club.number("squad_count")]
    return [ShownRow(PLAYER, snapshot.players[player]) for player in players if player != NONE]
