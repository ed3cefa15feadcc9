"""Reading and writing whole saved games."""

from __future__ import annotations

import random
import struct
from pathlib import Path

import numpy as np
import oracle_save
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cm9798.files import s16, save_index, save_table
from cm9798.files.errors import FileFormatError
from cm9798.files.save_general import General
from cm9798.files.save_table import SaveTable
from cm9798.records.all_records import RECORDS
from cm9798.records.club import CLUB
from cm9798.records.manager import MANAGER
from cm9798.snapshot import SnapshotError

NAMES = ("Free Transfer", "Ärn United", "Bé Town")


def _bodies(name: str, rows: list[dict[str, object]]) -> bytes:
    table = RECORDS[name].empty(len(rows))
    for i, row in enumerate(rows):
        for field, value in row.items():
            table[field][i] = value
    return table.tobytes()


def small_save() -> s16.Save:
    """Two clubs that have played each other once, 2-1."""
    unsold: dict[str, object] = {"club": 1, "nation": 0, "loan_club": 0xFFFF}
    nothing: dict[str, object] = {"squad": 0xFFFF, "sheet_players": 0xFFFF, "division": 255}
    won = {"position": 1, "played": 1, "won": 1, "goals_for": 2, "goals_against": 1, "points": 3}
    lost = {"position": 2, "played": 1, "lost": 1, "goals_for": 1, "goals_against": 2}
    clubs: list[dict[str, object]] = [
        nothing,
        {**nothing, "division": 0, **won},
        {**nothing, "division": 0, **lost},
    ]
    teams = np.full(25, 0xFFFF)
    teams[:2] = 1, 2
    fixture = {"home": 1, "away": 2, "home_goals": 2, "away_goals": 1, "played": 1, "date": (9, 8, 97)}
    counts = {"player_count": 2, "club_count": 3, "manager_count": 1, "competition_count": 1}
    world = {
        "date": (9, 8, 97),
        "season": 97,
        "human_count": 1,
        "fixture_count": 2,
        "news_count": 1,
        **counts,
    }
    return s16.Save(
        "Ärn United 9 August 1997",
        {
            "player": SaveTable((("José", "Núñez"), ("", "Pele")), _bodies("player", [unsold, unsold])),
            "club": SaveTable(tuple((name, name, *[""] * 5) for name in NAMES), _bodies("club", clubs)),
            "manager": SaveTable((("A", "B"),), _bodies("manager", [{"club": 1, "human": 1}])),
            "competition": SaveTable(
                (("First", "First", "1st", "EPR", "England"),),
                _bodies("competition", [{"team_count": 2, "teams": teams}]),
            ),
        },
        General(
            _bodies("world", [world]),
            _bodies("match", [{"fixture": 0, "clubs": (1, 2)}]),
            _bodies("fixture", [fixture, {"home": 2, "away": 1}]),
            _bodies("news", [{"club": 1, "player": 0xFFFF}]),
        ),
    )


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    s16.write_save(tmp_path, 3, small_save())
    return tmp_path


def test_save_round_trip(saved: Path, tmp_path: Path) -> None:
    """A save that is read and written again has the same six files, byte for byte."""
    before = {path.name: path.read_bytes() for path in saved.iterdir()}
    s16.write_save(tmp_path, 3, s16.read_save(saved, 3))
    assert set(before) == {*s16.file_names(3), save_index.NAME}
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_save_string_addresses(saved: Path) -> None:
    """A body's string addresses count all strings of the file from 0x00C00000, each with one NUL."""
    data = (saved / "PLDATA3.S16").read_bytes()
    body = data.index(b"\xfa\xf1ez") + 4
    assert struct.unpack_from("<II", data, body) == (0xC00000, 0xC00005)
    assert struct.unpack_from("<II", data, len(data) - 360) == (0xC0000B, 0xC0000C)


def test_save_decoded(saved: Path) -> None:
    """A snapshot of a save has its tables, its strings and the human's club."""
    snapshot = s16.snapshot_of(s16.read_save(saved, 3))
    assert (snapshot.game_date.isoformat(), snapshot.season, snapshot.human_club) == ("1997-08-09", 1997, 1)
    assert snapshot.player_names == (("José", "Núñez"), ("", "Pele"))
    assert [int(points) for points in snapshot.clubs["points"]] == [0, 3, 0]


def test_save_slot_name(saved: Path) -> None:
    """The index keeps the names of the other slots."""
    s16.write_save(saved, 1, small_save())
    assert [bool(name) for name in save_index.read(saved)] == [True, False, True, *[False] * 4]
    assert s16.read_save(saved, 1).name == "Ärn United 9 August 1997"


def test_save_table_by_oracle(saved: Path) -> None:
    """The simple reader finds the same league table in the club records and in the results."""
    table = oracle_save.league_table(saved, 3)
    assert [(line.club, line.points) for line in table] == [("Ärn United", 3), ("Bé Town", 0)]
    assert table == oracle_save.league_table_from_results(saved, 3)


@pytest.mark.parametrize("name", s16.file_names(3))
@pytest.mark.parametrize("change", [-1, 1])
def test_save_file_of_wrong_length(saved: Path, name: str, change: int) -> None:
    """A file that lacks a byte or has one more is refused by its name."""
    path = saved / name
    data = path.read_bytes()
    path.write_bytes(data[:change] if change < 0 else data + b"\0")
    with pytest.raises(FileFormatError) as caught:
        s16.read_save(saved, 3)
    assert caught.value.file == name


def test_save_of_two_games(saved: Path) -> None:
    """A table file of another game is refused: its count is not the world record's."""
    save = small_save()
    other = SaveTable(save.tables["manager"].strings * 2, save.tables["manager"].bodies * 2)
    (saved / "MGDATA3.S16").write_bytes(save_table.encode(other, MANAGER))
    with pytest.raises(
        FileFormatError, match=r"GNDATA3\.S16 at byte 0x50: expected 2 as manager_count, found 1"
    ):
        s16.read_save(saved, 3)


def test_save_link_into_nowhere(saved: Path) -> None:
    """A club's player beyond the player table is refused with record, field and value."""
    save = small_save()
    bodies = bytearray(save.tables["club"].bodies)
    struct.pack_into("<H", bodies, CLUB.size + CLUB.fields["squad"].kind.offset + 2, 2)
    broken = SaveTable(save.tables["club"].strings, bytes(bodies))
    (saved / "TMDATA3.S16").write_bytes(save_table.encode(broken, CLUB))
    with pytest.raises(FileFormatError, match=r"TMDATA3\.S16 .*club 1, squad: an index below 2 .*found 2"):
        s16.read_save(saved, 3)


@given(st.sampled_from(["player", "club", "manager", "competition"]), st.data())
def test_table_file_damaged(name: str, data: st.DataObject) -> None:
    """Whatever is cut or overwritten, a table file decodes or is refused with the named error."""
    whole = bytearray(save_table.encode(small_save().tables[name], RECORDS[name]))
    for _ in range(data.draw(st.integers(0, 4))):
        whole[data.draw(st.integers(0, len(whole) - 1))] = data.draw(st.integers(0, 255))
    cut = bytes(whole[: data.draw(st.integers(0, len(whole)))])
    try:
        table = save_table.decode(cut, RECORDS[name], "X")
    except FileFormatError:
        return
    assert len(table.bodies) == len(table.strings) * RECORDS[name].size


def test_save_damaged_anywhere(tmp_path: Path) -> None:
    """Of 200 saves with some bytes overwritten or cut off each decodes or is refused by a named error."""
    chance = random.Random(98)
    s16.write_save(tmp_path, 3, small_save())
    refused = 0
    for _ in range(200):
        path = tmp_path / chance.choice(s16.file_names(3))
        sound = path.read_bytes()
        damaged = bytearray(sound)
        for _ in range(chance.randint(1, 6)):
            damaged[chance.randrange(min(300, len(damaged)))] = chance.randrange(256)
        path.write_bytes(damaged[: chance.choice([len(damaged), chance.randrange(len(damaged))])])
        try:
            s16.snapshot_of(s16.read_save(tmp_path, 3))
        except (FileFormatError, SnapshotError):
            refused += 1
        path.write_bytes(sound)
    assert refused > 100


def test_slot_out_of_range(tmp_path: Path) -> None:
    """There are seven slots; an empty one is a missing file."""
    with pytest.raises(ValueError, match=r"a slot is 1\.\.7, not 8"):
        s16.read_save(tmp_path, 8)
    with pytest.raises(FileNotFoundError):
        s16.read_save(tmp_path, 7)
