"""A whole world from a size and a seed: the bytes of the three DB1 files, of histories and of names."""

from __future__ import annotations

from cm9798.files import career_history, db1, extra_names
from cm9798.files.db1_fields import MANAGER_FIELDS, PLAYER_FIELDS, TEAM_FIELDS, Field
from cm9798.touchline98.world import clubs, histories, manager_rows, player_rows, team_rows
from cm9798.touchline98.world import extra_names as more_names
from cm9798.touchline98.world.people import People
from cm9798.touchline98.world.sizes import Size

VERSION = 2  # raise it whenever the same size and seed give other bytes
FILES = ("PLAYERS.DB1", "TMDATA.DB1", "MGDATA.DB1", career_history.NAME, extra_names.NAME)


def generate(size: Size, seed: int) -> dict[str, bytes]:
    """File name -> bytes; the same size and seed give the same bytes."""
    key = f"touchline98/{seed}"
    all_clubs = clubs.make(size, key)
    people = People(key)
    managers = manager_rows.make(all_clubs, people, key)
    players = player_rows.make(size, all_clubs, people, key)
    contents = (
        _file(PLAYER_FIELDS, players),
        _file(TEAM_FIELDS, team_rows.make(all_clubs, key)),
        _file(MANAGER_FIELDS, managers),
        career_history.encode(histories.make(players, all_clubs, key)),
        extra_names.encode(more_names.make(players, people)),
    )
    return dict(zip(FILES, contents, strict=True))


def _file(fields: tuple[Field, ...], rows: tuple[db1.Row, ...]) -> bytes:
    return db1.encode(db1.Db1Table(fields, rows, next_id=len(rows)))
