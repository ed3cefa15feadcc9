"""What a squad needs: its weakest place, who is better there, who is not needed, whose contract ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from harness.models.policies.strength import WEIGHTS, Player, ability, cell_row, fit
from harness.models.policies.team import Tactic, Team, strongest_team

MOST_ATTRIBUTES = 6  # that a search answers
SIDES = ("right", "left", "central", "central", "central")  # by cell % 5
CLEARLY = 106  # percent of the present player from which a newcomer is worth his fee
BEST, KEPT = 16, 20  # who is needed, and how many the squad keeps
YOUNG, OLD = 21, 34


@dataclass(frozen=True, slots=True)
class Need:
    """The weakest place of the best eleven, and how good its player is there."""

    row: str
    side: str
    present: int  # his weighted attributes, as `rated` counts them
    attributes: tuple[str, ...]

    def search(self, **more: Any) -> dict[str, Any]:
        """Arguments for `search_players` that answer the attributes which count there."""
        place = {"position": self.row} | ({"side": self.side} if self.side else {})
        return {**place, "attributes": dict.fromkeys(self.attributes, 0), "limit": 20, **more}

    def rated(self, attributes: dict[str, Any]) -> int:
        """A player's attributes weighed for that place, in percent of twenty each."""
        weights = {name: WEIGHTS[self.row][name] for name in self.attributes}
        return (
            5 * sum(int(attributes.get(n, 0)) * w for n, w in weights.items()) * 10 // sum(weights.values())
        )

    def better(self, rows: Sequence[dict[str, Any]], than: int = CLEARLY) -> dict[str, Any] | None:
        """The best of a list who is clearly better than the present one; None for nobody."""
        able = [r for r in rows if self.rated(r) * 100 > self.present * than and "injured" not in r["status"]]
        return max(able, key=lambda r: (self.rated(r), -r["id"]), default=None)


@dataclass(frozen=True, slots=True)
class Judgement:
    """A squad judged; `renewals` the most needed first."""

    need: Need
    renewals: tuple[Player, ...]
    surplus: Player | None
    prospect: Player | None


def judged(
    squad: Sequence[Player], tactics: Sequence[Tactic], current: int, last_day: str
) -> Judgement | None:
    """By the best eleven and bench of all, fit or not; `last_day` of the season, as `1998-06-30`."""
    team = strongest_team(squad, tactics, current)
    if team is None:
        return None
    order = _ranked(squad, team)
    return Judgement(_need(team), tuple(_renewals(order, last_day)), _surplus(order), _prospect(order))


def _need(team: Team) -> Need:
    """Where its player is furthest below the team's mean; the goal is a place like others."""
    places = list(zip(team.tactic["cells"], team.eleven, strict=True))
    cell, player = min(places, key=lambda place: (_worth(place[1], place[0]), place[0]))
    row = cell_row(cell)
    counting = sorted(WEIGHTS[row], key=lambda name: (-WEIGHTS[row][name], name))[:MOST_ATTRIBUTES]
    need = Need(row, "" if row == "GK" else SIDES[cell % 5], 0, tuple(counting))
    return Need(row, need.side, need.rated(player["attributes"]), need.attributes)


def _worth(player: Player, cell: int) -> int:
    return ability(player["attributes"], cell) * fit(player["position"], cell) // 100


def _ranked(squad: Sequence[Player], team: Team) -> list[Player]:
    """The whole squad, who is needed most first: the eleven, the bench, then by what they are worth."""
    chosen = [*team.eleven, *team.bench]
    taken = {player["id"] for player in chosen}
    rest = [player for player in squad if player["id"] not in taken]
    cells = team.tactic["cells"]
    rest.sort(key=lambda p: (-max(_worth(p, cell) for cell in cells), p["id"]))
    return [*chosen, *rest]


def _surplus(order: Sequence[Player]) -> Player | None:
    """Who is needed least, when there are more than enough; a goalkeeper too is one of many."""
    return next((p for p in reversed(order[KEPT:]) if p["age"] > YOUNG), None)


def _prospect(order: Sequence[Player]) -> Player | None:
    """A young player who would only sit here: he plays elsewhere for a while."""
    return next((p for p in order[BEST:] if p["age"] <= YOUNG), None)


def _renewals(order: Sequence[Player], last_day: str) -> list[Player]:
    """Who is needed and has a contract that ends with the season, the most needed first."""
    return [
        p
        for p in order[:BEST]
        if p["age"] < OLD and p["contract_expires"] is not None and p["contract_expires"] <= last_day
    ]
