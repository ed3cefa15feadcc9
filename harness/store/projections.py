"""Projections: the rows that follow from one event (and its snapshot); pure, so that replay can compare."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, assert_never

from cm9798.snapshot import Snapshot
from harness.spine import events as e
from harness.store.canonical import canonical_json
from harness.store.snapshot_rows import Known, result_rows, squad_rows, table_rows


@dataclass(frozen=True, slots=True)
class Row:
    """One row: table name and values without run and sequence number."""

    table: str
    values: dict[str, Any]


@dataclass(frozen=True, slots=True)
class TakenSnapshot:
    """A snapshot and its id, the bytes that are stored of it, the id of the one that they differ from."""

    id: str
    snapshot: Snapshot
    blob: bytes
    base: str | None = None


def rows_of(event: e.Event, taken: TakenSnapshot | None, known: Known) -> tuple[list[Row], Known]:
    """The event's rows, and the results known after it. `taken` belongs to a `SnapshotTaken`."""
    rows, known = _rows_of(event, taken, known)
    return [
        Row(row.table, {name: _storable(value) for name, value in row.values.items()}) for row in rows
    ], known


def _storable(value: Any) -> Any:
    """PostgreSQL's texts hold no zero character; the event keeps it."""
    return value.replace("\0", "\N{SYMBOL FOR NULL}") if isinstance(value, str) else value


def _rows_of(event: e.Event, taken: TakenSnapshot | None, known: Known) -> tuple[list[Row], Known]:
    match event:
        case e.SnapshotTaken():
            if taken is None:
                raise ValueError(f"snapshot {event.snapshot} is named but not given")
            rows = list(_of_snapshot(event, taken, known))
            return rows, known | {_result_key(row) for row in rows if row.table == "snapshot_results"}
        case e.RunRestarted():
            return [Row("restarts", {**event.model_dump(exclude={"type"}), "checkpoint": None})], frozenset()
        case e.RunRestored():
            # What was known at the checkpoint is known again: the caller has it, here it is not seen.
            return [Row("restarts", event.model_dump(exclude={"type", "by", "rejected"}))], known
        case e.CheckpointStored():
            names = {"number", "slot", "manifest_sha256", "size_bytes"}
            values = {**event.model_dump(include=names), "game_date": event.game_date.isoformat()}
            return [Row("checkpoints", values)], known
        case e.OperatorCommanded():
            return [Row("commands", event.model_dump(exclude={"type"}))], known
        case _:
            return list(_of_turn(event)), known


def _of_snapshot(event: e.SnapshotTaken, taken: TakenSnapshot, known: Known) -> Iterator[Row]:
    yield Row(
        "snapshots",
        {
            "id": event.snapshot,
            "kind": event.kind,
            "game_date": event.game_date.isoformat(),
            "season": event.season,
            "league_matches": event.league_matches,
            "sha256": event.sha256,
            "ram_sha256": event.ram_sha256,
            "blob": taken.blob,
            "base": taken.base,
        },
    )
    yield from (Row("snapshot_tables", values) for values in table_rows(taken.snapshot))
    yield from (Row("snapshot_results", values) for values in result_rows(taken.snapshot, known))
    yield from (Row("snapshot_squads", values) for values in squad_rows(taken.snapshot))


def _result_key(row: Row) -> tuple[int, int]:
    return row.values["season"], row.values["fixture"]


def _of_turn(event: e.Event) -> Iterator[Row]:
    match event:
        case e.TurnOpened():
            yield Row(
                "turns", {**event.model_dump(exclude={"type"}), "game_date": event.game_date.isoformat()}
            )
        case e.TurnClosed():
            yield Row("turn_ends", {"turn": event.turn, "reason": event.reason})
        case e.ModelAnswered():
            yield _answer(event)
        case e.ToolAnswered():
            values = event.model_dump(exclude={"type", "answer"})
            yield Row("calls", {**values, "answer": canonical_json(event.answer)})
        case e.FallbackTaken():
            yield Row("fallbacks", event.model_dump(exclude={"type"}))
        case (
            e.SnapshotTaken() | e.RunRestarted() | e.RunRestored() | e.CheckpointStored()
            | e.OperatorCommanded()
        ):  # fmt: skip
            raise ValueError(f"{event.type} is not an event of a turn")
        case (
            e.RunStarted() | e.EffectStarted() | e.EffectFailed() | e.GameDirectoryPrepared()
            | e.GuestStarted() | e.GameLoaded() | e.StopReached() | e.KickOffRefused() | e.PlanSet()
            | e.NotesSet() | e.TeamSheetWritten() | e.GameAnswered() | e.GameSaved() | e.GuestStopped()
            | e.ActionQueued() | e.ActionCarriedOut() | e.ReviewDue() | e.NewsRead() | e.MatchReported()
            | e.ReviewWritten() | e.TacticsRead() | e.RunEnded()
        ):  # fmt: skip
            return
        case _:
            assert_never(event)


def _answer(event: e.ModelAnswered) -> Row:
    answer = event.answer
    return Row(
        "answers",
        {
            "turn": event.turn,
            "content": answer.text,
            "reasoning": answer.reasoning,
            "tool_calls": len(answer.calls),
            "finish_reason": answer.finish_reason,
            **answer.usage.model_dump(),
            "seconds": answer.seconds,
            "replayed": event.replayed,
        },
    )
