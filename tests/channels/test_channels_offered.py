"""What a CLI's requests offer to the model: the tools of the catalogue alone, or they do not leave."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from played import play
from ways import CLIS, way

from harness.models.cli.programs import PROGRAMS
from harness.models.cli.proxy import RecordingProxy
from harness.models.cli.request_log import RequestLog
from harness.models.recorder import Recorder
from harness.models.stand_in.app import standing_in
from harness.tools.catalogue import BY_NAME

pytestmark = pytest.mark.channels


@pytest.mark.parametrize("name", CLIS)
async def test_requests_offer_the_catalogue_and_nothing_else(name: str, tmp_path: Path) -> None:
    """Codex adds its three resource tools, which reach our server alone."""
    async with way(name) as through:
        await play(through.model, tmp_path, turns=1)
        assert through.stand_in is not None
        requests = through.stand_in.requests
    assert requests
    for request in requests:
        assert sorted(request.tool_names) == sorted(BY_NAME)
        assert set(request.foreign_tools) == set(PROGRAMS[name].leftovers)


@pytest.mark.parametrize("name", CLIS)
async def test_request_with_other_tools_does_not_leave(name: str) -> None:
    """A request that lacks one of the game's tools, or offers one more, is refused: the turn's problem."""
    wire, model = PROGRAMS[name].wire, "m"
    bodies = {
        "claude-code": ("/v1/messages", {"model": model, "tools": [{"name": "Bash"}]}),
        "codex": ("/v1/responses", {"model": model, "tools": [{"type": "function", "name": "shell"}]}),
        "gemini-cli": (
            "/v1beta/models/m:generateContent",
            {"tools": [{"functionDeclarations": [{"name": "read_file"}]}, {"googleSearch": {}}]},
        ),
    }
    path, body = bodies[name]
    async with standing_in() as stand_in:
        proxy = RecordingProxy(wire, stand_in.base_url, "k-real", RequestLog(None))
        async with proxy.running(), httpx.AsyncClient(trust_env=False) as client:
            proxy.recorder = Recorder("turn", ("get_squad",))
            url, header = f"http://127.0.0.1:{proxy.port}", {"x-api-key": "turn"}
            assert (await client.post(url + path, json=body, headers=header)).status_code == 400
            assert "missing ['get_squad']" in str(proxy.recorder.problem)
            assert (await client.post(url + "/v1/files", json={}, headers=header)).status_code == 404
            assert (await client.get(url + "/", headers={"x-api-key": "k"})).status_code == 401
        assert not stand_in.asked
