"""The table of Test of Honour as it is now: what lies where, whose token it is, what was rolled.

Units are numbers [TOH-4.1]; sides are 0 for S (south) and 1 for N. The seat of a side is the same
number. Roster, ground, lists of picks and the queue of nerve tests are replaced, never written to,
so copies share them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.skirmish.rules import events
from sengoku.games.skirmish.rules.components import constant
from sengoku.games.skirmish.rules.roster import Roster
from sengoku.games.skirmish.rules.terms import Scenario, Terms
from sengoku.geometry.scene import Scene
from sengoku.kernel.event import Event
from sengoku.kernel.nature import Nature
from sengoku.kernel.state import State
from sengoku.kernel.viewer import NOBODY

__all__ = [
    "ALERT",
    "BAG",
    "CARRIED",
    "COIN",
    "DICE",
    "DISCARDED",
    "DISHONOR_STREAM",
    "DRAW",
    "FATES",
    "FOR_GOOD",
    "FREE",
    "GONE",
    "HELD",
    "HIDDEN_CAPTIVE",
    "INJURY_STREAM",
    "IN_FATE_N",
    "IN_FATE_S",
    "LEFT",
    "MARKER",
    "NERVE_REACH",
    "NO_CAPTIVE",
    "NO_UNIT",
    "OFF",
    "ON",
    "PRONE",
    "RELOAD",
    "REMOVED",
    "RESERVE",
    "SKILL_STREAM",
    "TERRAIN",
    "TESTERS",
    "THERE",
    "TURNED_UP",
    "UNDEALT",
    "UNDECIDED",
    "UNIT_FACTS",
    "WAITING",
    "Field",
]

# The streams of luck, in the order of the game's `streams`.
COIN: Final[i64] = 0
TERRAIN: Final[i64] = 1
MARKER: Final[i64] = 2
BAG: Final[i64] = 3
DICE: Final[i64] = 4
SKILL_STREAM: Final[i64] = 5
INJURY_STREAM: Final[i64] = 6
DISHONOR_STREAM: Final[i64] = 7

# Where a unit is. [TOH-1.13]
WAITING: Final[i64] = 0  # to be deployed
ON: Final[i64] = 1
OFF: Final[i64] = 2  # driven over the edge
RESERVE: Final[i64] = 3
REMOVED: Final[i64] = 4

# Marks of a unit, a bit each.
ALERT: Final[i64] = 1
PRONE: Final[i64] = 2
RELOAD: Final[i64] = 4

# Where the captive is. [TOH-14.3]
NO_CAPTIVE: Final[i64] = 0
HIDDEN_CAPTIVE: Final[i64] = 1  # under a marker
FREE: Final[i64] = 2
CARRIED: Final[i64] = 3
LEFT: Final[i64] = 4

# Markers.
THERE: Final[i64] = 0
GONE: Final[i64] = 1

NO_UNIT: Final[i64] = -1
UNDECIDED: Final[i64] = -2  # a winner to be; -1 is a draw
DRAW: Final[i64] = -1

FATES: Final[i64] = 3
UNIT_FACTS: Final = ["unit", "target", "named"]  # those facts of events that are units
TESTERS: Final[i64] = (1 << 50) - 1
NERVE_REACH: Final[i64] = constant("run")

# Where a skill card is. [TOH-I6]
UNDEALT: Final[i64] = 0
IN_FATE_S: Final[i64] = 1
IN_FATE_N: Final[i64] = 2
HELD: Final[i64] = 3
DISCARDED: Final[i64] = 4
FOR_GOOD: Final[i64] = 5  # removed, also from a campaign
TURNED_UP: Final[i64] = 6  # open, and about to be given to somebody


class Field(State):
    """By unit: `spent` actions, blood `drops`, `models` left, `marks`, `zone`, exit point."""

    def __init__(self, terms: Terms, roster: Roster, scene: Scene, nature: Nature) -> None:
        super().__init__(nature)
        self.terms = terms  # replaced from battle to battle of a campaign
        self.roster = roster
        self.scene = scene
        self.picks_s = vec[i64]()  # shared: the lists, while they are built
        self.picks_n = vec[i64]()
        self.ready: i64 = 0  # sides that finished their list, a bit each
        self.swap: i64 = 0  # the seat that plays S
        # A campaign (chapter 16).
        self.battle: i64 = 0
        self.last_winner: i64 = NOBODY
        self.points_0: i64 = 0
        self.points_1: i64 = 0
        self.shame_0: i64 = 0
        self.shame_1: i64 = 0
        self.kept_cards = vec[i64]()  # shared: by skill card who keeps it, -1 nobody, -2 gone
        self.champion: i64 = UNDECIDED
        self.first: i64 = NOBODY
        self.round: i64 = 0
        self.drawer: i64 = NOBODY
        self.bag_noble: i64 = 0
        self.bag_common: i64 = 0
        self.bag_fate: i64 = 0
        self.token: i64 = -1  # drawn and not yet assigned: 1 noble, 0 common, -1 none
        self.spent = vec[i64]()
        self.drops = vec[i64]()
        self.models = vec[i64]()
        self.marks = vec[i64]()
        self.zone = vec[i64]()
        self.exit_x = vec[i64]()
        self.exit_y = vec[i64]()
        self.markers = vec[i64]()  # THERE or GONE
        self.secret: i64 = -1  # the marker that hides the captive
        self.captive: i64 = NO_CAPTIVE
        self.carrier: i64 = NO_UNIT
        self.captive_x: i64 = 0
        self.captive_y: i64 = 0
        self.finds_s: i64 = 0
        self.finds_n: i64 = 0
        self.winner: i64 = UNDECIDED
        # The running action and attack. One is enough: a free action comes last of all. [TOH-9.1]
        self.actor: i64 = NO_UNIT
        self.attacker: i64 = NO_UNIT
        self.target: i64 = NO_UNIT
        self.shot: i64 = 0
        self.mods: i64 = 0  # strike dice won or lost on the way
        self.gap: i64 = 0  # of the shot
        self.kept: i64 = 0  # bonuses kept for later [TOH-9.6]
        self.gain: i64 = 0  # the bonus that gives a free action, and who has it [TOH-9.20]
        self.gainer: i64 = NO_UNIT
        self.swords: i64 = 0  # of the last roll
        self.crosses: i64 = 0
        # Shared: batches of units still to test, a bit each, and in bits 50-55 the unit whose
        # fall (or blow) they fear.
        self.nerve = vec[i64]()
        self.fear: i64 = NO_UNIT  # whom they run from
        # The roll that a window is about. [TOH-17.5]
        self.roll_kind: i64 = 0
        self.roll_unit: i64 = NO_UNIT
        self.roll_dice: i64 = 0
        self.free_avoid: i64 = 0
        self.spared: i64 = 0  # a passed damage roll counts as failed
        self.orderly: i64 = 0  # the running action is free, by a card
        # Levels 2 and 3, all shared. By skill card: where it is, who holds it, how far it is used.
        self.card_at = vec[i64]()
        self.holder = vec[i64]()
        self.used = vec[i64]()
        self.fate_s = vec[i64]()  # face down, the top card last
        self.fate_n = vec[i64]()
        self.rivals = vec[i64]()  # pairs by challenge, one after the other
        self.injury_deck = vec[i64]()
        self.dishonor_deck = vec[i64]()
        self.injuries = vec[i64]()  # by unit, a bit each
        self.stains = vec[i64]()  # by unit, face up
        self.claims: i64 = 0  # units that claimed a die for this token, a bit each
        self.shame = vec[i64]()  # units that still draw a dishonor card
        self.shamed_s: i64 = 0
        self.shamed_n: i64 = 0
        self.averted: i64 = 0  # sides whose leaders help nobody in this round, a bit each

    def hand_on_field(self, twin: "Field") -> None:
        """For `copy`: all but terms, roster, scene and luck, which the twin was given."""
        self.hand_on(twin)
        twin.picks_s = self.picks_s
        twin.picks_n = self.picks_n
        twin.ready = self.ready
        twin.swap = self.swap
        twin.battle = self.battle
        twin.last_winner = self.last_winner
        twin.points_0 = self.points_0
        twin.points_1 = self.points_1
        twin.shame_0 = self.shame_0
        twin.shame_1 = self.shame_1
        twin.kept_cards = self.kept_cards
        twin.champion = self.champion
        twin.first = self.first
        twin.round = self.round
        twin.drawer = self.drawer
        twin.bag_noble = self.bag_noble
        twin.bag_common = self.bag_common
        twin.bag_fate = self.bag_fate
        twin.token = self.token
        twin.spent = self.spent[:]
        twin.drops = self.drops[:]
        twin.models = self.models[:]
        twin.marks = self.marks[:]
        twin.zone = self.zone[:]
        twin.exit_x = self.exit_x[:]
        twin.exit_y = self.exit_y[:]
        twin.markers = self.markers[:]
        twin.secret = self.secret
        twin.captive = self.captive
        twin.carrier = self.carrier
        twin.captive_x = self.captive_x
        twin.captive_y = self.captive_y
        twin.finds_s = self.finds_s
        twin.finds_n = self.finds_n
        twin.winner = self.winner
        twin.actor = self.actor
        twin.attacker = self.attacker
        twin.target = self.target
        twin.shot = self.shot
        twin.mods = self.mods
        twin.gap = self.gap
        twin.gain = self.gain
        twin.gainer = self.gainer
        twin.kept = self.kept
        twin.swords = self.swords
        twin.crosses = self.crosses
        twin.nerve = self.nerve
        twin.fear = self.fear
        if self.terms.level > 1:
            self._hand_on_cards(twin)

    def _hand_on_cards(self, twin: "Field") -> None:
        twin.roll_kind = self.roll_kind
        twin.roll_unit = self.roll_unit
        twin.roll_dice = self.roll_dice
        twin.free_avoid = self.free_avoid
        twin.spared = self.spared
        twin.orderly = self.orderly
        twin.card_at = self.card_at
        twin.holder = self.holder
        twin.used = self.used
        twin.fate_s = self.fate_s
        twin.fate_n = self.fate_n
        twin.rivals = self.rivals
        twin.injury_deck = self.injury_deck
        twin.dishonor_deck = self.dishonor_deck
        twin.injuries = self.injuries
        twin.stains = self.stains
        twin.claims = self.claims
        twin.shame = self.shame
        twin.shamed_s = self.shamed_s
        twin.shamed_n = self.shamed_n
        twin.averted = self.averted

    # -- looking -------------------------------------------------------------------------------

    def scenario(self) -> Scenario:
        return self.terms.scenario

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

    def kept_by(self, card: i64) -> i64:
        """The seat that keeps a card through the campaign; -1 nobody, -2 gone for good."""
        return self.kept_cards[card] if len(self.kept_cards) > 0 else -1

    def on(self, unit: i64) -> bool:
        return self.zone[unit] == ON

    def living(self, unit: i64) -> bool:
        return self.zone[unit] != REMOVED

    def marked(self, unit: i64, mark: i64) -> bool:
        return self.marks[unit] & mark != 0

    def left(self, unit: i64) -> i64:
        """Actions that a unit has left in this round. [TOH-5.3]"""
        return self.roster.actions[unit] - self.spent[unit]

    def carries(self, unit: i64) -> bool:
        return self.captive == CARRIED and self.carrier == unit

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
        return [int(each) for each in (self.picks_s if side == 0 else self.picks_n)]

    # -- tokens --------------------------------------------------------------------------------

    def fill_bag(self) -> None:
        """One token for each action of every living unit, and three of fate. [TOH-4.2]"""
        noble: i64 = 0
        common: i64 = 0
        unit: i64 = 0
        while unit < self.roster.count:
            self.spent[unit] = 0
            if self.living(unit):
                if self.roster.noble[unit]:
                    noble += self.roster.actions[unit]
                else:
                    common += self.roster.actions[unit]
            unit += 1
        self.bag_noble, self.bag_common, self.bag_fate = noble, common, FATES

    def take_tokens(self, unit: i64, count: i64) -> None:
        """Tokens of a unit's type leave the bag."""
        if self.roster.noble[unit]:
            self.bag_noble -= count
        else:
            self.bag_common -= count

    def lose_action(self, unit: i64, why: str) -> None:
        """[TOH-5.9]"""
        if self.left(unit) > 0:
            self.take_tokens(unit, 1)
            self.spent[unit] += 1
            if self.journal is not None:
                self.note(events.action_lost(unit, why))

    def assign(self, unit: i64) -> None:
        """The drawn token goes to a unit and counts as spent at once. [TOH-5.2]"""
        self.token = -1
        self.spent[unit] += 1
        self.actor = unit
        if self.journal is not None:
            self.note(events.token_given(self.seat_of(unit), unit))

    # -- dice ----------------------------------------------------------------------------------

    def roll(self, unit: i64, what: str, dice: i64) -> None:
        """Rolls a test; with no dice it fails without a roll. [TOH-2.1]"""
        self.swords, self.crosses = 0, 0
        faces: list[int] = []
        left = dice
        while left > 0:
            face = self.nature.below(DICE, 6)
            if face == 0:
                self.swords += 2
            elif face <= 2:
                self.swords += 1
            elif face == 5:
                self.crosses += 1
            if self.journal is not None:
                faces.append(int(face))
            left -= 1
        if dice > 0:
            self.unveil()
        if self.journal is not None:
            self.note(events.rolled(unit, what, faces, self.passed(), self.fumbled()))

    def passed(self) -> bool:
        """[TOH-2.2]"""
        return self.swords >= 3 and self.crosses <= self.swords

    def excelled(self) -> bool:
        """[TOH-2.3]"""
        return self.swords >= 5 and self.crosses <= self.swords

    def fumbled(self) -> bool:
        """[TOH-2.4]"""
        return self.crosses > self.swords

    def single_die(self, unit: i64, what: str) -> i64:
        """A die that only counts swords; the last roll is forgotten. [TOH-2.6]"""
        self.roll(unit, what, 1)
        return self.swords
