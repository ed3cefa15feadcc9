"""One tool call as a model wrote it, decided: whatever stands in it, the result is an outcome."""

from __future__ import annotations

import json
import re

from pydantic import JsonValue, ValidationError

from harness.tools.catalogue import BY_NAME
from harness.tools.outcome import Outcome, Refusal, ToolContext
from harness.tools.references import UnknownReferenceError, shown
from harness.tools.tool import Tool

ARGUMENTS_LIMIT = 20_000  # characters; the longest honest call is a full note of 4,000
REASONS_LIMIT = 5
_UNION_MEMBERS = ("int", "str", "constrained-int", "constrained-str")  # pydantic's names of what was tried
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")


class MalformedArgumentsError(ValueError):
    """The arguments are no JSON object; the message says what is wrong."""


def run_call(
    tool: str, arguments: str, context: ToolContext, allowed: frozenset[str] | None = None
) -> Outcome:
    """Decide one call; `allowed` = the benchmark's tools (default: the whole catalogue)."""
    names = [name for name in BY_NAME if allowed is None or name in allowed]
    if tool not in names:
        return Refusal((f"There is no tool {shown(tool)}; your tools: {', '.join(names)}.",))
    row = BY_NAME[tool]
    try:
        given = row.arguments.model_validate(_parsed(arguments))
        outcome: Outcome = row.decide(given, context)
    except MalformedArgumentsError as malformed:
        return Refusal((f"{malformed} {_expected(row)}",))
    except ValidationError as invalid:
        return Refusal((*_reasons(invalid), _expected(row)))
    except UnknownReferenceError as unknown:
        return Refusal((str(unknown),))
    return outcome


def _parsed(text: str) -> dict[str, JsonValue]:
    if len(text) > ARGUMENTS_LIMIT:
        raise MalformedArgumentsError(
            f"The arguments have {len(text)} characters; at most {ARGUMENTS_LIMIT} are read."
        )
    if not text.strip():
        return {}
    try:
        value = json.loads(text, parse_constant=_no_number)
    except RecursionError:
        raise MalformedArgumentsError("The arguments are nested too deeply.") from None
    except ValueError as error:  # also numbers of thousands of digits
        raise MalformedArgumentsError(f"The arguments are not valid JSON ({str(error)[:120]}).") from None
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise MalformedArgumentsError(f"The arguments must be one JSON object, not {shown(value)}.")
    return {_clean(key): _cleaned(item) for key, item in value.items()}


def _no_number(name: str) -> float:
    raise ValueError(f"{name} is not a number")


def _clean(text: str) -> str:
    """Control characters and lone surrogates, which a database may refuse, become U+FFFD."""
    return _CONTROL.sub("\ufffd", text.replace("\r\n", "\n"))


def _cleaned(value: JsonValue) -> JsonValue:
    if isinstance(value, str):
        return _clean(value)
    if isinstance(value, list):
        return [_cleaned(item) for item in value]
    if isinstance(value, dict):
        return {_clean(key): _cleaned(item) for key, item in value.items()}
    return value


def _reasons(invalid: ValidationError) -> tuple[str, ...]:
    reasons: dict[str, None] = {}
    for error in invalid.errors(include_url=False, include_context=False):
        place = ".".join(str(part) for part in error["loc"] if part not in _UNION_MEMBERS)
        place = place if len(place) <= 60 else place[:57] + "..."
        found = "" if error["type"] in ("missing", "extra_forbidden") else f" (found {shown(error['input'])})"
        reasons[f"{place or 'arguments'}: {error['msg']}{found}."] = None
    listed = tuple(reasons)
    more = len(listed) - REASONS_LIMIT
    return listed if more <= 0 else (*listed[:REASONS_LIMIT], f"{more} more mistakes.")


def _expected(tool: Tool) -> str:
    fields = tool.arguments.model_fields
    if not fields:
        return f"{tool.name} takes no arguments: {{}}."
    names = ", ".join(
        f"{name}{' (required)' if field.is_required() else ''}" for name, field in fields.items()
    )
    return f"{tool.name} takes: {names}."
