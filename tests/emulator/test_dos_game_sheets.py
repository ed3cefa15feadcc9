"""Team sheets written into memory are what the game's own screens show, play, and would leave themselves."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from real_game import loaded_game, to_match_day

from cm9798.editions.touchline98 import macros
from cm9798.macros.by_hand import set_sheet
from cm9798.macros.macro import Macro, Step
from cm9798.screen_text import Text
from cm9798.snapshot import Snapshot
from cm9798.tactics import CELLS, TACTICS
from cm9798.team_sheet import NONE, PLACES, SHEET_SIZE, STARTERS, Illegal, TeamSheet, verdict
from cm9798.view_filter import manager_view, own_sheet, squad_facts
from cm9798.views import TacticView
from harness.game.dos_game import DosGame
from harness.game.port import Stop

pytestmark = pytest.mark.emulator
SHEETS, MATCHES, BY_HAND = 20, 4, 3
SHIRTS = [str(shirt) for shirt in range(1, STARTERS + 1)]


def random_sheet(chance: random.Random, snapshot: Snapshot, tactics: tuple[TacticView, ...]) -> TeamSheet:
    """Any legal sheet: whoever is available, anywhere on the pitch."""
    facts = squad_facts(manager_view(snapshot, tactics))
    free = [player for player, fact in facts.items() if fact.ours and not (fact.injured or fact.banned)]
    players = chance.sample(free, min(PLACES, len(free)))
    players += [NONE] * (PLACES - len(players))
    if chance.random() < 0.3:
        players[chance.randrange(STARTERS, PLACES)] = NONE
    cells = [0, *chance.sample(range(1, CELLS), STARTERS - 1)]
    rest = [chance.randrange(CELLS) for _ in range(2 * PLACES - STARTERS)]
    eleven = players[:STARTERS]
    sheet = TeamSheet(
        tuple(players),
        tuple(cells + rest),
        chance.randrange(TACTICS),
        *(chance.choice(eleven) for _ in range(4)),
    )
    assert not isinstance(verdict(sheet, facts), Illegal)
    return sheet


def on_a_tactic(chance: random.Random, sheet: TeamSheet, tactics: tuple[TacticView, ...]) -> TeamSheet:
    """The same sheet with its tactic's cells, but for three runs and one place on the bench: fewer keys."""
    tactic = tactics[sheet.tactic]
    cells = [*tactic.cells, *tactic.substitute_cells, *tactic.runs, *tactic.substitute_cells]
    for place in (STARTERS, *chance.sample(range(PLACES, PLACES + STARTERS), 3)):
        cells[place] = chance.randrange(CELLS)
    return replace(sheet, cells=tuple(cells))


def columns(texts: Sequence[Text]) -> list[list[str]]:
    """Every column of the shirts 1-11 on a screen: the text right beside each shirt's number."""
    found = []
    for x in {text.x for text in texts if text.text == "1"}:
        shirts = [next((t for t in texts if (t.x, t.text) == (x, label)), None) for label in SHIRTS]
        if None not in shirts:
            found.append([_beside(texts, shirt) for shirt in shirts if shirt is not None])
    return found


def _beside(texts: Sequence[Text], label: Text) -> str:
    right = [text for text in texts if text.y == label.y and text.x > label.x]
    return min(right, key=lambda text: text.x).text if right else ""


def shows(texts: Sequence[Text], sheet: TeamSheet, names: Mapping[int, str]) -> bool:
    """Whether one column names the eleven in shirt order; a long name may be cut at the column's width."""
    eleven = [names[player] for player in sheet.players[:STARTERS]]
    return any(
        all(shown and name.startswith(shown.rstrip(".")) for shown, name in zip(column, eleven, strict=True))
        for column in columns(texts)
    )


def full_names(snapshot: Snapshot) -> dict[int, str]:
    return {
        index: " ".join(part for part in name if part) for index, name in enumerate(snapshot.player_names)
    }


async def sheet_bytes(game: DosGame) -> bytes:
    place = await game.opened.tables.sheet_place((await game.snapshot()).human_club)
    return await game.opened.guest.read(place.address, place.size)


def in_one_step(macro: Macro) -> Macro:
    """The keys between opening and leaving typed without a pause: all on one screen."""
    opening, *between, leaving = macro.steps
    keys = tuple(key for step in between for key in step.keys)
    return replace(macro, steps=(opening, Step(keys, between[0].expect, between[0].timeout_s), leaving))


async def test_game_plays_the_sheets_that_are_written(tmp_path: Path) -> None:
    """Twenty random sheets: the team screen names each eleven, and the match report each that was played."""
    chance = random.Random(20)
    async with loaded_game(tmp_path) as game:
        runner, tactics = game.opened.runner, await game.opened.tables.tactics()
        for _ in range(MATCHES):
            await to_match_day(game)
            snapshot = await game.snapshot()
            names = full_names(snapshot)
            for _ in range(SHEETS // MATCHES):
                sheet = random_sheet(chance, snapshot, tactics)
                await game.write_team_sheet(sheet)
                assert shows((await runner.run(macros.OPEN_TEAM_SELECTION))[-1].texts, sheet, names)
                await runner.run(macros.LEAVE_TEAM_SELECTION)
                assert own_sheet(await game.snapshot()) == sheet
            assert isinstance(await game.kick_off(), Stop)
            await runner.run(macros.SECOND_HALF)
            report = (await runner.run(macros.TO_OFFICE))[0]
            assert report.screen == "match_report"
            assert shows(report.texts, sheet, names)


async def test_game_sheet_by_hand_and_by_memory(tmp_path: Path) -> None:
    """The same sheet set with keys on the game's screen leaves the same bytes as the written one."""
    chance = random.Random(3)
    async with loaded_game(tmp_path) as game:
        tactics = await game.opened.tables.tactics()
        await to_match_day(game)
        snapshot = await game.snapshot()
        squad = [int(player) for player in snapshot.clubs[snapshot.human_club]["squad"] if player != NONE]
        for _ in range(BY_HAND):
            present, wanted = (
                on_a_tactic(chance, random_sheet(chance, snapshot, tactics), tactics) for _ in range(2)
            )
            await game.write_team_sheet(wanted)
            written = await sheet_bytes(game)
            await game.write_team_sheet(present)
            assert await sheet_bytes(game) != written
            await game.opened.runner.run(in_one_step(set_sheet(present, wanted, squad, tactics)))
            assert own_sheet(await game.snapshot()) == wanted
            assert await sheet_bytes(game) == written
            assert len(written) == SHEET_SIZE
