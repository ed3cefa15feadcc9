"""A review of `assistant`: it looks at the whole club, asks what the squad needs, orders, writes down why."""

from __future__ import annotations

import re
from typing import Any

from harness.models.policies.orders import Call, money, orders, own_offers
from harness.models.policies.squad_needs import Judgement, judged
from harness.models.policies.transcript import Transcript
from harness.models.seam import ModelAnswer

PLAN = (
    "Pick the strongest available eleven for a balanced tactic before every match, keep a goalkeeper and "
    "cover for every line on the bench, take off players who are tired or play badly, keep who is needed "
    "under contract, and spend what there is on the weakest place."
)
NOTES_KEPT = 12  # lines, one a review
OLDEST = 31  # whom to buy
ENOUGH_APPS = 3
_SEASON = re.compile(r"season (\d{4})/")
_OPPONENT = re.compile(r"(?:at home|away) against (.+)$", re.MULTILINE)
_TALKED_OF = re.compile(
    r": (?:.+ accept your offer for (.+?)|(.+?)'s contract is running out|(.+?) wants to leave)(?:\.|$)",
    re.MULTILINE,
)


def review(turn: Transcript) -> ModelAnswer:
    """Four answers: looks, questions, orders with the written review, the end."""
    steps = (_looks, _questions, _profiles, _orders)
    if turn.answers < len(steps):
        calls = turn.offered(steps[turn.answers](turn))
        if calls:
            return turn.calling("I go through the club's affairs.", calls)
    return turn.ending("That is the review.")


def _looks(turn: Transcript) -> list[Call]:
    looks: list[Call] = [("get_squad", {"attributes": True}), ("list_tactics", {})]
    looks += [(tool, {}) for tool in ("club_info", "board_confidence", "league_table", "fixtures")]
    looks += [(tool, {}) for tool in ("recent_results", "season_review", "tracked_players", "read_memory")]
    looks += [("my_lineups", {"limit": 1}), ("search_history", {"kind": "order", "limit": 5})]
    if turn.turn_kind == "season_review":
        looks.append(("match_report", {}))
    return looks


def judgement_of(turn: Transcript) -> Judgement | None:
    """The squad as it was looked at in this turn."""
    squad, tactics, season = turn.last("get_squad"), turn.last("list_tactics"), _SEASON.search(turn.briefing)
    if squad is None or tactics is None or season is None:
        return None
    return judged(
        squad.answer.get("players", []),
        tactics.answer.get("tactics", []),
        tactics.answer.get("current", 0),
        f"{int(season[1]) + 1}-06-30",
    )


def _questions(turn: Transcript) -> list[Call]:
    """Who might come, whose contract and standing matter, who is in bad form, whom we meet."""
    judgement, calls = judgement_of(turn), list[Call]()
    if judgement is not None:
        if money(turn):
            reach = judgement.need.search(value_up_to=money(turn), age_to=OLDEST, available="anybody")
            calls.append(("search_players", reach))
        calls.append(("search_players", judgement.need.search(available="loan_listed")))
        about = [*judgement.renewals[:3], judgement.surplus, judgement.prospect]
        calls += [("contract_terms", {"player": p["id"]}) for p in about if p is not None]
    calls += [("find_players", {"name": name}) for name in _talked_of(turn)]
    worst = _worst(turn)
    if worst is not None:
        calls.append(("player_games", {"player": worst}))
    opponent = _OPPONENT.search(turn.briefing)
    if opponent is not None:
        calls.append(("scout_club", {"club": opponent[1].strip()}))
    return calls


def _talked_of(turn: Transcript) -> list[str]:
    """Players in the news; at the season's end whoever scored most: what would others pay?"""
    named = [next(filter(None, names)) for names in _TALKED_OF.findall(turn.briefing)]
    figures = turn.last("season_review")
    if turn.turn_kind == "season_review" and figures is not None:
        named += [str(best).rsplit(" ", 1)[0] for best in figures.answer["players"]["goals"][:1]]
    return list(dict.fromkeys(named))[:2]


def _worst(turn: Transcript) -> int | None:
    squad = turn.last("get_squad")
    regular = [
        (p["average_rating"], p["id"])
        for p in (squad.answer.get("players", []) if squad is not None else [])
        if p["apps"] >= ENOUGH_APPS and p["average_rating"] is not None
    ]
    return int(min(regular)[1]) if regular else None


def _profiles(turn: Transcript) -> list[Call]:
    """The best newcomer within reach, beside the own men."""
    judgement = judgement_of(turn)
    found = [r for r in turn.all("search_players") if r.arguments.get("available") == "anybody"]
    squad = turn.last("get_squad")
    if judgement is None or not found or squad is None:
        return _orders(turn)
    own = squad.answer.get("club")
    others = [r for r in found[-1].answer.get("players", []) if r["club"] != own]
    best = judgement.need.better(others)
    if best is None:
        return _orders(turn)
    return [("get_player", {"player": best["id"]}), ("compare_with_squad", {"player": best["id"]})]


def _orders(turn: Transcript) -> list[Call]:
    """Once: the market's, then plan, notes and the review."""
    if turn.last("write_review") is not None:
        return []
    judgement, calls = judgement_of(turn), list[Call]()
    if judgement is not None and turn.turn_kind == "monthly_review":
        calls += orders(turn, judgement)
    if "## Your season plan\n(none)" in turn.briefing:
        calls.append(("set_plan", {"plan": PLAN}))
    calls += [("update_notes", {"text": _notes(turn), "mode": "replace"})]
    return [*calls, ("write_review", {"review": _written(turn, calls)})]


def _notes(turn: Transcript) -> str:
    memory = turn.last("read_memory")
    old = str(memory.answer.get("notes", "")).splitlines() if memory is not None else []
    return "\n".join([*old, f"{_day(turn)}: {_standing(turn)}"][-NOTES_KEPT:])


def _day(turn: Transcript) -> str:
    found = re.search(r"^Date: (.+?),", turn.briefing, re.MULTILINE)
    return found[1] if found else "today"


def _standing(turn: Transcript) -> str:
    figures, board = turn.last("season_review"), turn.last("board_confidence")
    if figures is None:
        return "no figures"
    told = figures.answer
    word = board.answer.get("confidence", "unknown") if board is not None else "unknown"
    return f"place {told.get('place')}, {told.get('points')} points; the board: {word}"


def _written(turn: Transcript, calls: list[Call]) -> str:
    """A short text: where the club stands, what was ordered, what is open."""
    ordered: dict[str, list[Any]] = {}
    for tool, arguments in calls:
        if "player" in arguments:
            ordered.setdefault(tool, []).append(arguments["player"])
    lines = [f"{_day(turn)}: {_standing(turn)}."]
    lines += [f"Ordered: {tool} for {', '.join(map(str, players))}." for tool, players in ordered.items()]
    if own_offers(turn):
        lines.append(f"Open offers: {len(own_offers(turn))}.")
    return "\n".join(lines)
