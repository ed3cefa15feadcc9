"""The screens of Touchline 98: name, title, and texts that tell two screens of one title apart.

The first line that fits is the screen, so a screen with more required texts stands before the plain one.
"""

from __future__ import annotations

from cm9798.screens.screen import Screen

KEY_TEXT = 27  # the colour of the key on a button
GOOD = 2  # the colour of an answer that grants what was asked; a refusal has another

# Where a screen gives the game's answer to what was done on it, in pixels from the top.
ANSWER_Y = {"dealings": 424, "make_offer": 396, "offer_received": 396, "contract_talks": 428}

SUM_LABELS = {"dealings": "Asking price", "make_offer": "Fee", "offer_received": "Your price"}  # of the field
PERSON_Y = 50  # the line with a player's name and club, on his profile
NEWS_PAGE = 24  # rows of the list of news
NEWS_BODY = (12, 118, 616, 286)  # x, y, width, height of the page that a news item is written on
TALK_ROWS = (
    "Wage a week", "Years",
    "Win bonus", "Goal bonus", "Promotion bonus", "Domestic trophy bonus", "European trophy bonus",
    "Big club release", "Relegation release", "Non-promotion release", "Free on expiry",
    "Manager's job release",
)  # fmt: skip

SCREENS = (
    Screen("main_menu", "Touchline 98", ("New Game", "Load Game", "Quit")),
    Screen("new_game", "New Game"),
    Screen("new_manager", "New Manager"),
    Screen("load_game", "Load Game"),
    Screen("save_game", "Save Game"),
    Screen("leave_question", "Manager's Office", ("Leave this game? Y/N",)),
    Screen("time_goes_by", "Manager's Office", ("Enter  Time goes by...",)),
    Screen("office", "Manager's Office"),
    Screen("squad", "Squad"),
    Screen("player", "Player Profile"),
    Screen("dealings", "Player Dealings"),
    Screen("make_offer", "Make Offer"),
    Screen("transfer_offers", "Transfer Offers"),
    Screen("offer_received", "Offer Received"),
    Screen("contract_talks", "Contract Talks"),
    Screen("transfer_market", "Transfer Market"),
    Screen("shortlist", "Shortlist"),
    Screen("team_selection_in_play", "Team Selection", ("Match in play",)),
    Screen("team_selection", "Team Selection"),
    Screen("fixtures", "Fixtures"),
    Screen("league_table", "League Table"),
    Screen("club_squad", "Club Squad"),
    Screen("competitions", "Competitions"),
    Screen("competition", "Competition"),
    Screen("news_item", "News Item"),
    Screen("news", "News"),
    Screen("finances", "Finances"),
    Screen("board", "Board Confidence"),
    Screen("club", "Club Information"),
    Screen("managers", "Manager History"),
    Screen("question", "Question"),
    Screen("answer", "Question Answered"),
    Screen("on_holiday", "Holiday", ("Enter  Time goes by...",)),
    Screen("holiday", "Holiday"),
    Screen("match_day_refused", "Match Day", ("Team selection refused:",)),
    Screen("match_day", "Match Day"),
    Screen("half_time", "Match", ("Half-time",)),
    Screen("extra_time_follows", "Match", ("Extra time follows",)),
    Screen("extra_half_time", "Match", ("Half-time of extra time",)),
    Screen("penalties_follow", "Match", ("Penalties follow",)),
    Screen("full_time", "Match", ("Full time",)),
    Screen("match", "Match"),
    Screen("match_report", "Match Report"),
    Screen("end_of_season", "End of Season"),
    Screen("sacked", "Sacked"),
)
