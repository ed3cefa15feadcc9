"""A benchmark: the fixed task that a batch plays, as its TOML file under `scoring/benchmarks/` states it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, model_validator

from harness.errors import SettingsError
from harness.freezing.toml_document import TomlDocument, read_document

FOLDER = Path("scoring/benchmarks")

Name = Annotated[str, Field(min_length=1, max_length=20)]


class Manager(TomlDocument):
    """The manager's name in the game, the same for every entry."""

    first_name: Name
    second_name: Name


class Period(TomlDocument):
    """How long a run lasts: so many league matches, or so many seasons."""

    matches: Annotated[int, Field(ge=1)] | None = None
    seasons: Annotated[int, Field(ge=1)] | None = None

    @model_validator(mode="after")
    def _exactly_one(self) -> Period:
        if (self.matches is None) == (self.seasons is None):
            raise ValueError("write either matches or seasons")
        return self


class Benchmark(TomlDocument):
    """See `docs/contracts.md`, Lineup file."""

    edition: Literal["touchline98"]
    data: Literal["default"]
    seed: Annotated[int, Field(ge=1, le=65535)]
    club_rank: Annotated[int, Field(ge=1)]
    manager: Manager
    period: Period
    tools: Annotated[tuple[str, ...], Field(min_length=1)]
    max_calls: Annotated[int, Field(ge=1)]
    scoring: Literal["A-v1"]


def benchmark_names(root: Path) -> list[str]:
    """Every benchmark that this project has."""
    return sorted(path.stem for path in (root / FOLDER).glob("*.toml"))


def read_benchmark(name: str, root: Path) -> Benchmark:
    """The benchmark of that name and version; SettingsError names those that exist."""
    names = benchmark_names(root)
    if name not in names:
        raise SettingsError(f'unknown benchmark "{name}"; known are {", ".join(names) or "none"}')
    return read_document(Benchmark, root / FOLDER / f"{name}.toml", root)
