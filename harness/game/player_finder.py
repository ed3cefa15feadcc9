"""Opens the dealings with a player from the office, and is sure that they are his."""

from __future__ import annotations

from cm9798.editions.touchline98.macros import MENU_S
from cm9798.macros.find_player import way_to_player
from cm9798.macros.macro import Step
from cm9798.screens.person import shows_player
from cm9798.snapshot import Snapshot
from harness.game.eyes import Seen
from harness.game.navigator import Navigator
from harness.game.open_game import OpenGame

TRIES = 3  # a lost key leads elsewhere
DEALINGS, NEXT = ("dealings",), ("Escape", "Right", "Return")
FIND_S = 60.0  # a search looks at everybody after each letter


class PlayerFinder:
    """Begins anywhere on the way from the office."""

    def __init__(self, opened: OpenGame, navigator: Navigator) -> None:
        self._runner, self._navigator = opened.runner, navigator

    async def open(self, snapshot: Snapshot, player: int) -> Seen | None:
        """His dealings; None when no screen leads to them."""
        way = way_to_player(snapshot, player)
        if way is None:
            return None
        for _ in range(TRIES):
            await self._navigator.go("office")
            seen = await self._runner.attempt("find a player", Step((*way.keys, "Return"), DEALINGS, FIND_S))
            for _ in range(way.others + 1):
                if seen.screen not in DEALINGS:
                    break
                if shows_player(seen.texts, snapshot, player):
                    return seen
                seen = await self._runner.attempt("the next player", Step(NEXT, DEALINGS, MENU_S))
        return None
