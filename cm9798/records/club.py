"""The club record: 1,466 bytes, clubs, nations and the five pseudo-clubs, in memory and in TMDATAn.S16."""

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
    S16,
    S32,
    SHOWN,
    STRUCTURE,
    TEXT,
    U8,
    U16,
    U32,
)

Numbers = tuple[int, ...]


class _Club:
    long_name: Annotated[int, TEXT(0), STRUCTURE, PUBLIC]
    short_name: Annotated[int, TEXT(4), STRUCTURE, PUBLIC]
    description: Annotated[int, TEXT(8), STRUCTURE, PUBLIC]
    city: Annotated[int, TEXT(12), STRUCTURE, PUBLIC]
    region: Annotated[int, TEXT(16), STRUCTURE, PUBLIC]
    division_code: Annotated[int, TEXT(20), STRUCTURE, PUBLIC]
    stadium: Annotated[int, TEXT(24), STRUCTURE, PUBLIC]
    nation: Annotated[int, U16(28), SHOWN, PUBLIC]
    map_x: Annotated[int, U8(34), OBSERVER_ONLY, PUBLIC]
    map_y: Annotated[int, U8(35), OBSERVER_ONLY, PUBLIC]
    eec: Annotated[int, U8(36), OBSERVER_ONLY, PUBLIC]
    manager: Annotated[int, U16(37), SHOWN, PUBLIC]
    months: Annotated[int, U8(40), OBSERVER_ONLY, PUBLIC]
    popularity: Annotated[int, U8(60), OBSERVER_ONLY, PUBLIC]
    flexibility: Annotated[int, U8(61), OBSERVER_ONLY, PUBLIC]
    capacity: Annotated[int, U16(69), SHOWN, PUBLIC]
    seating: Annotated[int, U16(73), OBSERVER_ONLY, PUBLIC]
    support: Annotated[int, U8(77), OBSERVER_ONLY, PUBLIC]
    start_balance: Annotated[float, F64(87), SHOWN, PUBLIC]  # balance = this + incomes - costs
    division: Annotated[int, U8(103), SHOWN, PUBLIC]  # competition index, 255 none
    last_division: Annotated[int, U8(104), SHOWN, PUBLIC]
    last_position: Annotated[int, U8(105), SHOWN, PUBLIC]
    squad: Annotated[Numbers, U16(218, 32), SHOWN, PUBLIC]  # player indexes, FFFF none
    squad_count: Annotated[int, U16(288), SHOWN, PUBLIC]
    reputation: Annotated[int, U8(290), OBSERVER_ONLY, PUBLIC]
    colours: Annotated[Numbers, U8(300, 4), OBSERVER_ONLY, OWN]
    shortlist: Annotated[Numbers, U8(377, 80), SHOWN, PUBLIC]  # 16 x 5 bytes, first 2 = player index
    season_tickets: Annotated[float, F64(467), SHOWN, PUBLIC]
    gate: Annotated[float, F64(475), SHOWN, PUBLIC]
    prize_money: Annotated[float, F64(483), SHOWN, PUBLIC]
    player_sales: Annotated[float, F64(499), SHOWN, PUBLIC]
    other_income: Annotated[float, F64(507), SHOWN, PUBLIC]
    wages: Annotated[float, F64(515), SHOWN, PUBLIC]
    bonuses_paid: Annotated[float, F64(523), SHOWN, PUBLIC]
    purchases: Annotated[float, F64(531), SHOWN, PUBLIC]
    other_costs: Annotated[float, F64(539), SHOWN, PUBLIC]
    record_year: Annotated[int, U16(787), OBSERVER_ONLY, PUBLIC]  # the season's first year - 1900
    record_division: Annotated[int, U8(789), OBSERVER_ONLY, PUBLIC]
    position: Annotated[int, U8(790), SHOWN, PUBLIC]
    played: Annotated[int, U8(791), SHOWN, PUBLIC]
    won: Annotated[int, U8(792), SHOWN, PUBLIC]
    drawn: Annotated[int, U8(793), SHOWN, OWN]
    lost: Annotated[int, U8(794), SHOWN, OWN]
    goals_for: Annotated[int, U16(795), SHOWN, OWN]
    goals_against: Annotated[int, U16(797), SHOWN, OWN]
    points: Annotated[int, U16(799), SHOWN, OWN]
    home_won: Annotated[int, U8(801), OBSERVER_ONLY, OWN]
    home_drawn: Annotated[int, U8(802), OBSERVER_ONLY, OWN]
    home_lost: Annotated[int, U8(803), OBSERVER_ONLY, OWN]
    home_for: Annotated[int, U16(804), OBSERVER_ONLY, OWN]
    home_against: Annotated[int, U16(806), OBSERVER_ONLY, OWN]
    form: Annotated[Numbers, U8(808, 6), IN_WORDS, OWN]  # newest first: 0 none 1 won 2 drawn 3 lost
    cups: Annotated[int, U8(814), IN_WORDS, OWN]  # still in: 1 Challenge, 2 League, 4 European Cup
    # won this season: bits as above, 8 division, 16 promoted, 32 relegated
    honours: Annotated[int, U8(815), IN_WORDS, OWN]
    # The team sheet: SHOWN, but on the own club's team selection only; the view filter reads no other club's.
    sheet_players: Annotated[Numbers, U16(1000, 16), SHOWN, OWN]  # shirts 1-11, substitutes 12-16
    sheet_cells: Annotated[Numbers, U8(1032, 32), SHOWN, OWN]  # 11 positions, 5, 11 run-to, 5
    sheet_tactic: Annotated[int, U8(1064), SHOWN, OWN]
    sheet_captain: Annotated[int, U16(1065), SHOWN, OWN]
    sheet_penalties: Annotated[int, U16(1067), SHOWN, OWN]
    sheet_free_kicks: Annotated[int, U16(1069), SHOWN, OWN]
    sheet_corners: Annotated[int, U16(1071), SHOWN, OWN]
    expected_position: Annotated[int, U8(1100), IN_WORDS, OWN]  # the board's wish for this season
    level: Annotated[int, S16(1101), OBSERVER_ONLY, OWN]  # mean ability of the best fourteen
    transfer_money: Annotated[float, F64(1103), SHOWN, OWN]  # what the manager may spend
    wage_limit: Annotated[float, F64(1111), SHOWN, OWN]  # pounds a week
    bought: Annotated[int, U8(1119), SHOWN, OWN]  # players, this season
    sold: Annotated[int, U8(1120), SHOWN, OWN]
    in_trouble: Annotated[int, U8(1121), IN_WORDS, OWN]  # 1 = the bank runs the club
    home_matches: Annotated[int, U8(1122), IN_WORDS, OWN]  # this season, league; behind the average crowd
    crowd_total: Annotated[int, U32(1123), IN_WORDS, OWN]  # shown as the average
    manager_since: Annotated[Numbers, DATE(1127), OBSERVER_ONLY, OWN]
    out_on_loan: Annotated[int, U8(1130), OBSERVER_ONLY, OWN]  # own players at other clubs
    money_warnings: Annotated[int, U8(1131), OBSERVER_ONLY, OWN]
    cup_prizes: Annotated[int, S32(1132), OBSERVER_ONLY, OWN]  # part of prize_money
    squad_size: Annotated[int, U8(1136), OBSERVER_ONLY, OWN]  # how many players it likes to have


CLUB = declare("club", 1466, _Club)
