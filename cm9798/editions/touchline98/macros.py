"""The ways through Touchline 98's screens whose keys are always the same."""

from __future__ import annotations

from cm9798.macros.macro import Macro, Step

# Other matches are played while days go by; a half lasts 45 x 9 ticks of 55 ms at the slowest speed.
MENU_S, DAYS_S, HALF_S, FILES_S = 10.0, 300.0, 60.0, 30.0

ASKING = ("question", "offer_received")  # time stands still until the manager has answered
WAITING = (*ASKING, "sacked")
PAUSE_KEY, PLAY_ON_KEY = "space", "Escape"  # in a match: on its screen, and on the team selection of a pause

ADVANCE = Macro(
    "advance",
    ("office",),
    (Step(("c",), ("match_day", "end_of_season", *WAITING), DAYS_S),),
)
NEXT_SEASON = Macro(
    "next_season",
    ("end_of_season",),
    (Step(("space",), ("office", *WAITING), DAYS_S),),
)
KICK_OFF = Macro(
    "kick_off",
    ("match_day", "match_day_refused"),
    (Step(("p",), ("half_time", "match_day_refused"), HALF_S),),
    ends=("match_day_refused",),
)
SECOND_HALF = Macro(
    "second_half",
    ("half_time",),
    (Step(("space",), ("full_time", "extra_time_follows"), HALF_S),),
)
AFTER_PAUSE = Macro(
    "after_pause",
    ("team_selection_in_play",),
    (Step((PLAY_ON_KEY,), ("full_time", "extra_time_follows"), HALF_S),),
)
EXTRA_TIME = Macro(
    "extra_time",
    ("extra_time_follows",),
    (Step(("space",), ("extra_half_time",), HALF_S),),
)
REST_OF_EXTRA_TIME = Macro(
    "rest_of_extra_time",
    ("extra_half_time",),
    (Step(("space",), ("full_time", "penalties_follow"), HALF_S),),
)
SHOOT_OUT = Macro(
    "shoot_out",
    ("penalties_follow",),
    (Step(("space",), ("full_time",), HALF_S),),
)
TO_OFFICE = Macro(
    "to_office",
    ("full_time",),
    (
        Step(("space",), ("match_report",), MENU_S),
        Step(("space",), ("office", "sacked"), MENU_S),
    ),
)
ANSWER = Macro(
    "answer",
    ("question",),
    (Step(("1",), ("answer",), MENU_S),),
)
LEAVE_ANSWER = Macro(
    "leave_answer",
    ("answer",),
    (Step(("space",), ("office", *WAITING), MENU_S),),
)
DECIDE = {
    choice: Macro(f"{choice}_offer", ("offer_received",), (Step((key,), ("offer_received",), MENU_S),))
    for choice, key in (("accept", "a"), ("reject", "r"), ("negotiate", "n"))
}
LEAVE_OFFER = Macro(
    "leave_offer",
    ("offer_received",),
    (Step(("Escape",), ("office",), MENU_S),),
)
OPEN_TEAM_SELECTION = Macro(
    "open_team_selection",
    ("office", "match_day", "match_day_refused"),
    (Step(("t",), ("team_selection",), MENU_S),),
)
LEAVE_TEAM_SELECTION = Macro(
    "leave_team_selection",
    ("team_selection",),
    (Step(("Escape",), ("office", "match_day", "match_day_refused"), MENU_S),),
)
OPEN_IN_PLAY = Macro(
    "open_team_selection_in_play",
    ("half_time",),
    (Step(("t",), ("team_selection_in_play",), MENU_S),),
)
LEAVE_IN_PLAY = Macro(
    "leave_team_selection_in_play",
    ("team_selection_in_play",),
    (Step(("Escape",), ("half_time",), MENU_S),),
)

MACROS = (
    ADVANCE,
    NEXT_SEASON,
    KICK_OFF,
    SECOND_HALF,
    AFTER_PAUSE,
    EXTRA_TIME,
    REST_OF_EXTRA_TIME,
    SHOOT_OUT,
    ANSWER,
    LEAVE_ANSWER,
    *DECIDE.values(),
    LEAVE_OFFER,
    TO_OFFICE,
    OPEN_TEAM_SELECTION,
    LEAVE_TEAM_SELECTION,
    OPEN_IN_PLAY,
    LEAVE_IN_PLAY,
)
