"""The handler of each effect; together the only code of a run with side effects."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from harness.handlers import (
    advance,
    ask_model,
    carry_out,
    close_turn,
    kick_off,
    load_save,
    open_turn,
    prepare_game_directory,
    read_news,
    replace_unavailable,
    restore_checkpoint,
    resume_match,
    run_tool,
    save_game,
    start_game,
    stop_game,
    store_checkpoint,
    take_first_choice,
    take_snapshot,
)
from harness.run_parts import RunParts
from harness.spine import effects as e
from harness.spine.dispatcher import Handler


def handlers_of(parts: RunParts) -> Mapping[type[e.Effect], Handler]:
    """One run's handlers, with its parts."""
    return {
        e.PrepareGameDirectory: partial(prepare_game_directory.handle, parts=parts),
        e.StartGame: partial(start_game.handle, parts=parts),
        e.LoadSave: partial(load_save.handle, parts=parts),
        e.Advance: partial(advance.handle, parts=parts),
        e.CarryOut: partial(carry_out.handle, parts=parts),
        e.ReadNews: partial(read_news.handle, parts=parts),
        e.TakeSnapshot: partial(take_snapshot.handle, parts=parts),
        e.OpenTurn: partial(open_turn.handle, parts=parts),
        e.AskModel: partial(ask_model.handle, parts=parts),
        e.RunTool: partial(run_tool.handle, parts=parts),
        e.CloseTurn: partial(close_turn.handle, parts=parts),
        e.KickOff: partial(kick_off.handle, parts=parts),
        e.ReplaceUnavailable: partial(replace_unavailable.handle, parts=parts),
        e.ResumeMatch: partial(resume_match.handle, parts=parts),
        e.TakeFirstChoice: partial(take_first_choice.handle, parts=parts),
        e.SaveGame: partial(save_game.handle, parts=parts),
        e.StoreCheckpoint: partial(store_checkpoint.handle, parts=parts),
        e.RestoreCheckpoint: partial(restore_checkpoint.handle, parts=parts),
        e.StopGame: partial(stop_game.handle, parts=parts),
    }
