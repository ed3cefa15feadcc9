"""`dugout tools`: the tool catalogue, for operators."""

from __future__ import annotations

import sys

from harness.cli.context import DatabaseOption, JsonOption
from harness.cli.output import print_json
from harness.tools.catalogue import openai_tools
from harness.tools.operators_page import page


def command(database: DatabaseOption = None, as_json: JsonOption = False) -> None:
    """Print the tools that every model gets, in the order in which it sees them, as Markdown."""
    del database  # accepted by every command; the catalogue is the program's own
    if as_json:
        print_json({"tools": openai_tools()})
    else:
        sys.stdout.write(page())
