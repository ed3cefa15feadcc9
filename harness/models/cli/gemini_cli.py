"""Gemini CLI: headless, a policy that denies every tool but those of our MCP server."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from harness.models.cli.program import Ask, CliSaid, Place
from harness.models.wire.form import SERVER
from harness.models.wire.gemini import GEMINI

# Thinking tokens for models that count them (2.5); later ones take a level.
BUDGETS = {"none": 0, "minimal": 1024, "low": 4096, "medium": 8192, "high": 16384, "xhigh": 32768}
LEVELS = {"none": "LOW", "minimal": "LOW", "low": "LOW", "medium": "MEDIUM"}
# It puts files of its working directory behind each `@path` of a prompt, and no setting keeps it from that.
# So its prompts have this private character instead, and the proxy writes `@` into its requests.
AT_SIGN = "\ue040"
POLICY = f"""\
[[rule]]
toolName = "*"
mcpName = "{SERVER}"
decision = "allow"
priority = 900

[[rule]]
toolName = "*"
decision = "deny"
priority = 10
"""


class GeminiCli:
    """`Program` for `@google/gemini-cli`."""

    name = "gemini-cli"
    package = "@google/gemini-cli"
    executable = "@google/gemini-cli/bundle/gemini.js"
    modules: tuple[str, ...] = ("@google", "@github", "@lydell", "node-pty")
    beside: tuple[str, ...] = ()
    with_node = True
    wire = GEMINI
    default_base_url = "https://generativelanguage.googleapis.com"
    path_of_base_url = ""
    leftovers: tuple[str, ...] = ()
    at_sign = AT_SIGN

    def files(self, place: Place, ask: Ask, rules: str, tools: Sequence[str]) -> Mapping[str, str]:
        """Settings, policy, rules."""
        return {
            "rules.md": rules,
            "policy.toml": POLICY,
            ".gemini/settings.json": json.dumps(_settings(place, ask, tools)),
        }

    def arguments(self, place: Place, ask: Ask, session: str | None) -> Sequence[str]:
        """A session goes on by its number in this HOME, where it is the only one."""
        return (
            *("-o", "stream-json", "--skip-trust", "--admin-policy", f"{place.home}/policy.toml"),
            *("--allowed-mcp-server-names", SERVER, "-e", "none", "-m", ask.model),
            *(() if session is None else ("--resume", "latest")),
        )

    def environment(self, place: Place) -> Mapping[str, str]:
        """Its system prompt is ours alone."""
        return {
            "GEMINI_API_KEY": place.token,
            "GOOGLE_GEMINI_BASE_URL": place.model_url,
            "GEMINI_SYSTEM_MD": f"{place.home}/rules.md",
            "GEMINI_CLI_NO_RELAUNCH": "true",
            "GAME_TOKEN": place.token,
            "TERM": "xterm-256color",
        }

    def read(self, lines: Sequence[Mapping[str, Any]], tools: Sequence[str]) -> CliSaid:  # noqa: ARG002 - the seam's signature
        """It says nothing of its tools: the proxy sees them."""
        session: str | None = None
        text = ""
        for line in lines:
            match line:
                case {"type": "init", "session_id": str(found)}:
                    session = found
                case {"type": "message", "role": "assistant", "content": str(said)}:
                    text += said
                case {"type": "result", "status": "success"}:
                    return CliSaid(session, text or None, finished=True)
                case {"type": "result"}:
                    return CliSaid(session, problem=str(line.get("error") or line.get("status")))
                case _:
                    pass
        return CliSaid(session, text or None)


def _settings(place: Place, ask: Ask, tools: Sequence[str]) -> dict[str, Any]:
    server = {
        "httpUrl": place.mcp_url,
        "headers": {"Authorization": "Bearer $GAME_TOKEN"},
        "trust": True,
        "timeout": 900_000,
        "includeTools": list(tools),
    }
    return {
        "mcpServers": {SERVER: server},
        "mcp": {"allowed": [SERVER]},
        "security": {"auth": {"selectedType": "gemini-api-key"}, "folderTrust": {"enabled": False}},
        "general": {
            "enableAutoUpdate": False,
            "enableAutoUpdateNotification": False,
            "plan": {"enabled": False},
            "checkpointing": {"enabled": False},
            "topicUpdateNarration": False,
            "maxAttempts": 1,  # whether a request is worth another try is decided by the fault table
            "sessionRetention": {"enabled": True, "maxAge": "1d"},
        },
        "privacy": {"usageStatisticsEnabled": False},
        "telemetry": {"enabled": False},
        "model": {
            "maxSessionTurns": 2 * ask.max_calls,
            "skipNextSpeakerCheck": True,
            "disableLoopDetection": True,
            "compressionThreshold": 0.95,
        },
        "tools": {"core": [], "truncateToolOutputThreshold": -1},
        "skills": {"enabled": False},
        "hooksConfig": {"enabled": False},
        "experimental": {
            "enableAgents": False,
            "topicUpdateNarration": False,
            "extensionManagement": False,
            "autoMemory": False,
        },
        "admin": {"extensions": {"enabled": False}, "skills": {"enabled": False}},
        "context": {"fileName": "NO_SUCH_CONTEXT_FILE.md", "includeDirectoryTree": False},
        "modelConfigs": {"customOverrides": [_thinking(ask)]},
        "advanced": {"ignoreLocalEnv": True, "autoConfigureMemory": False},
    }


def _thinking(ask: Ask) -> dict[str, Any]:
    thinking: dict[str, Any] = {"includeThoughts": True}
    if ask.effort is not None and "2.5" in ask.model:
        thinking["thinkingBudget"] = BUDGETS[ask.effort]
    elif ask.effort is not None:
        thinking["thinkingLevel"] = LEVELS.get(ask.effort, "HIGH")
    configuration = {"generateContentConfig": {"thinkingConfig": thinking}}
    return {"match": {"model": ask.model}, "modelConfig": configuration}
