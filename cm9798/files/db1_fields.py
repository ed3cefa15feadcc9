"""The field tables of the three DB1 files, in record order.

The player names are the shipped files' (418 characters; "Date Joined" and "Contract Ends" are guesses of the
right length). Team and manager names are ours, of the known total lengths 617 and 175, so that headers have
the genuine sizes 666, 895 and 268. A reader finds fields by name, never by place.
"""

from __future__ import annotations

from typing import NamedTuple

TEXT = 1
NUMBER = 0


class Field(NamedTuple):
    """One column of a DB1 file: its label, kind (1 = text) and width in bytes."""

    name: str
    type: int
    width: int


def text(name: str, width: int) -> Field:
    """A column of NUL-padded Latin-1 text."""
    return Field(name, TEXT, width)


def number(name: str, width: int = 1) -> Field:
    """A column of one plain byte or of 2 or 4 base-128 digits."""
    return Field(name, NUMBER, width)


POSITIONS = ("Goalkeeper", "Sweeper", "Defence", "Anchor", "Midfield", "Support", "Attack")
SIDES = ("Right Sided", "Left Sided", "Central")
ATTRIBUTES = (
    *("Adaptability", "Aggression", "Big-Occasion", "Character", "Consistency", "Creativity"),
    *("Determination", "Dirtyness", "Dribbling", "Flair", "Heading", "Influence", "Inj Prone"),
    *("Marking", "Off the ball", "Pace", "Passing", "Positioning", "Set Pieces", "Shooting"),
    *("Stamina", "Strength", "Tackling", "Technique"),
)
LANGUAGES = ("UK", "ITA", "GER", "SPA", "FRE", "POR", "DUT")

PLAYER_FIELDS = (
    number("Unique ID", 4),
    text("First Name", 30),
    text("Second Name", 35),
    text("Nation", 35),
    number("Caps"),
    number("Goals"),
    text("Current Club", 35),
    text("Date Joined", 10),
    text("Contract Ends", 10),
    text("Date of Birth", 13),
    number("Age"),
    *(number(name) for name in POSITIONS + SIDES),
    number("Ability", 2),
    number("Potential", 2),
    number("Reputation", 2),
    *(number(name) for name in ATTRIBUTES),
)

TEAM_FIELDS = (
    number("Unique ID", 4),
    *(
        text(f"{language} {name}", 35)
        for language in LANGUAGES
        for name in ("Long Name", "Short Name", "Description")
    ),
    text("Nation", 35),
    text("Region", 35),
    number("Developed"),
    number("X Coordinate"),
    number("Y Coordinate"),
    number("EEC"),
    number("UEFA Coefficients", 4),
    text("City", 35),
    text("Stadium", 35),
    number("Capacity", 4),
    number("Seating", 4),
    number("Following"),
    number("Reputation"),
    number("Blend"),
    text("Formation", 10),
    text("Style", 10),
    text("Home Text", 15),
    text("Home Background", 15),
    text("Away Text", 15),
    text("Away Background", 15),
    text("Division", 15),
    text("Last Division", 15),
    number("Last Position"),
    number("Cash", 4),
    number("League Standard"),
    number("Under-21 Side"),
    number("B Team"),
    number("Essential"),
    number("Transfer Record", 4),
    number("Italian Gender"),
    number("French Gender"),
    number("Portuguese Gender"),
)

MANAGER_FIELDS = (
    number("Unique ID", 4),
    text("First Name", 20),
    text("Second Name", 35),
    text("Nation", 35),
    number("Years Active"),
    text("Favoured Club", 35),
    number("Motivating", 2),
    number("Judgement", 2),
    number("Reputation", 2),
    text("Formation", 10),
    text("Style", 10),
    text("Current Club", 35),
    text("Date Joined", 10),
    text("National Job", 35),
    text("Date Started", 10),
    number("Player Manager"),
    number("Confidence"),
)
