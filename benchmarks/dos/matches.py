"""Matches in play at the fastest speed: how long they last, and whether pauses come when asked for."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from benchmarks.bar import Bar, Figure
from benchmarks.dos import bars
from benchmarks.dos.busy import busy_processes
from benchmarks.dos.folders import NEARLY_MATCH_DAY, game_folder, with_saves
from benchmarks.dos.guest import PlayedGame, Texts
from harness.errors import GuestStuck

MATCHES, BUSY, ANSWERS, TRIES = 3, 4, 12, 5
BREAKS = ("Half-time", "Extra time follows", "Half-time of extra time", "Penalties follow")
SOME_MINUTES_S = (0.05, 0.5)
LAST_MINUTE = 70  # a busy machine may let many pass before a key is there
PAUSED, OVER = "Match in play", ("Full time", "Match Report")
IN_A_ROW = (4, 12)
Say = Callable[[str], None]
Asked = tuple[int, int]  # the minute in which a pause was asked for, and the one in which it came


def matches(folder: Path, tries: int, say: Say, whole: int = MATCHES) -> list[Figure]:
    """Whole matches, then pauses on an idle and on a busy machine."""
    game = PlayedGame(with_saves(game_folder(folder, "default"), "default"))
    try:
        game.load(NEARLY_MATCH_DAY)
        lengths = [_whole_match(game) for _ in range(whole)]
        say(f"matches in play: {', '.join(f'{length:.1f} s' for length in lengths)}")
        figures = [Figure(bars.MATCH, max(lengths))]
        figures.append(_pauses(game, bars.PAUSES, tries, say))
        with busy_processes(BUSY):
            figures.append(_pauses(game, bars.PAUSES_BUSY, tries, say))
        return figures
    finally:
        game.close()


def to_kick_off(game: PlayedGame) -> None:
    """From the office past questions and offers to Match Day, and the match begins."""
    for _ in range(TRIES):
        game.press("c", *["1", "space", "r", "space"] * ANSWERS)
        shown = game.wait("Match Day", "Manager's Office", "End of Season")
        if shown[0] == "Match Day":
            game.press("t")
            game.wait("Tactic", title="Team Selection")
            game.press("a", "Escape")  # the assistant leaves out who is hurt
            game.wait("Play", title="Match Day")
            game.press("p")
            return
        if shown[0] == "End of Season":
            game.press("space")
    raise GuestStuck("no match day came")


def _whole_match(game: PlayedGame) -> float:
    """Nobody stops it; waiting at the breaks does not count."""
    to_kick_off(game)
    begun, waited = time.monotonic(), 0.0
    while True:
        shown = game.wait(*BREAKS, "Full time", title="Match")
        if "Full time" in shown:
            break
        stopped = time.monotonic()
        game.press("space")
        waited += time.monotonic() - stopped
    length = time.monotonic() - begun - waited
    _to_office(game, shown)
    return length


def _to_office(game: PlayedGame, shown: Texts) -> None:
    if "Match Report" not in shown:
        game.press("space")
        game.wait("Match Report")
    game.press("space")
    game.wait("Continue", title="Manager's Office")


def _pauses(game: PlayedGame, bar: Bar, tries: int, say: Say) -> Figure:
    """How many of so many pauses came in the minute in which they were asked for."""
    dice, right, asked = random.Random(tries), 0, 0
    while asked < tries:
        to_kick_off(game)
        for minute, paused in _pauses_of_match(game, tries - asked, dice):
            asked += 1
            right += minute == paused
            if minute != paused:
                say(f"asked for in minute {minute}, paused in minute {paused}")
        _finish(game)
    say(f"{right} of {asked} pauses in their minute")
    return Figure(replace(bar, limit=tries), right)


def _pauses_of_match(game: PlayedGame, most: int, dice: random.Random) -> list[Asked]:
    """Out of play at some time or other, and from there minute by minute; again and again."""
    pairs: list[Asked] = []
    while len(pairs) < most:
        time.sleep(dice.uniform(*SOME_MINUTES_S))
        shown = game.wait(*BREAKS, "Full time", "Space  Pause", title="Match")
        if "Full time" in shown or game.minute() >= LAST_MINUTE:
            break
        game.press("space")  # pauses, or goes on after a break
        if not set(BREAKS) & set(shown):
            shown = game.wait(PAUSED, *BREAKS, *OVER)
            if PAUSED in shown:
                pairs += _minute_by_minute(game, shown, min(dice.randint(*IN_A_ROW), most - len(pairs)))
            if PAUSED in game.wait(PAUSED, *BREAKS, *OVER):
                game.press("Escape")
    return pairs


def _minute_by_minute(game: PlayedGame, shown: Texts, count: int) -> list[Asked]:
    """Out of a pause: play on, and pause in the minute that begins with that.

    Only so is it certain which minute that is: a frozen emulator takes both keys before its time goes on,
    but it makes good some time of a freeze as soon as it is thawed.
    """
    pairs: list[Asked] = []
    for _ in range(count):
        before = _minute_on(shown)
        game.guest.freeze()
        game.thaw_with(("Escape", "space"))
        while (
            PAUSED in shown and _minute_on(shown) == before
        ):  # the same pause, still on the screen or drawn again
            shown = game.wait(PAUSED, *BREAKS, *OVER, other_than=shown)
        if PAUSED not in shown:
            break
        pairs.append((before + 1, _minute_on(shown)))
    return pairs


def _minute_on(shown: Texts) -> int:
    return next(int(text[:-1]) for text in shown if text.endswith("'") and text[:-1].isdecimal())


def _finish(game: PlayedGame) -> None:
    """The rest of the match, and back to the office."""
    while True:
        shown = game.wait(*BREAKS, *OVER)
        if set(OVER) & set(shown):
            break
        game.press("space")
    _to_office(game, shown)
