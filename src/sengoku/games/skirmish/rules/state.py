"""The table of Test of Honour with its movers: wounds, places, cards, nerve, redeals, the end."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.skirmish.rules import events
from sengoku.games.skirmish.rules.field import (
    ALERT,
    CARRIED,
    COIN,
    DISCARDED,
    DISHONOR_STREAM,
    FOR_GOOD,
    FREE,
    HELD,
    HIDDEN_CAPTIVE,
    IN_FATE_N,
    IN_FATE_S,
    INJURY_STREAM,
    MARKER,
    NERVE_REACH,
    NO_UNIT,
    OFF,
    ON,
    PRONE,
    REMOVED,
    SKILL_STREAM,
    THERE,
    TURNED_UP,
    UNDECIDED,
    Field,
)
from sengoku.games.skirmish.rules.skills import (
    BLOOD_LOSS,
    SKILL_COUNT,
    USE,
    dishonor_cards,
    injury_cards,
)
from sengoku.kernel.nature import Nature

__all__ = ["Skirmish"]


def _sorted(cards: vec[i64]) -> vec[i64]:
    return vec[i64](sorted(cards))


class Skirmish(Field):
    """One battle, or a campaign of them."""

    def copy(self) -> "Skirmish":
        twin = Skirmish(self.terms, self.roster, self.scene.copy(), self.nature.copy())
        self.hand_on_field(twin)
        return twin

    # -- wounds and marks ----------------------------------------------------------------------

    def wound(self, unit: i64, drops: i64) -> None:
        if drops == 0:
            return
        self.drops[unit] += drops
        if self.journal is not None:
            self.note(events.wounded(unit, drops, self.drops[unit]))

    def knock_down(self, unit: i64) -> None:
        """A carrier drops the captive; who lies already lies on. [TOH-9.21, TOH-14.5]"""
        if self.marked(unit, PRONE):
            return
        self.marks[unit] |= PRONE
        if self.journal is not None:
            self.note(events.knocked_down(unit))
        self.drop(unit)

    def end_alert(self, unit: i64) -> None:
        self.marks[unit] &= ~ALERT

    def remove(self, unit: i64) -> None:
        """A casualty; its tokens leave the bag for good. [TOH-5.10, TOH-14.5]"""
        self.drop(unit)
        if self.terms.level > 1:
            self.discard_cards(unit)
        self.take_tokens(unit, self.left(unit))
        self.spent[unit] = self.roster.actions[unit]
        self.zone[unit] = REMOVED
        self.scene.here[unit] = 0
        self.models[unit] = 0
        self.marks[unit] = 0
        if self.journal is not None:
            self.note(events.removed(unit))
        self.check_losses()

    def lose_model(self, unit: i64) -> None:
        self.models[unit] -= 1
        if self.journal is not None:
            self.note(events.model_lost(unit, self.models[unit]))

    # -- places --------------------------------------------------------------------------------

    def put(self, unit: i64, x: i64, y: i64) -> None:
        self.scene.put(unit, x, y)
        self.zone[unit] = ON

    def leave(self, unit: i64, x: i64, y: i64, exit_x: i64, exit_y: i64) -> None:
        """Driven over the edge: it loses prone and drops what it carries. [TOH-10.6]"""
        self.scene.put(unit, x, y)
        self.drop(unit)
        self.scene.here[unit] = 0
        self.zone[unit] = OFF
        self.exit_x[unit], self.exit_y[unit] = exit_x, exit_y
        self.marks[unit] &= ~PRONE
        if self.journal is not None:
            self.note(events.driven_off(unit, exit_x, exit_y))

    # -- the captive ---------------------------------------------------------------------------

    def drop(self, unit: i64) -> None:
        """[TOH-14.5]"""
        if self.carries(unit):
            self.captive, self.carrier = FREE, NO_UNIT
            self.captive_x, self.captive_y = self.scene.x[unit], self.scene.y[unit]
            if self.journal is not None:
                self.note(events.captive_dropped(unit, self.captive_x, self.captive_y))

    def take_captive(self, unit: i64) -> None:
        self.captive, self.carrier = CARRIED, unit
        if self.journal is not None:
            self.note(events.captive_taken(unit))

    # -- cards ---------------------------------------------------------------------------------

    def holds(self, unit: i64, card: i64) -> bool:
        """Whether a unit has a skill card that can be used now. [TOH-17.4]"""
        if len(self.holder) == 0 or self.holder[card] != unit:
            return False
        return self.card_at[card] == HELD and self.used[card] == 0

    def holder_of(self, side: i64, card: i64) -> i64:
        """The unit of a side that holds a usable card; NO_UNIT if none does."""
        if len(self.holder) == 0:
            return NO_UNIT
        unit = self.holder[card]
        if unit < 0 or self.side(unit) != side or not self.holds(unit, card):
            return NO_UNIT
        return unit

    def leads(self, unit: i64) -> bool:
        """Whether a unit can help others: on the table and not prone. [TOH-17.4]"""
        return self.on(unit) and not self.marked(unit, PRONE)

    def looked_up_to(self, side: i64) -> bool:
        """Whether leaders and cards of a side give dice to others in this round. [C9]"""
        return self.averted >> side & 1 == 0

    def helper(self, unit: i64, card: i64, reach: i64) -> i64:
        """Another unit of its side near it whose card helps it; NO_UNIT if there is none."""
        holder = self.holder_of(self.side(unit), card)
        if holder < 0 or holder == unit or not self.leads(holder) or not self.on(unit):
            return NO_UNIT
        return holder if self.scene.within(holder, unit, reach) else NO_UNIT

    def use_up(self, card: i64) -> None:
        """`round` and `battle` cards rest, `once` cards are gone for good. [C7]"""
        used = self.used[:]
        used[card] = USE[card]
        self.used = used
        if self.journal is not None:
            self.note(events.card_used(self.holder[card], card))
        if USE[card] == 3:
            self._send_card(card, FOR_GOOD, NO_UNIT)

    def _send_card(self, card: i64, place: i64, unit: i64) -> None:
        card_at, holder = self.card_at[:], self.holder[:]
        card_at[card], holder[card] = place, unit
        self.card_at, self.holder = card_at, holder

    def deal_skills(self) -> None:
        """As many cards to each side as its nobles have actions, face down. [TOH-17.1]"""
        cards = vec[i64]()
        card_at = vec[i64]([0] * SKILL_COUNT)
        holder = vec[i64]([-1] * SKILL_COUNT)
        card: i64 = 0
        while card < SKILL_COUNT:
            keeper = self.kept_by(card)
            if keeper == -1:
                cards = append(cards, card)
            elif keeper < 0:
                card_at[card] = FOR_GOOD
            else:
                # A kept card lies open on the hero from the start. [TOH-16.3]
                card_at[card], holder[card] = HELD, self.first_unit(keeper ^ self.swap)
            card += 1
        self.nature.shuffle(SKILL_STREAM, cards)
        self.unveil()
        self.card_at, self.holder = card_at, holder
        self.used = vec[i64]([0] * SKILL_COUNT)
        south, north = self._noble_actions(0), self._noble_actions(1)
        self.fate_s = cards[:south]
        self.fate_n = cards[south : south + north]
        self._mark_decks()

    def _mark_decks(self) -> None:
        card_at = self.card_at[:]
        for card in self.fate_s:
            card_at[card] = IN_FATE_S
        for card in self.fate_n:
            card_at[card] = IN_FATE_N
        self.card_at = card_at

    def _noble_actions(self, side: i64) -> i64:
        total: i64 = 0
        unit = self.first_unit(side)
        while unit < self.after_last(side):
            if self.roster.noble[unit]:
                total += self.roster.actions[unit]
            unit += 1
        return total

    def deal_shame(self) -> None:
        """The injury and dishonor decks are shared, shuffled and face down. [TOH-18.6]"""
        self.injury_deck = vec[i64](injury_cards())
        self.nature.shuffle(INJURY_STREAM, self.injury_deck)
        self.dishonor_deck = vec[i64](dishonor_cards())
        self.nature.shuffle(DISHONOR_STREAM, self.dishonor_deck)
        self.unveil()

    def fate_deck(self, side: i64) -> vec[i64]:
        return self.fate_s if side == 0 else self.fate_n

    def turn_up(self, side: i64) -> i64:
        """The top card of a fate deck, open for all. [TOH-17.3]"""
        deck = self.fate_deck(side)
        card = deck[len(deck) - 1]
        if side == 0:
            self.fate_s = deck[: len(deck) - 1]
        else:
            self.fate_n = deck[: len(deck) - 1]
        self._send_card(card, TURNED_UP, NO_UNIT)
        self.unveil()
        return card

    def give_skill(self, card: i64, unit: i64) -> None:
        """The card goes to a noble and lies open. [TOH-17.3]"""
        self._send_card(card, HELD, unit)
        if self.journal is not None:
            self.note(events.skill_gained(unit, card))

    def discard_cards(self, unit: i64) -> None:
        """Cards of a removed samurai are discarded. [TOH-17.4]"""
        card: i64 = 0
        while card < len(self.holder):
            if self.holder[card] == unit:
                self._send_card(card, DISCARDED, NO_UNIT)
            card += 1

    def injured(self, unit: i64, injury: i64) -> bool:
        return len(self.injuries) > 0 and self.injuries[unit] >> injury & 1 == 1

    def injure(self, unit: i64) -> None:
        """The top injury card; blood loss is one drop more at once. [TOH-18.1]"""
        if len(self.injury_deck) == 0:
            return
        card = self.injury_deck[len(self.injury_deck) - 1]
        self.injury_deck = self.injury_deck[: len(self.injury_deck) - 1]
        injuries = self.injuries[:]
        injuries[unit] |= 1 << card
        self.injuries = injuries
        self.unveil()
        if self.journal is not None:
            self.note(events.injured(unit, card))
        if card == BLOOD_LOSS:
            self.wound(unit, 1)

    def stained(self, unit: i64) -> i64:
        return self.stains[unit] if len(self.stains) > 0 else 0

    def turn_stains(self, unit: i64, count: i64) -> None:
        if self.stained(unit) != count:
            stains = self.stains[:]
            stains[unit] = count
            self.stains = stains

    def draw_shame(self) -> i64:
        """Who claimed a die first of all draws the top dishonor card; it is noted. [TOH-18.5]"""
        unit = self.shame[0]
        self.shame = self.shame[1:]
        last = len(self.dishonor_deck) - 1
        card = self.dishonor_deck[last]
        self.dishonor_deck = self.dishonor_deck[:last]
        self.unveil()
        if self.side(unit) == 0:
            self.shamed_s += 1
        else:
            self.shamed_n += 1
        if self.journal is not None:
            self.note(events.shamed(unit, card))
        return card

    # -- nerve ---------------------------------------------------------------------------------

    def friends_near(self, unit: i64) -> i64:
        """The units of its side on the table within 6000 of its place, a bit each. [TOH-11.1]"""
        found: i64 = 0
        side = self.side(unit)
        other = self.first_unit(side)
        while other < self.after_last(side):
            if other != unit and self.on(other) and self.scene.within(unit, other, NERVE_REACH):
                found |= 1 << other
            other += 1
        return found

    def fear_for(self, units: i64, origin: i64) -> None:
        """One more batch of nerve tests, after those already due. [TOH-11.5]"""
        if units != 0:
            self.nerve = append(self.nerve[:], units | origin << 50)

    # -- what a seat cannot know ---------------------------------------------------------------

    def redeal(self, seat: i64, nature: Nature) -> "Skirmish":
        """Lists that are not shown yet and a captive under a marker are unknown. [TOH-19.4]"""
        twin = self.copy()
        twin.nature = nature
        if self.ready != 3:
            side: i64 = 0
            while side < 2:
                if side ^ self.swap != seat:
                    twin._redeal_list(side, nature)
                side += 1
        if self.captive == HIDDEN_CAPTIVE and not self.knows_captive(seat):
            there = self.markers_there()
            twin.secret = there[nature.below(MARKER, len(there))]
        if len(self.card_at) > 0:
            twin._redeal_cards(nature)
        return twin

    def _redeal_cards(self, nature: Nature) -> None:
        """Face-down skill, injury and dishonor cards are unknown to all. [TOH-19.4]"""
        unseen = vec[i64]()
        card_at = self.card_at[:]
        card: i64 = 0
        while card < SKILL_COUNT:
            if card_at[card] <= IN_FATE_N:
                unseen = append(unseen, card)
                card_at[card] = 0
            card += 1
        nature.shuffle(SKILL_STREAM, unseen)
        south, north = len(self.fate_s), len(self.fate_n)
        self.card_at = card_at
        self.fate_s, self.fate_n = unseen[:south], unseen[south : south + north]
        self._mark_decks()
        self.injury_deck = _sorted(self.injury_deck)
        nature.shuffle(INJURY_STREAM, self.injury_deck)
        self.dishonor_deck = _sorted(self.dishonor_deck)
        nature.shuffle(DISHONOR_STREAM, self.dishonor_deck)

    def _redeal_list(self, side: i64, nature: Nature) -> None:
        """A random list that is finished or could be: a player may finish his and take it back, and
        how far he is nobody else sees."""
        picks: list[int] = []
        muster = self.terms.muster
        if self.terms.fixed_force:
            if self.ready >> side & 1:
                heroes = muster.melee_heroes()
                picks = [heroes[nature.below(COIN, len(heroes))], *muster.preset()[1:]]
        elif self.ready >> side & 1 or self.seat() == side ^ self.swap:
            while True:
                choices = muster.choices(picks)
                stop = nature.below(COIN, 4) == 0
                if not choices or (stop and muster.fault(picks) == ""):
                    break
                picks.append(choices[nature.below(COIN, len(choices))])
        if side == 0:
            self.picks_s = vec[i64](picks)
        else:
            self.picks_n = vec[i64](picks)

    def markers_there(self) -> vec[i64]:
        there = vec[i64]()
        marker: i64 = 0
        while marker < len(self.markers):
            if self.markers[marker] == THERE:
                there = append(there, marker)
            marker += 1
        return there

    def knows_captive(self, seat: i64) -> bool:
        """Who hid it knows, and everybody once one marker is left. [TOH-15.13, TOH-15.15]"""
        if len(self.markers_there()) == 1:
            return True
        return self.scenario().hidden == "north" and seat == 1 - self.swap

    # -- the end -------------------------------------------------------------------------------

    def done(self) -> bool:
        return self.winner != UNDECIDED

    def finish(self, winner: i64) -> None:
        """The battle ends at once, whatever was planned; claimed dice are paid for. [TOH-15.4]"""
        assert not self.done(), "a battle ends once"
        if self.terms.pays_at_end:
            while len(self.shame) > 0:
                self.draw_shame()
        self.winner = winner
        self.planned = 0
        if self.terms.sequel is not None:
            self.then(self.terms.sequel)
        if self.journal is not None:
            self.note(events.battle_ended(winner, self.swap))

    def check_losses(self) -> None:
        """A side without living units loses, or without its hero or samurai. [TOH-15.4]"""
        if self.done():
            return
        goal = self.scenario().goal
        side: i64 = 0
        while side < 2:
            lost = self.alive(side) == 0
            if goal == 1:
                lost = lost or self._hero_gone(side)
            elif goal == 2 or (goal == 6 and side == 0):
                lost = lost or self.alive(side, True) == 0
            if lost:
                self.finish(1 - side)
                return
            side += 1

    def _hero_gone(self, side: i64) -> bool:
        return not self.living(self.first_unit(side))  # a list begins with its hero [TOH-3.8]

    def losses(self, side: i64) -> i64:
        """In thirds of a point. [TOH-15.1]"""
        lost: i64 = 0
        unit = self.first_unit(side)
        while unit < self.after_last(side):
            if self.roster.group(unit):
                lost += self.roster.cost[unit] * (self.roster.models[unit] - self.models[unit])
            elif not self.living(unit):
                lost += 3 * self.roster.cost[unit]
            unit += 1
        return lost

    def drops_of(self, side: i64) -> i64:
        total: i64 = 0
        unit = self.first_unit(side)
        while unit < self.after_last(side):
            if self.living(unit):
                total += self.drops[unit]
            unit += 1
        return total

    def scores(self) -> list[int]:
        """What each side has cut down, in thirds of a point."""
        if self.terms.series:
            return [int(self.points_0), int(self.points_1)]
        if self.ready != 3:
            return [0, 0]
        return [int(self.losses(1)), int(self.losses(0))]

    def ranks(self) -> list[int]:
        best = self._best_seat()
        if best < 0:
            return [1, 1]
        return [1, 2] if best == 0 else [2, 1]

    def winners(self) -> list[int]:
        best = self._best_seat()
        return [] if best < 0 else [int(best)]

    def _best_seat(self) -> i64:
        """The winner of the battle or of the campaign, as a seat; negative if there is none."""
        if self.terms.series:
            return self.champion
        return self.winner if self.winner < 0 else self.winner ^ self.swap

    def returns(self) -> list[float]:
        assert self.over() and self.done(), "returns exist once the game is over"
        best = self._best_seat()
        if best < 0:
            return [0.0, 0.0]
        return [1.0, -1.0] if best == 0 else [-1.0, 1.0]
