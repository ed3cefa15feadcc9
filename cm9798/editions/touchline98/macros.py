"""The ways through Touchline 98's screens whose keys are always the same."""

from __future__ import annotations

from cm9798.macros.macro import Macro, Step

# Other matches are played while days go by; a half lasts 45 x 9 ticks of 55 ms at the slowest speed.
MENU_S, DAYS_S, HALF_S, FILES_S = 10.0, 120.0, 60.0, 30.0

ADVANCE = Macro(
    "advance",
    ("office",),
    (Step(("c",), ("match_day", "end_of_season"), DAYS_S),),
)
NEXT_SEASON = Macro(
    "next_season",
    ("end_of_season",),
    (Step(("space",), ("office",), DAYS_S),),
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
    (Step(("space",), ("full_time",), HALF_S),),
)
TO_OFFICE = Macro(
    "to_office",
    ("full_time",),
    (
        Step(("space",), ("match_report",), MENU_S),
        Step(("space",), ("office",), MENU_S),
    ),
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
    TO_OFFICE,
    OPEN_TEAM_SELECTION,
    LEAVE_TEAM_SELECTION,
    OPEN_IN_PLAY,
    LEAVE_IN_PLAY,
)
