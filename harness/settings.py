"""The operator's settings, each resolved once in the order flag, environment, `dugout.toml`, default.

`resolve_settings(root, flags, environment) -> Settings`. The batch keeps what its runs depend on (`frozen`);
where the database and the runs' folder lie may differ from machine to machine.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from harness.checkpoints.keeping import ALL
from harness.errors import SettingsError

FILE = "dugout.toml"


@dataclass(frozen=True, slots=True)
class Setting:
    """One line of the table: its environment variable, its default, what it is."""

    variable: str
    default: str
    meaning: str


SETTINGS = {
    "database": Setting("DUGOUT_DATABASE", "sqlite:///runs/dugout.db", "database URL"),
    "runs": Setting("DUGOUT_RUNS", "runs", "folder for the runs' game directories and logs"),
    "keep": Setting("DUGOUT_KEEP", "5", "checkpoints kept: the last so many and one a month, or all"),
    "parallel": Setting("DUGOUT_PARALLEL", "4", "runs of a batch played side by side"),
}


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting, resolved. Paths and SQLite URLs are absolute."""

    database: str
    runs: Path
    parallel: int
    keep: int | None  # None: every checkpoint

    def frozen(self) -> dict[str, int]:
        """What the batch keeps for good."""
        return {"parallel": self.parallel}


def project_root() -> Path:
    """The folder that holds the packages, the lineups and `runs/`."""
    return Path(__file__).resolve().parents[1]


def shown_path(path: Path, root: Path) -> str:
    """A path as messages name it: relative to the project root when it lies inside."""
    absolute = path.resolve()
    inside = absolute.is_relative_to(root.resolve())
    return str(absolute.relative_to(root.resolve())) if inside else str(absolute)


def resolve_settings(root: Path, flags: Mapping[str, str | None], environment: Mapping[str, str]) -> Settings:
    """Every setting from the first place that names it; SettingsError says which place is wrong."""
    written = _file_settings(root)
    chosen = {name: _choose(name, flags, environment, written) for name in SETTINGS}
    database, place = chosen["database"]
    runs, _ = chosen["runs"]
    return Settings(
        database=_absolute_url(database, Path.cwd() if place == "--database" else root),
        runs=(root / runs).resolve(),
        parallel=_positive("parallel", *chosen["parallel"]),
        keep=None if chosen["keep"][0] == ALL else _positive("keep", *chosen["keep"]),
    )


def _choose(
    name: str, flags: Mapping[str, str | None], environment: Mapping[str, str], written: Mapping[str, str]
) -> tuple[str, str]:
    setting = SETTINGS[name]
    places = (
        (flags.get(name), f"--{name}"),
        (environment.get(setting.variable), setting.variable),
        (written.get(name), f"{FILE}: {name}"),
        (setting.default, "default"),
    )
    return next((value, place) for value, place in places if value)


def _file_settings(root: Path) -> dict[str, str]:
    path = root / FILE
    if not path.is_file():
        return {}
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError(f"{FILE}: not valid TOML: {error}") from error
    for name in document:
        if name not in SETTINGS:
            raise SettingsError(f"{FILE}: unknown setting {name!r}; known are {', '.join(SETTINGS)}")
    return {name: str(value) for name, value in document.items()}


def _absolute_url(url: str, folder: Path) -> str:
    """A relative SQLite path completed: a flag's from where it is typed, all others from the project root."""
    prefix = "sqlite:///"
    if not url.startswith(prefix) or url.startswith((prefix + "/", prefix + ":memory:")) or url == prefix:
        return url
    return f"{prefix}{folder / url.removeprefix(prefix)}"


def _positive(name: str, value: str, place: str) -> int:
    if not value.isdecimal() or int(value) < 1:
        raise SettingsError(f"{place}: expected a whole number of at least 1 for {name}, found {value!r}")
    return int(value)
