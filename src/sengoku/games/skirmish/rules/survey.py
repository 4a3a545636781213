"""Whether a ground can be fought on: nothing overlaps, everybody finds a place. [TOH-15.6]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.skirmish.rules.components import constant
from sengoku.games.skirmish.rules.forces import GROUP_LIMIT
from sengoku.games.skirmish.rules.lengths import MEASURES
from sengoku.games.skirmish.rules.terms import Scenario
from sengoku.geometry.ground import Ground
from sengoku.geometry.plane import SPOKES, TABLE, cross, spoke
from sengoku.geometry.scene import Bases, Scene
from sengoku.kernel.problem import BadSetup, Facts

__all__ = ["BadGround", "Corners", "check_battle", "check_lying"]

Corners = list[tuple[int, int]]

SEGMENT: Final = 2  # corners of an obstacle
CLOSE: Final = 4000
MOST_CORNERS: Final = 16  # within CLOSE of a corner: what a route has to look at

SINGLE: Final[i64] = 0  # the two sizes of bases
GROUP: Final[i64] = 1
STEP: Final[i64] = 500  # of the places at which a group could stand
PITCH: Final[i64] = 2500  # of groups side by side in a zone
FIRST: Final[i64] = 1250
FEWEST: Final = 8  # of those in each zone
# How many of the places 500 apart one base can take from a group that is to be set up: at most so
# many lie in a circle of both radii, and of an inch more between enemies.
OWN_GROUP: Final = 92
OWN_SINGLE: Final = 51
FOE_GROUP: Final = 173
FOE_SINGLE: Final = 115
NOBLES: Final = 3


class BadGround(BadSetup):
    """A ground on which no battle can be fought."""

    def __init__(self, key: str, facts: Facts | None = None) -> None:
        super().__init__(key, facts, "TOH-15.6")


# -- how the pieces lie ----------------------------------------------------------------------------


def check_lying(pieces: list[tuple[str, Corners]]) -> None:
    """Kinds and corners, in the order of the file: whole on the table, apart, not too dense."""
    for number, (_, corners) in enumerate(pieces, 1):
        if not all(0 <= x <= TABLE and 0 <= y <= TABLE for x, y in corners):
            raise BadGround("skirmish-ground-off-table", {"piece": number})
    solid = [(n, kind, corners) for n, (kind, corners) in enumerate(pieces, 1) if kind != "decor"]
    for place, (number, _, corners) in enumerate(solid):
        for other, _, others in solid[:place]:
            if overlap(corners, others):
                raise BadGround("skirmish-ground-overlap", {"piece": number, "other": other})
    _check_density([(number, corners) for number, kind, corners in solid if kind != "hill"])


def overlap(one: Corners, two: Corners) -> bool:
    """Whether two convex pieces have more in common than a rim."""
    if len(one) == SEGMENT and len(two) == SEGMENT and _in_line(one, two):
        return _share(one, two)
    return not (_beside(one, two) or _beside(two, one))


def _beside(one: Corners, two: Corners) -> bool:
    """Whether an edge of the first has all of the second on its outer side."""
    edges = zip(one, one[1:] + one[:1], strict=True)
    return any(all(cross(*a, *b, *point) <= 0 for point in two) for a, b in edges)


def _in_line(one: Corners, two: Corners) -> bool:
    return all(cross(*one[0], *one[1], *point) == 0 for point in two)


def _share(one: Corners, two: Corners) -> bool:
    """Whether two segments of one line have more in common than an end."""
    (ax, ay), (bx, by) = one
    along = [(x - ax) * (bx - ax) + (y - ay) * (by - ay) for x, y in two]
    whole = (bx - ax) ** 2 + (by - ay) ** 2
    return min(along) < whole and max(along) > 0


def _check_density(pieces: list[tuple[int, Corners]]) -> None:
    every = [corner for _, corners in pieces for corner in corners]
    for number, corners in pieces:
        for x, y in corners:
            near = sum((a - x) ** 2 + (b - y) ** 2 <= CLOSE * CLOSE for a, b in every)
            if near > MOST_CORNERS:
                raise BadGround("skirmish-ground-too-dense", {"piece": number})


# -- room for a battle -----------------------------------------------------------------------------


def check_battle(ground: Ground, scenario: Scenario, most_commoners: int) -> None:
    """Markers can be reached, zones have room, and every unit will find a place. [TOH-4.3]"""
    bases = Bases([constant("r_single"), constant("r_group")], [0, 0], MEASURES)
    nowhere = vec[i64]([0, 0])
    scene = Scene(ground, bases, nowhere, nowhere[:], nowhere[:])
    for number, (x, y) in enumerate(scenario.markers, 1):
        if not _can_touch(scene, x, y):
            raise BadGround("skirmish-ground-marker-blocked", {"number": number})
    for side, depth in (("south", scenario.depth_s), ("north", scenario.depth_n)):
        if _stands(scene, depth, north=side == "north") < FEWEST:
            raise BadGround("skirmish-ground-zone-blocked", {"side": side, "fewest": FEWEST})
    if _places(scene) <= _taken_at_most(most_commoners):
        raise BadGround("skirmish-ground-no-room")


def _can_touch(scene: Scene, x: i64, y: i64) -> bool:
    """Whether a single base can stand on a marker or beside it. [TOH-14.1]"""
    length: i64 = 0
    while length <= 2 * scene.bases.radius[SINGLE]:
        direction: i64 = 0
        while direction < SPOKES:
            dx, dy = spoke(direction, length)
            if scene.free(SINGLE, x + dx, y + dy):
                return True
            direction += 1
        length += 123  # an eighth of the way to where both only touch
    return False


def _stands(scene: Scene, depth: i64, *, north: bool) -> int:
    """How many groups have a place side by side in a zone."""
    found = 0
    deep = FIRST
    while deep + scene.bases.radius[GROUP] <= depth:
        x = FIRST
        while x < TABLE:
            if scene.free(GROUP, x, TABLE - deep if north else deep):
                found += 1
            x += PITCH
        deep += PITCH
    return found


def _places(scene: Scene) -> int:
    """How many places of the whole table are free for a group."""
    found = 0
    y: i64 = 0
    while y <= TABLE:
        x: i64 = 0
        while x <= TABLE:
            if scene.free(GROUP, x, y):
                found += 1
            x += STEP
        y += STEP
    return found


def _taken_at_most(most_commoners: int) -> int:
    """By all units but the one to be set up: so that its zone never grows in vain."""
    singles = NOBLES + most_commoners - GROUP_LIMIT
    own = (GROUP_LIMIT - 1) * OWN_GROUP + singles * OWN_SINGLE
    return own + GROUP_LIMIT * FOE_GROUP + singles * FOE_SINGLE
