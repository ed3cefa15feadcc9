"""How Touchline 98's memory is found: texts known to be drawn, and the world record's directory of tables.

No address stands here: an address is found in the running game or it is not used.
"""

from __future__ import annotations

MAIN_MENU = ("Touchline 98",)  # drawn when the program has started

# table: the world record's fields with its address and its count
DIRECTORY = {
    "player": ("players", "player_count"),
    "club": ("clubs", "club_count"),
    "manager": ("managers", "manager_count"),
    "competition": ("competitions", "competition_count"),
    "fixture": ("fixtures", "fixture_count"),
    "news": ("news", "news_count"),
    "offer": ("offers", "offer_count"),
    "question": ("questions", "question_count"),
    "transfer": ("transfers", "transfer_count"),
    "career": ("careers", "career_count"),
    "drawn_text": ("drawn_texts", "drawn_text_count"),
}

MATCH_SPEEDS = (1, 4, 9)
DRAWN_TEXT_LIMIT = 512  # no screen holds more texts
END_OF_SCREEN = ("Esc", "Space", "Enter")  # the last text of a complete screen begins with one of these
