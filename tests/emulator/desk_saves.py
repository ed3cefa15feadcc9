"""Saves of the real game with something on the manager's desk, a game that has loaded one, a bad keyboard."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from game_files import game_directory
from real_game import BENCHMARK, START_SLOT

from cm9798.files.s16 import Save, read_save, snapshot_of, write_save
from cm9798.records.offer import OFFER
from cm9798.records.question import QUESTION
from cm9798.records.world import WORLD
from harness.game.dos_game import DosGame

TO_DECIDE, TALKS = 4, 3  # of an offer's `state`
Change = Callable[[Save], Save]


@asynccontextmanager
async def prepared_game(folder: Path, *changes: Change) -> AsyncIterator[DosGame]:
    """A game of its own below `folder` in the office, loaded from the start save with these changes."""
    directory = game_directory(folder, BENCHMARK)
    save = read_save(directory, START_SLOT)
    for change in changes:
        save = change(save)
    write_save(directory, START_SLOT, save)
    game = DosGame("run-1", directory, folder)
    try:
        await game.start()
        await game.load(START_SLOT)
        yield game
    finally:
        await game.stop()


def own_squad(save: Save) -> list[int]:
    """The human's players, in the order of his squad."""
    snapshot = snapshot_of(save)
    club = snapshot.clubs[snapshot.human_club]
    return [int(player) for player in club["squad"][: int(club["squad_count"])]]


def with_question(save: Save) -> Save:
    """A player asks for a transfer."""
    snapshot = snapshot_of(save)
    row = QUESTION.empty(1)
    row["date"], row["kind"], row["club"] = snapshot.world["date"], 1, snapshot.human_club
    row["manager"], row["player"] = snapshot.world["humans"][0], own_squad(save)[-1]
    row["other_club"] = 0xFFFF
    return _with_records(save, "questions", row.tobytes(), question_count=1)


def with_offer(fee: int, *, loan: bool = False) -> Change:
    """Another club wants the last player of the squad."""

    def change(save: Save) -> Save:
        snapshot = snapshot_of(save)
        own, player = snapshot.human_club, own_squad(save)[-1]
        return _with_offer(save, own + 1, own, player, fee=fee, kind=int(loan), state=TO_DECIDE)

    return change


def with_talks(player: int) -> Change:
    """A club has accepted the human club's offer: the player waits for terms."""

    def change(save: Save) -> Save:
        snapshot = snapshot_of(save)
        seller = int(snapshot.players[player]["club"])
        return _with_offer(save, snapshot.human_club, seller, player, fee=1000, kind=0, state=TALKS)

    return change


def _with_offer(save: Save, buyer: int, seller: int, player: int, **values: int) -> Save:
    row: Any = OFFER.empty(1)
    world = snapshot_of(save).world
    row["date"], row["answer"], row["lapses"] = world["date"], world["date"], world["date"]
    row["lapses"][0, 2] += 1  # a year later
    row["answer"][0, 2] += 1
    row["buyer"], row["seller"], row["player"] = buyer, seller, player
    for name, value in values.items():
        row[name] = value
    return _with_records(save, "offers", row.tobytes(), offer_count=1)


def _with_records(save: Save, part: str, records: bytes, **counts: int) -> Save:
    world: Any = WORLD.table(save.general.world).copy()
    for name, count in counts.items():
        world[name] = count
    changed: dict[str, bytes] = {part: records, "world": world.tobytes()}
    return replace(save, general=replace(save.general, **changed))


def faulty(game: DosGame, *, lost: Sequence[int] = (), twice: Sequence[int] = ()) -> None:
    """From now on some of the keys, by number, do not arrive or arrive twice."""
    guest, count, type_them = game.opened.guest, 0, game.opened.guest.keys

    async def typed(keys: Sequence[str], gap_ms: int = 15) -> None:
        nonlocal count
        for key in keys:
            count += 1
            for _ in range(0 if count in lost else 2 if count in twice else 1):
                await type_them((key,), gap_ms)

    guest.keys = typed  # type: ignore[method-assign]  # the daemon's fault, played by the test
