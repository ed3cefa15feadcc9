"""The view filter: what a manager sees, and that hidden values cannot change it."""

from __future__ import annotations

from dataclasses import asdict
from datetime import date

import builders
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cm9798.records.encodings import NONE
from cm9798.records.incident import INCIDENT
from cm9798.records.player import PLAYER
from cm9798.shown_row import HiddenFieldError, ShownRow
from cm9798.synthetic import FIRST_CLUB, SQUAD, SyntheticWorld
from cm9798.team_sheet import Legal, verdict
from cm9798.view_filter import ManagerView, ViewError, manager_view, squad_facts
from cm9798.words import date_words, morale_word, position_words, status_words


def view(made: SyntheticWorld) -> ManagerView:
    """The human's view of a world."""
    return manager_view(made.snapshot(), builders.tactics())


def in_play() -> SyntheticWorld:
    """A world at half-time of the human's first match."""
    made = builders.world()
    builders.start_match(made)
    return made


def hidden_differs(made: SyntheticWorld, other: SyntheticWorld) -> bool:
    """Whether the hidden values are really different, so that the test shows something."""
    fields = ("ability", "potential", "consistency")
    return all((made.tables["player"][f] != other.tables["player"][f]).any() for f in fields)


@given(st.binary(min_size=8, max_size=8))
@settings(max_examples=25, deadline=None)
def test_view_does_not_depend_on_hidden_values(data: bytes) -> None:
    """Worlds that differ in every observer-only field give equal views, between matches and in play."""
    for made in (builders.world(), in_play()):
        other = builders.change_hidden(made, lambda _: data)
        assert view(made) == view(other)


def test_hidden_values_of_the_leak_test_differ() -> None:
    """The control: the changed world is another one, and a shown change is seen."""
    made = builders.world()
    other = builders.change_hidden(made, lambda size: bytes(range(100, 100 + size)))
    assert hidden_differs(made, other)
    other.tables["player"]["pace"] += 1
    assert view(made) != view(other)


@pytest.mark.parametrize("field", ["ability", "potential", "consistency", "injury_proneness", "first_name"])
def test_row_refuses_a_hidden_field(field: str) -> None:
    """A view cannot read an observer-only field or an address by accident."""
    row = ShownRow(PLAYER, builders.world().tables["player"][0])
    with pytest.raises(HiddenFieldError, match=field):
        row.number(field)


def test_squad_of_the_view_is_the_clubs_in_its_order() -> None:
    """The squad lists the own players in squad order, with names and club."""
    made = builders.world()
    seen = view(made)
    assert [player.index for player in seen.squad] == list(range(SQUAD))
    assert {player.club for player in seen.squad} == {made.names["club"][FIRST_CLUB][0]}
    assert seen.squad[0].name == " ".join(made.names["player"][0])
    assert len(seen.players) == len(made.tables["player"])
    with pytest.raises(KeyError):
        seen.players[len(made.tables["player"])]


def test_player_of_the_view_shows_the_records_numbers() -> None:
    """Numbers, dates and words of a profile come from the record's fields."""
    made = builders.world()
    row = made.tables["player"][3]
    row["birth"], row["expires"], row["recovery"], row["condition"] = (10, 8, 75), (30, 6, 99), 50, 91
    row["apps"], row["rating_total"], row["recent_ratings"] = 3, 20, (7, 6, 0, 0, 0)
    row["injury_type"], row["injury_days"], row["morale"], row["wage"] = 4, 12, 12, 1234.0
    player = view(made).squad[3]
    assert (player.age, player.contract_expires, player.condition) == (21, date(1999, 6, 30), 45)
    assert (player.average_rating, player.recent_ratings, player.status) == (6.67, (7, 6), "injured 12 days")
    assert (player.morale, player.wage_per_week) == ("Good", 1234)
    assert player.attributes["pace"] == int(row["pace"])
    assert len(player.attributes) == 18


def test_table_of_the_view_is_in_the_games_order() -> None:
    """Points, then goal difference, then goals, then name decide."""
    made = builders.world()
    clubs = made.tables["club"]
    for rank, (points, scored, let_in) in enumerate([(3, 2, 1), (6, 2, 1), (6, 3, 1), (6, 4, 2)]):
        row = clubs[FIRST_CLUB + rank]
        row["points"], row["goals_for"], row["goals_against"], row["played"] = points, scored, let_in, 2
    table = view(made).table
    names = [made.names["club"][FIRST_CLUB + rank][0] for rank in (3, 2, 1, 0)]
    assert [line.club for line in table] == names
    assert [line.position for line in table] == [1, 2, 3, 4]
    assert (table[0].points, table[0].goals_for, table[0].played) == (6, 4, 2)


def test_fixtures_of_the_view_show_a_score_when_played() -> None:
    """All matches in order of date; a coming one has neither score nor attendance."""
    made = builders.world()
    row = made.tables["fixture"][0]
    row["played"], row["home_goals"], row["away_goals"], row["attendance"] = 1, 3, 1, 20_123
    fixtures = view(made).fixtures
    assert len(fixtures) == 12
    assert [f.game_date for f in fixtures] == sorted(f.game_date for f in fixtures)
    assert (fixtures[0].score, fixtures[0].attendance) == ((3, 1), 20_123)
    assert (fixtures[1].score, fixtures[1].attendance) == (None, None)
    assert fixtures[0].competition == "First Division"


def test_fixtures_of_the_view_keep_the_crowds_of_others() -> None:
    """How many came to a match of two other clubs, no screen shows."""
    made = builders.world()
    row = made.tables["fixture"][1]
    row["played"], row["attendance"] = 1, 20_123
    assert FIRST_CLUB not in (row["home"], row["away"])
    (played,) = [fixture for fixture in view(made).fixtures if fixture.score is not None]
    assert played.attendance is None


def test_match_of_the_view_is_there_in_play_only() -> None:
    """Between matches there is none; in play it has both sides, and conditions come from it."""
    assert view(builders.world()).match is None
    seen = view(in_play())
    assert seen.match is not None
    assert (seen.match.minute, seen.match.score, seen.match.substitutions_left) == (45, (0, 0), 3)
    assert [a.status for a in seen.match.own].count("playing") == 11
    assert seen.match.own[11].status == "on the bench"
    assert seen.squad[2].condition == 62
    assert seen.match.opponent == ()
    rested = int(in_play().tables["player"]["condition"][SQUAD])
    assert seen.players[SQUAD].condition == rested


def test_match_of_the_view_words_its_incidents_as_the_game() -> None:
    """Goals with and without assist, a substitution and a card read as on the match screen."""
    made = in_play()
    rows = INCIDENT.empty(54)
    lines = ((3, 1, 0, 5, 6), (9, 2, 1, SQUAD + 9, NONE), (40, 5, 0, 5, 12), (41, 3, 0, 6, NONE))
    for row, values in zip(rows, lines, strict=False):
        row["minute"], row["kind"], row["side"], row["player"], row["other"] = values
    match = made.tables["match"][0]
    match["incidents"], match["incident_count"] = np.frombuffer(rows.tobytes(), "u1"), 4
    name = [" ".join(names).strip() for names in made.names["player"]]
    clubs = [made.names["club"][club][1] for club in (FIRST_CLUB, FIRST_CLUB + 1)]
    seen = view(made).match
    assert seen is not None
    assert [(incident.minute, incident.text) for incident in seen.incidents] == [
        (3, f"Goal! {name[5]} scores for {clubs[0]}, set up by {name[6]}."),
        (9, f"Goal! {name[SQUAD + 9]} scores for {clubs[1]} from the spot."),
        (40, f"{name[12]} comes on for {name[5]}."),
        (41, f"{name[6]} is booked."),
    ]


def test_news_of_the_view_has_the_games_headlines() -> None:
    """A headline is worded from the item's links, newest last."""
    made = builders.world()
    item = made.tables["news"][0]
    item["kind"], item["club"], item["other_club"], item["amount"] = (
        2,
        FIRST_CLUB,
        FIRST_CLUB + 1,
        2 * 256 + 1,
    )
    short = [made.names["club"][club][1] for club in (FIRST_CLUB, FIRST_CLUB + 1)]
    assert view(made).news == ((date(1997, 7, 1), f"{short[0]} 2 - 1 {short[1]}"),)


def test_own_sheet_of_a_new_world_is_legal() -> None:
    """The facts that the view gives are enough for the verdict, strangers on the sheet included."""
    made = builders.world()
    seen = view(made)
    assert verdict(seen.team_sheet, squad_facts(seen)) == Legal()
    made.tables["club"][FIRST_CLUB]["sheet_players"][4] = SQUAD + 1
    seen = view(made)
    stranger = " ".join(made.names["player"][SQUAD + 1]).strip()
    found = verdict(seen.team_sheet, squad_facts(seen))
    assert not isinstance(found, Legal)
    assert found.reasons == (f"{stranger} is not one of your players.",)


def test_view_has_no_numpy_numbers() -> None:
    """Everything in a view is plain Python, so that it goes into JSON."""
    seen = view(in_play())
    for value in (*asdict(seen.squad[0]).values(), *asdict(seen.table[0]).values()):
        assert not isinstance(value, np.generic)
    assert all(type(player) is int for player in seen.team_sheet.players)


def test_view_without_a_club_is_refused() -> None:
    """A manager without a club sees nothing."""
    made = builders.world()
    made.tables["world"]["human_count"] = 0
    with pytest.raises(ViewError, match="human manager with a club"):
        view(made)


@pytest.mark.parametrize(
    ("positions", "sides", "words"),
    [
        pytest.param(2, 0, "GK", id="goalkeeper"),
        pytest.param(2 << 4 | 1 << 6 | 2 << 14, 1 << 2, "D/DM RC", id="defender"),
        pytest.param(2 << 12, 0, "F C", id="no-side"),
        pytest.param(2 << 8 | 1 << 10 | 1 << 14, 2, "M/AM RL", id="wide"),
    ],
)
def test_position_words_are_the_games(positions: int, sides: int, words: str) -> None:
    """Positions from the back forward, then the sides; a goalkeeper has none."""
    assert position_words(positions, sides) == words


def test_described_values_are_the_games_words() -> None:
    """Morale in steps of three, one day and one match in the singular, dates in full."""
    assert [morale_word(m) for m in (0, 2, 3, 10, 17, 18, 20)] == [
        "Abysmal",
        "Abysmal",
        "Very poor",
        "Fair",
        "Very good",
        "Superb",
        "Superb",
    ]
    assert [status_words(1, 1, 0), status_words(0, 9, 1), status_words(0, 0, 2), status_words(0, 0, 0)] == [
        "injured 1 day",
        "suspended 1 match",
        "suspended 2 matches",
        "",
    ]
    assert date_words(date(1997, 8, 9)) == "9 August 1997"
