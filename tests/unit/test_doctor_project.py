"""The doctor's checks of the project: game files, start saves, lineup files, the CLIs that they name."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from doctor_place import faults, findings, place_of

from harness.doctor.fake import FakeMachine
from harness.doctor.machine import Ran
from harness.freezing.start_save import game_files, start_folder
from harness.models.cli.installed import MODULES, pinned_version
from harness.models.cli.programs import PROGRAMS
from harness.settings import project_root

CLI_LINEUP = """benchmark = "smoke-v1"
[[entries]]
name = "Codex"
channel = "codex"
model = "some-model"
api_key_env = "BOB_KEY"
"""


@pytest.mark.parametrize("name", game_files())
def test_doctor_missing_game_file_is_named(tmp_path: Path, name: str) -> None:
    """The program, or any of the data files."""
    place = place_of(tmp_path)
    (tmp_path / game_files()[name]).unlink()
    (fault,) = faults(FakeMachine(), place).values()
    assert (fault.check, fault.state, fault.mend) == ("game files", "fail", "build it: make setup")
    assert fault.found == f"the game is missing: {game_files()[name]} cannot be read"


@pytest.mark.parametrize("name", game_files())
def test_doctor_damaged_game_file_is_named(tmp_path: Path, name: str) -> None:
    """Cut to nothing."""
    place = place_of(tmp_path)
    (tmp_path / game_files()[name]).write_bytes(b"")
    (fault,) = faults(FakeMachine(), place).values()
    assert (fault.check, fault.state) == ("game files", "fail")
    assert game_files()[name] in fault.found


def test_doctor_missing_start_save_is_named(tmp_path: Path) -> None:
    """With its file."""
    place = place_of(tmp_path)
    (tmp_path / start_folder("smoke-v1") / "TMDATA1.S16").unlink()
    (fault,) = faults(FakeMachine(), place).values()
    assert (fault.check, fault.state) == ("start saves", "fail")
    assert "smoke-v1/TMDATA1.S16" in fault.found


def test_doctor_missing_key_warns_for_all_lineups_and_fails_for_the_named_one(tmp_path: Path) -> None:
    """A file that nobody asked about stops nobody."""
    place = place_of(tmp_path, environment={})
    (fault,) = faults(FakeMachine(), place).values()
    assert (fault.check, fault.state) == ("lineup lineups/two.toml", "warn")
    assert "BOB_KEY is not set" in fault.found
    named = place_of(tmp_path / "again", lineup=tmp_path / "again" / "lineups" / "two.toml", environment={})
    assert faults(FakeMachine(), named)["lineup lineups/two.toml"].state == "fail"


def test_doctor_broken_lineup_is_named_with_its_field(tmp_path: Path) -> None:
    """As `freeze` would say it."""
    place = place_of(tmp_path)
    (tmp_path / "lineups" / "broken.toml").write_text('benchmark = "smoke-v1"\nfrob = 1\n', encoding="utf-8")
    (fault,) = faults(FakeMachine(), place).values()
    assert (fault.check, fault.state) == ("lineup lineups/broken.toml", "fail")
    assert "frob" in fault.found or "entries" in fault.found


@pytest.mark.parametrize(("named", "state"), [(False, "warn"), (True, "fail")], ids=["all", "named"])
def test_doctor_missing_vendor_cli_is_named_for_the_channel_that_uses_it(
    tmp_path: Path, named: bool, state: str
) -> None:
    """With the version that is pinned and the command that installs it; nothing for channels not used."""
    place = place_of(tmp_path)
    path = tmp_path / "lineups" / "cli.toml"
    path.write_text(CLI_LINEUP, encoding="utf-8")
    (fault,) = faults(FakeMachine(), replace(place, lineup=path if named else None)).values()
    assert (fault.check, fault.state, fault.mend) == ("channel codex", state, "run `make vendor-clis`")
    assert "found none" in fault.found


@pytest.mark.parametrize(
    ("unsealed", "state", "says"),
    [
        pytest.param(None, "ok", "sealed by bubblewrap", id="sealed"),
        pytest.param(
            "bubblewrap is not installed", "warn", "without walls: bubblewrap is not", id="unsealed"
        ),
    ],
)
def test_doctor_vendor_cli_that_is_there_is_ok_unless_it_runs_without_walls(
    tmp_path: Path, unsealed: str | None, state: str, says: str
) -> None:
    """The pinned version lies in the project's build folder."""
    place = place_of(tmp_path)
    (tmp_path / "lineups" / "cli.toml").write_text(CLI_LINEUP, encoding="utf-8")
    program = PROGRAMS["codex"]
    package = tmp_path / MODULES.relative_to(project_root()) / program.package / "package.json"
    package.parent.mkdir(parents=True)
    package.write_text(json.dumps({"version": pinned_version(program)}), encoding="utf-8")
    finding = findings(FakeMachine(unsealed=unsealed), place)["channel codex"]
    assert (finding.state, says in finding.found) == (state, True), finding


@pytest.mark.parametrize(("code", "state"), [(0, "ok"), (None, "warn")], ids=["there", "missing"])
def test_doctor_vendor_cli_that_needs_node_needs_the_one_beside_it(
    tmp_path: Path, code: int | None, state: str
) -> None:
    """Gemini CLI runs on the Node that `make vendor-clis` installed, not on the system's."""
    place = place_of(tmp_path)
    lineup = CLI_LINEUP.replace("codex", "gemini-cli")
    (tmp_path / "lineups" / "cli.toml").write_text(lineup, encoding="utf-8")
    program = PROGRAMS["gemini-cli"]
    package = tmp_path / MODULES.relative_to(project_root()) / program.package / "package.json"
    package.parent.mkdir(parents=True)
    package.write_text(json.dumps({"version": pinned_version(program)}), encoding="utf-8")
    machine = FakeMachine(programs={"node"}, outputs={"node --version": Ran(code, "")})
    finding = findings(machine, place)["channel gemini-cli"]
    assert (finding.state, "run `make vendor-clis`" in finding.mend) == (state, code is None), finding
