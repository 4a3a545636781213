"""How a force looks before the first token is drawn: its cards and weapons, and where it stands.

All of it measured in battles of bots (`bench/README.md`). In the first clash who alone chose the
naginata won 53 of a hundred, the staff 52, the heavy sword 47; who alone kept the hero behind the
others, 57.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.bots.weights import Weights
from sengoku.games.skirmish.rules.components import WEAPON, WEAPONS, recruit_named
from sengoku.games.skirmish.rules.forces import pick, weapon_of
from sengoku.games.skirmish.rules.parts.field import CARRIED
from sengoku.games.skirmish.rules.parts.units import RESERVE
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.terms import CONTROL, Terms
from sengoku.geometry.plane import TABLE, isqrt
from sengoku.kernel.box import rows

__all__ = ["armed", "lined_up"]


def _pick(name: str) -> int:
    card, _, weapon = name.partition("/")
    number = recruit_named(card)
    return int(pick(number, WEAPONS.index(weapon) if weapon else WEAPON[number]))


FAVORITES: Final[dict[str, list[int]]] = {
    f"{row['cost']} {row.get('scenario', '')}": [_pick(name) for name in row["cards"]]
    for row in rows("sengoku.games.skirmish.judgement", "openings.toml")["force"]
}
_WEIGHTS: Final = Weights("skirmish", "openings")
ABSENT: Final[i64] = _WEIGHTS.whole("absent")
FLEET: Final[i64] = _WEIGHTS.whole("fleet")
LIKED: Final[i64] = _WEIGHTS.whole("liked")
CARD: Final[i64] = _WEIGHTS.whole("card")
SPENT: Final[i64] = _WEIGHTS.whole("spent")
_HANDY: Final = _WEIGHTS.named("arms")
ARMS: Final = vec[i64]([_HANDY.get(name, 0) for name in WEAPONS])


def armed(state: Skirmish, side: i64) -> i64:
    return _mustered(state.terms, state.picks(side)) - _mustered(state.terms, state.picks(1 - side))


def _mustered(terms: Terms, picks: list[int]) -> i64:
    """A favorite force, or at least one that uses all points. Where only the hero's weapon is
    chosen, those that answer an avoided blow are a little better."""
    if terms.fixed_force:
        return ARMS[weapon_of(picks[0])] if picks else 0
    anywhere = FAVORITES.get(f"{terms.points} ", [])
    favorite = FAVORITES.get(f"{terms.points} {terms.scenario.name}", anywhere)
    fills = terms.muster.count(favorite).cost == terms.points  # an option may make cards cheaper
    if fills and picks == favorite[: len(picks)]:
        return LIKED + CARD * len(picks)
    return SPENT * terms.muster.count(picks).cost


def lined_up(state: Skirmish, side: i64) -> i64:
    """Nothing before anybody stands, so that it can be added to what the forces are worth."""
    return _line(state, side) // 100 - _line(state, 1 - side) // 100


def _line(state: Skirmish, side: i64) -> i64:
    scenario = state.scenario()
    if len(scenario.markers) > 0:
        return -(_off_markers(state, side) + ABSENT * _missing(state, side)) // 4
    if scenario.hurries(side):
        return _evading(state, side) // 4
    return _facing(state, side)


def _facing(state: Skirmish, side: i64) -> i64:
    """Nobles behind, the others in front, nobody far out on a wing."""
    worth: i64 = 0
    unit = state.first_unit(side)
    while unit < state.after_last(side):
        if state.on(unit):
            deep = _deep(state, unit)
            wing = state.scene.x[unit] - TABLE // 2
            worth -= (wing if wing > 0 else -wing) * 3 // 10
            worth += -deep if state.roster.noble[unit] else deep
        unit += 1
    return worth


def _off_markers(state: Skirmish, side: i64) -> i64:
    """How far each marker is from anybody, and half as much, how far everybody is from them all;
    where markers are to be held, also how far a side is scattered."""
    far: i64 = 0
    for x, y in state.scenario().markers:
        far += _nearest_to(state, side, x, y)
    held = state.scenario().at_limit == CONTROL
    unit = state.first_unit(side)
    while unit < state.after_last(side):
        if state.on(unit):
            far += _nearest_marker(state, unit) // 2
            if held:
                far += _spread(state, unit) // 4
        unit += 1
    return far


def _nearest_to(state: Skirmish, side: i64, x: i64, y: i64) -> i64:
    """How far the nearest unit of a side is."""
    nearest = TABLE
    unit = state.first_unit(side)
    while unit < state.after_last(side):
        if state.on(unit):
            nearest = min(nearest, _apart(state, unit, x, y))
        unit += 1
    return nearest


def _nearest_marker(state: Skirmish, unit: i64) -> i64:
    nearest = TABLE
    for x, y in state.scenario().markers:
        nearest = min(nearest, _apart(state, unit, x, y))
    return nearest


def _evading(state: Skirmish, side: i64) -> i64:
    """In front, away from an enemy who stands already; who has most actions carries."""
    worth: i64 = 0
    if state.field.captive == CARRIED:
        worth += FLEET * state.roster.actions[state.field.carrier]
    unit = state.first_unit(side)
    while unit < state.after_last(side):
        if state.on(unit):
            enemy = state.scene.nearest_enemy(unit)
            if enemy >= 0:
                worth += state.scene.gap(unit, enemy) // 2
            worth += _deep(state, unit)
        unit += 1
    return worth


def _spread(state: Skirmish, unit: i64) -> i64:
    """How far the others of its side are, on the average."""
    side = state.side(unit)
    total: i64 = 0
    count: i64 = 0
    other = state.first_unit(side)
    while other < state.after_last(side):
        if other != unit and state.on(other):
            total += _apart(state, unit, state.scene.x[other], state.scene.y[other])
            count += 1
        other += 1
    return total // count if count > 0 else 0


def _deep(state: Skirmish, unit: i64) -> i64:
    """How far it stands from its own edge."""
    y = state.scene.y[unit]
    return y if state.side(unit) == 0 else TABLE - y


def _apart(state: Skirmish, unit: i64, x: i64, y: i64) -> i64:
    dx, dy = state.scene.x[unit] - x, state.scene.y[unit] - y
    return isqrt(dx * dx + dy * dy)


def _missing(state: Skirmish, side: i64) -> i64:
    """The points short of what N may begin with on the table, if from here on it holds back what
    suits best. [TOH-14.8]"""
    room = state.scenario().table_points
    if side == 0 or room == 0:
        return 0
    reach: i64 = 1  # a bit for each sum that units not yet decided on can make
    unit = state.after_last(1) - 1
    while unit > state.first_unit(1) and state.units.zone[unit] != RESERVE:
        reach |= reach << state.roster.cost[unit]
        unit -= 1
    while unit >= state.first_unit(1):
        if state.units.zone[unit] != RESERVE:
            room -= state.roster.cost[unit]
        unit -= 1
    short: i64 = 0
    while short < room and reach >> (room - short) & 1 == 0:
        short += 1
    return short
