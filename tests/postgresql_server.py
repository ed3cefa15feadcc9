"""A PostgreSQL server of a test's own: in a temporary folder, on a Unix socket, gone with the block."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine
from ulid import ULID

DEBIAN = Path("/usr/lib/postgresql")
ADMIN = "postgres"  # the account of Debian's package, since a server refuses to run as root
START_S = 60.0
FAST = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")  # nothing here outlives the test


def programs() -> Path | None:
    """The folder with `initdb` and `postgres`, None where no server is installed."""
    found = sorted(DEBIAN.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return None if on_path is None else Path(on_path).resolve().parent


@dataclass(frozen=True, slots=True)
class Server:
    """A running server; `folder` holds its socket."""

    folder: Path

    def url(self, database: str = "postgres") -> str:
        """For SQLAlchemy."""
        return f"postgresql+psycopg://{ADMIN}@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The URL of an empty schema: as good as a database, and made in no time."""
        name = f"t{ULID()}".lower()
        engine = create_engine(self.url())
        with engine.begin() as connection:
            connection.exec_driver_sql(f"CREATE SCHEMA {name}")
        engine.dispose()
        return f"{self.url()}&options=-csearch_path%3D{name}"


@contextmanager
def running(bin_folder: Path) -> Iterator[Server]:
    """Started on new data; stopped and removed with the block."""
    folder = Path(tempfile.mkdtemp(prefix="dugout-pg-"))
    account: dict[str, Any] = {}
    if os.geteuid() == 0:
        account = {"user": ADMIN, "group": ADMIN, "extra_groups": []}
        shutil.chown(folder, ADMIN, ADMIN)
    data = folder / "data"
    quiet = {"stdout": subprocess.DEVNULL, "cwd": folder, **account}
    made = ["--auth=trust", f"--username={ADMIN}", "--encoding=UTF8", "--locale=C", "--no-sync"]
    subprocess.run([bin_folder / "initdb", "-D", data, *made], check=True, **quiet)
    options = [
        f"-c{setting}" for setting in (*FAST, "listen_addresses=", f"unix_socket_directories={folder}")
    ]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen([bin_folder / "postgres", "-D", data, *options], stderr=log, **quiet)
    try:
        _wait_until_ready(bin_folder, folder, process)
        yield Server(folder)
    finally:
        process.send_signal(signal.SIGQUIT)  # at once: its data goes, too
        process.wait(START_S)
        shutil.rmtree(folder)


def _wait_until_ready(bin_folder: Path, folder: Path, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + START_S
    while subprocess.run([bin_folder / "pg_isready", "-q", "-h", folder], check=False).returncode:
        if process.poll() is not None or time.monotonic() > end:
            raise RuntimeError(f"PostgreSQL does not start: {(folder / 'log').read_text()[-500:]}")
        time.sleep(0.1)
