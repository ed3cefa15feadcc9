"""Text fields of the DB1 files: Latin-1, NUL-terminated, NUL-padded to a fixed width."""

from __future__ import annotations


def encode(text: str, width: int) -> bytes:
    """`text` in `width` bytes with at least one NUL; ValueError when it is too long or not Latin-1."""
    raw = text.encode("latin-1")
    if len(raw) >= width:
        raise ValueError(f"{text!r} is longer than {width - 1} characters")
    if b"\0" in raw or b"\xff" in raw:
        raise ValueError(f"{text!r} contains a NUL or a y with diaeresis, which readers drop")
    return raw.ljust(width, b"\0")


def decode(field: bytes) -> str:
    """The text up to the first NUL; stray FF bytes, which shipped files hold, are dropped."""
    return field.split(b"\0", 1)[0].replace(b"\xff", b"").decode("latin-1")
