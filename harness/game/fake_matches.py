"""How the fake game plays football: better elevens score more, all drawn from seed and fixture."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import numpy as np

from cm9798.records.appearance import APPEARANCE
from cm9798.records.incident import INCIDENT
from cm9798.records.match import appearances
from cm9798.snapshot import Table, canonical
from cm9798.synthetic_tactics import tactic_names, tactic_table
from cm9798.tactics import decode_tactics
from cm9798.team_sheet import NONE, PLACES, STARTERS
from harness.game.fake_world import World, day_of
from harness.game.port import Position

HALF_TIME, FULL_TIME = 2, 4  # of the match record's `phase`
SECOND_HALF = 3
FIRST, TO_MINUTE_70, TO_THE_END, EXTRA_TIME = 1, 2, 3, 4  # the stretches between two stops
LEAGUE = 0  # of a competition's `kind`
GOAL, SUBSTITUTION = 1, 5  # of an incident's `kind`
MINUTES = {FIRST: (1, 45), TO_MINUTE_70: (46, 70), TO_THE_END: (71, 90), EXTRA_TIME: (91, 120)}
ATTACKS = {FIRST: 8, TO_MINUTE_70: 4, TO_THE_END: 4, EXTRA_TIME: 8}  # of each side
TIRING = 15  # percent of condition that a stretch costs
PHASE_AFTER = {FIRST: HALF_TIME, TO_MINUTE_70: SECOND_HALF, TO_THE_END: FULL_TIME, EXTRA_TIME: FULL_TIME}


def put_players_on(world: World, fixture: int) -> None:
    """Set the match record up from both team sheets."""
    match = world["match"][0]
    world["match"].view("u1")[:] = 0
    row = world["fixture"][fixture]
    match["fixture"] = fixture
    match["clubs"] = row["home"], row["away"]
    table = APPEARANCE.empty(2 * PLACES)
    for side, club in enumerate((int(row["home"]), int(row["away"]))):
        sheet = world["club"][club]
        match["tactics"][side] = sheet["sheet_tactic"]
        for place in range(PLACES):
            line = table[side * PLACES + place]
            line["player"] = sheet["sheet_players"][place]
            line["cell"] = sheet["sheet_cells"][place]
            line["status"] = 1 if place < STARTERS else 0
            line["minute_on"], line["minute_off"] = 0 if place < STARTERS else 255, 255
            line["rating"], line["condition"] = 6, 100
    store(match, table)
    match["phase"] = 1


def store(match: np.void, table: Table) -> None:
    """Put the appearances back into the match record; numpy's copies leave undeclared bytes undefined."""
    match["players"] = np.frombuffer(canonical(APPEARANCE, table).tobytes(), "u1")


def play_stretch(world: World, stretch: int) -> None:
    """Goals and incidents up to the next stop, from who is on the pitch."""
    match = world["match"][0]
    chance = random.Random(f"{world.seed} {world.season} {int(match['fixture'])} {stretch}")
    table = appearances(match).copy()
    for side in (0, 1):
        on = [place for place in range(PLACES) if table[side][place]["status"] == 1]
        strength = sum(int(world["player"][int(table[side][place]["player"])]["ability"]) for place in on)
        likely = 0.08 + 0.02 * (side == 0) + (strength - 1300) / 8000 + int(match["tactics"][side]) / 4000
        for _ in range(ATTACKS[stretch]):
            if chance.random() < likely:
                scorer = chance.choice(on[1:])
                table[side][scorer]["goals"] += 1
                match["goals"][side] += 1
                player = int(table[side][scorer]["player"])
                _incident(match, GOAL, side, minute=chance.randint(*MINUTES[stretch]), player=player)
        for place in on:
            table[side][place]["condition"] = max(0, int(table[side][place]["condition"]) - TIRING)
    store(match, table.reshape(-1))
    match["minute"] = MINUTES[stretch][1]
    match["phase"] = PHASE_AFTER[stretch]


def play_to_a_decision(world: World, fixture: int) -> None:
    """A cup match that is level goes into extra time, then to penalties, which the home side wins."""
    row, match = world["fixture"][fixture], world["match"][0]
    if is_league(world, row) or match["goals"][0] != match["goals"][1]:
        return
    row["extra_time"] = 1
    play_stretch(world, EXTRA_TIME)
    if match["goals"][0] == match["goals"][1]:
        row["home_penalties"], row["away_penalties"] = match["penalties"] = 5, 4


def is_league(world: World, fixture: Any) -> bool:
    """Whether the match counts in the table."""
    return int(world["competition"][int(fixture["competition"])]["kind"]) == LEAGUE


def _incident(match: np.void, kind: int, side: int, *, minute: int, player: int, other: int = NONE) -> None:
    incidents = INCIDENT.table(bytes(match["incidents"])).copy()
    line = incidents[int(match["incident_count"])]
    line["minute"], line["kind"], line["side"] = minute, kind, side
    line["player"], line["other"] = player, other
    match["incidents"] = np.frombuffer(canonical(INCIDENT, incidents).tobytes(), "u1")
    match["incident_count"] += 1


def replace(world: World, off: int, on: int) -> str | None:
    """Change two players of the human's side; the game's words when it refuses."""
    match = world["match"][0]
    side = own_side(world)
    table = appearances(match).copy()
    places = {int(line["player"]): place for place, line in enumerate(table[side])}
    names = {player: world.full_name(player) for player in (off, on)}
    if off not in places or table[side][places[off]]["status"] != 1:
        return f"{names[off]} is not on the pitch."
    if on not in places or table[side][places[on]]["status"] != 0:
        return f"{names[on]} cannot come on."
    if match["subs_used"][side] >= 3:
        return "All substitutions have been made."
    leaving, coming = table[side][places[off]], table[side][places[on]]
    leaving["status"], leaving["minute_off"] = 2, match["minute"]
    coming["status"], coming["minute_on"], coming["cell"] = 1, match["minute"], leaving["cell"]
    match["subs_used"][side] += 1
    store(match, table.reshape(-1))
    _incident(match, SUBSTITUTION, side, minute=int(match["minute"]), player=off, other=on)
    return None


def enter_result(world: World, fixture: int, home_goals: int, away_goals: int) -> None:
    """Write a result into the fixtures, and a league's into the table."""
    row = world["fixture"][fixture]
    row["home_goals"], row["away_goals"], row["played"] = home_goals, away_goals, 1
    row["attendance"] = 10_000
    if not is_league(world, row):
        return
    for club, own, other in ((row["home"], home_goals, away_goals), (row["away"], away_goals, home_goals)):
        line = world["club"][int(club)]
        line["played"] += 1
        line["goals_for"] += own
        line["goals_against"] += other
        line["won" if own > other else "drawn" if own == other else "lost"] += 1
        line["points"] += 3 if own > other else 1 if own == other else 0
    division = [int(club) for club in world["competition"][0]["teams"] if club != NONE]
    division.sort(key=lambda club: _rank(world["club"][club]))
    for position, club in enumerate(division, 1):
        world["club"][club]["position"] = position


def credit_players(world: World) -> None:
    """A match in the figures of all who played in it."""
    for line in appearances(world["match"][0]).reshape(-1):
        if line["minute_on"] == 255:
            continue
        row = world["player"][int(line["player"])]
        row["apps"] += 1
        row["rating_total"] += line["rating"]
        row["goals"] += line["goals"]


def _rank(row: Any) -> tuple[int, int, int]:
    difference = int(row["goals_for"]) - int(row["goals_against"])
    return -int(row["points"]), -difference, -int(row["goals_for"])


def play_others(world: World, own: int) -> None:
    """Results of the other clubs' matches up to today."""
    for fixture, row in enumerate(world["fixture"]):
        if fixture != own and not row["played"] and day_of(row) <= world.today:
            chance = random.Random(f"{world.seed} {world.season} {fixture}")
            enter_result(world, fixture, chance.choice((0, 1, 1, 2, 3)), chance.choice((0, 0, 1, 1, 2)))


def change_tactic(world: World, tactic: int, positions: Sequence[Position]) -> str:
    """The human's side plays another tactic, some of its players elsewhere."""
    match, side = world["match"][0], own_side(world)
    match["tactics"][side] = tactic
    table = appearances(match).copy()
    cells = decode_tactics(tactic_names(), tactic_table())[tactic]
    for place, cell in enumerate(cells.cells):
        table[side][place]["cell"] = cell
    wanted = {position.player: position for position in positions}
    for line in table[side]:
        if int(line["player"]) in wanted:
            line["cell"], line["run"] = wanted[int(line["player"])].cell, wanted[int(line["player"])].run
    store(match, table.reshape(-1))
    return f"Tactic: {cells.name}."


def own_side(world: World) -> int:
    """0 when the human's club plays at home, else 1."""
    return 0 if int(world["match"][0]["clubs"][0]) == world.human_club else 1
