"""A second, deliberately simple reader of saved games: struct alone, own offsets.

It shares no code with what it checks. Inside a club record: 0x67 division, 0x316 position, 0x317 played,
won, drawn, lost, 0x31B goals for, 0x31D goals against, 0x31F points. Inside a competition record: 0x55 number
of teams, 0x58 the teams. Inside a fixture: 0 home, 2 away, 4 competition, 10 and 11 goals, 12 played.
"""

from __future__ import annotations

import struct
from pathlib import Path
from typing import NamedTuple

CLUB_STRINGS, CLUB_BODY = 7, 1466
COMPETITION_STRINGS, COMPETITION_BODY = 5, 2004
WORLD_BODY, MATCH_BODY, FIXTURE_BODY = 512, 1024, 24
FIXTURE_COUNT_AT = 92


class Line(NamedTuple):
    """A club's line in the league table."""

    position: int
    club: str
    played: int
    won: int
    drawn: int
    lost: int
    goals_for: int
    goals_against: int
    points: int


def league_table(directory: Path, slot: int, competition: int = 0) -> list[Line]:
    """The table of a division as the club records of a save hold it, first to last."""
    clubs = _records(directory / f"TMDATA{slot}.S16", CLUB_STRINGS, CLUB_BODY)
    lines = []
    for index in _teams(directory, slot, competition):
        strings, body = clubs[index]
        position, played, won, drawn, lost, scored, conceded, points = struct.unpack_from(
            "<BBBBBHHH", body, 0x316
        )
        assert body[0x67] == competition, f"{strings[0]} is listed in a division that is not its own"
        lines.append(Line(position, strings[0], played, won, drawn, lost, scored, conceded, points))
    return sorted(lines)


def league_table_from_results(directory: Path, slot: int, competition: int = 0) -> list[Line]:
    """The same table counted from the played fixtures alone: points, goal difference, goals, name."""
    clubs = _records(directory / f"TMDATA{slot}.S16", CLUB_STRINGS, CLUB_BODY)
    totals = {index: [0, 0, 0, 0, 0, 0] for index in _teams(directory, slot, competition)}
    for home, away, scored, conceded in _results(directory, slot, competition):
        for club, mine, theirs in ((home, scored, conceded), (away, conceded, scored)):
            total = totals[club]
            total[0] += 1
            total[1 if mine > theirs else 2 if mine == theirs else 3] += 1
            total[4] += mine
            total[5] += theirs

    def order(index: int) -> tuple[int, int, int, str]:
        _, won, drawn, _, scored, conceded = totals[index]
        return -(3 * won + drawn), conceded - scored, -scored, clubs[index][0][0]

    ranked = sorted(totals, key=order)
    lines = []
    for place, index in enumerate(ranked, start=1):
        played, won, drawn, lost, scored, conceded = totals[index]
        name = clubs[index][0][0]
        lines.append(Line(place, name, played, won, drawn, lost, scored, conceded, 3 * won + drawn))
    return lines


def _teams(directory: Path, slot: int, competition: int) -> tuple[int, ...]:
    competitions = _records(directory / f"CPDATA{slot}.S16", COMPETITION_STRINGS, COMPETITION_BODY)
    body = competitions[competition][1]
    return struct.unpack_from(f"<{body[0x55]}H", body, 0x58)


def _results(directory: Path, slot: int, competition: int) -> list[tuple[int, int, int, int]]:
    data = (directory / f"GNDATA{slot}.S16").read_bytes()
    (count,) = struct.unpack_from("<H", data, FIXTURE_COUNT_AT)
    results = []
    for i in range(count):
        at = WORLD_BODY + MATCH_BODY + i * FIXTURE_BODY
        home, away, of = struct.unpack_from("<HHH", data, at)
        if of == competition and data[at + 12]:
            results.append((home, away, data[at + 10], data[at + 11]))
    return results


def _records(path: Path, strings: int, body: int) -> list[tuple[list[str], bytes]]:
    data = path.read_bytes()
    (count,) = struct.unpack_from("<H", data, 0)
    at = 2
    records = []
    for _ in range(count):
        texts = []
        for _ in range(strings):
            (length,) = struct.unpack_from("<H", data, at)
            texts.append(data[at + 2 : at + 2 + length].decode("latin-1"))
            at += 2 + length
        records.append((texts, data[at : at + body]))
        at += body
    assert at == len(data), f"{path.name}: {len(data) - at} bytes left over"
    return records
