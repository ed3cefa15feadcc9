"""Pictures of a guest that failed, kept beside a run's log: the newest of a kind, numbered on."""

from __future__ import annotations

from pathlib import Path

NEWEST = 20  # of a kind are kept


def keep_picture(folder: Path, kind: str, content: bytes) -> str:
    """Store one as `<kind>-<number>.png` and let go of the oldest; its name."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = sorted((_number(path), path) for path in folder.glob(f"{kind}-*.png"))
    path = folder / f"{kind}-{kept[-1][0] + 1 if kept else 1}.png"
    path.write_bytes(content)
    for _, old in kept[: max(0, len(kept) + 1 - NEWEST)]:
        old.unlink(missing_ok=True)
    return path.name


def _number(path: Path) -> int:
    last = path.stem.rpartition("-")[2]
    return int(last) if last.isdecimal() else 0
