"""The game's readers under fuzzing: `python -m cm9798.touchline98.fuzz --seconds N`."""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from cm9798.touchline98.host_program import GAME, HostProgram, build

TARGETS = ("data", "history", "save")
MOST_FINDINGS = 5  # of one target: then it is time to mend them


@dataclass(frozen=True, slots=True)
class Finding:
    """Files that a reader cannot bear, and the first words of what happened."""

    folder: str
    complaint: str


@dataclass(slots=True)
class Report:
    """What became of one target; `taken`: the readers found nothing wrong with the files."""

    target: str
    seconds: float = 0.0
    executions: int = 0
    taken: int = 0
    kept: int = 0
    places: int = 0
    findings: tuple[Finding, ...] = ()


@dataclass(frozen=True, slots=True)
class Fuzzer:
    """The program, the folder of whole files that it changes, and where those go that it cannot bear."""

    program: Path
    seeds: Path
    findings: Path


def fuzz(fuzzer: Fuzzer, target: str, seconds: float, seed: int = 1) -> Report:
    """One target for so long; after a finding it goes on with other dice."""
    fuzzer.findings.mkdir(parents=True, exist_ok=True)
    report, begun = Report(target), time.monotonic()
    while (left := seconds - (time.monotonic() - begun)) > 0 and len(report.findings) < MOST_FINDINGS:
        folder = fuzzer.findings / f"{target}-{len(report.findings) + 1}"
        shutil.rmtree(folder, ignore_errors=True)  # of an earlier day
        dice = seed + len(report.findings)
        command = [*map(str, (fuzzer.program, target, fuzzer.seeds, left, dice, folder))]
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
        if done.returncode == 0:
            told = json.loads(done.stdout)
            report.executions += told["executions"]
            report.taken += told["taken"]
            report.kept, report.places = told["kept"], told["places"]
        elif not folder.is_dir():
            raise RuntimeError(done.stderr.strip() or f"{fuzzer.program} ended with {done.returncode}")
        else:
            report.findings += (Finding(str(folder), complaint(done.stderr)),)
    report.seconds = time.monotonic() - begun
    return report


def complaint(stderr: str) -> str:
    """The line that says what is wrong."""
    lines = [
        line for line in stderr.splitlines() if "ERROR" in line or "error:" in line or "tl98-fuzz:" in line
    ]
    return lines[0] if lines else stderr[:200]


def build_fuzzer() -> Path:
    """The fuzzing program, up to date."""
    subprocess.run(["make", "-s", "-C", str(GAME), "fuzz"], check=True, capture_output=True)
    return GAME / "build" / "tl98-fuzz"


def make_seeds(folder: Path, host: Path) -> None:
    """Files to begin with: a small world's, and games saved at its start, in the season and at its end."""
    program = HostProgram(folder, "small", host)
    program.new_game(1)
    program.run("--slot", 1, "play", "--matches", 3, "--save", 2)
    program.run("--slot", 1, "play", "--season", "--patient", "--save", 3)


def lines_of(reports: list[Report]) -> Iterator[str]:
    """A table, and the findings below it."""
    yield f"{'reader':<8} {'seconds':>8} {'executions':>11} {'taken':>8} {'places':>7} {'findings':>9}"
    for report in reports:
        yield (
            f"{report.target:<8} {report.seconds:>8.0f} {report.executions:>11} {report.taken:>8} "
            f"{report.places:>7} {len(report.findings):>9}  {'MISS' if report.findings else 'ok'}"
        )
    for report in reports:
        for finding in report.findings:
            yield f"{finding.folder}: {finding.complaint}"


def main(arguments: list[str] | None = None) -> int:
    """0: nothing found; 1: findings, whose files are kept in build/fuzz below the game's folder."""
    parser = argparse.ArgumentParser(
        prog="python -m cm9798.touchline98.fuzz",
        description="Change data files and saved games at random and give them to the sanitized readers.",
        epilog="example: python -m cm9798.touchline98.fuzz --seconds 600",
    )
    parser.add_argument("--seconds", type=float, default=600, help="for each reader (default 600)")
    parser.add_argument("--target", choices=TARGETS, action="append", help="a reader (default: all three)")
    parser.add_argument("--seed", type=int, default=1, help="of the dice (default 1)")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args(arguments)
    reports = []
    with tempfile.TemporaryDirectory(prefix="tl98-fuzz-") as folder:
        fuzzer = Fuzzer(build_fuzzer(), Path(folder), GAME / "build" / "fuzz")
        make_seeds(fuzzer.seeds, build())
        for target in chosen.target or TARGETS:
            print(f"{target}: {chosen.seconds:.0f} s", file=sys.stderr, flush=True)
            reports.append(fuzz(fuzzer, target, chosen.seconds, chosen.seed))
    if chosen.json:
        print(json.dumps([asdict(report) for report in reports], indent=1))
    else:
        print("\n".join(lines_of(reports)))
    return 1 if any(report.findings for report in reports) else 0


if __name__ == "__main__":
    raise SystemExit(main())
