"""The `dugout` command: every command by its name, and how errors end it.

SettingsError: one line on stderr, exit 2. Any other DugoutError: one line, exit 1. Anything else is a defect
and shows its traceback.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module

import typer

from harness.errors import DugoutError, SettingsError

COMMANDS = {  # the modules beside this one, each with its `command`; and an example of use
    "dashboard": "dugout dashboard --port 8000",
    "doctor": "dugout doctor --port 8000",
    "freeze": "dugout freeze lineups/demo.toml",
    "run": "dugout run lineups/demo.toml",
    "status": "dugout status smoke-v1-20261130-k3f9",
    "results": "dugout results smoke-v1-20261130-k3f9 --json",
    "rescore": "dugout rescore smoke-v1-20261130-k3f9 --database sqlite:///copy.db",
    "replay": "dugout replay smoke-v1-20261130-k3f9-01-assistant",
    "audit": "dugout audit smoke-v1-20261130-k3f9",
    "pause": "dugout pause smoke-v1-20261130-k3f9-01-assistant",
    "resume": "dugout resume smoke-v1-20261130-k3f9-01-assistant",
    "stop": "dugout stop smoke-v1-20261130-k3f9-01-assistant",
    "restore": "dugout restore smoke-v1-20261130-k3f9-01-assistant 12",
    "backup": "dugout backup /backups/monday",
    "verify": "dugout verify smoke-v1-20261130-k3f9",
    "tools": "dugout tools",
}


def application(names: Iterable[str]) -> typer.Typer:
    """The command line with these commands."""
    app = typer.Typer(
        name="dugout",
        help="A benchmark in which language models manage a football club in an old MS-DOS game.",
        epilog="Example: dugout run lineups/demo.toml",
        no_args_is_help=True,
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        callback=lambda: None,  # so that one command alone is still called by its name
    )
    for name in names:
        command: Callable[..., None] = import_module(f"harness.cli.{name}").command
        app.command(name, epilog=f"Example: {COMMANDS[name]}")(command)
    return app


def run(arguments: Sequence[str] | None = None) -> None:
    """The entry point of the `dugout` script; ends by SystemExit with the command's code."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    # Only what is called is loaded: all commands together take seconds to import.
    names = given[:1] if given[:1] and given[0] in COMMANDS else COMMANDS
    try:
        application(names)(given, prog_name="dugout")
    except DugoutError as error:
        print(" ".join(str(error).splitlines()), file=sys.stderr)
        sys.exit(2 if isinstance(error, SettingsError) else 1)
