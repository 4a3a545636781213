"""What the active player might do now, each with what it may bring him in honor until the end.

The prices (`weights.toml`) are rules of thumb, tuned in games of such players among themselves.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.bots.weights import Weights
from sengoku.games.honor.judgement.race import TURN, odds, turns_left, upper_income
from sengoku.games.honor.rules.actions import (
    CLAIM,
    DRAW,
    END_TURN,
    ally,
    and_loot,
    assassinate,
    attack,
    discard,
    dishonor,
    place_card,
    play_daimyo,
    send_spy,
)
from sengoku.games.honor.rules.components import (
    ARMIES,
    ASSASSIN,
    CARD_COUNT,
    CASTLES,
    DAIMYO,
    DISHONOR,
    ELITE_SPY,
    GUARD,
    HOUSE_CARDS,
    POSSESSIONS,
    SAVE_FACE,
    SPY,
)
from sengoku.games.honor.rules.rights import (
    DISHONOR_ACTIONS,
    DISHONOR_COST,
    NINJA_COST,
    SAVED_COST,
    assassin_cost,
    dice,
    may_die,
)
from sengoku.games.honor.rules.state import FREE, FULL_KI, HAND_SIZE, NOTHING, Honor
from sengoku.kernel.viewer import NOBODY

__all__ = ["Plan", "death_cost"]

_WEIGHTS: Final = Weights("honor", "plan")
SCORINGS: Final[i64] = _WEIGHTS.whole("scorings")
SHARE: Final[i64] = _WEIGHTS.whole("share")
SHARE_OF_LEADER: Final[i64] = _WEIGHTS.whole("share_of_leader")
SHARE_NEAR: Final[i64] = _WEIGHTS.whole("share_near")
SHARE_NEXT: Final[i64] = _WEIGHTS.whole("share_next")

KI: Final[i64] = _WEIGHTS.whole("ki")
SPARE_KI: Final[i64] = _WEIGHTS.whole("spare_ki")
STRENGTH: Final[i64] = _WEIGHTS.whole("strength")
STRENGTH_IN_NEED: Final[i64] = _WEIGHTS.whole("strength_in_need")
LORD: Final[i64] = _WEIGHTS.whole("lord")
SERVICE: Final[i64] = _WEIGHTS.whole("service")
INHERITANCE: Final[i64] = _WEIGHTS.whole("inheritance")
GUARDED_LORD: Final[i64] = _WEIGHTS.whole("guarded_lord")
GUARDED_SELF: Final[i64] = _WEIGHTS.whole("guarded_self")
CASTLE_DANGER: Final[i64] = _WEIGHTS.whole("castle_danger")
CARD_DRAWN: Final[i64] = _WEIGHTS.whole("card_drawn")
RISING: Final[i64] = _WEIGHTS.whole("rising")
TWO_ACTIONS: Final[i64] = _WEIGHTS.whole("two_actions")
CASTLE_WON: Final[i64] = _WEIGHTS.whole("castle_won")
SURE: Final[i64] = 10_000

UNSAVED: Final[i64] = _WEIGHTS.whole("unsaved")
FALLEN: Final[i64] = _WEIGHTS.whole("fallen")
HIT: Final[i64] = _WEIGHTS.whole("hit")
HIT_GUARDED: Final[i64] = _WEIGHTS.whole("hit_guarded")
CLAIMED_AFTER: Final[i64] = _WEIGHTS.whole("claimed_after")
SAFE_ODDS: Final[i64] = _WEIGHTS.whole("safe_odds")

KEEP_FACE: Final[i64] = _WEIGHTS.whole("keep_face")
KEEP_SECOND_FACE: Final[i64] = _WEIGHTS.whole("keep_second_face")
KEEP_WEAPON: Final[i64] = _WEIGHTS.whole("keep_weapon")
KEEP_SPY: Final[i64] = _WEIGHTS.whole("keep_spy")
KEEP_LORD: Final[i64] = _WEIGHTS.whole("keep_lord")
KEEP_HOPE: Final[i64] = _WEIGHTS.whole("keep_hope")


def death_cost(state: Honor, seat: i64) -> i64:
    """What the death of a samurai costs him, about."""
    if not may_die(state, seat):
        return SURE
    scorings = SCORINGS
    other: i64 = 0
    while other < state.terms.seats:
        scorings = min(scorings, turns_left(state, other) * 10 // TURN)
        other += 1
    cost = _house_worth(state, seat * 2, scorings)
    if state.bond[seat] != FREE:
        return cost + SERVICE
    holder = state.holder(seat)
    return cost + (INHERITANCE if holder != NOBODY and state.is_second(holder) else 0)


def _house_worth(state: Honor, house: i64, scorings: i64) -> i64:
    terms = state.terms
    worth = state.house_sum(house, terms.honor) * scorings // 10
    worth += state.house_sum(house, terms.ki) * KI
    return worth + state.house_sum(house, terms.strength) * STRENGTH


class Plan:
    """One look at a turn: `choose` gives the action that seems to bring most."""

    def __init__(self, state: Honor, seat: i64) -> None:
        self.state: Final = state
        self.seat: Final[i64] = seat
        self.shares: Final = vec[i64]([SHARE] * state.terms.seats)
        self.scorings: Final[i64] = self._reckon()
        self.strength: Final[i64] = self._strength_worth()
        self.best: i64 = END_TURN
        self.most: i64 = 0

    def _reckon(self) -> i64:
        """How long the game may last, in tenths of a turn, and whom it is worth while to hurt."""
        scorings, least, leader = SCORINGS, 2 * SURE * TURN, NOBODY
        other: i64 = 0
        while other < self.state.terms.seats:
            turns = turns_left(self.state, other)
            scorings = min(scorings, turns * 10 // TURN)
            if other != self.seat:
                if turns < least:
                    least, leader = turns, other
                if turns <= 2 * TURN:
                    self.shares[other] = SHARE_NEXT if turns <= TURN else SHARE_NEAR
            other += 1
        self.shares[leader] = max(self.shares[leader], SHARE_OF_LEADER)
        return scorings

    def choose(self) -> i64:
        state, seat = self.state, self.seat
        left = state.actions_left(seat)
        if state.declared == 0:
            self._declare(left)
        if left == 0:
            return self.best
        if not state.is_first(seat) and state.bond[seat] == FREE:
            self._rise()
        self._strike(left)
        self._build()
        if state.pile_left() + state.discarded > 0:
            if state.held[seat] < HAND_SIZE:
                self._offer(DRAW, CARD_DRAWN)
            elif self.most < CARD_DRAWN and left > state.terms.discard_cost:
                self._make_room()
        return self.best

    def _offer(self, action: i64, worth: i64) -> None:
        if worth > self.most:
            self.best, self.most = action, worth

    def _share(self, rival: i64, loss: i64) -> i64:
        return loss * self.shares[rival] // 100

    def _lord_worth(self, lord: i64) -> i64:
        """What a daimyo house is worth to who controls it."""
        return upper_income(self.state, lord) * self.scorings // 10 + LORD

    def _title_worth(self) -> i64:
        return self.state.terms.title_honor * self.scorings // 10

    def _strength_worth(self) -> i64:
        """A point of strength counts where it may decide a battle."""
        state, seat = self.state, self.seat
        if not state.is_first(seat):
            return STRENGTH
        low, high, lead = i64(-9), i64(6), i64(0)
        if state.may_be_attacked(seat):
            low, high = -3, 9
            lead = state.strength(seat) - self._strongest_attack()
        elif state.title != NOBODY:
            lead = state.attack_strength(seat) - state.strength(state.title)
        return STRENGTH_IN_NEED if low <= lead <= high else STRENGTH

    def _strongest_attack(self) -> i64:
        most: i64 = 0
        other: i64 = 0
        while other < self.state.terms.seats:
            if other != self.seat and self.state.is_first(other):
                most = max(most, self.state.attack_strength(other))
            other += 1
        return most

    # -- declarations ----------------------------------------------------------------------------

    def _declare(self, left: i64) -> None:
        state, seat = self.state, self.seat
        if not state.is_first(seat):
            if state.bond[seat] == FREE:
                self._ally()
        elif state.title == NOBODY:
            self._offer(CLAIM, SURE)
        elif dice(state.attack_strength(seat)) > 0:
            self._attack(left)

    def _attack(self, left: i64) -> None:
        """By the odds; but whoever has armies in hand sends them first."""
        state, seat = self.state, self.seat
        target: i64 = 0
        while target < state.terms.seats:
            if target != seat and state.may_be_attacked(target):
                own, other = dice(state.attack_strength(seat)), dice(state.strength(target))
                chance = odds(own, other)
                worth = self._battle_worth(target, chance)
                action = attack(target)
                if worth > 0 and chance < SAFE_ODDS and left > 0:
                    army = self._reinforcement()
                    action = army if army != END_TURN else action
                self._offer(action, worth)
            target += 1

    def _battle_worth(self, target: i64, chance: i64) -> i64:
        gain = self._share(target, self._lord_worth(target))
        if self.state.title == target:
            gain += self._title_worth()
        else:
            gain = gain * FALLEN // 100 + CASTLE_WON
        risk = self._lord_worth(self.seat)
        if self.state.title != self.seat:
            risk = risk * FALLEN // 100
        return (gain * chance - risk * (100 - chance)) // 100

    def _reinforcement(self) -> i64:
        """Placing the strongest card in hand, or END_TURN if there is none."""
        state, seat = self.state, self.seat
        best, most = END_TURN, i64(0)
        card: i64 = ARMIES
        while card < GUARD:
            if state.hands[seat * CARD_COUNT + card] > 0 and state.terms.strength[card] > most:
                house = self._house_for(card)
                if house != NOTHING:
                    best, most = place_card(card, house), state.terms.strength[card]
            card += 1
        return best

    def _ally(self) -> None:
        state = self.state
        lord: i64 = 0
        while lord < state.terms.seats:
            if state.is_first(lord) and state.holder(lord) == NOBODY:
                pay = upper_income(state, lord)
                self._offer(ally(lord), 1 + pay + pay * self.scorings // 20)
            lord += 1

    def _rise(self) -> None:
        """A ronin plays the best daimyo he has."""
        terms = self.state.terms
        card: i64 = DAIMYO
        while card < CARD_COUNT:
            if self.state.hands[self.seat * CARD_COUNT + card] > 0:
                worth = RISING + terms.honor[card] * self.scorings // 10 + terms.strength[card]
                self._offer(play_daimyo(card, self.seat), worth)
            card += 1

    # -- strikes ---------------------------------------------------------------------------------

    def _strike(self, left: i64) -> None:
        hands, base = self.state.hands, self.seat * CARD_COUNT
        other: i64 = 0
        while other < self.state.terms.seats:
            if other != self.seat:
                if hands[base + ASSASSIN] > 0:
                    self._kill_samurai(other)
                    if self.state.is_first(other) and self.state.lord[self.seat] != other:
                        self._kill_daimyo(other)
                if left >= DISHONOR_ACTIONS and hands[base + DISHONOR] > 0:
                    self._dishonor(other)
                if hands[base + SPY] + hands[base + ELITE_SPY] > 0:
                    self._spy_on(other)
            other += 1

    def _offer_death(self, house: i64, worth: i64) -> None:
        hit = HIT_GUARDED if self.state.count(house, GUARD) > 0 else HIT
        cost = assassin_cost(self.state, self.seat, house)
        self._offer(assassinate(house), worth * hit // 100 - cost)

    def _kill_samurai(self, other: i64) -> None:
        """His house falls; a second who kills his first takes over. [HON-11.4]"""
        state = self.state
        worth = self._share(other, _house_worth(state, other * 2, self.scorings))
        if state.is_second(self.seat) and state.lord[self.seat] == other:
            estate = self._lord_worth(other)
            worth = estate + self._share(other, estate)
        self._offer_death(other * 2, worth)

    def _kill_daimyo(self, other: i64) -> None:
        """Who kills a shogun before he declares may claim the title."""
        state, seat = self.state, self.seat
        worth = self._share(other, self._lord_worth(other))
        if state.title == other and state.declared == 0 and state.is_first(seat):
            worth += self._title_worth() * CLAIMED_AFTER // 100
        self._offer_death(other * 2 + 1, worth)

    def _dishonor(self, other: i64) -> None:
        loss = min(DISHONOR_COST, death_cost(self.state, other))
        if self.state.title != other:
            loss = (loss * UNSAVED + min(loss, SAVED_COST) * (100 - UNSAVED)) // 100
        self._offer(dishonor(other), self._share(other, loss) - TWO_ACTIONS)

    def _spy_on(self, other: i64) -> None:
        self._steal(other * 2)
        if self.state.lord[self.seat] != other:
            self._steal(other * 2 + 1)

    def _steal(self, house: i64) -> None:
        """Only possessions are worth the shame of a spy; an elite spy takes two."""
        seat, base = self.seat, self.seat * CARD_COUNT
        one, two, first, second = NOTHING, NOTHING, i64(0), i64(0)
        card: i64 = POSSESSIONS
        while card < GUARD:
            if self.state.count(house, card) > 0:
                worth = self._worth(card)
                worth += self._share(house >> 1, worth)
                if worth > first:
                    one, two, first, second = card, one, worth, first
                elif worth > second:
                    two, second = card, worth
            card += 1
        if one == NOTHING:
            return
        if self.state.hands[base + SPY] > 0:
            self._offer(send_spy(SPY, house, one, seat * 2), first - NINJA_COST)
        elif two == NOTHING:
            self._offer(send_spy(ELITE_SPY, house, one, seat * 2), first - NINJA_COST)
        if two != NOTHING and self.state.hands[base + ELITE_SPY] > 0:
            spying = send_spy(ELITE_SPY, house, min(one, two), seat * 2)
            pair = and_loot(spying, max(one, two), seat * 2)
            self._offer(pair, first + second - NINJA_COST)

    # -- houses ----------------------------------------------------------------------------------

    def _build(self) -> None:
        """The card that brings most goes where there is room for it."""
        state, seat = self.state, self.seat
        card: i64 = 0
        while card < HOUSE_CARDS:
            if state.hands[seat * CARD_COUNT + card] > 0:
                house = self._house_for(card)
                if house != NOTHING:
                    self._offer(place_card(card, house), self._placed(card, house))
            card += 1

    def _house_for(self, card: i64) -> i64:
        """His own house before the daimyo's, which may change hands; a guard the other way."""
        state, seat = self.state, self.seat
        first = state.is_first(seat)
        if card >= CASTLES:
            return seat * 2 + 1 if first and state.castle(seat) == NOTHING else NOTHING
        if card == GUARD:
            if first and state.count(seat * 2 + 1, GUARD) == 0:
                return seat * 2 + 1
            return seat * 2 if state.count(seat * 2, GUARD) == 0 else NOTHING
        if state.fits(card, seat * 2):
            return seat * 2
        return seat * 2 + 1 if first and state.fits(card, seat * 2 + 1) else NOTHING

    def _placed(self, card: i64, house: i64) -> i64:
        if card == GUARD:
            return GUARDED_LORD if house & 1 == 1 else GUARDED_SELF
        return self._worth(card) - (CASTLE_DANGER if card >= CASTLES else 0)

    def _worth(self, card: i64) -> i64:
        terms = self.state.terms
        ki = KI if self.state.ki(self.seat) < FULL_KI else SPARE_KI
        worth = terms.honor[card] * self.scorings // 10 + terms.ki[card] * ki
        return worth + terms.strength[card] * self.strength

    # -- the hand --------------------------------------------------------------------------------

    def _make_room(self) -> None:
        """The card that is least worth keeping makes room for a new one."""
        state, seat = self.state, self.seat
        least = CARD_DRAWN * 2
        card: i64 = 0
        while card < CARD_COUNT:
            if state.hands[seat * CARD_COUNT + card] > 0:
                worth = self._keep(card)
                if worth < least:
                    self.best, least = discard(card), worth
            card += 1

    def _keep(self, card: i64) -> i64:
        state, seat = self.state, self.seat
        if card < HOUSE_CARDS:
            return self._worth(card) if self._house_for(card) != NOTHING else 0
        if card >= DAIMYO:
            return KEEP_LORD if state.is_first(seat) else KEEP_HOPE
        if card == SAVE_FACE:
            single = state.hands[seat * CARD_COUNT + card] == 1
            return KEEP_FACE if single else KEEP_SECOND_FACE
        return KEEP_WEAPON if card in (DISHONOR, ASSASSIN) else KEEP_SPY
