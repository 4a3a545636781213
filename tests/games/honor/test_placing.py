"""Chapter 5: placing cards."""

import pytest

from sengoku.kernel.event import Event
from sengoku.kernel.nature import Fast
from tests.clauses import rule
from tests.games.honor.position import (
    HONOR,
    discarded,
    hand,
    honor,
    house,
    labels,
    play,
    player,
    position,
    refused,
    status,
)


@rule("HON-5.1")
def test_a_house_card_goes_into_a_house_of_ones_own() -> None:
    state = position(3, houses={0: "daimyo_05", 1: "daimyo_06"}, hands={0: "cavalry save_face"})
    assert refused(state, "place:cavalry:samurai-1") == ("HON-5.1", "honor-not-your-house")
    assert refused(state, "place:save_face:samurai-0") == ("HON-5.1", "honor-not-for-a-house")
    assert refused(state, "place:noh_theater:samurai-0") == ("HON-5.1", "honor-not-in-hand")
    play(state, "place:cavalry:daimyo-0")
    assert house(state, "daimyo-0") == {"cavalry": 1}
    assert hand(state, 0) == {"save_face": 1}


@rule("HON-5.1", "HON-5.11")
def test_a_second_gives_to_his_lord_but_a_lord_not_to_his_second() -> None:
    houses = {1: "daimyo_05"}
    serving = position(3, houses=houses, bonds={0: ("second", 1)}, hands={0: "house_guard"})
    play(serving, "place:house_guard:daimyo-1")
    assert house(serving, "daimyo-1") == {"house_guard": 1}
    lord = position(3, seat=1, houses=houses, bonds={0: ("second", 1)}, hands={1: "house_guard"})
    assert refused(lord, "place:house_guard:samurai-0") == ("HON-5.1", "honor-not-your-house")


@rule("HON-5.2")
@pytest.mark.parametrize(
    ("cards", "card", "key"),
    [
        ("okugata_honor", "okugata_ki", "honor-one-okugata"),
        ("foot_soldiers*3 cavalry*2", "lancers", "honor-five-armies"),
    ],
)
def test_one_okugata_and_five_armies(cards: str, card: str, key: str) -> None:
    state = position(3, houses={0: f"daimyo_05 | {cards}"}, hands={0: card})
    assert refused(state, f"place:{card}:samurai-0") == ("HON-5.2", key)
    assert f"place:{card}:daimyo-0" in labels(state)


@rule("HON-5.3")
def test_possessions_and_guards_are_unlimited() -> None:
    full = "| no_dachi daisho masamune gunpowder house_guard*4 foot_soldiers*5 okugata_ki"
    state = position(3, houses={0: full}, hands={0: "noh_theater house_guard"})
    play(state, "place:noh_theater:samurai-0", "place:house_guard:samurai-0")
    assert house(state, "samurai-0")["house_guard"] == 5


@rule("HON-5.4")
@pytest.mark.parametrize("rank", ["second", "leaving", "pledged"])
def test_only_a_first_places_a_castle(rank: str) -> None:
    state = position(3, houses={1: "daimyo_05"}, bonds={0: (rank, 1)}, hands={0: "castle_osaka"})
    for place in ("samurai-0", "daimyo-0", "daimyo-1"):
        refusal = refused(state, f"place:castle_osaka:{place}")
        assert refusal == ("HON-5.4", "honor-castle-only-in-own-daimyo-house")


@rule("HON-5.4", "HON-5.5", "HON-E31")
def test_a_castle_replaces_a_castle_even_a_better_one() -> None:
    state = position(3, houses={0: "daimyo_05 castle_osaka"}, hands={0: "castle_odawara"})
    play(state, "place:castle_odawara:daimyo-0")
    assert house(state, "daimyo-0") == {"castle_odawara": 1}
    assert discarded(state) == {"castle_osaka": 1}
    assert HONOR.save(state)["used"] == 1


TAKING = {
    "CardStolen",
    "DaimyoDied",
    "SamuraiDied",
    "GuardFell",
    "CastleReplaced",
    "CastleTaken",
    "CastleBurned",
    "HouseTakenOver",
}


@rule("HON-5.6")
def test_cards_on_the_table_stay_unless_one_of_these_takes_them() -> None:
    losses = 0
    for seed in range(15):
        journal: list[Event] = []
        state = HONOR.begin(HONOR.setup(4), Fast(seed, 5), journal=journal)
        chooser = Fast(seed, 1)
        while not state.over():
            before = HONOR.save(state)["houses"]
            journal.clear()
            options = state.options()
            state.play(options[chooser.below(0, len(options))])
            after = HONOR.save(state)["houses"]
            if any(was > now for was, now in zip(before, after, strict=True)):
                losses += 1
                assert TAKING & {event.name for event in journal}
    assert losses > 20


@rule("HON-5.6")
def test_an_okugata_is_not_replaced() -> None:
    state = position(3, houses={0: "| okugata_ki"}, hands={0: "okugata_honor"})
    assert refused(state, "place:okugata_honor:samurai-0") == ("HON-5.2", "honor-one-okugata")


@rule("HON-5.7")
def test_a_ronin_plays_a_daimyo_and_scores_from_his_next_turn() -> None:
    state = position(3, hands={0: "daimyo_02"})
    play(state, "daimyo:daimyo_02:0")
    assert status(state, 0) == "first"
    assert player(state, 0)["daimyo_house"]["head"] == "daimyo_02"
    assert honor(state)[0] == 0
    play(state, "end_turn", "end_turn", "end_turn")
    assert honor(state)[0] == 20


@rule("HON-5.8")
def test_who_has_or_serves_a_daimyo_plays_none_for_himself() -> None:
    first = position(3, houses={0: "daimyo_05"}, hands={0: "daimyo_01"})
    assert refused(first, "daimyo:daimyo_01:0") == ("HON-5.8", "honor-has-a-daimyo")
    for rank in ("second", "pledged", "leaving"):
        state = position(3, houses={1: "daimyo_05"}, bonds={0: (rank, 1)}, hands={0: "daimyo_01"})
        assert refused(state, "daimyo:daimyo_01:0") == ("HON-5.8", "honor-serves-a-daimyo")


@rule("HON-5.9", "HON-5.10", "HON-E23")
@pytest.mark.parametrize("rank", ["second", "pledged", "leaving"])
def test_a_gift_makes_the_seat_holder_first(rank: str) -> None:
    state = position(
        3, seat=1, houses={1: "daimyo_05"}, bonds={0: (rank, 1)}, hands={1: "daimyo_09"}
    )
    play(state, "daimyo:daimyo_09:0")
    assert status(state, 0) == status(state, 1) == "first"
    assert player(state, 0)["income"]["total"] == 5
    assert player(state, 1)["holder"] is None
    assert honor(state) == [0, 0, 0]


@rule("HON-5.9")
def test_a_gift_goes_to_nobody_else() -> None:
    state = position(3, houses={0: "daimyo_05"}, hands={0: "daimyo_09"})
    assert refused(state, "daimyo:daimyo_09:2") == ("HON-5.9", "honor-gift-only-to-seat-holder")


@rule("HON-5.11")
def test_no_action_puts_a_card_into_another_hand_or_samurai_house() -> None:
    state = position(3, houses={0: "daimyo_05", 1: "daimyo_06"}, hands={0: "cavalry noh_theater"})
    placed = {label.split(":")[2] for label in labels(state) if label.startswith("place")}
    assert placed == {"samurai-0", "daimyo-0"}


@rule("HON-5.12")
def test_the_ki_on_dishonor_has_no_effect() -> None:
    state = position(3, houses={0: "daimyo_05"}, hands={0: "dishonor*3"})
    assert player(state, 0)["ki"]["total"] == 6
    assert refused(state, "place:dishonor:samurai-0") == ("HON-5.1", "honor-not-for-a-house")
