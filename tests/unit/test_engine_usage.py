"""The host program's command line: errors that say what to do."""

from __future__ import annotations

import pytest
from engine_program import Program


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        pytest.param((), "a command is missing", id="no-command"),
        pytest.param(("dance",), "--slot", id="unknown-command-without-slot"),
        pytest.param(("--slot", 1, "dance"), "there is no command dance", id="unknown-command"),
        pytest.param(("--slot", 9, "table"), "from 1 to 7, not 9", id="slot-out-of-range"),
        pytest.param(("--slot", 1, "play"), "--matches N or --season", id="play-how-long"),
        pytest.param(("--slot", 1, "play", "--season", "--pick", "best"), "strongest", id="unknown-strategy"),
        pytest.param(("new", "--first", "A"), "--second", id="new-without-name"),
    ],
)
def test_usage_mistake_is_explained(game: Program, arguments: tuple[object, ...], words: str) -> None:
    """Wrong usage ends with exit code 2 and a line that names what is wrong."""
    result = game.result(*arguments)
    assert result.returncode == 2
    assert words in result.stderr
    assert result.stdout == ""


def test_usage_help_shows_every_command(game: Program) -> None:
    """--help names the commands and an example."""
    shown = game.output("--help")
    for command in ("layout", "new", "play", "verdict", "table", "statistics", "ui", "Example"):
        assert command in shown


def test_usage_script_waits_for_a_text_in_vain(game: Program) -> None:
    """A text that is never drawn ends with exit code 3 and the texts that were."""
    script = game.directory / "SCRIPT.TXT"
    script.write_text("wait no such text\n")
    result = game.result("ui", "--keys", script)
    assert result.returncode == 3
    assert "no such text" in result.stderr
    assert "Touchline 98" in result.stdout


def test_usage_slot_without_a_game(game: Program) -> None:
    """An empty slot is refused in the game's words."""
    result = game.result("--slot", 6, "table")
    assert (result.returncode, result.stderr) == (1, "tl98-host: There is no saved game in this slot.\n")
