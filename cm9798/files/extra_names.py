"""EXNMES.TXT: more names for generated players: a country's line, a name a line, and an empty line behind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from cm9798.files.errors import FileFormatError

NAME = "EXNMES.TXT"
LONGEST = 34  # letters of a second name in a game
END = "\r\n"  # as DOS ends a line; a bare newline is read too


def encode(names: Mapping[str, Sequence[str]]) -> bytes:
    """The file's bytes, countries in the order given; ValueError for a name that is no line of its own."""
    lines: list[str] = []
    for country, block in names.items():
        for line in (country, *block):
            _check(line)
            lines.append(line)
        lines.append("")
    return "".join(line + END for line in lines).encode("latin-1")


def decode(data: bytes, file: str = NAME) -> dict[str, tuple[str, ...]]:
    """Names by country; blocks of the same country are one. FileFormatError for what is no list of names."""
    names: dict[str, tuple[str, ...]] = {}
    country, at = "", 0
    for raw in data.split(b"\n"):
        line = raw.decode("latin-1").replace("\r", "")
        try:
            if line:
                _check(line)
        except ValueError as error:
            raise FileFormatError(file, at, "a name", str(error)) from error
        at += len(raw) + 1
        if not line:
            country = ""
        elif not country:
            country = line
            names.setdefault(country, ())
        else:
            names[country] += (line,)
    return names


def read(path: Path) -> dict[str, tuple[str, ...]]:
    """The names in the file at `path`; FileFormatError as `decode`, OSError as `open`."""
    return decode(path.read_bytes(), path.name)


def _check(line: str) -> None:
    if not line or len(line) > LONGEST:
        raise ValueError(f"{line[:40]!r} has {len(line)} letters, not 1 to {LONGEST}")
    if any(letter < " " or letter == "\x7f" for letter in line):
        raise ValueError(f"{line!r} has a letter that cannot be seen")
