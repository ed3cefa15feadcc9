"""A machine in memory: in order unless told otherwise, so that each circumstance can be set up by itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from harness.doctor.machine import DatabaseState, Disk, MemoryAccess, Ran

GIB = 1 << 30
READABLE = MemoryAccess(True)
ROOMY = Disk(100 * GIB, 200 * GIB, 1_000_000, True)
NO_DATABASE = DatabaseState(False, known=("0001",))


def _outputs() -> dict[str, Ran]:
    return {
        "dosbox -version": Ran(0, "DOSBox version 0.74-3, copyright 2002-2019 DOSBox Team.\n"),
        "tesseract --list-langs": Ran(0, "List of available languages (2):\neng\nosd\n"),
        "tesseract --version": Ran(0, "tesseract 5.3.0\n"),
        "Xvfb": Ran(0, "7\n"),
    }


@dataclass(slots=True)
class FakeMachine:
    """Implements `harness.doctor.machine.Machine` from its fields."""

    programs: set[str] = field(default_factory=lambda: {"dosbox", "Xvfb", "tesseract"})
    outputs: dict[str, Ran] = field(default_factory=_outputs)  # by command, or by its program alone
    access: MemoryAccess = READABLE
    texts: dict[Path, str] = field(default_factory=dict)
    room: Disk = ROOMY
    refusals: dict[int, str] = field(default_factory=dict)  # by port
    holders: dict[int, str] = field(default_factory=dict)
    unsealed: str | None = None
    state: DatabaseState = NO_DATABASE
    started: list[tuple[str, ...]] = field(default_factory=list)

    def user(self) -> str:
        """An ordinary one."""
        return "ann"

    def which(self, program: str) -> str | None:
        """All programs lie in /usr/bin."""
        return f"/usr/bin/{program}" if program in self.programs else None

    def run(self, command: Sequence[str]) -> Ran:
        """What `outputs` says."""
        return self._answer(command)

    def first_line(self, command: Sequence[str]) -> Ran:
        """What `outputs` says."""
        return self._answer(command)

    def child_memory(self, command: Sequence[str], environment: Mapping[str, str]) -> MemoryAccess:
        """What `access` says; `started` keeps the command."""
        del environment  # of no weight for the answer
        self.started.append(tuple(command))
        return self.access

    def sealing(self) -> str | None:
        """What `unsealed` says."""
        return self.unsealed

    def text(self, path: Path) -> str | None:
        """What `texts` says."""
        return self.texts.get(path)

    def content(self, path: Path) -> bytes | None:
        """Files of the project are real ones."""
        return path.read_bytes() if path.is_file() else None

    def disk(self, folder: Path) -> Disk:
        """The same for every folder."""
        del folder
        return self.room

    def bind(self, port: int) -> str | None:
        """What `refusals` says."""
        return self.refusals.get(port)

    def holder(self, port: int) -> str | None:
        """What `holders` says."""
        return self.holders.get(port)

    def database(self, url: str) -> DatabaseState:
        """What `state` says."""
        del url
        return self.state

    def _answer(self, command: Sequence[str]) -> Ran:
        program = Path(command[0]).name
        words = " ".join((program, *command[1:]))
        return self.outputs.get(words) or self.outputs.get(program) or Ran(127, "")
