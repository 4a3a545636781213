"""The law of verbs on every game, and the faults that prove it can fail."""

from dataclasses import replace
from functools import partial

import pytest

import sengoku
from sengoku.games.glory.rules import actions as glory
from sengoku.games.honor.rules import actions as honor
from sengoku.games.samurai.rules import actions as samurai
from sengoku.games.skirmish.rules import actions as skirmish
from sengoku.games.skirmish.rules.forces import pick
from sengoku.kernel.verbs import Count, Field, Names, Verb, Verbs
from tests.laws.verbs import Hot, in_step


def constant(action: int) -> Hot:
    """A verb that is nothing more."""
    return Hot(lambda: action)


def order_card(action: int) -> int:
    """The table says an order's stack and character as one card."""
    return int(glory.first(action) | glory.second(action) << 5)


def walking(verb: int) -> Hot:
    """A unit, a place, and whether it takes somebody along."""
    return Hot(
        lambda unit, x, y, along: skirmish.make(verb, unit, 0, x, y, along),
        (skirmish.unit_of, skirmish.x_of, skirmish.y_of, along),
    )


def along(action: int) -> int:
    return int(skirmish.picks_up(action))


PLAIN = {
    "take_force": skirmish.TAKE_FORCE,
    "finish": skirmish.FINISH,
    "decline": skirmish.DECLINE,
    "claim": skirmish.CLAIM,
    "draw": skirmish.NEXT,
}
OF_ONE = {
    "hide": skirmish.HIDE,
    "hold": skirmish.HOLD,
    "token": skirmish.TOKEN,
    "reload": skirmish.RELOAD_GUN,
    "test": skirmish.TEST,
    "carry": skirmish.CARRY,
    "give": skirmish.GIVE,
}
OF_TWO = {"charge": skirmish.CHARGE, "search": skirmish.SEARCH, "order": skirmish.ORDER}
WALKS = {
    "move": skirmish.MOVE,
    "cautious": skirmish.CAUTIOUS,
    "stand_up": skirmish.STAND_UP,
    "enter": skirmish.ENTER,
    "enter_cautious": skirmish.ENTER_CAUTIOUS,
    "arrive": skirmish.ARRIVE,
}
BOTH = (skirmish.unit_of, skirmish.target_of)
PLACE = (skirmish.x_of, skirmish.y_of)
SKIRMISH = {
    **{name: constant(number) for name, number in PLAIN.items()},
    **{name: Hot(partial(skirmish.simple, number), BOTH[:1]) for name, number in OF_ONE.items()},
    **{name: Hot(partial(skirmish.simple, number), BOTH) for name, number in OF_TWO.items()},
    **{name: walking(number) for name, number in WALKS.items()},
    "place": Hot(partial(skirmish.at, skirmish.PLACE), (skirmish.unit_of, *PLACE)),
    "shoot": Hot(
        lambda unit, target, x, y: skirmish.make(skirmish.SHOOT, unit, target, x, y, 0),
        (*BOTH, *PLACE),
    ),
    "use": Hot(skirmish.use, (skirmish.item_of, skirmish.unit_of, *PLACE)),
    "recruit": Hot(
        lambda card, weapon, bare: skirmish.recruit(pick(card, weapon, bare)), (*BOTH, along)
    ),
}
HOT: dict[str, dict[str, Hot]] = {
    "skirmish": SKIRMISH,
    "glory": {
        "draw": Hot(glory.draw, (glory.first,)),
        "lay": Hot(glory.lay, (glory.first, glory.second)),
        "discard": Hot(glory.discard, (glory.first, glory.second)),
        "place": Hot(glory.place, (glory.first,)),
        "ninja": Hot(glory.use_figure, (glory.first, glory.second)),
        "end_turn": constant(glory.END_TURN),
        "take_figure": constant(glory.TAKE_FIGURE),
        "decline_figure": constant(glory.DECLINE_FIGURE),
        "order": Hot(lambda card: glory.order(card & 31, card >> 5), (order_card,)),
    },
    "samurai": {
        "play": Hot(samurai.play, (samurai.card, samurai.cell)),
        "lay": Hot(samurai.lay, (samurai.cell,)),
    },
    "honor": {
        "end_turn": constant(honor.END_TURN),
        "draw": constant(honor.DRAW),
        "discard": Hot(honor.discard, (honor.card,)),
        "place": Hot(honor.place_card, (honor.card, honor.place)),
        "daimyo": Hot(honor.play_daimyo, (honor.card, honor.place)),
        "spy": Hot(honor.send_spy, (honor.card, honor.place, honor.loot, honor.loot_to)),
        "spy_two": Hot(
            lambda spy, house, loot, to, loot_2, to_2: honor.and_loot(
                honor.send_spy(spy, house, loot, to), loot_2, to_2
            ),
            (honor.card, honor.place, honor.loot, honor.loot_to, honor.loot_2, honor.loot_to_2),
        ),
        "assassin": Hot(honor.assassinate, (honor.place,)),
        "dishonor": Hot(honor.dishonor, (honor.place,)),
        "claim_shogun": constant(honor.CLAIM),
        "attack": Hot(honor.attack, (honor.place,)),
        "ally": Hot(honor.ally, (honor.place,)),
        "dissolve": constant(honor.DISSOLVE),
        "decline": constant(honor.DECLINE),
        "seppuku_samurai": constant(honor.SEPPUKU_SAMURAI),
        "seppuku_daimyo": constant(honor.SEPPUKU_DAIMYO),
        "save_face": constant(honor.SAVE),
        "lose_75": constant(honor.LOSE_75),
        "pass": constant(honor.PASS),
        "take": constant(honor.TAKE),
        "burn": constant(honor.BURN),
    },
}


@pytest.mark.parametrize("slug", [game.slug for game in sengoku.GAMES])
def test_table_words_and_hot_code_agree(slug: str) -> None:
    verbs = sengoku.game(slug).verbs
    assert in_step(verbs, HOT[slug], 1) > 10 * len(verbs.by_name)


# -- the law can fail ----------------------------------------------------------------------------

CARD = Names({0: "ace", 1: "king", 2: "jester"})
SMALL = [
    Verb(0, "wait", []),
    Verb(1, "give", [Field("card", 2, 2, CARD), Field("seat", 4, 2, Count(0, 3))]),
]
HOT_SMALL = {
    "wait": constant(0),
    "give": Hot(
        lambda card, seat: 1 | card << 2 | seat << 4, (lambda a: a >> 2 & 3, lambda a: a >> 4)
    ),
}


def found(message: str, verbs: list[Verb] | None = None, hot: dict[str, Hot] | None = None) -> None:
    assert in_step(Verbs(2, SMALL), HOT_SMALL, 1) > 60  # it holds where nothing is planted
    with pytest.raises(AssertionError, match=message):
        in_step(Verbs(2, SMALL if verbs is None else verbs), HOT_SMALL if hot is None else hot, 1)


def test_a_maker_with_another_shift_is_found() -> None:
    wrong = replace(HOT_SMALL["give"], make=lambda card, seat: 1 | card << 2 | seat << 5)
    found("give is made of other bits", hot={**HOT_SMALL, "give": wrong})


def test_a_reader_of_other_bits_is_found() -> None:
    wrong = replace(HOT_SMALL["give"], reads=(lambda a: a >> 2 & 1, lambda a: a >> 4))
    found("card is read from other bits", hot={**HOT_SMALL, "give": wrong})


def test_a_verb_that_nothing_makes_is_found() -> None:
    found("no maker", hot={"wait": HOT_SMALL["wait"]})


def test_fields_that_share_bits_are_found() -> None:
    over = Verb(1, "give", [Field("card", 2, 2, CARD), Field("seat", 3, 2, Count(0, 3))])
    found("lies over other bits", [SMALL[0], over])


def test_a_verb_that_hides_behind_another_is_found() -> None:
    twin = Verb(1, "take", SMALL[1].fields)
    found("take is said as give", [*SMALL, twin], {**HOT_SMALL, "take": HOT_SMALL["give"]})


def test_words_of_another_shape_are_found() -> None:
    class Vague(Names):
        def takes(self, field: str) -> dict[str, list[str]]:
            return {field: ["ace"]}

    vague = Verb(1, "give", [Field("card", 2, 2, Vague(CARD.names)), SMALL[1].fields[1]])
    found("another shape", [SMALL[0], vague])


def test_two_actions_with_one_label_are_found() -> None:
    class Curt(Names):
        def short(self, number: int) -> str:
            return "card"

    curt = Verb(1, "give", [Field("card", 2, 2, Curt(CARD.names)), SMALL[1].fields[1]])
    found("two have one label", [SMALL[0], curt])
