"""The view filter against the game: what a view says is what the game's own screens show, text by text."""

from __future__ import annotations

import builders
import pytest
from engine_program import Program, make_data
from ui_script import Shown, keys, play, to_match_day

from cm9798.files.s16 import read_save, snapshot_of
from cm9798.match_words import incident_words
from cm9798.records.incident import INCIDENT
from cm9798.records.match import incidents
from cm9798.shown_row import ShownRow
from cm9798.snapshot import Snapshot
from cm9798.view_filter import ManagerView, PlayerView, manager_view
from cm9798.words import date_words

LOAD = [*keys("l", "2"), "wait Manager's Office"]


@pytest.fixture(scope="module")
def played(engine: object, tmp_path_factory: pytest.TempPathFactory) -> Program:
    """A game in slot 2 with eight matches behind it: form, cards, injuries and news."""
    directory = tmp_path_factory.mktemp("screens")
    make_data(directory)
    program = Program(directory)
    program.new()
    program.json("--slot", 1, "play", "--matches", 8, "--save", 2)
    return program


def snapshot(program: Program, slot: int = 2) -> Snapshot:
    """What the save in a slot says."""
    return snapshot_of(read_save(program.directory, slot))


def view(program: Program) -> ManagerView:
    """The manager's view of the save."""
    return manager_view(snapshot(program), builders.tactics())


def profile_of(player: PlayerView) -> dict[str, str]:
    """The label and value of every line of a player's profile, as a view knows them."""
    form = " ".join(map(str, player.recent_ratings))
    rating = "-" if player.average_rating is None else f"{player.average_rating:.2f}"
    assert player.contract_expires is not None
    lines = {
        "Nation": player.nation,
        "Age": f"{player.age} years",
        "Position": player.position,
        "Condition": f"{player.condition}%",
        "Morale": player.morale,
        "Status": player.status or "available",
        "Appearances": str(player.apps),
        "Goals": str(player.goals),
        "Assists": str(player.assists),
        "Rating": rating,
        "Form": form or "no recent match",
        "Cards": f"{player.yellows} yellow, {player.reds} red",
        "Wage": f"£{player.wage_per_week:,}",
        "Value": f"£{player.value:,}",
        "Expires": date_words(player.contract_expires),
    }
    return lines | {name.replace("_", " "): str(value) for name, value in player.attributes.items()}


def shown_profile(screen: Shown) -> dict[str, str]:
    """The same from the screen: a label and the text drawn behind it."""
    texts = screen.texts[4:-1]
    headings = {"Person", "This season", "Contract", "Attributes", "Enter", "Dealings", "H", "Career"}
    lines = [text for text in texts if text not in headings]
    pairs = zip(lines[::2], lines[1::2], strict=True)
    return {label if label in LABELS else label.lower(): value for label, value in pairs}


LABELS = {
    "Nation", "Age", "Position", "Condition", "Morale", "Status", "Appearances", "Goals", "Assists",
    "Rating", "Form", "Cards", "Wage", "Value", "Expires",
}  # fmt: skip


def test_players_of_the_view_are_those_of_the_profile_screens(played: Program) -> None:
    """Every line of every own player's profile, in squad order, is what the view says."""
    squad = view(played).squad
    steps = [*LOAD, *keys("s", "Enter"), "wait Player Profile", "dump"]
    for _ in squad[1:]:
        steps += [*keys("Right"), "dump"]
    screens = play(played, steps)
    assert [screen.texts[2] for screen in screens] == [player.name for player in squad]
    assert [screen.texts[3] for screen in screens] == [player.club for player in squad]
    for player, screen in zip(squad, screens, strict=True):
        assert shown_profile(screen) == profile_of(player)


def test_table_of_the_view_is_that_of_the_screen(played: Program) -> None:
    """Places, clubs and all figures of the league table are the screen's."""
    (screen,) = play(played, [*LOAD, *keys("l"), "wait League Table", "dump"])
    seen = view(played)
    expected: list[str] = []
    for row in seen.table:
        difference = row.goals_for - row.goals_against
        numbers = (row.played, row.won, row.drawn, row.lost, row.goals_for, row.goals_against, difference)
        expected += [str(row.position), row.club, *map(str, numbers), str(row.points)]
    texts = screen.texts
    assert texts[2] == seen.division
    assert list(texts[texts.index("GD") + 2 : -1]) == expected  # behind the last heading


def test_news_of_the_view_has_the_screens_headlines(played: Program) -> None:
    """The news screen lists the newest first; its headlines are the view's."""
    (screen,) = play(played, [*LOAD, *keys("n"), "wait News", "dump"])
    shown = [text.text for text in screen.drawn if text.x == 112 and text.text != "Headline"]
    headlines = [text for _, text in view(played).news][::-1]
    assert len(shown) > 8
    assert shown == headlines[: len(shown)]


def test_incidents_are_worded_as_on_the_match_screen(played: Program) -> None:
    """Goals, cards and substitutions that the commentary still shows read as a view words them."""
    steps = [*LOAD, *to_match_day(), *keys("t", "a", "Esc", "p")]
    steps += ["wait Half-time", "dump", *keys("Space"), "wait Full time", "dump", *keys("Space", "Space")]
    steps += ["wait Manager's Office", *keys("v", "3"), "wait Game saved."]
    half, full = play(played, steps)
    state = snapshot(played, 3)
    rows = [ShownRow(INCIDENT, row) for row in incidents(state.match)]
    worded = [(row.number("minute"), f"{row.number('minute')}' {incident_words(state, row)}") for row in rows]
    for screen, last in ((half, 45), (full, 90)):
        log = [text for text in screen.texts if "' " in text]
        first = min(int(text.split("'")[0]) for text in log)
        due = [words for minute, words in worded if first < minute <= last]
        assert due
        assert set(due) <= set(log)
