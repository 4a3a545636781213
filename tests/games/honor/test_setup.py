"""Chapter 1: set-up."""

from collections import Counter

import pytest

from sengoku.games.honor.rules.components import CARDS
from sengoku.kernel.problem import BadSetup
from tests.clauses import rule
from tests.games.honor.position import HONOR, player, seen


@rule("HON-1.1")
def test_three_to_six_play() -> None:
    assert list(HONOR.seats) == [3, 4, 5, 6]
    for seats in (2, 7):
        with pytest.raises(BadSetup) as refused:
            HONOR.setup(seats)
        assert refused.value.clause == "HON-1.1"


@rule("HON-1.2")
def test_the_dealer_is_random_and_the_seat_after_him_begins() -> None:
    dealers = Counter[int]()
    for seed in range(60):
        view = seen(HONOR.new(seats=3, seed=seed))
        dealers[view["dealer"]] += 1
        assert view["active"] == view["first"] == (view["dealer"] + 1) % 3
    assert set(dealers) == {0, 1, 2}
    state = HONOR.new(seats=3, seed=1)
    first = int(state.seat())
    state.submit(first, 0)
    assert state.seat() == (first + 1) % 3


@rule("HON-1.3", "HON-1.7", "HON-1.8")
def test_nobody_is_shogun_nobody_has_honor_nothing_is_discarded() -> None:
    state = HONOR.build(HONOR.setup(3), {**HONOR.save(HONOR.new(seats=3)), "agenda": []})
    view = seen(state)
    assert view["title"] is None
    assert view["discards"]["count"] == 0
    # The first player has scored already; the others have what they began with.
    assert [view["honor"][seat] for seat in range(3) if seat != view["first"]] == [0, 0]


@rule("HON-1.7", "HON-3.3")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_seat_starts_at_0(seats: int) -> None:
    """What the first player has by now is what his own scoring gave."""
    for seed in range(5):
        view = seen(HONOR.new(seats=seats, seed=seed))
        begun = [0] * seats
        begun[view["first"]] = view["players"][view["first"]]["income"]["total"]
        assert view["honor"] == begun


@rule("HON-1.4", "HON-1.5")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_each_seat_has_a_samurai_and_a_daimyo(seats: int) -> None:
    heads = set()
    for seed in range(40):
        state = HONOR.new(seats=seats, seed=seed)
        dealt = [player(state, seat)["daimyo_house"]["head"] for seat in range(seats)]
        assert len(set(dealt)) == seats
        assert all(
            player(state, seat)["samurai_house"]["head"] == "samurai" for seat in range(seats)
        )
        heads |= set(dealt)
        surplus = HONOR.zones(state)["out of the game"]
        assert surplus == ["samurai"] * (6 - seats)
    assert heads == {name for name in CARDS if name.startswith("daimyo")}


@rule("HON-1.4")
@pytest.mark.parametrize("seats", [3, 6])
def test_a_weak_start_deals_only_weak_daimyo(seats: int) -> None:
    heads = set()
    for seed in range(40):
        state = HONOR.new(seats=seats, seed=seed, start_daimyo="weak")
        heads |= {player(state, seat)["daimyo_house"]["head"] for seat in range(seats)}
    assert heads == {f"daimyo_{number:02}" for number in range(5, 11)}


@rule("HON-1.6")
@pytest.mark.parametrize(("seats", "pile"), [(3, 79), (4, 71), (5, 63), (6, 55)])
def test_seven_cards_each_and_the_rest_is_the_draw_pile(seats: int, pile: int) -> None:
    view = seen(HONOR.new(seats=seats, seed=3))
    assert [facts["hand"]["count"] for facts in view["players"]] == [7] * seats
    assert view["pile"]["count"] == pile == 103 - 8 * seats


@rule("HON-1.6", "HON-E1")
def test_undealt_daimyo_lie_among_pile_and_hands() -> None:
    state = HONOR.new(seats=4, seed=5)
    zones = HONOR.zones(state)
    hidden = zones["draw pile"] + [card for seat in range(4) for card in zones[f"hand {seat}"]]
    assert len([card for card in hidden if card.startswith("daimyo")]) == 6
    assert len(zones["draw pile"]) == 71
    assert zones["center"] == ["title"]
    assert all(len(zones[f"samurai-{seat}"]) == 1 for seat in range(4))
