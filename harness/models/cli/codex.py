"""Codex: headless, every feature off, its bundled models told apart from their built-in tools."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from harness.models.cli.codex_catalogue import catalogue_for
from harness.models.cli.program import Ask, CliSaid, Place
from harness.models.cli.toml import document
from harness.models.wire.form import SERVER
from harness.models.wire.responses import RESOURCE_TOOLS, RESPONSES

PROVIDER = "dugout"
OFF = (
    "shell_tool", "unified_exec", "view_image", "multi_agent_v2", "goals", "apps", "plugins", "remote_plugin",
    "tool_suggest", "skill_search", "image_generation", "sleep_tool", "hooks", "browser_use",
    "browser_use_external", "computer_use", "in_app_browser", "memories", "code_mode", "code_mode_only",
    "code_mode_host", "shell_snapshot", "workspace_dependencies", "skill_mcp_dependency_install",
    "guardian_approval", "default_mode_request_user_input",
)  # fmt: skip


class Codex:
    """`Program` for `@openai/codex`."""

    name = "codex"
    package = "@openai/codex"
    executable = "@openai/codex-linux-x64/vendor/x86_64-unknown-linux-musl/bin/codex"
    modules: tuple[str, ...] = ("@openai",)
    beside: tuple[str, ...] = ("codex-models.json",)
    with_node = False
    wire = RESPONSES
    default_base_url = "https://api.openai.com"
    path_of_base_url = "/v1"
    leftovers: tuple[str, ...] = RESOURCE_TOOLS
    at_sign = "@"

    def files(self, place: Place, ask: Ask, rules: str, tools: Sequence[str]) -> Mapping[str, str]:
        """Configuration, rules, and the catalogue in which the model has no tools of its own."""
        return {
            "rules.md": rules,
            "catalogue.json": json.dumps(catalogue_for(ask.model)),
            ".codex/config.toml": document(_configuration(place, ask, tools)),
        }

    def arguments(self, place: Place, ask: Ask, session: str | None) -> Sequence[str]:  # noqa: ARG002 - the seam's signature
        """Strict, so that a setting this version does not know ends it; the prompt is `-`."""
        return (
            *("exec", "--json", "--strict-config", "--skip-git-repo-check", "--ignore-rules"),
            *("-C", str(place.work)),
            *(("-",) if session is None else ("resume", session, "-")),
        )

    def environment(self, place: Place) -> Mapping[str, str]:
        """Two variables name the same token: one for the model, one for the game."""
        home = f"{place.home}/.codex"
        return {"CODEX_HOME": home, "MODEL_TOKEN": place.token, "GAME_TOKEN": place.token}

    def read(self, lines: Sequence[Mapping[str, Any]], tools: Sequence[str]) -> CliSaid:  # noqa: ARG002 - the seam's signature
        """Finished when the turn completed; a message may be missing."""
        session: str | None = None
        text: str | None = None
        for line in lines:
            match line:
                case {"type": "thread.started", "thread_id": str(thread)}:
                    session = thread
                case {"type": "item.completed", "item": {"type": "agent_message", "text": str(said)}}:
                    text = said
                case {"type": "turn.completed"}:
                    return CliSaid(session, text, finished=True)
                case {"type": "turn.failed", "error": {"message": message}}:
                    return CliSaid(session, problem=str(message))
                case _:
                    pass
        return CliSaid(session, text)


def _configuration(place: Place, ask: Ask, tools: Sequence[str]) -> dict[str, Any]:
    effort = {} if ask.effort is None else {"model_reasoning_effort": ask.effort}
    return {
        "model": ask.model,
        "model_provider": PROVIDER,
        **effort,
        "model_reasoning_summary": "auto",
        "model_instructions_file": f"{place.home}/rules.md",
        "model_catalog_json": f"{place.home}/catalogue.json",
        "approval_policy": "never",
        "sandbox_mode": "read-only",
        "web_search": "disabled",
        "project_doc_max_bytes": 0,
        "tool_output_token_limit": 200_000,
        "include_permissions_instructions": False,
        "include_environment_context": False,
        "include_apps_instructions": False,
        "include_collaboration_mode_instructions": False,
        "check_for_update_on_startup": False,
        "history": {"persistence": "none"},
        "analytics": {"enabled": False},
        "feedback": {"enabled": False},
        "tools": {"experimental_request_user_input": {"enabled": False}, "update_plan": {"enabled": False}},
        "agents": {"enabled": False},
        "skills": {"include_instructions": False},
        "features": dict.fromkeys(OFF, False),
        "model_providers": {PROVIDER: _provider(place)},
        "mcp_servers": {SERVER: _server(place, tools)},
    }


def _provider(place: Place) -> dict[str, Any]:
    """One try a request: whether it is worth another is decided in one place, the fault table."""
    return {
        "name": PROVIDER,
        "base_url": place.model_url,
        "env_key": "MODEL_TOKEN",
        "wire_api": "responses",
        "request_max_retries": 1,
        "stream_max_retries": 1,
    }


def _server(place: Place, tools: Sequence[str]) -> dict[str, Any]:
    return {
        "url": place.mcp_url,
        "bearer_token_env_var": "GAME_TOKEN",
        "required": True,
        "startup_timeout_sec": 30,
        "tool_timeout_sec": 900,
        "default_tools_approval_mode": "approve",
        "enabled_tools": list(tools),
    }
