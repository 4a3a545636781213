"""Why an option may be good, as one would say it at the table: honor a turn, dice, actions, names.

It reads what lies open and the hand of the seat that is asked; sealed answers and the hands of
others are left alone.
"""

from typing import Final

from mypy_extensions import i64

from sengoku.bots.judgement import Reason
from sengoku.games.honor.rules.actions import (
    ALLY,
    ASSASSINATE,
    ATTACK,
    CLAIM,
    DECLINE,
    DESTROY,
    DISCARD,
    DISHONOR_PLAYER,
    DISSOLVE,
    DRAW,
    END_TURN,
    LOSE_75,
    PLACE,
    PLAY_DAIMYO,
    SAVE,
    SEND_SPY,
    SEPPUKU_DAIMYO,
    TAKE,
    card,
    house_name,
    loot,
    loot_to,
    place,
    verb,
)
from sengoku.games.honor.rules.components import (
    CARDS,
    CASTLES,
    DAIMYO,
    GUARD,
    HOUSE_CARDS,
    SAVE_FACE,
)
from sengoku.games.honor.rules.odds import assassin_odds, battle_odds
from sengoku.games.honor.rules.rights import (
    DISHONOR_COST,
    DISSOLVE_COST,
    SAVED_COST,
    assassin_needs,
    daimyo_goal,
    dice,
    help_is_due,
    upper_house,
)
from sengoku.games.honor.rules.state import HAND_SIZE, NOTHING, Honor, half
from sengoku.games.honor.rules.steps.battle import LoseBattle, TakeOrBurn
from sengoku.games.honor.rules.steps.death import kill_head
from sengoku.games.honor.rules.steps.face import MaySaveFace
from sengoku.kernel.problem import Facts
from sengoku.kernel.viewer import NOBODY

__all__ = ["ADVICE", "reason"]

ADVICE: Final = [
    "rests", "waits", "barren", "draws", "draws-last", "draws-bare",
    "no-room", "no-daimyo", "no-face", "makes-room", "discards", "discards-event",
    "actions", "income", "guards", "dice", "defends", "stores",
    "enthrones", "frees", "steals", "robs", "disarms", "moves-loot", "wastes",
    "kills", "kills-own", "dishonors",
    "claims", "attacks", "allies", "leaves", "dismisses",
    "helped", "unhelped", "saves-self", "saves-daimyo", "saves", "passes", "passes-self",
    "dies", "lord-dies", "pays", "castle", "burns",
]  # fmt: skip


def reason(state: Honor, action: i64) -> Reason:
    seat, what = state.seat(), verb(action)
    if what == PLACE:
        return _placing(state, seat, action)
    if what == SEND_SPY:
        return _spying(state, seat, action)
    if what == ASSASSINATE:
        return _killing(state, seat, place(action))
    if what == ATTACK:
        return _attacking(state, seat, place(action))
    if what in (PLAY_DAIMYO, CLAIM, ALLY, DISSOLVE):
        return _declaring(state, seat, action)
    if what == DISHONOR_PLAYER:
        rival = place(action)
        facts: Facts = {"rival": int(rival), "honor": int(state.honor[rival])}
        return "dishonors", {**facts, "left": int(state.honor[rival] - DISHONOR_COST)}
    if what in (END_TURN, DRAW, DISCARD):
        return _waiting(state, seat, action)
    return _answering(state, seat, action)


def _waiting(state: Honor, seat: i64, action: i64) -> Reason:
    held, left = int(state.held[seat]), int(state.actions_left(seat))
    if verb(action) == DRAW:
        facts: Facts = {"held": held + 1, "most": int(HAND_SIZE), "left": left - 1}
        if not _can_place(state, seat):
            return "draws-bare", {**facts, "held": held}
        return "draws" if left > 1 else "draws-last", facts
    if verb(action) == DISCARD:
        return _discarding(state, seat, card(action))
    income = int(state.income(seat))
    if income <= 0:
        leader = max(range(state.terms.seats), key=lambda each: int(state.honor[each]))
        facts = {"rival": leader, "honor": int(state.honor[leader]), "left": left, "held": held}
        ronin = not state.is_first(seat) and not state.is_second(seat)
        return ("waits" if ronin else "barren"), {**facts, "seat": int(seat), "income": income}
    honor = int(state.honor[seat])
    return "rests", {"income": income, "honor": honor + income, "goal": int(state.terms.goal)}


def _can_place(state: Honor, seat: i64) -> bool:
    """Whether a card in hand could go into a house now, if there were actions for it."""
    for each in range(HOUSE_CARDS):
        if state.hands[seat * len(CARDS) + each] > 0 and _has_room(state, seat, each):
            return True
    return False


def _has_room(state: Honor, seat: i64, card: i64) -> bool:
    if card >= CASTLES:
        return state.is_first(seat)
    upper = upper_house(state, seat)
    return state.fits(card, seat * 2) or (upper != NOTHING and state.fits(card, upper))


def _discarding(state: Honor, seat: i64, thrown: i64) -> Reason:
    held, terms = int(state.held[seat]), state.terms
    facts: Facts = {"card": CARDS[thrown], "held": held - 1}
    useless = _useless(state, seat, thrown)
    if useless:
        return useless, facts
    if held == HAND_SIZE:
        return "makes-room", {**facts, "most": held}
    if thrown >= HOUSE_CARDS:
        return "discards-event", facts
    return "discards", {
        **facts,
        "honor": int(terms.honor[thrown]),
        "ki": int(terms.ki[thrown]),
        "strength": int(terms.strength[thrown]),
    }


def _useless(state: Honor, seat: i64, thrown: i64) -> str:
    """Why a card in hand may go: it fits nowhere, or it does nothing for what the seat is now."""
    if thrown < HOUSE_CARDS:
        return "" if _has_room(state, seat, thrown) else "no-room"
    if thrown >= DAIMYO and state.is_first(seat) and daimyo_goal(state, seat) == NOBODY:
        return "no-daimyo"
    return "no-face" if thrown == SAVE_FACE and state.title == seat else ""


# -- cards into houses -----------------------------------------------------------------------------


def _placing(state: Honor, seat: i64, action: i64) -> Reason:
    """The first thing that grows by it: actions, honor a turn, safety, dice; else what is there."""
    house = place(action)
    after = state.copy()
    after.play(action)
    actions = int(after.allowance(seat))
    if actions > state.allowance(seat):
        return "actions", {"ki": int(after.ki(seat)), "actions": actions}
    gain = int(after.income(seat) - state.income(seat))
    if gain > 0:
        return "income", {"gain": gain, **_race(after, seat)}
    if card(action) == GUARD:
        needs = int(assassin_needs(after, house))
        return "guards", {"house": house_name(house), "needs": needs, "seat": int(seat)}
    before, now = int(dice(state.attack_strength(seat))), int(dice(after.attack_strength(seat)))
    if now > before and state.is_first(seat):
        return "dice", {"dice": now, "before": before}
    lord = house // 2
    before, now = int(dice(state.strength(lord))), int(dice(after.strength(lord)))
    if now > before and house % 2 == 1:
        return "defends", {"dice": now, "before": before, "rival": int(lord), "seat": int(seat)}
    return "stores", {**_inside(after, house), "seat": int(seat)}


def _race(state: Honor, seat: i64) -> Facts:
    """Honor a turn, and in how many turns that makes the goal."""
    income = int(state.income(seat))
    missing, goal = int(state.terms.goal - state.honor[seat]), int(state.terms.goal)
    return {"income": income, "turns": max(1, -(-missing // max(1, income))), "goal": goal}


def _inside(state: Honor, house: i64) -> Facts:
    terms = state.terms
    return {
        "house": house_name(house),
        "honor": int(state.house_sum(house, terms.honor)),
        "ki": int(state.house_sum(house, terms.ki)),
        "strength": int(state.house_sum(house, terms.strength)),
    }


# -- ninjas and battles ----------------------------------------------------------------------------


def _spying(state: Honor, seat: i64, action: i64) -> Reason:
    rival, stolen = place(action) // 2, loot(action)
    after = state.copy()
    after.play(action)
    facts: Facts = {"seat": int(seat), "rival": int(rival), "loot": CARDS[stolen]}
    gain = int(after.income(seat) - state.income(seat))
    if gain > 0 and loot_to(action) != DESTROY:
        return "steals", {**facts, "gain": gain, "income": int(after.income(seat))}
    if rival == seat:
        why = "wastes" if loot_to(action) == DESTROY else "moves-loot"
        return why, {**facts, "strength": int(after.strength(seat))}
    less = int(state.income(rival) - after.income(rival))
    if less > 0:
        return "robs", {**facts, "less": less, "income": int(after.income(rival))}
    return "disarms", {**facts, "strength": int(after.strength(rival))}


def _killing(state: Honor, seat: i64, house: i64) -> Reason:
    rival, needs = house // 2, assassin_needs(state, house)
    after = state.copy()
    kill_head(after, house)
    facts: Facts = {
        "needs": int(needs),
        "chance": (assassin_odds(needs).permille() + 5) // 10,
        "size": int(state.house_size(house)),
    }
    if rival == seat:
        return "kills-own", facts
    less = int(state.income(rival) - after.income(rival))
    return "kills", {**facts, "rival": int(rival), "less": less}


def _attacking(state: Honor, seat: i64, rival: i64) -> Reason:
    mine, theirs = dice(state.attack_strength(seat)), dice(state.strength(rival))
    castle = state.castle(rival)
    prize = "title" if state.title == rival else "castle" if castle != NOTHING else "none"
    return "attacks", {
        "dice": int(mine),
        "theirs": int(theirs),
        "chance": (battle_odds(mine, theirs).permille() + 5) // 10,
        "rival": int(rival),
        "prize": prize,
    }


# -- declarations ----------------------------------------------------------------------------------


def _declaring(state: Honor, seat: i64, action: i64) -> Reason:
    what, other = verb(action), place(action)
    if what == ALLY:
        upper = state.house_sum(other * 2 + 1, state.terms.honor)
        upper += state.terms.title_honor if state.title == other else 0
        lower = state.house_sum(seat * 2, state.terms.honor)
        return "allies", {"rival": int(other), "income": int(half(upper) + half(lower))}
    if what == DISSOLVE:
        partner = state.partner(seat)
        income = int(state.income(partner))
        facts: Facts = {"rival": int(partner), "cost": int(DISSOLVE_COST), "income": income}
        return "leaves" if state.lord[seat] != NOBODY else "dismisses", facts
    after = state.copy()
    after.play(action)
    if what == PLAY_DAIMYO and other != seat:
        return "frees", {"rival": int(other), "income": int(state.income(other))}
    gain = int(after.income(seat) - state.income(seat))
    return "claims" if what == CLAIM else "enthrones", {"gain": gain, **_race(after, seat)}


# -- answers ---------------------------------------------------------------------------------------


def _answering(state: Honor, seat: i64, action: i64) -> Reason:
    question, honor, cost = state.question(), int(state.honor[seat]), int(DISHONOR_COST)
    if isinstance(question, MaySaveFace):
        return _saving(state, seat, question, saves=action == SAVE)
    if isinstance(question, TakeOrBurn):
        return _seizing(state, seat, question.loser, keeps=action == TAKE)
    if action == SAVE:
        return "saves-self", {"saved": int(SAVED_COST), "cost": cost}
    if action == DECLINE:
        key = "helped" if help_is_due(state, seat) else "unhelped"
        return key, {"cost": cost, "left": honor - cost}
    house = seat * 2 + (1 if action == SEPPUKU_DAIMYO else 0)
    cards = int(state.house_size(house))
    if action == LOSE_75:
        cards = int(state.house_size(seat * 2) + state.house_size(seat * 2 + 1))
        return "pays", {"left": honor - cost, "size": cards}
    return "lord-dies" if house % 2 == 1 else "dies", {"honor": honor, "size": cards}


def _saving(state: Honor, seat: i64, question: MaySaveFace, *, saves: bool) -> Reason:
    threatened = question.threat.seat
    held = int(state.hands[seat * len(CARDS) + SAVE_FACE])
    facts: Facts = {"rival": int(threatened), "seat": int(seat)}
    if not saves:
        key = "passes-self" if threatened == seat else "passes"
        return key, {**facts, "held": held, "honor": int(state.honor[threatened])}
    if isinstance(question.threat, LoseBattle):
        income = int(state.income(threatened))
        cards = int(state.house_size(threatened * 2 + 1))
        return "saves-daimyo", {**facts, "income": income, "size": cards}
    return "saves", {**facts, "saved": int(SAVED_COST), "cost": int(DISHONOR_COST)}


def _seizing(state: Honor, seat: i64, loser: i64, *, keeps: bool) -> Reason:
    castle = state.castle(loser)
    facts: Facts = {"castle": CARDS[castle], "rival": int(loser)}
    if not keeps:
        return "burns", {**facts, "strength": int(state.terms.strength[castle])}
    terms = state.terms
    return "castle", {
        **facts,
        "honor": int(terms.honor[castle]),
        "strength": int(terms.strength[castle]),
    }
