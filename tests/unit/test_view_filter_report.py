"""The match report in the view, against the game's own screen of it."""

from __future__ import annotations

import builders
import pytest
from engine_program import Program, make_data
from ui_script import Shown, keys, play, to_match_day

from cm9798.files.s16 import read_save, snapshot_of
from cm9798.match_report_view import NoReportError, match_report
from cm9798.reports import MatchReport, PlayerReport
from cm9798.view_filter import own_sheet

LOAD = [*keys("l", "1"), "wait Manager's Office"]
COLUMNS = 320  # where the away side's column begins
NAME, RATING = 28, 308  # in a side's column; ratings end there


@pytest.fixture(scope="module")
def reported(engine: object, tmp_path_factory: pytest.TempPathFactory) -> tuple[Shown, MatchReport]:
    """The report's screen after a match played through the screens, and the view's."""
    directory = tmp_path_factory.mktemp("report")
    make_data(directory)
    program = Program(directory)
    program.new()
    steps = [*LOAD, *to_match_day(), *keys("t", "a", "Esc", "p"), "wait Half-time", *keys("Space")]
    steps += ["wait Full time", *keys("Space"), "wait Match Report", "dump", *keys("Space")]
    steps += ["wait Manager's Office", *keys("v", "2"), "wait Game saved."]
    (screen,) = play(program, steps)
    snapshot = snapshot_of(read_save(program.directory, 2))
    return screen, match_report(snapshot, builders.tactics(), own_sheet(snapshot))


def test_report_head_is_the_screens(reported: tuple[Shown, MatchReport]) -> None:
    """Clubs, score, figures, crowd, man of the match and tactic stand on the screen."""
    screen, report = reported
    texts = list(screen.texts)
    first, second = report.score
    assert texts[2:5] == [report.home, f"{first} - {second}", report.away]
    assert report.man_of_match == texts[texts.index("Man of the match") + 1]
    shots = texts.index("Shots")
    assert texts[shots + 1 : shots + 3] == [str(n) for n in report.shots]
    assert texts[shots + 4 : shots + 6] == [str(n) for n in report.shots_on_target]
    assert texts[texts.index("Attendance") + 1].replace(",", "") == str(report.attendance)


def shown_sixteen(screen: Shown, left: int) -> dict[str, str]:
    """Rating by name in one side's column; empty of who stayed on the bench."""
    names = {text.y: text.text for text in screen.drawn if text.x == left + NAME and text.y > 100}
    ends = {text.y: text.text for text in screen.drawn if text.x + 8 * len(text.text) == left + RATING}
    return {name: ends.get(y, "") for y, name in names.items()}


def test_report_players_are_the_screens(reported: tuple[Shown, MatchReport]) -> None:
    """The own sixteen with their ratings, the bench without."""
    screen, report = reported
    both = [shown_sixteen(screen, 4), shown_sixteen(screen, 4 + COLUMNS)]
    expected = {player.name: str(player.rating) if player.minutes else "" for player in report.own}
    assert expected in both
    assert sum(player.started for player in report.own) == 11


def test_report_adds_up(reported: tuple[Shown, MatchReport]) -> None:
    """Goals of the own men are the incidents' and the score's; nobody plays longer than the match."""
    _, report = reported
    goals = [text for _, text in report.incidents if text.startswith("Goal!")]
    assert len(goals) == sum(report.score)
    assert sum(p.goals for p in report.own) in report.score
    assert sum(p.assists for p in report.own) <= sum(p.goals for p in report.own)
    assert {p.minutes for p in report.own if p.started} <= set(range(1, 91))
    assert all(isinstance(p, PlayerReport) and 0 <= p.minutes <= 90 for p in report.own)


def test_report_without_a_played_match() -> None:
    """Before the first match there is nothing to report."""
    made = builders.world()
    with pytest.raises(NoReportError, match="played match"):
        match_report(made.snapshot(), builders.tactics(), own_sheet(made.snapshot()))
