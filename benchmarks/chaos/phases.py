"""In which phase each run is, by the last event of its log and by its folder of checkpoints."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import dataclass

from benchmarks.chaos.arena import Arena
from benchmarks.chaos.plan import Phase

BY_EFFECT: dict[str, Phase] = {
    "ask_model": "turn", "run_tool": "turn", "close_turn": "turn", "kick_off": "match",
    "resume_match": "match", "advance": "macro", "start_game": "restore", "load_save": "restore",
    "carry_out": "macro", "read_news": "macro", "take_first_choice": "macro",
    "store_checkpoint": "save", "save_game": "save",
}  # fmt: skip
BY_EVENT: dict[str, Phase] = {
    "turn_opened": "turn", "model_answered": "turn", "tool_answered": "turn", "run_restored": "restore",
    "run_restarted": "restore", "game_directory_prepared": "restore", "guest_started": "restore",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Where:
    """One run at one moment."""

    run: str
    seq: int
    phase: Phase | None
    checkpoints: int


class Watch:
    """Looks at the runs of a batch."""

    def __init__(self, arena: Arena) -> None:
        self._arena = arena
        self._connection = sqlite3.connect(
            f"file:{arena.database}?mode=ro", uri=True, timeout=60, check_same_thread=False
        )

    def close(self) -> None:
        """Let go of the database."""
        self._connection.close()

    def runs(self) -> list[str]:
        """That have not ended."""
        asked = "SELECT id FROM runs WHERE batch = ? AND state != 'ended' ORDER BY number"
        return [str(row[0]) for row in self._connection.execute(asked, (self._arena.batch,))]

    def where(self, run: str) -> Where:
        """Now."""
        asked = "SELECT seq, type, body FROM events WHERE run = ? ORDER BY seq DESC LIMIT 1"
        row = self._connection.execute(asked, (run,)).fetchone()
        (made,) = self._connection.execute(
            "SELECT COUNT(*) FROM checkpoints WHERE run = ?", (run,)
        ).fetchone()
        if row is None:
            return Where(run, 0, None, made)
        seq, kind, body = row
        phase = BY_EVENT.get(kind)
        if kind == "effect_started":
            phase = BY_EFFECT.get(json.loads(body)["effect"])
        if phase == "restore" and not self._goes_back(run):
            phase = None  # a run that begins
        if phase == "save" and self._committing(run, made + 1):
            phase = "commit"
        return Where(run, int(seq), phase, int(made))

    def _goes_back(self, run: str) -> bool:
        """Whether a restore or restart came, and no game has been loaded since."""
        last = "SELECT COALESCE(MAX(seq), 0) FROM events WHERE run = ? AND type IN ({})"
        back, loaded = (
            self._connection.execute(last.format(types), (run,)).fetchone()[0]
            for types in ("'run_restored', 'run_restarted'", "'game_loaded'")
        )
        return bool(back > loaded)

    def _committing(self, run: str, number: int) -> bool:
        return (self._arena.run_folder(run) / "checkpoints" / str(number)).is_dir()
