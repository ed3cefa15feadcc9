"""The templates' environment: every text is made presentable and escaped; an unknown name is an error."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from dashboard import chart, club_colours, model_text, words
from dashboard.pitch import HEIGHT, WIDTH

FOLDER = Path(__file__).parent
STATIC = FOLDER / "static"
FILTERS = {
    "day": words.day,
    "number": words.number,
    "seconds": words.seconds,
    "money": words.money,
    "ordinal": words.ordinal,
    "worded": words.worded,
    "counted": words.counted,
    "json_text": model_text.json_text,
    "is_long": model_text.is_long,
    "first_words": model_text.first_words,
    "size_words": model_text.size_words,
    "style_of": chart.style_of,
}
NAMES = {
    "badge": club_colours.badge,
    "TURN_KINDS": words.TURN_KINDS,
    "STOP_KINDS": words.STOP_KINDS,
    "MARKET_OUTCOMES": words.MARKET_OUTCOMES,
    "TURN_ENDS": words.TURN_ENDS,
    "FALLBACKS": words.FALLBACKS,
    "PITCH": (WIDTH, HEIGHT),
}


def environment() -> Environment:
    """A new environment over the folder `templates/`."""
    made = Environment(
        loader=FileSystemLoader(FOLDER / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=_finalized,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters.update(FILTERS)
    made.globals.update(NAMES, style_version=_version(STATIC / "dugout.css"))
    return made


def _finalized(value: Any) -> Any:
    """Every expression of every template passes here before it is escaped."""
    if isinstance(value, Markup):
        return value
    return model_text.presentable(value) if isinstance(value, str) else value


def _version(path: Path) -> str:
    """Part of the file's address, so that browsers may keep it for good."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:10]
