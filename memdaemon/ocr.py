"""Text in the guest's picture: exact where its font is known, else as Tesseract reads it.

Exact matching finds text of the fonts in guest RAM on any background, letter by letter. Tesseract (settings
measured for the 8x16 BIOS font) confuses some letters: its text wants correcting against known strings.
"""

from __future__ import annotations

import io
from typing import Literal

import numpy as np
import pytesseract
from PIL import Image, ImageOps

from memdaemon.contract import OcrMethod
from memdaemon.errors import Refused
from memdaemon.font import Font
from memdaemon.glyphs import Line, Pixels, read_lines

THRESHOLD = 51  # 20 % of white
ENLARGED = 3
PAGE_MODE = "--psm 6"  # one block of text
WORD_LEVEL = 5  # of Tesseract's table: page, block, paragraph, line, word
TIMEOUT_S = 20


def cut_out(png: bytes, x: int, y: int, width: int, height: int) -> Image.Image:
    """A region of a picture; Refused when it does not lie inside."""
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    if x + width > picture.width or y + height > picture.height:
        raise Refused("invalid", f"the region leaves the picture of {picture.width}x{picture.height}")
    return picture.crop((x, y, x + width, y + height))


def read_texts(
    region: Image.Image, method: Literal["auto"] | OcrMethod, font: Font
) -> tuple[OcrMethod, list[Line]]:
    """The method that read it and the texts, with places in the region."""
    if method != "tesseract":
        lines = by_glyphs(region, font)
        if lines or method == "glyphs":
            return "glyphs", lines
    return "tesseract", by_tesseract(region)


def by_glyphs(region: Image.Image, font: Font) -> list[Line]:
    """Texts of known glyphs."""
    return read_lines(_colours(region), font)


def by_tesseract(region: Image.Image) -> list[Line]:
    """Lines as Tesseract reads them; Refused when it is missing or fails."""
    grey = region.convert("L").point(lambda value: 255 if value > THRESHOLD else 0)
    size = (region.width * ENLARGED, region.height * ENLARGED)
    dark_on_light = ImageOps.invert(grey).resize(size, Image.Resampling.NEAREST)
    try:
        table = pytesseract.image_to_data(
            dark_on_light, config=PAGE_MODE, timeout=TIMEOUT_S, output_type=pytesseract.Output.DICT
        )
    except pytesseract.TesseractNotFoundError as failure:
        raise Refused("ocr", "tesseract cannot be started; install the package tesseract-ocr") from failure
    except (pytesseract.TesseractError, RuntimeError) as failure:  # RuntimeError: its time-out
        raise Refused("ocr", f"tesseract failed: {failure}") from failure
    return _lines_of(table)


def _colours(region: Image.Image) -> Pixels:
    channels = np.asarray(region, np.uint32)
    return np.asarray(channels @ np.array([1 << 16, 1 << 8, 1], np.uint32), np.uint32)


def _lines_of(table: dict[str, list[object]]) -> list[Line]:
    words: dict[tuple[object, ...], list[int]] = {}
    for number, level in enumerate(table["level"]):
        if level == WORD_LEVEL and str(table["text"][number]).strip():
            key = tuple(table[part][number] for part in ("block_num", "par_num", "line_num"))
            words.setdefault(key, []).append(number)
    return [
        Line(
            x=min(_number(table["left"][n]) for n in line) // ENLARGED,
            y=min(_number(table["top"][n]) for n in line) // ENLARGED,
            text=" ".join(str(table["text"][n]) for n in line),
            exact=False,
            pixels=0,
        )
        for line in words.values()
    ]


def _number(value: object) -> int:
    return int(str(value))
