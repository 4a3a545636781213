"""The further worked examples of the spec; those not here stand with their chapters."""

from tests.clauses import rule
from tests.games.honor.position import (
    asked,
    hand,
    heard,
    honor,
    house,
    labels,
    luck,
    play,
    player,
    position,
    refused,
    seen,
    status,
)


@rule("HON-E2", "HON-3.8", "HON-4.2")
def test_e2_gunpowder_costs_ki_and_honor() -> None:
    state = position(3, at="begin", houses={0: "daimyo_08 | gunpowder"}, honor=[10, 0, 0])
    assert player(state, 0)["ki"]["total"] == 4
    assert player(state, 0)["actions"]["total"] == 2
    assert player(state, 0)["income"]["total"] == -15
    assert honor(state)[0] == -5


@rule("HON-E3", "HON-4.5")
def test_e3_dishonor_needs_two_actions() -> None:
    four = position(3, houses={0: "| okugata_ki warrior_monks*2"}, used=3, hands={0: "dishonor"})
    assert refused(four, "dishonor:1") == ("HON-4.5", "honor-too-few-actions")
    five = position(3, houses={0: "| okugata_ki warrior_monks*5"}, hands={0: "dishonor*3"})
    play(five, "dishonor:1", "decline", "dishonor:2", "decline")
    assert player(five, 0)["actions"]["total"] == 1
    assert refused(five, "dishonor:1") == ("HON-4.5", "honor-too-few-actions")


@rule("HON-E4", "HON-3.7", "HON-4.1")
def test_e4_a_rich_ronin_earns_nothing_but_actions() -> None:
    state = position(3, houses={0: "| noh_theater okugata_honor"})
    assert player(state, 0)["income"]["total"] == 0
    assert player(state, 0)["ki"]["total"] == 12
    assert player(state, 0)["actions"]["total"] == 4


@rule("HON-E5", "HON-3.5", "HON-3.6")
def test_e5_two_halves_rounded_apart() -> None:
    bonds = {0: ("second", 1)}
    state = position(3, houses={0: "| no_dachi", 1: "daimyo_03"}, bonds=bonds)
    assert player(state, 0)["income"]["total"] == 15
    minus = position(3, houses={0: "| okugata_ki", 1: "daimyo_08 gunpowder"}, bonds=bonds)
    assert player(minus, 0)["income"]["total"] == 0


@rule("HON-E6", "HON-7.2", "HON-7.3", "HON-7.6")
def test_e6_a_first_with_save_face_is_dishonored() -> None:
    def dishonored():  # type: ignore[no-untyped-def]
        hands = {0: "dishonor", 1: "save_face"}
        return play(position(3, houses={1: "daimyo_05"}, hands=hands), "dishonor:1")

    assert labels(dishonored()) == ["decline", "seppuku_samurai", "seppuku_daimyo", "save_face"]
    assert honor(play(dishonored(), "save_face"))[1] == -30
    declined = play(dishonored(), "decline")
    assert honor(declined)[1] == -75 and asked(declined) == ("TakeTurn", 0)


@rule("HON-E7", "HON-8.3", "HON-7.4", "HON-11.2")
def test_e7_the_shogun_has_no_save_face() -> None:
    def dishonored():  # type: ignore[no-untyped-def]
        hands = {0: "dishonor", 1: "save_face"}
        return play(position(3, houses={1: "daimyo_05"}, title=1, hands=hands), "dishonor:1")

    assert labels(dishonored()) == ["decline", "seppuku_samurai", "seppuku_daimyo"]
    assert honor(play(dishonored(), "decline"))[1] == -75
    dead = play(dishonored(), "seppuku_daimyo")
    assert honor(dead)[1] == 0 and status(dead, 1) == "ronin" and seen(dead)["title"] is None


@rule("HON-E9", "HON-7.9", "HON-7.10", "HON-7.5")
def test_e9_unsaved_he_dies_or_loses_75_and_is_detached() -> None:
    for answer, loss in (("seppuku_samurai", 0), ("lose_75", -75)):
        state = position(
            4,
            seat=1,
            houses={0: "daimyo_05"},
            bonds={2: ("second", 0)},
            hands={1: "dishonor cavalry"},
        )
        play(state, "dishonor:2", "decline", "pass", "pass", "pass", answer)
        assert honor(state)[2] == loss and status(state, 2) == "ronin"


@rule("HON-E11", "HON-7.4", "HON-11.4")
def test_e11_the_second_of_a_shogun_inherits_by_seppuku() -> None:
    houses = {0: "daimyo_01 castle_osaka | cavalry"}
    state = position(
        4, seat=3, houses=houses, bonds={1: ("second", 0)}, title=0, hands={3: "dishonor"}
    )
    play(state, "dishonor:0", "seppuku_samurai")
    assert honor(state) == [0, 0, 0, 0]
    assert house(state, "samurai-0") == {} and house(state, "daimyo-1") == {"castle_osaka": 1}
    assert status(state, 1) == "first" and status(state, 0) == "ronin"
    assert seen(state)["title"] == 1 and hand(state, 0) == {"foot_soldiers": 1}


@rule("HON-E13", "HON-6.10", "HON-6.11", "HON-6.12", "HON-6.13", "HON-11.4", "HON-4.3")
def test_e13_treason_at_the_side_of_a_shogun() -> None:
    def table(die: int):  # type: ignore[no-untyped-def]
        houses = {
            0: "daimyo_01 okugata_ki castle_odawara | house_guard masamune",
            1: "| okugata_honor",
            2: "daimyo_05 castle_osaka",
        }
        state = position(
            5,
            seat=1,
            houses=houses,
            bonds={1: ("second", 0)},
            title=0,
            hands={1: "ninja_assassin cavalry"},
            nature=luck(assassin=[die]),
        )
        assert player(state, 1)["actions"]["total"] == 3
        return play(state, "assassin:samurai-0")

    failed = table(4)
    assert honor(failed)[1] == -50
    assert house(failed, "samurai-0") == {"masamune": 1}
    done = table(5)
    assert honor(done)[1] == -50
    assert house(done, "samurai-0") == {}
    assert player(done, 1)["ki"]["total"] == 14
    assert player(done, 1)["actions"]["total"] == 3
    assert "attack:2" in labels(done) and "claim_shogun" not in labels(done)
    assert player(done, 1)["income"]["total"] == 150


@rule("HON-E14", "HON-6.11", "HON-6.12")
def test_e14_two_guards_protect_two_attempts() -> None:
    state = position(
        3,
        houses={1: "| house_guard*2 cavalry"},
        hands={0: "ninja_assassin*2"},
        nature=luck(assassin=[4, 4]),
    )
    play(state, "assassin:samurai-1")
    assert house(state, "samurai-1") == {"house_guard": 1, "cavalry": 1}
    play(state, "assassin:samurai-1")
    assert house(state, "samurai-1") == {"cavalry": 1}
    bare = position(
        3, houses={1: "| cavalry"}, hands={0: "ninja_assassin"}, nature=luck(assassin=[3])
    )
    assert house(play(bare, "assassin:samurai-1"), "samurai-1") == {}


@rule("HON-E15", "HON-10.2", "HON-10.3", "HON-10.6", "HON-10.11", "HON-10.13", "HON-8.3")
def test_e15_the_shogun_falls() -> None:
    houses = {
        0: "daimyo_02 cavalry | no_dachi",
        2: "daimyo_05 castle_osaka | lancers",
        3: "| cavalry",
    }
    state = position(
        4,
        houses=houses,
        bonds={3: ("second", 2)},
        title=2,
        hands={2: "save_face", 3: "save_face"},
        nature=luck(battle=[3, 3, 4, 5, 4, 1, 6, 6, 1, 5, 5, 1]),
    )
    assert player(state, 0)["attack"]["strength"]["total"] == 11
    assert player(state, 2)["defense"]["strength"]["total"] == 11
    assert player(state, 0)["attack"]["dice"]["total"] == 3
    play(state, "attack:2")
    assert heard(state).count("DiceRolled") == 2
    assert asked(state) == ("TakeOrBurn", 0)
    play(state, "take")
    assert status(state, 2) == status(state, 3) == "ronin"
    assert house(state, "samurai-2") == {"lancers": 1} and house(state, "samurai-3") == {
        "cavalry": 1
    }
    assert seen(state)["title"] == 0
    assert player(state, 0)["income"]["total"] == 95


@rule("HON-E16", "HON-10.9", "HON-10.10", "HON-10.11", "HON-8.6")
def test_e16_a_saved_defender_keeps_all_but_himeji() -> None:
    houses = {0: "daimyo_02 cavalry", 2: "daimyo_08 castle_himeji lancers"}
    state = position(
        4,
        houses=houses,
        bonds={1: ("second", 2)},
        hands={1: "save_face", 3: "save_face"},
        nature=luck(battle=[6, 6, 1, 1]),
    )
    play(state, "attack:2")
    assert seen(state)["window"]["asked"] == [2, 1, 3, 0]
    play(state, "pass", "save_face", "save_face", "pass")
    assert hand(state, 1) == {} and hand(state, 3) == {"save_face": 1}
    assert labels(state) == ["take", "burn"]
    play(state, "take")
    assert house(state, "daimyo-2") == {"lancers": 1}
    assert status(state, 2) == "first" and status(state, 1) == "second 2"


@rule("HON-E17", "HON-10.11", "HON-5.5")
def test_e17_an_attacker_who_saves_himself_loses_his_castle() -> None:
    for answer, castle in (("take", "castle_odawara"), ("burn", "castle_himeji")):
        houses = {0: "daimyo_02 castle_odawara", 2: "daimyo_05 castle_himeji"}
        state = position(3, houses=houses, hands={0: "save_face"}, nature=luck(battle=[1, 6, 6]))
        play(state, "attack:2", "save_face", "pass", "pass")
        assert asked(state) == ("TakeOrBurn", 2)
        play(state, answer)
        assert house(state, "daimyo-2") == {castle: 1}
        assert house(state, "daimyo-0") == {} and status(state, 0) == "first"


@rule("HON-E18", "HON-10.9", "HON-10.12", "HON-10.13")
def test_e18_a_shogun_who_attacks_and_loses() -> None:
    houses = {0: "daimyo_02", 2: "daimyo_05 castle_himeji"}
    state = position(3, houses=houses, title=0, others="save_face", nature=luck(battle=[1, 6, 6]))
    play(state, "attack:2")
    assert asked(state) == ("TakeTurn", 0)
    assert status(state, 0) == "ronin" and seen(state)["title"] == 2


@rule("HON-E19", "HON-11.8", "HON-4.3")
def test_e19_a_lost_attack_takes_the_last_action() -> None:
    houses = {0: "daimyo_03 | okugata_honor cavalry", 1: "daimyo_05 castle_himeji"}
    state = position(
        3, houses=houses, used=3, hands={0: "daimyo_09"}, nature=luck(battle=[1, 6, 6])
    )
    assert player(state, 0)["ki"]["total"] == 12
    assert player(state, 0)["attack"]["dice"]["total"] == 1
    play(state, "attack:1", "pass", "pass", "pass")
    assert status(state, 0) == "ronin" and player(state, 0)["ki"]["total"] == 9
    assert refused(state, "daimyo:daimyo_09:0") == ("HON-4.5", "honor-too-few-actions")


@rule("HON-E21", "HON-9.5", "HON-9.6", "HON-3.2")
def test_e21_a_pledge_and_the_turn_after_it() -> None:
    state = position(
        3,
        houses={0: "| cavalry", 1: "daimyo_02"},
        hands={0: "daimyo_09 lancers ninja_assassin"},
        round=5,
    )
    play(state, "ally:1")
    assert player(state, 1)["attack"]["strength"]["total"] == 8
    assert refused(state, "daimyo:daimyo_09:0") == ("HON-5.8", "honor-serves-a-daimyo")
    play(state, "end_turn", "end_turn")
    assert refused(state, "ally:1") == ("HON-2.4", "honor-place-is-taken")
    play(state, "end_turn")
    assert status(state, 0) == "second 1" and honor(state)[0] == 10
    assert "place:lancers:daimyo-1" in labels(state)
    play(state, "assassin:samurai-1")
    assert honor(state)[0] == 10 - 50


@rule("HON-E22", "HON-9.8", "HON-9.9", "HON-11.5", "HON-3.2")
def test_e22_a_second_dissolves() -> None:
    def left():  # type: ignore[no-untyped-def]
        state = position(
            3,
            houses={1: "daimyo_02"},
            bonds={0: ("second", 1)},
            honor=[40, 0, 0],
            hands={0: "daimyo_09", 2: "dishonor"},
        )
        return play(state, "dissolve", "end_turn", "end_turn")

    state = left()
    assert honor(state)[0] == 15 and status(state, 0) == "leaving 1"
    play(state, "dishonor:1", "seppuku_samurai", "end_turn")
    assert status(state, 0) == "first" and honor(state)[0] == 35
    other = play(left(), "end_turn")
    assert status(other, 0) == "ronin" and honor(other)[0] == 15
    assert "daimyo:daimyo_09:0" in labels(other)


@rule("HON-E23", "HON-5.9", "HON-10.1")
def test_e23_after_a_gift_both_may_attack_each_other() -> None:
    houses = {0: "| cavalry", 1: "daimyo_02 castle_osaka"}
    state = position(3, seat=1, houses=houses, bonds={0: ("second", 1)}, hands={1: "daimyo_09"})
    play(state, "daimyo:daimyo_09:0", "end_turn", "end_turn")
    assert "attack:1" in labels(state)


@rule("HON-E24", "HON-6.3", "HON-6.6", "HON-5.2")
def test_e24_loot_that_fits_nowhere_must_be_destroyed() -> None:
    houses = {
        0: "daimyo_05 foot_soldiers*5 | foot_soldiers*4",
        2: "| cavalry lancers noh_theater",
    }
    state = position(3, houses=houses, hands={0: "elite_ninja_spy"}, others="warrior_monks")
    spy = "spy_two:elite_ninja_spy:samurai-2:"
    assert f"{spy}lancers:destroy:cavalry:samurai-0" in labels(state)
    assert f"{spy}cavalry:samurai-0:noh_theater:daimyo-0" in labels(state)
    refusal = refused(state, f"{spy}lancers:samurai-0:cavalry:samurai-0")
    assert refusal == ("HON-6.6", "honor-five-armies")
    play(state, f"{spy}cavalry:samurai-0:noh_theater:daimyo-0")
    assert honor(state)[0] == -25


@rule("HON-E25", "HON-6.2", "HON-6.6", "HON-4.3")
def test_e25_a_spy_in_ones_own_house() -> None:
    state = position(3, houses={0: "daimyo_05 | gunpowder"}, hands={0: "ninja_spy"})
    assert "spy:ninja_spy:samurai-0:gunpowder:daimyo-0" in labels(state)
    play(state, "spy:ninja_spy:samurai-0:gunpowder:destroy")
    assert honor(state)[0] == -25 and player(state, 0)["ki"]["total"] == 6


@rule("HON-E26", "HON-6.9", "HON-11.1", "HON-9.5")
def test_e26_away_with_a_weak_daimyo() -> None:
    state = position(
        3,
        houses={0: "daimyo_10", 1: "daimyo_01"},
        title=1,
        hands={0: "ninja_assassin"},
        nature=luck(assassin=[3]),
    )
    play(state, "assassin:daimyo-0", "ally:1")
    assert honor(state)[0] == -25 and status(state, 0) == "pledged 1"


@rule("HON-E27", "HON-3.11", "HON-12.1")
def test_e27_395_and_5_win_390_and_5_do_not() -> None:
    assert position(3, at="begin", houses={0: "daimyo_08"}, honor=[395, 0, 0]).over()
    state = position(3, at="begin", houses={0: "daimyo_08"}, honor=[390, 0, 0])
    assert asked(state) == ("TakeTurn", 0) and honor(state)[0] == 395


@rule("HON-E29", "HON-8.4", "HON-8.7", "HON-8.8")
def test_e29_an_empty_handed_loser_is_not_asked() -> None:
    def after(third: str):  # type: ignore[no-untyped-def]
        houses = {0: "daimyo_02", 2: "daimyo_10 castle_odawara"}
        state = position(4, houses=houses, hands={2: "", 3: third}, nature=luck(battle=[6, 1]))
        play(state, "attack:2")
        assert seen(state)["window"]["asked"] == [3, 0, 1]
        return play(state, "pass", "pass", "pass")

    assert heard(after("cavalry")) == heard(after("save_face"))
    assert heard(after("cavalry"))[-1] == "FaceNotSaved"
