"""Competitions of the whole world: leagues, play-offs, cups, Europe, nations, the turn of the year."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from engine_program import Program, build

from cm9798.files.s16 import read_save, snapshot_of
from cm9798.snapshot import Snapshot
from cm9798.touchline98.world import __main__ as world_command

LEAGUE, PLAYOFF, CUP, LEAGUE_CUP, EUROPE, INTERNATIONAL, POOL = range(7)
SIZES = (20, 24, 24, 24)
NONE = 0xFFFF


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Program:
    """A default world: a new game in the fourth division, its season's end, the next one's start."""
    build("host")
    directory = tmp_path_factory.mktemp("world")
    world_command.main(["--size", "default", "--seed", "1998", "--output", str(directory)])
    program = Program(directory)
    person = ("--first", "Ann", "--second", "Lee", "--club-rank", 3, "--division", 4)
    program.json("new", *person, "--game", 5, "--slot", 1)
    program.json("--slot", 1, "play", "--season", "--save", 2)
    program.json("--slot", 2, "play", "--matches", 1, "--save", 3)
    return program


@pytest.fixture(scope="module")
def end(played: Program) -> Snapshot:
    """The last day of the season."""
    return _snapshot(played.directory, 2)


def _snapshot(directory: Path, slot: int) -> Snapshot:
    return snapshot_of(read_save(directory, slot))


def _kinds(snapshot: Snapshot) -> list[int]:
    return [int(row["kind"]) for row in snapshot.competitions]


def _of_kind(snapshot: Snapshot, kind: int) -> np.ndarray:
    rows: np.ndarray = snapshot.fixtures[np.array(_kinds(snapshot))[snapshot.fixtures["competition"]] == kind]
    return rows


def _winner(row: np.void) -> int:
    return int(row["home"] if row["decided"] == 1 else row["away"])


def _loser(row: np.void) -> int:
    return int(row["away"] if row["decided"] == 1 else row["home"])


def _deciding(rows: np.ndarray) -> Iterator[np.void]:
    """The match of each tie after which one side goes on."""
    replayed = {int(row["first_leg"]) for row in rows if row["leg"] == 3}
    assert len(replayed) == sum(row["leg"] == 3 for row in rows)
    for row in rows:
        level_at_first = row["leg"] == 0 and row["home_goals"] == row["away_goals"]
        if row["leg"] != 1 and not (level_at_first and not row["extra_time"]):
            yield row


def test_competitions_divisions_are_double_round_robins(end: Snapshot) -> None:
    """Every pair of a division meets once on either ground, and every match is played."""
    rows = _of_kind(end, LEAGUE)
    assert len(rows) == sum(n * (n - 1) for n in SIZES)
    for division, clubs in enumerate(SIZES):
        own = rows[rows["competition"] == division]
        assert len({(int(r["home"]), int(r["away"])) for r in own}) == clubs * (clubs - 1)
    assert end.fixtures["played"].all()


def test_competitions_nobody_plays_twice_a_day(end: Snapshot) -> None:
    """One calendar for everything: no club has two matches a day, from July to June."""
    days = Counter((int(c), tuple(r["date"])) for r in end.fixtures for c in (r["home"], r["away"]))
    assert set(days.values()) == {1}
    months = {(int(d[2]), int(d[1])) for _, d in days}
    assert months <= {(97, m) for m in range(8, 13)} | {(98, m) for m in range(1, 7)}


@pytest.mark.parametrize(
    ("kind", "rounds"), [(CUP, 8), (LEAGUE_CUP, 7), (EUROPE, 5)], ids=["cup", "league", "europe"]
)
def test_competitions_cup_is_knock_out(end: Snapshot, kind: int, rounds: int) -> None:
    """Who loses a tie does not come back; one match ends the cup, on neutral ground, and names the winner."""
    rows = _of_kind(end, kind)
    out: dict[int, int] = {}
    ties = list(_deciding(rows))
    for row in ties:
        assert row["decided"] in (1, 2)
        assert _loser(row) not in out
        out[_loser(row)] = int(row["round"])
    for row in rows:
        for club in (int(row["home"]), int(row["away"])):
            assert row["round"] <= out.get(club, rounds)
    (final,) = (row for row in rows if row["round"] == rounds)
    assert final["neutral"] == 1
    (cup,) = (row for row in end.competitions if row["kind"] == kind)
    assert int(cup["winner"]) == _winner(final) not in out


def test_competitions_replay_follows_a_draw_at_the_other_ground(end: Snapshot) -> None:
    """A replay turns the ground round, comes later, and needs a draw before it."""
    replays = [row for row in _of_kind(end, CUP) if row["leg"] == 3]
    assert len(replays) > 5
    for row in replays:
        first = end.fixtures[int(row["first_leg"])]
        assert (first["home"], first["away"]) == (row["away"], row["home"])
        assert first["home_goals"] == first["away_goals"]
        assert tuple(first["date"])[::-1] < tuple(row["date"])[::-1]


def test_competitions_second_leg_decides_by_both(end: Snapshot) -> None:
    """Goals of both legs are added; abroad away goals, then extra time and penalties decide."""
    seen = 0
    for kind in (LEAGUE_CUP, EUROPE, PLAYOFF):
        for row in _of_kind(end, kind):
            if row["leg"] != 2:
                continue
            first = end.fixtures[int(row["first_leg"])]
            home = int(row["home_goals"]) + int(first["away_goals"])
            away = int(row["away_goals"]) + int(first["home_goals"])
            if kind == EUROPE and home == away:
                home, away = int(first["away_goals"]), int(row["away_goals"])
            if home == away:
                assert row["extra_time"] == 1
                home, away = int(row["home_penalties"]), int(row["away_penalties"])
            assert row["decided"] == (1 if home > away else 2)
            seen += 1
    assert seen > 70


def test_competitions_level_finals_go_on(end: Snapshot) -> None:
    """A tie that must end is level after extra time only when penalties decided it."""
    for row in end.fixtures:
        if (
            row["leg"] == 0
            and row["decided"]
            and row["home_goals"] == row["away_goals"]
            and row["extra_time"]
        ):
            assert row["home_penalties"] != row["away_penalties"]


def test_competitions_promotion_and_relegation(played: Program, end: Snapshot) -> None:
    """As many go down as come up, one of these by play-offs; one club comes from the pool."""
    after = _snapshot(played.directory, 3)
    kinds = _kinds(end)
    before_division, now = end.clubs["division"], after.clubs["division"]
    assert [int((now == d).sum()) for d in range(4)] == list(SIZES)
    for upper, (down, up) in enumerate(((3, 2), (3, 2), (4, 3))):
        lower = upper + 1
        table = end.clubs["position"]
        fell = {int(i) for i in np.nonzero((before_division == upper) & (now == lower))[0]}
        last = {int(i) for i in np.nonzero((before_division == upper) & (table > SIZES[upper] - down))[0]}
        assert fell == last
        rose = {int(i) for i in np.nonzero((before_division == lower) & (now == upper))[0]}
        first = {int(i) for i in np.nonzero((before_division == lower) & (table <= up))[0]}
        (playoffs,) = (
            row
            for k, row in zip(kinds, end.competitions, strict=True)
            if k == PLAYOFF and row["tier"] == lower + 1
        )
        assert rose == first | {int(playoffs["winner"])}
        assert up < int(table[int(playoffs["winner"])]) <= up + 4
    pool = kinds.index(POOL)
    assert int(((before_division == pool) & (now == 3)).sum()) == 1
    assert int(((before_division == 3) & (now == pool)).sum()) == 1


def test_competitions_nations_call_players_who_are_free(end: Snapshot) -> None:
    """Caps are counted for eleven to fourteen a side; a nation's squad is empty again afterwards."""
    rows = _of_kind(end, INTERNATIONAL)
    assert len(rows) >= 8
    assert 22 * len(rows) <= int(end.players["season_caps"].sum()) <= 28 * len(rows)
    for row in rows:
        assert (end.clubs[int(row["home"])]["squad"] == NONE).all()


def test_competitions_winners_are_remembered(played: Program, end: Snapshot) -> None:
    """Next season a cup knows its holder, and the year's winner stands in its list."""
    after = _snapshot(played.directory, 3)
    for old, new in zip(end.competitions, after.competitions, strict=True):
        if old["kind"] not in (INTERNATIONAL, POOL):
            assert new["holder"] == old["winner"] != NONE
            assert new["past_winners"][0] == old["winner"]
            assert new["winner"] == NONE
