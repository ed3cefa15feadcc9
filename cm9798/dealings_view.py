"""What the screens `Player Dealings` and `Contract Talks` show of a player beside his profile."""

from __future__ import annotations

from cm9798 import person_words as words
from cm9798.player_view import club_name
from cm9798.records.encodings import NONE
from cm9798.records.player import PLAYER
from cm9798.shown_row import ShownRow
from cm9798.snapshot import Snapshot
from cm9798.views import DealingsView

FREE_TRANSFER = 0  # the pseudo-club of players without one


def dealings_view(snapshot: Snapshot, index: int) -> DealingsView:
    """Of one player; his mood only when he is an own one."""
    row = ShownRow(PLAYER, snapshot.players[index])
    club, loan_club, status = row.number("club"), row.number("loan_club"), row.number("transfer_status")
    lent = loan_club != NONE
    free = club == FREE_TRANSFER
    return DealingsView(
        status=words.transfer_words(status, lent=lent),
        asking_price=None if free else _asking_price(row, status),
        role=words.role_word(row.number("plays")),
        form=words.form_word(row.numbers("recent_ratings")),
        mood=_mood(row) if club == snapshot.human_club else "",
        on_loan_to=club_name(snapshot, loan_club),
        work_permit=bool(row.number("work_permit")),
        months_left=words.months_left(row.day("expires"), snapshot.game_date),
        bonuses=_set(words.BONUSES, row.numbers("bonuses")),
        clauses=_set(words.CLAUSES, row.numbers("clauses")),
        european_apps=row.number("european_apps"),
        caps=row.number("caps"),
        own=club == snapshot.human_club,
        borrowed=loan_club == snapshot.human_club,
        lent=lent,
        free_agent=free,
    )


def _asking_price(row: ShownRow, status: int) -> int:
    """What his club is said to want."""
    price = row.number("asking_price")
    if price > 0:
        return price
    return 0 if status == words.FREE_TO_GO else row.number("value")


def _mood(row: ShownRow) -> str:
    return words.mood_words(
        wants_away=bool(row.number("wants_away")),
        discontent=row.number("discontent"),
        plays=row.number("plays"),
        injured=bool(row.number("injury_type")),
        morale=row.number("morale"),
    )


def _set(names: tuple[str, ...], flags: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(name for name, flag in zip(names, flags, strict=False) if flag)
