"""Names of fields that no screen shows, looked for as keys of the answers that models were given."""

from __future__ import annotations

from collections.abc import Iterator

from pydantic import JsonValue

from cm9798.canaries import hidden_fields
from cm9798.records.all_records import RECORDS
from cm9798.records.kinds import Visibility

# A hidden field of one record may have the name of a shown one of another: its name alone tells nothing.
_SHOWN = {
    name
    for record in RECORDS.values()
    for name, field in record.fields.items()
    if field.visibility in (Visibility.SHOWN, Visibility.IN_WORDS)
}
# The tools' own words for other things: months of the season in `season_review`, ...
_WORDS_OF_TOOLS = {"months", "answer", "squad_size", "man_of_match", "fouls", "shots", "assists", "years"}
HIDDEN_NAMES = (
    frozenset(name for record in RECORDS.values() for name in hidden_fields(record))
    - _SHOWN
    - _WORDS_OF_TOOLS
)


def hidden_keys(value: JsonValue) -> Iterator[str]:
    """Keys of an answer, at any depth, that are names of hidden fields."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key.casefold() in HIDDEN_NAMES:
                yield key
            yield from hidden_keys(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from hidden_keys(inner)
