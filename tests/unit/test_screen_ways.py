"""The graph of screens: the shortest way between any two, and what leads back."""

from __future__ import annotations

from itertools import product

import pytest

from cm9798.editions.touchline98.screens import SCREENS
from cm9798.editions.touchline98.ways import BACK, POPUPS, ROOTS, WAYS
from cm9798.screens.way import NoWayError, Place, likely_place, shortest_way

OPENED = sorted({way.end for way in WAYS if way.always} | {"office"})


def walk(place: Place, target: str) -> Place:
    """The place at the end of the way; every hop checked against the declared ways."""
    for hop in shortest_way(place, target, WAYS, BACK):
        if hop.keys == (BACK,):
            assert hop.place == place[:-1]
        else:
            assert hop.place[:-1] == place
            assert any((way.begin, way.keys, way.end) == (place[-1], hop.keys, hop.place[-1]) for way in WAYS)
        place = hop.place
    return place


def test_ways_between_all_pairs_of_screens() -> None:
    """From every screen that can always be opened to every other, never by a detour over the office."""
    for begin, end in product(OPENED, OPENED):
        place = likely_place(begin, ("office",), WAYS, BACK)
        assert walk(place, end)[-1] == end
        hops = shortest_way(place, end, WAYS, BACK)
        back_to_office_and_on = len(place) - 1 + len(shortest_way(("office",), end, WAYS, BACK))
        assert len(hops) <= back_to_office_and_on


def test_way_goes_by_the_nearest_screen() -> None:
    """From a profile in a club's squad to that club's information one goes back once, not to the office."""
    place = ("office", "league_table", "club_squad", "player")
    assert [hop.keys for hop in shortest_way(place, "club", WAYS, BACK)] == [(BACK,), ("i",)]
    assert shortest_way(("office",), "office", WAYS, BACK) == ()


@pytest.mark.parametrize("screen", sorted({way.end for way in WAYS}))
def test_every_opened_screen_leads_back_to_the_office(screen: str) -> None:
    """Wherever one comes upon a screen, Esc after Esc leads to where the days go on."""
    place = likely_place(screen, ROOTS, WAYS, BACK)
    hops = shortest_way(place, place[0], WAYS, BACK)
    assert {hop.keys for hop in hops} == {(BACK,)}
    assert len(hops) == len(place) - 1


def test_ways_name_declared_screens() -> None:
    """A misspelt screen is found here, not in a run."""
    declared = {screen.name for screen in SCREENS}
    assert {*POPUPS, *ROOTS, *(way.begin for way in WAYS), *(way.end for way in WAYS)} <= declared


@pytest.mark.parametrize("target", ["match", "main_menu", "question"])
def test_way_that_is_not_declared(target: str) -> None:
    """Nobody navigates into a match, out of the game, or to what is there only at times."""
    with pytest.raises(NoWayError):
        shortest_way(("office",), target, WAYS, BACK)
