"""Where an entry's key is: with the proxy alone; what is kept of requests has none, a CLI's HOME neither."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from played import MAX_CALLS, play
from ways import CLIS, MODELS, way

from harness.models.cli.program import Ask
from harness.models.cli.programs import PROGRAMS
from harness.models.cli.request_log import RequestLog
from harness.models.cli.start import Starter

pytestmark = pytest.mark.channels


@pytest.mark.parametrize("name", CLIS)
async def test_every_request_is_kept_without_a_key(name: str, tmp_path: Path) -> None:
    """In the run's folder, in order; the real key stays with the proxy, the CLI never holds it."""
    async with way(name, log_folder=tmp_path) as through:
        await play(through.model, tmp_path, turns=1)
        assert through.stand_in is not None
        asked = [json.dumps(asked.body) for asked in through.stand_in.asked]
        keys = {asked.headers.get("x-api-key") or asked.headers.get("x-goog-api-key") or
                asked.headers.get("authorization") for asked in through.stand_in.asked}  # fmt: skip
    kept = list(read_log(tmp_path / RequestLog.NAME))
    assert [json.dumps(json.loads(str(line["body"]))) for line in kept if line["status"] == 200] == asked
    assert "k-real" not in json.dumps(kept)
    assert keys <= {"k-real", "Bearer k-real"}


def read_log(path: Path) -> Iterator[dict[str, object]]:
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)


def test_home_of_a_turn_holds_no_key(tmp_path: Path) -> None:
    """Files and environment of each CLI name its turn's token alone."""
    for name, program in PROGRAMS.items():
        starter = Starter(
            program, Ask(MODELS[name], "high", MAX_CALLS), tmp_path, 1, "http://127.0.0.1:2/mcp", False
        )
        home = tmp_path / name
        starter.write_files(home, "turn-token", "Rules.", ["get_squad"])
        texts = "".join(path.read_text(encoding="utf-8") for path in home.rglob("*") if path.is_file())
        place = starter.place(home, "turn-token")
        assert "turn-token" not in texts
        assert "turn-token" in program.environment(place).values()
        assert not list((home / "work").iterdir())
