"""The fake game's verdict on the human club's team sheet."""

from __future__ import annotations

from typing import Any

from cm9798.team_sheet import (
    NONE,
    SHEET_OFFSET,
    SHEET_SIZE,
    SquadFact,
    TeamSheet,
    Verdict,
    decode_sheet,
    verdict,
)
from harness.game.fake_world import World

SHEET = ("players", "cells", "tactic", "captain", "penalties", "free_kicks", "corners")


def sheet_of(world: World) -> TeamSheet:
    """The sheet as it stands in the club's record."""
    club: Any = world["club"][world.human_club]
    return decode_sheet(club.tobytes()[SHEET_OFFSET : SHEET_OFFSET + SHEET_SIZE])


def sheet_verdict(world: World) -> Verdict:
    """Whether the match can kick off."""
    squad = {int(player) for player in world["club"][world.human_club]["squad"]} - {NONE}
    sheet = sheet_of(world)
    facts = {
        player: SquadFact(
            name=world.full_name(player),
            ours=player in squad,
            injured=bool(world["player"][player]["injury_type"]),
            banned=bool(world["player"][player]["domestic_ban"]),
        )
        for player in {*squad, *sheet.players} - {NONE}
        if player < len(world["player"])
    }
    return verdict(sheet, facts)
