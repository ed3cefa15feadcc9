"""Contracts of the engine: what is agreed beside the wage is paid, and clauses have their day."""

from __future__ import annotations

import numpy as np
from engine_program import Program

from cm9798.files.s16 import read_save, snapshot_of
from cm9798.records.appearance import APPEARANCE
from cm9798.snapshot import Snapshot

WIN, GOAL, MANAGER_JOB = 0, 1, 4
TWENTIETHS = {WIN: 2, GOAL: 3}  # of a week's wage
SIDES, PLACES = 2, 16


def _snapshot(game: Program, slot: int) -> Snapshot:
    return snapshot_of(read_save(game.directory, slot))


def _bonus(snapshot: Snapshot, player: int, bonus: int) -> int:
    row = snapshot.players[player]
    return int(row["wage"]) // 20 * TWENTIETHS[bonus] if row["bonuses"][bonus] else 0


def _owed(snapshot: Snapshot) -> int:
    """What the person's club owes its men for the match that is in the record."""
    match, club = snapshot.match, snapshot.human_club
    side = match["clubs"].tolist().index(club)
    goals = match["goals"].tolist()
    lines = np.frombuffer(match["players"].tobytes(), APPEARANCE.empty(0).dtype).reshape(SIDES, PLACES)[side]
    owed = sum(
        int(line["goals"]) * _bonus(snapshot, int(line["player"]), GOAL) for line in lines if line["goals"]
    )
    if goals[side] > goals[1 - side]:
        owed += sum(
            _bonus(snapshot, int(player), WIN) for player in snapshot.clubs[club]["sheet_players"][:11]
        )
    return owed


def test_contract_bonuses_are_paid_after_each_match(game: Program) -> None:
    """For a win to those who began it, for a goal to who scored it: to the pound, over ten matches."""
    owed = 0
    for _ in range(10):
        game.json("--slot", 1, "play", "--matches", 1, "--pick", "keep", "--patient")
        snapshot = _snapshot(game, 1)
        owed += _owed(snapshot)
        assert int(snapshot.clubs[snapshot.human_club]["bonuses_paid"]) == owed
    assert owed > 0


def test_contract_of_a_new_game_has_bonuses_and_clauses(game: Program) -> None:
    """Data files know only wage and expiry; what a man of his kind asks for is drawn up beside them."""
    players = _snapshot(game, 1).players
    at_clubs = players[players["club"] >= 5]
    assert 0 < int(at_clubs["bonuses"][:, GOAL].sum()) < len(at_clubs)
    assert 0 < int(at_clubs["clauses"].any(axis=1).sum()) < len(at_clubs)


def test_contract_clause_lets_a_man_follow_his_manager(game: Program) -> None:
    """When the board sacks the manager, those whose contract says so want to leave."""
    devoted = []
    for number in (1, 2, 3):
        game.new(slot=2, game=number, rank=1)
        assert game.json("--slot", 2, "play", "--season", "--pick", "weakest", "--save", 3)["sacked"]
        players, club = _snapshot(game, 3).players, _snapshot(game, 2).human_club
        devoted += [row for row in players if row["club"] == club and row["clauses"][MANAGER_JOB]]
    assert devoted
    assert all(row["wants_away"] for row in devoted)
