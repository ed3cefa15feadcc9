"""Who or what a model means: players by id or full name, tactics by index or name, clubs by name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from cm9798.view_filter import ManagerView, PlayerView, TacticView


class UnknownReferenceError(ValueError):
    """Nobody is meant by that; the message says what is expected."""


def shown(value: object) -> str:
    """A value of the model's, short enough to be quoted back."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def own_player(view: ManagerView, reference: int | str) -> PlayerView:
    """A player of the own squad; raises UnknownReferenceError."""
    return _player(view.squad, reference, f"your squad of {len(view.squad)}; see get_squad")


def any_player(view: ManagerView, reference: int | str) -> PlayerView:
    """A player of the world, own squad first; raises UnknownReferenceError."""
    try:
        return own_player(view, reference)
    except UnknownReferenceError:
        number = _number(reference)
        if number is not None and number in view.players:
            return view.players[number]
        return _player(tuple(view.players.values()), reference, "the game")


def tactic(view: ManagerView, reference: int | str) -> TacticView:
    """One of the tactics; raises UnknownReferenceError."""
    number = _number(reference)
    for candidate in view.tactics:
        if candidate.index == number or _same(candidate.name, reference):
            return candidate
    raise UnknownReferenceError(
        f"There is no tactic {shown(reference)}; expected an index 0..{len(view.tactics) - 1} or a name "
        "of list_tactics."
    )


def club_name(known: Iterable[str], reference: str) -> str:
    """A club's name as the game writes it; raises UnknownReferenceError."""
    return _name(tuple(dict.fromkeys(known)), reference, "club")


def competition_name(known: Iterable[str], reference: str) -> str:
    """A competition's name as the game writes it; raises UnknownReferenceError."""
    return _name(tuple(dict.fromkeys(known)), reference, "competition")


def _player(players: Sequence[PlayerView], reference: int | str, where: str) -> PlayerView:
    number = _number(reference)
    named = [p for p in players if p.index == number or (number is None and _same(p.name, reference))]
    if len(named) == 1:
        return named[0]
    if named:
        ids = ", ".join(str(p.index) for p in named[:5])
        raise UnknownReferenceError(f"{len(named)} players are called {shown(reference)}: use an id ({ids}).")
    message = f"There is no player {shown(reference)} in {where}."
    if number is None:
        message += _near(str(reference), [p.name for p in players])
    raise UnknownReferenceError(message)


def _name(known: Sequence[str], reference: str, what: str) -> str:
    for name in known:
        if _same(name, reference):
            return name
    raise UnknownReferenceError(
        f"There is no {what} {shown(reference)} in the game.{_near(reference, known)}"
    )


def _near(text: str, known: Sequence[str]) -> str:
    near = get_close_matches(text[:80], known, n=3) if len(known) <= 2000 else []
    return f" Do you mean {' or '.join(near)}?" if near else ""


def _number(reference: int | str) -> int | None:
    if isinstance(reference, int):
        return reference
    text = reference.strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 6 else None


def _same(name: str, reference: int | str) -> bool:
    return isinstance(reference, str) and name.casefold() == " ".join(reference.split()).casefold()
