"""Text read from a picture by the fonts in guest RAM, with an invented font over a guest in memory."""

from __future__ import annotations

import random
import struct
from typing import Any

import httpx
import pytest
from daemon_client import guest_and_client, problem
from PIL import Image

from memdaemon.contract import ROUTES, Recognised
from memdaemon.font import FONT_VECTOR_AT, HEIGHT, fonts
from memdaemon.guest.fake import FakeGuest

ROM_AT, COPY_AT = 0xC4000, 0x123456
WHITE, YELLOW, SHADOW = (255, 255, 255), (255, 255, 0), (16, 16, 16)
Colour = tuple[int, int, int]


def invented_font() -> bytearray:
    """256 glyphs of 16 rows: random, each other than all others, the space and the last column blank."""
    chance = random.Random(816)
    table = bytearray(256 * HEIGHT)
    for code in range(0x21, 0x100):
        rows = bytes(chance.randrange(1, 128) << 1 for _ in range(10))
        table[code * HEIGHT + 3 : code * HEIGHT + 13] = rows
    return table


ROM = invented_font()
OWN = bytes(0x80 * HEIGHT) + bytes(reversed(ROM[0x80 * HEIGHT :]))  # upper half: other glyphs, Latin-1
COPY = ROM[: 0x80 * HEIGHT] + OWN[0x80 * HEIGHT :]


def with_fonts(guest: FakeGuest) -> None:
    """A machine's font where its vector says, and a program's own copy somewhere."""
    guest.write(FONT_VECTOR_AT, struct.pack("<HH", ROM_AT & 0xF, ROM_AT >> 4))
    guest.write(ROM_AT, bytes(ROM))
    guest.write(COPY_AT, bytes(COPY))


def draw(
    picture: Image.Image,
    x: int,
    y: int,
    text: bytes,
    *,
    colour: Colour = WHITE,
    table: bytes | bytearray = ROM,
) -> None:
    """As a game draws: glyph after glyph, eight pixels each."""
    for place, code in enumerate(text):
        for row in range(HEIGHT):
            for column in range(8):
                if table[code * HEIGHT + row] & (0x80 >> column):
                    picture.putpixel((x + 8 * place + column, y + row), colour)


async def ocr(client: httpx.AsyncClient, **region: Any) -> list[tuple[int, int, str, bool]]:
    """The lines of a region read by glyphs."""
    asked = {"x": 0, "y": 0, "width": 640, "height": 480, "method": "glyphs", **region}
    answer = await client.post(ROUTES["ocr"][1], json=asked)
    assert answer.status_code == 200, answer.text
    read = Recognised.model_validate_json(answer.content)
    assert read.method == "glyphs"
    return [(line.x, line.y, line.text, line.exact) for line in read.lines]


async def test_ocr_reads_texts_of_every_colour_at_their_places() -> None:
    """Two colours, one line of two texts, on a background of stripes; places are those of the picture."""
    async with guest_and_client() as (guest, client):
        with_fonts(guest)
        for row in range(0, 480, 3):
            guest.picture.paste((row // 2, 0, 90), (0, row, 640, row + 3))
        draw(guest.picture, 22, 130, b"Seven goals, 81 points.")
        draw(guest.picture, 13, 200, b"Left", colour=YELLOW)
        draw(guest.picture, 300, 200, b"Right", colour=YELLOW)
        assert await ocr(client) == [
            (22, 130, "Seven goals, 81 points.", True),
            (13, 200, "Left", True),
            (300, 200, "Right", True),
        ]
        assert await ocr(client, x=290, y=190, width=100, height=40) == [(300, 200, "Right", True)]


async def test_ocr_reads_letters_of_the_programs_own_font() -> None:
    """What the machine's font lacks stands in the program's copy, found by its capitals."""
    async with guest_and_client() as (guest, client):
        with_fonts(guest)
        draw(guest.picture, 40, 40, "São João, Ålesund".encode("latin-1"), table=COPY)
        draw(guest.picture, 40, 80, "Münster é".encode("cp437"))
        assert [line[2:] for line in await ocr(client)] == [("São João, Ålesund", True), ("Münster é", True)]


async def test_ocr_reads_shadowed_and_bold_text() -> None:
    """A shadow is another colour; bold is drawn twice, one pixel apart."""
    async with guest_and_client() as (guest, client):
        with_fonts(guest)
        for dx, dy, colour in ((1, 1, SHADOW), (0, 0, WHITE)):
            draw(guest.picture, 100 + dx, 100 + dy, b"Shadow", colour=colour)
        for dx in (1, 0):
            draw(guest.picture, 100 + dx, 140, b"Bold", colour=YELLOW)
        assert [line[:3] for line in await ocr(client)] == [(100, 100, "Shadow"), (100, 140, "Bold")]


async def test_ocr_says_where_it_took_the_nearest_letter() -> None:
    """One pixel is damaged: the letter is named all the same, but the text is not exact."""
    async with guest_and_client() as (guest, client):
        with_fonts(guest)
        draw(guest.picture, 100, 100, b"Damaged")
        point = next(
            (x, y)
            for y in range(100, 116)
            for x in range(116, 124)
            if guest.picture.getpixel((x, y)) == WHITE
        )
        guest.picture.putpixel(point, (0, 0, 0))
        assert await ocr(client) == [(100, 100, "Damaged", False)]


async def test_ocr_of_no_text() -> None:
    """Boxes, rules and dots are no text."""
    async with guest_and_client() as (guest, client):
        with_fonts(guest)
        guest.picture.paste(WHITE, (50, 50, 400, 300))
        for x in range(0, 640, 4):
            guest.picture.putpixel((x, 400), YELLOW)
        assert await ocr(client) == []


async def test_ocr_without_a_font_in_memory() -> None:
    """A vector that leads to no font: no glyph is known."""
    async with guest_and_client() as (guest, client):
        draw(guest.picture, 100, 100, b"Seven")
        assert await ocr(client) == []
        guest.write(FONT_VECTOR_AT, b"\xff\xff\xff\xff")
        assert fonts(guest.read, guest.ram_bytes) == {}


@pytest.mark.parametrize(
    "region",
    [
        pytest.param({"x": 600, "width": 100}, id="right"),
        pytest.param({"y": 470, "height": 20}, id="below"),
        pytest.param({"width": 0}, id="empty"),
        pytest.param({"method": "guess"}, id="method"),
    ],
)
async def test_ocr_of_what_is_no_region(region: dict[str, Any]) -> None:
    """It must lie inside the picture."""
    async with guest_and_client() as (_, client):
        asked = {"x": 0, "y": 0, "width": 640, "height": 480, **region}
        assert problem(await client.post(ROUTES["ocr"][1], json=asked)) == (422, "invalid")
