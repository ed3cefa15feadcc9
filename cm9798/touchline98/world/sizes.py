"""How large a generated world is: clubs of each division and players of each squad."""

from __future__ import annotations

from dataclasses import dataclass

HOME_DIVISIONS = ("EPR", "ED1", "ED2", "ED3", "ENL")

# Foreign divisions of the format with the club counts that it expects.
FOREIGN_DIVISIONS = {
    "Italy": {"ISA": 18, "ISB": 20, "ISC": 48},
    "Spain": {"SP1": 20, "SP2": 22, "SPN": 66},
    "Germany": {"GD1": 18, "GD2": 18, "GNL": 56},
    "France": {"FD1": 18, "FD2": 22, "FNL": 26},
    "Holland": {"HD1": 18, "HD2": 18, "HNL": 27},
    "Portugal": {"PD1": 18, "PD2": 18, "PNL": 94},
    "Belgium": {"BD1": 18, "BD2": 18, "BNL": 93},
    "Scotland": {"SPR": 10, "SD1": 10, "SD2": 10, "SD3": 10, "SNL": 27},
}
SQUAD_LIMIT = 32
MANAGER_LIMIT = 990  # the editors' ceiling is 1,000; a game adds its human managers


@dataclass(frozen=True, slots=True)
class Size:
    """Counts of one world; a squad size is the least and the most players of a club."""

    name: str
    home_clubs: dict[str, int]
    squads: dict[str, tuple[int, int]]  # home divisions, "top" foreign divisions, "other" foreign clubs
    foreign_divisions: tuple[str, ...]  # codes that are filled
    team_rows: int | None  # rows of TMDATA.DB1 to fill up to with foreign clubs of no division
    unattached: int  # players of the pseudo-club Free Transfer
    players: int | None  # exact number of players, reached with unattached ones


SIZES = {
    size.name: size
    for size in (
        Size(
            name="small",
            home_clubs={"EPR": 20, "ED1": 4},
            squads={"EPR": (22, 24), "ED1": (11, 12), "top": (0, 0), "other": (0, 0)},
            foreign_divisions=(),
            team_rows=None,
            unattached=20,
            players=None,
        ),
        Size(
            name="default",
            home_clubs={"EPR": 20, "ED1": 24, "ED2": 24, "ED3": 24, "ENL": 52},
            squads={
                "EPR": (22, 26),
                "ED1": (21, 24),
                "ED2": (20, 23),
                "ED3": (20, 22),
                "ENL": (11, 13),
                "top": (17, 20),
                "other": (0, 0),
            },
            foreign_divisions=("ISA", "SP1", "GD1", "SPR"),
            team_rows=None,
            unattached=60,
            players=None,
        ),
        Size(
            name="full",
            home_clubs={"EPR": 20, "ED1": 24, "ED2": 24, "ED3": 24, "ENL": 52},
            squads={
                "EPR": (23, 26),
                "ED1": (22, 25),
                "ED2": (21, 24),
                "ED3": (20, 23),
                "ENL": (16, 18),
                "top": (20, 23),
                "other": (5, 7),
            },
            foreign_divisions=tuple(code for codes in FOREIGN_DIVISIONS.values() for code in codes),
            team_rows=2300,
            unattached=150,
            players=20_000,
        ),
    )
}
