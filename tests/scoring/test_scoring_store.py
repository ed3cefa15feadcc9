"""Results from stored snapshots: what counts, what is set aside, what a changed row changes."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from sqlalchemy import delete, func, select, update

from harness.errors import SettingsError
from harness.store.database import Database, open_database
from harness.store.tables import SCORES, SNAPSHOT_TABLES
from scoring.built_batch import BuiltRun, BuiltStop, build_batch
from scoring.results import rescore, results

AUGUST, JANUARY, MAY = date(1997, 8, 9), date(1998, 1, 1), date(1998, 5, 17)
FIELDS = (
    "name", "rank", "points", "league_points", "seasons_completed", "share_of_days", "matches_played",
    "cup_matches_played", "turns", "fallbacks", "restores", "stop_reason", "game_date",
)  # fmt: skip
CHAMPION = BuiltRun("Champion", [BuiltStop("full_time", AUGUST, 3, 1), BuiltStop("season_end", MAY, 80, 38)])
SACKED = BuiltRun(
    "Sacked",
    [BuiltStop("full_time", AUGUST, 1, 1), BuiltStop("match_day", JANUARY, 1, 1, employed=False)],
    stop_reason="sacked",
)
RESTARTED = BuiltRun(
    "Restarted",
    [BuiltStop("full_time", AUGUST, 3, 1, cup=1)],
    stop_reason="parked",
    set_aside=[BuiltStop("full_time", AUGUST, 3, 1, cup=2), BuiltStop("season_end", MAY, 70, 38)],
)


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    opened = open_database(f"sqlite:///{tmp_path / 'scored.db'}")
    yield opened
    opened.close()


@pytest.fixture
def batch(database: Database) -> str:
    return build_batch(database, [RESTARTED, SACKED, CHAMPION])


def test_results_document_has_its_fields_in_order(database: Database, batch: str) -> None:
    """Batch, benchmark, entries with thirteen fields each, no references yet."""
    document = results(database, batch)
    assert list(document) == ["batch", "benchmark", "entries", "references"]
    assert (document["batch"], document["benchmark"], document["references"]) == (batch, "built-v1", [])
    assert [tuple(entry) for entry in document["entries"]] == [FIELDS] * 3


def test_results_rank_the_finished_and_list_the_others_last(database: Database, batch: str) -> None:
    """80 + 5 before the sacked manager's single point; the parked run has no rank."""
    entries = results(database, batch)["entries"]
    assert [(e["name"], e["rank"], e["points"]) for e in entries] == [
        ("Champion", 1, 85),
        ("Sacked", 2, 1),
        ("Restarted", None, 3),
    ]


def test_results_measure_a_sacked_run_against_the_most_advanced(database: Database, batch: str) -> None:
    """184 days in charge of the 320 to the champion's last day."""
    sacked = results(database, batch)["entries"][1]
    assert (sacked["share_of_days"], sacked["game_date"]) == (round(184 / 320, 4), "1998-01-01")


def test_results_ignore_what_a_restart_set_aside(database: Database, batch: str) -> None:
    """Points, cup matches and dates of the second attempt only; the restart is counted."""
    restarted = results(database, batch)["entries"][2]
    assert (restarted["points"], restarted["cup_matches_played"], restarted["restores"]) == (3, 1, 1)
    assert restarted["game_date"] == "1997-08-09"


def test_rescore_prints_what_results_print_and_stores_it(database: Database, batch: str) -> None:
    """The same document before, from and after a rescore; one score row a run."""
    before = results(database, batch)
    assert rescore(database, batch) == before == results(database, batch)
    with database.read() as connection:
        assert connection.execute(select(func.count()).select_from(SCORES)).scalar_one() == 3


def test_rescore_needs_no_score_rows(database: Database, batch: str) -> None:
    """After the score rows are deleted everything is found again from the snapshots."""
    before = rescore(database, batch)
    with database.write() as connection:
        connection.execute(delete(SCORES))
    assert results(database, batch) == before
    assert rescore(database, batch) == before


def test_rescore_of_altered_points_changes_exactly_that_entry(database: Database, batch: str) -> None:
    """One number in the champion's last table moves his points and nothing else."""
    before = rescore(database, batch)
    with database.write() as connection:
        last = select(func.max(SNAPSHOT_TABLES.c.seq)).where(SNAPSHOT_TABLES.c.run == f"{batch}-03")
        own = (
            SNAPSHOT_TABLES.c.run == f"{batch}-03",
            SNAPSHOT_TABLES.c.seq == last.scalar_subquery(),
            SNAPSHOT_TABLES.c.is_human,
        )
        changed = connection.execute(update(SNAPSHOT_TABLES).where(*own).values(points=79))
        assert changed.rowcount == 1
    after = rescore(database, batch)
    assert after["entries"][0] == {**before["entries"][0], "points": 84, "league_points": 79}
    assert after["entries"][1:] == before["entries"][1:]


def test_scores_of_an_earlier_moment_are_not_used(database: Database) -> None:
    """A run that went on after it was scored is computed from its snapshots."""
    batch = build_batch(database, [CHAMPION])
    rescore(database, batch)
    with database.write() as connection:
        connection.execute(update(SCORES).values(points=1, seq=1))
    assert results(database, batch)["entries"][0]["points"] == 85


def test_results_of_equal_points_share_a_rank_and_stand_by_name(database: Database) -> None:
    """Two runs with the same points, named in the wrong order."""
    stops = [BuiltStop("full_time", AUGUST, 3, 1)]
    batch = build_batch(database, [BuiltRun("Zeta", stops), BuiltRun("Alpha", stops)])
    entries = results(database, batch)["entries"]
    assert [(e["name"], e["rank"]) for e in entries] == [("Alpha", 1), ("Zeta", 1)]


def test_results_of_an_unknown_batch_are_a_settings_error(database: Database) -> None:
    """The message names the batch."""
    with pytest.raises(SettingsError, match='no batch "nobody"'):
        results(database, "nobody")
