"""Chapter 10: battle."""

from fractions import Fraction

import pytest

from sengoku.games.honor.rules.events import battle_began
from sengoku.games.honor.rules.odds import battle_odds
from sengoku.kernel.state import State
from tests.clauses import rule
from tests.games.honor.position import (
    asked,
    discarded,
    heard,
    honor,
    house,
    journal,
    labels,
    luck,
    play,
    player,
    position,
    refused,
    seen,
    status,
)


def battle(dice: list[int], *, title: int = -1, upper: str = "", **more: object) -> State:
    """Seat 0 (two dice) attacks seat 1 (one die, a castle)."""
    houses = {0: f"daimyo_02 foot_soldiers {upper}", 1: "daimyo_08 castle_odawara house_guard"}
    story: dict = {"houses": houses, "title": title, "nature": luck(battle=dice)}
    return position(3, **{**story, **more})


@rule("HON-10.1")
def test_only_the_shogun_and_castles_are_attacked() -> None:
    houses = {0: "daimyo_02", 1: "daimyo_05 castle_osaka", 2: "daimyo_06", 3: "daimyo_07"}
    state = position(4, houses=houses, title=3)
    assert [label for label in labels(state) if "attack" in label] == ["attack:1", "attack:3"]
    assert refused(state, "attack:2") == ("HON-10.1", "honor-nothing-to-attack")
    assert refused(state, "attack:0") == ("HON-10.1", "honor-not-yourself")


@rule("HON-10.2")
def test_a_castle_defends_and_stays_at_home() -> None:
    houses = {0: "daimyo_02 castle_himeji cavalry | no_dachi", 1: "| lancers"}
    state = position(3, houses=houses, bonds={1: ("pledged", 0)})
    facts = player(state, 0)
    assert facts["defense"]["strength"]["total"] == 5 + 5 + 3 + 3 + 2
    assert facts["attack"]["strength"]["total"] == 5 + 3 + 3 + 2
    assert facts["attack"]["strength"]["reasons"][-1] == {
        "amount": -5,
        "why": "castle_stays_home",
        "clause": "HON-10.2",
    }


@rule("HON-10.3")
@pytest.mark.parametrize(
    ("cards", "dice", "missing"),
    [("", 0, 1), ("foot_soldiers", 1, 3), ("cavalry*4 gunpowder masamune", 8, 3)],
)
def test_a_die_for_every_three_strength(cards: str, dice: int, missing: int) -> None:
    state = position(3, houses={0: f"daimyo_05 {cards}"})
    assert player(state, 0)["attack"]["dice"]["total"] == dice
    assert player(state, 0)["attack"]["missing"] == missing


@rule("HON-10.4", "HON-E20")
def test_an_attack_needs_a_die_and_a_defender_without_dice_has_0() -> None:
    weak = position(3, houses={0: "daimyo_05", 1: "daimyo_06"}, title=1)
    assert refused(weak, "attack:1") == ("HON-10.4", "honor-too-weak")
    state = position(3, houses={0: "daimyo_02", 1: "daimyo_05"}, title=1, nature=luck(battle=[1]))
    play(state, "attack:1")
    assert status(state, 1) == "ronin"
    rolled = next(event for event in journal(state) if event.name == "DiceRolled")
    assert (rolled.facts["attack"], rolled.facts["defense"]) == ([1], [])


@rule("HON-10.5", "HON-10.6")
def test_the_attacker_rolls_first_and_ties_are_rolled_again() -> None:
    state = battle([2, 1, 3, 4, 1, 2])
    play(state, "attack:1")
    rolls = [event.facts for event in journal(state) if event.name == "DiceRolled"]
    assert [(r["attack"], r["defense"]) for r in rolls] == [([2, 1], [3]), ([4, 1], [2])]
    assert (rolls[1]["attack_total"], rolls[1]["defense_total"]) == (5, 2)
    won = next(event for event in journal(state) if event.name == "BattleWon")
    assert won.facts == {"seat": 0, "other": 1}


@rule("HON-10.7")
def test_nothing_comes_between_declaration_and_result_and_no_honor_is_lost() -> None:
    state = battle([6, 6, 1], others="save_face")
    play(state, "attack:1")
    assert heard(state)[:3] == ["BattleBegan", "DiceRolled", "BattleWon"]
    assert honor(state) == [0, 0, 0]


@rule("HON-10.8", "HON-10.12")
def test_face_window_then_castle_then_death() -> None:
    state = battle([6, 6, 1])
    play(state, "attack:1")
    assert asked(state) == ("MaySaveFace", 1)
    play(state, "pass", "pass", "pass")
    assert asked(state) == ("TakeOrBurn", 0)
    assert status(state, 1) == "first"
    play(state, "take")
    assert status(state, 1) == "ronin"
    assert asked(state) == ("TakeTurn", 0)
    assert house(state, "daimyo-0") == {"foot_soldiers": 1, "castle_odawara": 1}
    assert discarded(state) == {"house_guard": 1, "daimyo_08": 1}


@rule("HON-10.9")
def test_the_attacker_who_loses_is_asked_first_too() -> None:
    state = battle([1, 1, 6], upper="castle_osaka")
    play(state, "attack:1")
    assert seen(state)["window"]["asked"] == [0, 1, 2]


@rule("HON-10.10")
def test_a_saved_daimyo_keeps_everything_but_the_castle() -> None:
    state = battle([6, 6, 1], hands={2: "save_face"})
    play(state, "attack:1", "pass", "save_face", "pass", "burn")
    assert status(state, 1) == "first"
    assert house(state, "daimyo-1") == {"house_guard": 1}
    assert discarded(state) == {"castle_odawara": 1, "save_face": 1}


@rule("HON-10.11")
def test_a_defender_who_wins_gets_the_castle_too() -> None:
    state = battle([1, 1, 6], upper="castle_osaka")
    play(state, "attack:1", "pass", "pass", "pass")
    assert asked(state) == ("TakeOrBurn", 1)
    assert refused(state, "pass") == ("HON-10.11", "honor-wrong-moment")
    assert seen(state)["question"]["castle"] == "castle_osaka"
    play(state, "take")
    assert house(state, "daimyo-1") == {"house_guard": 1, "castle_osaka": 1}
    assert discarded(state)["castle_odawara"] == 1
    assert status(state, 0) == "ronin"


@rule("HON-10.11")
def test_without_a_castle_nothing_is_asked() -> None:
    state = battle([1, 1, 6])
    play(state, "attack:1", "pass", "pass", "pass")
    assert asked(state) == ("TakeTurn", 0)
    assert status(state, 0) == "ronin"


@rule("HON-10.13")
@pytest.mark.parametrize(("dice", "shogun", "after"), [([6, 6, 1], 1, 0), ([1, 1, 6], 0, 1)])
def test_who_beats_the_shogun_must_take_the_title(dice: list[int], shogun: int, after: int) -> None:
    state = battle(dice, title=shogun)
    play(state, "attack:1")
    if asked(state)[0] == "TakeOrBurn":
        play(state, "burn")
    assert seen(state)["title"] == after
    assert "TitleReturned" not in heard(state)


@rule("HON-10.8", "HON-10.13")
@pytest.mark.parametrize("fate", ["take", "burn"])
def test_castle_then_death_then_title(fate: str) -> None:
    state = play(battle([6, 6, 1], title=1), "attack:1", fate)
    castle = "CastleTaken" if fate == "take" else "CastleBurned"
    assert heard(state)[-3:] == [castle, "DaimyoDied", "TitleWon"]


@rule("HON-10.9")
def test_the_holder_is_asked_second_wherever_he_sits() -> None:
    state = position(
        5,
        houses={0: "daimyo_02", 1: "daimyo_08 castle_odawara"},
        bonds={3: ("second", 1)},
        nature=luck(battle=[6, 1]),
    )
    play(state, "attack:1")
    assert seen(state)["window"]["asked"] == [1, 3, 2, 4, 0]


@rule("HON-10.4")
def test_a_castle_gives_the_attacker_no_die() -> None:
    houses = {0: "daimyo_05 castle_himeji", 1: "daimyo_06"}
    state = position(3, houses=houses, title=1)
    assert "attack:1" not in labels(state)
    assert refused(state, "attack:1") == ("HON-10.4", "honor-too-weak")
    armed = {0: "daimyo_05 castle_himeji foot_soldiers", 1: "daimyo_06"}
    strong = position(3, houses=armed, title=1, nature=luck(battle=[2]))
    play(strong, "attack:1")
    rolled = next(event.facts for event in journal(strong) if event.name == "DiceRolled")
    assert rolled["attack"] == [2]


@rule("HON-10.11")
@pytest.mark.parametrize(("attacker", "defender"), [(1, 2), (2, 0), (3, 1)])
@pytest.mark.parametrize("attacker_wins", [True, False])
def test_the_winner_burns_the_castle_whoever_he_is(
    attacker: int, defender: int, attacker_wins: bool
) -> None:
    houses = {
        attacker: "daimyo_02 castle_osaka",
        defender: "daimyo_08 castle_odawara",
    }
    dice = [6, 1] if attacker_wins else [1, 6]
    state = position(4, seat=attacker, houses=houses, nature=luck(battle=dice))
    play(state, f"attack:{defender}", "pass", "pass", "pass", "pass")
    winner, loser = (attacker, defender) if attacker_wins else (defender, attacker)
    assert asked(state) == ("TakeOrBurn", winner)
    play(state, "burn")
    burned, kept = ("odawara", "osaka") if attacker_wins else ("osaka", "odawara")
    assert discarded(state)[f"castle_{burned}"] == 1
    assert house(state, f"daimyo-{winner}") == {f"castle_{kept}": 1}
    assert status(state, loser) == "ronin"


ODDS = {
    1: "50.0 10.0 1.2 0.1 0.0 0.0",
    2: "90.0 50.0 16.3 3.7 0.6 0.1",
    3: "98.8 83.7 50.0 20.5 6.3 1.5",
    4: "99.9 96.3 79.5 50.0 23.5 8.6",
    5: "100.0 99.4 93.7 76.5 50.0 25.7",
    6: "100.0 99.9 98.5 91.4 74.3 50.0",
}


@pytest.mark.parametrize("attack", ODDS)
def test_the_odds_of_a_battle_are_those_of_the_spec(attack: int) -> None:
    assert battle_odds(attack, 0).words() == {"exact": "1/1", "permille": 1000}
    for defense, percent in enumerate(ODDS[attack].split(), start=1):
        odds = battle_odds(attack, defense)
        assert f"{odds.wins / odds.cases * 100:.1f}" == percent


def test_the_odds_are_exact() -> None:
    """One die against two, counted result by result; ties are rolled again."""
    wins = sum(a > b + c for a in range(1, 7) for b in range(1, 7) for c in range(1, 7))
    ties = sum(a == b + c for a in range(1, 7) for b in range(1, 7) for c in range(1, 7))
    odds = battle_odds(1, 2)
    assert Fraction(odds.wins, odds.cases) == Fraction(wins, 216 - ties)


@rule("HON-10.6")
@pytest.mark.parametrize(("dice", "chance"), [(1, 900), (0, 1000)])
def test_everybody_hears_the_chance_before_the_dice_fall(dice: int, chance: int) -> None:
    odds = battle_odds(2, dice)
    assert odds.permille() == chance == odds.words()["permille"]
    event = battle_began(0, 1, 2, dice)
    assert event.facts["chance"] == chance
