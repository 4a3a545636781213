"""Chapter 1: players, rounds, the deal."""

from collections import Counter

import pytest

from sengoku.games.glory.rules.components import KINDS
from sengoku.kernel.nature import Fast, Scripted
from sengoku.kernel.problem import BadSetup
from sengoku.kernel.state import State
from tests.clauses import rule
from tests.games.glory.facts import asked, hand, pile, refused, rest, seen, sets, sheet
from tests.games.glory.position import GLORY, play, position, summary

COPIES = [6, 7, 8, 9, 12, 14, 16, 18, 20]
DECK = [kind for kind in range(9) for _ in range(COPIES[kind])]


def dealt(seats: int, deck: list[int], start: int = 0, **options: object) -> State:
    """A match whose first shuffle gives this deck, top card first."""
    nature = Scripted({}, {1: [deck]})
    return GLORY.begin(GLORY.setup(seats, {"first_start": start, **options}), nature)


def mixed_deck() -> list[int]:
    """All 110 cards, neighbours of different kinds."""
    return [card for offset in range(11) for card in DECK[offset::11]]


@rule("GLO-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_sit_at_the_table(seats: int) -> None:
    assert len(GLORY.new(seats=seats).scores()) == seats


@rule("GLO-1.1")
@pytest.mark.parametrize("seats", [0, 1, 5, "3", True])
def test_no_other_number_of_players_can_sit_down(seats: int) -> None:
    with pytest.raises(BadSetup) as refusal:
        GLORY.setup(seats)
    assert (refusal.value.clause, refusal.value.key) == ("GLO-1.1", "bad-seat-count")


@rule("GLO-1.1", "GLO-7.7")
def test_turns_pass_clockwise_from_the_last_seat_to_the_first() -> None:
    state = position(3, seat=1, hand="monk", hands={2: "monk"}, d2="farmer")
    play(state, "discard:monk:discard_1")
    assert asked(state) == ("FirstDraw", 2)
    play(state, "draw:draw_1", "draw:draw_2", "discard:monk:discard_1")
    assert asked(state) == ("FirstDraw", 0)


@rule("GLO-1.2")
@pytest.mark.parametrize(
    ("options", "rounds"),
    [
        ({}, 4),
        ({"ninja_power": True}, 4),
        ({"imperial_orders": True}, 3),
        ({"imperial_orders": True, "ninja_power": True}, 3),
        ({"rounds": 2}, 2),
        ({"rounds": 1, "imperial_orders": True}, 1),
    ],
)
def test_a_game_is_a_fixed_number_of_rounds(options: dict[str, object], rounds: int) -> None:
    state = GLORY.new(seats=2, seed=5, **options)
    for _ in range(rounds):
        assert not state.over()
        rest(state)
    assert state.over() and len(sheet(state)) == rounds


@rule("GLO-1.3", "GLO-1.4", "GLO-8.2")
def test_every_round_is_dealt_from_all_the_cards_wherever_they_were() -> None:
    state = position(
        3,
        at="orders",
        hands={0: "emperor*3", 1: "monk*10"},
        sets={"farmer": (1, 9), "ninja": (2, 3)},
        d1="daimyo*8",
        d2="envoy*5 samurai",
    )
    cards = Counter(pile(state, "draw_1") + pile(state, "draw_2"))
    for seat in range(3):
        cards.update(hand(state, seat))
    assert cards == Counter(KINDS[kind] for kind in DECK)
    assert [sum(hand(state, seat).values()) for seat in (1, 2)] == [3, 3]


@rule("GLO-1.3")
def test_every_card_is_equally_likely_on_top() -> None:
    nature, tops = Fast(3, 3), Counter[str]()
    for _ in range(2200):
        state = GLORY.begin(GLORY.setup(2, {"rounds": 1}), nature)
        tops[pile(state, "draw_1")[0]] += 1
    for kind, name in enumerate(KINDS):
        expected = 20 * DECK.count(kind)
        assert abs(tops[name] - expected) < 4 * expected**0.5, name


@rule("GLO-1.3")
def test_the_second_round_is_shuffled_anew() -> None:
    state = GLORY.new(seats=2, seed=1)
    first = pile(state, "draw_1")
    rest(state)
    assert pile(state, "draw_1")[:40] != first[:40]


@rule("GLO-1.4", "GLO-1.5")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_three_laps_of_one_card_begin_with_the_start_player(start: int) -> None:
    deck = mixed_deck()
    state = dealt(3, deck, start)
    for place in (1, 2):  # the start player has drawn already
        seat = (start + place) % 3
        cards = Counter(KINDS[deck[place + 3 * lap]] for lap in range(3))
        assert hand(state, seat) == cards


@rule("GLO-1.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_hand_is_three_cards_that_only_its_owner_sees(seats: int) -> None:
    state = GLORY.begin(GLORY.setup(seats, {"first_start": 0}), Fast(7, 3), journal=[])
    last = seats - 1
    assert [row["count"] for row in seen(state, -1)["hands"]] == [5] + [3] * last
    assert seen(state, last)["hands"][last]["cards"] == hand(state, last)
    assert seen(state, 0)["hands"][last]["cards"] == "hidden"


@rule("GLO-1.6")
@pytest.mark.parametrize(("seats", "first", "second"), [(2, 52, 52), (3, 51, 50), (4, 49, 49)])
def test_the_upper_half_of_the_rest_is_draw_1(seats: int, first: int, second: int) -> None:
    deck = mixed_deck()
    state = dealt(seats, deck)
    left = deck[3 * seats :]
    assert (len(left[:first]), len(left[first:])) == (first, second)
    # The start player has taken the top card of each. [GLO-3.10]
    assert summary(state)["draw_1"] == left[1:first]
    assert summary(state)["draw_2"] == left[first + 1 :]


@rule("GLO-1.7")
def test_the_discard_piles_start_empty_between_the_draw_piles() -> None:
    state = GLORY.new(seats=4, seed=2)
    assert list(seen(state, -1)["piles"]) == ["draw_1", "discard_1", "discard_2", "draw_2"]
    assert pile(state, "discard_1") == pile(state, "discard_2") == []


@rule("GLO-1.7", "GLO-1.8")
def test_a_new_round_has_no_sets_and_no_discards() -> None:
    state = position(2, at="orders", sets={"monk": (0, 3)}, d1="farmer*2", d2="emperor")
    assert summary(state)["round"] == 2
    assert sets(state) == {}
    assert pile(state, "discard_1") == pile(state, "discard_2") == []


@rule("GLO-1.8")
def test_totals_are_nothing_when_the_game_begins() -> None:
    state = GLORY.new(seats=4, seed=9)
    assert state.scores() == [0, 0, 0, 0]
    assert sheet(state) == [] and sets(state) == {}


@rule("GLO-1.9")
@pytest.mark.parametrize("drawn", [0, 1, 2])
def test_the_first_start_player_is_drawn(drawn: int) -> None:
    state = GLORY.begin(GLORY.setup(3), Scripted({0: [drawn]}))
    assert summary(state)["start"] == drawn
    assert asked(state) == ("LayOrDiscard", drawn)


@rule("GLO-1.9")
def test_every_seat_is_equally_likely_to_start() -> None:
    starts = Counter(summary(GLORY.new(seats=3, seed=seed))["start"] for seed in range(900))
    assert all(240 < starts[seat] < 360 for seat in range(3))


@rule("GLO-1.9")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_named_seat_starts_the_first_round(seat: int) -> None:
    starts = {summary(GLORY.new(seats=3, seed=s, first_start=seat))["start"] for s in range(9)}
    assert starts == {seat}


@rule("GLO-1.9")
def test_a_seat_that_is_not_there_cannot_start() -> None:
    with pytest.raises(BadSetup) as refusal:
        GLORY.setup(3, {"first_start": 3})
    assert (refusal.value.clause, refusal.value.key) == ("GLO-1.9", "glory-no-such-start")


@rule("GLO-1.10")
def test_the_base_game_has_neither_orders_nor_figures() -> None:
    setup = GLORY.setup(2)
    assert sorted(GLORY.box(setup)) == sorted(KINDS[kind] for kind in DECK)
    view = seen(GLORY.new(seats=2), 0)
    assert view["figures"] is None and view["orders"] is None


@rule("GLO-1.10", "GLO-11.3")
def test_without_its_variant_a_ninja_set_brings_no_figure() -> None:
    state = position(2, hand="ninja*2 monk", sets={"farmer": (1, 2)}, d1="monk", d2="monk")
    assert refused(state, "ninja:1:farmer") == ("GLO-1.10", "glory-no-figures")
    play(state, "lay:ninja:2")
    facts = summary(state)
    assert (facts["supply"], facts["ready"], facts["fresh"]) == (0, [0, 0], 0)


@rule("GLO-1.10")
def test_each_variant_brings_its_own_components() -> None:
    box = GLORY.box(GLORY.setup(2, {"ninja_power": True}))
    assert box.count("figure") == 4 and len(box) == 114
    box = GLORY.box(GLORY.setup(2, {"imperial_orders": True}))
    assert sum(card.startswith("order_") for card in box) == 12 and len(box) == 122
