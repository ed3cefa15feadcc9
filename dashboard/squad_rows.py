"""A snapshot's own squad: what the game shows of each player, beside what only observers see."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cm9798.match_view import conditions_in_play
from cm9798.player_view import PlayersView
from cm9798.records.encodings import NONE
from cm9798.records.kinds import Visibility
from cm9798.records.player import PLAYER
from cm9798.snapshot import Snapshot
from cm9798.team_sheet import TeamSheet
from cm9798.views import PlayerView

ATTRIBUTES = tuple(field.name for field in PLAYER.fields.values() if 233 <= field.kind.offset <= 257)
HIDDEN_ATTRIBUTES = frozenset(
    name for name in ATTRIBUTES if PLAYER.fields[name].visibility is Visibility.OBSERVER_ONLY
)


@dataclass(frozen=True, slots=True)
class SquadRow:
    """One player. `shown` came through the view filter; `hidden` are observer-only values by field name."""

    shown: PlayerView
    hidden: dict[str, int]
    shirt: str

    @property
    def values(self) -> dict[str, int]:
        """All 0-20 attributes, those a screen shows and those it does not."""
        return {**self.shown.attributes, **self.hidden}


def squad_rows(snapshot: Snapshot, sheet: TeamSheet) -> Iterator[SquadRow]:
    """The squad in the game's order."""
    players = PlayersView(snapshot, conditions_in_play(snapshot))
    shirts = {player: shirt for shirt, player in enumerate(sheet.players, start=1)}
    club = snapshot.clubs[snapshot.human_club]
    for index in club["squad"][: int(club["squad_count"])].tolist():
        if index != NONE:
            stored = snapshot.players[index]
            hidden = {name: int(stored[name]) for name in ("ability", "potential", *HIDDEN_ATTRIBUTES)}
            shirt = shirts.get(index, 0)
            yield SquadRow(players[index], hidden, f"S{shirt - 11}" if shirt > 11 else str(shirt or ""))
