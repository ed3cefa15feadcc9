"""Makes every benchmark's start save with the game's host build: `python -m harness.freezing.start_saves`.

A new game from the benchmark's seed, club and manager's name on the default data, saved in slot 1. Nothing is
made again while its inputs are the same; a folder appears only when it is complete.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from harness.errors import SettingsError
from harness.freezing.benchmark import Benchmark, benchmark_names, read_benchmark
from harness.freezing.hashes import BUILD
from harness.freezing.start_save import DATA_FILES, SLOT, START_FILES, start_folder
from harness.settings import project_root

HOST = f"{BUILD}/tl98-host"
TIMEOUT_S = 120


def make_start_saves(root: Path) -> list[str]:
    """Make what is missing or outdated; the names of the benchmarks made."""
    return [name for name in benchmark_names(root) if _make(name, read_benchmark(name, root), root)]


def _make(name: str, benchmark: Benchmark, root: Path) -> bool:
    target, stamp = root / start_folder(name), root / BUILD / "gen" / f"start-{name}.sha256"
    inputs = _inputs(benchmark, root)
    complete = all((target / file).is_file() for file in START_FILES)
    if complete and stamp.is_file() and stamp.read_text() == inputs:
        return False
    target.parent.mkdir(parents=True, exist_ok=True)
    stamp.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=stamp.parent) as folder:
        game, made = Path(folder) / "game", Path(folder) / "made"
        _play(benchmark, game, root)
        made.mkdir()
        for file in START_FILES:
            shutil.copyfile(game / file, made / file)
        if target.exists():
            target.rename(Path(folder) / "outdated")
        made.rename(target)
    stamp.write_text(inputs)
    return True


def _play(benchmark: Benchmark, game: Path, root: Path) -> None:
    """Start the new game in a folder of its own and save it there."""
    game.mkdir()
    for file in DATA_FILES:
        shutil.copyfile(root / BUILD / "data" / file, game / file)
    done = subprocess.run(
        [str(root / HOST), "--dir", str(game), *_arguments(benchmark)],
        capture_output=True,
        text=True,
        errors="replace",
        timeout=TIMEOUT_S,
        check=False,
    )
    missing = [file for file in START_FILES if not (game / file).is_file()]
    if done.returncode != 0 or missing:
        said = (done.stderr or done.stdout).strip().splitlines()
        raise SettingsError(
            f"{HOST} made no start save (exit {done.returncode}): "
            f"{said[-1] if said else 'missing ' + ', '.join(missing)}; build it again with `make game-host`"
        )


def _arguments(benchmark: Benchmark) -> list[str]:
    return [
        "new",
        *("--first", benchmark.manager.first_name),
        *("--second", benchmark.manager.second_name),
        *("--club-rank", str(benchmark.club_rank)),
        *("--game", str(benchmark.seed)),
        *("--slot", str(SLOT)),
    ]


def _inputs(benchmark: Benchmark, root: Path) -> str:
    """One digest of everything that the save depends on."""
    digest = hashlib.sha256("\0".join(_arguments(benchmark)).encode())
    for path in (HOST, *(f"{BUILD}/data/{file}" for file in DATA_FILES)):
        try:
            digest.update(hashlib.sha256((root / path).read_bytes()).digest())
        except OSError as error:
            raise SettingsError(
                f"{path} cannot be read: {error.strerror}; build it with `make setup`"
            ) from error
    return digest.hexdigest()


def main() -> int:
    """Make them all; 2 with one line on stderr when it cannot be done."""
    try:
        made = make_start_saves(project_root())
    except SettingsError as error:
        print(error, file=sys.stderr)
        return 2
    for name in made:
        print(f"{start_folder(name)} made")
    return 0


if __name__ == "__main__":
    sys.exit(main())
