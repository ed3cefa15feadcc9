"""The documents name paths that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MADE = ("build/", "cm9798/touchline98/build", "runs/")  # made by a build or by a batch
TOP = ("cm9798", "memdaemon", "harness", "scoring", "dashboard", "docs", "lineups", "tests")
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def named_paths(text: str) -> set[str]:
    """Paths of the project in code marks or as links, without patterns and placeholders."""
    found = re.findall(r"`([^`\s]+)`", text) + re.findall(r"\]\(([^)#\s]+)\)", text)
    plain = [path for path in found if re.fullmatch(r"[\w./-]+", path) and "/" in path]
    return {path for path in plain if path.split("/")[0] in TOP and not path.startswith(MADE)}


@pytest.mark.parametrize("page", [pytest.param(p, id=str(p.relative_to(ROOT))) for p in PAGES])
def test_paths_of_a_page_exist(page: Path) -> None:
    """Each path is a file or a folder of the project."""
    missing = [path for path in sorted(named_paths(page.read_text())) if not (ROOT / path).exists()]
    assert missing == []


def test_paths_of_the_architecture_are_many() -> None:
    """The check sees the paths of the system map."""
    assert len(named_paths((ROOT / "docs/architecture.md").read_text())) > 20
