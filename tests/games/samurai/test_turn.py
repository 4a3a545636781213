"""Chapters 3, 4 and 7: the turn, playing a card, drawing."""

import random

import pytest

from sengoku.games.samurai.rules.components import CARDS
from sengoku.kernel.nature import Fast
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.record import Luck
from sengoku.kernel.table import Table
from tests.clauses import rule
from tests.games.samurai.position import (
    SAMURAI,
    labels,
    legal,
    lies,
    play,
    position,
    put,
    saved,
    view,
    wander,
)
from tests.playthroughs.playthrough import count


def refused(state, **words):  # type: ignore[no-untyped-def]
    """The key and clause with which the seat that is asked gets these words back."""
    with pytest.raises(IllegalAction) as caught:
        state.submit(state.seat(), SAMURAI.action(words))
    return caught.value.key, caught.value.clause


@rule("SAM-3.1")
def test_a_turn_is_play_lay_score_draw() -> None:
    hands = {0: "R3 R2", 1: "S2", 2: "H2"}
    state = position(3, village="HBR", pile="R B H HR BR", hands=hands)
    play(state, "aR3 0,1", "bS2 1,0", "cH2 -1,0")
    state.journal = []
    play(state, "aR2 0,-1", "lay 1,-1")
    names = [event.name for event in state.journal if event.name != "VillageShown"]
    assert names == [
        "CardPlayed",
        "VillageTaken",
        "VillageLaid",
        "VillageTaken",
        "VillageLaid",
        "VillageScored",
        "NoStone",
        "StoneWon",
        "StoneWon",
        "CardDrawn",
        "TurnBegan",
    ]


@rule("SAM-3.2")
def test_exactly_one_card_is_played_and_nobody_passes() -> None:
    state = position(3, village="B", hands={0: "B3", 1: "S2", 2: "H4 S1"})
    play(state, "aB3 0,1", "bS2 0,-1")
    assert all(label.startswith("play:") for label in labels(state))
    play(state, "cH4 1,0")
    again = refused(state, do="play", card="samurai_1", x=-1, y=0)
    assert again == ("samurai-one-card-a-turn", "SAM-3.2")
    play(state, "lay 1,1")
    assert state.seat() == 0


@rule("SAM-3.3")
def test_a_round_is_a_turn_for_everybody() -> None:
    state = SAMURAI.new(seats=3, seed=3, start_player=1)
    rounds = []
    for _ in range(7):
        rounds.append(view(state)["round"])
        put(state, labels(state)[0].split(":")[2])
    assert rounds == [1, 1, 1, 2, 2, 2, 3]


@rule("SAM-3.4", "SAM-3.6")
def test_only_the_active_player_ever_decides() -> None:
    for state in wander(4, 5):
        if state.over():
            break
        seen = view(state)
        assert seen["active"] == state.seat() == seen["question"]["seat"]
        other = (int(state.seat()) + 1) % 4
        with pytest.raises(IllegalAction):
            state.submit(other, state.options()[0])
    assert view(state)["active"] is None


@rule("SAM-3.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_play_that_showed_something_cannot_be_taken_back(seats: int) -> None:
    """Drawing and taking a village show something, the last village of the pile too."""
    rng, open_, emptied = random.Random(seats), 0, 0
    for seed in range(3):
        table = Table(SAMURAI, SAMURAI.setup(seats), Luck.fast(seed))
        while not table.over():
            seat = table.seat()
            state = table.world(seat, Fast(1, 6))
            deck, pile = saved(state)["decks"][seat], saved(state)["pile"]
            table.submit(seat, rng.choice(list(state.options())))
            after = saved(table.world(seat, Fast(1, 6)))
            drew, took = len(after["decks"][seat]) < len(deck), len(after["pile"]) < len(pile)
            assert table.may_undo(seat) == (not drew and not took and not table.over())
            open_ += table.may_undo(seat)
            emptied += took and not after["pile"] and not deck
    assert open_ > 0, "nothing was drawn and no village taken"
    assert emptied > 0 or seats == 2, "the last village was taken, and nothing drawn after it"


@rule("SAM-3.5", "SAM-5.12")
def test_a_play_that_took_the_last_village_is_final_before_its_spot_is_chosen() -> None:
    hands = {0: "B3", 1: "S2", 2: "H4"}
    state = position(3, village="B", pile="R", pile_ends=True, hands=hands)
    play(state, "aB3 0,1", "bS2 0,-1")
    before = state.unveiled
    play(state, "cH4 1,0")
    assert view(state)["waiting"] == "v_r" and state.unveiled > before


@rule("SAM-3.5")
def test_nothing_is_taken_back_once_the_game_is_over() -> None:
    for seats in (2, 3, 4):
        table = Table(SAMURAI, SAMURAI.setup(seats), Luck.fast(seats))
        while not table.over():
            seat = table.seat()
            table.submit(seat, table.world(seat, Fast(1, 6)).options()[0])
        assert not any(table.may_undo(seat) for seat in range(seats))


# -- playing a card ------------------------------------------------------------------------------


@rule("SAM-4.1")
def test_a_card_goes_beside_a_village() -> None:
    state = position(2, hands={0: "H3"})
    assert legal(state) == {"0,1", "1,0", "0,-1", "-1,0"}
    far = refused(state, do="play", card="helmet_3", x=2, y=1)
    assert far == ("samurai-no-village-beside", "SAM-4.1")
    outside = refused(state, do="play", card="helmet_3", x=-47, y=46)
    assert outside == ("samurai-no-village-beside", "SAM-4.1")
    assert refused(state, do="play", card="helmet_3", x=0, y=0)[0] == "samurai-village-there"
    assert refused(state, do="lay", x=1, y=1) == ("samurai-no-village-now", "SAM-3.1")


@rule("SAM-4.1", "SAM-2.5")
def test_a_taken_cell_is_no_place() -> None:
    state = position(2, hands={0: "H3", 1: "H3"})
    play(state, "aH3 0,1")
    taken = refused(state, do="play", card="helmet_3", x=0, y=1)
    assert taken == ("samurai-card-there", "SAM-2.5")
    assert "0,1" not in legal(state)


@rule("SAM-4.2")
def test_any_card_may_go_to_any_legal_cell() -> None:
    state = position(2, village="H", hands={0: "B2 R3 H4 S1 S2"})
    assert len(labels(state)) == 5 * 4
    play(state, "aR3 0,1")
    assert lies(state, "0,1") == "aR3"


@rule("SAM-4.2")
def test_a_card_that_is_not_in_hand_is_refused_by_its_name() -> None:
    state = position(2, hands={0: "B2 R3 H4 S1 S2"})
    with pytest.raises(IllegalAction) as caught:
        state.submit(0, SAMURAI.action({"do": "play", "card": "rice_4", "x": 0, "y": 1}))
    assert caught.value.facts == {"card": "rice_4"} and caught.value.clause == "SAM-4.2"


@rule("SAM-4.3")
def test_equal_cards_are_one_option() -> None:
    state = position(2, hands={0: "S1 S1 S1 S2 S2"})
    assert len(labels(state)) == 2 * 4
    play(state, "aS1 0,1")
    assert view(state, 0)["hands"][0]["cards"]["samurai_1"] == 2


@rule("SAM-4.4")
def test_a_card_lies_open_and_stays_its_players() -> None:
    state = position(2, hands={0: "H3"})
    play(state, "aH3 0,1")
    for seat in (None, 0, 1):
        (card,) = view(state, seat)["table"]["cards"]
        assert card == {"x": 0, "y": 1, "seat": 0, "card": "helmet_3", "turned": False}


@rule("SAM-4.5")
def test_legal_cells_are_common_and_touch_open_villages_only() -> None:
    for state in wander(3, 6):
        seen = view(state)
        scored = {(v["x"], v["y"]) for v in seen["table"]["villages"] if v["scored"]}
        for x, y in seen["table"]["legal"]:
            assert not scored & {(x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)}
        for seat in range(3):
            assert view(state, seat)["table"]["legal"] == seen["table"]["legal"]


@rule("SAM-4.6")
def test_whoever_is_asked_holds_a_card_and_must_play() -> None:
    for seed in range(5):
        for state in wander(2, seed):
            if state.over():
                break
            seen = view(state, int(state.seat()))
            held, cells = seen["hands"][seen["you"]]["cards"], seen["table"]["legal"]
            if seen["question"]["asks"] == "ChooseSpot":
                continue
            assert held and cells
            every = {f"play:{card}:{x},{y}" for card in held for x, y in cells}
            assert {*labels(state)} == every, "every option plays a card: there is no pass"
            assert len(seen["table"]["cards"]) == seen["turn"] - 1, "nobody left a turn out"
        ends = view(state)["ends"]["reasons"]
        assert ("blocked" in ends) == (not legal(state)), "it ended, but not for want of playing"


@rule("SAM-4.7")
def test_options_come_card_by_card_and_cell_by_cell() -> None:
    state = position(2, hands={0: "S2 H3 R2 B4 H2"})
    cards = ["helmet_2", "helmet_3", "buddha_4", "rice_2", "samurai_2"]
    cells = ["-1,0", "0,-1", "0,1", "1,0"]
    assert labels(state) == [f"play:{card}:{cell}" for card in cards for cell in cells]


# -- drawing -------------------------------------------------------------------------------------


@rule("SAM-7.1")
def test_the_top_card_of_the_own_deck_is_drawn() -> None:
    state = position(2, hands={0: "H3 S1"}, journal=True)
    top = saved(state)["decks"][0][0]
    play(state, "aH3 0,1")
    seen = view(state, referee=True)["hands"][0]
    assert seen["count"] == 5 and seen["deck"] == 9
    drawn = [event for event in state.journal or [] if event.name == "CardDrawn"]
    assert len(drawn) == 1 and drawn[0].to == [0]
    assert drawn[0].secret["card"] == CARDS[top] and CARDS[top] in seen["cards"]
    assert len(saved(state)["decks"][0]) == 9


@rule("SAM-7.1", "SAM-7.2")
def test_with_an_empty_deck_nothing_is_drawn() -> None:
    state = SAMURAI.new(seats=2, seed=11, start_player=0)
    counts = {0: [], 1: []}  # type: ignore[var-annotated]
    while not state.over():
        seat = int(state.seat())
        put(state, labels(state)[0].split(":")[2])
        hand = view(state)["hands"][seat]
        counts[seat].append((hand["count"], hand["deck"]))
    for seat in (0, 1):
        wanted = [(min(5, 15 - t), max(0, 10 - t)) for t in range(1, len(counts[seat]) + 1)]
        assert counts[seat] == wanted and len(wanted) > 10


@rule("SAM-7.3")
def test_played_cards_never_return() -> None:
    state = SAMURAI.new(seats=3, seed=12)
    left = [15, 15, 15]
    while not state.over():
        seat = int(state.seat())
        put(state, labels(state)[-1].split(":")[2])
        unplayed = sum(view(state)["hands"][seat]["unplayed"].values())
        assert unplayed == left[seat] - 1
        left[seat] = unplayed


def test_a_count_that_was_done_by_hand() -> None:
    """Four cards on four sides; then, with five cards each, by where the second one goes.

    Opposite the first card nothing is laid and two sides are left; on either neighboring side a
    village comes, and with its two free sides there are four.
    """
    state = position(2, hands={0: "S1 S1 H2 R4 B3", 1: "H2 H3 H4 B2 B3"})
    assert count(state, 1) == 4 * 4
    assert count(state, 2) == 4 * 4 * 5 * 3
    after = put(state.copy(), "0,1")
    hand = len({label.split(":")[1] for label in labels(after)})
    cells = [len(legal(put(after.copy(), cell))) for cell in ("0,-1", "1,0", "-1,0")]
    assert hand == 5 and cells == [2, 4, 4]
