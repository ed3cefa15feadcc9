"""Settings: flag before environment before `dugout.toml` before default."""

from __future__ import annotations

from pathlib import Path

import pytest

from harness.errors import SettingsError
from harness.settings import project_root, resolve_settings, shown_path

FLAG, VARIABLE, FILE = "sqlite:////flag.db", "sqlite:////variable.db", "sqlite:////file.db"


@pytest.mark.parametrize(
    ("flag", "variable", "file", "expected"),
    [
        pytest.param(FLAG, VARIABLE, FILE, FLAG, id="flag first"),
        pytest.param(None, VARIABLE, FILE, VARIABLE, id="then environment"),
        pytest.param(None, "", FILE, FILE, id="then file"),
        pytest.param(None, None, None, "sqlite:///{root}/runs/dugout.db", id="then default"),
    ],
)
def test_setting_is_taken_from_the_first_place_that_names_it(
    tmp_path: Path, flag: str | None, variable: str | None, file: str | None, expected: str
) -> None:
    """An empty variable names nothing."""
    if file:
        (tmp_path / "dugout.toml").write_text(f'database = "{file}"\n')
    environment = {} if variable is None else {"DUGOUT_DATABASE": variable}
    settings = resolve_settings(tmp_path, {"database": flag}, environment)
    assert settings.database == expected.format(root=tmp_path)


def test_setting_of_a_relative_file_lies_below_the_project_root(tmp_path: Path) -> None:
    """Whatever folder the command is called from, it is the same file; a flag's is where it is typed."""
    settings = resolve_settings(tmp_path, {"runs": "r"}, {"DUGOUT_DATABASE": "sqlite:///x.db"})
    assert (settings.database, settings.runs) == (f"sqlite:///{tmp_path}/x.db", tmp_path / "r")
    typed = resolve_settings(tmp_path, {"database": "sqlite:///x.db"}, {})
    assert typed.database == f"sqlite:///{Path.cwd()}/x.db"


@pytest.mark.parametrize("url", ["sqlite:///:memory:", "postgresql://u@h/d", "sqlite://"])
def test_setting_of_another_url_is_left_as_it_is(tmp_path: Path, url: str) -> None:
    """Only relative SQLite files are completed."""
    assert resolve_settings(tmp_path, {"database": url}, {}).database == url


@pytest.mark.parametrize(
    ("file", "environment", "says"),
    [
        pytest.param("speed = 1\n", {}, r"dugout\.toml: unknown setting 'speed'; known are", id="unknown"),
        pytest.param("parallel = \n", {}, r"dugout\.toml: not valid TOML", id="broken"),
        pytest.param("parallel = 0\n", {}, r"dugout\.toml: parallel: expected .* found '0'", id="zero"),
        pytest.param("", {"DUGOUT_PARALLEL": "many"}, "DUGOUT_PARALLEL: expected .* found 'many'", id="word"),
    ],
)
def test_setting_that_is_wrong_names_its_place(
    tmp_path: Path, file: str, environment: dict[str, str], says: str
) -> None:
    """File or variable, and what was expected."""
    (tmp_path / "dugout.toml").write_text(file)
    with pytest.raises(SettingsError, match=says):
        resolve_settings(tmp_path, {}, environment)


def test_path_is_shown_relative_to_the_root_when_inside(tmp_path: Path) -> None:
    """Files of the project by their place in it, others by their whole path."""
    root = project_root()
    assert shown_path(root / "lineups" / "demo.toml", root) == "lineups/demo.toml"
    assert shown_path(tmp_path, root) == str(tmp_path)
