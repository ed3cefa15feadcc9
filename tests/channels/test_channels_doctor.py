"""`dugout doctor --lineup`: each entry is tried before a batch, the CLIs in a canary turn."""

from __future__ import annotations

from pathlib import Path

import pytest
from ways import CLIS, MODELS

from harness.doctor.entries.canary import check
from harness.doctor.entries.examine import examine_entries
from harness.freezing.lineup import Entry
from harness.models.cli.programs import PROGRAMS
from harness.models.policy_server import serve_policies
from harness.models.stand_in.app import standing_in
from harness.settings import project_root
from harness.tools.catalogue import BY_NAME

pytestmark = pytest.mark.channels
HEAD = 'benchmark = "smoke-v1"\n'


def lineup(folder: Path, channel: str, model: str, base_url: str, more: str = "") -> Path:
    """A lineup of one entry."""
    path = folder / "l.toml"
    fields = f'name = "A"\nchannel = "{channel}"\nmodel = "{model}"\nbase_url = "{base_url}"\n{more}'
    path.write_text(f"{HEAD}[[entries]]\n{fields}", encoding="utf-8")
    return path


@pytest.mark.parametrize("name", CLIS)
async def test_canary_turn_shows_exactly_the_catalogue(name: str) -> None:
    """The real, pinned CLI; the tools that reach the model."""
    finding = await check(Entry(name="A", channel=name, model=MODELS[name], api_key_env="K"), PROGRAMS[name])
    assert (finding.state, finding.check) == ("ok", "tools of A"), finding
    assert finding.found.startswith(f"the {len(BY_NAME)} tools of the catalogue")


@pytest.mark.parametrize("name", CLIS)
async def test_entry_of_a_cli_is_examined_from_installation_to_tools(name: str, tmp_path: Path) -> None:
    """Endpoint, version, walls, tools; a provider that does not know the model is a failure."""
    async with standing_in() as stand_in:
        path = lineup(tmp_path, name, MODELS[name], stand_in.base_url)
        findings = await examine_entries(path, project_root(), {})
    states = {finding.check: finding.state for finding in findings}
    assert states["endpoint of A"] == "fail"  # the stand-in lists no models
    assert states["CLI of A"] == "ok"
    assert states["tools of A"] == "ok"
    assert states["walls around A"] in ("ok", "warn")


async def test_endpoint_is_asked_for_the_model(tmp_path: Path) -> None:
    """Right, unknown model, wrong key, nobody there: each by its own words."""
    async with serve_policies() as endpoint:
        environment, key = {"K": endpoint.api_key, "WRONG": "x"}, 'api_key_env = "K"\n'

        async def found(path: Path) -> tuple[str, str]:
            findings = await examine_entries(path, project_root(), environment)
            return findings[0].state, findings[0].found

        good = await found(lineup(tmp_path, "openai", "assistant", endpoint.base_url, key))
        assert good == ("ok", f"{endpoint.base_url} has assistant")
        state, said = await found(lineup(tmp_path, "openai", "wise", endpoint.base_url, key))
        assert (state, "it has assistant" in said) == ("fail", True)
        wrong = 'api_key_env = "WRONG"\n'
        state, said = await found(lineup(tmp_path, "openai", "assistant", endpoint.base_url, wrong))
        assert (state, "refuses the key" in said) == ("fail", True)
    state, said = await found(lineup(tmp_path, "openai", "assistant", endpoint.base_url, key))
    assert (state, "cannot be reached" in said) == ("fail", True)
