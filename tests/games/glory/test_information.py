"""Chapter 14: what each viewer sees and hears."""

from typing import Any

import pytest

from sengoku.kernel.nature import Fast
from sengoku.kernel.state import State
from sengoku.kernel.viewer import PUBLIC, REFEREE, viewer_of
from tests.clauses import rule
from tests.games.glory.facts import asked, hand, heard, pile, seen
from tests.games.glory.position import GLORY, labels, play, position, summary

HELD = {0: "a:shogun b:samurai c:ninja", 1: "a:emperor b:shogun c:envoy", 2: "a:empress b:ninja"}


def both(**more: Any) -> State:
    story: dict[str, Any] = {"hand": "monk*2 farmer", "hands": {1: "envoy*3", 2: "shogun"}}
    story |= {"orders": HELD, "imperial_orders": True, "ninja_power": True, "ready": {1: 1}}
    return position(3, **{**story, "d1": "daimyo ninja", "d2": "samurai", **more})


@rule("GLO-14.1")
def test_a_hand_is_open_to_its_owner_and_counted_by_all() -> None:
    state = both()
    assert seen(state, 0)["hands"][0]["cards"] == {"monk": 2, "farmer": 1}
    for viewer in (-1, 1, 2):
        row = seen(state, viewer)["hands"][0]
        assert row["cards"] == "hidden" and row["count"] == 3


@rule("GLO-14.1")
def test_a_draw_pile_shows_nothing_but_its_size() -> None:
    state = both()
    for viewer in (-1, 0, 1, 2):
        for name in ("draw_1", "draw_2"):
            row = seen(state, viewer)["piles"][name]
            assert row == {"count": len(pile(state, name)), "cards": "hidden"}
    assert GLORY.view(state, REFEREE)["piles"]["draw_1"]["cards"] == pile(state, "draw_1")


@rule("GLO-14.1")
def test_discard_piles_lie_open_in_order() -> None:
    for viewer in (-1, 0, 1):
        piles = seen(both(discard_view="all"), viewer)["piles"]
        assert piles["discard_1"]["cards"] == ["daimyo", "ninja"]
        assert piles["discard_1"]["top"] == "ninja" and piles["discard_2"]["top"] == "samurai"


@rule("GLO-14.1", "GLO-14.2")
def test_the_log_alone_tells_what_lies_in_the_discard_piles() -> None:
    state = GLORY.begin(GLORY.setup(3, {"rounds": 1, "ninja_power": True}), Fast(5, 3), journal=[])
    chooser = Fast(1, 1)
    for _ in range(90):
        options = state.options()
        state.play(options[chooser.below(0, len(options))])
    piles: dict[str, list[str]] = {"discard_1": [], "discard_2": []}
    for event in heard(state):
        if event["event"] == "CardTaken":
            assert piles[event["pile"]].pop() == event["character"]
        elif event["event"] in ("CardDiscarded", "CardsPlaced"):
            piles[event["pile"]] += [event["character"]] * event.get("count", 1)
    assert piles == {name: pile(state, name) for name in piles}


@rule("GLO-14.1", "GLO-4.11")
def test_sets_pending_cards_figures_and_scores_are_public() -> None:
    state = both(hand="monk*4", sets={"monk": (2, 3)}, sheet=[[1, 2, 3]], start=2)
    play(state, "lay:monk:4")
    public = seen(state, -1)
    assert public["pending"] == {"character": "monk", "count": 3}
    assert public["figures"] == {"supply": 3, "ready": [0, 1, 0], "fresh": [0, 0, 0]}
    assert public["scores"]["sheet"] == [[1, 2, 3]] and public["start"] == 2
    assert (public["turn"], public["gauges"]["stall"]) == (5, 0)
    for viewer in (0, 1, 2):
        view = seen(state, viewer)
        for fact in ("pending", "figures", "scores", "start", "turn", "gauges", "active"):
            assert view[fact] == public[fact]


@rule("GLO-14.1")
def test_order_faces_are_secret_and_their_stacks_are_not() -> None:
    state = both()
    own = seen(state, 2)["orders"]["hands"][2]
    assert [card["card"] for card in own] == ["order_a_empress", "order_b_ninja"]
    for viewer in (-1, 0, 1):
        cards = seen(state, viewer)["orders"]["hands"][2]
        assert [card["stack"] for card in cards] == ["a", "b"]
        assert {card[fact] for card in cards for fact in ("card", "owner", "points")} == {"hidden"}


@rule("GLO-14.1", "GLO-10.2")
def test_orders_left_over_and_the_seed_are_shown_to_nobody() -> None:
    state = both()
    assert len(summary(state)["spare"]) > 0
    for viewer in (-1, 0, 1, 2):
        view = seen(state, viewer)
        assert view["orders"]["spare"] == "hidden"
        assert not {"nature", "seed", "streams", "deck"} & {*view}


@rule("GLO-14.1")
def test_a_spectator_knows_what_is_public_and_no_more() -> None:
    view = seen(both(), -1)
    assert view["you"] is None and view["question"]["options"] == "hidden"
    assert {row["cards"] for row in view["hands"]} == {"hidden"}


@rule("GLO-14.2")
def test_the_public_log_of_a_turn() -> None:
    state = both(at="draw", hand="monk", sets={"farmer": (0, 2)}, ready={0: 0}, journal=True)
    play(state, "draw:draw_1", "draw:discard_1", "discard:monk:discard_2")
    assert heard(state) == [
        {"event": "CardDrawn", "seat": 0, "pile": "draw_1", "character": "hidden"},
        {"event": "CardTaken", "seat": 0, "pile": "discard_1", "character": "ninja"},
        {"event": "CardDiscarded", "seat": 0, "character": "monk", "pile": "discard_2"},
        {"event": "TurnBegan", "seat": 1, "turn": 6},
    ]
    own = heard(state, viewer_of(0))[0]["character"]
    assert hand(state, 0) == {own: 1, "ninja": 1} or hand(state, 0) == {"ninja": 2}


@rule("GLO-14.2")
def test_the_public_log_of_lays_figures_and_orders() -> None:
    last = {"draw_1": "", "draw_2": "envoy", "hands": {1: ""}, "ready": {0: 1}, "d1": "envoy"}
    state = both(hand="ninja*4", sets={"ninja": (1, 3)}, journal=True, **last)
    play(state, "ninja:1:ninja", "place:discard_1", "lay:ninja:3", "place:discard_2")
    play(state, "order:order_c_ninja", "order:order_a_emperor", "order:order_b_ninja")
    told = [(event["event"], event.get("seat")) for event in heard(state)]
    assert told[:8] == [
        ("FigureUsed", 0),
        ("CardsPlaced", 1),
        ("SetLaid", 0),
        ("SetBeaten", 1),
        ("FigureTaken", 0),
        ("CardsPlaced", 1),
        ("OrderPlayed", 0),
        ("OrderPlayed", 1),
    ]


@rule("GLO-14.2", "GLO-7.6")
def test_the_end_of_a_round_is_logged_with_reasons_and_scores() -> None:
    state = position(
        2, hand="monk*2", sheet=[[5, 9]], draw_1="", draw_2="envoy", bury="discard_1", journal=True
    )
    play(state, "lay:monk:2")
    assert heard(state, name="RoundEnded") == [
        {
            "event": "RoundEnded",
            "round": 2,
            "reasons": ["pile"],
            "scores": [18, 0],
            "totals": [23, 9],
        }
    ]


@rule("GLO-14.2")
def test_a_dealt_hand_is_named_to_its_owner_only() -> None:
    state = GLORY.begin(GLORY.setup(2, {"imperial_orders": True}), Fast(4, 3), journal=[])
    for name in ("HandDealt", "OrdersDealt"):
        own = [event for event in heard(state, viewer_of(1), name) if event["seat"] == 1]
        assert len(own[0]["cards"]) >= 1 and own[0]["cards"] != "hidden"
        others = [
            event["cards"] for event in heard(state, viewer_of(0), name) if event["seat"] == 1
        ]
        assert others == ["hidden"]
        assert {event["cards"] for event in heard(state, PUBLIC, name)} == {"hidden"}


@rule("GLO-14.3")
@pytest.mark.parametrize("at", ["draw", "act", "orders"])
def test_the_options_are_shown_to_the_deciding_player_only(at: str) -> None:
    state = both(at=at)
    shown = [GLORY.label(row["action"]) for row in seen(state, 0)["question"]["options"]]
    assert shown == labels(state) and len(shown) >= 3
    for viewer in (-1, 1, 2):
        assert seen(state, viewer)["question"]["options"] == "hidden"


@rule("GLO-14.3")
def test_a_refusal_for_the_wrong_seat_tells_nothing_of_the_options() -> None:
    state = both()
    reasons = {str(GLORY.why_not(state, 1, action)) for action in range(0, 4000, 7)}
    assert reasons == {"not your decision (asked 0) [GLO-2.4]"}


@rule("GLO-14.4")
@pytest.mark.parametrize("cards", ["", "monk*6", "emperor*2 farmer"])
def test_placing_cards_reveals_nothing_of_the_hand(cards: str) -> None:
    state = position(
        2,
        hand="monk*4",
        hands={1: cards},
        sets={"monk": (1, 3)},
        d1="ninja",
        d2="ninja",
        journal=True,
    )
    play(state, "lay:monk:4")
    assert asked(state) == ("PlaceCards", 1)
    assert labels(state) == ["place:discard_1", "place:discard_2"]
    before, told = hand(state, 1), len(heard(state))
    play(state, "place:discard_1")
    assert hand(state, 1) == before
    placed = {"event": "CardsPlaced", "seat": 1, "character": "monk", "count": 3}
    assert heard(state)[told] == {**placed, "pile": "discard_1"}


@rule("GLO-14.5")
def test_a_card_taken_openly_is_known_to_be_in_the_hand() -> None:
    state = position(3, at="draw", hand="farmer", d1="monk*3", d2="monk", ninja_power=True)
    play(state, "draw:discard_1", "draw:discard_2", "discard:farmer:discard_2")
    for viewer in (-1, 0, 1, 2):
        assert seen(state, viewer)["hands"][0]["known"] == {"monk": 2}


@rule("GLO-14.5")
@pytest.mark.parametrize(
    ("move", "known"),
    [
        ("discard:monk:discard_1", {"monk": 1, "farmer": 1}),
        ("lay:monk:2", {"farmer": 1}),
        ("lay:monk:4", {"farmer": 1}),
        ("discard:envoy:discard_1", {"monk": 2, "farmer": 1}),
    ],
)
def test_what_is_laid_or_discarded_is_no_longer_known(move: str, known: dict[str, int]) -> None:
    state = position(
        2, hand="monk*4 farmer*2 envoy", known={0: "monk*2 farmer"}, d1="ninja", d2="ninja"
    )
    play(state, move)
    assert seen(state, 1)["hands"][0]["known"] == known


@rule("GLO-14.5", "GLO-3.7")
def test_a_card_from_a_draw_pile_is_not_known() -> None:
    state = position(2, at="draw", hand="farmer", d1="monk")
    play(state, "draw:draw_1", "draw:draw_2")
    assert seen(state, 1)["hands"][0]["known"] == {}


@rule("GLO-14.5", "GLO-1.3")
def test_a_new_round_begins_with_nothing_known() -> None:
    state = position(2, at="orders", hand="monk*3", known={0: "monk*3"})
    assert [row["known"] for row in seen(state, -1)["hands"]] == [{}, {}]


@rule("GLO-14.5")
def test_a_redeal_keeps_what_the_log_proves() -> None:
    state = position(2, hand="farmer", seat=1, hands={0: "monk*3 envoy"}, known={0: "monk*2"})
    others = [hand(state.redeal(1, Fast(seed, 3)), 0) for seed in range(60)]
    assert all(cards.get("monk", 0) >= 2 and sum(cards.values()) == 4 for cards in others)
    assert any(cards != {"monk": 3, "envoy": 1} for cards in others)


@rule("GLO-14.5")
@pytest.mark.parametrize(
    ("taken_back", "known"),
    [
        ("lay:monk:3", {"monk": 3, "farmer": 1}),
        ("discard:monk:discard_1", {"monk": 2, "farmer": 1}),
        ("discard:envoy:discard_1", {"monk": 2, "farmer": 1, "envoy": 1}),
    ],
)
def test_what_was_taken_back_is_known_like_what_was_taken_openly(
    taken_back: str, known: dict[str, int]
) -> None:
    """He holds at least what he showed; what was known besides may be the same cards."""
    state = position(
        2, hand="monk*4 farmer*2 envoy", known={0: "monk*2 farmer"}, d1="ninja", d2="ninja"
    )
    action = next(a for a in state.options() if GLORY.label(a) == taken_back)
    state.question().remember(state, action)
    assert seen(state, 1)["hands"][0]["known"] == known
    assert GLORY.save(GLORY.load(GLORY.setup(2), GLORY.save(state))) == GLORY.save(state)
    play(state, "discard:farmer:discard_1")
    assert "farmer" not in seen(state, 1)["hands"][0]["known"]


@rule("GLO-14.5", "GLO-14.1")
def test_an_order_that_was_taken_back_is_known_to_all() -> None:
    orders = {0: "a:emperor b:ninja c:farmer", 1: "a:empress b:samurai c:monk"}
    hands = {0: "monk*3", 1: "farmer*3"}
    state = position(2, at="orders", hands=hands, orders=orders, imperial_orders=True)
    assert asked(state) == ("PlayOrder", 0)
    action = next(a for a in state.options() if "order_b_ninja" in GLORY.label(a))
    state.question().remember(state, action)
    faces = [card["card"] for card in seen(state, 1)["orders"]["hands"][0]]
    assert faces == ["hidden", "order_b_ninja", "hidden"]
    worlds = [GLORY.view(state.redeal(1, Fast(seed, 3)), REFEREE) for seed in range(30)]
    held = [[card["card"] for card in world["orders"]["hands"][0]] for world in worlds]
    assert {cards[1] for cards in held} == {"order_b_ninja"}
    assert len({cards[0] for cards in held}) > 1
    setup = GLORY.setup(2, {"imperial_orders": True})
    assert GLORY.save(GLORY.load(setup, GLORY.save(state))) == GLORY.save(state)
    state.play(action)
    assert "shown" not in GLORY.save(state)


@rule("GLO-14.1")
def test_an_invented_world_holds_no_trace_of_the_true_deal() -> None:
    """Where the cards of the true hands lay in the deck, an invented world has nothing."""
    worlds = []
    for seed in (1, 2):
        state: Any = GLORY.new(seats=3, seed=seed, first_start=0)
        worlds.append(list(state.redeal(0, Fast(5, 3)).deck[: state.next_1]))
    assert worlds[0] == worlds[1]
