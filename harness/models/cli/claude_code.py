"""Claude Code: headless, without built-in tools, settings, session hooks or file mentions."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from harness.models.cli.program import Ask, CliSaid, Place
from harness.models.wire.anthropic import ANTHROPIC, PREFIX
from harness.models.wire.form import SERVER

EFFORTS = {"none": "low", "minimal": "low"}  # it has no less than low


class ClaudeCode:
    """`Program` for `@anthropic-ai/claude-code`."""

    name = "claude-code"
    package = "@anthropic-ai/claude-code"
    executable = "@anthropic-ai/claude-code-linux-x64/claude"
    modules: tuple[str, ...] = ("@anthropic-ai",)
    beside: tuple[str, ...] = ()
    with_node = False
    wire = ANTHROPIC
    default_base_url = "https://api.anthropic.com"
    path_of_base_url = ""
    leftovers: tuple[str, ...] = ()
    at_sign = "@"

    def files(self, place: Place, ask: Ask, rules: str, tools: Sequence[str]) -> Mapping[str, str]:  # noqa: ARG002 - the seam's signature
        """The rules and our one MCP server."""
        server = {
            "type": "http",
            "url": place.mcp_url,
            "headers": {"Authorization": "Bearer ${GAME_TOKEN}"},
        }
        return {"rules.md": rules, "mcp.json": json.dumps({"mcpServers": {SERVER: server}})}

    def arguments(self, place: Place, ask: Ask, session: str | None) -> Sequence[str]:
        """`--bare` also keeps `@path` in a prompt from being read."""
        effort = () if ask.effort is None else ("--effort", EFFORTS.get(ask.effort, ask.effort))
        return (
            *("-p", "--bare", "--output-format", "stream-json", "--verbose"),
            *("--tools", "", "--strict-mcp-config", "--mcp-config", f"{place.home}/mcp.json"),
            *("--allowedTools", f"mcp__{SERVER}", "--permission-mode", "dontAsk"),
            *("--permission-prompts", "none", "--setting-sources", "", "--disable-slash-commands"),
            *("--no-chrome", "--system-prompt-file", f"{place.home}/rules.md", "--model", ask.model),
            *effort,
            *("--thinking-display", "summarized", "--max-turns", str(2 * ask.max_calls)),
            *(() if session is None else ("--resume", session)),
        )

    def environment(self, place: Place) -> Mapping[str, str]:
        """One try a request: whether it is worth another is decided in one place, the fault table."""
        return {
            "ANTHROPIC_API_KEY": place.token,
            "ANTHROPIC_BASE_URL": place.model_url,
            "GAME_TOKEN": place.token,
            "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC": "1",
            "CLAUDE_CODE_DISABLE_ATTACHMENTS": "1",
            "CLAUDE_CODE_DISABLE_FILE_MENTIONS": "1",
            "CLAUDE_CODE_MAX_RETRIES": "1",
            "CLAUDE_CODE_MCP_TOOL_IDLE_TIMEOUT": "0",
            "DISABLE_AUTOUPDATER": "1",
            "DISABLE_AUTO_COMPACT": "1",
            "ENABLE_TOOL_SEARCH": "false",
            "MAX_MCP_OUTPUT_TOKENS": "200000",
            "MCP_TIMEOUT": "30000",
            "MCP_TOOL_TIMEOUT": "900000",
        }

    def read(self, lines: Sequence[Mapping[str, Any]], tools: Sequence[str]) -> CliSaid:
        """A dead server or a wrong token shows in `init` alone: the CLI would go on without tools."""
        session: str | None = None
        for line in lines:
            match line:
                case {"type": "system", "subtype": "init"}:
                    session = str(line.get("session_id"))
                    servers = [server.get("status") for server in line.get("mcp_servers") or ()]
                    found = sorted(str(tool) for tool in line.get("tools") or ())
                    if servers != ["connected"] or found != sorted(PREFIX + tool for tool in tools):
                        return CliSaid(session, problem=f"MCP server {servers}, tools {found}")
                case {"type": "result", "is_error": False}:
                    return CliSaid(session, str(line.get("result") or "") or None, finished=True)
                case {"type": "result"}:
                    what = line.get("result") or line.get("terminal_reason") or line.get("subtype")
                    return CliSaid(session, problem=f"{line.get('api_error_status')}: {what}")
                case _:
                    pass
        return CliSaid(session)
