"""A dashboard served on loopback while a test lasts."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn

from dashboard.app import create_app
from dashboard.read_only import open_read_only
from harness.cli.dashboard import listening


@contextmanager
def served(database: str) -> Iterator[str]:
    """The address of the pages over that database, as `http://127.0.0.1:4711`."""
    store = open_read_only(database)
    with listening("127.0.0.1", 0) as bound:
        server = uvicorn.Server(uvicorn.Config(create_app(store), log_level="warning"))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [bound]})
        thread.start()
        try:
            while not server.started and thread.is_alive():
                time.sleep(0.02)
            yield f"http://127.0.0.1:{bound.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join(20)
            store.close()
