"""Opens the own club's news that the run has not read yet, through the game's screens."""

from __future__ import annotations

from harness.run_parts import RunParts
from harness.spine.effects import Happened, ReadNews
from harness.spine.events import NewsRead
from harness.spine.state import RunState


async def handle(effect: ReadNews, state: RunState, parts: RunParts) -> Happened:
    """The day of the last reading is looked at again: what came later on it was not there then."""
    found = await parts.game.read_news(since=effect.since)
    known = {(item.game_date, item.headline) for item in state.history.news}
    items = tuple(item for item in found if (item.game_date, item.headline) not in known)
    assert state.game_date is not None
    return Happened((NewsRead(game_date=state.game_date, items=items),))
