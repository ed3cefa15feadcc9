"""What passed between a CLI and its provider in one turn, as the proxy saw it, for all channels alike."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from pydantic import JsonValue

from harness.models.seam import ModelAnswer, Usage
from harness.models.wire.form import WireRequest

START = 120  # characters by which a result is known again
QUIET_S = 5.0  # how long a call waits for the end of the response that holds it


@dataclass(slots=True)
class Recorder:
    """Filled by the proxy, emptied answer by answer by the channel."""

    key: str  # which the CLI must show in place of the provider's
    offered: tuple[str, ...]  # the only tools that a request may offer
    leftovers: tuple[str, ...] = ()  # tools that this CLI adds and that reach nothing
    problem: str | None = None  # the last request's, when it came to nothing
    asked: int = 0
    foreign_calls: int = 0
    written: deque[str] = field(default_factory=deque)  # tools in the order the model called them
    _owed: list[str] = field(default_factory=list)  # results that the CLI has and its model has not seen
    _results: int = 0  # in the last request
    _answers: list[ModelAnswer] = field(default_factory=list)
    _notes: list[str] = field(default_factory=list)
    _sent: dict[str, JsonValue] = field(default_factory=dict)
    _open: int = 0
    _closed: asyncio.Event = field(default_factory=asyncio.Event)

    def owe(self, result: str) -> None:
        """A call's result went to the CLI: the next request must show it to the model."""
        self._owed.append(result)

    def objection(self, request: WireRequest) -> str | None:
        """Why a request must not leave: other tools than ours, or a result that the CLI has lost."""
        shown = _results_of(request)
        new = shown[self._results :] if len(shown) >= self._results else shown
        for owed in self._owed:
            if not any(owed[:START] in result for result in new):
                return f"the result {owed[:START]!r} was lost on its way to the model"
        names = request.tool_names
        foreign = [name for name in request.foreign_tools if name not in self.leftovers]
        if sorted(names) == sorted(self.offered) and not foreign:
            return None
        missing = [name for name in self.offered if name not in names]
        return f"the request offers other tools than the game's: missing {missing}, foreign {foreign}"

    def begin(self, request: WireRequest) -> None:
        """A request leaves."""
        self.asked += 1
        self._open += 1
        self._sent = request.settings
        self._closed.clear()
        self._look_at_results(_results_of(request))

    def end(self, answer: ModelAnswer | None, problem: str | None = None) -> None:
        """Its response is whole, or came to nothing."""
        self._open -= 1
        self.problem = problem
        if problem:
            self.note(problem)
        if answer is not None:
            self._answers.append(answer)
            self.written.extend(call.tool for call in answer.calls if call.tool in self.offered)
            for tool in (call.tool for call in answer.calls if call.tool not in self.offered):
                self.foreign_calls += 1
                self.note(f"call of {tool!r} refused: no tool of the game")
        if not self._open:
            self._closed.set()

    def _look_at_results(self, shown: Sequence[str]) -> None:
        """What the CLI did with the calls of the answers before."""
        for owed in self._owed:
            if not any(owed in result for result in shown):
                self.note(f"the result {owed[:START]!r} reached the model in other words")
        for tool in self.written:
            self.note(f"call of {tool!r} did not reach the game: the CLI answered it itself")
        self._owed.clear()
        self.written.clear()
        self._results = len(shown)

    def refuse(self, objection: str) -> None:
        """A request did not leave."""
        self.problem = objection
        self.note(objection)

    def note(self, text: str) -> None:
        """For the log of the next answer."""
        self._notes.append(text[:500])

    async def quiet(self) -> None:
        """Wait a little until no response is on its way."""
        if self._open:
            try:
                async with asyncio.timeout(QUIET_S):
                    await self._closed.wait()
            except TimeoutError:
                self.note(f"the response was not whole {QUIET_S:g} s after its call")

    def take(self) -> ModelAnswer:
        """Texts, reasoning, tokens and notes since the last time; without calls."""
        answers, self._answers = self._answers, []
        notes, self._notes = self._notes, []
        return ModelAnswer(
            text="\n".join(a.text for a in answers if a.text) or None,
            reasoning="\n".join(a.reasoning for a in answers if a.reasoning) or None,
            finish_reason=answers[-1].finish_reason if answers else None,
            usage=summed(a.usage for a in answers),
            sent=self._sent if answers else {},
            notes=tuple(notes),
        )


def _results_of(request: WireRequest) -> list[str]:
    return [str(message["content"]) for message in request.messages if message.get("role") == "tool"]


def summed(usages: Iterable[Usage]) -> Usage:
    """Token counts added up; what nobody reports stays unknown."""
    totals: dict[str, int] = {}
    for usage in usages:
        for name, value in usage.model_dump(exclude_none=True).items():
            totals[name] = totals.get(name, 0) + value
    return Usage(**totals)
