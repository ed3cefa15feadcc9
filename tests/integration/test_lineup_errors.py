"""Wrong lineups given to the real commands: one clear line each, exit 2, and nothing is made or started."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import product
from subprocess import CompletedProcess

import pytest
from dugout_command import Dugout

HEAD = 'benchmark = "smoke-v1"\n'
ANN = '[[entries]]\nname = "Ann"\nchannel = "policy"\nmodel = "assistant"\n'
KEYLESS = (
    '[[entries]]\nname = "Q"\nchannel = "openai"\nmodel = "q"\nbase_url = "http://127.0.0.1:1/v1"\n'
    'api_key_env = "NO_SUCH_KEY"\n'
)
# What is in the file (None: there is none), and what its line must say: field, what is wrong, what to do.
WRONG: dict[str, tuple[str | None, tuple[str, ...]]] = {
    "unknown_key": (
        HEAD + ANN + "temprature = 1\n",
        ("entries[1].temprature: unknown key", "remove it or correct"),
    ),
    "unknown_channel": (
        HEAD + ANN.replace("policy", "telepathy"),
        ("entries[1].channel: ", "known are openai"),
    ),
    "missing_variable": (HEAD + KEYLESS, ("entries[1].api_key_env: ", "NO_SUCH_KEY is not set; set it")),
    "one_name_twice": (HEAD + ANN + ANN, ("entries[2].name: ", 'two entries are named "Ann"; give each')),
    "unknown_benchmark": (
        HEAD.replace("v1", "v9") + ANN,
        ('benchmark: unknown benchmark "smoke-v9"', "known are"),
    ),
    "broken": (HEAD + "[[entries]\n", ("not valid TOML", "line 2", "mend that line")),
    "empty": ("", ("the file is empty", "see lineups/demo.toml")),
    "missing": (None, ("no such file", "check the name")),
}
COMMANDS = ("freeze", "run")
Cases = dict[tuple[str, str], tuple[Dugout, CompletedProcess[str]]]


@pytest.fixture(scope="module")
def done(tmp_path_factory: pytest.TempPathFactory) -> Cases:
    """Every command with every wrong lineup, each with a database of its own to be."""
    lineups = tmp_path_factory.mktemp("lineups")
    for name, (text, _) in WRONG.items():
        if text is not None:
            (lineups / f"{name}.toml").write_text(text, encoding="utf-8")

    def call(case: tuple[str, str]) -> tuple[Dugout, CompletedProcess[str]]:
        command, name = case
        dugout = Dugout(lineups / f"{command}-{name}")
        dugout.folder.mkdir()
        return dugout, dugout(command, str(lineups / f"{name}.toml"))

    cases = list(product(COMMANDS, WRONG))
    with ThreadPoolExecutor(2) as two:
        return dict(zip(cases, two.map(call, cases), strict=True))


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("name", WRONG)
def test_wrong_lineup_is_one_line_and_exit_2(done: Cases, command: str, name: str) -> None:
    """File, field and remedy on stderr alone."""
    _, ended = done[command, name]
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.count("\n") == 1, ended.stderr
    file, says = ended.stderr.split(".toml: ", 1)
    assert file.endswith(name)
    for words in WRONG[name][1]:
        assert words in says


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("name", WRONG)
def test_wrong_lineup_leaves_nothing_behind(done: Cases, command: str, name: str) -> None:
    """No database, no runs folder."""
    dugout, _ = done[command, name]
    assert list(dugout.folder.iterdir()) == []
