"""`set_plan`: replaces the season plan."""

from __future__ import annotations

from pydantic import Field

from harness.tools.outcome import Outcome, RememberPlan, ToolContext
from harness.tools.tool import Arguments, Tool

PLAN_LIMIT = 2000


class SetPlan(Arguments):
    """The whole new plan."""

    plan: str = Field(
        max_length=PLAN_LIMIT, description=f"The whole new plan, at most {PLAN_LIMIT} characters."
    )


def decide(arguments: SetPlan, _context: ToolContext) -> Outcome:
    """Remember it."""
    return RememberPlan(arguments.plan.strip())


TOOL = Tool("set_plan", "M", "Replaces your season plan. Every later briefing shows it.", SetPlan, decide)
