"""How strong a player is in a cell of the pitch, from what a squad list shows: 0 to about 2000."""

from __future__ import annotations

from typing import Any

Player = dict[str, Any]  # a row of get_squad with attributes

ROWS = ("SW", "D", "DM", "M", "AM", "F")
WEIGHTS: dict[str, dict[str, int]] = {
    "GK": {"tackling": 4, "heading": 2, "positioning": 2, "strength": 1, "determination": 1},
    "SW": {"tackling": 2, "marking": 2, "positioning": 3, "heading": 1, "pace": 1, "passing": 1},
    "D": {"tackling": 3, "marking": 3, "heading": 2, "positioning": 2, "pace": 1, "strength": 1},
    "DM": {"tackling": 3, "positioning": 2, "passing": 2, "stamina": 1, "strength": 1, "marking": 1},
    "M": {"passing": 3, "creativity": 2, "stamina": 2, "technique": 1, "tackling": 1, "off_the_ball": 1},
    "AM": {"creativity": 3, "passing": 2, "technique": 2, "dribbling": 2, "off_the_ball": 2, "shooting": 1},
    "F": {"shooting": 4, "off_the_ball": 2, "pace": 2, "heading": 1, "dribbling": 1, "technique": 1},
}
WIDE = {"pace": 2, "dribbling": 2}  # added for midfielders and attackers on a flank
SIDES = ({"R"}, {"L"}, {"C", "L"}, {"C"}, {"C", "R"})  # by cell % 5: far right, far left, left, centre, right


def cell_row(cell: int) -> str:
    """The row of a cell."""
    return "GK" if cell == 0 else ROWS[(cell - 1) // 5]


def fit(position: str, cell: int) -> int:
    """How well "D/DM RC" suits a cell, in percent."""
    words = position.split(" ")
    rows, sides = set(words[0].split("/")), set(words[1] if len(words) > 1 else "")
    row = cell_row(cell)
    if row == "GK" or rows == {"GK"}:
        return 100 if row == "GK" and "GK" in rows else 15
    if row in rows:
        percent = 100
    else:
        places = [ROWS.index(r) for r in rows if r in ROWS]
        near = min((abs(ROWS.index(row) - place) for place in places), default=9)
        percent = 85 if near == 1 else 65
    return percent if not sides or sides & SIDES[cell % 5] else percent * 85 // 100


def ability(attributes: dict[str, int], cell: int) -> int:
    """The visible attributes weighed for a cell, 0..2000."""
    row = cell_row(cell)
    weights = dict(WEIGHTS[row])
    if row in ("M", "AM", "F") and cell % 5 in (0, 1):
        for name, weight in WIDE.items():
            weights[name] = weights.get(name, 0) + weight
    return 100 * sum(attributes.get(name, 0) * w for name, w in weights.items()) // sum(weights.values())


def worth(player: Player, cell: int) -> int:
    """Ability in the cell, less what position, tiredness and bad form take away."""
    in_match = player.get("in_match") or {}
    condition = int(in_match["condition"] if in_match else player["condition"])
    ratings = [rating for rating in player["form"] if rating] or [6]
    form: int = 94 + sum(ratings) // len(ratings)  # an average of 6 is 100 %
    value: int = ability(player["attributes"], cell) * fit(player["position"], cell) // 100
    return value * (50 + condition // 2) // 100 * form // 100
