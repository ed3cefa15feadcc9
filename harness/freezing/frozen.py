"""What a frozen batch is: benchmark, lineup, start save, settings and versions, resolved once for good."""

from __future__ import annotations

from datetime import date

from pydantic import BaseModel, ConfigDict

from harness.freezing.benchmark import Benchmark
from harness.freezing.lineup import Entry
from harness.store.database import Database
from harness.store.queries import batch_of


class _Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class StartSave(_Frozen):
    """The saved game that every run of the batch loads: slot 1."""

    folder: str  # relative to the project root
    files: dict[str, str]  # upper-case name -> SHA-256
    sha256: str  # over names and digests
    game_date: date


class Versions(_Frozen):
    """The machine that froze the batch."""

    python: str
    dosbox: str
    packages: dict[str, str]


class FrozenRun(_Frozen):
    """One run of the batch and its entry."""

    run: str
    entry: Entry


class FrozenBatch(_Frozen):
    """The whole batch. Its files' hashes stand in `batch_files`."""

    batch: str
    benchmark_name: str
    benchmark: Benchmark
    lineup_file: str  # relative to the project root when inside
    runs: tuple[FrozenRun, ...]
    start_save: StartSave
    game_files: dict[str, str]  # upper-case name of program or data file -> path relative to the project root
    settings: dict[str, int]
    versions: Versions

    def entry_of(self, run: str) -> Entry:
        """The entry that plays this run; KeyError when the batch has no such run."""
        return {frozen.run: frozen.entry for frozen in self.runs}[run]


def load_frozen(database: Database, batch: str) -> FrozenBatch:
    """The stored batch; SettingsError when there is none of that id."""
    return FrozenBatch.model_validate_json(batch_of(database, batch).frozen)
