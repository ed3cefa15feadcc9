"""A cup match that is level to the end: the real game in DOSBox goes through extra time and penalties."""

from __future__ import annotations

import asyncio
import random
import shutil
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from engine_program import BUILD, Program
from game_files import game_directory

from cm9798.files.s16 import Save, read_save, snapshot_of, write_save
from cm9798.records.world import WORLD
from cm9798.snapshot import Snapshot
from harness.game.dos_game import DosGame
from harness.game.port import Stop

pytestmark = [pytest.mark.emulator, pytest.mark.timeout(300)]
START, BEFORE, AFTER = 1, 2, 3
LEAGUE_CUP = 3
MATCHES = range(8, 30)
TRIES = 40  # every tenth cup match or so ends with penalties


@dataclass(frozen=True, slots=True)
class Decider:
    """A game whose slot 1 lies before a match that ends with penalties, and how the host build ended it."""

    fixture: int
    after: Snapshot


def own_cup_match(snapshot: Snapshot) -> int | None:
    """The human club's next match, if it is one of the cup that has to end with a winner."""
    own = [
        (tuple(int(part) for part in row["date"][::-1]), number)
        for number, row in enumerate(snapshot.fixtures)
        if not row["played"] and snapshot.human_club in (int(row["home"]), int(row["away"]))
    ]
    number = min(own)[1]
    competition = snapshot.competitions[int(snapshot.fixtures[number]["competition"])]
    return number if int(competition["kind"]) == LEAGUE_CUP else None


def with_other_chance(save: Save, number: int) -> Save:
    """The same game with another state of the world's random stream."""
    world = WORLD.table(save.general.world).copy()
    world[0]["random"] = [random.Random(f"{number} {place}").randrange(1, 2**32) for place in range(4)]
    return replace(save, general=replace(save.general, world=world.tobytes()))


def deciders(directory: Path) -> Iterator[Decider]:
    """Such matches: on from match to match, and before one of the cup with other chances."""
    shutil.copyfile(BUILD / "tl98-host", directory / "host")
    (directory / "host").chmod(0o755)
    program = Program(directory, directory / "host")
    program.new(BEFORE)
    program.json("--slot", BEFORE, "play", "--matches", MATCHES.start)
    for _ in MATCHES:
        fixture = own_cup_match(snapshot_of(read_save(directory, BEFORE)))
        for number in range(TRIES if fixture is not None else 0):
            write_save(directory, START, with_other_chance(read_save(directory, BEFORE), number))
            play = ("--slot", START, "play", "--matches", 1, "--pick", "keep", "--save", AFTER)
            if program.result(*play).returncode:
                break  # somebody on the sheet cannot play
            after = snapshot_of(read_save(directory, AFTER))
            if after.fixtures[fixture]["home_penalties"] + after.fixtures[fixture]["away_penalties"]:
                assert fixture is not None
                yield Decider(fixture, after)
        program.json("--slot", BEFORE, "play", "--matches", 1)


async def test_cup_match_in_dos_ends_with_penalties(tmp_path: Path) -> None:
    """The stops before full time are half-time and minute 70; minute, score, penalties are the host's."""
    directory = game_directory(tmp_path)
    found = deciders(directory)
    game = DosGame("cup", directory, tmp_path)
    try:
        while True:
            decider = await asyncio.to_thread(next, found)
            await game.start()
            await game.load(START)
            if (await game.advance()).kind == "match_day":
                break
            await game.stop()  # something is asked first, which the host build may answer in another way
        half = await game.kick_off()
        assert isinstance(half, Stop)
        assert half.kind == "half_time"
        late = await game.resume_match()
        stop = await game.resume_match()
        played = await game.snapshot()
    finally:
        await game.stop()
    assert (late.kind, late.minute) == ("minute_70", 70)
    assert (stop.kind, stop.minute) == ("full_time", 120)
    for field in ("home_goals", "away_goals", "extra_time", "home_penalties", "away_penalties", "decided"):
        in_dos, on_host = (int(s.fixtures[decider.fixture][field]) for s in (played, decider.after))
        assert in_dos == on_host, field
