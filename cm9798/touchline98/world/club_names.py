"""Names of clubs: long and short, stadium and nickname, each given out once a world."""

from __future__ import annotations

import random
from dataclasses import dataclass

from cm9798.touchline98.world import place_names

_ENGLISH = {  # the word behind the town: its abbreviation
    **{"United": "Utd", "Town": "Tn", "City": "Cty", "Rovers": "Rov", "Wanderers": "Wdr", "Athletic": "Ath"},
    **{
        "Albion": "Alb",
        "County": "Cnt",
        "Rangers": "Rgr",
        "Harriers": "Har",
        "Victoria": "Vic",
        "Swifts": "Swf",
    },
}
_ENGLISH_WEIGHTS = (22, 22, 14, 10, 6, 8, 5, 5, 4, 3, 2, 1)
_PATTERNS = {
    "celtic": ("{} Thistle", "{} Rovers", "{} Athletic", "{} Rangers", "{} Academical", "{} United"),
    "german": ("SV {}", "FC {}", "TSV {}", "VfL {}", "SpVgg {}", "Eintracht {}", "Fortuna {}"),
    "dutch": ("FC {}", "SC {}", "VV {}", "Sparta {}", "KV {}", "Excelsior {}", "{} Boys"),
    "french": ("AS {}", "FC {}", "Stade {}", "Olympique {}", "US {}", "RC {}"),
    "italian": ("AC {}", "US {}", "{} Calcio", "FC {}", "Pro {}", "Virtus {}"),
    "spanish": ("CD {}", "Real {}", "UD {}", "Deportivo {}", "Atlético {}", "CF {}"),
    "portuguese": ("SC {}", "FC {}", "União {}", "CF {}", "Académico {}", "Desportivo {}"),
    "nordic": ("{} IF", "{} BK", "IK {}", "{} FK", "IFK {}"),
    "slavic": ("FK {}", "Dinamo {}", "Slavia {}", "Metal {}", "NK {}", "Lokomotiv {}"),
    "african": ("AS {}", "{} Stars", "{} United", "JS {}", "Union {}"),
}
_GROUNDS = (
    "{} Road,{} Lane,{} Park,{} Street,The {} Ground,{} Stadium,{} Meadow,{} Field,{} Moor,{} Parade".split(
        ","
    )
)
_GROUND_WORDS = (
    "Abbey Bridge Cannon Canal Castle Chapel Church Cotton Cross Dock Eastern Elm Ferry Forge Garden Glebe "
    "Harbour High Hill Kiln Lower Mill Milton Nelson Northern Oak Old Orchard Park Priory Quarry Railway River "
    "Royal School Southern Spring Station Vale Victoria Vine Wellington West Wharf Windmill York".split()
)
_NICKNAMES = (
    "Anchors Badgers Bakers Barons Beavers Bees Blues Bricks Carters Chalkmen Colliers Comets Dockers Drovers "
    "Falcons Ferrymen Foresters Foxgloves Glovers Greens Herons Hoops Ironmen Kites Lamplighters Larks Lions "
    "Masons Millers Monks Moles Otters Pilgrims Potters Quarrymen Ramblers Ravens Reds Ropers Saddlers Saints "
    "Shipwrights Spires Squires Stags Stripes Swans Tanners Terriers Thorns Tinners Wasps Weavers Whites".split()
)
LONGEST, LONGEST_SHORT = 28, 16


@dataclass(frozen=True, slots=True)
class ClubName:
    """What a club is called."""

    long: str
    short: str
    town: str
    stadium: str
    nickname: str


class ClubNames:
    """Gives out names of one world; no town, long or short name comes twice, but for a second club of a town."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._towns: dict[str, list[str]] = {}
        self._taken: set[str] = set()
        self._stadiums: set[str] = set()
        self._last_english = ""

    def draw(self, tongue: str) -> ClubName:
        """The next club of a country that speaks `tongue`; IndexError when its towns are used up."""
        while True:
            town, long, short = self._english() if tongue == "english" else self._foreign(tongue)
            fits = len(long) <= LONGEST and len(short) <= LONGEST_SHORT
            if fits and not {long, short} & self._taken:
                break
        self._taken |= {long, short}
        return ClubName(long, short, town, self._stadium(), "The " + self._rng.choice(_NICKNAMES))

    def _town(self, tongue: str) -> str:
        return self._towns.setdefault(tongue, place_names.towns(tongue, self._rng)).pop()

    def _english(self) -> tuple[str, str, str]:
        (word,) = self._rng.choices(list(_ENGLISH), _ENGLISH_WEIGHTS)
        rival = self._last_english and self._rng.random() < 0.08
        town = self._last_english if rival else self._town("english")
        self._last_english = "" if rival else town
        return town, f"{town} {word}", f"{town} {_ENGLISH[word]}" if rival else town

    def _foreign(self, tongue: str) -> tuple[str, str, str]:
        town = self._town(tongue)
        return town, self._rng.choice(_PATTERNS[tongue]).format(town), town

    def _stadium(self) -> str:
        for _ in range(20):
            name = self._rng.choice(_GROUNDS).format(self._rng.choice(_GROUND_WORDS))
            if name not in self._stadiums and not _repeats(name):
                break
        self._stadiums.add(name)
        return name


def _repeats(name: str) -> bool:
    words = name.split()
    return len(set(words)) != len(words)
