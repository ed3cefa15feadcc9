"""Whether a player's screen shows a certain one of the world: by his name, club, age and contract."""

from __future__ import annotations

from collections.abc import Sequence

from cm9798.editions.touchline98.screens import PERSON_Y
from cm9798.macros.planner import money
from cm9798.records.encodings import decode_date
from cm9798.screen_text import Text
from cm9798.snapshot import Snapshot
from cm9798.words import age_on, date_words, full_name

FIRST_CLUB = 5  # table indexes below are no clubs: without a club, retired, ...


def beside(texts: Sequence[Text], label: str) -> str:
    """What stands to the right of a label; empty when nothing does."""
    for place in texts:
        if place.text == label:
            right = [text for text in texts if text.y == place.y and text.x > place.x]
            return min(right, key=lambda text: text.x).text if right else ""
    return ""


def shows_player(texts: Sequence[Text], snapshot: Snapshot, player: int) -> bool:
    """On his profile or the dealings with him. Who agrees in all of this is the same for a person, too."""
    row = snapshot.players[player]
    heading = [text.text for text in texts if text.y == PERSON_Y]
    expires = decode_date(row["expires"])
    return (
        full_name(*snapshot.player_names[player]) in heading
        and beside(texts, "Age") == f"{age_on(decode_date(row['birth']), snapshot.game_date)} years"
        and beside(texts, "Wage") == money(int(row["wage"]))
        and (expires is None or beside(texts, "Expires") == date_words(expires))
        and _club_is_right(heading, snapshot, int(row["club"]))
    )


def _club_is_right(heading: Sequence[str], snapshot: Snapshot, club: int) -> bool:
    playing = FIRST_CLUB <= club < len(snapshot.club_names)
    return not playing or snapshot.club_names[club][0] in heading
