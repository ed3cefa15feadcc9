"""The shortest sure way from the office to a player's profile: own squad, shortlist, or a search by name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cm9798.folded import NameIndex, folded
from cm9798.macros.planner import row_keys
from cm9798.office_view import office_view
from cm9798.snapshot import Snapshot

FIELD = 24  # letters that the field of names takes
FEW = 3  # players found: then more letters are not worth their time
SHOWN = 300  # of those found
# Keysyms of what is no letter and no figure; the field takes ASCII alone.
KEYSYMS = {" ": "space", "'": "apostrophe", "-": "minus", ".": "period", ",": "comma", "/": "slash"}


@dataclass(frozen=True, slots=True)
class WayToPlayer:
    """Keys from the office to a profile. It may be another's of the list: then Right goes on to the next."""

    keys: tuple[str, ...]
    others: int  # at most so many presses of Right


def way_to_player(snapshot: Snapshot, player: int) -> WayToPlayer | None:
    """None for a player whom no screen shows."""
    club = snapshot.clubs[snapshot.human_club]
    squad = club["squad"][: int(club["squad_count"])].tolist()
    if player in squad:
        return WayToPlayer(("s", *row_keys(squad.index(player)), "Return"), 0)
    tracked = office_view(snapshot).shortlist
    if player in tracked:
        return WayToPlayer(("k", *row_keys(tracked.index(player)), "Return"), 0)
    letters, found = search_text(snapshot.player_names, player)
    if not letters:
        return None
    typed = tuple(KEYSYMS.get(letter, letter) for letter in letters)
    return WayToPlayer(("m", "Delete", *typed, "Tab", "Return"), min(found, SHOWN) - 1)


def search_text(names: Sequence[Sequence[str]], player: int) -> tuple[str, int]:
    """As few letters of his name as lead to a short list, and how many players have them in their names."""
    whole = folded(" ".join(part for part in names[player] if part))
    best, fewest, index = "", len(names) + 1, NameIndex(names)
    for begin in _beginnings(whole):
        text = _typeable(whole[begin:])[:FIELD]
        for length in range(min(3, len(text)), len(text) + 1):
            found = len(index.containing(text[:length]))
            if found < fewest:
                best, fewest = text[:length], found
            if fewest <= FEW:
                return best.lower(), fewest
    return best.lower(), fewest


def _beginnings(whole: bytes) -> list[int]:
    """Where words begin, the last name first."""
    return [0, *(place + 1 for place, letter in enumerate(whole) if letter == ord(" "))][::-1]


def _typeable(text: bytes) -> str:
    """What of it, from its beginning, a keyboard of ASCII can type."""
    letters = ""
    for code in text:
        letter = chr(code)
        if not (letter.isascii() and (letter.isalnum() or letter in KEYSYMS)):
            break
        letters += letter
    return letters.rstrip()
