"""Who or what a model means: players by id or full name, tactics by index or name, clubs by name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from cm9798.folded import folded
from cm9798.view_filter import ClubView, ManagerView, PlayerView, TacticView

NAMES_TOLD = 5


class UnknownReferenceError(ValueError):
    """Nobody is meant by that; the message says what is expected."""


def shown(value: object) -> str:
    """A value of the model's, short enough to be quoted back."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def own_player(view: ManagerView, reference: int | str) -> PlayerView:
    """A player of the own squad; raises UnknownReferenceError."""
    number = _number(reference)
    named = [p for p in view.squad if p.index == number or (number is None and _same(p.name, reference))]
    if len(named) == 1:
        return named[0]
    where = f"your squad of {len(view.squad)}; see get_squad"
    raise _nobody(reference, where, [p.index for p in named], [p.name for p in view.squad])


def any_player(view: ManagerView, reference: int | str) -> PlayerView:
    """A player of the world, own squad first; raises UnknownReferenceError."""
    try:
        return own_player(view, reference)
    except UnknownReferenceError as unknown:
        number = _number(reference)
        if number is not None and number in view.players:
            return view.players[number]
        if number is not None or view.market is None:
            raise _nobody(reference, "the game", [], []) from unknown
    named = view.market.names.same(str(reference))
    if len(named) == 1:
        return view.players[named[0]]
    raise _nobody(reference, "the game; find_players searches by a part of a name", named, [])


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


def club(view: ManagerView, reference: str) -> ClubView:
    """A club with a squad by its long or short name; raises UnknownReferenceError."""
    wanted = folded(" ".join(reference.split()))
    long = [i for i, names in enumerate(view.club_names) if folded(names[0]) == wanted]
    found = long or [i for i, names in enumerate(view.club_names) if folded(names[1]) == wanted]
    clubs = [view.clubs[index] for index in found if view.clubs[index].squad]
    if len(clubs) == 1:
        return clubs[0]
    if clubs:
        names = ", ".join(c.name for c in clubs[:NAMES_TOLD])
        raise UnknownReferenceError(f"{len(clubs)} clubs are called {shown(reference)}: {names}.")
    known = [name for names in view.club_names for name in names if name]
    raise UnknownReferenceError(f"There is no club {shown(reference)} in the game.{_near(reference, known)}")


def club_name(known: Iterable[str], reference: str) -> str:
    """A club's name as the game writes it; raises UnknownReferenceError."""
    return _name(tuple(dict.fromkeys(known)), reference, "club")


def competition_name(known: Iterable[str], reference: str) -> str:
    """A competition's name as the game writes it; raises UnknownReferenceError."""
    return _name(tuple(dict.fromkeys(known)), reference, "competition")


def _nobody(
    reference: int | str, where: str, named: Sequence[int], names: Sequence[str]
) -> UnknownReferenceError:
    """Why a player's reference does not do: several have the name, or nobody has."""
    if named:
        ids = ", ".join(str(index) for index in named[:NAMES_TOLD])
        return UnknownReferenceError(
            f"{len(named)} players are called {shown(reference)}: use an id ({ids})."
        )
    near = _near(str(reference), names) if _number(reference) is None else ""
    return UnknownReferenceError(f"There is no player {shown(reference)} in {where}.{near}")


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
    return isinstance(reference, str) and folded(name) == folded(" ".join(reference.split()))
