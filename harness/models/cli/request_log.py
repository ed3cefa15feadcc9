"""Every request of a CLI to its provider, appended to one compressed file of its run; never a key."""

from __future__ import annotations

import gzip
import json
from datetime import UTC, datetime
from pathlib import Path


class RequestLog:
    """One JSON document a line, each a gzip member of its own; without a folder nothing is kept."""

    NAME = "model-requests.jsonl.gz"

    def __init__(self, folder: Path | None) -> None:
        self._path = None if folder is None else folder / self.NAME

    def write(self, path: str, body: bytes, status: int) -> None:
        """One request with what became of it; headers, where keys stand, are left out."""
        if self._path is None:
            return
        line = {
            "at": datetime.now(UTC).isoformat(),
            "path": path,
            "status": status,
            "body": body.decode("utf-8", "replace"),
        }
        with self._path.open("ab") as file:
            file.write(gzip.compress((json.dumps(line, ensure_ascii=False) + "\n").encode()))
