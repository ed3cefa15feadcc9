"""The nations of a world: facts about the country, and where its footballers' names come from."""

from __future__ import annotations

from typing import NamedTuple

HOME = "England"


class Nation(NamedTuple):
    """One national side's row."""

    name: str
    continent: str
    developed: int
    eec: int  # 1 = its players are no foreigners
    x: int  # map position
    y: int
    strength: int  # of its football, 0..20
    locales: tuple[str, ...]  # Faker's, for people's names
    tongue: str  # which table its place names come from


_TABLE = (
    # African nations first, as in the shipped data.
    ("Algeria", "Africa", 0, 0, 104, 116, 8, "fr_DZ", "african"),
    ("Ghana", "Africa", 0, 0, 100, 150, 9, "tw_GH", "african"),
    ("Nigeria", "Africa", 0, 0, 107, 148, 13, "yo_NG", "african"),
    ("South Africa", "Africa", 1, 0, 122, 198, 10, "zu_ZA", "english"),
    ("Australia", "Oceania", 1, 0, 220, 196, 9, "en_AU", "english"),
    ("New Zealand", "Oceania", 1, 0, 240, 210, 5, "en_NZ", "english"),
    ("Canada", "North America", 1, 0, 40, 80, 6, "en_CA", "english"),
    ("USA", "North America", 1, 0, 44, 104, 9, "en_US", "english"),
    ("Mexico", "North America", 0, 0, 38, 128, 13, "es_MX", "spanish"),
    ("Argentina", "South America", 1, 0, 66, 200, 18, "es_AR", "spanish"),
    ("Brazil", "South America", 0, 0, 74, 172, 20, "pt_BR", "portuguese"),
    ("Chile", "South America", 0, 0, 62, 198, 13, "es_CL", "spanish"),
    ("Colombia", "South America", 0, 0, 60, 152, 14, "es_CO", "spanish"),
    ("Austria", "Europe", 1, 1, 113, 92, 12, "de_AT", "german"),
    ("Belgium", "Europe", 1, 1, 106, 88, 14, "nl_BE fr_BE", "dutch"),
    ("Bulgaria", "Europe", 0, 0, 122, 98, 13, "hr_HR", "slavic"),
    ("Croatia", "Europe", 0, 0, 115, 96, 16, "hr_HR", "slavic"),
    ("Czech Republic", "Europe", 0, 0, 114, 89, 15, "cs_CZ", "slavic"),
    ("Denmark", "Europe", 1, 1, 110, 80, 15, "da_DK", "nordic"),
    ("Eire", "Europe", 1, 1, 94, 84, 12, "en_IE", "celtic"),
    ("England", "Europe", 1, 1, 100, 85, 17, "en_GB", "english"),
    ("Finland", "Europe", 1, 1, 122, 70, 9, "fi_FI", "nordic"),
    ("France", "Europe", 1, 1, 103, 93, 18, "fr_FR", "french"),
    ("Germany", "Europe", 1, 1, 110, 87, 19, "de_DE", "german"),
    ("Holland", "Europe", 1, 1, 106, 85, 17, "nl_NL", "dutch"),
    ("Hungary", "Europe", 0, 0, 117, 93, 10, "hu_HU", "slavic"),
    ("Iceland", "Europe", 1, 1, 84, 66, 8, "is_IS", "nordic"),
    ("Italy", "Europe", 1, 1, 111, 98, 19, "it_IT", "italian"),
    ("N.Ireland", "Europe", 1, 1, 95, 81, 9, "en_GB en_IE", "celtic"),
    ("Norway", "Europe", 1, 1, 109, 72, 14, "no_NO", "nordic"),
    ("Poland", "Europe", 0, 0, 117, 86, 12, "pl_PL", "slavic"),
    ("Portugal", "Europe", 1, 1, 95, 101, 15, "pt_PT", "portuguese"),
    ("Romania", "Europe", 0, 0, 122, 94, 15, "ro_RO", "slavic"),
    ("Scotland", "Europe", 1, 1, 98, 78, 13, "en_GB", "celtic"),
    ("Slovakia", "Europe", 0, 0, 117, 90, 11, "sk_SK", "slavic"),
    ("Slovenia", "Europe", 0, 0, 114, 95, 9, "sl_SI", "slavic"),
    ("Spain", "Europe", 1, 1, 99, 101, 18, "es_ES", "spanish"),
    ("Sweden", "Europe", 1, 1, 114, 75, 15, "sv_SE", "nordic"),
    ("Switzerland", "Europe", 1, 0, 108, 93, 11, "de_CH", "german"),
    ("Turkey", "Europe", 0, 0, 128, 103, 12, "tr_TR", "slavic"),
    ("Wales", "Europe", 1, 1, 98, 86, 9, "en_GB", "celtic"),
)

NATIONS = tuple(Nation(*row[:7], tuple(row[7].split()), row[8]) for row in _TABLE)
BY_NAME = {nation.name: nation for nation in NATIONS}
