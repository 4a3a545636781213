"""The table of Test of Honour with its movers: tokens, dice, wounds, places, cards, the end."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.skirmish.rules import events
from sengoku.games.skirmish.rules.actions import VERBS
from sengoku.games.skirmish.rules.attack import NO_UNIT
from sengoku.games.skirmish.rules.battle import ORIGIN, Battle
from sengoku.games.skirmish.rules.parts.bag import FATES, NO_TOKEN
from sengoku.games.skirmish.rules.parts.cards import FOR_GOOD, HELD, TURNED_UP
from sengoku.games.skirmish.rules.parts.field import CARRIED, FREE, HIDDEN_CAPTIVE
from sengoku.games.skirmish.rules.parts.units import ALERT, OFF, ON, PRONE, REMOVED
from sengoku.games.skirmish.rules.roll import ROLLS, Roll
from sengoku.games.skirmish.rules.skills import BLOOD_LOSS, ONCE, USE
from sengoku.games.skirmish.rules.streams import DICE, MARKER
from sengoku.games.skirmish.rules.terms import HERO_FALLS, NOBLES_FALL, RESCUE
from sengoku.kernel.nature import Nature
from sengoku.kernel.verbs import Verbs

__all__ = ["Skirmish"]


class Skirmish(Battle):
    """One battle, or a campaign of them."""

    def verbs(self) -> Verbs:
        return VERBS

    def copy(self) -> "Skirmish":
        twin = Skirmish(
            self.terms,
            self.roster,
            self.nature.copy(),
            self.scene.copy(),
            self.units.copy(),
            self.bag.copy(),
            self.field.copy(),
            self.cards if self.terms.level == 1 else self.cards.copy(),
            self.campaign,
        )
        self.hand_on_battle(twin)
        return twin

    def enlist(self, side: i64, picks: list[int]) -> None:
        lists = self.lists[:]
        lists[side] = vec[i64](picks)
        self.lists = lists

    # -- tokens --------------------------------------------------------------------------------

    def fill_bag(self) -> None:
        """One token for each action of every living unit, and three of fate. [TOH-4.2]"""
        bag = self.bag
        bag.noble, bag.common, bag.fate = 0, 0, FATES
        unit: i64 = 0
        while unit < self.roster.count:
            self.units.spent[unit] = 0
            if self.living(unit):
                bag.take(self.roster.noble[unit], -self.roster.actions[unit])
            unit += 1

    def lose_action(self, unit: i64, why: str) -> None:
        """[TOH-5.9]"""
        if self.left(unit) > 0:
            self.bag.take(self.roster.noble[unit], 1)
            self.units.spent[unit] += 1
            if self.journal is not None:
                self.note(events.action_lost(unit, why))

    def assign(self, unit: i64) -> None:
        """The drawn token goes to a unit and counts as spent at once. [TOH-5.2]"""
        self.bag.token = NO_TOKEN
        self.units.spent[unit] += 1
        self.actor = unit
        if self.journal is not None:
            self.note(events.token_given(self.seat_of(unit), unit))

    # -- dice ----------------------------------------------------------------------------------

    def throw(self, roll: Roll) -> Roll:
        """The dice of a test fall; with none it fails without a roll. [TOH-2.1]"""
        self.last_roll = roll if roll.spared == 0 else roll.marked(roll.free, 0)
        return self._fall(roll.unit, ROLLS[roll.kind], roll.dice)

    def throw_beside(self, unit: i64, kind: i64, dice: i64) -> Roll:
        """Dice that are about something else than the last roll."""
        return self._fall(unit, ROLLS[kind], dice)

    def single_die(self, unit: i64, what: str) -> i64:
        """A die that only counts swords; what lay there before is forgotten. [TOH-2.6]"""
        return self._fall(unit, what, 1).swords

    def _fall(self, unit: i64, what: str, dice: i64) -> Roll:
        swords: i64 = 0
        crosses: i64 = 0
        faces: list[int] = []
        left = dice
        while left > 0:
            face = self.nature.below(DICE, 6)
            if face == 0:
                swords += 2
            elif face <= 2:
                swords += 1
            elif face == 5:
                crosses += 1
            if self.journal is not None:
                faces.append(int(face))
            left -= 1
        roll = self.last_roll.showing(swords, crosses)
        self.last_roll = roll
        if dice > 0:
            self.unveil()
        if self.journal is not None:
            self.note(events.rolled(unit, what, faces, roll.passed(), roll.fumbled()))
        return roll

    # -- wounds and marks ----------------------------------------------------------------------

    def wound(self, unit: i64, drops: i64) -> None:
        if drops == 0:
            return
        self.units.drops[unit] += drops
        if self.journal is not None:
            self.note(events.wounded(unit, drops, self.units.drops[unit]))

    def knock_down(self, unit: i64) -> None:
        """A carrier drops the captive; who lies already lies on. [TOH-9.21, TOH-14.5]"""
        if self.marked(unit, PRONE):
            return
        self.units.marks[unit] |= PRONE
        if self.journal is not None:
            self.note(events.knocked_down(unit))
        self.drop(unit)

    def end_alert(self, unit: i64) -> None:
        self.units.marks[unit] &= ~ALERT

    def remove(self, unit: i64) -> None:
        """A casualty; its tokens leave the bag for good. [TOH-5.10, TOH-14.5]"""
        self.drop(unit)
        if self.terms.level > 1:
            self.cards.discard(unit)
        self.bag.take(self.roster.noble[unit], self.left(unit))
        self.units.spent[unit] = self.roster.actions[unit]
        self.units.zone[unit] = REMOVED
        self.scene.here[unit] = 0
        self.units.models[unit] = 0
        self.units.marks[unit] = 0
        if self.journal is not None:
            self.note(events.removed(unit))
        self.check_losses()

    def lose_model(self, unit: i64) -> None:
        self.units.models[unit] -= 1
        if self.journal is not None:
            self.note(events.model_lost(unit, self.units.models[unit]))

    # -- places --------------------------------------------------------------------------------

    def put(self, unit: i64, x: i64, y: i64) -> None:
        self.scene.put(unit, x, y)
        self.units.zone[unit] = ON

    def leave(self, unit: i64, x: i64, y: i64, exit_x: i64, exit_y: i64) -> None:
        """Driven over the edge: it loses prone and drops what it carries. [TOH-10.6]"""
        self.scene.put(unit, x, y)
        self.drop(unit)
        self.scene.here[unit] = 0
        self.units.zone[unit] = OFF
        self.units.exits(unit, exit_x, exit_y)
        self.units.marks[unit] &= ~PRONE
        if self.journal is not None:
            self.note(events.driven_off(unit, exit_x, exit_y))

    # -- the captive ---------------------------------------------------------------------------

    def drop(self, unit: i64) -> None:
        """The captive stays where her carrier is. [TOH-14.5]"""
        if self.carries(unit):
            self.field.captive, self.field.carrier = FREE, NO_UNIT
            self.field.captive_x, self.field.captive_y = self.scene.x[unit], self.scene.y[unit]
            if self.journal is not None:
                self.note(events.captive_dropped(unit, self.field.captive_x, self.field.captive_y))

    def take_captive(self, unit: i64) -> None:
        self.field.captive, self.field.carrier = CARRIED, unit
        if self.journal is not None:
            self.note(events.captive_taken(unit))

    # -- cards ---------------------------------------------------------------------------------

    def use_up(self, card: i64) -> None:
        """`round` and `battle` cards rest, `once` cards are gone for good. [C7]"""
        self.cards.use(card, USE[card])
        if self.journal is not None:
            self.note(events.card_used(self.cards.holder[card], card))
        if USE[card] == ONCE:
            self.cards.send(card, FOR_GOOD)

    def turn_up(self, side: i64) -> i64:
        """The top card of a fate deck, open for all. [TOH-17.3]"""
        card = self.cards.top(side)
        self.cards.send(card, TURNED_UP)
        self.unveil()
        return card

    def give_skill(self, card: i64, unit: i64) -> None:
        """The card goes to a noble and lies open. [TOH-17.3]"""
        self.cards.send(card, HELD, unit)
        if self.journal is not None:
            self.note(events.skill_gained(unit, card))

    def injure(self, unit: i64) -> None:
        """The top injury card; blood loss is one drop more at once. [TOH-18.1]"""
        if len(self.cards.injury_deck) == 0:
            return
        card = self.cards.injure(unit)
        self.unveil()
        if self.journal is not None:
            self.note(events.injured(unit, card))
        if card == BLOOD_LOSS:
            self.wound(unit, 1)

    def draw_shame(self) -> i64:
        """Who claimed a die first of all draws the top dishonor card; it is noted. [TOH-18.5]"""
        unit = self.cards.shame[0]
        card = self.cards.draw_shame(self.side(unit))
        self.unveil()
        if self.journal is not None:
            self.note(events.shamed(unit, card))
        return card

    # -- nerve ---------------------------------------------------------------------------------

    def fear_for(self, units: i64, origin: i64) -> None:
        """One more batch of nerve tests, after those already due. [TOH-11.5]"""
        if units != 0:
            self.nerve = append(self.nerve[:], units | origin << ORIGIN)

    # -- what a seat cannot know ---------------------------------------------------------------

    def redeal(self, seat: i64, nature: Nature) -> "Skirmish":
        """Lists that are not shown yet and a captive under a marker are unknown. [TOH-19.4]"""
        twin = self.copy()
        twin.nature = nature
        if not self.mustered():
            side: i64 = 0
            while side < 2:
                if side ^ self.swap != seat:
                    twin.enlist(side, self._invented(side, nature))
                side += 1
        if self.field.captive == HIDDEN_CAPTIVE and not self.knows_captive(seat):
            there = self.field.there()
            twin.field.secret = there[nature.below(MARKER, len(there))]
        if self.cards.dealt():
            twin.cards.redeal(nature)
        return twin

    def _invented(self, side: i64, nature: Nature) -> list[int]:
        """A list that is finished or could be: a player may finish his and take it back, and how
        far he is nobody else sees."""
        ready = self.ready >> side & 1 == 1
        if self.terms.fixed_force:
            return self.terms.muster.armed(nature) if ready else []
        begun = ready or self.seat() == side ^ self.swap
        return self.terms.muster.invented(nature) if begun else []

    # -- the end -------------------------------------------------------------------------------

    def finish(self, winner: i64, ended: str) -> None:
        """The battle ends at once, whatever was planned; claimed dice are paid for. `ended` is
        what brought it about. [TOH-15.4]"""
        assert not self.done(), "a battle ends once"
        if self.terms.pays_at_end:
            while len(self.cards.shame) > 0:
                self.draw_shame()
        self.winner = winner
        self.planned = 0
        if self.terms.sequel is not None:
            self.then(self.terms.sequel)
        if self.journal is not None:
            self.note(events.battle_ended(winner, self.swap, ended))

    def check_losses(self) -> None:
        """A side without living units loses, or without its hero or samurai. [TOH-15.4]"""
        if self.done():
            return
        goal = self.scenario().goal
        side: i64 = 0
        while side < 2:
            ended = ""
            if goal == HERO_FALLS and self._hero_gone(side):
                ended = "hero"
            elif (goal == NOBLES_FALL or (goal == RESCUE and side == 0)) and self.alive(
                side, True
            ) == 0:
                ended = "nobles"
            elif self.alive(side) == 0:
                ended = "all"
            if ended:
                self.finish(1 - side, ended)
                return
            side += 1

    def _hero_gone(self, side: i64) -> bool:
        return not self.living(self.first_unit(side))  # a list begins with its hero [TOH-3.8]

    def scores(self) -> list[int]:
        """What each side has cut down, in thirds of a point."""
        if self.terms.series:
            return list(self.campaign.points)
        if not self.mustered():
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
            return self.campaign.champion
        return self.winner if self.winner < 0 else self.winner ^ self.swap

    def returns(self) -> list[float]:
        assert self.over() and self.done(), "returns exist once the game is over"
        best = self._best_seat()
        if best < 0:
            return [0.0, 0.0]
        return [1.0, -1.0] if best == 0 else [-1.0, 1.0]
