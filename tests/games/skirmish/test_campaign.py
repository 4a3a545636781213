"""Chapter 16: six linked battles."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.skirmish.rules.skills import SKILLS
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.steps.campaign import BATTLES, champion
from sengoku.kernel.nature import Fast
from sengoku.kernel.viewer import PUBLIC
from tests.clauses import rule
from tests.games.skirmish.position import GAME


def campaign(seed: int = 1, level: int = 2, edition: int | None = None) -> Any:
    setup = GAME.setup(2, {"scenario": "campaign", "level": level, "round_limit": 3}, edition)
    return GAME.begin(setup, Fast(seed, 8))


def end(state: Skirmish, seat: int | None) -> None:
    """The running battle goes to a seat, or to nobody."""
    state.finish(-1 if seat is None else seat ^ int(state.swap), "limit")
    state.advance()


@rule("TOH-16.1")
def test_six_battles_follow_in_order_with_their_own_points() -> None:
    state = campaign()
    names, limits = [], []
    while not state.over():
        names.append(state.scenario().name)
        limits.append(state.terms.muster.limit)
        end(state, 0)
    assert names == BATTLES
    assert limits == [11, 15, 18, 21, 21, 24]


@rule("TOH-16.2")
@pytest.mark.parametrize("winner", [0, 1])
def test_who_attacks_follows_from_the_battle_before(winner: int) -> None:
    state = campaign()
    south = {}
    while not state.over():
        south[state.scenario().name] = int(state.swap)
        end(state, winner)
    assert south["outpost"] == 1 - winner
    assert south["roadblock"] == winner
    assert south["rescue"] == 1 - winner


@rule("TOH-16.2")
def test_after_a_draw_and_elsewhere_the_coin_decides() -> None:
    outposts, clashes = set(), set()
    for seed in range(12):
        state = campaign(seed)
        clashes.add(int(state.swap))
        end(state, None)
        outposts.add(int(state.swap))
    assert outposts == clashes == {0, 1}


@rule("TOH-16.3")
def test_the_winner_keeps_a_card_that_lies_on_his_hero() -> None:
    state = campaign()
    end(state, 1)
    kept = [card for card in range(23) if state.campaign.keeper(card) == 1]
    assert len(kept) == 1
    assert GAME.view(state, PUBLIC)["campaign"]["kept"] == [[], [SKILLS[kept[0]]]]
    for _ in range(2):
        state.play(state.options()[0])
    hero = int(state.first_unit(1 ^ state.swap))
    assert state.cards.holder[kept[0]] == hero and state.cards.at[kept[0]] == 3
    assert kept[0] not in list(state.cards.fate[0]) + list(state.cards.fate[1])
    GAME.check(state)


def kept_at_level_1(edition: int | None = None) -> int:
    """How many skill cards are kept after five battles, and told of."""
    state = campaign(level=1, edition=edition)
    state.journal = []
    for _ in range(5):
        end(state, 0)
    kept = sum(len(cards) for cards in GAME.view(state, PUBLIC)["campaign"]["kept"])
    assert kept == [event.name for event in state.journal].count("SkillKept")
    return kept


@rule("TOH-16.3")
def test_a_campaign_of_the_main_rules_hands_out_no_skill_cards() -> None:
    assert kept_at_level_1() == 0


@rule("TOH-16.3")
def test_in_the_second_edition_it_handed_out_cards_that_nobody_could_use() -> None:
    assert kept_at_level_1(edition=2) == 5


@rule("TOH-18.5", "TOH-16.4")
def test_a_die_claimed_for_the_end_of_a_battle_counts_in_the_campaign() -> None:
    state = campaign(level=3)
    end(state, None)
    for _ in range(2):
        state.play(state.options()[0])
    hero = int(state.first_unit(0))
    state.cards.shame = vec[i64]([hero])
    south = int(state.swap)
    end(state, None)
    assert [int(state.campaign.shame[0]), int(state.campaign.shame[1])] == [1 - south, south]


@rule("TOH-16.3", "TOH-16.4")
def test_a_card_used_up_for_good_never_returns_and_the_rest_is_shuffled_anew() -> None:
    state = campaign(level=3)
    end(state, None)
    for _ in range(2):
        state.play(state.options()[0])
    hide = SKILLS.index("tough_hide")
    state.use_up(hide)
    state.cards.shamed = vec[i64]([2, 0])
    loser = int(state.swap)
    end(state, None)
    assert state.campaign.keeper(hide) == -2
    assert state.campaign.shame[loser] == 2
    assert len(state.cards.injuries) == 0 and len(state.cards.holder) == 0


@rule("TOH-16.5")
def test_a_point_for_each_battle_and_two_for_the_rescue() -> None:
    state = campaign()
    for winner in (0, 0, 1, None, 0, 1):
        assert not state.over()
        end(state, winner)
    assert state.over() and state.scores() == [3, 3]
    assert state.campaign.champion == 1  # no dishonor on either side: the rescue decides
    assert state.returns() == [-1.0, 1.0]


@rule("TOH-16.5")
def test_dishonor_decides_before_the_rescue() -> None:
    state = campaign()
    state.campaign.points[0] = state.campaign.points[1] = 3
    state.campaign.shame[0], state.campaign.shame[1], state.campaign.last_winner = 1, 2, 1
    assert champion(state) == 0
    state.campaign.shame[1], state.campaign.last_winner = 1, -1
    assert champion(state) == -1


def test_a_campaign_survives_saving() -> None:
    state = campaign(level=3)
    for winner in (0, 1, 0):
        end(state, winner)
    setup = GAME.setup(2, {"scenario": "campaign", "level": 3, "round_limit": 3})
    twin = GAME.load(setup, GAME.save(state))
    assert GAME.digest(twin) == GAME.digest(state)
    assert GAME.save(state.copy()) == GAME.save(state)


def test_a_digest_still_tells_where_a_captive_lay_in_an_earlier_battle() -> None:
    """No rule asks for it, but records of campaigns have it in their digests."""
    state = campaign()
    state.field.captive_x, state.field.captive_y = 31500, 5508
    end(state, 0)
    assert GAME.facts(state)["captive_at"] == [31500, 5508]
    for _ in range(2):
        state.play(state.options()[0])
    assert GAME.facts(state)["captive_at"] == [31500, 5508]


@rule("TOH-16.5")
def test_everybody_sees_who_won_which_battle_and_an_old_digest_does_not_change() -> None:
    state = campaign()
    for winner in (0, None, 1):
        end(state, winner)
    told = GAME.view(state, PUBLIC)["campaign"]
    assert told["series"] == BATTLES
    assert (told["won"], told["battle"]) == ([0, None, 1], 4)
    twin = GAME.build(GAME.setup(2, {"scenario": "campaign", "level": 2}), GAME.save(state))
    assert GAME.view(twin, PUBLIC)["campaign"]["won"] == [0, None, 1]
    digest = GAME.digest(state)
    state.campaign = state.campaign.copy()
    state.campaign.won = vec[i64]()
    assert GAME.digest(state) == digest
