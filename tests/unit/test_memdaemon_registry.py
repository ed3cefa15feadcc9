"""The registry of daemons: what is listed, and that reaping ends orphans and nobody else."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from memdaemon.guest.children import start_time
from memdaemon.registry import (
    Process,
    Registered,
    Registration,
    RegistryError,
    default_folder,
    reap,
    registered,
)
from memdaemon.registry_command import main

Sleeper = subprocess.Popen[bytes]
GONE = Process(name="memdaemon", pid=2**22 + 1, start_time=1)  # above every pid there can be


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "registry"


@pytest.fixture
def sleeper() -> Iterator[Callable[[], Sleeper]]:
    """Starts processes that only wait, and ends them at last."""
    started: list[Sleeper] = []

    def start() -> Sleeper:
        started.append(subprocess.Popen([sys.executable, "-c", "import time; time.sleep(300)"]))
        return started[-1]

    yield start
    for process in started:
        process.kill()
        process.wait()


def named(process: Sleeper, name: str = "dosbox") -> Process:
    return Process(name=name, pid=process.pid, start_time=start_time(process.pid))


def write(folder: Path, daemon: Process, *children: Process, run_id: str = "run-1") -> Path:
    """A daemon's file, as one that died left it."""
    folder.mkdir(mode=0o700, exist_ok=True)
    now = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
    entry = Registered(run_id=run_id, epoch=2, started_at=now, daemon=daemon, children=children)
    path = folder / f"{daemon.pid}-{daemon.start_time}-{run_id}.json"
    path.write_text(entry.model_dump_json())
    return path


def test_registration_lists_the_daemon_while_it_lives(folder: Path, sleeper: Callable[[], Sleeper]) -> None:
    """From the start with every child, until it is taken back."""
    child = sleeper()
    registration = Registration(folder, "run-1", 3)
    registration.add("dosbox", child.pid, start_time(child.pid))
    (entry,) = registered(folder).values()
    assert (entry.run_id, entry.epoch, entry.state) == ("run-1", 3, "alive")
    assert entry.children == (named(child),)
    assert reap(folder) == []
    assert child.poll() is None
    registration.remove()
    assert registered(folder) == {}


def test_reap_ends_the_children_of_a_dead_daemon(folder: Path, sleeper: Callable[[], Sleeper]) -> None:
    """They are ended and the daemon is forgotten; a second time there is nothing to do."""
    child, stopped = sleeper(), sleeper()
    stopped.send_signal(19)  # SIGSTOP: a frozen emulator
    path = write(folder, GONE, named(child), named(stopped, "Xvfb"))
    assert registered(folder)[path].state == "orphan"
    ((entry, ended),) = reap(folder)
    assert (entry.run_id, ended) == ("run-1", [named_as(entry, 0), named_as(entry, 1)])
    assert (child.wait(5), stopped.wait(5)) == (-9, -9)
    assert reap(folder) == []
    assert list(folder.iterdir()) == []


def named_as(entry: Registered, number: int) -> Process:
    return entry.children[number]


def test_registration_forgets_daemons_of_which_nothing_is_left(
    folder: Path, sleeper: Callable[[], Sleeper]
) -> None:
    """A new daemon tidies up; an orphan stays listed until it is reaped."""
    child = sleeper()
    write(folder, GONE, run_id="ended")
    write(folder, GONE, named(child), run_id="orphan")
    Registration(folder, "run-1", 1)
    assert {entry.run_id for entry in registered(folder).values()} == {"orphan", "run-1"}
    assert child.poll() is None


def test_reap_spares_whoever_got_the_pid_later(folder: Path, sleeper: Callable[[], Sleeper]) -> None:
    """A process with a registered pid but another start time is a stranger."""
    stranger = sleeper()
    write(folder, GONE, named(stranger).model_copy(update={"start_time": 1}))
    assert [entry.state for entry in registered(folder).values()] == ["ended"]
    assert [ended for _, ended in reap(folder)] == [[]]
    assert stranger.poll() is None


def test_reap_spares_the_children_of_a_living_daemon(folder: Path, sleeper: Callable[[], Sleeper]) -> None:
    """Also beside a dead one whose pid it has now."""
    daemon, child, orphan = sleeper(), sleeper(), sleeper()
    alive = named(daemon, "memdaemon")
    write(folder, alive, named(child))
    write(folder, alive.model_copy(update={"start_time": 7}), named(orphan), run_id="run-0")
    assert {entry.run_id: entry.state for entry in registered(folder).values()} == {
        "run-1": "alive",
        "run-0": "orphan",
    }
    assert [entry.run_id for entry, _ in reap(folder)] == ["run-0"]
    assert orphan.wait(5) == -9
    assert (daemon.poll(), child.poll()) == (None, None)
    assert [entry.run_id for entry in registered(folder).values()] == ["run-1"]


def test_registry_folder_of_others_is_not_used(folder: Path) -> None:
    """Whoever may write there could have us kill anything."""
    folder.mkdir(mode=0o700)
    folder.chmod(0o777)
    for use in (lambda: registered(folder), lambda: reap(folder), lambda: Registration(folder, "r", 1)):
        with pytest.raises(RegistryError, match="remove it"):
            use()


def test_registry_passes_over_what_is_no_entry(folder: Path) -> None:
    """A file that was cut short by a full disk stops nobody."""
    write(folder, GONE)
    (folder / "1-1.json").write_text('{"run_id": ')
    assert len(registered(folder)) == 1


def test_default_folder_is_the_users_own() -> None:
    """The same for every process of the user."""
    assert default_folder() == default_folder()
    assert default_folder().is_absolute()


def test_commands_for_people(
    folder: Path, sleeper: Callable[[], Sleeper], capsys: pytest.CaptureFixture[str]
) -> None:
    """What runs, what was left, what was ended."""
    options = ["--registry", str(folder)]
    assert main(["list", *options]) == main(["reap", *options]) == 0
    assert capsys.readouterr().out == "no daemon is registered\nnothing to reap\n"
    child = sleeper()
    write(folder, GONE, named(child))
    main(["list", *options])
    listed = f"orphan  run-1  epoch 2  since 2026-01-02 03:04:05 UTC  dosbox {child.pid}\n"
    assert capsys.readouterr().out == listed
    main(["reap", *options])
    assert capsys.readouterr().out == f"run-1: ended dosbox {child.pid}\n"


def test_commands_for_machines(
    folder: Path, sleeper: Callable[[], Sleeper], capsys: pytest.CaptureFixture[str]
) -> None:
    """One JSON document each."""
    child = sleeper()
    write(folder, GONE, named(child))
    main(["list", "--json", "--registry", str(folder)])
    (entry,) = json.loads(capsys.readouterr().out)["daemons"]
    assert (entry["state"], entry["run_id"], entry["children"][0]["running"]) == ("orphan", "run-1", True)
    main(["reap", "--json", "--registry", str(folder)])
    (reaped,) = json.loads(capsys.readouterr().out)["reaped"]
    assert [ended["pid"] for ended in reaped["ended"]] == [child.pid]


def test_commands_in_a_folder_of_others_say_so(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One line, exit 1."""
    folder.mkdir()
    folder.chmod(0o777)
    assert main(["list", "--registry", str(folder)]) == 1
    captured = capsys.readouterr()
    assert (captured.out, captured.err.count("\n")) == ("", 1)
