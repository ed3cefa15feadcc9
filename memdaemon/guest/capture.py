"""The picture in the emulator's window, as a PNG."""

from __future__ import annotations

import io
from typing import Any

from PIL import Image
from Xlib import X, error

from memdaemon.errors import CaptureFailed

ALL_PLANES = 0xFFFFFFFF


def window_png(window: Any) -> bytes:
    """What the window shows; works while the guest is frozen. CaptureFailed when the window is gone."""
    try:
        size = window.get_geometry()
        pixels = window.get_image(0, 0, size.width, size.height, X.ZPixmap, ALL_PLANES)
    except (error.BadDrawable, error.BadWindow, error.BadMatch) as failure:
        raise CaptureFailed("the emulator's window is gone or hidden") from failure
    picture = Image.frombytes("RGB", (size.width, size.height), pixels.data, "raw", "BGRX")
    file = io.BytesIO()
    picture.save(file, "PNG", compress_level=1)
    return file.getvalue()
