"""`dugout replay RUN`: rebuilds a run's state from its events and compares it with what is stored."""

from __future__ import annotations

from dataclasses import asdict, replace

import typer

from harness.cli.context import DatabaseOption, JsonOption, RunArgument, opened
from harness.cli.output import print_json, print_table, say
from harness.store.compare import Replay, replay_run
from scoring.score_rows import score_differences

LONGEST = 60  # characters of a value in the table


def command(run: RunArgument, database: DatabaseOption = None, as_json: JsonOption = False) -> None:
    """Rebuild a run from its events and name every stored row that differs; exit 1 when one does."""
    with opened(database) as operator:
        replay = replay_run(operator.database, run)
        scores = score_differences(operator.database, run)
    replay = replace(replay, differences=(*replay.differences, *scores))
    if as_json:
        differences = [asdict(difference) for difference in replay.differences]
        print_json(
            {
                "identical": replay.identical,
                "run": run,
                "events": replay.events,
                "differences": differences,
            }
        )
    else:
        _show(replay)
    if not replay.identical:
        raise typer.Exit(1)


def _show(replay: Replay) -> None:
    if replay.identical:
        say(f"{replay.run}: {replay.events} events; every stored row is what they say")
        return
    rows = ((d.table, _key(d.key), d.column, *_excerpts(d.stored, d.rebuilt)) for d in replay.differences)
    print_table(f"{replay.run}: differs", ("table", "key", "column", "stored", "rebuilt"), rows)


def _excerpts(*values: object) -> list[str]:
    """Each value on one line; of long ones the part where they begin to differ."""
    texts = [" ".join(str(value).split()) for value in values]
    if max(map(len, texts)) <= LONGEST:
        return texts
    equal = next(
        (n for n, letters in enumerate(zip(*texts, strict=False)) if len(set(letters)) > 1),
        min(map(len, texts)),
    )
    begin = max(0, equal - LONGEST // 2)
    return [("…" if begin else "") + text[begin : begin + LONGEST] for text in texts]


def _key(key: dict[str, int | str]) -> str:
    return ", ".join(f"{name} {value}" for name, value in key.items())
