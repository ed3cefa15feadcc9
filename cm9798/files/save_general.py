"""GNDATAn.S16: the world record, the match record, the fixtures, the news, and what passes between clubs."""

from __future__ import annotations

from dataclasses import dataclass

from cm9798.files.errors import FileFormatError
from cm9798.records.career import CAREER
from cm9798.records.fixture import FIXTURE
from cm9798.records.history import HISTORY
from cm9798.records.match import MATCH
from cm9798.records.news import NEWS
from cm9798.records.offer import OFFER
from cm9798.records.question import QUESTION
from cm9798.records.transfer import TRANSFER
from cm9798.records.world import WORLD


@dataclass(frozen=True, slots=True)
class General:
    """The parts of the file, each as the records' bytes."""

    world: bytes
    match: bytes
    fixtures: bytes
    news: bytes
    offers: bytes = b""
    questions: bytes = b""
    transfers: bytes = b""
    careers: bytes = b""
    history: bytes = b""


def decode(data: bytes, file: str) -> General:
    """The parts, cut where the world record's counts say; FileFormatError at another length."""
    if len(data) < WORLD.size:
        raise FileFormatError(file, 0, f"a world record of {WORLD.size} bytes", f"{len(data)} bytes")
    world = WORLD.table(data, 1)[0]
    sizes = {
        "world": WORLD.size,
        "match": MATCH.size,
        "fixtures": int(world["fixture_count"]) * FIXTURE.size,
        "news": int(world["news_count"]) * NEWS.size,
        "offers": int(world["offer_count"]) * OFFER.size,
        "questions": int(world["question_count"]) * QUESTION.size,
        "transfers": int(world["transfer_count"]) * TRANSFER.size,
        "careers": int(world["career_count"]) * CAREER.size,
        "history": int(world["history_count"]) * HISTORY.size,
    }
    if len(data) != sum(sizes.values()):
        parts = ", ".join(f"{name} {size}" for name, size in sizes.items())
        raise FileFormatError(
            file, WORLD.size, f"{sum(sizes.values())} bytes ({parts})", f"{len(data)} bytes"
        )
    ends = [sum(list(sizes.values())[: i + 1]) for i in range(len(sizes))]
    return General(*(data[end - size : end] for end, size in zip(ends, sizes.values(), strict=True)))


def encode(general: General) -> bytes:
    """The file's bytes."""
    return b"".join(
        (
            *(general.world, general.match, general.fixtures, general.news),
            *(general.offers, general.questions, general.transfers, general.careers),
            general.history,
        )
    )
