"""The strongest team of a squad: tactic, eleven, bench, captain and takers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from harness.models.policies.assignment import best_assignment
from harness.models.policies.strength import Player, cell_row, worth

Tactic = dict[str, Any]  # a row of list_tactics


@dataclass(frozen=True, slots=True)
class Team:
    """A choice for set_lineup."""

    tactic: Tactic
    eleven: tuple[Player, ...]  # in shirt order
    bench: tuple[Player, ...]
    strength: int

    def arguments(self) -> dict[str, Any]:
        """As set_lineup takes it."""
        return {
            "tactic": self.tactic["index"],
            "eleven": [p["id"] for p in self.eleven],
            "substitutes": [p["id"] for p in self.bench],
            "captain": _best(self.eleven, influence=1),
            "penalties": _best(self.eleven, shooting=2, set_pieces=1),
            "free_kicks": _best(self.eleven, set_pieces=3, technique=1),
            "corners": _best(self.eleven, set_pieces=3, passing=1),
        }


def strongest_team(players: Sequence[Player], tactics: Sequence[Tactic], current: int) -> Team | None:
    """The best eleven over all balanced tactics, the current one first; None with too few players."""
    if len(players) < 11:
        return None
    suitable = [t for t in tactics if _balanced(t["cells"])] or list(tactics)
    best: Team | None = None
    for tactic in sorted(suitable, key=lambda t: (t["index"] != current, t["index"])):
        team = _team(players, tactic)
        if best is None or team.strength > best.strength:
            best = team
    return best


def _balanced(cells: Sequence[int]) -> bool:
    rows = [cell_row(cell) for cell in cells]
    defenders, forwards = rows.count("SW") + rows.count("D"), rows.count("F")
    return 3 <= defenders <= 5 and 1 <= forwards <= 3


def _team(players: Sequence[Player], tactic: Tactic) -> Team:
    table = [[worth(player, cell) for player in players] for cell in tactic["cells"]]
    chosen = best_assignment(table)
    strength = sum(table[shirt][column] for shirt, column in enumerate(chosen))
    rest = [player for column, player in enumerate(players) if column not in chosen]
    return Team(tactic, tuple(players[c] for c in chosen), _bench(rest, tactic["cells"]), strength)


def _bench(rest: Sequence[Player], cells: Sequence[int]) -> tuple[Player, ...]:
    """The best of the rest for goal, defence, midfield and attack, then the best of any."""
    left, bench = list(rest), []
    groups = (("GK",), ("SW", "D"), ("DM", "M", "AM"), ("F",), ("SW", "D", "DM", "M", "AM", "F"))
    for group in groups:
        places = [cell for cell in cells if cell_row(cell) in group]
        if left and places:
            best = max(left, key=lambda p: (max(worth(p, cell) for cell in places), -p["id"]))
            bench.append(best)
            left.remove(best)
    return tuple(bench)


def _best(players: Sequence[Player], **weights: int) -> int:
    def value(player: Player) -> int:
        return sum(player["attributes"].get(name, 0) * weight for name, weight in weights.items())

    return int(max(players, key=lambda p: (value(p), -p["id"]))["id"])
