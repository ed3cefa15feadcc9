"""Rounds and ties of the whole football world in the view: what the screen `Competition` says of them."""

from __future__ import annotations

import builders
import pytest
from engine_program import Program
from ui_script import Shown, keys, play

from cm9798.files.s16 import read_save, snapshot_of
from cm9798.touchline98.world import __main__ as world_command
from cm9798.view_filter import CompetitionView, FixtureView, ManagerView, manager_view

OPEN = [*keys("l", "2"), "wait Manager's Office", *keys("p"), "wait Competitions"]
HOME_ENDS, AWAY, WORDS = 296, 352, 500  # columns of the screen
TOP, LAST = 88, 440


@pytest.fixture(scope="module")
def played(engine: object, tmp_path_factory: pytest.TempPathFactory) -> Program:
    """A default world with twenty matches behind it in slot 2: cups have had replays, legs and penalties."""
    directory = tmp_path_factory.mktemp("rounds")
    world_command.main(["--size", "default", "--seed", "1998", "--output", str(directory)])
    program = Program(directory)
    program.new()
    program.json("--slot", 1, "play", "--matches", 20, "--save", 2)
    return program


@pytest.fixture(scope="module")
def seen(played: Program) -> ManagerView:
    """The manager's view of the save."""
    return manager_view(snapshot_of(read_save(played.directory, 2)), builders.tactics())


def test_competitions_of_the_world_are_the_screens(played: Program, seen: ManagerView) -> None:
    """Name, stage, holder and winner of each, in the screen's order."""
    (screen,) = play(played, [*OPEN, "dump"])
    short = {club.name: club.short_name for club in seen.clubs.values()}
    texts = list(screen.texts)

    def row(shown: CompetitionView) -> list[str]:
        holder, winner = short.get(shown.holder, ""), short.get(shown.winner, "")
        return [shown.name[:26], shown.stage[:13], holder[:16], winner[:16]]

    rows = [text for shown in seen.competitions for text in row(shown) if text]
    assert len(seen.competitions) > 6
    assert texts[texts.index("Winner") + 1 : -1] == rows


def ties(screen: Shown) -> set[tuple[str, str, str]]:
    """Home, away and what is special, of each row that the screen shows."""
    rows: dict[int, dict[str, str]] = {}
    for text in screen.drawn:
        if TOP < text.y < LAST:
            right = text.x + 8 * len(text.text)
            column = {HOME_ENDS: "home"}.get(right) or {AWAY: "away", WORDS: "words"}.get(text.x)
            if column:
                rows.setdefault(text.y, {})[column] = text.text
    return {(row["home"], row["away"], row.get("words", "")) for row in rows.values()}


def test_rounds_of_the_world_are_the_screens(played: Program, seen: ManagerView) -> None:
    """The present round of every competition and the one before: its name, its ties, their legs and ends."""
    steps = list(OPEN)
    for _ in seen.competitions:
        steps += [*keys("Enter"), "wait Competition", "dump", *keys("Left"), "dump", *keys("Esc")]
        steps += ["wait Competitions", *keys("Down")]
    short = {club.name: club.short_name for club in seen.clubs.values()}
    special = set()
    screens = play(played, steps)
    for place, screen in enumerate(screens):
        name = seen.competitions[place // 2].name
        fixtures = [f for f in seen.fixtures if f.competition == name]

        def tie(fixture: FixtureView) -> tuple[str, str, str]:
            words = fixture.words if len(fixture.words) <= 14 else fixture.words[:13] + "."
            return short[fixture.home], short[fixture.away], words

        (shown_round,) = {f.round for f in fixtures} & set(screen.texts) or {""}
        there = {tie(f) for f in fixtures if f.round == shown_round}
        assert ties(screen) <= there
        if shown_round != "Friendly":  # all of them are called so
            assert len(ties(screen)) == min(len(there), 22)
        special |= {words for _, _, words in ties(screen) if words}
    assert len(special) >= 2
