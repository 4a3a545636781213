"""What the search bots make of a position, and what they are advised to do."""

from typing import Any

import pytest

from sengoku.bots import judge
from sengoku.bots.search import Search
from sengoku.games.honor.judgement.judgement import JUDGEMENT
from sengoku.games.honor.judgement.plain_player import plain_move, play_to_rest
from sengoku.games.honor.rules.state import Honor
from sengoku.kernel.nature import Fast
from tests.games.honor.position import HONOR, begin, labels, position

HOUSES = {0: "daimyo_05", 1: "daimyo_06", 2: "daimyo_07"}


def outlook(seat: int = 0, **story: Any) -> int:
    return int(JUDGEMENT.outlook(position(3, **{"houses": HOUSES, **story}), seat))


def advised(state: Honor) -> str:
    return HONOR.label(int(plain_move(state)))


def test_more_honor_looks_better_and_worse_for_the_others() -> None:
    assert outlook(honor=[200, 100, 100]) > outlook(honor=[100, 100, 100])
    assert outlook(1, honor=[200, 100, 100]) < outlook(1, honor=[100, 100, 100])


def test_more_income_looks_better() -> None:
    rich = {**HOUSES, 0: "daimyo_01 | noh_theater"}
    assert outlook(houses=rich) > outlook()
    assert outlook(1, houses=rich) < outlook(1)


def test_a_daimyo_in_hand_is_hope_for_a_ronin() -> None:
    ronin = {1: "daimyo_06", 2: "daimyo_07"}
    assert outlook(houses=ronin, hands={0: "daimyo_01"}) > outlook(houses=ronin)


def test_a_shogun_who_may_fall_looks_worse_than_one_who_is_safe() -> None:
    weak = {0: "daimyo_05", 1: "daimyo_02 cavalry*3", 2: "daimyo_07"}
    safe = {0: "daimyo_05", 1: "daimyo_06", 2: "daimyo_07"}
    assert outlook(houses=weak, title=0) < outlook(houses=safe, title=0)


def test_who_leads_two_rivals_has_the_outlook_that_both_of_them_miss() -> None:
    leads = [outlook(seat, honor=[300, 100, 100]) for seat in range(3)]
    assert leads[0] > 0 > max(leads[1:])


def test_the_title_is_claimed_when_it_is_free() -> None:
    assert advised(position(3, houses=HOUSES)) == "claim_shogun"


def test_armies_go_before_the_attack_that_they_help() -> None:
    houses = {**HOUSES, 0: "daimyo_02 cavalry", 1: "daimyo_06 lancers"}
    ready: dict[str, Any] = {"houses": houses, "title": 1}
    assert advised(position(3, hands={0: "lancers"}, **ready)) == "place:lancers:samurai-0"
    assert advised(position(3, hands={0: "lancers"}, used=2, **ready)) == "attack:1"


def test_who_wins_at_his_next_scoring_is_struck_first() -> None:
    houses = {0: "daimyo_05", 1: "daimyo_01", 2: "daimyo_02"}
    hands = {0: "ninja_assassin noh_theater"}
    story: dict[str, Any] = {"houses": houses, "hands": hands, "title": 0}
    calm = position(3, honor=[100, 100, 100], declared=1, **story)
    assert advised(calm).startswith("place:noh_theater")
    late = position(3, honor=[100, 380, 100], declared=1, **story)
    assert advised(late) == "assassin:daimyo-1"


def test_a_rich_house_saves_face_and_an_empty_one_dies() -> None:
    def answer(house: str) -> str:
        state = position(
            3,
            houses={**HOUSES, 1: f"daimyo_06 | {house}"},
            hands={0: "dishonor", 1: "save_face"},
        )
        state.play(next(a for a in state.options() if HONOR.label(int(a)) == "dishonor:1"))
        return advised(state)

    assert answer("noh_theater masamune") == "save_face"
    assert answer("") == "seppuku_samurai"


@pytest.mark.parametrize("seats", HONOR.seats)
def test_the_advice_is_always_allowed_and_ends_the_game(seats: int) -> None:
    for seed in range(3):
        state = begin(seats, Fast(seed, len(HONOR.streams)))
        while not state.over():
            action, tried = plain_move(state), list(JUDGEMENT.tries(state))
            assert action in tried
            assert set(tried) <= set(state.options())
            state.play(action)


def test_a_search_leaves_out_what_is_hardly_ever_wanted() -> None:
    houses = {**HOUSES, 0: "daimyo_05 | cavalry", 1: "daimyo_06 | cavalry"}
    cards = "ninja_spy ninja_assassin lancers"
    state = position(3, houses=houses, hands={0: cards})
    tried = [HONOR.label(int(action)) for action in JUDGEMENT.tries(state)]
    left_out = {label for label in labels(state) if label not in tried}
    assert {label.split(":")[0] for label in left_out} == {"assassin", "spy", "discard"}
    assert {label for label in left_out if label.startswith("assassin")} == {
        "assassin:samurai-0",
        "assassin:daimyo-0",
    }
    assert {label for label in tried if label.startswith("spy")} == {
        f"spy:ninja_spy:samurai-1:cavalry:{to}" for to in ("samurai-0", "daimyo-0", "destroy")
    }
    full = position(3, houses=houses, hands={0: f"{cards} house_guard*2 save_face*2"})
    assert {label for label in labels(full) if label.startswith("discard")} <= {
        HONOR.label(int(action)) for action in JUDGEMENT.tries(full)
    }


def test_an_elite_spy_shares_no_loot() -> None:
    houses = {0: "daimyo_05", 1: "daimyo_06 | cavalry lancers"}
    bonds = {2: ("second", 0)}
    state = position(3, houses=houses, hands={0: "elite_ninja_spy"}, bonds=bonds)
    tried = {HONOR.label(int(action)) for action in JUDGEMENT.tries(state)}
    on_rival = [label for label in labels(state) if ":samurai-1:" in label and "_two" in label]
    shared = {label for label in on_rival if "samurai-2" in label}
    assert shared and not shared & tried
    assert set(on_rival) - shared == {label for label in tried if "_two" in label} != set()


def test_a_search_leaves_out_the_same_further_on() -> None:
    state = position(3, houses=HOUSES, hands={0: "lancers okugata_ki"}, declared=1)
    search = Search(JUDGEMENT, state, len(HONOR.streams), 1, wide=False)
    search.run(400)
    root = search._root
    after = root.next[[HONOR.label(int(action)) for action in root.actions].index("draw")]
    assert after is not None
    thought = {HONOR.label(int(action)).split(":")[0] for action in after.actions}
    assert "place" in thought and "discard" not in thought


def test_a_search_brings_no_cards_to_others() -> None:
    houses = {0: "daimyo_05", 1: "daimyo_06"}
    bonds = {2: ("second", 0)}
    gift = position(3, houses=houses, hands={0: "daimyo_01"}, bonds=bonds)
    service = position(3, houses=houses, hands={2: "lancers"}, bonds=bonds, seat=2)
    for state, label in ((gift, "daimyo:daimyo_01:2"), (service, "place:lancers:daimyo-0")):
        assert label in labels(state)
        assert label not in {HONOR.label(int(action)) for action in JUDGEMENT.tries(state)}


def test_a_needless_discard_is_judged_as_one() -> None:
    """It is not thought about by bots, and yet weighed when a game is looked at again."""
    state = position(3, houses=HOUSES, hands={0: "okugata_honor"}, declared=1)
    needless = next(a for a in state.options() if HONOR.label(int(a)) == "discard:okugata_honor")
    assert needless not in JUDGEMENT.tries(state)
    judged = judge(HONOR, state, int(needless))
    assert judged.chance < judged.best
    assert judged.better != needless


def test_settling_ends_where_a_turn_begins() -> None:
    state = position(3, houses=HOUSES, used=1)
    play_to_rest(state)
    assert (state.active, state.used, state.declared) == (2, 0, 0)
