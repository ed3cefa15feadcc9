"""Which screen of the game shows each field that a view may read: one line a field, by the screen's title."""

from __future__ import annotations

PROFILE, DEALINGS = "Player Profile", "Player Dealings"
CLUB, MONEY, BOARD = "Club Information", "Finances", "Board Confidence"
TABLE, SHEET, IN_PLAY = "League Table", "Team Selection", "Team Selection"
REPORT, CUP, OFFERS = "Match Report", "Competition", "Transfer Offers"
OFFICE, CAREER, NEWS = "Manager's Office", "Manager History", "News"

ATTRIBUTES = (
    "aggression", "creativity", "determination", "dribbling", "flair", "heading", "influence", "marking",
    "off_the_ball", "pace", "passing", "positioning", "set_pieces", "shooting", "stamina", "strength",
    "tackling", "technique",
)  # fmt: skip

SCREENS: dict[str, dict[str, str]] = {
    "player": {
        "nation": PROFILE,
        "caps": DEALINGS,
        "club": PROFILE,
        "plays": DEALINGS,  # "At the club"
        "birth": PROFILE,  # the age
        "positions": PROFILE,
        "sides": PROFILE,
        "recent_ratings": PROFILE,
        "discontent": DEALINGS,  # "Mood", of own men
        "wants_away": DEALINGS,  # the same
        "wage": PROFILE,
        "joined": BOARD,  # nobody new is missed in the team
        "expires": PROFILE,
        "bonuses": DEALINGS,  # how many; which ones: Contract Talks
        "clauses": DEALINGS,
        "value": PROFILE,
        "transfer_status": DEALINGS,
        "work_permit": DEALINGS,
        "asking_price": DEALINGS,
        "loan_club": DEALINGS,
        "condition": PROFILE,
        "recovery": PROFILE,  # a part of the condition
        "injury_type": PROFILE,
        "injury_days": PROFILE,
        "domestic_ban": PROFILE,
        "european_ban": PROFILE,  # on the day of a European match
        "morale": PROFILE,
        **dict.fromkeys(ATTRIBUTES, PROFILE),
        "apps": PROFILE,
        "goals": PROFILE,
        "assists": PROFILE,
        "rating_total": PROFILE,
        "yellows": PROFILE,
        "reds": PROFILE,
        "european_apps": DEALINGS,
    },
    "club": {
        "nation": CLUB,
        "manager": CLUB,
        "capacity": CLUB,
        "start_balance": MONEY,
        "division": CLUB,
        "last_division": CLUB,
        "last_position": CLUB,
        "squad": "Squad",
        "squad_count": CLUB,
        "shortlist": "Shortlist",
        **dict.fromkeys(("season_tickets", "gate", "prize_money", "player_sales", "other_income"), MONEY),
        **dict.fromkeys(("wages", "bonuses_paid", "purchases", "other_costs"), MONEY),
        "position": CLUB,
        **dict.fromkeys(("played", "won", "drawn", "lost", "goals_for", "goals_against", "points"), TABLE),
        "form": "Match Day",
        "cups": CLUB,
        "honours": "End of Season",
        **dict.fromkeys(("sheet_players", "sheet_cells", "sheet_tactic"), SHEET),  # the own club's alone
        **dict.fromkeys(("sheet_captain", "sheet_penalties", "sheet_free_kicks", "sheet_corners"), SHEET),
        "expected_position": CLUB,
        "transfer_money": MONEY,
        "wage_limit": MONEY,
        "bought": CLUB,
        "sold": CLUB,
        "in_trouble": MONEY,
        "home_matches": CLUB,  # behind the average attendance
        "crowd_total": CLUB,
    },
    "manager": {
        "club": CAREER,
        "human": "New Manager",  # whose club nobody else can take
        "board_confidence": BOARD,
        "tactic": CLUB,
        "status": BOARD,  # the warnings
        "since": BOARD,  # more time for a new man
    },
    "competition": {
        "team_count": TABLE,
        "teams": TABLE,
        "kind": "Competitions",
        "substitutes_used": IN_PLAY,
        "holder": "Competitions",
        "winner": "Competitions",
        "round": "Competitions",
        **dict.fromkeys(("promoted", "playoffs", "relegated"), TABLE),  # stripes, no text
    },
    "fixture": {
        **dict.fromkeys(("home", "away", "competition", "date", "home_goals", "away_goals"), "Fixtures"),
        **dict.fromkeys(("played", "attendance"), "Fixtures"),
        **dict.fromkeys(("round", "leg", "extra_time", "home_penalties", "away_penalties", "neutral"), CUP),
        "decided": CUP,  # the winner's colour
    },
    "news": {
        **dict.fromkeys(("date", "kind", "club", "other_club", "player", "amount"), NEWS),
        "fixture": "News Item",
    },
    "offer": dict.fromkeys(("kind", "state", "buyer", "seller", "player", "fee", "asked", "lapses"), OFFERS),
    "question": dict.fromkeys(("kind", "club", "player", "other_club", "amount"), "Question"),
    "transfer": dict.fromkeys(("date", "kind", "player", "from_club", "to", "fee"), NEWS),  # of the own club
    "career": dict.fromkeys(
        ("manager", "club", "since", "until", "how", "played", "won", "drawn", "lost"), CAREER
    ),
    "history": dict.fromkeys(("player", "club", "season", "apps", "goals", "on_loan"), PROFILE),
    "drawn_text": dict.fromkeys(("x", "y", "font", "colour"), OFFICE),  # of whatever is on the screen
    "appearance": {
        **dict.fromkeys(("player", "rating", "goals", "yellows", "red", "minute_on", "minute_off"), REPORT),
        **dict.fromkeys(("cell", "status", "condition", "run"), IN_PLAY),
    },
    "incident": dict.fromkeys(("minute", "kind", "side", "player", "other"), "Match"),
    "match": {
        **dict.fromkeys(("clubs", "phase", "minute", "goals", "subs_used", "tactics"), "Match"),
        **dict.fromkeys(("incident_count", "incidents", "penalties", "kicks", "first_leg"), "Match"),
        **dict.fromkeys(("fixture", "shots", "shots_on_target", "attendance", "players", "corners"), REPORT),
        **dict.fromkeys(("fouls", "midfield", "man_of_match"), REPORT),
    },
    "world": {
        "match_speed": OFFICE,
        "phase": "Match Day",  # whether it is one
        "date": OFFICE,
        "season": OFFICE,  # of the date
        **dict.fromkeys(("human_count", "humans", "at_keyboard"), OFFICE),
    },
}
