"""What the screens of market, money, board and career show, as values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True, slots=True)
class OfferView:
    """An open offer that the own club has made or received."""

    player: int
    name: str
    received: bool
    club: str  # the other one
    loan: bool
    fee: int  # pounds
    asked: int  # the price that an answer named; 0 none
    state: str  # a word of STATES
    lapses: date | None
    words: str = ""  # the state as the screen `Transfer Offers` says it


@dataclass(frozen=True, slots=True)
class MoveView:
    """A player who came to the own club or left it."""

    game_date: date
    player: int
    name: str
    from_club: str
    to_club: str
    kind: str  # a word of MOVES
    fee: int


@dataclass(frozen=True, slots=True)
class CareerView:
    """A time of the manager's at a club; `until` None while it lasts."""

    club: str
    since: date | None
    until: date | None
    played: int
    won: int
    drawn: int
    lost: int
    how: str = ""  # why it ended: "moved on", "sacked", "resigned"


@dataclass(frozen=True, slots=True)
class OfficeView:
    """What lies on the manager's desk beside team and matches."""

    offers: tuple[OfferView, ...]
    moves: tuple[MoveView, ...]  # of the own club, the newest last
    career: tuple[CareerView, ...]
    finances: Mapping[str, int]  # this season's buckets in pounds, costs as positive numbers
    transfer_money: int
    wage_limit: int  # pounds a week
    board_confidence: str  # a word
    shortlist: tuple[int, ...]  # players
    board: tuple[str, ...] = ()  # the board's view, line by line
    balance: int = 0
    weekly_wages: int = 0
    in_trouble: bool = False  # the bank runs the club: it may not buy
    market_open: bool = True
    market_deadline: date | None = None
