"""What a scenario asks for counts at first sight: markers, the captive, the edge."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.skirmish.judgement.aims import aim
from tests.games.skirmish.position import N, U, position

FAR = N("hero", 33000, 20000)


@pytest.mark.parametrize(
    ("scenario", "near", "far"),
    [
        ("roadblock", 30000, 9000),  # over the north edge [TOH-15.14]
        ("rescue", 4000, 16000),  # over the south edge [TOH-15.15]
        ("spy", 4000, 16000),  # over the own edge [TOH-15.13]
    ],
)
def test_with_the_captive_a_unit_wants_to_its_edge(scenario: str, near: int, far: int) -> None:
    def worth(y: int) -> int:
        return int(aim(position(U("hero", 10000, y), FAR, scenario=scenario, carrier=0), 0))

    assert worth(near) > worth(far) > 0
    assert aim(position(U("hero", 10000, near), FAR, scenario=scenario, carrier=0), 1) == 0


def test_who_took_the_spy_from_her_escort_wants_south() -> None:
    """[TOH-15.14]"""

    def worth(y: int) -> int:
        state = position(
            U("hero", 2000, 2000), N("hero", 20000, y), scenario="roadblock", carrier=1
        )
        return int(aim(state, 1))

    assert worth(5000) > worth(25000)


def test_a_captive_who_lies_free_is_worth_going_to() -> None:
    def worth(x: int) -> int:
        state = position(U("hero", x, 10000), FAR, scenario="spy", captive=(10000, 10000))
        return int(aim(state, 0))

    assert worth(11000) > worth(16000) > worth(30000)


def test_searchers_go_to_markers_and_finds_count() -> None:
    """[TOH-15.12]"""
    near = position(U("hero", 13000, 12000), FAR, scenario="battlefield")
    far = position(U("hero", 13000, 2000), FAR, scenario="battlefield")
    assert aim(near, 0) > aim(far, 0)
    found = position(U("hero", 13000, 2000), FAR, scenario="battlefield")
    found.field.finds = vec[i64]([1, 0])
    assert aim(found, 0) > aim(near, 0)


def test_only_the_attackers_of_a_rescue_search_and_a_marker_ruled_out_is_progress() -> None:
    """[TOH-15.15]"""
    units = U("hero", 8000, 12000), N("hero", 8000, 18000)
    start = position(*units, scenario="rescue", secret=2)
    later = position(*units, scenario="rescue", secret=2, gone=(0,))
    assert aim(later, 0) > aim(start, 0) > 0
    assert aim(start, 1) == aim(later, 1) == 0


def test_markers_that_are_held_count_more_from_round_to_round() -> None:
    """[TOH-14.6, TOH-15.11]"""

    def lead(y: int, round: int) -> int:
        state = position(U("hero", 8000, y), FAR, scenario="outpost", round=round)
        return int(aim(state, 0))

    assert lead(14000, 1) > lead(9000, 1)
    assert lead(14000, 5) > lead(14000, 1)


def test_a_battle_of_heroes_has_no_such_aim() -> None:
    assert aim(position(U("hero", 8000, 8000), FAR, scenario="first_clash"), 0) == 0


@pytest.mark.parametrize("scenario", ["rescue", "spy", "roadblock"])
def test_a_token_is_worth_most_to_who_carries_the_captive(scenario: str) -> None:
    def given(unit: int) -> int:
        units = U("hero", 10000, 16000), U("bowman", 20000, 16000), FAR
        return int(aim(position(*units, scenario=scenario, carrier=1, unit=unit), 0))

    assert given(1) > given(0)


def test_a_token_is_worth_most_to_who_can_search() -> None:
    """Wits count as well as the way. [TOH-14.2]"""

    def given(unit: int, beside: int = 13000) -> int:
        units = U("hero", beside, 13000), U("bowman", 1000, 1000), FAR
        return int(aim(position(*units, scenario="battlefield", unit=unit), 0))

    def searcher(card: str) -> int:
        return int(aim(position(U(card, 13000, 13000), FAR, scenario="battlefield"), 0))

    assert given(0) > given(1)
    assert given(1) > given(1, beside=9000)
    assert searcher("hero") > searcher("bowman")


@pytest.mark.parametrize("round", [1, 8])
def test_to_search_is_never_worse_than_to_stand_beside_a_marker(round: int) -> None:
    """[TOH-15.12, TOH-15.15]"""
    beside = U("hero", 8000, 13500), FAR
    start = position(*beside, scenario="rescue", secret=2, round=round)
    ruled_out = position(
        *beside, scenario="rescue", secret=2, round=round, gone=(0,), at="GiveToken"
    )
    found = position(*beside, scenario="rescue", carrier=0, round=round, gone=(0,), at="GiveToken")
    assert aim(start, 0) < aim(ruled_out, 0) < aim(found, 0)
    marked = position(U("hero", 13000, 13000), FAR, scenario="battlefield", round=round)
    taken = position(
        U("hero", 13000, 13000), FAR, scenario="battlefield", round=round, gone=(1,), at="GiveToken"
    )
    taken.field.finds = vec[i64]([1, 0])
    assert aim(marked, 0) < aim(taken, 0)


def test_the_hero_carries_better_than_a_commoner() -> None:
    """He has three actions in a round. [TOH-15.14]"""

    def named(carrier: int) -> int:
        units = U("hero", 10000, 4000), U("bowman", 20000, 4000), FAR
        return int(aim(position(*units, scenario="roadblock", carrier=carrier, at="GiveToken"), 0))

    assert named(0) > named(1)
