"""Chapter 6: spies and assassins."""

import pytest

from sengoku.games.honor.rules import actions
from sengoku.games.honor.rules.components import CARDS
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.state import State
from tests.clauses import rule
from tests.games.honor.position import (
    HONOR,
    asked,
    discarded,
    hand,
    heard,
    honor,
    house,
    journal,
    labels,
    luck,
    play,
    position,
    refused,
    seen,
    status,
    verbs,
)


def spies(state, card="ninja_spy") -> list[str]:  # type: ignore[no-untyped-def]
    """Everything that a spy may do, without the name of his card."""
    return [
        o.split(":", 2)[2]
        for o in labels(state)
        if o.startswith((f"spy:{card}", f"spy_two:{card}"))
    ]


@rule("HON-6.1")
@pytest.mark.parametrize(
    ("hand", "move"),
    [
        ("ninja_spy", "spy:ninja_spy:samurai-1:cavalry:destroy"),
        ("elite_ninja_spy", "spy:elite_ninja_spy:samurai-1:cavalry:destroy"),
        ("ninja_assassin", "assassin:samurai-1"),
    ],
)
def test_every_ninja_costs_25_whatever_happens(hand: str, move: str) -> None:
    state = position(3, houses={1: "| cavalry"}, hands={0: hand}, nature=luck(assassin=[1]))
    play(state, move)
    assert honor(state) == [-25, 0, 0]


@rule("HON-6.2")
def test_a_spy_takes_one_card_from_any_house_ones_own_included() -> None:
    houses = {0: "daimyo_05 lancers | noh_theater", 1: "daimyo_06 cavalry"}
    state = position(3, houses=houses, hands={0: "ninja_spy"})
    assert spies(state) == [
        "samurai-0:noh_theater:daimyo-0",
        "samurai-0:noh_theater:destroy",
        "daimyo-0:lancers:samurai-0",
        "daimyo-0:lancers:destroy",
        "daimyo-1:cavalry:samurai-0",
        "daimyo-1:cavalry:daimyo-0",
        "daimyo-1:cavalry:destroy",
    ]
    refusal = refused(state, "spy:ninja_spy:daimyo-1:lancers:destroy")
    assert refusal == ("HON-6.2", "honor-not-in-that-house")


@rule("HON-6.2")
def test_a_plain_spy_takes_no_second_card() -> None:
    state = position(3, houses={1: "| cavalry lancers"}, hands={0: "ninja_spy"})
    refusal = refused(state, "spy_two:ninja_spy:samurai-1:lancers:destroy:cavalry:destroy")
    assert refusal == ("HON-6.2", "honor-one-card-only")


@rule("HON-6.3")
def test_an_elite_spy_takes_one_or_two_each_with_its_destination() -> None:
    state = position(3, houses={1: "| cavalry noh_theater"}, hands={0: "elite_ninja_spy"})
    assert spies(state, "elite_ninja_spy") == [
        "samurai-1:cavalry:samurai-0",
        "samurai-1:cavalry:samurai-0:noh_theater:samurai-0",
        "samurai-1:cavalry:samurai-0:noh_theater:destroy",
        "samurai-1:cavalry:destroy",
        "samurai-1:cavalry:destroy:noh_theater:samurai-0",
        "samurai-1:cavalry:destroy:noh_theater:destroy",
        "samurai-1:noh_theater:samurai-0",
        "samurai-1:noh_theater:destroy",
    ]
    play(state, "spy_two:elite_ninja_spy:samurai-1:cavalry:samurai-0:noh_theater:destroy")
    assert house(state, "samurai-0") == {"cavalry": 1}
    assert house(state, "samurai-1") == {}
    assert discarded(state) == {"noh_theater": 1, "elite_ninja_spy": 1}


@rule("HON-6.3")
def test_both_cards_come_from_one_house() -> None:
    houses = {1: "| cavalry", 2: "| lancers"}
    state = position(3, houses=houses, hands={0: "elite_ninja_spy"})
    refusal = refused(state, "spy_two:elite_ninja_spy:samurai-1:lancers:destroy:cavalry:destroy")
    assert refusal == ("HON-6.2", "honor-not-in-that-house")


@rule("HON-6.4")
def test_wives_guards_castles_and_heads_are_not_stolen() -> None:
    houses = {1: "daimyo_01 castle_osaka okugata_ki house_guard"}
    state = position(3, houses=houses, title=1, hands={0: "ninja_spy"})
    assert spies(state) == []
    armed = position(3, houses={1: "daimyo_01 house_guard lancers"}, hands={0: "ninja_spy"})
    assert {o.split(":")[1] for o in spies(armed)} == {"lancers"}


@rule("HON-6.5")
@pytest.mark.parametrize(("to", "kept"), [("samurai-0", {"cavalry": 1}), ("destroy", {})])
def test_loot_is_kept_or_destroyed(to: str, kept: dict[str, int]) -> None:
    state = position(3, houses={1: "| cavalry"}, hands={0: "ninja_spy"})
    play(state, f"spy:ninja_spy:samurai-1:cavalry:{to}")
    assert house(state, "samurai-0") == kept
    assert house(state, "samurai-1") == {}


@rule("HON-6.6")
def test_a_first_may_give_loot_to_his_second_but_not_to_a_pledged_ronin() -> None:
    houses = {0: "daimyo_05", 1: "| cavalry"}
    for rank, allowed in (("second", True), ("leaving", True), ("pledged", False)):
        state = position(3, houses=houses, bonds={2: (rank, 0)}, hands={0: "ninja_spy"})
        assert ("samurai-1:cavalry:samurai-2" in spies(state)) == allowed
        if not allowed:
            refusal = refused(state, "spy:ninja_spy:samurai-1:cavalry:samurai-2")
            assert refusal == ("HON-6.6", "honor-loot-not-there")


@rule("HON-6.6")
def test_loot_leaves_its_house_and_keeps_the_caps() -> None:
    houses = {0: "| foot_soldiers*5", 1: "| cavalry"}
    state = position(3, houses=houses, hands={0: "ninja_spy"}, others="lancers")
    refusal = refused(state, "spy:ninja_spy:samurai-1:cavalry:samurai-0")
    assert refusal == ("HON-6.6", "honor-five-armies")
    assert "samurai-1:cavalry:destroy" in spies(state)
    refusal = refused(state, "spy:ninja_spy:samurai-0:foot_soldiers:samurai-0")
    assert refusal == ("HON-6.6", "honor-loot-stays")


@rule("HON-6.7")
def test_without_anything_to_steal_there_is_no_spying() -> None:
    state = position(3, houses={1: "daimyo_05 okugata_ki"}, hands={0: "ninja_spy elite_ninja_spy"})
    assert "spy" not in verbs(state)


@rule("HON-6.8")
def test_nobody_reacts_to_a_ninja_and_guards_do_not_stop_spies() -> None:
    houses = {1: "daimyo_05 | cavalry house_guard"}
    state = position(3, houses=houses, hands={0: "ninja_spy ninja_assassin", 1: "save_face*3"})
    play(state, "spy:ninja_spy:samurai-1:cavalry:samurai-0")
    assert house(state, "samurai-1") == {"house_guard": 1}
    assert asked(state) == ("TakeTurn", 0)
    play(state, "assassin:daimyo-1")
    assert asked(state) == ("TakeTurn", 0)


@rule("HON-6.9")
def test_an_assassin_is_sent_at_any_head_ones_own_included() -> None:
    state = position(3, houses={0: "daimyo_05", 1: "daimyo_06"}, hands={0: "ninja_assassin"})
    targets = [label for label in labels(state) if label.startswith("assassin")]
    assert targets == [
        f"assassin:{h}" for h in ("samurai-0", "daimyo-0", "samurai-1", "daimyo-1", "samurai-2")
    ]
    assert refused(state, "assassin:daimyo-2") == ("HON-6.9", "honor-no-daimyo-there")


@rule("HON-6.10", "HON-6.11")
@pytest.mark.parametrize(
    ("guards", "die", "dies"),
    [(0, 2, False), (0, 3, True), (1, 4, False), (1, 5, True), (2, 4, False), (2, 5, True)],
)
def test_three_hits_five_against_a_guard(guards: int, die: int, dies: bool) -> None:
    guard = f"house_guard*{guards}" if guards else ""
    state = position(
        3,
        houses={1: f"daimyo_05 {guard} lancers"},
        hands={0: "ninja_assassin"},
        nature=luck(assassin=[die]),
    )
    play(state, "assassin:daimyo-1")
    assert status(state, 1) == ("ronin" if dies else "first")
    names = [event.name for event in journal(state)]
    expected = ["HonorLost", "AssassinSent", *["GuardFell"] * (guards > 0)]
    assert names[: len(expected)] == expected


@rule("HON-6.12")
@pytest.mark.parametrize("die", [4, 5])
def test_an_attempt_costs_exactly_one_guard(die: int) -> None:
    state = position(
        3,
        houses={1: "daimyo_05 | house_guard*2 cavalry"},
        hands={0: "ninja_assassin"},
        nature=luck(assassin=[die]),
    )
    play(state, "assassin:samurai-1")
    if die == 4:
        assert house(state, "samurai-1") == {"house_guard": 1, "cavalry": 1}
    else:
        assert house(state, "samurai-1") == {}
    assert [event.name for event in journal(state)].count("GuardFell") == 1


@rule("HON-6.13")
@pytest.mark.parametrize(
    ("rank", "target", "cost"),
    [
        ("second", "samurai-1", 50),
        ("leaving", "samurai-1", 50),
        ("pledged", "samurai-1", 25),
        ("second", "daimyo-1", 25),
        ("second", "samurai-2", 25),
    ],
)
def test_treason_costs_double(rank: str, target: str, cost: int) -> None:
    state = position(3, houses={1: "daimyo_05"}, bonds={0: (rank, 1)}, hands={0: "ninja_assassin"})
    play(state, f"assassin:{target}")
    assert honor(state)[0] == -cost


@rule("HON-6.13")
def test_a_first_against_his_second_pays_25() -> None:
    state = position(
        3, houses={0: "daimyo_05"}, bonds={1: ("second", 0)}, hands={0: "ninja_assassin"}
    )
    play(state, "assassin:samurai-1")
    assert honor(state)[0] == -25


@rule("HON-6.14")
def test_pairs_are_unordered_and_copies_alike() -> None:
    state = position(3, houses={0: "daimyo_05", 1: "| cavalry*2"}, hands={0: "elite_ninja_spy"})
    pairs = [o.split(":")[2::2] for o in spies(state, "elite_ninja_spy") if o.count(":") == 4]
    assert pairs == [
        ["samurai-0", "samurai-0"],
        ["samurai-0", "daimyo-0"],
        ["samurai-0", "destroy"],
        ["daimyo-0", "daimyo-0"],
        ["daimyo-0", "destroy"],
        ["destroy", "destroy"],
    ]


@rule("HON-6.14")
@pytest.mark.parametrize(
    ("pair", "same"),
    [
        ("cavalry:destroy:cavalry:samurai-0", "cavalry:samurai-0:cavalry:destroy"),
        ("noh_theater:samurai-0:cavalry:destroy", "cavalry:destroy:noh_theater:samurai-0"),
    ],
)
def test_a_pair_named_in_the_other_order_is_the_same_choice(pair: str, same: str) -> None:
    state = position(3, houses={1: "| cavalry*2 noh_theater"}, hands={0: "elite_ninja_spy"})
    fields = ("do", "card", "house", "loot", "to", "loot_2", "to_2")

    def read(named: str) -> int:
        said = f"spy_two:elite_ninja_spy:samurai-1:{named}".split(":")
        return HONOR.action(dict(zip(fields, said, strict=True)))

    assert read(pair) == read(same)
    assert read(pair) in state.options()


@rule("HON-6.14")
def test_a_pair_written_the_other_way_is_no_action() -> None:
    state = position(3, houses={1: "| cavalry*2"}, hands={0: "elite_ninja_spy"})
    spying = actions.send_spy(CARDS.index("elite_ninja_spy"), 2, CARDS.index("cavalry"), 15)
    with pytest.raises(IllegalAction) as refusal:
        state.submit(0, int(actions.and_loot(spying, CARDS.index("cavalry"), 0)))
    assert (refusal.value.clause, refusal.value.key) == ("HON-6.14", "not-an-option")


def test_the_preview_of_an_assassin_names_price_odds_and_heir() -> None:
    houses = {0: "", 1: "daimyo_05 | house_guard cavalry"}
    state = position(3, houses=houses, bonds={0: ("second", 1)}, hands={0: "ninja_assassin"})
    previews = {
        tuple(o["words"].values()): o["preview"] for o in seen(state)["question"]["options"]
    }
    shown = previews["assassin", "samurai-1"]
    assert shown["honor"] == -50
    assert shown["odds"] == {"exact": "1/3", "permille": 333}
    assert shown["dies"] == {"cavalry": 1, "house_guard": 1}
    assert shown["heir"] == 0
    assert previews["assassin", "daimyo-1"]["odds"]["exact"] == "2/3"
    assert previews["assassin", "daimyo-1"]["heir"] is None


def previews(state: State) -> dict[str, dict]:
    """What is shown beforehand, by label."""
    options = seen(state)["question"]["options"]
    return {HONOR.label(option["action"]): option["preview"] for option in options}


@rule("HON-4.3")
def test_the_preview_of_a_spy_counts_what_the_loot_brings() -> None:
    houses = {0: "daimyo_08 | warrior_monks*2", 1: "| noh_theater", 2: "daimyo_09"}
    state = position(3, houses=houses, hands={0: "ninja_spy"})
    shown = previews(state)
    kept = shown["spy:ninja_spy:samurai-1:noh_theater:daimyo-0"]
    assert kept == {"honor": -25, "income": 20, "ki": 3, "actions": 2}
    assert shown["spy:ninja_spy:samurai-1:noh_theater:destroy"] == {"honor": -25, "actions": 1}
    own = position(3, houses={0: "| noh_theater"}, hands={0: "ninja_spy"})
    lost = previews(own)["spy:ninja_spy:samurai-0:noh_theater:destroy"]
    assert lost == {"honor": -25, "ki": -3, "actions": 1}


@rule("HON-6.6", "HON-5.2")
@pytest.mark.parametrize(
    ("loot", "card", "house"),
    [
        ("lancers:samurai-0:cavalry:samurai-0", "cavalry", "samurai-0"),
        ("lancers:daimyo-0:cavalry:samurai-0", "lancers", "daimyo-0"),
        ("lancers:destroy:cavalry:daimyo-0", "cavalry", "daimyo-0"),
        ("cavalry:daimyo-0:noh_theater:samurai-0", "cavalry", "daimyo-0"),
    ],
)
def test_the_refusal_of_a_pair_names_the_card_that_does_not_fit(
    loot: str, card: str, house: str
) -> None:
    houses = {
        0: "daimyo_05 foot_soldiers*5 | foot_soldiers*4",
        1: "| lancers cavalry noh_theater",
    }
    state = position(3, houses=houses, hands={0: "elite_ninja_spy"})
    words = dict(zip(("loot", "to", "loot_2", "to_2"), loot.split(":"), strict=True))
    said = {"do": "spy_two", "card": "elite_ninja_spy", "house": "samurai-1", **words}
    with pytest.raises(IllegalAction) as refusal:
        state.submit(0, HONOR.action(said))
    assert (refusal.value.clause, refusal.value.key) == ("HON-6.6", "honor-five-armies")
    assert refusal.value.facts == {"card": card, "house": house}


@rule("HON-6.1", "HON-6.3")
@pytest.mark.parametrize(
    "loot",
    [
        "cavalry:samurai-0:lancers:daimyo-0",
        "cavalry:destroy:lancers:destroy",
        "cavalry:samurai-2:lancers:samurai-2",
        "cavalry:daimyo-0:lancers:destroy",
    ],
)
def test_an_elite_spy_costs_25_wherever_the_loot_goes(loot: str) -> None:
    state = position(
        3,
        houses={0: "daimyo_05", 1: "| lancers cavalry"},
        bonds={2: ("second", 0)},
        hands={0: "elite_ninja_spy"},
    )
    first, to, second, to_2 = loot.split(":")
    said = {"card": "elite_ninja_spy", "house": "samurai-1", "loot": first, "to": to}
    state.submit(0, HONOR.action({"do": "spy_two", **said, "loot_2": second, "to_2": to_2}))
    assert honor(state) == [-25, 0, 0]
    assert HONOR.save(state)["used"] == 1


@rule("HON-6.6")
@pytest.mark.parametrize("rank", ["second", "leaving"])
def test_loot_comes_into_the_house_of_the_second(rank: str) -> None:
    houses = {0: "daimyo_05", 1: "| cavalry"}
    state = position(3, houses=houses, bonds={2: (rank, 0)}, hands={0: "ninja_spy"})
    play(state, "spy:ninja_spy:samurai-1:cavalry:samurai-2")
    assert house(state, "samurai-2") == {"cavalry": 1}
    assert house(state, "samurai-1") == house(state, "samurai-0") == {}


@rule("HON-5.2", "HON-6.6")
@pytest.mark.parametrize("full", ["samurai-0", "daimyo-0", "samurai-2"])
def test_the_cap_on_armies_binds_loot_in_every_house(full: str) -> None:
    armies = "foot_soldiers*5"
    houses = {
        0: f"daimyo_05 {armies * (full == 'daimyo-0')} | {armies * (full == 'samurai-0')}",
        1: "| cavalry noh_theater",
        2: f"| {armies * (full == 'samurai-2')}",
    }
    state = position(3, houses=houses, bonds={2: ("second", 0)}, hands={0: "ninja_spy"})
    goals = {"samurai-0", "daimyo-0", "samurai-2", "destroy"}
    offered = {o.split(":")[2] for o in spies(state) if o.startswith("samurai-1:cavalry")}
    assert offered == goals - {full}
    refusal = refused(state, f"spy:ninja_spy:samurai-1:cavalry:{full}")
    assert refusal == ("HON-6.6", "honor-five-armies")
    assert f"samurai-1:noh_theater:{full}" in spies(state)


@rule("HON-5.2", "HON-6.6")
def test_a_second_fills_the_house_he_serves_up_to_five_armies() -> None:
    houses = {0: "", 1: "daimyo_05 foot_soldiers*4", 2: "| cavalry*2"}
    state = position(3, houses=houses, bonds={0: ("second", 1)}, hands={0: "elite_ninja_spy"})
    offered = spies(state, "elite_ninja_spy")
    assert "samurai-2:cavalry:daimyo-1" in offered
    assert "samurai-2:cavalry:daimyo-1:cavalry:daimyo-1" not in offered


@rule("HON-4.11")
def test_a_spy_is_discarded_before_what_he_destroys() -> None:
    state = position(3, houses={1: "| cavalry"}, hands={0: "ninja_spy"})
    play(state, "spy:ninja_spy:samurai-1:cavalry:destroy")
    assert discarded(state) == {"cavalry": 1, "ninja_spy": 1}
    assert hand(state, 0) == {}
    assert heard(state) == ["HonorLost", "CardStolen"]
