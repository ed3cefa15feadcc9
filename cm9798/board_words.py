"""What a board says, in the game's own words."""

from __future__ import annotations

from bisect import bisect_right

CONFIDENCE = ("On the brink", "Very worried", "Worried", "Uneasy", "Satisfied", "Pleased", "Very pleased",
              "Delighted")  # fmt: skip
CONFIDENCE_FROM = (12, 22, 30, 42, 58, 72, 86)  # where each word but the first begins
TOO_EARLY = "It is too early in the season to judge results."
RESULTS = (
    (4, "Results are far better than the board had hoped."),
    (0, "Results are what the board had hoped for."),
    (-4, "Results are a little disappointing."),
)  # places above the expected one, at least
BAD_RESULTS = "Results are well below what the board expect."
BY_THE_BANK = "The bank runs the club: no players may be bought."
DEBTS = "The board are concerned about the club's debts."
HIGH_WAGES = "The board feel that the wage bill is too high."
GOOD_MONEY = "The board are content with the club's finances."
MISSED_MEN = "The board wonder why the best paid players are left out."
WARNINGS = {
    1: "You have been warned: results must improve.",
    4: "You have been warned for the last time.",
}  # by the manager's `status`
BEFORE_SUMMER = "There will be no change of manager before the summer."
MORE_TIME = "The board give a new manager more time in his first year."


def confidence_word(confidence: int) -> str:
    """The board's confidence 0..100."""
    return CONFIDENCE[bisect_right(CONFIDENCE_FROM, confidence)]


def expectation_words(place: int, teams: int, *, top_division: bool) -> str:
    """The final place that a board wishes for; empty when it has none in mind."""
    if place == 0:
        return ""
    if place <= 2:
        wish = "a challenge for the title."
    elif place <= 6:
        wish = "a place among the leading clubs." if top_division else "a challenge for promotion."
    elif place <= teams // 2:
        wish = "a place in the top half of the table."
    elif place <= teams - 5:
        wish = "a safe place in mid-table."
    else:
        wish = "you to avoid the bottom of the table."
    return f"The board expect {wish}"


def results_words(places_above: int) -> str:
    """How far the club stands above (or below) the place that was expected."""
    return next((words for least, words in RESULTS if places_above >= least), BAD_RESULTS)
