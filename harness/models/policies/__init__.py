"""The built-in policies: pure functions of a conversation that see only what a model sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from harness.models.policies.assistant import assistant
from harness.models.policies.careless import careless
from harness.models.seam import ModelAnswer

Policy = Callable[[list[dict[str, Any]], list[dict[str, Any]], int], ModelAnswer]

POLICIES: dict[str, Policy] = {"assistant": assistant, "careless": careless}
