"""Chapters 17 and 18: skill cards, injuries, dishonor; one story a card."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.skirmish.rules.attack import NO_UNIT, Attack
from sengoku.games.skirmish.rules.pools import (
    avoid_dice,
    charge_mods,
    damage_dice,
    honor_dice,
    strike_dice,
    wits_dice,
)
from sengoku.games.skirmish.rules.skills import DISHONOR, INJURIES, SKILLS
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.targets import charge_targets, charge_way, move_gait, short_gait
from sengoku.kernel.box import rows
from sengoku.kernel.nature import Fast
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.viewer import PUBLIC
from tests.clauses import rule
from tests.games.skirmish.position import (
    GAME,
    N,
    U,
    Unit,
    act,
    begin,
    dice,
    facts,
    labels,
    plan,
    position,
    tells,
)
from tests.geometry.scenes import fence, rough

FAR = N("hero", 33000, 33000)
A = U("hero", 10000, 10000)


def asks(state: Skirmish) -> str:
    return "" if state.over() else type(state.question()).__name__


def duel(skills: dict[str, int], rolls: str, *more: Unit, level: int = 2, **other: Any) -> Skirmish:
    """The hero of S at (10000, 10000) charges a wise samurai of N with all actions left."""
    foe: Unit = other.pop("foe", N("samurai_wise", 13000, 10000))
    units = (A, foe, N("hero", 33000, 33000), *more)
    state = position(*units, skills=skills, nature=dice(rolls), level=level, **other)
    target = len([each for each in units if each.side == 0])
    return act(state, "charge", unit=0, target=target)


def use(state: Skirmish, skill: str, unit: int = 0, **place: int) -> Skirmish:
    words = {"do": "use", "skill": skill, "unit": unit, "x": 0, "y": 0, **place}
    state.submit(int(state.seat()), GAME.action(words))
    GAME.check(state)
    return state


# -- decks -----------------------------------------------------------------------------------------


@rule("TOH-17.1", "TOH-I6", "TOH-4.5")
def test_each_side_is_dealt_as_many_cards_as_its_nobles_have_actions() -> None:
    state = begin(Fast(4, 8), scenario="spy", level=2)
    for _ in range(2):
        state.play(state.options()[0])
    view = GAME.view(state, PUBLIC)["cards"]
    assert view["fate"] == [{"count": 5, "cards": "hidden"}] * 2  # 3 of the hero, 2 of the samurai
    assert len({*state.cards.fate[0]} | {*state.cards.fate[1]}) == 10


@rule("TOH-17.2")
def test_a_first_clash_has_no_cards() -> None:
    assert GAME.setup(2, {"level": 3}).options["level"] == 1
    assert GAME.setup(2, {"level": 3, "scenario": "spy"}).options["level"] == 3


@rule("TOH-17.3", "TOH-5.8", "TOH-19.3")
def test_a_fate_token_turns_up_a_card_for_one_of_the_nobles() -> None:
    units = (A, U("samurai_wise", 5000, 5000), FAR)
    state = position(
        *units, at="DrawToken", level=2, fate_s=["vault", "map"], nature=dice("", bag=[8, 0])
    )
    assert asks(state) == "GiveCard" and labels(state) == ["give:0", "give:1"]
    assert GAME.view(state, PUBLIC)["question"]["card"] == "vault"  # seen before it is given
    world = state.redeal(0, Fast(3, 8))
    assert GAME.view(world, PUBLIC)["question"]["card"] == "vault"
    act(state, "give", unit=1)
    assert GAME.view(state, PUBLIC)["cards"]["held"] == [
        {"card": "vault", "unit": 1, "ready": True}
    ]
    assert len(state.cards.fate[0]) == 1
    empty = position(*units, at="DrawToken", level=2, nature=dice("", bag=[8, 0]))
    assert asks(empty) != "GiveCard"


@rule("TOH-17.4")
def test_cards_of_the_dead_are_discarded_and_the_prone_help_nobody() -> None:
    state = position(
        A, U("spearman", 12000, 10000), FAR, level=2, skills={"commanding_presence": 0, "vault": 0}
    )
    assert honor_dice(state, 1, nerve=True) == 4
    assert honor_dice(state, 0, nerve=True) == 5
    state.knock_down(0)
    assert honor_dice(state, 1, nerve=True) == 3
    dead = position(A, U("samurai_wise", 5000, 5000), FAR, level=2, skills={"map": 1, "vault": 1})
    dead.remove(1)
    assert [int(at) for at in dead.cards.at if at == 4] == [4, 4]
    GAME.check(dead)


@rule("TOH-18.6", "TOH-19.4", "TOH-I6")
def test_the_decks_are_as_large_as_the_box_says() -> None:
    cards = rows("sengoku.games.skirmish", "data", "cards.toml")
    assert len(SKILLS) == 23 and [row["id"] for row in cards["skill"]] == SKILLS
    assert sum(row["count"] for row in cards["injury"]) == 6 and len(INJURIES) == 6
    assert sum(row["count"] for row in cards["dishonor"]) == 10 and len(DISHONOR) == 6


# -- windows ---------------------------------------------------------------------------------------


@rule("TOH-17.5", "TOH-17.7")
def test_in_a_window_the_roller_comes_first_and_cards_add_up() -> None:
    """Perfect aim: six dice instead of five."""
    state = duel({"perfect_aim": 0}, "..111. .... .....")
    assert asks(state) == "CardWindow" and state.seat() == 0
    assert GAME.view(state, PUBLIC)["roll"]["dice"] == 5
    with pytest.raises(IllegalAction, match=r"TOH-17\.5"):
        use(state, "evasion")
    use(state, "perfect_aim")
    assert facts(state, 1)["drops"] == 1
    declined = duel({"perfect_aim": 0}, "..11.")
    act(declined, "decline")
    assert (
        facts(declined, 1)["drops"] == 0 and declined.cards.used[SKILLS.index("perfect_aim")] == 0
    )


@rule("TOH-17.5")
def test_a_card_of_the_round_is_ready_again_in_the_next() -> None:
    state = position(A, FAR, level=2, skills={"fencing": 0, "tough_hide": 0, "inspiring_speech": 0})
    for name in ("fencing", "tough_hide", "inspiring_speech"):
        state.use_up(SKILLS.index(name))
    plan(state, "BeginRound")
    state.advance()
    ready = [int(state.cards.used[SKILLS.index(name)]) for name in ("fencing", "inspiring_speech")]
    assert ready == [0, 2]
    assert state.cards.at[SKILLS.index("tough_hide")] == 5  # gone for good


@rule("TOH-17.6", "TOH-X-41")
def test_evasion_pays_for_an_avoid_and_alert_ends_all_the_same() -> None:
    foe = N("samurai_wise", 13000, 10000, alert=True, spent=2)
    state = duel({"evasion": 1}, "111.. 111.", foe=foe)
    assert asks(state) == "CardWindow" and state.seat() == 1
    use(state, "evasion")
    assert not facts(state, 1)["alert"] and facts(state, 1)["drops"] == 0
    spare = duel({"evasion": 1}, "111.. 111.")
    use(spare, "evasion")
    assert facts(spare, 1)["left"] == 2
    refused = duel({"evasion": 1}, "111.. .....", foe=N("samurai_wise", 13000, 10000, spent=2))
    act(refused, "decline")
    assert facts(refused, 1)["drops"] == 1  # no avoid roll at all


@rule("TOH-17.7")
def test_fencing_rolls_the_whole_strike_again() -> None:
    state = duel({"fencing": 0}, "xx... 22111 .... ..... .")
    assert asks(state) == "CardWindow"  # after the fumble
    use(state, "fencing")
    assert facts(state, 0)["drops"] == 0 and facts(state, 1)["drops"] == 1


@rule("TOH-17.5")
def test_defensive_form_and_deflecting_arrows() -> None:
    state = duel({"defensive_form": 1}, "111.. ...111")
    use(state, "defensive_form")
    assert facts(state, 1)["drops"] == 0 and facts(state, 1)["left"] == 1
    shot = position(
        U("bowman", 10000, 10000),
        N("hero", 20000, 10000, spent=3),
        level=2,
        skills={"deflect_arrow": 1, "defensive_form": 1},
        nature=dice("111 ....111"),
    )
    act(shot, "shoot", unit=0, target=1, x=10000, y=10000)
    assert labels(shot) == ["use:deflect_arrow:0:0:0", "decline"]
    use(shot, "deflect_arrow")
    assert facts(shot, 1)["drops"] == 0


@rule("TOH-17.5")
def test_a_master_forged_weapon_and_a_tough_hide() -> None:
    """The attacker's window before the damage roll, the target's after it."""
    state = duel({"master_forged_weapon": 0, "tough_hide": 1}, "111.. .... ...111")
    use(state, "master_forged_weapon")
    assert state.seat() == 1
    use(state, "tough_hide")
    assert facts(state, 1)["zone"] == "table" and facts(state, 1)["drops"] == 1
    assert state.cards.at[SKILLS.index("tough_hide")] == 5


@rule("TOH-17.5")
def test_a_jump_kick_comes_before_the_strike_and_a_knock_down_after_the_wound() -> None:
    kick = duel({"jump_kick": 0}, ".... ...... ")
    assert asks(kick) == "CardWindow"
    use(kick, "jump_kick")
    assert facts(kick, 1)["prone"]  # and six strike dice were rolled
    down = duel({"knock_down": 0}, "111.. .... .....")
    assert asks(down) == "CardWindow" and facts(down, 1)["drops"] == 1
    assert facts(down, 1)["x"] == 13000  # before the push
    use(down, "knock_down")
    assert facts(down, 1)["prone"] and facts(down, 1)["x"] == 14000


@rule("TOH-17.5")
def test_proud_troops_test_again() -> None:
    state = duel(
        {"proud_troops": 2},
        "111.. .... 111.. ... 111",
        N("spearman", 13000, 13000),
        foe=N("samurai_wise", 13000, 10000),
    )
    assert asks(state) != "CardWindow"  # the hero of N is far away
    near = position(
        A,
        N("hero", 13000, 16000),
        N("samurai_wise", 13000, 10000, spent=2),
        N("spearman", 13000, 13000),
        level=2,
        skills={"proud_troops": 1},
        nature=dice("111.. 111.. ... 111 111.."),
        nerve_order="auto",
    )
    act(near, "charge", unit=0, target=2)
    assert asks(near) == "CardWindow" and near.seat() == 1
    use(near, "proud_troops")
    assert facts(near, 3)["y"] == 13000


@rule("TOH-17.5")
def test_a_map_helps_a_search() -> None:
    state = position(
        U("hero", 18000, 18000),
        FAR,
        scenario="spy",
        secret=1,
        level=2,
        skills={"map": 0},
        nature=dice("...111"),
    )
    act(state, "search", unit=0, marker=1)
    use(state, "map")
    assert state.carries(0)


@rule("TOH-17.5", "TOH-14.9")
@pytest.mark.parametrize(("holder", "asked"), [(0, False), (1, True)])
def test_a_map_helps_only_an_own_reinforcement(holder: int, asked: bool) -> None:
    state = position(
        A,
        N("hero", 33000, 33000),
        N("spear_exp", 0, 0, zone="reserve"),
        scenario="outpost",
        at="UseToken",
        unit=2,
        level=2,
        skills={"map": holder},
        nature=dice("...."),
    )
    assert (asks(state) == "CardWindow") == asked
    assert not asked or state.seat() == 1


# -- cards that are always on ----------------------------------------------------------------------


@rule("TOH-17.4")
def test_always_on_cards_change_pools() -> None:
    units = (A, U("spear_loyal", 12500, 10000), N("hero", 15500, 10000), FAR)
    held = {"exceptional_armour": 2, "defensive_drills": 0, "military_scholar": 0}
    state = position(*units, level=2, skills=held)
    assert damage_dice(state, Attack(0, 2, 0, gap=0)) == 4
    assert avoid_dice(state, Attack(NO_UNIT, 1, 0)) == 4
    assert wits_dice(state, 1, target_choice=True) == 5 and wits_dice(state, 1) == 3
    assert wits_dice(state, 0, target_choice=True) == 7


@rule("TOH-17.4")
def test_barging_past_commoners() -> None:
    units = (A, N("hero", 15000, 10000), N("spearman", 12500, 10700))
    assert list(charge_targets(position(*units, level=2), 0)) == [2]
    state = position(*units, level=2, skills={"barge_past": 0})
    assert list(charge_targets(state, 0)) == [1, 2]
    assert charge_mods(state, 0, 1, charge_way(state, 0, 1)) == -1


@rule("TOH-17.4")
def test_vaulting_and_being_one_with_nature() -> None:
    wall = [fence(12000, 8000, 12000, 12000)]
    vault = position(A, FAR, level=2, skills={"vault": 0}, pieces=wall)
    act(vault, "move", unit=0, x=16000, y=10000)
    wood = [rough(14500, 10000)]
    nature = position(A, FAR, level=2, skills={"one_with_nature": 0}, pieces=wood)
    act(nature, "move", unit=0, x=16000, y=10000)
    with pytest.raises(IllegalAction, match=r"TOH-6\.6"):
        act(position(A, FAR, level=2, pieces=wood), "move", unit=0, x=16000, y=10000)


# -- the token window ------------------------------------------------------------------------------


def at_token(skills: dict[str, int], *units: Unit, **more: object) -> Skirmish:
    """The hero of S gets a token; his window opens before he acts."""
    state = position(*units, at="OpenTokenWindow", level=2, skills=skills, **more)  # type: ignore[arg-type]
    return state


@rule("TOH-X-41", "TOH-17.5")
def test_a_debt_owed_gives_an_action_back() -> None:
    state = at_token(
        {"debt_owed": 0}, A, U("bowman", 5000, 5000, spent=1), U("bowman", 7000, 5000), FAR
    )
    before = int(state.bag.common)
    assert labels(state) == ["use:debt_owed:1:0:0", "decline"]
    state.journal = []
    use(state, "debt_owed", 1)
    assert "ActionReturned" in tells(state)
    assert (facts(state, 1)["left"], int(state.bag.common)) == (1, before + 1)


@rule("TOH-17.5")
def test_an_inspiring_speech_stops_blood() -> None:
    state = at_token(
        {"inspiring_speech": 0},
        U("hero", 10000, 10000, drops=2),
        U("bowman", 15000, 10000, drops=1),
        U("bowman", 30000, 10000, drops=1),
        FAR,
    )
    state.journal = []
    use(state, "inspiring_speech")
    told = [event.facts for event in state.journal if event.name == "Inspired"]
    assert [(fact["unit"], fact["total"]) for fact in told] == [(0, 1), (1, 0)]
    assert [facts(state, unit)["drops"] for unit in range(3)] == [1, 0, 1]


@rule("TOH-17.5")
def test_a_challenge_binds_both() -> None:
    state = at_token(
        {"issue_challenge": 0}, A, N("hero", 15000, 10000), N("spearman", 12000, 12000)
    )
    assert labels(state) == ["use:issue_challenge:1:0:0", "decline"]
    assert list(charge_targets(state, 0)) == [1, 2]
    use(state, "issue_challenge", 1)
    assert list(charge_targets(state, 0)) == [1]
    assert list(charge_targets(state, 1)) == [0]


@rule("TOH-17.5")
def test_a_local_guide_sets_a_unit_down_elsewhere() -> None:
    state = at_token({"local_guide": 0}, A, U("bowman", 5000, 5000), N("hero", 12000, 15000))
    with pytest.raises(IllegalAction, match=r"TOH-17\.5"):
        use(state, "local_guide", 1, x=11001, y=5000)
    use(state, "local_guide", 1, x=11000, y=5000)
    assert facts(state, 1)["x"] == 11000 and facts(state, 1)["left"] == 1


@rule("TOH-17.5")
def test_special_instructions_let_a_commoner_act_first() -> None:
    state = at_token({"special_instructions": 0}, A, U("sergeant", 12000, 10000), FAR)
    use(state, "special_instructions", 1)
    assert asks(state) == "ChooseAction" and state.actor == 1
    act(state, "move", unit=1, x=14000, y=10000)
    assert facts(state, 1)["left"] == 1 and facts(state, 1)["x"] == 14000
    assert state.actor != 1


@rule("TOH-17.5", "TOH-5.10")
def test_a_samurai_who_falls_while_another_acts_for_him_acts_no_more() -> None:
    """The instructed spearman is struck back, and the counter strike cuts down the samurai."""
    state = at_token(
        {"special_instructions": 0, "inspiring_speech": 0, "debt_owed": 0},
        U("hero", 10000, 14000, spent=3),
        U("samurai_wise", 30000, 3000),
        U("spearman", 10000, 10000, spent=1),
        N("hero", 13000, 10000, weapon="naginata"),
        nature=dice("111 11111 111.. 111.. 111.. 111", bag=[0] * 9),
    )
    plan(state, "UseToken")
    state.agenda[state.planned - 2], state.agenda[state.planned - 1] = (
        state.agenda[state.planned - 1],
        state.agenda[state.planned - 2],
    )
    use(state, "special_instructions", 2)
    act(state, "charge", unit=2, target=3)
    assert asks(state) == "FreeCharge"
    act(state, "charge", unit=3, target=0)
    assert facts(state, 0)["zone"] == "removed"
    assert state.actor != 0  # the next token was drawn


# -- level 3 ---------------------------------------------------------------------------------------


@rule("TOH-18.1", "TOH-18.2", "TOH-X-38")
def test_a_noble_may_survive_with_an_injury() -> None:
    """Two drops and one stain: 5 - 2 - 1 = 2 dice; two doubles pass."""
    foe = N("hero", 13000, 10000, drops=2, spent=3)
    state = position(
        A,
        foe,
        N("spearman", 13000, 13000),
        level=3,
        injuries=["hurt_arm"] * 6,
        stains={1: 1},
        nature=dice("111.. ....111 22"),
    )
    act(state, "charge", unit=0, target=1)
    while asks(state) == "MayClaim":
        act(state, "decline")
    survivor = facts(state, 1)
    assert (survivor["zone"], survivor["drops"], survivor["stains"]) == ("table", 3, 0)
    assert survivor["injuries"] == ["hurt_arm"] and survivor["x"] == 14000
    assert strike_dice(state, 1, 0, 0, 0) == 4
    assert facts(state, 2)["y"] == 13000 and asks(state) != "NerveOrder"


@rule("TOH-18.1")
def test_a_noble_who_fails_is_removed_and_friends_test_nerve() -> None:
    state = position(
        A,
        N("hero", 33000, 33000),
        N("samurai_wise", 13000, 10000, spent=2),
        N("spearman", 13000, 13000),
        level=3,
        nature=dice("111.. 111.. .... ..."),
    )
    act(state, "charge", unit=0, target=2)
    while asks(state) == "MayClaim":
        act(state, "decline")
    assert facts(state, 2)["zone"] == "removed" and facts(state, 3)["y"] > 14000


@rule("TOH-18.3")
def test_the_attacker_may_follow_up_a_survived_cut() -> None:
    state = position(
        A,
        FAR,
        N("samurai_wise", 13000, 10000, spent=2),
        level=3,
        nature=dice("111.. 22111 222."),
    )
    act(state, "charge", unit=0, target=2)
    while asks(state) == "MayClaim":
        act(state, "decline")
    assert asks(state) == "FreeCharge"


@rule("TOH-18.2")
def test_injuries_lower_what_they_hurt() -> None:
    state = position(A, FAR, level=3)
    state.cards.injuries[0] = 0b11111
    assert strike_dice(state, 0, 1, 0, 0) == 4 and avoid_dice(state, Attack(NO_UNIT, 0, 0)) == 4
    assert damage_dice(state, Attack(0, 1, 0, gap=0)) == 4 and wits_dice(state, 0) == 4
    assert (move_gait(state, 0).limit, short_gait(state, 0).limit) == (4000, 1000)


@rule("TOH-18.1")
def test_blood_loss_is_one_drop_more() -> None:
    state = position(A, FAR, level=3, injuries=["blood_loss"] * 6)
    state.injure(0)
    assert facts(state, 0)["drops"] == 1


def claiming(shame: str, rolls: str, *more: Unit, **other: object) -> Skirmish:
    """The hero claims a sixth die for his strike, fails, and draws this card."""
    state = position(
        A,
        *more,
        N("hero", 13000, 10000, spent=3),
        level=3,
        shame=[shame] * 10,
        nature=dice(rolls, bag=[0] * 20),
        at="UseToken",
        **other,  # type: ignore[arg-type]
    )
    plan(state, "DrawShame")
    state.agenda[state.planned - 2], state.agenda[state.planned - 1] = (
        state.agenda[state.planned - 1],
        state.agenda[state.planned - 2],
    )
    target = int(state.roster.count) - 1
    act(state, "charge", unit=0, target=target)
    assert labels(state) == ["claim", "decline"]
    return act(state, "claim")


@rule("TOH-18.4", "TOH-18.2")
def test_a_die_may_be_claimed_at_the_price_of_a_stain() -> None:
    state = claiming("stain", "......")
    assert facts(state, 0)["stains"] == 1 and state.cards.shamed[0] == 1
    assert honor_dice(state, 0, nerve=True) == 4
    assert len(state.cards.dishonor_deck) == 9
    GAME.check(state)


@rule("TOH-18.4")
def test_a_claim_is_made_once_for_each_token_and_needs_a_deck() -> None:
    state = position(A, N("hero", 13000, 10000, spent=3), level=3, nature=dice("...111 ....."))
    act(state, "charge", unit=0, target=1)
    act(state, "claim")
    assert asks(state) != "MayClaim"  # not again for the damage roll
    assert facts(state, 1)["drops"] == 1
    none = position(A, N("hero", 13000, 10000, spent=3), level=3, nature=dice("....."))
    none.cards.dishonor_deck, none.cards.shamed = vec[i64](), vec[i64]([0, 10])
    act(none, "charge", unit=0, target=1)
    assert asks(none) != "MayClaim"


@rule("TOH-18.4")
@pytest.mark.parametrize("card", ["hidden_shame", "doubt", "averted_eyes", "vengeance"])
def test_what_dishonor_brings(card: str) -> None:
    state = claiming(card, "......", journal=True)
    assert state.cards.shamed[0] == 1 and facts(state, 0)["stains"] == 0
    if card == "doubt":
        assert facts(state, 0)["left"] <= 2
        lost = [event.facts for event in state.journal or [] if event.name == "ActionLost"]
        assert [(fact["unit"], fact["why"]) for fact in lost] == [(0, "doubt")]
    if card == "averted_eyes":
        assert not state.looked_up_to(0) and state.looked_up_to(1) and state.leads(0)
    GAME.check(state)


@rule("TOH-18.4")
def test_while_eyes_are_averted_leaders_give_no_dice_but_still_lead() -> None:
    units = (A, U("spearman", 12000, 10000), U("musician", 10000, 13000), FAR)
    held = {"commanding_presence": 0, "special_instructions": 0}
    state = position(*units, level=3, skills=held, at="OpenTokenWindow")
    assert honor_dice(state, 1, nerve=True) == 5
    state.cards.averted = 1
    assert honor_dice(state, 1, nerve=True) == 3
    assert "use:special_instructions:1:0:0" in labels(state)


@rule("TOH-18.4", "TOH-17.3")
def test_vengeance_turns_up_a_fate_card_of_the_opponent() -> None:
    state = position(
        U("hero", 13000, 10000, spent=3),
        N("hero", 10000, 10000),
        level=3,
        unit=1,
        shame=["vengeance"] * 10,
        fate_s=["vault", "map"],
    )
    state.cards.shame = vec[i64]([1])
    plan(state, "DrawShame")
    state.advance()
    held = GAME.view(state, PUBLIC)["cards"]["held"]
    assert held == [{"card": "vault", "unit": 0, "ready": True}] and len(state.cards.fate[0]) == 1


@rule("TOH-18.4", "TOH-11.5")
def test_public_disgrace_shakes_the_own_side() -> None:
    state = claiming("public_disgrace", "...... ...", U("spearman", 10000, 13000))
    assert facts(state, 1)["y"] > 14000  # it ran straight away from him


@rule("TOH-18.5")
def test_the_card_of_a_fallen_samurai_is_noted_and_does_nothing() -> None:
    state = position(A, U("samurai_wise", 5000, 5000), FAR, level=3, shame=["doubt"] * 10)
    state.cards.shame = vec[i64]([1])
    state.remove(1)
    plan(state, "DrawShame")
    state.advance()
    assert state.cards.shamed[0] == 1 and len(state.cards.dishonor_deck) == 9


def last_blow(edition: int | None = None) -> Skirmish:
    """The hero claims a die for the strike that cuts the last samurai of N down."""
    rolls = "111... 21..... ..."  # strike, damage, and the other hero's survival
    foe = N("hero", 13000, 10000, spent=3, drops=2)
    state = position(
        A, foe, N("spearman", 33000, 33000), level=3, rolls=rolls, journal=True, edition=edition
    )
    act(state, "charge", unit=0, target=1)
    return act(state, "claim")


@rule("TOH-15.4", "TOH-18.4", "TOH-18.5")
def test_a_die_claimed_for_the_blow_that_ends_the_battle_is_paid_for() -> None:
    state = last_blow()
    assert state.over() and state.winner == 0
    assert (
        state.cards.shamed[0] == 1
        and len(state.cards.dishonor_deck) == 9
        and len(state.cards.shame) == 0
    )
    assert tells(state)[-3:] == ["Removed", "Shamed", "BattleEnded"]
    assert facts(state, 0)["stains"] == 0  # noted, without an effect


@rule("TOH-18.4")
def test_in_the_second_edition_the_last_blow_was_free() -> None:
    state = last_blow(edition=2)
    assert state.over() and state.winner == 0
    assert state.cards.shamed[0] == 0 and len(state.cards.dishonor_deck) == 10


@rule("TOH-18.4", "TOH-15.12")
def test_a_die_claimed_for_the_find_that_ends_the_battle_is_paid_for() -> None:
    hero = U("hero", 18000, 18000)
    state = position(hero, FAR, level=3, scenario="battlefield", rolls="111...")
    state.field.finds = vec[i64]([2, 0])
    act(state, "search", unit=0, marker=0)
    act(state, "claim")
    assert state.over() and state.winner == 0 and state.cards.shamed[0] == 1
