"""The command line: documents on stdout, errors as plain lines, exit codes, help with examples."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from sqlalchemy import text

from harness.cli.main import COMMANDS, run
from harness.store.database import open_database
from scoring.built_batch import BuiltRun, BuiltStop, build_batch

STOPS = [BuiltStop("full_time", date(1997, 8, 9), 3, 1)]
LONG = "A name that is much longer than any column [of] a table would like to show it to anybody"
Dugout = Callable[..., tuple[int, str, str]]


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'cli.db'}"


@pytest.fixture
def batch(url: str) -> str:
    database = open_database(url)
    built = build_batch(database, [BuiltRun("Ann", STOPS), BuiltRun(LONG, STOPS, stop_reason=None)])
    database.close()
    return built


@pytest.fixture
def dugout(capsys: pytest.CaptureFixture[str]) -> Dugout:
    """Runs a command; its exit code, stdout and stderr."""

    def call(*arguments: str) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as ended:
            run(arguments)
        return int(ended.value.code or 0), *capsys.readouterr()

    return call


@pytest.mark.parametrize("command", COMMANDS)
def test_command_has_help_with_an_example(dugout: Dugout, command: str) -> None:
    """Each says what it does, takes --database and --json, and shows how it is used."""
    code, out, err = dugout(command, "--help")
    assert (code, err) == (0, "")
    assert f"Example: dugout {command}" in out
    assert "--database URL" in out
    assert "--json" in out


def test_status_document_names_batch_state_and_runs(dugout: Dugout, url: str, batch: str) -> None:
    """One run ended, one begun that nobody plays: the batch is interrupted."""
    code, out, err = dugout("status", batch, "--json", "--database", url)
    document = json.loads(out)
    assert (code, err) == (0, "")
    assert list(document)[:1] == ["batch"]
    assert (document["batch"], document["state"]) == (batch, "interrupted")
    assert [(r["run"], r["entry"], r["state"], r["stop_reason"]) for r in document["runs"]] == [
        (f"{batch}-01", "Ann", "ended", "period_complete"),
        (f"{batch}-02", LONG, "interrupted", None),
    ]
    assert {r["game_date"] for r in document["runs"]} == {"1997-08-09"}


def test_results_and_rescore_print_the_same_document(dugout: Dugout, url: str, batch: str) -> None:
    """Exactly one JSON document each, nothing on stderr."""
    results = dugout("results", batch, "--json", "--database", url)
    assert results == dugout("rescore", batch, "--json", "--database", url)
    document = json.loads(results[1])
    assert [(e["name"], e["rank"]) for e in document["entries"]] == [("Ann", 1), (LONG, None)]


@pytest.mark.parametrize("command", ["status", "results", "rescore"])
def test_tables_for_people_name_the_entries(dugout: Dugout, url: str, batch: str, command: str) -> None:
    """A table with the batch's id; None is a dash."""
    code, out, _ = dugout(command, batch, "--database", url)
    assert code == 0
    assert batch in out
    assert "Ann" in out


def change(url: str, *statements: str) -> None:
    database = open_database(url)
    with database.write() as connection:
        for statement in statements:
            connection.execute(text(statement))
    database.close()


def test_tools_prints_the_catalogue(dugout: Dugout) -> None:
    """For machines in the form that models get, for people as a page."""
    code, out, _ = dugout("tools", "--json")
    names = [tool["function"]["name"] for tool in json.loads(out)["tools"]]
    assert (code, "set_lineup" in names) == (0, True)
    assert "set_lineup" in dugout("tools")[1]


def test_database_is_taken_from_the_environment(
    dugout: Dugout, url: str, batch: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """DUGOUT_DATABASE in place of the flag; the flag goes before it."""
    monkeypatch.setenv("DUGOUT_DATABASE", url)
    assert dugout("results", batch, "--json")[0] == 0
    monkeypatch.setenv("DUGOUT_DATABASE", "sqlite:////nowhere/else.db")
    assert dugout("results", batch, "--json", "--database", url)[0] == 0


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        pytest.param(("status", "nobody"), 'no batch "nobody" in the database; the newest', id="status"),
        pytest.param(("results", "nobody", "--json"), 'no batch "nobody"', id="results"),
        pytest.param(("rescore", "nobody"), 'no batch "nobody"', id="rescore"),
        pytest.param(("replay", "nobody"), 'no run "nobody"', id="replay"),
        pytest.param(("freeze", "lineups/nosuch.toml"), "lineups/nosuch.toml: no such file", id="freeze"),
        pytest.param(("freeze", "pyproject.toml"), "pyproject.toml: benchmark: missing", id="no lineup"),
    ],
)
def test_operator_mistake_is_one_plain_line_and_exit_2(
    dugout: Dugout, url: str, batch: str, arguments: tuple[str, ...], says: str
) -> None:
    """Nothing on stdout, one unwrapped line on stderr, no traceback."""
    code, out, err = dugout(*arguments, "--database", url)
    assert (code, out) == (2, "")
    assert err.startswith(says)
    assert err.count("\n") == 1


def test_missing_database_is_one_plain_line_and_exit_2(dugout: Dugout, tmp_path: Path) -> None:
    """A command that only reads makes no database."""
    code, out, err = dugout("results", "b", "--database", f"sqlite:///{tmp_path / 'none.db'}")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert not (tmp_path / "none.db").exists()


def test_corrupt_log_is_one_plain_line_and_exit_1(dugout: Dugout, url: str, batch: str) -> None:
    """What is wrong with which run."""
    change(url, f"UPDATE runs SET last_seq = 99 WHERE id = '{batch}-01'")
    code, out, err = dugout("replay", f"{batch}-01", "--json", "--database", url)
    assert (code, out) == (1, "")
    assert err.startswith(f"run {batch}-01: the log ends at event 3, but the run's row says 99")
    assert err.count("\n") == 1


def test_unknown_option_is_exit_2_without_a_frame(dugout: Dugout) -> None:
    """Usage errors are plain too."""
    code, out, err = dugout("results", "b", "--frob")
    assert (code, out) == (2, "")
    assert "No such option: --frob" in err
    assert not set(err) & set("╭│╰")
