"""The lineup file: which models play which benchmark, with which settings.

`read_lineup(path, root, environment) -> (Lineup, Benchmark)`; what is wrong is one SettingsError with file
and field.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, field_validator, model_validator

from harness.errors import SettingsError
from harness.freezing.benchmark import Benchmark, read_benchmark
from harness.freezing.toml_document import TomlDocument, WrongField, read_document
from harness.settings import shown_path

POLICIES = ("assistant", "careless")
CLI_CHANNELS = ("claude-code", "codex", "gemini-cli")
CHANNELS = ("openai", "policy", *CLI_CHANNELS)


class Sampling(TomlDocument):
    """How the model's server draws its answers; only what is written is sent."""

    temperature: Annotated[float, Field(ge=0)] | None = None
    top_p: Annotated[float, Field(gt=0, le=1)] | None = None
    top_k: Annotated[int, Field(ge=-1)] | None = None
    max_tokens: Annotated[int, Field(ge=1)] | None = None
    seed: Annotated[int, Field(ge=0)] | None = None


class Prices(TomlDocument):
    """What a million tokens cost; `cached` defaults to `input`."""

    input: Annotated[float, Field(ge=0)]
    output: Annotated[float, Field(ge=0)]
    cached: Annotated[float, Field(ge=0)] | None = None


class Entry(TomlDocument):
    """One model configuration. `channel = "policy"` names a built-in manager, served like any other model.

    `fallback_urls` serve the same model: they are asked, in order, when the address before keeps failing.
    """

    name: Annotated[str, Field(min_length=1, max_length=80)]
    channel: str
    model: Annotated[str, Field(min_length=1, max_length=200)]
    base_url: str | None = None
    fallback_urls: Annotated[tuple[str, ...], Field(max_length=3)] = ()
    api_key_env: str | None = None
    reasoning_effort: Literal["none", "minimal", "low", "medium", "high", "xhigh"] | None = None
    stream: bool = False  # whether an endpoint is asked to send its answer piece by piece
    sampling: Sampling = Sampling()
    prices: Prices | None = None

    @field_validator("name")
    @classmethod
    def _one_line(cls, name: str) -> str:
        if name != name.strip() or not name.isprintable():
            raise ValueError("has spaces at its ends or characters that cannot be shown; write a plain name")
        return name

    @field_validator("channel")
    @classmethod
    def _known_channel(cls, channel: str) -> str:
        if channel not in CHANNELS:
            raise ValueError(f'unknown channel "{channel}"; known are {", ".join(CHANNELS)}')
        return channel

    @field_validator("api_key_env")
    @classmethod
    def _name_of_a_variable(cls, name: str | None) -> str | None:
        if name is not None and not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", name):
            raise ValueError("must be the name of an environment variable, never a key")
        return name

    @field_validator("base_url")
    @classmethod
    def _web_address(cls, url: str | None) -> str | None:
        return None if url is None else _checked_url(url)

    @field_validator("fallback_urls")
    @classmethod
    def _web_addresses(cls, urls: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(map(_checked_url, urls))

    @model_validator(mode="after")
    def _fits_channel(self) -> Entry:
        if self.channel == "openai" and self.base_url is None:
            raise WrongField(
                "base_url", 'channel "openai" needs it, as base_url = "http://127.0.0.1:8000/v1"'
            )
        if self.channel == "policy":
            if self.model not in POLICIES:
                raise WrongField("model", f'unknown policy "{self.model}"; known are {", ".join(POLICIES)}')
            self._lacks("base_url", "api_key_env", "reasoning_effort", "fallback_urls", "stream", "prices")
        if self.channel in CLI_CHANNELS:
            if self.api_key_env is None and self.base_url is None:
                raise WrongField("api_key_env", f'channel "{self.channel}" needs it: the name of a variable')
            if self.sampling != Sampling():
                raise WrongField("sampling", f'channel "{self.channel}" has none: the CLI decides; remove it')
            self._lacks("stream")
        return self

    def _lacks(self, *fields: str) -> None:
        for field in fields:
            if getattr(self, field):
                raise WrongField(field, f'channel "{self.channel}" has no {field}; remove it')


def _checked_url(url: str) -> str:
    if not re.fullmatch(r"https?://[^\s/@]+(/\S*)?", url):
        raise ValueError("must be a web address without name or password, as http://127.0.0.1:8000/v1")
    return url


class Lineup(TomlDocument):
    """The whole file."""

    benchmark: Annotated[str, Field(min_length=1)]
    entries: Annotated[tuple[Entry, ...], Field(min_length=1, max_length=99)]

    @model_validator(mode="after")
    def _names_differ(self) -> Lineup:
        seen: set[str] = set()
        for number, entry in enumerate(self.entries, start=1):
            if entry.name.casefold() in seen:
                raise WrongField(
                    f"entries[{number}].name", f'two entries are named "{entry.name}"; give each its own name'
                )
            seen.add(entry.name.casefold())
        return self


def read_lineup(path: Path, root: Path, environment: Mapping[str, str]) -> tuple[Lineup, Benchmark]:
    """The lineup and its benchmark, checked; the variables with keys must be there."""
    lineup = read_document(Lineup, path, root)
    shown = shown_path(path, root)
    try:
        benchmark = read_benchmark(lineup.benchmark, root)
    except SettingsError as error:
        raise SettingsError(f"{shown}: benchmark: {error}") from error
    for number, entry in enumerate(lineup.entries, start=1):
        if entry.api_key_env is not None and not environment.get(entry.api_key_env):
            raise SettingsError(
                f"{shown}: entries[{number}].api_key_env: the environment variable {entry.api_key_env} "
                f"is not set; set it to the key of {entry.name}"
            )
    return lineup, benchmark


def slug(name: str) -> str:
    """A name for files and ids: lower-case ASCII letters, digits and hyphens."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:32].strip("-") or "entry"
