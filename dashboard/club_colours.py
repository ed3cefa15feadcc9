"""Club badges: a club's own colours and the first letters of its name, drawn as SVG by `_badge.html`.

The codes are the places of the colour words in the game's data files; the shades are chosen for pages.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

# WHI BLA RED DRED BLU DBLU VDBLU LBLU CYA GRN LGRN DGRN VDGRN YEL LYEL DYEL VLYEL ORA PUR WIN LGRY LTRQ
SHADES = (
    "#f4f4f2", "#17181c", "#d2182a", "#8f1019", "#1f4fd0", "#152a90", "#0b1a5c", "#6fb7f2",
    "#1fb9c4", "#12913a", "#5cd466", "#0b6a26", "#084a1c", "#f2d722", "#f7ee76", "#c2a110",
    "#faf6ba", "#f08a18", "#87299f", "#7b1144", "#b9bbc0", "#68dfd6",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Badge:
    """Letters and their colour on the club's ground."""

    letters: str
    text: str
    ground: str


def badge(name: str, codes: Sequence[int] = ()) -> Badge:
    """The badge of a club; `codes` are its home colours (text, ground), grey when they are not known."""
    known = len(codes) >= 2 and all(code < len(SHADES) for code in codes[:2])
    text, ground = (SHADES[codes[0]], SHADES[codes[1]]) if known else ("#ffffff", "#5a6270")
    if text == ground:
        text = "#17181c" if ground == SHADES[0] else "#ffffff"
    letters = "".join(letter for letter in name if letter.isalpha())[:3].upper()
    return Badge(letters or "?", text, ground)
