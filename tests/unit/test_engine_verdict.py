"""Team sheets: the engine's verdict and the harness's, on sheets that are nearly right."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

from engine_program import BUILD, Program, build

from cm9798.files.s16 import read_save, snapshot_of
from cm9798.snapshot import Snapshot
from cm9798.team_sheet import NONE, Legal, SquadFact, TeamSheet, verdict
from cm9798.view_filter import own_sheet

SHEETS = 400


def _facts(snapshot: Snapshot) -> dict[int, SquadFact]:
    squad = set(snapshot.clubs[snapshot.human_club]["squad"].tolist())
    return {
        index: SquadFact(
            name=" ".join(filter(None, snapshot.player_names[index])),
            ours=index in squad,
            injured=bool(row["injury_type"]),
            banned=bool(row["domestic_ban"]),
        )
        for index, row in enumerate(snapshot.players)
    }


def _spoilt(sheet: TeamSheet, crowd: list[int], dice: random.Random) -> TeamSheet:
    """The sheet with a few places changed, some of them beyond every range."""
    players, cells = list(sheet.players), list(sheet.cells)
    for _ in range(dice.choice((0, 0, 0, 1, 2))):
        players[dice.randrange(16)] = dice.choice((*crowd, NONE, 60000))
    for _ in range(dice.choice((0, 0, 0, 1))):
        cells[dice.randrange(32)] = dice.choice((0, 12, 30, 31, 255))
    takers = [dice.choice((*sheet.players[:11], *sheet.players[:11], crowd[-1])) for _ in range(4)]
    tactic = dice.choice((*range(19), 19, 255))
    return TeamSheet(tuple(players), tuple(cells), tactic, *takers)


def _mended(sheet: TeamSheet, facts: dict[int, SquadFact], squad: list[int]) -> TeamSheet:
    """The sheet with its injured and banned replaced."""
    fit = [p for p in squad if p not in sheet.players and not (facts[p].injured or facts[p].banned)]
    out = [p for p in sheet.players if p != NONE and (facts[p].injured or facts[p].banned)]
    swap = dict(zip(out, fit, strict=False))
    return replace(sheet, players=tuple(swap.get(p, p) for p in sheet.players))


def _line(sheet: TeamSheet) -> str:
    rest = (sheet.tactic, sheet.captain, sheet.penalties, sheet.free_kicks, sheet.corners)
    return " ".join(map(str, (*sheet.players, *sheet.cells, *rest)))


def test_verdict_of_game_and_harness_agree(game: Program) -> None:
    """Both find the same first reason, in the same words, for sheets of every kind."""
    game.json("--slot", 1, "play", "--matches", 9)
    snapshot = snapshot_of(read_save(game.directory, 1))
    facts, dice = _facts(snapshot), random.Random(4)
    squad = [int(p) for p in snapshot.clubs[snapshot.human_club]["squad"] if p != NONE]
    crowd = [*squad, *(p for p, fact in facts.items() if fact.injured or fact.banned), 0, 1]
    base = _mended(own_sheet(snapshot), facts, squad)
    sheets = [_spoilt(base, crowd, dice) for _ in range(SHEETS)]
    answers = game.output("--slot", 1, "verdict", stdin="\n".join(map(_line, sheets)) + "\n").splitlines()
    assert len(answers) == SHEETS
    seen: Counter[str] = Counter()
    for sheet, answer in zip(sheets, answers, strict=True):
        expected = verdict(sheet, facts)
        words = "OK|" if isinstance(expected, Legal) else f"{expected.reason}|{expected.reasons[0]}"
        assert answer == words, sheet
        seen[answer.split("|")[0]] += 1
    assert len(seen) >= 9, seen


def test_verdict_of_any_bytes_is_a_verdict(game: Program) -> None:
    """Sheets of random numbers are judged by the sanitized engine without harm."""
    build("host-asan")
    dice = random.Random(5)
    lines = [" ".join(str(dice.choice((0, 7, 300, 65535))) for _ in range(53)) for _ in range(50)]
    sanitized = Program(game.directory, BUILD / "tl98-host-asan")
    answers = sanitized.output("--slot", 1, "verdict", stdin="\n".join(lines) + "\n").splitlines()
    assert len(answers) == 50
    assert not any(answer.startswith("OK") for answer in answers)
