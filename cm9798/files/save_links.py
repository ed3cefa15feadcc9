"""Links between the records of a save: every index points into its table or to nothing."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from cm9798.files.errors import FileFormatError
from cm9798.records.all_records import RECORDS

# record, field, the table that it points into; the largest number of the field's type means none.
LINKS = (
    ("player", "nation", "club"),
    ("player", "club", "club"),
    ("player", "loan_club", "club"),
    ("club", "nation", "club"),
    ("club", "manager", "manager"),
    ("club", "division", "competition"),
    ("club", "squad", "player"),
    ("club", "sheet_players", "player"),
    ("club", "sheet_captain", "player"),
    ("club", "sheet_penalties", "player"),
    ("club", "sheet_free_kicks", "player"),
    ("club", "sheet_corners", "player"),
    ("manager", "nation", "club"),
    ("manager", "club", "club"),
    ("competition", "teams", "club"),
    ("fixture", "home", "club"),
    ("fixture", "away", "club"),
    ("fixture", "competition", "competition"),
    ("news", "club", "club"),
    ("news", "other_club", "club"),
    ("news", "player", "player"),
    ("news", "fixture", "fixture"),
    ("offer", "buyer", "club"),
    ("offer", "seller", "club"),
    ("offer", "player", "player"),
    ("question", "manager", "manager"),
    ("question", "club", "club"),
    ("question", "player", "player"),
    ("question", "other_club", "club"),
    ("transfer", "player", "player"),
    ("transfer", "from_club", "club"),
    ("transfer", "to", "club"),
    ("career", "manager", "manager"),
    ("career", "club", "club"),
    ("history", "player", "player"),
    ("history", "club", "club"),
    ("match", "fixture", "fixture"),
    ("match", "clubs", "club"),
    ("world", "humans", "manager"),
)


def check(tables: Mapping[str, bytes], files: Mapping[str, str]) -> None:
    """FileFormatError for the first link into nowhere; `files` names the file that holds each record.

    The offset is counted from the first record of the table that holds the link, since strings of any length
    stand between the records of a file.
    """
    counts = {name: len(data) // RECORDS[name].size for name, data in tables.items()}
    for name, field, target in LINKS:
        record = RECORDS[name]
        values = record.table(tables[name])[field]
        none = np.iinfo(values.dtype).max
        wrong = np.argwhere((values >= counts[target]) & (values != none))
        if len(wrong):
            row = int(wrong[0][0])
            place = row * record.size + record.fields[field].kind.offset
            wanted = f"{name} {row}, {field}: an index below {counts[target]} or {none} (none)"
            raise FileFormatError(files[name], place, wanted, str(int(values[tuple(wrong[0])])))
