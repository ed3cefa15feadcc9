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
# Above or below what the ability alone gives. An attribute not named is as good as the ability.
_PROFILES = {
    "GK": {
        **{"Tackling": 3.0, "Heading": 2.0, "Positioning": 3.0, "Shooting": -11.0, "Dribbling": -10.0},
        **{"Marking": -9.0, "Off the ball": -9.0, "Passing": -4.0, "Creativity": -5.0, "Set Pieces": -6.0},
        **{"Pace": -3.0, "Stamina": -1.0, "Flair": -5.0, "Technique": -3.0},
    },
    "RB": {
        "Tackling": 2.0,
        "Marking": 1.5,
        "Pace": 1.5,
        "Stamina": 1.0,
        "Shooting": -5.0,
        "Off the ball": -3.0,
    },
    "CB": {
        **{"Heading": 3.0, "Tackling": 2.5, "Marking": 3.0, "Positioning": 2.0, "Strength": 2.0},
        **{"Shooting": -6.0, "Dribbling": -5.0, "Off the ball": -5.0, "Flair": -4.0, "Creativity": -3.0},
    },
    "DM": {
        "Tackling": 2.5,
        "Positioning": 2.0,
        "Stamina": 2.0,
        "Marking": 1.0,
        "Shooting": -3.0,
        "Flair": -2.0,
    },
    "CM": {
        "Passing": 2.5,
        "Creativity": 2.0,
        "Stamina": 1.5,
        "Technique": 1.0,
        "Heading": -2.0,
        "Marking": -2.0,
    },
    "RM": {
        "Dribbling": 2.5,
        "Pace": 2.5,
        "Set Pieces": 1.5,
        "Passing": 1.0,
        "Heading": -3.5,
        "Marking": -3.5,
    },
    "AM": {
        "Creativity": 3.0,
        "Flair": 3.0,
        "Technique": 2.5,
        "Off the ball": 1.5,
        "Tackling": -5.0,
        "Marking": -5.0,
    },
    "ST": {
        **{"Shooting": 3.5, "Off the ball": 3.0, "Heading": 1.0, "Pace": 1.0, "Dribbling": 1.0},
        **{"Tackling": -7.0, "Marking": -7.0, "Positioning": -2.0, "Passing": -1.5},
    },
}
_PROFILES["LB"], _PROFILES["LM"] = _PROFILES["RB"], _PROFILES["RM"]
_OF_CHARACTER = frozenset(  # these do not go with ability
    ("Adaptability", "Aggression", "Big-Occasion", "Character", "Consistency", "Determination")
    + ("Dirtyness", "Influence", "Inj Prone")
)


def places(role: str, rng: random.Random) -> Row:
    """The seven positions and three sides of a player of this role, 0 no, 1 can, 2 natural."""
    positions, sides = _POSITIONS[role]
    also = {name: 1 for name, in_ten in _ALSO[role] if rng.random() * 10 < in_ten}
    return dict.fromkeys(POSITIONS + SIDES, 0) | also | positions | sides


def values(role: str, ability: int, age: int, rng: random.Random) -> Row:
    """The 24 attributes, 1..20."""
    profile = _PROFILES[role]
    level = 3.0 + ability * 0.075
    row: Row = {}
    for name in ATTRIBUTES:
        if name in _OF_CHARACTER:
            centre, spread = _character_centre(name, ability, age), 3.4
        else:
            centre, spread = level + profile.get(name, 0.0), 2.0
        row[name] = max(1, min(20, round(rng.gauss(centre, spread))))
    return row


def _character_centre(name: str, ability: int, age: int) -> float:
    if name == "Influence":
        return 5.0 + (age - 17) * 0.5
    if name in {"Dirtyness", "Inj Prone"}:
        return 8.0
    return 10.0 + (ability - 100) * 0.02
