"""What of a frozen batch is public: an allowlist, read leniently, so that an older batch has a page too.

Left out on purpose: addresses of model servers, names of key variables, the lineup file's place.
"""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict


class _Public(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")


class PublicEntry(_Public):
    """One model configuration."""

    name: str
    channel: str = ""
    model: str = ""
    reasoning_effort: str | None = None
    sampling: dict[str, Any] = {}

    @property
    def sampling_words(self) -> str:
        """The sampling settings that the lineup wrote, as `temperature 0.7, seed 1`."""
        given = ((name, value) for name, value in self.sampling.items() if value is not None)
        return ", ".join(f"{name} {value}" for name, value in given)


class PublicRun(_Public):
    """A run and who plays it."""

    run: str
    entry: PublicEntry


class PublicPeriod(_Public):
    """How long a run lasts."""

    matches: int | None = None
    seasons: int | None = None

    @property
    def words(self) -> str:
        """As `6 league matches` or `1 season`."""
        count, noun = (self.matches, "league match") if self.matches else (self.seasons, "season")
        if not count:
            return ""
        return f"{count} {noun}" if count == 1 else f"{count} {noun}{'es' if self.matches else 's'}"


class PublicBenchmark(_Public):
    """The task. Tools by name alone: their definitions are not published."""

    edition: str = ""
    seed: int | None = None
    club_rank: int | None = None
    period: PublicPeriod = PublicPeriod()
    tools: tuple[str, ...] = ()
    max_calls: int | None = None
    scoring: str = ""


class PublicStart(_Public):
    """The start save."""

    sha256: str = ""
    game_date: str = ""


class PublicVersions(_Public):
    """The machine that froze the batch."""

    python: str = ""
    dosbox: str = ""
    packages: dict[str, str] = {}


class PublicBatch(_Public):
    """All of it."""

    benchmark: PublicBenchmark = PublicBenchmark()
    runs: tuple[PublicRun, ...] = ()
    start_save: PublicStart = PublicStart()
    settings: dict[str, int] = {}
    versions: PublicVersions = PublicVersions()

    def entry_of(self, run: str) -> PublicEntry | None:
        """Who plays the run, where the batch says so."""
        return next((known.entry for known in self.runs if known.run == run), None)
