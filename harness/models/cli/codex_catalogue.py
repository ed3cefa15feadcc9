"""Codex's catalogue of models, without the tools that it would add to ours: those follow from the model.

`make vendor-clis` has Codex print its bundled catalogue; feature switches alone do not take these tools away.
"""

from __future__ import annotations

import json
from typing import Any

from harness.errors import SettingsError
from harness.models.cli.installed import FOLDER

BUNDLED = FOLDER / "codex-models.json"
PLAIN: dict[str, Any] = {
    "tool_mode": None,
    "apply_patch_tool_type": None,
    "shell_type": "disabled",
    "supports_search_tool": False,
    "experimental_supported_tools": [],
    "multi_agent_version": None,
    "input_modalities": ["text"],
    "include_skills_usage_instructions": False,
    "include_plugin_usage_instructions": False,
    "include_apps_usage_instructions": False,
    "model_messages": None,
    "base_instructions": "You are a helpful assistant.",
    "use_responses_lite": False,
}


def catalogue_for(model: str) -> dict[str, Any]:
    """The one model as Codex knows it; one that it does not know gets the first one's measures."""
    if not BUNDLED.is_file():
        raise SettingsError(f"{BUNDLED.name} is missing: run `make vendor-clis`")
    models: list[dict[str, Any]] = json.loads(BUNDLED.read_text(encoding="utf-8"))["models"]
    known = next((entry for entry in models if entry["slug"] == model), models[0])
    return {"models": [{**known, "slug": model, **PLAIN}]}
