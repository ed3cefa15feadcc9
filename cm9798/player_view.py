"""Players as the game's screens show them, each built when it is looked at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cm9798.records.competition import COMPETITION
from cm9798.records.encodings import NONE
from cm9798.records.fixture import FIXTURE
from cm9798.records.match import MATCH
from cm9798.records.player import PLAYER, VISIBLE_ATTRIBUTES
from cm9798.records.world import WORLD
from cm9798.shown_row import ShownRow
from cm9798.snapshot import Snapshot
from cm9798.views import PlayerView
from cm9798.words import age_on, full_name, morale_word, position_words, status_words

MATCH_DAY = 2  # of the world record's `phase`
EUROPEAN_CUP = 4  # of a competition's `kind`


class PlayersView(Mapping[int, PlayerView]):
    """Every player of the world by table index; `conditions` are those of a match in play."""

    def __init__(self, snapshot: Snapshot, conditions: Mapping[int, int]) -> None:
        self._snapshot = snapshot
        self._in_europe = plays_in_europe_today(snapshot)
        self._conditions = conditions
        self._built: dict[int, PlayerView] = {}

    def __getitem__(self, index: int) -> PlayerView:
        """The player; KeyError when there is none of that index."""
        if index not in self._built:
            if not 0 <= index < len(self._snapshot.players):
                raise KeyError(index)
            self._built[index] = player_view(
                self._snapshot, index, self._conditions, in_europe=self._in_europe
            )
        return self._built[index]

    def __iter__(self) -> Iterator[int]:
        return iter(range(len(self._snapshot.players)))

    def __len__(self) -> int:
        return len(self._snapshot.players)


def plays_in_europe_today(snapshot: Snapshot) -> bool:
    """Whether it is the day of the human club's European match: its bans count then too."""
    fixture = ShownRow(MATCH, snapshot.match).number("fixture")
    if ShownRow(WORLD, snapshot.world).number("phase") != MATCH_DAY or fixture >= len(snapshot.fixtures):
        return False
    competition = ShownRow(FIXTURE, snapshot.fixtures[fixture]).number("competition")
    return ShownRow(COMPETITION, snapshot.competitions[competition]).number("kind") == EUROPEAN_CUP


def player_view(
    snapshot: Snapshot, index: int, conditions: Mapping[int, int], *, in_europe: bool = False
) -> PlayerView:
    """One player's screens as a value."""
    row = ShownRow(PLAYER, snapshot.players[index])
    apps = row.number("apps")
    rested = min(100, row.number("condition") * row.number("recovery") // 100)
    banned = row.number("domestic_ban") or (row.number("european_ban") if in_europe else 0)
    return PlayerView(
        index=index,
        name=full_name(*snapshot.player_names[index]),
        nation=club_name(snapshot, row.number("nation")),
        club=club_name(snapshot, row.number("club")),
        age=age_on(row.day("birth"), snapshot.game_date),
        position=position_words(row.number("positions"), row.number("sides")),
        condition=conditions.get(index, rested),
        morale=morale_word(row.number("morale")),
        recent_ratings=tuple(rating for rating in row.numbers("recent_ratings") if rating),
        status=status_words(row.number("injury_type"), row.number("injury_days"), banned),
        contract_expires=row.day("expires"),
        wage_per_week=row.number("wage"),
        value=row.number("value"),
        apps=apps,
        goals=row.number("goals"),
        assists=row.number("assists"),
        average_rating=_average(row.number("rating_total"), apps),
        yellows=row.number("yellows"),
        reds=row.number("reds"),
        attributes={name: row.number(name) for name in VISIBLE_ATTRIBUTES},
    )


def _average(total: int, apps: int) -> float | None:
    """Two decimals, a half rounded up, as on the squad screen."""
    return (100 * total + apps // 2) // apps / 100 if apps else None


def player_name(snapshot: Snapshot, player: int) -> str:
    """A player's full name, in the game's words for one who does not exist."""
    known = player < len(snapshot.player_names)
    return full_name(*snapshot.player_names[player]) if known else "That player"


def short_club_name(snapshot: Snapshot, club: int) -> str:
    """A club's short name, as in sentences."""
    return snapshot.club_names[club][1] if club < len(snapshot.club_names) else "no club"


def club_name(snapshot: Snapshot, club: int) -> str:
    """A club's long name; empty for no club."""
    return "" if club == NONE or club >= len(snapshot.club_names) else snapshot.club_names[club][0]
