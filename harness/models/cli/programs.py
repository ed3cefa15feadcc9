"""The table of vendor CLIs by channel."""

from __future__ import annotations

from harness.models.cli.claude_code import ClaudeCode
from harness.models.cli.codex import Codex
from harness.models.cli.gemini_cli import GeminiCli
from harness.models.cli.program import Program

PROGRAMS: dict[str, Program] = {program.name: program for program in (ClaudeCode(), Codex(), GeminiCli())}
