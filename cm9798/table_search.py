"""A packed table found by the names of its records: name -> pointer -> record -> stride.

Every pair of sampled rows votes for a base and a stride; the winner must hold for the names of most rows.
Nothing is used of a record but the places of its string pointers, which stand in front.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from cm9798.pointer_search import addresses_of, pointers_to, word_at
from cm9798.records.encodings import text_at

SAMPLE = 8  # rows whose names are looked for
LONGEST_STRIDE = 8192
AGREEING = 0.6  # of the sample: people may have left the table since the data files were read


class DiscoveryError(LookupError):
    """Memory does not look as a known game's memory does."""


@dataclass(frozen=True, slots=True)
class NamedTable:
    """Known strings of a table's rows, in order, from pointer 0 on; `key`: whose names tell rows apart."""

    name: str
    rows: Sequence[Sequence[str]]
    key: int = 0


@dataclass(frozen=True, slots=True)
class FoundTable:
    """Where a table begins and how far its records are apart; `stride` None: one record tells no distance."""

    base: int
    stride: int | None
    agreeing: int  # known rows whose names stand where they should


def find_table(ram: bytes, known: NamedTable) -> FoundTable:
    """The table whose rows bear these names; DiscoveryError when no place fits most of them."""
    sample = _sample(known)
    places = {row: addresses_of(ram, known.rows[row][known.key]) for row in sample}
    pointers = pointers_to(ram, {address for found in places.values() for address in found})
    records = {
        row: [place - 4 * known.key for address in found for place in pointers[address]]
        for row, found in places.items()
    }
    if len(known.rows) == 1:
        return _single(ram, known, records[0])
    votes = _votes(records, 4 * len(known.rows[0]))
    best = [candidate for candidate, count in votes.most_common(4) if count > 1 or len(sample) == 2]
    fitting = [(agreement(ram, known, base, stride), base, stride) for base, stride in best]
    agreeing, base, stride = max(fitting, default=(0, 0, 0))
    if agreeing < AGREEING * len(known.rows):
        raise DiscoveryError(
            f"{known.name}: expected a table of {len(known.rows)} names; looked for {len(sample)}, "
            f"found {sum(map(len, places.values()))} texts, {sum(map(len, records.values()))} pointers; "
            f"the best place ({base:#x}, stride {stride}) holds {agreeing} of the names"
        )
    return FoundTable(base, stride, agreeing)


def agreement(ram: bytes, known: NamedTable, base: int, stride: int) -> int:
    """How many known rows stand, with all their strings, in a table at `base`."""
    return sum(_stands(ram, row, base + index * stride) for index, row in enumerate(known.rows))


def _stands(ram: bytes, strings: Sequence[str], record: int) -> bool:
    for index, text in enumerate(strings):
        address = word_at(ram, record + 4 * index)
        if (text_at(ram, address) if address else "") != text:
            return False
    return True


def _sample(known: NamedTable) -> list[int]:
    """Rows spread over the table whose key name is rare and not too short."""
    counts = Counter(row[known.key] for row in known.rows)
    rows = [i for i, row in enumerate(known.rows) if len(row[known.key]) > 3 and counts[row[known.key]] == 1]
    if not rows or (len(known.rows) > 1 and len(rows) < 2):
        raise DiscoveryError(f"{known.name}: expected at least two rows with a name of their own")
    step = max(1, (len(rows) - 1) // (SAMPLE - 1))
    return rows[::step][:SAMPLE]


def _votes(records: dict[int, list[int]], shortest: int) -> Counter[tuple[int, int]]:
    """How many pairs of sampled rows support each (base, stride)."""
    votes: Counter[tuple[int, int]] = Counter()
    rows = sorted(records)
    for first, second in ((a, b) for at, a in enumerate(rows) for b in rows[at + 1 :]):
        for low in records[first]:
            for high in records[second]:
                stride, rest = divmod(high - low, second - first)
                base = low - first * stride
                if rest == 0 and shortest <= stride <= LONGEST_STRIDE and base > 0:
                    votes[base, stride] += 1
    return votes


def _single(ram: bytes, known: NamedTable, records: list[int]) -> FoundTable:
    fitting = [record for record in records if _stands(ram, known.rows[0], record)]
    if len(fitting) != 1:
        raise DiscoveryError(f"{known.name}: expected one record of {known.rows[0]}, found {len(fitting)}")
    return FoundTable(fitting[0], None, 1)
