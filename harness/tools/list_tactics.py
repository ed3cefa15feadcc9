"""`list_tactics`: the 19 tactics with positions and runs."""

from __future__ import annotations

from pydantic import JsonValue

from cm9798.view_filter import TacticView
from harness.tools.outcome import Answer, Outcome, ToolContext
from harness.tools.pitch import GRID, cell_words
from harness.tools.tool import NoArguments, Tool


def _row(tactic: TacticView) -> dict[str, JsonValue]:
    runs: dict[str, JsonValue] = {
        str(shirt): cell_words(run)
        for shirt, (cell, run) in enumerate(zip(tactic.cells, tactic.runs, strict=True), start=1)
        if run != cell
    }
    return {
        "index": tactic.index,
        "name": tactic.name,
        "cells": list(tactic.cells),
        "positions": [cell_words(cell) for cell in tactic.cells],
        "runs": runs,
    }


def decide(_arguments: NoArguments, context: ToolContext) -> Outcome:
    """Every tactic; `runs` names the shirts that run to another cell when the team attacks."""
    tactics: list[JsonValue] = [_row(tactic) for tactic in context.view.tactics]
    return Answer({"grid": GRID, "current": context.view.team_sheet.tactic, "tactics": tactics})


TOOL = Tool(
    "list_tactics",
    "R",
    "The 19 tactics: cell and position of shirts 1-11, and where the shirts that make runs run to.",
    NoArguments,
    decide,
)
