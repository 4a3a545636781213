"""What was learned by self-play: units see what stands how far from them, and options are liked for
what they do, who does it, and what lies around the place where they lead.

A unit hears of every thing on the table (units, pieces of the ground, markers, the captive) a word
that depends on what it is and how far off. What the units of both sides make of it is added up and
tells, with the state of the battle, what the game will bring; an option hears such words of its
place. `lab/field.py` is the same net while it learns.
"""

import math
from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from sengoku.bots.mind import Mind
from sengoku.bots.net import unpacked

__all__ = ["MIND"]

SLOTS: Final[i64] = 24  # of a side, in a row
SIDE: Final[i64] = 12  # those that are looked at
UNITS: Final[i64] = 24
PIECES: Final[i64] = 12
MARKERS: Final[i64] = 5
THINGS: Final[i64] = 42  # with the captive
UNIT_WIDTH: Final[i64] = 36
SCENARIOS: Final[i64] = 7
EDGES: Final = vec[i64](  # the steps in which distances are told
    [1000, 1500, 2000, 2600, 3200, 4000, 5000, 6000, 7000, 8500, 10500, 13000, 16000, 20000]
)
BINS: Final[i64] = 15
LINE: Final[i64] = 3000  # the table in columns and rows
LINES: Final[i64] = 12
STEP_OF_GROUND: Final[i64] = 144

# Where the fields lie in a row.
TABLE: Final[i64] = 1728
GIVEN: Final[i64] = 1751
SCENARIO: Final[i64] = 1754
ROUND: Final[i64] = 1762
CAPTIVE: Final[i64] = 1784
CAPTIVE_AT: Final[i64] = 1789
MARKERS_AT: Final[i64] = 1793
LIST: Final[i64] = 1857
SKILLS_AT: Final[i64] = 1930
GROUND: Final[i64] = 1993

# Where what is told of a unit, the battle, an option, another thing begins among the lines of each.
OF_INJURIES: Final[i64] = 36
OF_CARD: Final[i64] = 44
OF_WEAPON: Final[i64] = 64
OF_RIVAL: Final[i64] = 78
OF_OWN: Final[i64] = 79
OF_COLUMN: Final[i64] = 80
OF_LINE: Final[i64] = 92
OF_HOLDING: Final[i64] = 104
OF_READY: Final[i64] = 128
BY_GIVEN: Final[i64] = 265
BY_CARD: Final[i64] = 289
BY_WEAPON: Final[i64] = 309
BY_ROUND: Final[i64] = 323
TO_PICK_UP: Final[i64] = 25
TO_CARD: Final[i64] = 26
TO_WEAPON: Final[i64] = 46
TO_UNARMORED: Final[i64] = 60
TO_SKILL: Final[i64] = 61
TO_COLUMN: Final[i64] = 85
TO_LINE: Final[i64] = 97
TO_WAY: Final[i64] = 109
TO_ENEMY: Final[i64] = 124
TO_GAP: Final[i64] = 139
TO_MARKER: Final[i64] = 154
IS_MARKER: Final[i64] = 6
IS_FREE: Final[i64] = 9
MARKER_IN: Final[i64] = 11
CAPTIVE_IN: Final[i64] = 18

UNIT: Final[i64] = 4096  # 1, in what layers say and in the weights of the later ones
FINE: Final[i64] = 16  # times finer are the weights of what is told
LATER: Final[i64] = 256  # from the finer ones to a product of two units
WHOLE: Final = 1_000_000.0  # a certain win
NONE: Final[i64] = -1


class FieldMind(Mind):
    """A thought holds the value, what counts for every option, what the units know, the words of
    all things, and where those are."""

    def __init__(self, parts: Mapping[str, Any]) -> None:
        super().__init__(parts["version"])
        self.seen: Final[i64] = parts["seen"]
        self.word: Final[i64] = parts["word"]
        self.thought: Final[i64] = parts["thought"]
        self.unit: Final = vec[i32](unpacked(parts["unit"]))  # a line for all that may be told
        self.unit_base: Final = vec[i64](unpacked(parts["unit_base"]))
        self.unit_told: Final = vec[i32](unpacked(parts["unit_told"]))
        self.says: Final = vec[i32](unpacked(parts["says"]))
        self.says_base: Final = vec[i64](unpacked(parts["says_base"]))
        self.things_say: Final = vec[i32](unpacked(parts["things_say"]))
        self.things_say_base: Final = vec[i64](unpacked(parts["things_say_base"]))
        self.off: Final = vec[i32](unpacked(parts["off"]))  # a line for each step, twice
        self.hears: Final = vec[i32](unpacked(parts["hears"]))
        self.hears_base: Final = vec[i64](unpacked(parts["hears_base"]))
        self.heard: Final = vec[i32](unpacked(parts["heard"]))
        self.think: Final = vec[i32](unpacked(parts["think"]))
        self.think_told: Final = vec[i32](unpacked(parts["think_told"]))
        self.think_base: Final = vec[i64](unpacked(parts["think_base"]))
        self.last: Final = vec[i32](unpacked(parts["last"]))
        self.last_base: Final = vec[i64](unpacked(parts["last_base"]))
        self.value: Final = vec[i32](unpacked(parts["value"]))
        self.value_base: Final = vec[i64](unpacked(parts["value_base"]))
        self.calls: Final = vec[i32](unpacked(parts["calls"]))
        self.calls_base: Final = vec[i64](unpacked(parts["calls_base"]))
        self.things_call: Final = vec[i32](unpacked(parts["things_call"]))
        self.things_call_base: Final = vec[i64](unpacked(parts["things_call_base"]))
        self.far: Final = vec[i32](unpacked(parts["far"]))
        self.option: Final = vec[i32](unpacked(parts["option"]))
        self.option_base: Final = vec[i64](unpacked(parts["option_base"]))
        self.option_thought: Final = vec[i32](unpacked(parts["option_thought"]))
        self.option_unit: Final = vec[i32](unpacked(parts["option_unit"]))
        self.option_target: Final = vec[i32](unpacked(parts["option_target"]))
        self.option_heard: Final = vec[i32](unpacked(parts["option_heard"]))
        self.weigh: Final = vec[i32](unpacked(parts["weigh"]))
        self.weigh_base: Final = vec[i64](unpacked(parts["weigh_base"]))
        self.likes: Final = vec[i32](unpacked(parts["likes"]))
        # Where the parts of a thought begin.
        self.at_knows: Final[i64] = 1 + self.seen
        self.at_words: Final[i64] = self.at_knows + UNITS * self.seen
        self.at_places: Final[i64] = self.at_words + THINGS * self.word

    def worth(self, hidden: vec[i64], place: i64) -> i64:
        hope = math.tanh(float(hidden[0]) / float(UNIT * UNIT))
        return int(((hope if place == 0 else -hope) + 1.0) / 2.0 * WHOLE)

    def hidden(self, row: vec[u8]) -> vec[i64]:
        places = _places(row)
        context, thinks = self.unit_base[:], self.think_base[:]
        self._battle(row, context, thinks)
        seen = vec[i64]([0] * (UNITS * self.seen))
        unit: i64 = 0
        while unit < UNITS:
            if _present(row, unit):
                sums = context[:]
                _tell_unit(self.unit, row, unit, sums)
                _keep(sums, FINE, seen, unit * self.seen)
            unit += 1
        words = self._words(row, seen, self.says, self.says_base)
        self._thing_words(row, self.things_say, self.things_say_base, words)
        knows = self._knows(row, seen, words, places)
        thought = vec[i64]([0] * (self.at_places + 3 * THINGS))
        self._judge(knows, thinks, thought)
        _copy(knows, thought, self.at_knows)
        words = self._words(row, knows, self.calls, self.calls_base)
        self._thing_words(row, self.things_call, self.things_call_base, words)
        _copy(words, thought, self.at_words)
        _copy(places, thought, self.at_places)
        return thought

    def wish(self, hidden: vec[i64], option: vec[u8]) -> float:
        """How much an offered option is liked; the odds of two are e to the difference."""
        sums = vec[i64]([0] * self.seen)
        unit, target = _place_of(option[25]), _place_of(option[26])
        x, y = _wide(option, 33), _wide(option, 35)
        _tell_option(self.option, option, x, y, sums)
        if unit != NONE and target != NONE:
            at = self.at_places
            dx = hidden[at + unit] - hidden[at + target]
            dy = hidden[at + THINGS + unit] - hidden[at + THINGS + target]
            _add(self.option, TO_GAP + _bin(dx * dx + dy * dy), 1, sums)
        place: i64 = 0
        while place < self.seen:
            sums[place] = sums[place] * LATER + hidden[1 + place]
            place += 1
        knows, seen = self.at_knows, self.seen
        if unit != NONE:
            _pass_on(self.option_unit, hidden, knows + unit * seen, seen, sums)
        if target != NONE:
            _pass_on(self.option_target, hidden, knows + target * seen, seen, sums)
        if x + y > 0:
            heard = self._listen(
                hidden, self.at_words, self.far, hidden, self.at_places, x, y, NONE
            )
            _pass_on(self.option_heard, heard, 0, self.word, sums)
        _rectify(sums)
        weighs = self.weigh_base[:]
        _pass_on(self.weigh, sums, 0, self.seen, weighs)
        _rectify(weighs)
        return float(_weighed(self.likes, weighs)) / float(UNIT * UNIT)

    # -- what is seen ----------------------------------------------------------------------------

    def _battle(self, row: vec[u8], context: vec[i64], thinks: vec[i64]) -> None:
        """The state of the battle, and the own list."""
        at: i64 = TABLE
        while at < GROUND:
            if row[at] != 0:
                self._tell(at - TABLE, i64(row[at]), context, thinks)
            at += 1
        if row[GIVEN] != 0:
            self._tell(BY_GIVEN + i64(row[GIVEN]) - 1, 1, context, thinks)
        at = LIST
        while at < LIST + 3 * SLOTS:
            if row[at] != 0:
                self._tell(BY_CARD + i64(row[at]) - 1, 1, context, thinks)
            if row[at + 1] != 0:
                self._tell(BY_WEAPON + i64(row[at + 1]) - 1, 1, context, thinks)
            at += 3
        if row[ROUND] != 0 and i64(row[ROUND]) <= LINES:
            self._tell(BY_ROUND + i64(row[ROUND]) - 1, 1, context, thinks)

    def _tell(self, line: i64, amount: i64, context: vec[i64], thinks: vec[i64]) -> None:
        _add(self.unit_told, line, amount, context)
        _add(self.think_told, line, amount, thinks)

    def _words(self, row: vec[u8], said: vec[i64], lines: vec[i32], base: vec[i64]) -> vec[i64]:
        """Of units, and room for those of other things."""
        words = vec[i64]([0] * (THINGS * self.word))
        unit: i64 = 0
        while unit < UNITS:
            if row[_unit_at(unit) + 1] != 0:
                sums = base[:]
                _pass_on(lines, said, unit * self.seen, self.seen, sums)
                _scale_down(sums, words, unit * self.word)
            unit += 1
        return words

    def _thing_words(self, row: vec[u8], lines: vec[i32], base: vec[i64], words: vec[i64]) -> None:
        thing: i64 = UNITS
        while thing < THINGS:
            told = _kind(row, thing)
            if len(told) > 0:
                sums = base[:]
                for line in told:
                    _add(lines, line, 1, sums)
                place: i64 = 0
                while place < self.word:
                    words[thing * self.word + place] = sums[place] // FINE
                    place += 1
            thing += 1

    def _knows(self, row: vec[u8], seen: vec[i64], words: vec[i64], places: vec[i64]) -> vec[i64]:
        """What each unit makes of itself and of all that it hears."""
        knows = vec[i64]([0] * (UNITS * self.seen))
        unit: i64 = 0
        while unit < UNITS:
            if _present(row, unit):
                sums = self.hears_base[:]
                _pass_on(self.hears, seen, unit * self.seen, self.seen, sums)
                if places[2 * THINGS + unit] != 0:
                    x, y = places[unit], places[THINGS + unit]
                    heard = self._listen(words, 0, self.off, places, 0, x, y, unit)
                    _pass_on(self.heard, heard, 0, self.word, sums)
                _keep(sums, UNIT, knows, unit * self.seen)
            unit += 1
        return knows

    def _listen(
        self,
        words: vec[i64],
        at_words: i64,
        by: vec[i32],
        places: vec[i64],
        at: i64,
        x: i64,
        y: i64,
        but: i64,
    ) -> vec[i64]:
        """What all things say to a place."""
        heard = vec[i64]([0] * self.word)
        thing: i64 = 0
        while thing < THINGS:
            if places[at + 2 * THINGS + thing] != 0 and thing != but:
                dx, dy = x - places[at + thing], y - places[at + THINGS + thing]
                step = _bin(dx * dx + dy * dy)
                line = (step if thing < UNITS else BINS + step) * self.word
                spot = at_words + thing * self.word
                place: i64 = 0
                while place < self.word:
                    said = words[spot + place] + i64(by[line + place])
                    if said > 0:
                        heard[place] += said
                    place += 1
            thing += 1
        return heard

    def _judge(self, knows: vec[i64], thinks: vec[i64], thought: vec[i64]) -> None:
        """What the game will bring, and what that means for every option."""
        sides = vec[i64]([0] * (2 * self.seen))
        at: i64 = 0
        while at < len(knows):
            side: i64 = 0 if at < SIDE * self.seen else self.seen
            sides[side + at % self.seen] += knows[at]
            at += 1
        sums = vec[i64]([0] * self.thought)
        _pass_on(self.think, sides, 0, len(sides), sums)
        at = 0
        while at < self.thought:
            thinks[at] = max(thinks[at] + sums[at] // LATER, 0) // FINE
            at += 1
        last = self.last_base[:]
        _pass_on(self.last, thinks, 0, self.thought, last)
        _rectify(last)
        thought[0] = self.value_base[0] + _weighed(self.value, last)
        wants = self.option_base[:]
        _pass_on(self.option_thought, last, 0, len(last), wants)
        _copy(wants, thought, 1)


# -- reading a row ---------------------------------------------------------------------------------


def _wide(row: vec[u8], at: i64) -> i64:
    return i64(row[at]) * 256 + i64(row[at + 1])


def _unit_at(unit: i64) -> i64:
    return (unit if unit < SIDE else unit - SIDE + SLOTS) * UNIT_WIDTH


def _present(row: vec[u8], unit: i64) -> bool:
    at = _unit_at(unit)
    return row[at + 28] != 0 and row[at + 4] == 0


def _place_of(slot: u8) -> i64:
    """From a slot + 1 to the place among the units that are looked at; NONE for none."""
    said = i64(slot)
    if said > SLOTS:
        return min(said - 1 - SLOTS, SIDE - 1) + SIDE
    return min(said - 1, SIDE - 1)


def _places(row: vec[u8]) -> vec[i64]:
    """By thing: x; y; whether it is there."""
    places = vec[i64]([0] * (3 * THINGS))
    thing: i64 = 0
    while thing < UNITS:
        at = _unit_at(thing)
        _put(places, thing, _wide(row, at + 5), _wide(row, at + 7), row[at + 1])
        thing += 1
    while thing < UNITS + PIECES:
        at = GROUND + (thing - UNITS) * 17
        # beyond four corners the fifth is opposite the first, else the third
        across = at + 9 if i64(row[at + 9]) + i64(row[at + 10]) > 0 else at + 5
        x = (i64(row[at + 1]) + i64(row[across])) * STEP_OF_GROUND // 2
        y = (i64(row[at + 2]) + i64(row[across + 1])) * STEP_OF_GROUND // 2
        _put(places, thing, x, y, row[at])
        thing += 1
    while thing < THINGS - 1:
        at = MARKERS_AT + (thing - UNITS - PIECES) * 7
        _put(places, thing, _wide(row, at + 1), _wide(row, at + 3), row[at])
        thing += 1
    there = max(row[CAPTIVE + 2], row[CAPTIVE + 3])  # free, carried
    _put(places, thing, _wide(row, CAPTIVE_AT), _wide(row, CAPTIVE_AT + 2), there)
    return places


def _put(places: vec[i64], thing: i64, x: i64, y: i64, there: u8) -> None:
    places[thing] = x
    places[THINGS + thing] = y
    places[2 * THINGS + thing] = i64(there)


def _kind(row: vec[u8], thing: i64) -> vec[i64]:
    """What is to be said of a thing that is no unit; nothing of what is not there."""
    told = vec[i64]()
    scenario: i64 = 0
    while scenario < SCENARIOS - 1 and row[SCENARIO + scenario] == 0:
        scenario += 1
    if thing < UNITS + PIECES:
        piece = i64(row[GROUND + (thing - UNITS) * 17])
        return append(told, piece - 1) if piece > 0 else told
    if thing == THINGS - 1:
        if row[CAPTIVE + 2] != 0 or row[CAPTIVE + 3] != 0:
            told = append(told, IS_FREE if row[CAPTIVE + 2] != 0 else IS_FREE + 1)
            told = append(told, CAPTIVE_IN + scenario)
        return told
    at = MARKERS_AT + (thing - UNITS - PIECES) * 7
    if row[at] != 0:
        told = append(append(told, IS_MARKER), MARKER_IN + scenario)
        if row[at + 5] != 0:
            told = append(told, IS_MARKER + 1)
        if row[at + 6] != 0:
            told = append(told, IS_MARKER + 2)
    return told


def _tell_unit(lines: vec[i32], row: vec[u8], unit: i64, sums: vec[i64]) -> None:
    start = _unit_at(unit)
    at: i64 = 0
    while at < UNIT_WIDTH:
        if row[start + at] != 0:
            _add(lines, at, i64(row[start + at]), sums)
        at += 1
    at = 0
    while at < 8:
        if i64(row[start + 26]) >> at & 1 == 1:
            _add(lines, OF_INJURIES + at, 1, sums)
        at += 1
    _add(lines, OF_CARD + i64(row[start + 28]) - 1, 1, sums)
    if row[start + 29] != 0:
        _add(lines, OF_WEAPON + i64(row[start + 29]) - 1, 1, sums)
    if row[start + 34] != 0:
        _add(lines, OF_RIVAL, 1, sums)
    if unit < SIDE:
        _add(lines, OF_OWN, 1, sums)
    if row[start + 1] != 0:
        _add(lines, OF_COLUMN + min(_wide(row, start + 5) // LINE, LINES - 1), 1, sums)
        _add(lines, OF_LINE + min(_wide(row, start + 7) // LINE, LINES - 1), 1, sums)
    slot = start // UNIT_WIDTH + 1
    skill: i64 = 0
    while skill < 24:
        if i64(row[SKILLS_AT + skill * 2]) == slot:
            _add(lines, OF_HOLDING + skill, 1, sums)
            if row[SKILLS_AT + skill * 2 + 1] != 0:
                _add(lines, OF_READY + skill, 1, sums)
        skill += 1


def _tell_option(lines: vec[i32], option: vec[u8], x: i64, y: i64, sums: vec[i64]) -> None:
    at: i64 = 0
    while at < 25:
        if option[at] != 0:
            _add(lines, at, 1, sums)
        at += 1
    if option[28] != 0:
        _add(lines, TO_PICK_UP, 1, sums)
    if option[29] != 0:
        _add(lines, TO_CARD + i64(option[29]) - 1, 1, sums)
    if option[30] != 0:
        _add(lines, TO_WEAPON + i64(option[30]) - 1, 1, sums)
    if option[31] != 0:
        _add(lines, TO_UNARMORED, 1, sums)
    if option[32] != 0:
        _add(lines, TO_SKILL + i64(option[32]) - 1, 1, sums)
    if option[27] != 0:
        _add(lines, TO_MARKER + i64(option[27]) - 1, 1, sums)
    if x + y > 0:
        way, enemy = _wide(option, 37), _wide(option, 39)
        _add(lines, TO_COLUMN + min(x // LINE, LINES - 1), 1, sums)
        _add(lines, TO_LINE + min(y // LINE, LINES - 1), 1, sums)
        _add(lines, TO_WAY + _bin(way * way), 1, sums)
        _add(lines, TO_ENEMY + _bin(enemy * enemy), 1, sums)


def _bin(square: i64) -> i64:
    """In which step a distance lies, by its square."""
    step: i64 = 0
    while step < BINS - 1 and EDGES[step] * EDGES[step] <= square:
        step += 1
    return step


# -- arithmetic ------------------------------------------------------------------------------------


def _add(lines: vec[i32], line: i64, amount: i64, sums: vec[i64]) -> None:
    count: i64 = len(sums)
    weight = line * count
    place: i64 = 0
    while place < count:
        sums[place] += i64(lines[weight + place]) * amount
        place += 1


def _pass_on(lines: vec[i32], said: vec[i64], start: i64, count: i64, sums: vec[i64]) -> None:
    """What is above zero in one layer, to the next."""
    at: i64 = 0
    while at < count:
        amount = said[start + at]
        if amount > 0:
            _add(lines, at, amount, sums)
        at += 1


def _weighed(lines: vec[i32], said: vec[i64]) -> i64:
    total: i64 = 0
    place: i64 = 0
    while place < len(said):
        total += i64(lines[place]) * said[place]
        place += 1
    return total


def _rectify(sums: vec[i64]) -> None:
    """What is above zero, in units again."""
    place: i64 = 0
    while place < len(sums):
        sums[place] = max(sums[place], 0) // UNIT
        place += 1


def _keep(sums: vec[i64], fine: i64, kept: vec[i64], at: i64) -> None:
    """The same, aside."""
    place: i64 = 0
    while place < len(sums):
        kept[at + place] = max(sums[place], 0) // fine
        place += 1


def _scale_down(sums: vec[i64], kept: vec[i64], at: i64) -> None:
    place: i64 = 0
    while place < len(sums):
        kept[at + place] = sums[place] // UNIT
        place += 1


def _copy(said: vec[i64], kept: vec[i64], at: i64) -> None:
    place: i64 = 0
    while place < len(said):
        kept[at + place] = said[place]
        place += 1


MIND: Final = FieldMind
