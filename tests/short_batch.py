"""A batch frozen by hand, of entries that a test chooses and as few matches as it needs."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from datetime import UTC, date, datetime
from pathlib import Path

from harness.freezing.benchmark import Period, read_benchmark
from harness.freezing.frozen import FrozenBatch, FrozenRun, StartSave
from harness.freezing.hashes import hashed_files, sha256_of_files
from harness.freezing.lineup import Entry
from harness.freezing.machine import installed_versions
from harness.freezing.start_save import START_FILES, game_files, read_start_save
from harness.settings import project_root
from harness.store.batches import NewRun, insert_batch
from harness.store.database import Database

BENCHMARK = "smoke-v1"


def start_save_in(folder: Path) -> StartSave:
    """Slot 1 of a game directory as a start save."""
    files = {name: hashlib.sha256((folder / name).read_bytes()).hexdigest() for name in START_FILES}
    day, month, year = (folder / "GNDATA1.S16").read_bytes()[3:6]
    return StartSave(
        folder=str(folder),
        files=files,
        sha256=sha256_of_files(files),
        game_date=date(1900 + year, month, day),
    )


def short_batch(
    database: Database, folder: Path, entries: Sequence[Entry], period: Period, start: Path | None = None
) -> FrozenBatch:
    """Store the batch; its runs `<batch>-1`, ... wait. Start save: smoke-v1's, or that in `start`."""
    root, batch = project_root(), f"short-{secrets.token_hex(4)}"
    lineup = folder / "short.toml"
    lineup.write_text("# entries given by a test\n", encoding="utf-8")
    benchmark = read_benchmark(BENCHMARK, root).model_copy(update={"period": period})
    frozen = FrozenBatch(
        batch=batch,
        benchmark_name=BENCHMARK,
        benchmark=benchmark,
        lineup_file=str(lineup),
        runs=tuple(
            FrozenRun(run=f"{batch}-{number}", entry=entry) for number, entry in enumerate(entries, 1)
        ),
        start_save=read_start_save(BENCHMARK, root) if start is None else start_save_in(start),
        game_files=game_files(),
        settings={"parallel": 4},
        versions=installed_versions(),
    )
    insert_batch(
        database,
        batch,
        benchmark=BENCHMARK,
        created_at=datetime.now(UTC),
        frozen=frozen.model_dump_json(),
        files=hashed_files(root, lineup, {entry.channel for entry in entries}),
        runs=[NewRun(run.run, run.entry.name) for run in frozen.runs],
    )
    return frozen
