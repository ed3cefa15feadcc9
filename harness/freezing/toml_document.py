"""Reads a TOML file into a pydantic model; what is wrong becomes one clear line for the operator."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError
from pydantic_core import ErrorDetails

from harness.errors import SettingsError
from harness.settings import shown_path

Document = TypeVar("Document", bound="TomlDocument")


class WrongField(ValueError):
    """For validators that look at several fields: the one to mend, as a path below where they stand."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(message)
        self.field = field


class TomlDocument(BaseModel):
    """Base of everything an operator writes in TOML: unknown keys are refused."""

    model_config = ConfigDict(frozen=True, extra="forbid")


def read_document(model: type[Document], path: Path, root: Path) -> Document:
    """The file as a model. SettingsError: file, field, what is wrong, what to do."""
    shown = shown_path(path, root)
    try:
        text = path.read_text(encoding="utf-8-sig")
    except FileNotFoundError as error:
        raise SettingsError(f"{shown}: no such file; check the name") from error
    except UnicodeDecodeError as error:
        raise SettingsError(f"{shown}: not UTF-8 text; save it as UTF-8") from error
    except OSError as error:
        raise SettingsError(f"{shown}: cannot be read: {error.strerror}") from error
    if not text.strip():
        raise SettingsError(f"{shown}: the file is empty; see lineups/demo.toml for an example")
    try:
        return model.model_validate(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise SettingsError(f"{shown}: not valid TOML: {error}; mend that line") from error
    except ValidationError as error:
        raise SettingsError(f"{shown}: {_complaint(error.errors()[0], model)}") from error


def _complaint(error: ErrorDetails, model: type[BaseModel]) -> str:
    # The value itself stays out: it may be a key that somebody pasted into the wrong place.
    where = _field(error["loc"])
    match error["type"]:
        case "extra_forbidden":
            return f"{where}: unknown key; remove it or correct its name{_known(error, model)}"
        case "missing":
            return f"{where}: missing; add it"
        case "value_error":
            return _own_words(error, where)
        case "tuple_type" | "model_type":
            return f"{where}: must be {_blocks(error)}"
        case _:
            return f"{where}: {error['msg'][0].lower()}{error['msg'][1:]}; correct it"


def _own_words(error: ErrorDetails, where: str) -> str:
    cause = error.get("ctx", {}).get("error")
    field = cause.field if isinstance(cause, WrongField) else ""
    place = ".".join(part for part in (where, field) if part)
    message = error["msg"] if cause is None else str(cause)
    return f"{place}: {message}" if place else message


def _blocks(error: ErrorDetails) -> str:
    """How TOML writes what is expected there."""
    name = str(error["loc"][-1])
    one = f"a table: [{'.'.join(str(part) for part in error['loc'] if isinstance(part, str))}]"
    return f"[[{name}]] blocks; see lineups/demo.toml" if name == "entries" else f"{one} or {{...}}"


def _field(location: tuple[int | str, ...]) -> str:
    text = ""
    for part in location:
        text += f"[{part + 1}]" if isinstance(part, int) else f".{part}" if text else part
    return text


def _known(error: ErrorDetails, model: type[BaseModel]) -> str:
    """The keys that are allowed there, where the place can be followed through the model."""
    here: Any = model
    for part in error["loc"][:-1]:
        if isinstance(part, str):
            here = here.model_fields[part].annotation if hasattr(here, "model_fields") else None
        here = _inner(here)
    return f"; known are {', '.join(here.model_fields)}" if hasattr(here, "model_fields") else ""


def _inner(annotation: Any) -> Any:
    if hasattr(annotation, "model_fields"):
        return annotation
    inner = [part for part in getattr(annotation, "__args__", ()) if hasattr(part, "model_fields")]
    return inner[0] if inner else annotation
