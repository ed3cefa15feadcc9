"""Text in a picture by exact matching of known 8x16 glyphs, one colour after the other."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from memdaemon.font import HEIGHT, Font

WIDTH = 8
COLOURS = 64  # that may be text's, the most common: no screen has so many
LONGEST_RUN = 8  # pixels in a row, on average: strokes are short, backgrounds long
GAP = 4  # cells from one letter to the next, from which on they are two texts
FEWEST_PIXELS = 8  # of a colour and of a text: less is dust
NEAR = 20  # pixels of 128 in which an unknown glyph may differ from the one that it is taken for
UNKNOWN = "\ufffd"

Mask = NDArray[np.bool_]
Pixels = NDArray[np.uint32]


@dataclass(frozen=True, slots=True)
class Line:
    """A text and its place; `exact` False: some character was only taken for the nearest."""

    x: int
    y: int
    text: str
    exact: bool
    pixels: int


def read_lines(pixels: Pixels, font: Font) -> list[Line]:
    """The texts of a picture (one number a pixel, by colour) from top to bottom, left to right."""
    if not font or pixels.shape[0] < HEIGHT or pixels.shape[1] < WIDTH:
        return []
    known = _Known(font)
    found = [line for colour in _stroke_colours(pixels) for line in _in_box(pixels == colour, known)]
    return sorted(found, key=lambda line: (line.y, line.x))


def _stroke_colours(pixels: Pixels) -> NDArray[np.uint32]:
    """The colours that come in short runs of pixels."""
    colours, counts = np.unique(pixels, return_counts=True)
    begins = np.ones(pixels.shape, np.bool_)
    begins[:, 1:] = pixels[:, 1:] != pixels[:, :-1]
    runs = np.bincount(np.searchsorted(colours, pixels[begins]), minlength=len(colours))
    short = counts <= runs * LONGEST_RUN
    return colours[short][np.argsort(-counts[short])][:COLOURS]


class _Known:
    """The font as numbers, for whole pictures at once."""

    def __init__(self, font: Font) -> None:
        self._rows = np.array([list(rows) for rows in font], np.uint8)
        self._characters = list(font.values())
        keys = _keys(self._rows.T[:, :, None])[0, :, 0]
        self._order = np.argsort(keys)
        self._keys = keys[self._order]

    def at(self, packed: NDArray[np.uint8]) -> Iterator[tuple[int, int, str]]:
        """Every exact match: y, x, character."""
        windows = np.stack([packed[row : row + len(packed) - HEIGHT + 1] for row in range(HEIGHT)])
        keys = _keys(windows)[0]
        place = np.searchsorted(self._keys, keys).clip(max=len(self._keys) - 1)
        for y, x in np.argwhere(self._keys[place] == keys):
            glyph = self._order[place[y, x]]
            if np.array_equal(self._rows[glyph], windows[:, y, x]):
                yield int(y), int(x), self._characters[glyph]

    def nearest(self, rows: NDArray[np.uint8]) -> str:
        """The character whose glyph differs in the fewest pixels; UNKNOWN when those are many."""
        differing = np.unpackbits(self._rows ^ rows, axis=1).sum(axis=1)
        best = int(np.argmin(differing))
        return self._characters[best] if differing[best] <= NEAR else UNKNOWN


def _keys(windows: NDArray[np.uint8]) -> NDArray[np.uint64]:
    """One number for each window's 16 rows (axis 0); different windows may rarely share one."""
    total = np.zeros((1, *windows.shape[1:]), np.uint64)
    for row in windows:
        total[0] = total[0] * np.uint64(0x100000001B3) + row
    return total


def _in_box(mask: Mask, known: _Known) -> list[Line]:
    """Only where the colour is, and a glyph's size around it."""
    ys, xs = np.nonzero(mask.any(axis=1))[0], np.nonzero(mask.any(axis=0))[0]
    if np.count_nonzero(mask) < FEWEST_PIXELS:
        return []
    top, left = max(0, int(ys[0]) - HEIGHT), max(0, int(xs[0]) - WIDTH)
    box = mask[top : ys[-1] + HEIGHT, left : xs[-1] + WIDTH]
    if box.shape[0] < HEIGHT or box.shape[1] < WIDTH:
        return []
    return [replace(line, x=line.x + left, y=line.y + top) for line in _of_colour(box, known)]


def _of_colour(mask: Mask, known: _Known) -> list[Line]:
    packed = _packed(mask)
    groups: dict[tuple[int, int], dict[int, str]] = defaultdict(dict)
    for y, x, character in known.at(packed):
        groups[y, x % WIDTH][x] = character
    taken = np.zeros_like(mask)
    lines: list[Line] = []
    # A window may also fit across two letters or lines: the longest texts come first and take their pixels.
    for (y, _), cells in sorted(groups.items(), key=lambda group: -_ink(mask, group[0][0], group[1])):
        free = {x: c for x, c in cells.items() if not taken[y : y + HEIGHT, x : x + WIDTH].any()}
        for run in _runs(free):
            line = _line(mask, packed, y, run, known)
            # Without a letter or figure it is taken for decoration: rules, dots, corners.
            if line.pixels >= FEWEST_PIXELS and any(character.isalnum() for character in line.text):
                lines.append(line)
                taken[y : y + HEIGHT, line.x : line.x + WIDTH * len(line.text)] |= mask[
                    y : y + HEIGHT, line.x : line.x + WIDTH * len(line.text)
                ]
    return [_widened(line, mask, packed, taken, known) for line in lines]


def _packed(mask: Mask) -> NDArray[np.uint8]:
    """For each place the eight pixels from it to the right, the leftmost in the highest bit."""
    columns = mask.shape[1] - WIDTH + 1
    packed = np.zeros((mask.shape[0], columns), np.uint8)
    for bit in range(WIDTH):
        packed |= mask[:, bit : bit + columns].astype(np.uint8) << np.uint8(WIDTH - 1 - bit)
    return packed


def _ink(mask: Mask, y: int, cells: dict[int, str]) -> int:
    return sum(int(np.count_nonzero(mask[y : y + HEIGHT, x : x + WIDTH])) for x in cells)


def _runs(cells: dict[int, str]) -> Iterator[dict[int, str]]:
    """The cells of one line in texts that belong together."""
    run: dict[int, str] = {}
    for x in sorted(cells):
        if run and x - max(run) > WIDTH * GAP:
            yield run
            run = {}
        run[x] = cells[x]
    if run:
        yield run


def _widened(line: Line, mask: Mask, packed: NDArray[np.uint8], taken: Mask, known: _Known) -> Line:
    """With the cells beside a text that may be letters of it, if not exactly, and are no other text's."""

    def spoilt(x: int) -> str:
        if not 0 <= x < packed.shape[1] or taken[line.y : line.y + HEIGHT, x : x + WIDTH].any():
            return ""
        rows = packed[line.y : line.y + HEIGHT, x]
        letter = known.nearest(rows) if rows.any() else UNKNOWN
        return "" if letter == UNKNOWN else letter

    first, last, text = line.x, line.x + WIDTH * (len(line.text) - 1), line.text
    while letter := spoilt(first - WIDTH):
        first, text = first - WIDTH, letter + text
    while letter := spoilt(last + WIDTH):
        last, text = last + WIDTH, text + letter
    pixels = int(np.count_nonzero(mask[line.y : line.y + HEIGHT, first : last + WIDTH]))
    return replace(line, x=first, text=text, exact=line.exact and text == line.text, pixels=pixels)


def _line(mask: Mask, packed: NDArray[np.uint8], y: int, run: dict[int, str], known: _Known) -> Line:
    """A text with what stands between its known characters."""
    first, last, text, exact = min(run), max(run), "", True
    for x in range(first, last + 1, WIDTH):
        rows = packed[y : y + HEIGHT, x]
        if x in run:
            text += run[x]
        elif rows.any():
            exact = False
            text += known.nearest(rows)
        else:
            text += " "
    pixels = int(np.count_nonzero(mask[y : y + HEIGHT, first : last + WIDTH]))
    return Line(first, y, text, exact, pixels)
