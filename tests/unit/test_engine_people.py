"""People of the engine over years: growth, retirement, youngsters, injuries; squads stay whole."""

from __future__ import annotations

import struct

from deals import deals, holiday
from engine_program import Program

NONE = 0xFFFF


def _bodies(game: Program, slot: int, table: str, strings: int, size: int) -> list[bytes]:
    data = game.saved(slot)[table]
    (count,) = struct.unpack_from("<H", data, 0)
    at, found = 2, []
    for _ in range(count):
        for _ in range(strings):
            at += 2 + struct.unpack_from("<H", data, at)[0]
        found.append(data[at : at + size])
        at += size
    return found


def test_people_keep_their_standard_over_years(game: Program) -> None:
    """Eight seasons later there are as many players of the same mean ability and age."""
    reports = holiday(game, 8)
    assert len(reports) == 8
    assert abs(reports[-1]["ability"] / reports[0]["ability"] - 1) < 0.06
    assert abs(reports[-1]["players"] / reports[0]["players"] - 1) < 0.1
    assert 23 < reports[-1]["age"] < 30
    assert reports[-1]["retirements"] > 0
    assert reports[-1]["injuries"] > 100


def test_people_and_squads_agree_after_years(game: Program) -> None:
    """Who stands in a squad belongs to the club or is on loan there; nobody stands in two."""
    holiday(game, 4, save=2)
    players, clubs = _bodies(game, 2, "PLDATA", 2, 360), _bodies(game, 2, "TMDATA", 7, 1466)
    seen: set[int] = set()
    for index, club in enumerate(clubs):
        squad = [p for p in struct.unpack_from("<32H", club, 218) if p != NONE]
        assert len(squad) == struct.unpack_from("<H", club, 288)[0] <= 32
        for player in squad:
            assert player not in seen
            seen.add(player)
            owner, loan = (
                struct.unpack_from("<H", players[player], 15)[0],
                struct.unpack_from("<H", players[player], 191)[0],
            )
            assert index == (owner if loan == NONE else loan)
    for index, player in enumerate(players):
        if struct.unpack_from("<H", player, 15)[0] >= 5:
            assert index in seen


def test_people_attributes_stay_on_their_scale(game: Program) -> None:
    """Growth and decline leave every attribute between 0 and 20 and abilities between 1 and 200."""
    holiday(game, 4, save=2)
    for player in _bodies(game, 2, "PLDATA", 2, 360):
        assert max(player[233:258]) <= 20
        assert 1 <= struct.unpack_from("<h", player, 26)[0] <= 200


def test_people_go_on_alike_from_a_save(game: Program) -> None:
    """Fifty weeks with and without a save in between: byte for byte the same."""
    deals(game, "holiday 345", "days 200", save=2)
    deals(game, "days 144", slot=2, save=3)
    deals(game, "holiday 345", "days 344", save=4)
    assert game.saved(3) == game.saved(4)
