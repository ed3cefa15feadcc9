"""The player record: 360 bytes, one a person, in memory and in PLDATAn.S16."""

from __future__ import annotations

from typing import Annotated

from cm9798.records.declaration import declare
from cm9798.records.kinds import (
    DATE,
    F64,
    IN_WORDS,
    OBSERVER_ONLY,
    OWN,
    PUBLIC,
    PUBLIC_DISPUTED,
    S8,
    S16,
    SHOWN,
    STRUCTURE,
    TEXT,
    U8,
    U16,
)

Numbers = tuple[int, ...]


class _Player:
    first_name: Annotated[int, TEXT(0), STRUCTURE, PUBLIC]
    second_name: Annotated[int, TEXT(4), STRUCTURE, PUBLIC]
    nation: Annotated[int, U16(8), SHOWN, PUBLIC]  # club table index of the nation's row
    caps: Annotated[int, U16(10), SHOWN, PUBLIC]
    international_goals: Annotated[int, U8(12), OBSERVER_ONLY, PUBLIC]
    club: Annotated[int, U16(15), SHOWN, PUBLIC]
    unused_link: Annotated[int, U16(17), STRUCTURE, PUBLIC]  # FFFF
    plays: Annotated[int, S8(19), IN_WORDS, PUBLIC]  # 100 = regular
    birth: Annotated[Numbers, DATE(20), SHOWN, PUBLIC]  # as the age
    positions: Annotated[
        int, U16(23), IN_WORDS, PUBLIC
    ]  # bit pairs GK SW D A M S F right; 0 no 1 can 2 natural
    sides: Annotated[int, U8(25), IN_WORDS, PUBLIC]  # bit pairs left, central
    ability: Annotated[int, S16(26), OBSERVER_ONLY, PUBLIC]
    potential: Annotated[int, S16(28), OBSERVER_ONLY, PUBLIC]
    reputation: Annotated[int, S16(30), OBSERVER_ONLY, PUBLIC]
    talent: Annotated[int, S16(34), OBSERVER_ONLY, PUBLIC]
    recent_ratings: Annotated[Numbers, U8(40, 5), SHOWN, OWN]  # newest first, 0 none
    loan_until: Annotated[Numbers, DATE(45), OBSERVER_ONLY, OWN]
    discontent: Annotated[int, U8(48), IN_WORDS, OWN]  # 0..100
    wants_away: Annotated[int, U8(49), IN_WORDS, OWN]  # 1 = has asked to leave
    refusals: Annotated[int, U8(50), OBSERVER_ONLY, OWN]  # contract proposals refused in these talks
    talks_blocked: Annotated[int, U8(51), OBSERVER_ONLY, OWN]  # months without talks about a contract
    peak: Annotated[int, S16(52), OBSERVER_ONLY, OWN]  # the best ability that he ever had
    promised: Annotated[int, U8(54), OBSERVER_ONLY, OWN]  # 1 = a place in the team has been promised
    wage: Annotated[float, F64(68), SHOWN, PUBLIC]  # pounds a week
    joined: Annotated[Numbers, DATE(76), IN_WORDS, PUBLIC]  # whom the board misses: nobody new
    expires: Annotated[Numbers, DATE(79), SHOWN, PUBLIC]
    bonuses: Annotated[Numbers, U8(82, 5), IN_WORDS, PUBLIC]
    clauses: Annotated[Numbers, U8(87, 6), IN_WORDS, PUBLIC]
    value: Annotated[float, F64(122), SHOWN, PUBLIC]  # pounds
    transfer_status: Annotated[int, U8(138), IN_WORDS, PUBLIC]
    interested_clubs: Annotated[int, U8(139), OBSERVER_ONLY, PUBLIC]
    work_permit: Annotated[int, U8(140), SHOWN, PUBLIC]
    asking_price: Annotated[float, F64(141), SHOWN, OWN]  # pounds; 0 = the game's own idea
    loan_club: Annotated[int, U16(191), SHOWN, PUBLIC]
    recallable: Annotated[int, U8(193), OBSERVER_ONLY, PUBLIC]
    loan_status: Annotated[int, U8(194), OBSERVER_ONLY, PUBLIC]
    deal_stage: Annotated[int, U8(195), OBSERVER_ONLY, PUBLIC]
    fixed_price: Annotated[int, U8(196), OBSERVER_ONLY, PUBLIC]
    condition: Annotated[int, U8(197), SHOWN, PUBLIC]  # shown: condition * recovery / 100
    recovery: Annotated[int, U16(198), SHOWN, PUBLIC]
    injury_type: Annotated[int, U16(201), SHOWN, PUBLIC]  # 0 none
    injury_days: Annotated[int, U16(203), SHOWN, PUBLIC]
    domestic_ban: Annotated[int, U8(210), SHOWN, PUBLIC]  # matches still to miss
    ban_start: Annotated[Numbers, DATE(211), OBSERVER_ONLY, PUBLIC]
    european_ban: Annotated[int, U8(219), SHOWN, PUBLIC]
    international_ban: Annotated[int, U8(228), OBSERVER_ONLY, PUBLIC]
    adaptability: Annotated[int, U8(233), OBSERVER_ONLY, PUBLIC_DISPUTED]
    aggression: Annotated[int, U8(234), SHOWN, PUBLIC]
    big_occasion: Annotated[int, U8(235), OBSERVER_ONLY, PUBLIC_DISPUTED]
    character: Annotated[int, U8(236), OBSERVER_ONLY, PUBLIC_DISPUTED]
    morale: Annotated[int, U8(237), IN_WORDS, PUBLIC_DISPUTED]
    consistency: Annotated[int, U8(238), OBSERVER_ONLY, PUBLIC]
    creativity: Annotated[int, U8(239), SHOWN, PUBLIC]
    determination: Annotated[int, U8(240), SHOWN, PUBLIC]
    dirtyness: Annotated[int, U8(241), OBSERVER_ONLY, PUBLIC]
    dribbling: Annotated[int, U8(242), SHOWN, PUBLIC]
    flair: Annotated[int, U8(243), SHOWN, PUBLIC]
    heading: Annotated[int, U8(244), SHOWN, PUBLIC]
    influence: Annotated[int, U8(245), SHOWN, PUBLIC]
    injury_proneness: Annotated[int, U8(246), OBSERVER_ONLY, PUBLIC]
    marking: Annotated[int, U8(247), SHOWN, PUBLIC_DISPUTED]
    off_the_ball: Annotated[int, U8(248), SHOWN, PUBLIC_DISPUTED]
    pace: Annotated[int, U8(249), SHOWN, PUBLIC]
    passing: Annotated[int, U8(250), SHOWN, PUBLIC]
    positioning: Annotated[int, U8(251), SHOWN, PUBLIC]
    set_pieces: Annotated[int, U8(252), SHOWN, PUBLIC]
    shooting: Annotated[int, U8(253), SHOWN, PUBLIC]
    stamina: Annotated[int, U8(254), SHOWN, PUBLIC]
    strength: Annotated[int, U8(255), SHOWN, PUBLIC]
    tackling: Annotated[int, U8(256), SHOWN, PUBLIC]
    technique: Annotated[int, U8(257), SHOWN, PUBLIC]
    apps: Annotated[int, U8(267), SHOWN, PUBLIC]  # domestic season
    goals: Annotated[int, U8(268), SHOWN, PUBLIC]
    assists: Annotated[int, U8(269), SHOWN, PUBLIC]
    rating_total: Annotated[int, U16(270), SHOWN, PUBLIC]  # average rating = rating_total / apps
    man_of_match: Annotated[int, U8(272), OBSERVER_ONLY, PUBLIC]
    yellows: Annotated[int, U8(273), SHOWN, PUBLIC]
    reds: Annotated[int, U8(274), SHOWN, PUBLIC]
    discipline_points: Annotated[int, U8(275), OBSERVER_ONLY, PUBLIC]
    european_apps: Annotated[int, U8(276), SHOWN, PUBLIC]  # European season
    european_goals: Annotated[int, U8(277), OBSERVER_ONLY, PUBLIC]
    european_assists: Annotated[int, U8(278), OBSERVER_ONLY, PUBLIC]
    european_rating_total: Annotated[int, U16(279), OBSERVER_ONLY, PUBLIC]
    european_man_of_match: Annotated[int, U8(281), OBSERVER_ONLY, PUBLIC]
    european_yellows: Annotated[int, U8(282), OBSERVER_ONLY, PUBLIC]
    european_reds: Annotated[int, U8(283), OBSERVER_ONLY, PUBLIC]
    season_caps: Annotated[int, U8(284), OBSERVER_ONLY, PUBLIC]  # season with his country
    season_cap_goals: Annotated[int, U8(285), OBSERVER_ONLY, PUBLIC]
    season_cap_assists: Annotated[int, U8(286), OBSERVER_ONLY, PUBLIC]
    season_cap_rating_total: Annotated[int, U16(287), OBSERVER_ONLY, PUBLIC]
    season_cap_man_of_match: Annotated[int, U8(289), OBSERVER_ONLY, PUBLIC]
    season_cap_yellows: Annotated[int, U8(290), OBSERVER_ONLY, PUBLIC]
    season_cap_reds: Annotated[int, U8(291), OBSERVER_ONLY, PUBLIC]


PLAYER = declare("player", 360, _Player)

# The 24 attributes lie side by side in the data file's order; these are the ones a screen shows.
VISIBLE_ATTRIBUTES = tuple(
    field.name
    for field in PLAYER.fields.values()
    if 233 <= field.kind.offset <= 257 and field.visibility is SHOWN
)
