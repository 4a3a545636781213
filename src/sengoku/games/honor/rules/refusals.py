"""Why an action is not allowed: a key into the texts, facts for its sentence, the clause."""

from mypy_extensions import i64

from sengoku.games.honor.rules.actions import (
    ALLY,
    ATTACK,
    CLAIM,
    DESTROY,
    DISCARD,
    DISSOLVE,
    DRAW,
    NO_LOOT,
    PLACE,
    PLAY_DAIMYO,
    SAVE,
    SEPPUKU_DAIMYO,
    SEPPUKU_SAMURAI,
    card,
    house_name,
    loot,
    loot_2,
    loot_to,
    loot_to_2,
    place,
    verb,
)
from sengoku.games.honor.rules.components import (
    ARMIES,
    CARD_COUNT,
    CARDS,
    CASTLES,
    DAIMYO,
    ELITE_SPY,
    GUARD,
    HOUSE_CARDS,
    SAVE_FACE,
    SPY,
)
from sengoku.games.honor.rules.rights import (
    STRENGTH_PER_DIE,
    daimyo_goal,
    loot_houses,
    upper_house,
)
from sengoku.games.honor.rules.state import FREE, HAND_SIZE, LEAVING, NOTHING, PLEDGED, Honor
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.viewer import NOBODY

__all__ = [
    "cannot_answer_dishonor",
    "cannot_choose_shame",
    "cannot_do",
    "cannot_save",
    "cannot_spy",
    "no_actions",
    "not_in_hand",
    "unknown",
    "wrong_verb",
]


def wrong_verb(clause: str) -> IllegalAction:
    """The action belongs to another moment."""
    return IllegalAction("honor-wrong-moment", {}, clause)


def unknown(clause: str) -> IllegalAction:
    return IllegalAction("not-an-option", {}, clause)


# -- answers -------------------------------------------------------------------------------------


def cannot_save(clause: str) -> IllegalAction:
    return IllegalAction("honor-not-in-hand", {"card": CARDS[SAVE_FACE]}, clause)


def cannot_answer_dishonor(state: Honor, seat: i64, action: i64) -> IllegalAction:
    if action == SAVE and state.title == seat:
        return IllegalAction("honor-shogun-saves-no-face", {}, "HON-8.3")
    if action == SAVE:
        return cannot_save("HON-7.2")
    return _cannot_die(action, "HON-7.2")


def cannot_choose_shame(state: Honor, seat: i64, action: i64) -> IllegalAction:
    if action == SAVE:
        return IllegalAction("honor-too-late-to-save", {}, "HON-7.9")
    return _cannot_die(action, "HON-7.9")


def _cannot_die(action: i64, clause: str) -> IllegalAction:
    if action == SEPPUKU_SAMURAI:
        return IllegalAction("honor-empty-house", {}, "HON-7.12")
    if action == SEPPUKU_DAIMYO:
        return IllegalAction("honor-no-daimyo", {}, "HON-7.2")
    return wrong_verb(clause)


# -- the main phase ------------------------------------------------------------------------------


def cannot_do(state: Honor, seat: i64, action: i64) -> IllegalAction:
    """What is wrong with this draw, discard, placing or declaration."""
    what = verb(action)
    if what == DRAW:
        return _cannot_draw(state, seat)
    if what == DISCARD:
        return _cannot_discard(state, seat, card(action))
    if what == PLACE:
        return _cannot_place(state, seat, card(action), place(action))
    if what == PLAY_DAIMYO:
        return _cannot_play_daimyo(state, seat, card(action), place(action))
    if what in (CLAIM, ATTACK, ALLY, DISSOLVE):
        return _cannot_declare(state, seat, action)
    return wrong_verb("HON-3.12")


def no_actions(state: Honor, seat: i64, cost: i64) -> IllegalAction | None:
    left = state.actions_left(seat)
    if left >= cost:
        return None
    facts: dict[str, str | int] = {"left": int(left), "cost": int(cost)}
    return IllegalAction("honor-too-few-actions", facts, "HON-4.5")


def not_in_hand(state: Honor, seat: i64, card: i64, clause: str) -> IllegalAction | None:
    if card >= CARD_COUNT:
        return unknown(clause)
    if not state.has(seat, card):
        return IllegalAction("honor-not-in-hand", {"card": CARDS[card]}, clause)
    return None


def _cannot_draw(state: Honor, seat: i64) -> IllegalAction:
    if state.held[seat] >= HAND_SIZE:
        return IllegalAction("honor-hand-is-full", {"most": int(HAND_SIZE)}, "HON-4.6")
    if state.pile_left() + state.discarded == 0:
        return IllegalAction("honor-nothing-to-draw", {}, "HON-4.8")
    return no_actions(state, seat, 1) or unknown("HON-4.6")


def _cannot_discard(state: Honor, seat: i64, card: i64) -> IllegalAction:
    missing = not_in_hand(state, seat, card, "HON-4.10")
    return missing or no_actions(state, seat, state.terms.discard_cost) or unknown("HON-4.10")


def _cannot_place(state: Honor, seat: i64, card: i64, house: i64) -> IllegalAction:
    missing = not_in_hand(state, seat, card, "HON-5.1")
    if missing is not None:
        return missing
    facts: dict[str, str | int] = {"card": CARDS[card]}
    if card >= HOUSE_CARDS:
        return IllegalAction("honor-not-for-a-house", facts, "HON-5.1")
    if house >= state.terms.seats * 2:
        return unknown("HON-5.1")
    facts["house"] = house_name(house)
    if card >= CASTLES and (house != seat * 2 + 1 or not state.is_first(seat)):
        return IllegalAction("honor-castle-only-in-own-daimyo-house", facts, "HON-5.4")
    if house != seat * 2 and house != upper_house(state, seat):
        return IllegalAction("honor-not-your-house", facts, "HON-5.1")
    if not state.fits(card, house):
        key = "honor-one-okugata" if card < ARMIES else "honor-five-armies"
        return IllegalAction(key, facts, "HON-5.2")
    return no_actions(state, seat, 1) or unknown("HON-5.1")


def _cannot_play_daimyo(state: Honor, seat: i64, card: i64, goal: i64) -> IllegalAction:
    missing = not_in_hand(state, seat, card, "HON-5.7")
    if missing is not None:
        return missing
    if card < DAIMYO:
        return IllegalAction("honor-not-a-daimyo", {"card": CARDS[card]}, "HON-5.7")
    if state.is_first(seat) and goal == seat:
        return IllegalAction("honor-has-a-daimyo", {}, "HON-5.8")
    if state.bond[seat] != FREE:
        return IllegalAction("honor-serves-a-daimyo", {}, "HON-5.8")
    if daimyo_goal(state, seat) != goal:
        return IllegalAction("honor-gift-only-to-seat-holder", {}, "HON-5.9")
    return no_actions(state, seat, 1) or unknown("HON-5.7")


def cannot_spy(state: Honor, seat: i64, action: i64) -> IllegalAction:
    spy, house, first, second = card(action), place(action), loot(action), loot_2(action)
    if spy < SPY or spy > ELITE_SPY:
        return unknown("HON-6.2")
    missing = not_in_hand(state, seat, spy, "HON-6.2") or no_actions(state, seat, 1)
    if missing is not None:
        return missing
    if house >= state.terms.seats * 2:
        return unknown("HON-6.2")
    if second != NO_LOOT and spy != ELITE_SPY:
        return IllegalAction("honor-one-card-only", {}, "HON-6.2")
    taken = _cannot_take(state, house, first, 1)
    if taken is None and second != NO_LOOT:
        taken = _cannot_take(state, house, second, 2 if second == first else 1)
    wrong = taken or _cannot_keep(state, seat, house, loot_to(action))
    if wrong is None and second != NO_LOOT:
        wrong = _cannot_keep(state, seat, house, loot_to_2(action))
    if wrong is not None:
        return wrong
    if second != NO_LOOT and (second, loot_to_2(action)) < (first, loot_to(action)):
        return unknown("HON-6.14")
    return _no_room(state, action)


def _no_room(state: Honor, action: i64) -> IllegalAction:
    """The first card that does not fit; one that is destroyed always does."""
    over, goal = loot(action), loot_to(action)
    if goal == DESTROY or state.fits(over, goal):
        over, goal = loot_2(action), loot_to_2(action)
    facts: dict[str, str | int] = {"card": CARDS[over], "house": house_name(goal)}
    return IllegalAction("honor-five-armies", facts, "HON-6.6")


def _cannot_take(state: Honor, house: i64, loot: i64, count: i64) -> IllegalAction | None:
    if loot >= HOUSE_CARDS:
        return unknown("HON-6.4")
    facts: dict[str, str | int] = {"card": CARDS[loot], "house": house_name(house)}
    if loot < ARMIES or loot >= GUARD:
        return IllegalAction("honor-cannot-be-stolen", facts, "HON-6.4")
    if state.count(house, loot) < count:
        return IllegalAction("honor-not-in-that-house", facts, "HON-6.2")
    return None


def _cannot_keep(state: Honor, seat: i64, house: i64, goal: i64) -> IllegalAction | None:
    if goal == DESTROY:
        return None
    if goal == house:
        return IllegalAction("honor-loot-stays", {"house": house_name(house)}, "HON-6.6")
    for allowed in loot_houses(state, seat):
        if goal == allowed:
            return None
    return IllegalAction("honor-loot-not-there", {}, "HON-6.6")


def _cannot_declare(state: Honor, seat: i64, action: i64) -> IllegalAction:
    what, other = verb(action), place(action)
    if state.declared > 0:
        return IllegalAction("honor-declared-already", {}, "HON-9.1")
    if what == DISSOLVE:
        if state.bond[seat] == LEAVING:
            return IllegalAction("honor-leaving-already", {}, "HON-9.9")
        return IllegalAction("honor-not-a-second", {}, "HON-9.8")
    if what == ALLY:
        return _cannot_ally(state, seat, other)
    if not state.is_first(seat):
        return _not_a_first(state, seat, "HON-9.2" if what == CLAIM else "HON-10.1")
    if what == CLAIM:
        if state.title == NOBODY:
            return unknown("HON-9.2")
        return IllegalAction("honor-title-is-taken", {"seat": int(state.title)}, "HON-9.2")
    return _cannot_attack(state, seat, other)


def _not_a_first(state: Honor, seat: i64, clause: str) -> IllegalAction:
    """A clause of its own forbids it to a second."""
    return IllegalAction("honor-not-a-first", {}, "HON-9.11" if state.is_second(seat) else clause)


def _cannot_ally(state: Honor, seat: i64, lord: i64) -> IllegalAction:
    if state.is_first(seat):
        return IllegalAction("honor-not-a-ronin", {}, "HON-9.5")
    if state.bond[seat] == PLEDGED:
        return IllegalAction("honor-pledged-already", {}, "HON-9.5")
    if state.bond[seat] != FREE:
        return IllegalAction("honor-dissolve-first", {}, "HON-9.10")
    if lord >= state.terms.seats:
        return unknown("HON-9.5")
    if not state.is_first(lord):
        return IllegalAction("honor-no-daimyo-there", {"seat": int(lord)}, "HON-9.5")
    holder = state.holder(lord)
    if holder == NOBODY:
        return unknown("HON-9.5")
    return IllegalAction("honor-place-is-taken", {"seat": int(lord)}, "HON-2.4")


def _cannot_attack(state: Honor, seat: i64, target: i64) -> IllegalAction:
    if target == seat:
        return IllegalAction("honor-not-yourself", {}, "HON-10.1")
    if target >= state.terms.seats:
        return unknown("HON-10.1")
    if state.title != target and state.castle(target) == NOTHING:
        return IllegalAction("honor-nothing-to-attack", {"seat": int(target)}, "HON-10.1")
    facts: dict[str, str | int] = {
        "strength": int(state.attack_strength(seat)),
        "needs": int(STRENGTH_PER_DIE),
    }
    return IllegalAction("honor-too-weak", facts, "HON-10.4")
