"""Events that random play hardly ever reaches, each from a position that leads to it."""

from collections.abc import Callable

from sengoku.geometry.ground import SOLID
from sengoku.kernel.event import Event
from tests.games.skirmish.position import N, U, act, position

__all__ = ["rare_events"]


def rare_events(slug: str) -> list[Event]:
    return [event for staged in RARE.get(slug, ()) for event in staged()]


def _no_way_onto_the_table() -> list[Event]:
    """A walled edge. [TOH-10.11]"""
    walls = [(10500, 29500, 400), (0, 10500, 1200), (29500, 36000, 1200)]
    state = position(
        U("hero", 20000, 500, zone="off", exit=(20000, 0)),
        N("hero", 30000, 30000),
        at="UseToken",
        pieces=[
            (int(SOLID), [(west, 0), (east, 0), (east, top), (west, top)])
            for west, east, top in walls
        ],
        journal=True,
    )
    return state.journal or []


def _home_with_the_captive() -> list[Event]:
    """The last step to the own edge. [TOH-14.7]"""
    units = U("hero", 10000, 4000), N("hero", 30000, 30000)
    state = position(*units, scenario="spy", carrier=0, journal=True)
    act(state, "move", unit=0, x=10000, y=512)
    return state.journal or []


def _falling_with_the_captive() -> list[Event]:
    """[TOH-14.5]"""
    units = U("hero", 10000, 4000), N("hero", 30000, 30000)
    state = position(*units, scenario="spy", carrier=0, journal=True)
    state.knock_down(0)
    return state.journal or []


def _too_near_at_the_end_of_a_round() -> list[Event]:
    """[TOH-5.13]"""
    units = U("hero", 10000, 10000), N("hero", 11500, 10000)
    return position(*units, at="EndRound", journal=True).journal or []


def _a_debt_and_a_speech() -> list[Event]:
    """[TOH-17.5]"""
    state = position(
        U("hero", 10000, 10000, drops=1),
        U("bowman", 12000, 10000, drops=2, spent=1),
        N("hero", 30000, 30000),
        at="OpenTokenWindow",
        level=2,
        skills={"debt_owed": 0, "inspiring_speech": 0},
        journal=True,
    )
    act(state, "use", skill="debt_owed", unit=1, x=0, y=0)
    act(state, "use", skill="inspiring_speech", unit=0, x=0, y=0)
    return state.journal or []


def _losing_actions() -> list[Event]:
    """For an avoid, and by doubt; and none while alert. [TOH-5.9, TOH-9.7]"""
    units = U("hero", 10000, 10000), N("hero", 13000, 10000, alert=True)
    state = position(*units, journal=True, rolls="111.. 111..")
    act(state, "charge", unit=0, target=1)
    state.lose_action(0, "avoid")
    state.lose_action(0, "doubt")
    return state.journal or []


def _making_room() -> list[Event]:
    """[TOH-1.12]"""
    units = U("hero", 10000, 10000), U("spearman", 14100, 10900), N("hero", 15000, 10000)
    state = position(*units, journal=True, rolls="....")
    act(state, "charge", unit=0, target=2)
    return state.journal or []


RARE: dict[str, tuple[Callable[[], list[Event]], ...]] = {
    "skirmish": (
        _no_way_onto_the_table,
        _home_with_the_captive,
        _falling_with_the_captive,
        _too_near_at_the_end_of_a_round,
        _a_debt_and_a_speech,
        _losing_actions,
        _making_room,
    ),
}
