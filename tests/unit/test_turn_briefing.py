"""The briefing of each kind of turn."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

from turn_views import at_half_time, before_match, half_time, view_of, world

from cm9798.synthetic import FIRST_MATCH_DAY
from harness.tools.outcome import Memory
from harness.turn.briefing import BUDGET, Extra, compose_briefing

NOTHING = Memory()


def test_briefing_before_a_match() -> None:
    """Date, club, next opponent, sheet with condition, table and empty memory."""
    view = before_match()
    text = compose_briefing(view, NOTHING, "before_match", Extra(max_calls=30))
    assert text.startswith("## Briefing\nTurn: before_match")
    assert "Date: 9 August 1997, season 1997/98" in text
    assert f"manager of {view.club}" in text
    assert "at most 30" in text
    assert "9 August 1997, First Division: at home against" in text
    assert f"1 {view.squad[0].name} (id 0, GK, condition {view.squad[0].condition}%) at GK" in text
    assert "The sheet is legal." in text
    assert f"{view.club} (you): 1." in text or f"{view.club} (you): 2." in text
    assert "## Your season plan\n(none)" in text
    assert "## Your notes\n(none)" in text


def test_briefing_opponent_form() -> None:
    """The opponent's last results from his side, newest first."""
    given = world()
    first = given.tables["fixture"][0]
    opponent, own = int(first["away"]), int(first["home"])
    others = [
        f
        for f in given.tables["fixture"]
        if opponent in (f["home"], f["away"]) and own not in (f["home"], f["away"])
    ]
    for row, goals in zip(others[:2], [(3, 0), (1, 1)], strict=True):
        row["played"], row["home_goals"], row["away_goals"] = 1, *goals
    text = compose_briefing(view_of(given), NOTHING, "before_match", Extra())
    letter = "W3-0" if int(others[0]["home"]) == opponent else "L0-3"
    assert f"newest first: D1-1 {letter}" in text


def test_briefing_problem_of_the_sheet() -> None:
    """An injured starter is named as the sheet's problem and among the unavailable."""
    given = world()
    given.tables["player"][2]["injury_type"], given.tables["player"][2]["injury_days"] = 1, 9
    view = view_of(given)
    text = compose_briefing(view, NOTHING, "before_match", Extra())
    assert f"Problem: {view.squad[2].name} is injured." in text
    assert f"{view.squad[2].name} (D R): injured 9 days" in text


def test_briefing_correction() -> None:
    """The game's words of the refusal stand first."""
    text = compose_briefing(before_match(), NOTHING, "correction", Extra(refused=("X is injured.",)))
    assert "## The game refused your team sheet\nX is injured." in text


def test_briefing_half_time() -> None:
    """Score, substitutions left, ratings and condition, the bench."""
    view = half_time()
    text = compose_briefing(view, NOTHING, "half_time", Extra())
    assert view.match is not None
    assert f"{view.match.home} 1 - 0 {view.match.away} after 45 minutes" in text
    assert "Substitutions left: 3" in text
    assert f"{view.squad[0].name} (id 0): playing, GK, rating 6, condition 85%" in text
    assert f"{view.squad[1].name} (id 1): on the bench, condition 85%" in text


def test_briefing_news_since_the_last_turn() -> None:
    """Headlines from the last turn's day on, the newest first; older ones are left out."""
    days = [FIRST_MATCH_DAY + timedelta(days=n) for n in (-9, -2, 0)]
    view = replace(before_match(), news=tuple((day, f"Item {n}.") for n, day in enumerate(days)))
    text = compose_briefing(view, NOTHING, "before_match", Extra(news_since=days[1]))
    assert "9 August 1997: Item 2.\n7 August 1997: Item 1." in text
    assert "Item 0." not in text


def test_briefing_of_memory() -> None:
    """Plan and notes are shown whole, at their limits too."""
    memory = Memory("p\n" * 1000, "n\n" * 2000)
    text = compose_briefing(before_match(), memory, "before_match", Extra())
    assert memory.plan.strip() in text
    assert memory.notes.strip() in text
    assert len(text) <= BUDGET


def test_briefing_within_its_budget() -> None:
    """What does not fit is cut, the news first, and the cut is said."""
    news = tuple((date(1997, 8, 9), f"Headline number {n} " * 12) for n in range(60))
    view = replace(before_match(), news=news)
    text = compose_briefing(view, Memory("plan", "notes"), "before_match", Extra(), budget=3500)
    assert len(text) <= 3500
    assert "Headline number 59" in text
    assert "more lines left out for length" in text
    assert f"{view.club} (you)" in text


def test_briefing_again() -> None:
    """Equal worlds give equal bytes."""
    texts = {
        compose_briefing(view_of(at_half_time(world())), NOTHING, "half_time", Extra()) for _ in range(2)
    }
    assert len(texts) == 1
