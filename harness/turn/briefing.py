"""The briefing: the report that opens a turn, from what the manager may see and the model's own memory."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from cm9798.view_filter import ManagerView
from cm9798.words import date_words
from harness.spine.events import TurnKind
from harness.tools.outcome import Memory
from harness.turn import club_sections, team_sections
from harness.turn.sections import Section, fitted

BUDGET = 12_000  # characters; plan and notes at their limits take half of it and are never cut

TITLES: dict[TurnKind, str] = {
    "before_match": "before a match",
    "half_time": "half-time",
    "correction": "correction of the team sheet",
}


@dataclass(frozen=True, slots=True)
class Extra:
    """What a briefing says beside view and memory."""

    refused: tuple[str, ...] = ()  # the game's words at kick-off, for a correction
    news_since: date | None = None  # the last turn's game date; None: all news
    max_calls: int | None = None


def compose_briefing(
    view: ManagerView, memory: Memory, turn_kind: TurnKind, extra: Extra, budget: int = BUDGET
) -> str:
    """The briefing's text; equal inputs give equal text."""
    sections: list[Section] = [_head(view, turn_kind, extra)]
    match turn_kind:
        case "before_match":
            sections += [club_sections.next_match(view), team_sections.sheet(view)]
            sections += [team_sections.unavailable(view), club_sections.table(view)]
            sections.append(club_sections.news(view, extra.news_since))
        case "correction":
            refused = extra.refused or ("The game gave no reason.",)
            sections += [Section("The game refused your team sheet", refused, keep=len(refused))]
            sections += [team_sections.sheet(view), team_sections.unavailable(view)]
        case "half_time" if view.match is not None:
            sections += [team_sections.match_so_far(view.match), team_sections.own_players(view.match)]
            sections += [team_sections.opponents(view.match), club_sections.table(view)]
        case "half_time":
            sections.append(Section("Match so far", ("The game shows no match in play.",)))
    return fitted([*sections, *_memory(memory)], budget)


def _head(view: ManagerView, turn_kind: TurnKind, extra: Extra) -> Section:
    lines = [
        f"Turn: {turn_kind} ({TITLES[turn_kind]})",
        f"Date: {date_words(view.game_date)}, season {view.season}/{(view.season + 1) % 100:02d}",
        f"You: {view.manager}, manager of {view.club} ({view.division}), squad of {len(view.squad)}",
    ]
    if extra.max_calls is not None:
        lines.append(f"Tool calls in this turn: at most {extra.max_calls}")
    return Section("Briefing", tuple(lines), keep=len(lines))


def _memory(memory: Memory) -> list[Section]:
    texts = (("Your season plan", memory.plan), ("Your notes", memory.notes))
    sections = []
    for heading, text in texts:
        lines = tuple(text.splitlines()) or ("(none)",)
        sections.append(Section(heading, lines, keep=len(lines)))
    return sections
