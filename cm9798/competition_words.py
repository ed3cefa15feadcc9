"""What rounds and fixtures are called on the game's screens."""

from __future__ import annotations

from cm9798.shown_row import ShownRow

LEAGUE, PLAYOFFS, CUP, LEAGUE_CUP, EUROPE, INTERNATIONALS, POOL = range(7)  # a competition's `kind`
ROUNDS = {PLAYOFFS: 2, CUP: 8, LEAGUE_CUP: 7, EUROPE: 5}  # of the whole competition
LAST_ROUNDS = ("Final", "Semi-final", "Quarter-final")
LEGS = ("", "First leg", "Second leg", "Replay")
AFTER_EXTRA_TIME, NEUTRAL_GROUND = "After extra time", "Neutral ground"


def round_name(kind: int, number: int) -> str:
    """A round 1.. of a competition, as `Match 12`, `Round 3`, `Semi-final`."""
    if kind == INTERNATIONALS:
        return "Friendly"
    if kind == LEAGUE:
        return f"Match {number}"
    left = ROUNDS.get(kind, 0) - number
    return LAST_ROUNDS[left] if 0 <= left < len(LAST_ROUNDS) else f"Round {number}"


def fixture_words(fixture: ShownRow) -> str:
    """What is special about a match: its shoot-out, extra time, leg, ground; empty in most."""
    played = bool(fixture.number("played"))
    home, away = fixture.number("home_penalties"), fixture.number("away_penalties")
    if played and home + away:
        return f"{home}-{away} on penalties"
    if played and fixture.number("extra_time"):
        return AFTER_EXTRA_TIME
    leg = fixture.number("leg")
    return (LEGS[leg] if leg < len(LEGS) else "") + (NEUTRAL_GROUND if fixture.number("neutral") else "")
