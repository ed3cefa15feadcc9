"""Ctrl-C on a `dugout run` in real DOSBox: it stops in order, leaves nothing behind, and goes on later."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil
import pytest
from dugout_command import COMMAND, Dugout
from short_batch import short_batch
from terminal import CTRL_C, Terminal

from harness.freezing.benchmark import Period
from harness.freezing.lineup import Entry
from harness.settings import project_root
from harness.spine import events as ev
from harness.spine.replay import fold
from harness.store.compare import replay_run
from harness.store.database import open_database
from harness.store.reading import read_events

pytestmark = [pytest.mark.emulator, pytest.mark.timeout(200)]
ENTRIES = [Entry(name=name, channel="policy", model=name.lower()) for name in ("Assistant", "Careless")]
A_RUN = ["python", "python", "xvfb", "dosbox"]  # worker, daemon, display, emulator


@contextmanager
def on_a_terminal(dugout: Dugout, *arguments: str) -> Iterator[Terminal]:
    """The command, ended with the block."""
    terminal = Terminal([*COMMAND, *arguments], dugout.environment, project_root())
    try:
        yield terminal
    finally:
        terminal.close()


def kind(process: psutil.Process) -> str:
    """What a process is, by its name."""
    name: str = process.name().lower()
    return "python" if name.startswith("python") else name


def test_run_is_stopped_by_ctrl_c_and_goes_on(tmp_path: Path) -> None:
    """The terminal's SIGINT ends workers, daemons, displays and emulators; the same command plays on."""
    dugout = Dugout(tmp_path)
    database = open_database(dugout.database)
    batch = short_batch(database, tmp_path, ENTRIES, Period(matches=1)).batch
    runs = [f"{batch}-1", f"{batch}-2"]
    with on_a_terminal(dugout, "run", batch, "--json") as terminal:
        terminal.wait_for("match_day", 90)
        started = psutil.Process(terminal.process.pid).children(recursive=True)
        assert sorted(map(kind, started)) == sorted(["python", *A_RUN * len(runs)])  # with the supervisor
        terminal.press(CTRL_C)
        code, out = terminal.end(40)
        assert (code, out) == (130, "")
        assert f"batch {batch} was stopped; play on with `dugout run {batch}`" in terminal.shown
        assert "Traceback" not in terminal.shown
        _, alive = psutil.wait_procs(started, 5)
        assert alive == []
    for run in runs:
        with database.read() as connection:
            log = read_events(connection, run)
        assert fold(log).phase != "ended"
        assert not isinstance(log[-1].event, ev.EffectStarted)
        assert replay_run(database, run).identical
    assert dugout.document("status", batch)["state"] == "interrupted"

    with on_a_terminal(dugout, "run", batch, "--json") as terminal:
        code, out = terminal.end(100)
        assert code == 0, terminal.shown[-2000:]
        shown = terminal.shown
    for word in ("Assistant", "Careless", "1997-08-09", "half_time", " - ", "period_complete"):
        assert word in shown
    status = dugout.document("status", batch)
    assert [(run["state"], run["restarts"]) for run in status["runs"]] == [("ended", 1)] * 2
    for run in status["runs"]:
        kinds = run["activity"]["turns"]
        assert {kind: kinds[kind] for kind in ("before_match", "half_time", "minute_70")} == dict.fromkeys(
            ("before_match", "half_time", "minute_70"), 1
        )
    assert all(replay_run(database, run).identical for run in runs)
    database.close()
