"""What a manager can order of the market and of those who ask him: values, from a tool to the game's screens.

Players and clubs are table indexes, money is whole pounds. `kind` tells the orders apart in stored events.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

BONUSES = ("win", "goal", "promotion", "domestic_trophy", "european_trophy")  # in the screen's order
CLAUSES = ("big_club", "relegation", "no_promotion", "free_on_expiry", "manager_job")


@dataclass(frozen=True, slots=True)
class MakeOffer:
    """A transfer offer to the club of a player."""

    player: int
    fee: int
    kind: Literal["make_offer"] = "make_offer"


@dataclass(frozen=True, slots=True)
class AskForLoan:
    """Ask the club of a player for a loan."""

    player: int
    kind: Literal["ask_for_loan"] = "ask_for_loan"


@dataclass(frozen=True, slots=True)
class ListForTransfer:
    """Put an own player on the transfer list or take him off; `asking_price` None: the game's own idea."""

    player: int
    listed: bool
    asking_price: int | None = None
    kind: Literal["list_for_transfer"] = "list_for_transfer"


@dataclass(frozen=True, slots=True)
class ListForLoan:
    """Put an own player on the loan list or take him off."""

    player: int
    listed: bool
    kind: Literal["list_for_loan"] = "list_for_loan"


@dataclass(frozen=True, slots=True)
class Terms:
    """A contract proposal; `years` counts summers, 1..5."""

    wage_per_week: int
    years: int
    bonuses: tuple[str, ...] = ()  # of BONUSES
    clauses: tuple[str, ...] = ()  # of CLAUSES


@dataclass(frozen=True, slots=True)
class ProposeContract:
    """Contract talks with one proposal; `terms` None: what he asks, if his wage is at most `wage_limit`."""

    player: int
    terms: Terms | None = None
    wage_limit: int | None = None
    kind: Literal["propose_contract"] = "propose_contract"


@dataclass(frozen=True, slots=True)
class Track:
    """Put a player on the game's shortlist or take him off."""

    player: int
    tracked: bool
    kind: Literal["track"] = "track"


MarketAction = MakeOffer | AskForLoan | ListForTransfer | ListForLoan | ProposeContract | Track


@dataclass(frozen=True, slots=True)
class Decision:
    """What to do with an offer made to the own club; `price` for `negotiate`."""

    choice: Literal["accept", "reject", "negotiate"]
    price: int | None = None


@dataclass(frozen=True, slots=True)
class Asked:
    """What the game asks at a stop, in its words; `choices` of a question, in order (an offer has none).

    `player`, `club`, `fee`: of an offer, as its screen shows them.
    """

    about: Literal["question", "offer"]
    text: tuple[str, ...]
    choices: tuple[str, ...] = field(default=())
    player: int | None = None
    club: str = ""
    fee: int = 0
    loan: bool = False
