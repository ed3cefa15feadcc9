"""The 8x16 fonts that lie in guest RAM: the BIOS's, and a program's own copy with letters of its own.

A machine's fact, no game's: interrupt vector 43h points at the font of the screen mode (code page 437). A
program that draws its own text copies that font; such a copy is found by the bytes of the letters A to Z.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator

GLYPHS, HEIGHT = 256, 16
FONT_VECTOR_AT = 0x43 * 4
FIRST, LAST = 0x21, 0xFF
LINES_AND_BLOCKS = range(0xB0, 0xE0)  # of code page 437: frames are no text

Read = Callable[[int, int], bytes]
Font = dict[bytes, str]  # a glyph's 16 rows -> the character


def fonts(read: Read, ram_bytes: int) -> Font:
    """Every glyph, plain and bold (drawn twice, one pixel apart); empty when the vector points at no font."""
    (pointer,) = struct.unpack("<I", read(FONT_VECTOR_AT, 4))
    rom_at = (pointer >> 16) * 16 + (pointer & 0xFFFF)
    if rom_at + GLYPHS * HEIGHT > ram_bytes:
        return {}
    rom = read(rom_at, GLYPHS * HEIGHT)
    if not _is_font(rom):
        return {}
    plain: Font = {}
    # Characters whose glyphs are equal are the first that is found: ASCII before all others.
    for table, encoding in ((rom[: 0x80 * HEIGHT], "ascii"), *_copies(read, ram_bytes, rom), (rom, "cp437")):
        for rows, character in _characters(table, encoding):
            plain.setdefault(rows, character)
    bold = {bytes(row | row >> 1 for row in rows): character for rows, character in plain.items()}
    return {**bold, **plain}


def _is_font(table: bytes) -> bool:
    """A space is blank, letters are not, and no two capitals are equal."""
    capitals = {table[code * HEIGHT : (code + 1) * HEIGHT] for code in range(0x41, 0x5B)}
    return (
        not any(table[0x20 * HEIGHT : 0x21 * HEIGHT])
        and len(capitals) == 26
        and bytes(HEIGHT) not in capitals
    )


def _copies(read: Read, ram_bytes: int, rom: bytes) -> Iterator[tuple[bytes, str]]:
    """Copies of the font elsewhere, their upper half as Latin-1; the ROM's own place is passed over."""
    capitals = rom[0x41 * HEIGHT : 0x5B * HEIGHT]
    ram = read(0, ram_bytes)
    at = ram.find(capitals)
    while at >= 0:
        start = at - 0x41 * HEIGHT
        table = ram[start : start + GLYPHS * HEIGHT] if start >= 0 else b""
        if len(table) == GLYPHS * HEIGHT and table != rom and table[: 0x80 * HEIGHT] == rom[: 0x80 * HEIGHT]:
            yield table, "latin-1"
        at = ram.find(capitals, at + 1)


def _characters(table: bytes, encoding: str) -> Iterator[tuple[bytes, str]]:
    for code in range(FIRST, len(table) // HEIGHT):
        rows = table[code * HEIGHT : (code + 1) * HEIGHT]
        frame = encoding == "cp437" and code in LINES_AND_BLOCKS
        if any(rows) and not frame and code != 0x7F:
            yield rows, bytes((code,)).decode(encoding)
