"""`dugout dashboard`: serves the public pages, over a database opened for reading only."""

from __future__ import annotations

import os
import socket
import sys
from typing import Annotated

import typer
import uvicorn

from dashboard.app import create_app
from dashboard.read_only import open_read_only
from harness.cli.context import DatabaseOption, JsonOption
from harness.cli.output import print_json, progress
from harness.errors import SettingsError
from harness.settings import project_root, resolve_settings

LOOPBACK = "127.0.0.1"
PORT = 8000

HostOption = Annotated[
    str, typer.Option("--host", help="Address to listen on; 0.0.0.0 shows the pages to the whole network.")
]
PortOption = Annotated[
    int, typer.Option("--port", min=0, max=65535, help="Port to listen on; 0 takes a free one.")
]


def command(
    host: HostOption = LOOPBACK,
    port: PortOption = PORT,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Serve the dashboard until Ctrl-C. It reads the database and writes nothing.

    With --json the address is the document on stdout, printed before serving begins.
    """
    settings = resolve_settings(project_root(), {"database": database}, os.environ)
    store = open_read_only(settings.database)
    try:
        with listening(host, port) as bound:
            url = shown_url(bound)
            if as_json:
                print_json({"url": url})
                sys.stdout.flush()
            progress(f"dashboard: {url} (Ctrl-C ends it)")
            config = uvicorn.Config(create_app(store), log_level="warning", server_header=False)
            uvicorn.Server(config).run(sockets=[bound])
    finally:
        store.close()


def shown_url(bound: socket.socket) -> str:
    """Where the socket is reached, as a browser takes it."""
    name, number = bound.getsockname()[:2]
    return f"http://{f'[{name}]' if ':' in name else name}:{number}/"


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens there; SettingsError when the address cannot be had."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        bound = socket.socket(family, socket.SOCK_STREAM)
    except OSError as error:
        raise SettingsError(f"--host {host}: {error.strerror}; name an address of this machine") from error
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind(address)
    except OSError as error:
        bound.close()
        raise SettingsError(
            f"cannot listen on {host}, port {port}: {error.strerror}; choose another with --port"
        ) from error
    bound.listen()
    return bound
