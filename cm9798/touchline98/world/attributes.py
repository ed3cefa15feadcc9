"""What a player of a position and an ability is good at: positions, sides, and the 24 attributes."""

from __future__ import annotations

import random

from cm9798.files.db1 import Row
from cm9798.files.db1_fields import ATTRIBUTES, POSITIONS, SIDES

_POSITIONS = {  # role: where he plays (2 natural, 1 can), and his sides
    "GK": ({"Goalkeeper": 2}, {}),
    "RB": ({"Defence": 2}, {"Right Sided": 2}),
    "LB": ({"Defence": 2}, {"Left Sided": 2}),
    "CB": ({"Defence": 2}, {"Central": 2}),
    "DM": ({"Anchor": 2, "Midfield": 1}, {"Central": 2}),
    "CM": ({"Midfield": 2}, {"Central": 2}),
    "RM": ({"Midfield": 2}, {"Right Sided": 2}),
    "LM": ({"Midfield": 2}, {"Left Sided": 2}),
    "AM": ({"Support": 2, "Midfield": 1}, {"Central": 2}),
    "ST": ({"Attack": 2}, {"Central": 2}),
}
_ALSO = {  # what some of a role can play beside, and how many of ten
    "RB": (("Anchor", 1), ("Midfield", 3), ("Left Sided", 2), ("Central", 3)),
    "LB": (("Midfield", 3), ("Central", 3), ("Right Sided", 1)),
    "CB": (("Sweeper", 4), ("Anchor", 2), ("Right Sided", 2), ("Left Sided", 2)),
    "DM": (("Defence", 3), ("Right Sided", 2)),
    "CM": (("Anchor", 3), ("Support", 3), ("Right Sided", 2), ("Left Sided", 2)),
    "RM": (("Support", 4), ("Attack", 2), ("Defence", 2), ("Left Sided", 1), ("Central", 3)),
    "LM": (("Support", 4), ("Attack", 2), ("Defence", 2), ("Central", 3)),
    "AM": (("Attack", 4), ("Right Sided", 3), ("Left Sided", 3)),
    "ST": (("Support", 3), ("Right Sided", 2), ("Left Sided", 2)),
    "GK": (),
}
# Above or below what the ability alone gives.
_SKILLS = (
    *("Creativity", "Dribbling", "Flair", "Heading", "Marking", "Off the ball", "Pace", "Passing"),
    *("Positioning", "Set Pieces", "Shooting", "Stamina", "Strength", "Tackling", "Technique"),
)
_PROFILES = {
    #      Cre  Dri  Fla  Hea  Mar  Off  Pac  Pas  Pos  Set  Sho  Sta  Str  Tac  Tec
    "GK": (-5, -10, -5, 2, -9, -9, -3, -4, 3, -6, -11, -1, 0, 3, -3),
    "RB": (0, 0, 0, 0, 1.5, -3, 1.5, 0, 0, 0, -5, 1, 0, 2, 0),
    "LB": (0, 0, 0, 0, 1.5, -3, 1.5, 0, 0, 0, -5, 1, 0, 2, 0),
    "CB": (-3, -5, -4, 3, 3, -5, 0, 0, 2, 0, -6, 0, 2, 2.5, 0),
    "DM": (0, 0, -2, 0, 1, 0, 0, 0, 2, 0, -3, 2, 0, 2.5, 0),
    "CM": (2, 0, 0, -2, -2, 0, 0, 2.5, 0, 0, 0, 1.5, 0, 0, 1),
    "RM": (0, 2.5, 0, -3.5, -3.5, 0, 2.5, 1, 0, 1.5, 0, 0, 0, 0, 0),
    "LM": (0, 2.5, 0, -3.5, -3.5, 0, 2.5, 1, 0, 1.5, 0, 0, 0, 0, 0),
    "AM": (3, 0, 3, 0, -5, 1.5, 0, 0, 0, 0, 0, 0, 0, -5, 2.5),
    "ST": (0, 1, 0, 1, -7, 3, 1, -1.5, -2, 0, 3.5, 0, 0, -7, 0),
}


def places(role: str, rng: random.Random) -> Row:
    """The seven positions and three sides of a player of this role, 0 no, 1 can, 2 natural."""
    positions, sides = _POSITIONS[role]
    also = {name: 1 for name, in_ten in _ALSO[role] if rng.random() * 10 < in_ten}
    row: Row = dict.fromkeys(POSITIONS + SIDES, 0)
    row.update(also)
    row.update(positions | sides)
    return row


def values(role: str, ability: int, age: int, rng: random.Random) -> Row:
    """The 24 attributes, 1..20."""
    profile = dict(zip(_SKILLS, _PROFILES[role], strict=True))
    level = 3.0 + ability * 0.075
    row: Row = {}
    for name in ATTRIBUTES:
        if name in profile:
            centre, spread = level + profile[name], 2.0
        else:
            centre, spread = _character_centre(name, ability, age), 3.4
        row[name] = max(1, min(20, round(rng.gauss(centre, spread))))
    return row


def _character_centre(name: str, ability: int, age: int) -> float:
    if name == "Influence":
        return 5.0 + (age - 17) * 0.5
    if name in {"Dirtyness", "Inj Prone"}:
        return 8.0
    return 10.0 + (ability - 100) * 0.02
