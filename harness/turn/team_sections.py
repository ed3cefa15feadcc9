"""Sections of the briefing on the team: the sheet before a match, the match in play."""

from __future__ import annotations

from cm9798.team_sheet import NONE, STARTERS
from cm9798.view_filter import AppearanceView, ManagerView, MatchView, PlayerView
from harness.tools.pitch import cell_words
from harness.tools.sheet_verdict import reasons
from harness.tools.sheet_words import player_name, tactic_name
from harness.turn.sections import Section


def sheet(view: ManagerView) -> Section:
    """The present team sheet with condition, and what is wrong with it."""
    now = view.team_sheet
    squad = {p.index: p for p in view.squad}
    lines = [f"Tactic: {tactic_name(view, now.tactic)}"]
    for place, player in enumerate(now.players):
        shirt = str(place + 1) if place < STARTERS else f"S{place - STARTERS + 1}"
        where = f" at {cell_words(now.cells[place])}" if place < STARTERS else ""
        if player != NONE or place < STARTERS:
            lines.append(f"{shirt} {_sheet_player(view, squad.get(player), player)}{where}")
    offices = {"captain": now.captain, "penalties": now.penalties}
    offices |= {"free kicks": now.free_kicks, "corners": now.corners}
    lines.append("; ".join(f"{office}: {player_name(view, holder)}" for office, holder in offices.items()))
    against = reasons(now, view)
    lines.insert(1, f"Problem: {' '.join(against)}" if against else "The sheet is legal.")
    return Section("Your team sheet", tuple(lines), rank=1, keep=2)


def _sheet_player(view: ManagerView, player: PlayerView | None, index: int) -> str:
    if player is None:
        return player_name(view, index)
    trouble = f", {player.status}" if player.status else ""
    return f"{player.name} (id {player.index}, {player.position}, condition {player.condition}%{trouble})"


def unavailable(view: ManagerView) -> Section:
    """Who of the squad cannot play."""
    lines = tuple(f"{p.name} ({p.position}): {p.status}" for p in view.squad if p.status)
    return Section("Unavailable players", lines, rank=2)


def match_so_far(match: MatchView) -> Section:
    """Score, minute, tactic, substitutions left and incidents."""
    score = f"{match.home} {match.score[0]} - {match.score[1]} {match.away}"
    lines = [f"{score} after {match.minute} minutes", f"Your tactic: {match.own_tactic}"]
    lines.append(f"Substitutions left: {match.substitutions_left}")
    lines += [f"{i.minute}' {i.text}" for i in match.incidents]
    return Section("Match so far", tuple(lines), keep=3)


def own_players(match: MatchView) -> Section:
    """The own sixteen with rating and condition."""
    return Section("Your players", tuple(_own(a) for a in match.own), rank=1)


def opponents(match: MatchView) -> Section:
    """The opponent's players on the pitch as the screen shows them."""
    lines = [
        f"{a.name}: {cell_words(a.cell)}, rating {a.rating}" for a in match.opponent if a.status == "playing"
    ]
    return Section("Opponents on the pitch", tuple(lines), rank=3)


def _own(appearance: AppearanceView) -> str:
    parts = [appearance.status]
    if appearance.status != "on the bench":
        parts += [cell_words(appearance.cell), f"rating {appearance.rating}"]
    parts.append(f"condition {appearance.condition}%")
    if appearance.goals:
        parts.append(f"goals {appearance.goals}")
    if appearance.yellows and not appearance.red:
        parts.append("booked")
    return f"{appearance.name} (id {appearance.player}): {', '.join(parts)}"
