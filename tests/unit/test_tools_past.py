"""Tools that read this run's past: lineups, reports, a player's matches, the season, the history."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import Any

import pytest
from full_contexts import TRACKED, context_of, empty_context
from turn_views import call, told

from cm9798.reports import NewsItem, Review
from harness.tools.context_after import context_after
from harness.tools.outcome import Refusal, RememberReview


def test_my_lineups() -> None:
    """The newest first, a page at a time, with result and sheet in words."""
    first: Any = told("my_lineups", context_of(), limit=1).data
    second: Any = told("my_lineups", context_of(), limit=1, offset=first["next_offset"]).data
    assert (first["total"], first["next_offset"], "next_offset" in second) == (2, 1, False)
    rows = [first["lineups"][0], second["lineups"][0]]
    assert [row["date"] for row in rows] == ["1997-08-06", "1997-08-02"]
    assert rows[0]["result"] == "won"
    assert len(rows[0]["team_sheet"]["eleven"]) == 11


def test_my_lineups_of_a_new_game() -> None:
    """None yet."""
    assert told("my_lineups", empty_context()).data == {"total": 0, "lineups": []}


def test_match_report_of_a_played_match() -> None:
    """By default the last one; by date or opponent another; who sat out is named apart."""
    last: Any = told("match_report", context_of()).data
    assert (last["date"], last["score"], last["tactic"]) == ("1997-08-06", "1-0", "4-4-2 Plan 10")
    assert [p["minutes"] for p in last["players"]] == [90] * 11 + [20]
    assert (last["players"][9]["goals"], last["players"][11]["came_on"]) == (1, True)
    assert len(last["unused"]) == 4
    other: Any = told("match_report", context_of(), date="1997-08-02").data
    assert other["date"] == "1997-08-02"
    against: Any = told("match_report", context_of(), opponent=last["away"].upper()).data
    assert against == last


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        pytest.param(
            {"date": "1997-08-03"}, "your last ones: 1997-08-02, 1997-08-06", id="no match that day"
        ),
        pytest.param({"date": "yesterday"}, "You played no such match", id="no date"),
        pytest.param({"opponent": "Nowhere"}, "There is no club 'Nowhere'", id="no club"),
    ],
)
def test_match_report_refused(arguments: dict[str, Any], words: str) -> None:
    """A match that was not played is refused, with those that were."""
    outcome = call("match_report", context_of(), **arguments)
    assert isinstance(outcome, Refusal)
    assert words in outcome.reasons[0]


def test_match_report_before_the_first_match() -> None:
    """There is none."""
    assert call("match_report", empty_context()) == Refusal(("You have played no match yet.",))


@pytest.mark.parametrize("kind", ["half_time", "minute_70"])
def test_match_report_in_play(kind: Any) -> None:
    """The match so far: score, own ratings, what is left; an older report when it is asked for."""
    answer: Any = told("match_report", context_of(kind)).data
    assert (answer["minute"], answer["score"], answer["substitutions_left"]) == (45, "1-0", 3)
    assert [p["status"] for p in answer["players"]].count("playing") == 11
    assert "rating" not in answer["players"][-1]
    older: Any = told("match_report", context_of(kind), date="1997-08-02").data
    assert older["date"] == "1997-08-02"


def test_player_games() -> None:
    """His season, and his matches for the club, the newest first; of a stranger the season alone."""
    answer: Any = told("player_games", context_of(), player=9).data
    assert [(game["date"], game["goals"]) for game in answer["games_for_you"]] == [
        ("1997-08-06", 1),
        ("1997-08-02", 1),
    ]
    stranger: Any = told("player_games", context_of(), player=TRACKED).data
    assert (stranger["total"], stranger["games_for_you"]) == (0, [])
    assert len(stranger["this_season"]["last_ratings"]) == 5


def search(**arguments: Any) -> Any:
    """An answer of search_history in the full context."""
    return told("search_history", context_of(), **arguments).data


def test_search_history_finds_everything() -> None:
    """News with its body, results, the own club's transfers, orders: pages join without gap or overlap."""
    whole: Any = search(limit=30)
    pages: list[Any] = []
    while len(pages) < whole["total"]:
        pages += search(limit=4, offset=len(pages))["entries"]
    assert pages == whole["entries"]
    assert {entry["kind"] for entry in pages} == {"news", "result", "transfer", "order"}
    dates = [entry["date"] for entry in pages]
    assert dates == sorted(dates, reverse=True)
    assert any(entry["text"] == "A new manager: He is welcome." for entry in pages)


@pytest.mark.parametrize(
    ("arguments", "texts"),
    [
        pytest.param({"text": "WELCOME"}, ["A new manager: He is welcome."], id="text"),
        pytest.param({"kind": "transfer", "player": 1}, ["Carl Tavfélden: Elmhum City to"], id="player"),
        pytest.param({"kind": "order", "text": "asks £900"}, ["contract for"], id="order"),
        pytest.param({"until": "1997-07-10"}, ["A new manager", "appoint a new manager"], id="until"),
        pytest.param({"since": "2001-01-01"}, [], id="since"),
    ],
)
def test_search_history_filters(arguments: dict[str, Any], texts: list[str]) -> None:
    """By text, player, kind and date."""
    entries = [entry["text"] for entry in search(**arguments)["entries"]]
    assert len(entries) == len(texts)
    for text, entry in zip(texts, entries, strict=True):
        assert text in entry


def test_search_history_by_club() -> None:
    """Every entry names the club, long or short."""
    club = context_of().view.table[1].club
    short = next(s for name, s in context_of().view.club_names if name == club)
    entries = search(club=club, limit=30)["entries"]
    assert entries
    assert all(club in entry["text"] or short in entry["text"] for entry in entries)


def test_search_history_tells_an_item_once() -> None:
    """A news item that was read stands beside the game's own headline no second time."""
    view = context_of().view
    day, headline = view.news[0]
    history = replace(context_of().history, news=(NewsItem(day, headline, "All of it."),))
    answer: Any = told("search_history", replace(context_of(), history=history), kind="news").data
    assert [entry["text"] for entry in answer["entries"]] == [f"{headline}: All of it."]


def test_season_review_adds_up() -> None:
    """Home and away, competitions and months are the whole."""
    review: Any = told("season_review", context_of()).data
    whole = review["all_matches"]
    assert (whole["played"], whole["won"], whole["lost"]) == (2, 1, 1)
    for parts in (
        [review["home"], review["away"]],
        review["competitions"].values(),
        review["months"].values(),
    ):
        assert {key: sum(part[key] for part in parts) for key in whole} == whole
    assert review["money"]["costs"]["Wages"] == 90_000
    assert review["season"] == "1997/98"


def test_season_review_of_a_new_game() -> None:
    """Nothing was played, nobody scored."""
    review: Any = told("season_review", empty_context()).data
    assert review["all_matches"]["played"] == 0
    assert review["players"]["goals"] == []


@pytest.mark.parametrize("kind", ["monthly_review", "season_review"])
def test_write_review_in_a_review(kind: Any) -> None:
    """It is kept with its date and kind, and read back in the same turn."""
    at = context_of(kind)
    outcome = call("write_review", at, review=" We did well. ")
    assert outcome == RememberReview("We did well.")
    after = context_after(at, outcome)
    assert after.history.reviews[-1] == Review(date(1997, 8, 9), kind, "We did well.")
    answer: Any = told("read_memory", after, reviews=1).data
    assert answer["reviews"] == [{"date": "1997-08-09", "kind": kind, "text": "We did well."}]
    assert answer["reviews_written"] == 2


@pytest.mark.parametrize("kind", ["before_match", "half_time", "minute_70", "question", "correction"])
def test_write_review_elsewhere(kind: Any) -> None:
    """No other turn is a review."""
    assert isinstance(call("write_review", context_of(kind), review="x"), Refusal)


def test_write_review_empty() -> None:
    """Spaces are no review."""
    assert call("write_review", context_of("monthly_review"), review="  ") == Refusal(
        ("The review is empty.",)
    )
