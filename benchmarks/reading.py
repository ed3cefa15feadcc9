"""Figures of reading a frozen game: tables to columns, objects, the text list, snapshots."""

from __future__ import annotations

from dataclasses import asdict

from benchmarks import bars
from benchmarks.bar import Figure
from benchmarks.one_game import OneGame
from benchmarks.timing import percentile, time_each, time_each_async
from cm9798.editions.touchline98.macros import LEAVE_TEAM_SELECTION, OPEN_TEAM_SELECTION
from cm9798.memory_map import screen_gather, table_range
from cm9798.player_view import PlayersView
from cm9798.records.encodings import NONE
from cm9798.records.player import PLAYER
from cm9798.snapshot import Snapshot, canonical
from harness.handlers import take_snapshot
from harness.spine.effects import TakeSnapshot
from harness.spine.state import RunState
from memdaemon.contract import GatherRequest

MS = 1000.0


async def player_table(one: OneGame) -> Figure:
    """The bytes as they lie in the guest, to the columns of a snapshot."""
    opened = one.game.opened
    span = table_range(await opened.tables.directory(), "player")
    content = await opened.guest.read(span.address, span.size)
    seconds = time_each(lambda: canonical(PLAYER, PLAYER.table(content)), 200)
    return Figure(bars.PLAYER_TABLE, percentile(seconds, 50) * MS)


async def squad_objects(one: OneGame) -> Figure:
    """Every player of the manager's club as what his screens show."""
    snapshot = await one.game.snapshot()
    squad = [int(player) for player in snapshot.clubs[snapshot.human_club]["squad"] if int(player) != NONE]
    seconds = time_each(lambda: _objects(snapshot, squad), 200)
    return Figure(bars.SQUAD_OBJECTS, percentile(seconds, 50) * MS)


def _objects(snapshot: Snapshot, squad: list[int]) -> list[object]:
    players = PlayersView(snapshot, {})
    return [players[player] for player in squad]


async def text_list(one: OneGame) -> list[Figure]:
    """The fullest screen before a match: records and strings by one call of the daemon."""
    opened = one.game.opened
    await opened.runner.run(OPEN_TEAM_SELECTION)
    asked = GatherRequest(**asdict(screen_gather(opened.eyes.world, await opened.tables.directory())))
    seconds = await time_each_async(lambda: opened.guest.gather(asked), 1000)
    await opened.runner.run(LEAVE_TEAM_SELECTION)
    return [
        Figure(bars.TEXT_LIST_P50, percentile(seconds, 50) * MS),
        Figure(bars.TEXT_LIST_P99, percentile(seconds, 99) * MS),
    ]


async def snapshots(one: OneGame) -> Figure:
    """What a run does at every stop: read, decode, hash, append with rows, durable on disk."""
    effect, state = TakeSnapshot("match_day"), RunState()

    async def take_and_store() -> None:
        happened = await take_snapshot.handle(effect, state, one.parts)
        one.log.append(happened.events, happened.snapshot)

    seconds = await time_each_async(take_and_store, 20)
    return Figure(bars.SNAPSHOT, percentile(seconds, 50) * MS)
