"""Changes in play through the tactics screen of the real game, confirmed from memory."""

from __future__ import annotations

from pathlib import Path

import pytest
from real_game import loaded_game, to_half_time

from cm9798.records.match import appearances
from cm9798.snapshot import Snapshot
from cm9798.view_filter import own_sheet
from harness.game.changes_in_play import own_side
from harness.game.dos_game import DosGame

pytestmark = pytest.mark.emulator


async def moment(game: DosGame) -> tuple[object, ...]:
    """Date, minute and score: what a change in play must leave."""
    snapshot = await game.snapshot()
    match = snapshot.match
    return snapshot.game_date, int(match["minute"]), match["goals"].tolist(), int(match["phase"])


def statuses(snapshot: Snapshot, *players: int) -> list[int]:
    return [own_side(snapshot).status[player] for player in players]


async def test_game_substitutions(tmp_path: Path) -> None:
    """Three substitutions are made and confirmed, the fourth is refused in words; time stands still."""
    async with loaded_game(tmp_path) as game:
        await to_half_time(game)
        before = await moment(game)
        sheet = own_sheet(await game.snapshot())
        for shirt, bench in ((1, 11), (5, 13), (10, 15)):
            off, on = sheet.players[shirt], sheet.players[bench]
            answer = await game.substitute(off, on)
            assert answer.accepted
            assert answer.confirmed
            assert " replaces " in answer.text
            assert statuses(await game.snapshot(), off, on) == [2, 1]
        fourth = await game.substitute(sheet.players[2], sheet.players[12])
        assert (fourth.text, fourth.accepted) == ("All substitutions have been made.", False)
        assert statuses(await game.snapshot(), sheet.players[2], sheet.players[12]) == [1, 0]
        assert await moment(game) == before
        assert (await game.resume_match(to_the_end=True)).kind == "full_time"
        final = (await game.snapshot()).match
        assert sorted(final["subs_used"].tolist())[-1] == 3


async def test_game_substitution_that_cannot_be(tmp_path: Path) -> None:
    """A player who went off cannot go off again, one who came on not come on again: the game's words."""
    async with loaded_game(tmp_path) as game:
        await to_half_time(game)
        snapshot = await game.snapshot()
        sheet = own_sheet(snapshot)
        off, on = sheet.players[6], sheet.players[14]
        assert (await game.substitute(off, on)).confirmed
        again = await game.substitute(off, sheet.players[12])
        assert again.text == f"{' '.join(snapshot.player_names[off])} is not on the pitch."
        twice = await game.substitute(sheet.players[3], on)
        assert twice.text == f"{' '.join(snapshot.player_names[on])} cannot come on."
        stranger = next(i for i in range(len(snapshot.players)) if i not in own_side(snapshot).rows)
        assert not (await game.substitute(sheet.players[3], stranger)).accepted


@pytest.mark.parametrize("steps", [pytest.param(1, id="next"), pytest.param(-3, id="back")])
async def test_game_tactic_in_play(tmp_path: Path, steps: int) -> None:
    """The wanted tactic is answered by name and stands in memory; asking for it again changes nothing."""
    async with loaded_game(tmp_path) as game:
        await to_half_time(game)
        before = await moment(game)
        wanted = (own_side(await game.snapshot()).tactic + steps) % 19
        answer = await game.change_tactic(wanted)
        assert (answer.accepted, answer.confirmed) == (True, True)
        assert answer.text.startswith("Tactic: ")
        snapshot = await game.snapshot()
        assert own_side(snapshot).tactic == wanted
        assert await moment(game) == before
        assert (await game.change_tactic(wanted)).confirmed
        lines = appearances(snapshot.match)
        assert lines.shape == (2, 16)
