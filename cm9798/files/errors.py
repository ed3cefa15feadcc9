"""What a file reader raises when bytes on disk are not what the format says."""

from __future__ import annotations


class FileFormatError(ValueError):
    """A data or save file is cut short, corrupt or of another kind.

    Carries the file, the byte offset, what was expected there and what was found.
    """

    def __init__(self, file: str, offset: int, expected: str, found: str) -> None:
        super().__init__(f"{file} at byte {offset:#x}: expected {expected}, found {found}")
        self.file = file
        self.offset = offset
        self.expected = expected
        self.found = found
