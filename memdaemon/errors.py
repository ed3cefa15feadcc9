"""Errors of the daemon, by what the caller can do about them.

DaemonError
├── StartFailed      the guest did not come up; carries the tail of its stderr
└── Refused          an answer of the HTTP API other than 200: status, code and message
    ├── GuestEnded   410: nothing more will work, start a new daemon
    ├── OutsideRam   422: the address is not guest RAM
    └── CaptureFailed 409: the picture could not be taken
"""

from __future__ import annotations

from typing import ClassVar, Literal

Code = Literal[
    "unauthorized",
    "not_found",
    "frozen",
    "not_frozen",
    "differs",
    "ended",
    "outside_ram",
    "invalid",
    "capture",
    "ocr",
]

STATUS: dict[Code, int] = {
    "unauthorized": 401,
    "not_found": 404,
    "frozen": 409,
    "not_frozen": 409,
    "differs": 409,
    "capture": 409,
    "ocr": 409,
    "ended": 410,
    "outside_ram": 422,
    "invalid": 422,
}


class DaemonError(Exception):
    """Base of every error that the daemon raises itself."""


class StartFailed(DaemonError):
    """The guest did not come up."""


class Refused(DaemonError):
    """A call that the daemon answers with a `Problem`."""

    def __init__(self, code: Code, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message

    @property
    def status(self) -> int:
        """The HTTP status that belongs to the code."""
        return STATUS[self.code]


class GuestEnded(Refused):
    """The emulator is gone."""

    default: ClassVar[str] = "the emulator has ended; start a new daemon"

    def __init__(self, message: str = default) -> None:
        super().__init__("ended", message)


class OutsideRam(Refused):
    """An address that is not guest RAM."""

    def __init__(self, address: int, size: int, ram_bytes: int) -> None:
        super().__init__(
            "outside_ram", f"0x{address:X} + {size} bytes is not inside guest RAM of 0x{ram_bytes:X} bytes"
        )


class CaptureFailed(Refused):
    """The window's picture could not be read."""

    def __init__(self, message: str) -> None:
        super().__init__("capture", message)
