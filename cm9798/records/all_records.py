"""Every declared record by name, in the order of the game's own table of fields."""

from __future__ import annotations

from cm9798.records.appearance import APPEARANCE
from cm9798.records.career import CAREER
from cm9798.records.club import CLUB
from cm9798.records.competition import COMPETITION
from cm9798.records.declaration import Record
from cm9798.records.drawn_text import DRAWN_TEXT
from cm9798.records.fixture import FIXTURE
from cm9798.records.history import HISTORY
from cm9798.records.incident import INCIDENT
from cm9798.records.manager import MANAGER
from cm9798.records.match import MATCH
from cm9798.records.news import NEWS
from cm9798.records.offer import OFFER
from cm9798.records.player import PLAYER
from cm9798.records.question import QUESTION
from cm9798.records.transfer import TRANSFER
from cm9798.records.world import WORLD

RECORDS: dict[str, Record] = {
    record.name: record
    for record in (
        PLAYER,
        CLUB,
        MANAGER,
        COMPETITION,
        FIXTURE,
        NEWS,
        OFFER,
        QUESTION,
        TRANSFER,
        CAREER,
        HISTORY,
        DRAWN_TEXT,
        APPEARANCE,
        INCIDENT,
        MATCH,
        WORLD,
    )
}
