"""A frozen batch is played only with the Python, DOSBox and packages that it was frozen with."""

from __future__ import annotations

from pathlib import Path

import pytest
from small_project import VERSIONS, freeze_small, small_database, small_project

from harness.errors import SettingsError
from harness.freezing.frozen import Versions
from harness.freezing.machine import installed_versions
from harness.freezing.same_machine import differing_versions, verify_machine


def changed(**values: object) -> Versions:
    return Versions.model_validate({**VERSIONS.model_dump(), **values})


@pytest.mark.parametrize(
    ("found", "says"),
    [
        pytest.param(changed(python="3.12.1"), "Python is 3.12.1, was 3.11.2", id="Python"),
        pytest.param(changed(dosbox="0.74"), "DOSBox is 0.74, was 0.74-3", id="DOSBox"),
        pytest.param(changed(packages={"numpy": "3"}), "package numpy is 3, was 2", id="package changed"),
        pytest.param(changed(packages={}), "package numpy 2 is missing", id="package missing"),
        pytest.param(
            changed(packages={"numpy": "2", "attrs": "1"}), "package attrs 1 is new", id="package new"
        ),
    ],
)
def test_batch_of_another_machine_is_refused_with_the_difference(
    tmp_path: Path, found: Versions, says: str
) -> None:
    """One message: the batch, what differs, what to do."""
    root = small_project(tmp_path)
    database = small_database(root)
    batch = freeze_small(root, database)
    verify_machine(database, batch, lambda: VERSIONS)
    with pytest.raises(SettingsError, match=f"{batch} was frozen on another machine: {says}; install"):
        verify_machine(database, batch, lambda: found)
    database.close()


def test_many_differences_are_counted() -> None:
    """Programs first, then packages by name; the message names five."""
    found = Versions(python="3", dosbox="0", packages={"b": "1", "a": "1"})
    assert differing_versions(VERSIONS, found) == [
        "Python is 3, was 3.11.2",
        "DOSBox is 0, was 0.74-3",
        "package a 1 is new",
        "package b 1 is new",
        "package numpy 2 is missing",
    ]


def test_this_machine_equals_itself() -> None:
    """Asked twice, the same: two runs of one batch start alike."""
    assert differing_versions(installed_versions(), installed_versions()) == []
