"""Errors by who must act.

DugoutError
├── SettingsError       the operator: one plain line, exit 2
├── ModelUnavailable    the retry policy
├── GuestError          the supervisor
│   ├── GuestLost       emulator or daemon is gone
│   ├── CheckpointInvalid   a checkpoint's files are not what its manifest says
│   └── GuestStuck      an unexpected screen, or nothing where something was expected
├── StorageFull         the operator, and the supervisor until there is room again
├── LeaseRefused        the operator: another process writes this run
└── LogCorrupt          a person: the event log contradicts itself
"""


class DugoutError(Exception):
    """Base of every error that Dugout raises itself."""


class SettingsError(DugoutError):
    """The operator must mend a file, a flag or the machine; the message says which and how."""


class ModelUnavailable(DugoutError):
    """The model's endpoint failed; worth another try."""


class GuestError(DugoutError):
    """The game cannot go on as it is."""


class GuestLost(GuestError):
    """Emulator or daemon is gone."""


class CheckpointInvalid(GuestError):
    """A checkpoint cannot be used: something is missing or differs from its manifest."""


class GuestStuck(GuestError):
    """The screen is not what the macro expects; carries the evidence."""

    def __init__(self, message: str, screen_text: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.screen_text = screen_text


class StorageFull(DugoutError):
    """A disk is full, or the database is locked for too long; later it may work again."""


class LeaseRefused(DugoutError):
    """Another process writes this run, or took it over; this one must not."""


class LogCorrupt(DugoutError):
    """The event log is not contiguous, its digest chain is broken, or it does not fold."""
