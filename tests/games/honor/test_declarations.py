"""Chapter 9: declarations."""

import pytest

from tests.clauses import rule
from tests.games.honor.position import (
    HONOR,
    honor,
    journal,
    labels,
    luck,
    play,
    player,
    position,
    refused,
    seen,
    status,
    verbs,
)


@rule("HON-9.1")
def test_one_declaration_a_turn_at_any_moment_and_no_card_action() -> None:
    state = position(3, houses={0: "daimyo_02", 1: "daimyo_05 castle_osaka"}, used=2)
    play(state, "claim_shogun")
    assert refused(state, "attack:1") == ("HON-9.1", "honor-declared-already")
    assert HONOR.save(state)["used"] == 2
    assert seen(state)["declared"]


@rule("HON-9.2")
def test_a_first_claims_the_free_title_without_any_strength() -> None:
    state = position(3, houses={0: "daimyo_10"}, round=1)
    play(state, "claim_shogun")
    assert seen(state)["title"] == 0
    assert not any("title" in label or "resign" in label for label in labels(state))
    other = position(3, houses={0: "daimyo_10", 1: "daimyo_09"}, title=1)
    assert refused(other, "claim_shogun") == ("HON-9.2", "honor-title-is-taken")


@rule("HON-9.3")
def test_the_title_pays_from_the_next_scoring() -> None:
    state = position(3, houses={0: "daimyo_10"})
    play(state, "claim_shogun")
    assert honor(state)[0] == 0
    play(state, "end_turn", "end_turn", "end_turn")
    assert honor(state)[0] == 55


@rule("HON-9.4")
def test_an_attack_is_a_declaration() -> None:
    state = position(3, houses={0: "daimyo_02", 1: "daimyo_05 castle_osaka"})
    assert "attack:1" in labels(state)
    assert refused(state, "attack:2") == ("HON-10.1", "honor-nothing-to-attack")
    play(state, "attack:1")
    assert HONOR.save(state)["declared"] == 1


@rule("HON-9.5")
def test_a_ronin_allies_with_a_daimyo_whose_place_is_free() -> None:
    state = position(4, houses={1: "daimyo_05", 2: "daimyo_06"}, bonds={3: ("second", 2)})
    allies = [label for label in labels(state) if label.startswith("ally")]
    assert allies == ["ally:1"]
    assert refused(state, "ally:3") == ("HON-9.5", "honor-no-daimyo-there")
    play(state, "ally:1")
    assert status(state, 0) == "pledged 1"


@rule("HON-9.5")
def test_who_is_pledged_or_second_does_not_ally() -> None:
    houses = {1: "daimyo_05", 2: "daimyo_06"}
    pledged = position(3, houses=houses, bonds={0: ("pledged", 1)})
    assert refused(pledged, "ally:2") == ("HON-9.5", "honor-pledged-already")
    assert verbs(pledged).isdisjoint({"ally", "dissolve", "attack", "claim_shogun"})


@rule("HON-9.6")
def test_what_a_pledge_gives_at_once_and_what_only_later() -> None:
    houses = {0: "| cavalry", 1: "daimyo_05"}
    state = position(3, houses=houses, hands={0: "daimyo_09 lancers ninja_assassin"})
    play(state, "ally:1")
    assert player(state, 1)["holder"] == 0
    assert player(state, 1)["attack"]["strength"]["total"] == 2 + 3
    assert player(state, 1)["defense"]["strength"]["total"] == 2 + 3
    assert refused(state, "daimyo:daimyo_09:0") == ("HON-5.8", "honor-serves-a-daimyo")
    assert refused(state, "place:lancers:daimyo-1") == ("HON-5.1", "honor-not-your-house")
    assert status(state, 0) == "pledged 1" and state.income(0) == 0, "a ronin earns nothing"
    play(state, "assassin:samurai-1")
    assert honor(state)[0] == -25 and status(state, 1) == "first"


@rule("HON-9.7")
@pytest.mark.parametrize("rank", ["second", "pledged"])
def test_what_ends_a_service_without_cost(rank: str) -> None:
    def table(hand: str, **more):  # type: ignore[no-untyped-def]
        return position(
            3, seat=1, houses={1: "daimyo_05"}, bonds={0: (rank, 1)}, hands={1: hand}, **more
        )

    killed = play(table("ninja_assassin", nature=luck(assassin=[6])), "assassin:daimyo-1")
    given = play(table("daimyo_09"), "daimyo:daimyo_09:0")
    shamed = play(table("dishonor"), "dishonor:0", "decline", "pass", "lose_75")
    dead = play(table("ninja_assassin", nature=luck(assassin=[6])), "assassin:samurai-0")
    assert [status(state, 0) for state in (killed, given, shamed, dead)] == [
        "ronin", "first", "ronin", "ronin"]  # fmt: skip
    assert [honor(state)[0] for state in (killed, given, shamed, dead)] == [0, 0, -75, 0]
    assert not any("dismiss" in label for label in labels(table("cavalry")))


@rule("HON-9.8")
def test_dissolving_costs_25_at_once() -> None:
    state = position(3, houses={1: "daimyo_05"}, bonds={0: ("second", 1)})
    play(state, "dissolve")
    assert honor(state)[0] == -25
    assert status(state, 0) == "leaving 1"
    ronin = position(3, houses={1: "daimyo_05"})
    assert refused(ronin, "dissolve") == ("HON-9.8", "honor-not-a-second")


@rule("HON-9.9")
def test_who_is_leaving_keeps_all_rights_until_his_next_turn() -> None:
    state = position(
        3, houses={0: "| cavalry", 1: "daimyo_05"}, bonds={0: ("leaving", 1)}, hands={0: "lancers"}
    )
    assert refused(state, "dissolve") == ("HON-9.9", "honor-leaving-already")
    assert player(state, 1)["attack"]["strength"]["total"] == 5
    assert player(state, 1)["holder"] == 0
    assert "place:lancers:daimyo-1" in labels(state)


@rule("HON-9.10")
def test_a_change_of_master_needs_a_dissolution_first() -> None:
    houses = {1: "daimyo_05", 2: "daimyo_06"}
    state = position(3, houses=houses, bonds={0: ("second", 1)}, hands={0: "daimyo_09"})
    assert refused(state, "ally:2") == ("HON-9.10", "honor-dissolve-first")
    play(state, "dissolve", "end_turn", "end_turn", "end_turn")
    assert status(state, 0) == "ronin"
    assert {"ally:1", "ally:2", "daimyo:daimyo_09:0"} <= set(labels(state))


@rule("HON-9.11")
def test_a_second_neither_attacks_nor_claims() -> None:
    houses = {1: "daimyo_02", 2: "daimyo_06 castle_osaka"}
    state = position(3, houses=houses, bonds={0: ("second", 1)})
    assert refused(state, "attack:2") == ("HON-9.11", "honor-not-a-first")
    assert refused(state, "claim_shogun") == ("HON-9.11", "honor-not-a-first")


@rule("HON-9.2", "HON-10.1")
@pytest.mark.parametrize("rank", ["ronin", "pledged"])
def test_a_ronin_neither_claims_nor_attacks_either(rank: str) -> None:
    houses = {1: "daimyo_02", 2: "daimyo_06 castle_osaka"}
    state = position(3, houses=houses, bonds={} if rank == "ronin" else {0: (rank, 1)})
    assert refused(state, "claim_shogun") == ("HON-9.2", "honor-not-a-first")
    assert refused(state, "attack:2") == ("HON-10.1", "honor-not-a-first")


@rule("HON-9.9", "HON-10.2")
def test_who_is_leaving_still_fights() -> None:
    """With his cavalry seat 1 attacks with two dice, or seat 2 defends with four."""
    houses = {0: "| cavalry", 1: "daimyo_01", 2: "daimyo_02 castle_osaka"}
    for lord, rolls in ((1, ([6, 6], [1, 1, 1])), (2, ([6], [6, 1, 1, 1]))):
        bonds = {0: ("leaving", lord)}
        dice = luck(battle=[*rolls[0], *rolls[1]])
        state = position(3, seat=1, houses=houses, bonds=bonds, nature=dice)
        play(state, "attack:2")
        rolled = next(event.facts for event in journal(state) if event.name == "DiceRolled")
        assert (rolled["attack"], rolled["defense"]) == rolls
