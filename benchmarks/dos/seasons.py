"""Seasons on holiday, one after the other: do they pass, in how much time, and are the tables whole?"""

from __future__ import annotations

import statistics
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from benchmarks.bar import Figure
from benchmarks.dos import bars
from benchmarks.dos.folders import FIRST_DAY, game_folder, with_saves
from benchmarks.dos.guest import PlayedGame
from cm9798.files import s16
from cm9798.snapshot import Snapshot
from harness.errors import GuestError

LEAGUE = 0  # of a competition's kind
OFFICE, SACKED, OVER = "Manager's Office", "Sacked", "End of Season"
LAST_DAY = (30, 6)
# One takes the keyboard when another is sacked, so that the world goes on. Six were all sacked on one day of
# June in 24 seasons.
PERSONS = 12
KEPT = 7  # the slot for the game after the last season
# What may be asked on the way to the season's end, and the keys that settle it and go on.
ASKING = {"Question": ("1", "space", "c"), "Offer Received": ("r", "Escape", "c")}
Say = Callable[[str], None]


def seasons(folder: Path, count: int, say: Say) -> list[Figure]:
    """So many of one world in one DOSBox."""
    directory = with_saves(game_folder(folder, "default"), "default")
    spent: list[float] = []
    game = PlayedGame(directory)
    try:
        game.load(FIRST_DAY)
        while len(spent) < count:
            spent.append(_season(game))
            say(f"season {len(spent)}: {spent[-1]:.1f} s of CPU")
        _save(game, directory)
    except GuestError as error:
        say(f"after {len(spent)} seasons: {error}")
    finally:
        game.close()
    if not spent:
        raise GuestError("not one season passed")
    return [
        Figure(replace(bars.SEASONS, limit=count), len(spent)),
        Figure(bars.SEASON_CPU, max(spent)),
        Figure(bars.SEASON_CPU_P50, statistics.median(spent)),
    ]


def _season(game: PlayedGame) -> float:
    """From the office in July to the next one; the CPU time."""
    begun = game.cpu_s()
    while not _is_over(game):
        persons = _in_the_office(game)
        for person in range(persons):
            game.press("y")
            game.wait("Holiday")
            game.press("e", "Return")
            if game.wait("Continue", "Space  Leave")[0] == SACKED or _is_over(game):
                break
            if person + 1 < persons:
                game.press("u")
    _in_the_office(game)
    _to_the_end(game)
    check(game.snapshot())
    game.press("space")
    _in_the_office(game)
    return game.cpu_s() - begun


def _to_the_end(game: PlayedGame) -> None:
    """From the office on the last day to the season's end."""
    game.press("c")
    shown = game.wait("Honours", *ASKING)
    while shown[0] != OVER:
        game.press(*ASKING[shown[0]])
        shown = game.wait("Honours", *ASKING, other_than=shown)


def _is_over(game: PlayedGame) -> bool:
    """Whether it is the season's last day."""
    return tuple(game.date()[:2]) == LAST_DAY


def _in_the_office(game: PlayedGame) -> int:
    """Past those who are sacked; somebody joins for each. The number of persons."""
    while game.wait("Continue", "Space  Leave")[0] == SACKED:
        game.press("space")
    while (persons := game.persons()) < PERSONS:
        game.press("j")
        game.wait("Second name", title="New Manager")
        game.press(*"Bea", "Tab", *"Day", "Tab", "Return", "Escape")
        game.wait("Continue", title=OFFICE)
        if game.persons() == persons:
            raise GuestError("nobody could join the game")
    return persons


def check(snapshot: Snapshot) -> None:
    """GuestError when a league's table is broken: a club twice, or matches that were not played."""
    over = snapshot.game_date.month == 6
    for league in snapshot.competitions:
        if int(league["kind"]) != LEAGUE:
            continue
        teams = [int(team) for team in league["teams"][: int(league["team_count"])]]
        matches = 2 * (len(teams) - 1)
        played = {int(snapshot.clubs[team]["played"]) for team in teams}
        if len(set(teams)) != len(teams) or (over and played != {matches}):
            raise GuestError(f"a broken table: clubs {teams}, of {matches} matches they played {played}")


def _save(game: PlayedGame, directory: Path) -> None:
    """What the last season left can be saved, and the file readers find nothing wrong with it."""
    game.press("v")
    game.wait("Save Game")
    game.press(str(KEPT))
    game.wait("Game saved.")
    s16.snapshot_of(s16.read_save(directory, KEPT))
