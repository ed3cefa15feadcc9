"""The `dugout` command: every command by its name, and how errors end it.

SettingsError: one line on stderr, exit 2. Any other DugoutError: one line, exit 1. Anything else is a defect
and shows its traceback.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

import typer

from harness.cli import (
    backup,
    dashboard,
    doctor,
    freeze,
    operator_command,
    replay,
    rescore,
    results,
    status,
    tools,
    verify,
)
from harness.cli import run as run_command
from harness.errors import DugoutError, SettingsError

app = typer.Typer(
    name="dugout",
    help="A benchmark in which language models manage a football club in an old MS-DOS game.",
    epilog="Example: dugout run lineups/demo.toml",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

COMMANDS: dict[str, tuple[Callable[..., None], str]] = {
    "dashboard": (dashboard.command, "dugout dashboard --port 8000"),
    "doctor": (doctor.command, "dugout doctor --port 8000"),
    "freeze": (freeze.command, "dugout freeze lineups/demo.toml"),
    "run": (run_command.command, "dugout run lineups/demo.toml"),
    "status": (status.command, "dugout status smoke-v1-20261130-k3f9"),
    "results": (results.command, "dugout results smoke-v1-20261130-k3f9 --json"),
    "rescore": (rescore.command, "dugout rescore smoke-v1-20261130-k3f9 --database sqlite:///copy.db"),
    "replay": (replay.command, "dugout replay smoke-v1-20261130-k3f9-01-assistant"),
    "pause": (operator_command.pause, "dugout pause smoke-v1-20261130-k3f9-01-assistant"),
    "resume": (operator_command.resume, "dugout resume smoke-v1-20261130-k3f9-01-assistant"),
    "stop": (operator_command.stop, "dugout stop smoke-v1-20261130-k3f9-01-assistant"),
    "restore": (operator_command.restore, "dugout restore smoke-v1-20261130-k3f9-01-assistant 12"),
    "backup": (backup.command, "dugout backup /backups/monday"),
    "verify": (verify.command, "dugout verify smoke-v1-20261130-k3f9"),
    "tools": (tools.command, "dugout tools"),
}
for _name, (_command, _example) in COMMANDS.items():
    app.command(_name, epilog=f"Example: {_example}")(_command)


def run(arguments: Sequence[str] | None = None) -> None:
    """The entry point of the `dugout` script; ends by SystemExit with the command's code."""
    try:
        app(arguments, prog_name="dugout")
    except DugoutError as error:
        print(" ".join(str(error).splitlines()), file=sys.stderr)
        sys.exit(2 if isinstance(error, SettingsError) else 1)
