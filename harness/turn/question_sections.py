"""Section of the briefing on what the game asks: a question with its choices, or an offer for a player."""

from __future__ import annotations

from cm9798.market import Asked
from cm9798.view_filter import ManagerView, PlayerView
from cm9798.words import date_words
from harness.turn.sections import Section

DECISION = "Your decision"  # how the screen says until when
LEFT_OPEN = "If you end the turn without it, the first choice is taken for you."
LEFT_OPEN_OFFER = "If you end the turn without it, the offer is accepted for you where the game lets you."


def asks(view: ManagerView, asked: Asked | None) -> Section:
    """Never cut: without it the turn has no sense."""
    if asked is None:
        lines: tuple[str, ...] = ("Nothing any more.",)
    elif asked.about == "question":
        numbered = tuple(f"{number}. {choice}" for number, choice in enumerate(asked.choices, 1))
        lines = (*asked.text, *numbered, f"Settle it with answer. {LEFT_OPEN}")
    else:
        how = "Settle it with decide: accept, reject, or negotiate with a price."
        lines = (*_offer(view, asked), f"{how} {LEFT_OPEN_OFFER}")
    heading = (
        "The game asks you" if asked is None or asked.about == "question" else "An offer for your player"
    )
    return Section(heading, lines, keep=len(lines))


def _offer(view: ManagerView, asked: Asked) -> tuple[str, ...]:
    """Who offers what for whom, and how long it stands; as the screen has it when that names no player."""
    player = view.players.get(asked.player) if asked.player is not None else None
    if player is None:
        return asked.text
    what = "ask for a loan of" if asked.loan else f"offer £{asked.fee:,} for"
    time = tuple(line for line in asked.text if line.startswith(DECISION))
    return (f"{asked.club} {what} {player.name}.", *time, _player(player))


def _player(player: PlayerView) -> str:
    until = f", contract until {date_words(player.contract_expires)}" if player.contract_expires else ""
    return (
        f"{player.name} (id {player.index}): {player.position}, {player.age} years, value £{player.value:,}, "
        f"£{player.wage_per_week:,} a week{until}, {player.apps} matches this season"
    )
