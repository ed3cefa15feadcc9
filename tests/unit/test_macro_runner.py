"""Macros on a watched screen: keys only to a running guest, decisions only on a frozen one."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from pathlib import Path

import httpx
import pytest
from screen_guest import ScreenGuest, eyes_of

from cm9798.macros.macro import Macro, Step
from harness.errors import GuestLost, GuestStuck
from harness.game.daemon_guest import DaemonGuest
from harness.game.eyes import Seen
from harness.game.macro_runner import MacroRunner
from memdaemon.app import build
from memdaemon.contract import Ready
from memdaemon.session import Session

TOKEN = "a-token-of-enough-length"
OFFICE = ("Manager's Office", "Somewhere", "Esc  Main menu")
SQUAD = ("Squad", "A. Player", "Esc  Back")
SQUAD_HALF_DRAWN = SQUAD[:2]
MATCH_DAY = ("Match Day", "Esc  Back")
REFUSED = ("Match Day", "Team selection refused:", "You must select eleven players.", "Esc  Back")
HALF_TIME = ("Match", "Half-time", "1 - 0", "Space  Second half")


async def run(macro: Macro, machine: ScreenGuest, folder: Path) -> tuple[Seen, ...]:
    """Carry the macro out on a guest that is frozen before, and checked to be frozen after."""
    session = Session(machine, "run-1", 1)
    transport = httpx.ASGITransport(build(session, TOKEN, machine.close))
    headers = {"Authorization": f"Bearer {TOKEN}"}
    async with httpx.AsyncClient(transport=transport, base_url="http://daemon", headers=headers) as client:
        guest = DaemonGuest(client, Ready(port=1, pid=1, identity=session.identity))
        await guest.freeze()
        trail = await MacroRunner(guest, eyes_of(guest, machine), folder).run(macro)
        assert guest.frozen
        return trail


def squad_macro(timeout_s: float = 2.0, text: str | None = None) -> Macro:
    return Macro("see_squad", ("office",), (Step(("s",), ("squad",), timeout_s, text),))


async def test_macro_reaches_its_screen(tmp_path: Path) -> None:
    """A screen that comes late, and is half drawn first, is waited for."""
    program = {"s": [(0.05, SQUAD_HALF_DRAWN), (0.3, SQUAD)]}
    (seen,) = await run(squad_macro(), ScreenGuest(OFFICE, lambda key: program[key]), tmp_path)
    assert seen.screen == "squad"
    assert seen.lines == SQUAD


async def test_macro_waits_for_a_steady_screen(tmp_path: Path) -> None:
    """A screen that still changes is not decided on: the last state counts."""
    changing = [(0.04 * n, ("Squad", f"row {n}", "Esc  Back")) for n in range(1, 8)]
    (seen,) = await run(squad_macro(), ScreenGuest(OFFICE, lambda _: changing), tmp_path)
    assert seen.lines[1] == "row 7"


async def test_macro_on_another_screen(tmp_path: Path) -> None:
    """A macro that would begin on the wrong screen types nothing and brings the evidence."""
    with pytest.raises(GuestStuck, match=r"expected to begin on `office`.*Squad") as caught:
        await run(squad_macro(), ScreenGuest(SQUAD, lambda key: pytest.fail(f"typed {key}")), tmp_path)
    assert caught.value.screen_text == SQUAD
    assert (tmp_path / "stuck-1.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        pytest.param([], None, id="nothing-happens"),
        pytest.param([(0.05, MATCH_DAY)], None, id="another-screen"),
        pytest.param([(0.05, SQUAD_HALF_DRAWN)], None, id="never-complete"),
        pytest.param([(0.05, SQUAD)], "B. Player", id="text-missing"),
    ],
)
async def test_macro_whose_screen_does_not_come(
    tmp_path: Path, answer: list[tuple[float, Sequence[str]]], text: str | None
) -> None:
    """The time-out names what was expected and what is there, and leaves a picture."""
    with pytest.raises(GuestStuck, match=r"see_squad, step 1: after s expected `squad`"):
        await run(squad_macro(0.4, text), ScreenGuest(OFFICE, lambda _: answer), tmp_path)
    assert (tmp_path / "stuck-1.png").exists()


async def test_macro_ends_early(tmp_path: Path) -> None:
    """A step that leads to one of the macro's ends leaves the other steps out."""
    macro = Macro(
        "play",
        ("match_day",),
        (
            Step(("p",), ("half_time", "match_day_refused"), 2.0),
            Step(("space",), ("full_time",), 2.0),
        ),
        ends=("match_day_refused",),
    )
    trail = await run(macro, ScreenGuest(MATCH_DAY, lambda _: [(0.05, REFUSED)]), tmp_path)
    assert [seen.screen for seen in trail] == ["match_day_refused"]


async def test_macro_does_not_take_the_old_screen_for_the_answer(tmp_path: Path) -> None:
    """A refusal left from before is not believed while the game is about to show something else."""
    macro = Macro("play", ("match_day_refused",), (Step(("p",), ("half_time", "match_day_refused"), 2.0),))
    (seen,) = await run(macro, ScreenGuest(REFUSED, lambda _: [(0.12, HALF_TIME)]), tmp_path)
    assert seen.screen == "half_time"


async def test_macro_on_a_guest_that_ends(tmp_path: Path) -> None:
    """A guest that ends meanwhile is lost, not stuck."""
    machine = ScreenGuest(OFFICE, lambda _: ())
    timer = threading.Timer(0.1, machine.end)
    timer.start()
    with pytest.raises(GuestLost):
        await run(squad_macro(), machine, tmp_path)
    timer.join()
