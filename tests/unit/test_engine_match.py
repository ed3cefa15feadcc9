"""A match in play: what a change at half-time can touch, and what not."""

from __future__ import annotations

from typing import Any

import numpy as np
from engine_program import Program
from ui_script import to_match_day

from cm9798.files.s16 import read_save, snapshot_of
from cm9798.records.incident import INCIDENT
from cm9798.snapshot import Snapshot

TO_OFFICE = ("wait Touchline 98", "key L", "wait Load Game", "key 1", "wait Continue")
TO_HALF_TIME = "\n".join((*TO_OFFICE, *to_match_day(), "key P", "wait Half-time", ""))
SUBSTITUTION = """key T
wait Match in play
key Down
key Down
key Down
key Down
key Enter
key Down
key Enter
wait replaces
key Esc
wait Half-time
"""
TACTIC = """key T
wait Match in play
key +
wait Tactic:
key Esc
wait Half-time
"""
TO_SAVE = """key Space
wait Full time
key Space
wait Match Report
key Space
wait Continue
key V
wait (empty)
key {slot}
wait Game saved.
"""


def _play(game: Program, change: str, slot: int) -> Snapshot:
    """The first match of the saved game by the screens, with a change at half-time."""
    script = game.directory / "SCRIPT.TXT"
    script.write_text(TO_HALF_TIME + change + TO_SAVE.format(slot=slot))
    game.output("ui", "--keys", script)
    return snapshot_of(read_save(game.directory, slot))


def _incidents(snapshot: Snapshot) -> list[tuple[Any, ...]]:
    match = snapshot.match
    table = np.frombuffer(match["incidents"].tobytes(), INCIDENT.empty(0).dtype)
    fields = ("minute", "kind", "side", "player", "other")
    return [tuple(int(row[f]) for f in fields) for row in table[: int(match["incident_count"])]]


def _first_half(snapshot: Snapshot) -> list[tuple[Any, ...]]:
    return [incident for incident in _incidents(snapshot) if incident[0] <= 45 and incident[1] != 5]


def _others(snapshot: Snapshot) -> list[bytes]:
    """Every fixture but the match that was played by hand."""
    own = int(snapshot.match["fixture"])
    return [row.tobytes() for i, row in enumerate(snapshot.fixtures) if i != own]


def test_match_change_at_half_time_touches_the_second_half_only(game: Program) -> None:
    """Twins are equal up to minute 45 and in all other matches; a substitution makes them differ later."""
    twins = [_play(game, change, slot) for slot, change in ((2, ""), (3, SUBSTITUTION), (4, TACTIC))]
    assert _first_half(twins[0]) == _first_half(twins[1]) == _first_half(twins[2])
    assert _others(twins[0]) == _others(twins[1]) == _others(twins[2])
    changed = [incident for incident in _incidents(twins[1]) if incident[0] == 45 and incident[1] == 5]
    assert len(changed) >= 1
    assert twins[0].match.tobytes() != twins[1].match.tobytes()
    assert twins[0].match.tobytes() != twins[2].match.tobytes()


def test_match_by_screens_equals_match_without(game: Program) -> None:
    """The screens and the headless player leave the same bytes after the same decisions."""
    _play(game, "", 2)
    game.json("--slot", 1, "play", "--matches", 1, "--pick", "keep", "--save", 3)
    assert game.saved(2) == game.saved(3)


def test_match_goals_are_told_and_counted(game: Program) -> None:
    """Goals in the incidents, of the scorers and of the result are the same number."""
    game.json("--slot", 1, "play", "--matches", 7, "--save", 2)
    snapshot = snapshot_of(read_save(game.directory, 2))
    match = snapshot.match
    told = [side for _, kind, side, _, _ in _incidents(snapshot) if kind in (1, 2)]
    fixture = snapshot.fixtures[int(match["fixture"])]
    assert [told.count(0), told.count(1)] == match["goals"].tolist()
    assert match["goals"].tolist() == [fixture["home_goals"], fixture["away_goals"]]
    league = sum(int(row["home_goals"]) + int(row["away_goals"]) for row in snapshot.fixtures)
    assert 0 < int(snapshot.players["goals"].sum()) == league
