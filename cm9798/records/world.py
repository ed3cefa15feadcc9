"""The world record: 512 bytes, date, random state and the directory of tables; GNDATAn.S16 begins with it."""

from __future__ import annotations

from typing import Annotated

from cm9798.records.declaration import declare
from cm9798.records.kinds import (
    ADDRESS,
    DATE,
    OBSERVER_ONLY,
    OWN,
    PUBLIC,
    S16,
    SHOWN,
    STRUCTURE,
    U8,
    U16,
    U32,
)

Numbers = tuple[int, ...]


class _World:
    version: Annotated[int, U8(0), STRUCTURE, OWN]
    match_speed: Annotated[int, U8(1), SHOWN, OWN]  # timer ticks a minute: 1, 4 or 9
    phase: Annotated[int, U8(2), SHOWN, OWN]  # 0 no game 1 day done 2 match day 3 season over
    date: Annotated[Numbers, DATE(3), SHOWN, PUBLIC]
    random: Annotated[Numbers, U32(6, 4), OBSERVER_ONLY, OWN]
    season: Annotated[int, U16(22), SHOWN, OWN]  # first year - 1900
    game_number: Annotated[int, U16(24), OBSERVER_ONLY, OWN]
    human_count: Annotated[int, U8(26), SHOWN, OWN]
    humans: Annotated[Numbers, U16(27, 16), SHOWN, OWN]  # manager indexes
    players: Annotated[int, ADDRESS(64), STRUCTURE, OWN]  # the directory: address, then count
    player_count: Annotated[int, U16(68), STRUCTURE, OWN]
    clubs: Annotated[int, ADDRESS(70), STRUCTURE, OWN]
    club_count: Annotated[int, U16(74), STRUCTURE, OWN]
    managers: Annotated[int, ADDRESS(76), STRUCTURE, OWN]
    manager_count: Annotated[int, U16(80), STRUCTURE, OWN]
    competitions: Annotated[int, ADDRESS(82), STRUCTURE, OWN]
    competition_count: Annotated[int, U16(86), STRUCTURE, OWN]
    fixtures: Annotated[int, ADDRESS(88), STRUCTURE, OWN]
    fixture_count: Annotated[int, U16(92), STRUCTURE, OWN]
    news: Annotated[int, ADDRESS(94), STRUCTURE, OWN]
    news_count: Annotated[int, U16(98), STRUCTURE, OWN]  # the newest is the last
    drawn_texts: Annotated[int, ADDRESS(100), STRUCTURE, OWN]
    drawn_text_count: Annotated[int, U16(104), STRUCTURE, OWN]
    match: Annotated[int, ADDRESS(106), STRUCTURE, OWN]
    strings: Annotated[int, ADDRESS(110), STRUCTURE, OWN]
    strings_size: Annotated[int, U32(114), STRUCTURE, OWN]
    tactic_names: Annotated[int, ADDRESS(118), STRUCTURE, OWN]  # 19 names; the table lies 0xA884 behind them
    pending_count: Annotated[int, U8(256), STRUCTURE, OWN]  # today's matches of people still to play
    pending_fixtures: Annotated[Numbers, U16(258, 16), STRUCTURE, OWN]
    pending_seeds: Annotated[Numbers, U32(290, 16), OBSERVER_ONLY, OWN]
    offers: Annotated[int, ADDRESS(180), STRUCTURE, OWN]
    offer_count: Annotated[int, U16(184), STRUCTURE, OWN]
    questions: Annotated[int, ADDRESS(186), STRUCTURE, OWN]
    question_count: Annotated[int, U16(190), STRUCTURE, OWN]  # the first is on the screen
    transfers: Annotated[int, ADDRESS(192), STRUCTURE, OWN]
    transfer_count: Annotated[int, U16(196), STRUCTURE, OWN]  # the newest is the last
    careers: Annotated[int, ADDRESS(198), STRUCTURE, OWN]
    career_count: Annotated[int, U16(202), STRUCTURE, OWN]
    history: Annotated[int, ADDRESS(232), STRUCTURE, OWN]  # players' seasons
    history_count: Annotated[int, U32(236), STRUCTURE, OWN]
    at_keyboard: Annotated[int, U8(204), SHOWN, OWN]  # which of the humans
    first_ability: Annotated[int, S16(205), OBSERVER_ONLY, OWN]  # mean of all at the start, in tenths
    retirements: Annotated[int, U16(207), OBSERVER_ONLY, OWN]  # since the start, as the next four
    sackings: Annotated[int, U16(209), OBSERVER_ONLY, OWN]
    bankruptcies: Annotated[int, U16(211), OBSERVER_ONLY, OWN]
    injuries: Annotated[int, U32(213), OBSERVER_ONLY, OWN]
    moves: Annotated[int, U32(217), OBSERVER_ONLY, OWN]


WORLD = declare("world", 512, _World)
