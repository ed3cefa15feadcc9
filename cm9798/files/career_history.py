"""PLHIST98.BIN: players' seasons before the game begins.

A `u16` count; for each player three strings (`u8` length, Latin-1): "Second,First", nation, birth date
`d.m.yy`; a word that is 0 in known files; then seasons (year - 1900, club, matches, goals) up to a year
of FF. An empty club is the one of the season before; a star in front means that it had borrowed him.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from cm9798.files.errors import FileFormatError

NAME = "PLHIST98.BIN"
END = 0xFF
LOAN = "*"


@dataclass(frozen=True, slots=True)
class Season:
    """One season at one club; `year` is its first."""

    year: int
    club: str
    on_loan: bool
    matches: int
    goals: int


@dataclass(frozen=True, slots=True)
class CareerHistory:
    """A player, as the file tells him from others, and his seasons. An empty club stands in front alone."""

    first_name: str
    second_name: str
    nation: str
    birth: str
    seasons: tuple[Season, ...]


def encode(players: Sequence[CareerHistory]) -> bytes:
    """The file's bytes; ValueError naming the player of whom something does not fit."""
    parts = [struct.pack("<H", _within(len(players), 0xFFFF, "players"))]
    for player in players:
        try:
            parts.extend(_encode_player(player))
        except ValueError as error:
            raise ValueError(f"{player.first_name} {player.second_name}: {error}") from error
    return b"".join(parts)


def decode(data: bytes, file: str = NAME) -> tuple[CareerHistory, ...]:
    """The players in a file's bytes; FileFormatError when they are cut short or go on behind the last one."""
    bytes_left = _Bytes(data, file)
    players = tuple(_decode_player(bytes_left) for _ in range(bytes_left.word("a count of players")))
    if bytes_left.at != len(data):
        left = len(data) - bytes_left.at
        raise FileFormatError(file, bytes_left.at, "the end of the file", f"{left} bytes more")
    return players


def read(path: Path) -> tuple[CareerHistory, ...]:
    """The players in the file at `path`; FileFormatError as `decode`, OSError as `open`."""
    return decode(path.read_bytes(), path.name)


def _encode_player(player: CareerHistory) -> Iterator[bytes]:
    if "," in player.second_name:
        raise ValueError("a comma stands between second and first name, and in neither")
    yield _string(f"{player.second_name},{player.first_name}" if player.first_name else player.second_name)
    yield _string(player.nation)
    yield _string(player.birth)
    yield bytes(2)
    before = ("", False)
    for season in player.seasons:
        club = (season.club, season.on_loan)
        if (not season.club and club != before) or season.club.startswith(LOAN):
            raise ValueError(f"{season.club!r} would be read as another club")
        yield bytes([_within(season.year - 1900, END - 1, "years since 1900")])
        yield _string("" if club == before else f"{LOAN}{season.club}" if season.on_loan else season.club)
        yield bytes([_within(season.matches, 255, "matches"), _within(season.goals, 255, "goals")])
        before = club
    yield bytes([END])


def _decode_player(data: _Bytes) -> CareerHistory:
    second, _, first = data.string("a name").partition(",")
    nation, birth = data.string("a nation"), data.string("a birth date")
    data.word("two bytes behind the birth date")
    seasons: list[Season] = []
    club, on_loan = "", False
    while (year := data.byte("a season's year")) != END:
        if words := data.string("a club"):
            club, on_loan = words.removeprefix(LOAN), words.startswith(LOAN)
        seasons.append(Season(1900 + year, club, on_loan, data.byte("matches"), data.byte("goals")))
    return CareerHistory(first, second, nation, birth, tuple(seasons))


@dataclass(slots=True)
class _Bytes:
    """What is left to read."""

    data: bytes
    file: str
    at: int = 0

    def take(self, size: int, what: str) -> bytes:
        part = self.data[self.at : self.at + size]
        if len(part) < size:
            raise FileFormatError(self.file, self.at, what, f"{len(part)} bytes")
        self.at += size
        return part

    def byte(self, what: str) -> int:
        return self.take(1, what)[0]

    def word(self, what: str) -> int:
        return int.from_bytes(self.take(2, what), "little")

    def string(self, what: str) -> str:
        return self.take(self.byte(what), what).decode("latin-1")


def _string(text: str) -> bytes:
    raw = text.encode("latin-1")
    return bytes([_within(len(raw), 255, f"letters of {text!r}")]) + raw


def _within(value: int, most: int, what: str) -> int:
    if not 0 <= value <= most:
        raise ValueError(f"{value} {what}: 0 to {most} fit the file")
    return value
