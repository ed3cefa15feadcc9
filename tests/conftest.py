"""The order of the suite: what starts emulators comes first, so that nothing long is left for the end."""

from __future__ import annotations

import pytest


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Among themselves the files stay in the random order that they were given."""
    items.sort(key=lambda item: item.get_closest_marker("emulator") is None)
