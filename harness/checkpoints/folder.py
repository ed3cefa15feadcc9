"""A run's checkpoints on disk, one folder each, written so that a crash at any line leaves the older ones."""

from __future__ import annotations

import errno
import hashlib
import shutil
from collections.abc import Iterable, Mapping
from datetime import date
from pathlib import Path

from pydantic import ValidationError

from harness.checkpoints.durable import replace_durably, sync_folder, write_all_durably
from harness.checkpoints.keeping import to_drop
from harness.checkpoints.manifest import NAME, Manifest
from harness.errors import CheckpointInvalid, StorageFull

NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


class CheckpointFolder:
    """`<run's folder>/checkpoints/<number>/`: the save's files and, written last, their manifest."""

    def __init__(self, folder: Path, run: str, keep: int | None = 5) -> None:
        self.folder = folder
        self.run = run
        self._keep = keep

    def store(
        self, number: int, *, paths: Iterable[Path], after_seq: int, slot: int, game_date: date, snapshot: str
    ) -> Manifest:
        """Copy the files and commit by the manifest; StorageFull when the disk has no room."""
        try:
            place = self._emptied(number)
            contents = {path.name: path.read_bytes() for path in paths}
            write_all_durably(place, contents)
            manifest = Manifest(
                run=self.run,
                number=number,
                after_seq=after_seq,
                slot=slot,
                game_date=game_date,
                snapshot_sha256=snapshot,
                files={name: hashlib.sha256(content).hexdigest() for name, content in contents.items()},
                size_bytes=sum(map(len, contents.values())),
            )
            self._check_files(place, manifest)
            replace_durably(place / NAME, manifest.content())
            sync_folder(self.folder)
        except OSError as failure:
            if failure.errno in NO_ROOM:
                raise StorageFull(f"checkpoint {number} of run {self.run}: {failure.strerror}") from failure
            raise
        return manifest

    def files(self, number: int, manifest_sha256: str) -> Mapping[str, bytes]:
        """The files of a checkpoint; CheckpointInvalid when any differs from what the log says."""
        place = self.folder / str(number)
        manifest = self._manifest(place)
        if manifest.sha256() != manifest_sha256:
            raise CheckpointInvalid(f"{NAME} is not the one that the log names")
        return self._check_files(place, manifest)

    def objection(self, number: int, manifest_sha256: str) -> str | None:
        """Why a checkpoint cannot be used, None when it can."""
        try:
            self.files(number, manifest_sha256)
        except CheckpointInvalid as failure:
            return str(failure)
        return None

    def manifests(self) -> list[Manifest]:
        """Of every checkpoint that is there, oldest first."""
        found = []
        for place in self.folder.glob("[0-9]*"):
            try:
                found.append(self._manifest(place))
            except CheckpointInvalid:
                continue  # it was not finished: no checkpoint
        return sorted(found, key=lambda manifest: manifest.number)

    def prune(self) -> None:
        """Remove what need not be kept; the manifest first, so that no half checkpoint is taken for one."""
        stored = [(manifest.number, manifest.game_date) for manifest in self.manifests()]
        for number in to_drop(stored, self._keep):
            self._remove(self.folder / str(number))

    def size_bytes(self) -> int:
        """On disk, unfinished ones included."""
        return sum(path.stat().st_size for path in self.folder.rglob("*") if path.is_file())

    def _emptied(self, number: int) -> Path:
        place = self.folder / str(number)
        self._remove(place)
        place.mkdir(parents=True)
        return place

    def _remove(self, place: Path) -> None:
        (place / NAME).unlink(missing_ok=True)
        shutil.rmtree(place, ignore_errors=True)

    def _manifest(self, place: Path) -> Manifest:
        try:
            return Manifest.model_validate_json((place / NAME).read_bytes())
        except OSError as failure:
            raise CheckpointInvalid(f"{NAME} cannot be read: {failure.strerror}") from failure
        except ValidationError as failure:
            raise CheckpointInvalid(f"{NAME} is damaged") from failure

    def _check_files(self, place: Path, manifest: Manifest) -> Mapping[str, bytes]:
        contents = {}
        for name, expected in manifest.files.items():
            try:
                contents[name] = (place / name).read_bytes()
            except OSError as failure:
                raise CheckpointInvalid(f"{name} cannot be read: {failure.strerror}") from failure
            found = hashlib.sha256(contents[name]).hexdigest()
            if found != expected:
                raise CheckpointInvalid(f"{name} has SHA-256 {found[:12]}, expected {expected[:12]}")
        return contents
