"""`dugout tools`: the tool catalogue, for operators."""

from __future__ import annotations

from harness.cli.context import DatabaseOption, JsonOption
from harness.cli.output import print_json, print_table
from harness.tools.catalogue import CATALOGUE, openai_tools


def command(database: DatabaseOption = None, as_json: JsonOption = False) -> None:
    """Print the tools that every model gets, in the order in which it sees them."""
    del database  # accepted by every command; the catalogue is the program's own
    if as_json:
        print_json({"tools": openai_tools()})
    else:
        rows = ((tool.name, tool.description) for tool in CATALOGUE)
        print_table("Tools", ("tool", "does"), rows, wrapped=True)
