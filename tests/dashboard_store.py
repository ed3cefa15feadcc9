"""A store for the dashboard's tests: a model that writes nasty texts, and secrets that no page may show."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

from builders import sheet, start_match
from pydantic import JsonValue
from ulid import ULID

from cm9798.snapshot import Snapshot
from cm9798.synthetic import FIRST_CLUB, synthetic_world
from harness.models.seam import ModelAnswer, ToolCall, Usage
from harness.spine import events as e
from harness.store.batches import NewRun, insert_batch
from harness.store.blobs import snapshot_sha256
from harness.store.database import Database, open_database
from harness.store.sql_event_log import SqlEventLog

SHA = "0" * 64
NOW = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)
FIRST_DAY = date(1997, 8, 9)
BATCH = "nasty-v1-20261130-abcd"
RUN, OTHER_RUN = f"{BATCH}-01-nasty", f"{BATCH}-02-plain"

SCRIPT = "<script>document.title='owned'</script><img src=x onerror=\"document.title='owned'\">"
LONG = "abcdefghijklmnop" * 12_800  # 204,800 bytes without a place to break the line
BACKWARDS = "\u202eשלום עולם\u202c مرحبا"
CONTROLS = "bell\x07 escape\x1b[31m nul\x00 delete\x7f"
CLUB = "Lorton & <i>Sons</i>"
_LINES = sheet()
SHEET = e.TeamSheetWritten(
    turn=2,
    players=_LINES.players,
    cells=_LINES.cells,
    tactic=10,
    captain=3,
    penalties=4,
    free_kicks=5,
    corners=6,
)
# What must appear nowhere.
KEY = "sk-test-4242424242424242"
KEY_VARIABLE = "NASTY_KEY"
ADDRESS = "http://10.9.8.7:8000/v1"
SECRETS = (KEY, KEY_VARIABLE, ADDRESS, "10.9.8.7", "/home/operator/lineup.toml")


def frozen(runs: Sequence[tuple[str, str]]) -> str:
    """A frozen batch as it is stored, with everything in it that is not public."""
    entry = {
        "channel": "openai",
        "model": "local/<b>model</b>",
        "base_url": ADDRESS,
        "api_key_env": KEY_VARIABLE,
        "sampling": {"temperature": 0.7, "top_p": None},
    }
    return json.dumps(
        {
            "batch": BATCH,
            "benchmark_name": "nasty-v1",
            "benchmark": {
                "edition": "touchline98", "seed": 7, "club_rank": 10, "max_calls": 40, "scoring": "A-v1",
                "period": {"matches": 2, "seasons": None}, "tools": ["get_squad", "set_plan", "end_turn"],
            },
            "lineup_file": "/home/operator/lineup.toml",
            "runs": [{"run": run, "entry": {**entry, "name": name}} for run, name in runs],
            "start_save": {"folder": "starts", "files": {}, "sha256": SHA, "game_date": "1997-07-01"},
            "settings": {"parallel": 4},
            "versions": {"python": "3.11.2", "dosbox": "0.74-3", "packages": {"numpy": "2"}},
        }
    )  # fmt: skip


def build_nasty_store(path: Path) -> None:
    """Write the database: one run restarted, with fallbacks and nasty texts, and a plain one."""
    database = open_database(f"sqlite:///{path}")
    runs = [(RUN, f"Nasty {SCRIPT[:40]}"), (OTHER_RUN, "Plain")]
    new = [NewRun(run, name) for run, name in runs]
    insert_batch(
        database,
        BATCH,
        benchmark="nasty-v1",
        created_at=NOW,
        frozen=frozen(runs),
        files={"harness/a.py": SHA},
        runs=new,
    )
    _nasty_run(database, runs[0][1])
    with _log(database, *runs[1]) as log:
        _turn(log, 1, 0, [(ModelAnswer(text="Fine.", seconds=1.5), [])])
        snapshot(log, "full_time", 0, points=1)
        log.append([e.RunEnded(stop_reason="period_complete")])
    database.close()


def _nasty_run(database: Database, name: str) -> None:
    with _log(database, RUN, name) as log:
        last = _turn(log, 1, 0, [(ModelAnswer(text="Before the crash."), [])])
        log.append(
            [e.EffectFailed(effect="advance", attempt=1, error="GuestLost", detail=KEY, then="restart")]
        )
        log.append([e.RunRestarted(set_aside_from=2, set_aside_to=last + 1, reason=f"advance: {KEY}")])
        usage = Usage(input_tokens=12_345, output_tokens=678, reasoning_tokens=90)
        answers = [
            (ModelAnswer(text=SCRIPT, reasoning=LONG, usage=usage, seconds=48.2), _calls()),
            (ModelAnswer(text=BACKWARDS, reasoning=CONTROLS, seconds=0.01), []),
            (ModelAnswer(text=None), []),
        ]
        _turn(log, 1, 0, answers, fallback=e.FallbackTaken(turn=1, reason="no_tool_call", detail=SCRIPT))
        snapshot(log, "full_time", 0, points=3)
        _turn(log, 2, 7, [(ModelAnswer(text="Again."), [])])
        log.append([SHEET])
        snapshot(log, "half_time", 7, points=3)
        snapshot(log, "full_time", 7, points=4)
        log.append([e.RunEnded(stop_reason="period_complete", detail=KEY)])


def _calls() -> list[tuple[ToolCall, bool, JsonValue]]:
    deep = "[" * 5000 + "]" * 5000
    return [
        (
            ToolCall(call_id="a", tool="set_plan", arguments=json.dumps({"plan": SCRIPT})),
            True,
            {"done": SCRIPT},
        ),
        (ToolCall(call_id="b", tool=SCRIPT, arguments=deep), False, "no such tool"),
        (ToolCall(call_id="c", tool="set_plan", arguments='{"plan": "\\ud800"}'), True, {"text": LONG}),
    ]


@contextmanager
def _log(database: Database, run: str, name: str) -> Iterator[SqlEventLog]:
    log = SqlEventLog.open(database, run, lambda: NOW)
    started = e.RunStarted(
        batch=BATCH,
        entry=name,
        benchmark="nasty-v1",
        start_save_sha256=SHA,
        matches=2,
        seasons=None,
        max_calls=40,
    )
    log.append([started])
    yield log
    log.close()


def _turn(
    log: SqlEventLog,
    number: int,
    days: int,
    answers: Sequence[tuple[ModelAnswer, list[tuple[ToolCall, bool, JsonValue]]]],
    fallback: e.FallbackTaken | None = None,
) -> int:
    """A turn before a match with its snapshot; the sequence number of its end."""
    taken = snapshot(log, "match_day", days, points=0)
    briefing = (
        f"## Briefing\nTurn {number}\n\n## Your notes\n{SCRIPT}\n\n## Your players\n" + "a player\n" * 30
    )
    opened = e.TurnOpened(
        turn=number,
        kind="before_match",
        game_date=FIRST_DAY + timedelta(days),
        snapshot=taken,
        briefing=briefing,
    )
    log.append([opened])
    for answer, calls in answers:
        asked = answer.model_copy(update={"calls": tuple(call for call, _, _ in calls)})
        log.append([e.ModelAnswered(turn=number, answer=asked)])
        for call, accepted, said in calls:
            done = e.ToolAnswered(turn=number, accepted=accepted, answer=said, **call.model_dump())
            log.append([done])
    if fallback is not None:
        log.append([fallback])
    reason = "end_turn" if fallback is None else "no_tool_call"
    return log.append([e.TurnClosed(turn=number, reason=reason, ram_sha256=SHA)])[-1].seq


def nasty_world(kind: e.StopKind, days: int, points: int) -> Snapshot:
    """Four clubs; the own one has a name of markup, its first match is played, or in play at half-time."""
    world = synthetic_world(clubs=4)
    if kind == "half_time":
        start_match(world)
    names = world.names["club"][FIRST_CLUB]
    world.names["club"][FIRST_CLUB] = (CLUB, "Lorton & <i>", *names[2:])
    club, general = world.tables["club"][FIRST_CLUB], world.tables["world"][0]
    club["points"], club["played"], club["colours"] = points, 1, (1, 13, 0, 5)
    day = FIRST_DAY + timedelta(days)
    general["date"] = (day.day, day.month, day.year - 1900)
    fixture = world.tables["fixture"][0]
    fixture["played"], fixture["home_goals"] = 1, 2
    return world.snapshot()


def snapshot(log: SqlEventLog, kind: e.StopKind, days: int, points: int) -> str:
    """Append a snapshot; its id."""
    taken, identity = nasty_world(kind, days, points), str(ULID())
    event = e.SnapshotTaken(
        snapshot=identity,
        kind=kind,
        game_date=taken.game_date,
        season=1997,
        league_matches=1,
        sha256=snapshot_sha256(taken),
        ram_sha256=SHA,
    )
    log.append([event], taken)
    return identity


def file_state(path: Path) -> tuple[str, int]:
    """Hash and time of last change."""
    return hashlib.sha256(path.read_bytes()).hexdigest(), path.stat().st_mtime_ns
