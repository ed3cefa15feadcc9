"""Freezes a batch: checks lineup, game and scoring, hashes every file, and stores it all under a new id.

`freeze(lineup_path, database=..., settings=..., ...) -> batch id`. Nothing is stored unless all is in order.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Mapping
from datetime import datetime
from pathlib import Path

from harness.errors import SettingsError
from harness.freezing.frozen import FrozenBatch, FrozenRun, Versions
from harness.freezing.hashes import hashed_files
from harness.freezing.lineup import Lineup, read_lineup, slug
from harness.freezing.machine import installed_versions
from harness.freezing.scoring_tests import check_scoring
from harness.freezing.start_save import game_files, read_start_save
from harness.models.cli.installed import BELOW, check_installed
from harness.models.cli.programs import PROGRAMS
from harness.settings import Settings, shown_path
from harness.store.batches import NewRun, insert_batch
from harness.store.database import Database

SUFFIX_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is mistaken for another


def freeze(
    lineup_path: Path,
    *,
    root: Path,
    database: Database,
    settings: Settings,
    environment: Mapping[str, str],
    now: Callable[[], datetime],
    versions: Callable[[], Versions] = installed_versions,
    progress: Callable[[str], None] = lambda _line: None,
) -> str:
    """The new batch's id; SettingsError (and nothing stored) when something is not in order."""
    lineup, benchmark = read_lineup(lineup_path, root, environment)
    start_save = read_start_save(lineup.benchmark, root)
    _check_game(root)
    channels = {entry.channel for entry in lineup.entries}
    _check_clis(channels, root)
    progress(f"{shown_path(lineup_path, root)}: running the scoring tests, then hashing every file")
    check_scoring(root)
    created_at = now()
    batch = _new_id(lineup.benchmark, created_at)
    frozen = FrozenBatch(
        batch=batch,
        benchmark_name=lineup.benchmark,
        benchmark=benchmark,
        lineup_file=shown_path(lineup_path, root),
        runs=_runs(batch, lineup),
        start_save=start_save,
        game_files=game_files(),
        settings=settings.frozen(),
        versions=versions(),
    )
    insert_batch(
        database,
        batch,
        benchmark=lineup.benchmark,
        created_at=created_at,
        frozen=frozen.model_dump_json(),
        files=hashed_files(root, lineup_path, channels),
        runs=[NewRun(run.run, run.entry.name) for run in frozen.runs],
    )
    return batch


def _check_game(root: Path) -> None:
    for path in game_files().values():
        if not (root / path).is_file():
            raise SettingsError(f"{path} does not exist; build the game with `make setup`")


def _check_clis(channels: Collection[str], root: Path) -> None:
    for channel, program in PROGRAMS.items():
        if channel in channels:
            check_installed(program, root / BELOW)


def _new_id(benchmark: str, created_at: datetime) -> str:
    suffix = "".join(secrets.choice(SUFFIX_LETTERS) for _ in range(4))
    return f"{benchmark}-{created_at:%Y%m%d}-{suffix}"


def _runs(batch: str, lineup: Lineup) -> tuple[FrozenRun, ...]:
    return tuple(
        FrozenRun(run=f"{batch}-{number:02}-{slug(entry.name)}", entry=entry)
        for number, entry in enumerate(lineup.entries, start=1)
    )
