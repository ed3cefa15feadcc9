"""A few seconds of fuzzing for each of the game's readers, and proof that the fuzzer sees faults."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from engine_program import BUILD, GAME, build

from cm9798.touchline98.fuzz import TARGETS, Fuzzer, complaint, fuzz, lines_of, make_seeds

SECONDS = 3.0
BORDER, SMALLER = "STRING_BYTES = 256", "STRING_BYTES = 80"  # a string's length is a byte


@pytest.fixture(scope="module")
def seeds(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Whole files to begin with."""
    build("host")
    folder = tmp_path_factory.mktemp("seeds")
    make_seeds(folder, BUILD / "tl98-host")
    return folder


@pytest.fixture(scope="module")
def program() -> Path:
    """The fuzzing program, up to date."""
    build("fuzz")
    return Path(BUILD) / "tl98-fuzz"


@pytest.mark.parametrize("target", TARGETS)
def test_fuzz_of_a_reader_finds_nothing(program: Path, seeds: Path, tmp_path: Path, target: str) -> None:
    """Damaged files are refused or taken, and changes that reach new code are kept."""
    report = fuzz(Fuzzer(program, seeds, tmp_path), target, SECONDS)
    assert report.findings == ()
    assert report.executions > 50
    assert 0 < report.taken < report.executions
    assert report.kept > 3


def test_fuzz_finds_a_planted_fault(program: Path, seeds: Path, tmp_path: Path) -> None:
    """With a buffer too small for a long name the reader of careers is caught, and the files are kept."""
    game = tmp_path / "game"
    shutil.copytree(
        GAME, game, ignore=shutil.ignore_patterns("data", "starts", "host", "dos", "*.py", "*.pyc")
    )
    shutil.copytree(GAME / "platform" / "host", game / "platform" / "host")
    source = game / "engine" / "history_file.c"
    assert BORDER in source.read_text()
    source.write_text(source.read_text().replace(BORDER, SMALLER))
    subprocess.run(["make", "-s", "-C", game, "fuzz"], check=True, capture_output=True)
    report = fuzz(Fuzzer(game / "build" / "tl98-fuzz", seeds, tmp_path / "kept"), "history", SECONDS)
    assert report.findings
    kept = Path(report.findings[0].folder)
    assert {path.name for path in kept.iterdir()} >= {"PLHIST98.BIN", "EXNMES.TXT"}
    assert "buffer-overflow" in report.findings[0].complaint or "index" in report.findings[0].complaint
    assert any("MISS" in line for line in lines_of([report]))


def test_fuzz_without_its_files_says_so(program: Path, tmp_path: Path) -> None:
    """A folder without data is no finding."""
    with pytest.raises(RuntimeError, match="lacks the files to begin with"):
        fuzz(Fuzzer(program, tmp_path, tmp_path / "kept"), "data", 1.0)


def test_fuzz_tells_the_line_that_says_what_is_wrong() -> None:
    """Of a sanitizer's long report the first line with the error."""
    assert complaint("=====\n==7==ERROR: AddressSanitizer: x\nmore") == "==7==ERROR: AddressSanitizer: x"
    assert complaint("a.c:3:4: runtime error: y") == "a.c:3:4: runtime error: y"
