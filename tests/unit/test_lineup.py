"""Lineup files: what they may say, and one clear line for everything they may not."""

from __future__ import annotations

from pathlib import Path

import pytest
from small_project import small_project, write

from harness.errors import SettingsError
from harness.freezing.benchmark import benchmark_names, read_benchmark
from harness.freezing.lineup import read_lineup, slug
from harness.settings import project_root

HEAD = 'benchmark = "smoke-v1"\n'
ANN = '[[entries]]\nname = "Ann"\nchannel = "policy"\nmodel = "assistant"\n'
QWEN = '[[entries]]\nname = "Qwen"\nchannel = "openai"\nmodel = "Qwen/Qwen3"\n'
URL = 'base_url = "http://127.0.0.1:8000/v1"\n'


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return small_project(tmp_path)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        pytest.param("", "the file is empty", id="empty"),
        pytest.param(" \n", "the file is empty", id="blank"),
        pytest.param("benchmark = ", "not valid TOML: Invalid value.*; mend that line", id="broken TOML"),
        pytest.param(HEAD, "entries: missing", id="no entries"),
        pytest.param(HEAD + "entries = []\n", "entries: .*at least 1", id="empty entries"),
        pytest.param(HEAD + 'entries = "Ann"\n', r"entries: must be \[\[entries\]\] blocks", id="text"),
        pytest.param(HEAD + ANN.replace("[[entries]]", "[entries]"), r"entries: must be \[\[entries\]\]",
                     id="one table"),
        pytest.param(HEAD + QWEN + URL + "sampling = 1\n", r"entries\[1\]\.sampling: must be a table",
                     id="sampling as a number"),
        pytest.param(ANN, "benchmark: missing", id="no benchmark"),
        pytest.param("benchmark = 1\n" + ANN, "benchmark: input should be a valid string", id="number"),
        pytest.param('benchmark = "smoke-v9"\n' + ANN, 'unknown benchmark "smoke-v9"; known are .*smoke-v1',
                     id="unknown benchmark"),
        pytest.param('benchmark = "../smoke-v1"\n' + ANN, "unknown benchmark", id="path as benchmark"),
        pytest.param("speed = 1\n" + HEAD + ANN, "speed: unknown key.*known are benchmark, entries",
                     id="unknown key"),
        pytest.param(HEAD + ANN + "temprature = 1\n", r"entries\[1\]\.temprature: unknown key.*known are",
                     id="unknown key of an entry"),
        pytest.param(HEAD + QWEN + URL + "[entries.sampling]\ntemp = 1\n",
                     r"entries\[1\]\.sampling\.temp: unknown key.*known are temp", id="unknown sampling"),
        pytest.param(HEAD + QWEN + URL + "[entries.sampling]\ntemperature = -1\n",
                     r"entries\[1\]\.sampling\.temperature: .*greater than or equal to 0", id="cold"),
        pytest.param(HEAD + '[[entries]]\nname = "A"\nchannel = "telepathy"\nmodel = "m"\n',
                     r'entries\[1\]\.channel: unknown channel "telepathy"; known are openai, policy',
                     id="unknown channel"),
        pytest.param(HEAD + '[[entries]]\nname = "A"\nchannel = "policy"\nmodel = "wise"\n',
                     r'entries\[1\]\.model: unknown policy "wise"; known are assistant', id="unknown policy"),
        pytest.param(HEAD + '[[entries]]\nname = "A"\nchannel = "policy"\n', r"entries\[1\]\.model: missing",
                     id="no model"),
        pytest.param(HEAD + ANN + URL, r'entries\[1\]\.base_url: channel "policy" has no base_url',
                     id="policy URL"),
        pytest.param(HEAD + QWEN, r'entries\[1\]\.base_url: channel "openai" needs it, as base_url =',
                     id="openai without URL"),
        pytest.param(HEAD + QWEN + 'base_url = "127.0.0.1"\n', r"entries\[1\]\.base_url: must be a web",
                     id="no web address"),
        pytest.param(HEAD + QWEN + URL + 'api_key_env = "NO_SUCH_KEY"\n',
                     r"entries\[1\]\.api_key_env: the environment variable NO_SUCH_KEY is not set",
                     id="variable not set"),
        pytest.param(HEAD + QWEN + URL + 'api_key_env = "EMPTY_KEY"\n', "EMPTY_KEY is not set", id="empty"),
        pytest.param(HEAD + QWEN + URL + 'reasoning_effort = "huge"\n', r"entries\[1\]\.reasoning_effort: ",
                     id="unknown effort"),
        pytest.param(HEAD + ANN + ANN, r'entries\[2\]\.name: two entries are named "Ann"; give',
                     id="same name"),
        pytest.param(HEAD + ANN + ANN.replace("Ann", "ANN"), 'two entries are named "ANN"', id="near"),
        pytest.param(HEAD + ANN.replace("Ann", " "), r"entries\[1\]\.name: has spaces", id="blank name"),
        pytest.param(HEAD + ANN.replace("Ann", ""), r"entries\[1\]\.name: .*at least 1", id="no name"),
    ],
)  # fmt: skip
def test_lineup_that_is_wrong_is_one_line(root: Path, text: str, says: str) -> None:
    """File and field, what is wrong, what to do."""
    write(root / "lineups/l.toml", text)
    with pytest.raises(SettingsError, match=says) as caught:
        read_lineup(root / "lineups/l.toml", root, {"EMPTY_KEY": ""})
    assert str(caught.value).startswith("lineups/l.toml: ")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "line", ['api_key_env = "sk-live-4711"\n', 'api_key = "sk-live-4711"\n', "top = 'sk-live-4711'\n"]
)
def test_lineup_with_a_key_in_it_does_not_repeat_the_key(root: Path, line: str) -> None:
    """Messages end up in logs."""
    write(root / "lineups/l.toml", HEAD + QWEN + URL + line)
    with pytest.raises(SettingsError) as caught:
        read_lineup(root / "lineups/l.toml", root, {})
    assert "4711" not in str(caught.value)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        pytest.param("lineups/none.toml", "lineups/none.toml: no such file", id="missing"),
        pytest.param("lineups", "lineups: cannot be read", id="folder"),
        pytest.param("lineups/latin.toml", "lineups/latin.toml: not UTF-8", id="latin"),
    ],
)
def test_lineup_file_that_cannot_be_read_is_one_line(root: Path, name: str, says: str) -> None:
    """Named relative to the project root."""
    (root / "lineups/latin.toml").write_bytes('name = "Ñ"'.encode("latin-1"))
    with pytest.raises(SettingsError, match=says):
        read_lineup(root / name, root, {})


def test_lineup_of_the_small_project_is_read(root: Path) -> None:
    """All that an entry may say."""
    lineup, benchmark = read_lineup(root / "lineups/two.toml", root, {"BOB_KEY": "k"})
    assert [entry.name for entry in lineup.entries] == ["Ann", "Bob Ñandú!"]
    assert lineup.entries[1].sampling.model_dump(exclude_none=True) == {"temperature": 0.7}
    assert (benchmark.period.matches, benchmark.max_calls) == (6, 40)


@pytest.mark.parametrize("name", ["demo", "season"])
def test_shipped_lineup_names_both_policies(name: str) -> None:
    """The lineups that come with the project can be frozen."""
    root = project_root()
    lineup, _ = read_lineup(root / f"lineups/{name}.toml", root, {})
    assert [(e.channel, e.model) for e in lineup.entries] == [("policy", "assistant"), ("policy", "careless")]


def test_shipped_benchmarks_offer_every_tool() -> None:
    """Each shipped benchmark is readable and its tools are the catalogue's."""
    from harness.tools.catalogue import BY_NAME  # noqa: PLC0415 - only this test looks at the tools

    for name in benchmark_names(project_root()):
        assert set(read_benchmark(name, project_root()).tools) == set(BY_NAME)


def test_benchmark_with_both_periods_is_refused(root: Path) -> None:
    """Matches or seasons, not both, not neither."""
    path = root / "scoring/benchmarks/smoke-v1.toml"
    write(path, path.read_text() + "seasons = 1\n")
    with pytest.raises(SettingsError, match="period: write either matches or seasons"):
        read_benchmark("smoke-v1", root)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        pytest.param("Qwen3 32B (high)", "qwen3-32b-high", id="signs"),
        pytest.param("Ñandú", "nandu", id="accents"),
        pytest.param("日本", "entry", id="nothing left"),
        pytest.param("x" * 40, "x" * 32, id="long"),
    ],
)
def test_slug_is_plain(name: str, expected: str) -> None:
    """Fit for file names and ids."""
    assert slug(name) == expected


def test_lineup_saved_with_a_byte_order_mark_is_read(root: Path) -> None:
    """As some editors write UTF-8."""
    path = root / "lineups/two.toml"
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    assert len(read_lineup(path, root, {"BOB_KEY": "k"})[0].entries) == 2
