"""The table of Test of Honour as it is now, in parts.

Units are numbers [TOH-4.1]; sides are 0 for S (south) and 1 for N. The seat of a side is the same
number, unless the sides are swapped.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.skirmish.rules.attack import NO_ATTACK, NO_UNIT
from sengoku.games.skirmish.rules.parts.bag import Bag
from sengoku.games.skirmish.rules.parts.campaign import UNDECIDED, Campaign
from sengoku.games.skirmish.rules.parts.cards import Cards
from sengoku.games.skirmish.rules.parts.field import CARRIED, Battlefield
from sengoku.games.skirmish.rules.parts.units import ON, PRONE, REMOVED, Units
from sengoku.games.skirmish.rules.roll import NO_ROLL
from sengoku.games.skirmish.rules.roster import Roster
from sengoku.games.skirmish.rules.skills import REACH
from sengoku.games.skirmish.rules.terms import Scenario, Terms
from sengoku.geometry.plane import bit
from sengoku.geometry.scene import Scene
from sengoku.kernel.event import Event
from sengoku.kernel.nature import Nature
from sengoku.kernel.state import State

__all__ = ["ORIGIN", "TESTERS", "Battle"]

BOTH_READY: Final[i64] = 3
ORIGIN: Final[i64] = 50  # the bit from which a batch of testers says whom it is about
TESTERS: Final[i64] = (1 << ORIGIN) - 1
UNIT_FACTS: Final = ["unit", "target", "named"]  # those facts of events that are units

_NO_LISTS: Final = vec[vec[i64]]([vec[i64](), vec[i64]()])


class Battle(State):
    """A table as it is, without the movers.

    Terms, roster, lists and the queue of nerve tests are replaced, never written to, so copies
    share them.
    """

    def __init__(
        self,
        terms: Terms,
        roster: Roster,
        nature: Nature,
        scene: Scene,
        units: Units,
        bag: Bag,
        field: Battlefield,
        cards: Cards,
        campaign: Campaign,
    ) -> None:
        super().__init__(nature)
        self.terms = terms  # replaced from battle to battle of a campaign
        self.roster = roster
        self.scene = scene
        self.units = units
        self.bag = bag
        self.field = field
        self.cards = cards
        self.campaign = campaign
        self.lists = _NO_LISTS  # by side, while they are built
        self.ready: i64 = 0  # sides that finished their list, a bit each
        self.swap: i64 = 0  # the seat that plays S
        self.winner: i64 = UNDECIDED
        self.actor: i64 = NO_UNIT
        # What views and digests tell; steps carry their own. The next begins as the last
        # (`Attack.after`, `Roll.anew`), since digests have always told so; no rule decides by it
        # (tests/games/skirmish/test_last.py).
        self.last_attack = NO_ATTACK
        self.last_roll = NO_ROLL
        self.last_by_card: i64 = 0  # whether a card let the unit act that acts, or did last
        # Batches of units still to test, a bit each, and from bit ORIGIN on the unit whose fall
        # (or blow) they fear.
        self.nerve = vec[i64]()

    def hand_on_battle(self, twin: "Battle") -> None:
        """For `copy`: all but the parts, which the twin was given."""
        self.hand_on(twin)
        twin.lists = self.lists
        twin.ready = self.ready
        twin.swap = self.swap
        twin.winner = self.winner
        twin.actor = self.actor
        twin.last_attack = self.last_attack
        twin.last_roll = self.last_roll
        twin.last_by_card = self.last_by_card
        twin.nerve = self.nerve

    # -- looking -------------------------------------------------------------------------------

    def scenario(self) -> Scenario:
        return self.terms.scenario

    def mustered(self) -> bool:
        """Whether both lists are finished."""
        return self.ready == BOTH_READY

    def side(self, unit: i64) -> i64:
        return self.roster.side[unit]

    def seat_of(self, unit: i64) -> i64:
        """Who decides for a unit."""
        return self.roster.side[unit] ^ self.swap

    def note(self, event: Event) -> None:
        """Units have numbers; an event also tells what people call them."""
        for fact in UNIT_FACTS:
            unit = event.facts.get(fact)
            if isinstance(unit, int):
                event.facts[f"{fact}_as"] = self.roster.called(unit, self.swap)
        super().note(event)

    def on(self, unit: i64) -> bool:
        return self.units.zone[unit] == ON

    def living(self, unit: i64) -> bool:
        return self.units.zone[unit] != REMOVED

    def marked(self, unit: i64, mark: i64) -> bool:
        return self.units.marks[unit] & mark != 0

    def left(self, unit: i64) -> i64:
        """Actions that a unit has left in this round. [TOH-5.3]"""
        return self.roster.actions[unit] - self.units.spent[unit]

    def carries(self, unit: i64) -> bool:
        return self.field.captive == CARRIED and self.field.carrier == unit

    def first_unit(self, side: i64) -> i64:
        return 0 if side == 0 else self.roster.south

    def after_last(self, side: i64) -> i64:
        return self.roster.south if side == 0 else self.roster.count

    def alive(self, side: i64, nobles: bool = False) -> i64:
        """How many units (or only heroes and samurai) of a side still live."""
        found: i64 = 0
        unit = self.first_unit(side)
        while unit < self.after_last(side):
            if self.living(unit) and not (nobles and self.roster.noble[unit] == 0):
                found += 1
            unit += 1
        return found

    def picks(self, side: i64) -> list[int]:
        return [int(each) for each in self.lists[side]]

    def done(self) -> bool:
        return self.winner != UNDECIDED

    def friends_near(self, unit: i64, reach: i64) -> i64:
        """The units of its side on the table that are so near to its place, a bit each."""
        found: i64 = 0
        side = self.side(unit)
        other = self.first_unit(side)
        while other < self.after_last(side):
            if other != unit and self.on(other) and self.scene.within(unit, other, reach):
                found |= bit(other)
            other += 1
        return found

    def knows_captive(self, seat: i64) -> bool:
        """Who hid it knows, and everybody once one marker is left. [TOH-15.13, TOH-15.15]"""
        if len(self.field.there()) == 1:
            return True
        return self.scenario().hidden == "north" and seat == 1 - self.swap

    def losses(self, side: i64) -> i64:
        """In thirds of a point. [TOH-15.1]"""
        lost: i64 = 0
        unit = self.first_unit(side)
        while unit < self.after_last(side):
            if self.roster.group(unit):
                lost += self.roster.cost[unit] * (
                    self.roster.models[unit] - self.units.models[unit]
                )
            elif not self.living(unit):
                lost += 3 * self.roster.cost[unit]
            unit += 1
        return lost

    def drops_of(self, side: i64) -> i64:
        total: i64 = 0
        unit = self.first_unit(side)
        while unit < self.after_last(side):
            if self.living(unit):
                total += self.units.drops[unit]
            unit += 1
        return total

    # -- cards ---------------------------------------------------------------------------------

    def holds(self, unit: i64, card: i64) -> bool:
        """Whether a unit has a skill card that can be used now. [TOH-17.4]"""
        return self.cards.holds(unit, card)

    def holder_of(self, side: i64, card: i64) -> i64:
        """The unit of a side that holds a usable card; NO_UNIT if none does."""
        if len(self.cards.holder) == 0:
            return NO_UNIT
        unit = self.cards.holder[card]
        if unit < 0 or self.side(unit) != side or not self.cards.holds(unit, card):
            return NO_UNIT
        return unit

    def leads(self, unit: i64) -> bool:
        """Whether a unit can help others: on the table and not prone. [TOH-17.4]"""
        return self.on(unit) and not self.marked(unit, PRONE)

    def looked_up_to(self, side: i64) -> bool:
        """Whether leaders and cards of a side give dice to others in this round. [C9]"""
        return self.cards.averted >> side & 1 == 0

    def helper(self, unit: i64, card: i64) -> i64:
        """Another unit of its side near it whose card helps it; NO_UNIT if there is none."""
        holder = self.holder_of(self.side(unit), card)
        if holder < 0 or holder == unit or not self.leads(holder) or not self.on(unit):
            return NO_UNIT
        return holder if self.scene.within(holder, unit, REACH[card]) else NO_UNIT

    def injured(self, unit: i64, injury: i64) -> bool:
        return self.cards.injured(unit, injury)
