"""The generator's word tables, read from words.toml beside this file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Words:
    """Stems and endings of towns by language, what clubs and grounds are called, which names are avoided."""

    towns: Mapping[str, tuple[list[str], list[str]]]  # language: stems, endings
    avoided_towns: frozenset[str]
    grounds: list[str]  # patterns
    ground_words: list[str]
    nicknames: list[str]
    regions: list[str]
    colours: list[list[str]]  # four codes each
    suffixes: Mapping[str, tuple[str, int]]  # word behind an English town: abbreviation, weight
    patterns: Mapping[str, list[str]]  # language: a foreign club's name around its town
    avoided_names: frozenset[str]
    namesakes: frozenset[str]  # full names


def _load() -> Words:
    tables = tomllib.loads(Path(__file__).with_name("words.toml").read_text(encoding="utf-8"))
    clubs, people = tables["clubs"], tables["people"]
    return Words(
        towns={
            language: (parts["stems"].split(), parts["endings"].split())
            for language, parts in tables["towns"].items()
        },
        avoided_towns=frozenset(clubs["avoided_towns"].split()),
        grounds=clubs["grounds"],
        ground_words=clubs["ground_words"].split(),
        nicknames=clubs["nicknames"].split(),
        regions=clubs["regions"].split(),
        colours=[line.split() for line in clubs["colours"]],
        suffixes={word: (short, weight) for word, (short, weight) in clubs["suffixes"].items()},
        patterns=clubs["patterns"],
        avoided_names=frozenset(people["avoided_names"].split()),
        namesakes=frozenset(people["namesakes"]),
    )


WORDS = _load()
