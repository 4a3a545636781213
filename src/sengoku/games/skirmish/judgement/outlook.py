"""How a battle stands on a longer look: who is likely to fall next, and who leads when time is up.

Where the battle is about the heroes, the look is a chance of winning: either hero may fall soon; if
neither does, the side with fewer losses wins at the limit, and the less time is left, the more
today's losses decide. What is likely to be lost next counts as lost in part. A side fears for its
own hero more than it hopes for the enemy's, and hopes to hurt commoners more than it fears for its
own: so set by play (`bench/README.md`). Then experience corrects it (`net.py`). Elsewhere the
first sight counts, and the danger of nobles in this round; but who must bring somebody home does
not fear for them, since time runs against that side, and fear made it wait.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.bots.weights import Weights
from sengoku.games.skirmish.judgement.incentives import incentives
from sengoku.games.skirmish.judgement.net import NET
from sengoku.games.skirmish.judgement.stand import Stand, stand_of
from sengoku.games.skirmish.judgement.threats import danger, no_lanes, pending
from sengoku.games.skirmish.judgement.traits import knows, traits
from sengoku.games.skirmish.rules.state import Skirmish

__all__ = ["SCALE", "incentive", "outlook", "peril", "traits_of"]

TOKENS: Final = 12.0  # in a full bag of the first clash, without those of fate

_WEIGHTS: Final = Weights("skirmish", "outlook")
SCALE: Final[i64] = _WEIGHTS.whole("scale")
SURE: Final[float] = _WEIGHTS.real("sure")
CERTAIN: Final[float] = _WEIGHTS.real("certain")
FEAR_NOW: Final[float] = _WEIGHTS.real("fear_now")
FEAR_LATER: Final[float] = _WEIGHTS.real("fear_later")
HOPE_NOW: Final[float] = _WEIGHTS.real("hope_now")
HOPE_LATER: Final[float] = _WEIGHTS.real("hope_later")
LOSE_NOW: Final[float] = _WEIGHTS.real("lose_now")
LOSE_LATER: Final[float] = _WEIGHTS.real("lose_later")
KILL_NOW: Final[float] = _WEIGHTS.real("kill_now")
KILL_LATER: Final[float] = _WEIGHTS.real("kill_later")
LEAD: Final[float] = _WEIGHTS.real("lead")
LATEST: Final[float] = _WEIGHTS.real("latest")
FADING: Final[float] = _WEIGHTS.real("fading")
PERIL: Final[i64] = _WEIGHTS.whole("peril")


def outlook(state: Skirmish, side: i64) -> i64:
    own, foe = _stands(state, side)
    if not knows(state):
        return _as_lead(_judged(state, own, foe))
    return _as_lead(_likely(_experienced(state, side, own, foe)))


def incentive(state: Skirmish, side: i64) -> i64:
    """The outlook as a bot acts on it: who leads keeps away, who does not must attack."""
    if not knows(state):
        return outlook(state, side)
    own, foe = _stands(state, side)
    past = 1.0 - _rounds_left(state) / float(state.terms.round_limit)
    odds = _experienced(state, side, own, foe)
    return _as_lead(_likely(odds + incentives(state, side, own, foe, past)))


def traits_of(state: Skirmish, side: i64) -> vec[i64]:
    """All that the net is told of a battle; first of it, what plain judgement says."""
    own, foe = _stands(state, side)
    odds = _odds(_judged(state, own, foe))
    return traits(state, side, odds, _rounds_left(state), own, foe)


def _experienced(state: Skirmish, side: i64, own: Stand, foe: Stand) -> float:
    """The log odds by plain judgement and experience."""
    odds = _odds(_judged(state, own, foe))
    known = traits(state, side, odds, _rounds_left(state), own, foe)
    return odds + float(NET.answer(known)) / 1000.0


def _stands(state: Skirmish, side: i64) -> tuple[Stand, Stand]:
    lanes, due = no_lanes(state), pending(state)
    return stand_of(state, side, due, lanes), stand_of(state, 1 - side, due, lanes)


def _judged(state: Skirmish, own: Stand, foe: Stand) -> float:
    """The chance of winning by plain judgement."""
    time = _rounds_left(state)
    more = 1.0 if time >= 1.0 else 0.0
    lead = foe.lost + KILL_NOW * foe.losing + more * KILL_LATER * foe.losing_later
    lead -= own.lost + LOSE_NOW * own.losing + more * LOSE_LATER * own.losing_later
    odds = LEAD * lead / (LATEST + time)
    share = time / float(state.terms.round_limit)
    odds += (own.form - foe.form) * (FADING + (1.0 - FADING) * share)
    soon = min(time, 1.0)
    fall = _either(FEAR_NOW * float(own.hero), FEAR_LATER * float(own.hero_later) * soon)
    fell = _either(HOPE_NOW * float(foe.hero), HOPE_LATER * float(foe.hero_later) * soon)
    return fell * (1.0 - 0.5 * fall) + (1.0 - fall) * (1.0 - fell) * _chance(odds)


def peril(state: Skirmish, side: i64) -> i64:
    """What the enemy's next blows may cost a side, by the points of its nobles."""
    lanes, due = no_lanes(state), pending(state)
    total: i64 = 0
    unit = state.first_unit(side)
    while unit < state.after_last(side):
        if state.on(unit) and state.roster.noble[unit]:
            worth = state.roster.cost[unit] * (2 if state.roster.hero[unit] else 1)
            total += worth * PERIL * danger(state, unit, False, due, lanes)
        unit += 1
    return total // 1000


def _rounds_left(state: Skirmish) -> float:
    """The rounds to come, and what of this one is still in the bag."""
    part = min(float(state.bag.noble + state.bag.common) / TOKENS, 1.0)
    return float(state.terms.round_limit - state.bag.round) + part


def _either(first: float, second: float) -> float:
    """Of two dangers in thousandths."""
    return 1.0 - (1.0 - min(first / 1000.0, 1.0)) * (1.0 - min(second / 1000.0, 1.0))


def _chance(odds: float) -> float:
    """Near the chance that log odds stand for, and quicker to say."""
    return 0.5 + 0.25 * odds / math.sqrt(1.0 + 0.25 * odds * odds)


def _odds(chance: float) -> float:
    sure = min(max(chance, 1.0 - CERTAIN), CERTAIN)
    return math.log(sure / (1.0 - sure))


def _likely(odds: float) -> float:
    return 1.0 / (1.0 + math.exp(-odds))


def _as_lead(chance: float) -> i64:
    """The lead that a search reads as this chance."""
    edge = min(max(2.0 * chance - 1.0, -SURE), SURE)
    return int(float(SCALE) * edge / (1.0 - abs(edge)))
