"""The corridor of an attack: covered by what is in the way, or open."""

import math
import random
from typing import Any

import pytest
import shapely
from shapely import affinity

import sengoku
from sengoku.geometry.ground import FENCE, FLAT, ROUGH
from sengoku.geometry.sight import free_lines, in_view, sees
from tests.clauses import rule
from tests.geometry.chance import Layout, crowded_layout
from tests.geometry.scenes import (
    GROUP,
    Base,
    Piece,
    fence,
    flat,
    foe,
    friend,
    rise,
    scene,
    solid,
)

A = (10000, 10000)
WIDE = foe(20000, 10000, GROUP)  # so wide that a single base does not hide it
SCENES = 4_000 if sengoku.compiled() else 400
DOUBT = 3.0  # the engine rounds every place to whole thousandths


def shows(*bases: Base, pieces: list[Piece] | None = None, shot: bool = False) -> bool:
    """Whether base 0 has base 1 in view; there must be sight, so that the corridor decides."""
    table = scene(*bases, pieces=pieces)
    assert sees(table, 0, table.x[0], table.y[0], 1)
    return bool(in_view(table, 0, table.x[0], table.y[0], 1, 0, ground=shot))


def wood(x: int, y: int, deep: int) -> Piece:
    return ROUGH, solid(x, y, x + deep, y + 3000)[1]


# -- bases -----------------------------------------------------------------------------------------


@rule("TOH-7.11", "TOH-1.15", "TOH-X-44")
@pytest.mark.parametrize(("y", "open_"), [(10000, False), (10020, False), (10021, True)])
def test_a_base_as_wide_as_the_corridor_covers_it(y: int, open_: bool) -> None:
    group = foe(16000, 10000, GROUP)
    assert shows(friend(*A), group, friend(12000, y)) == open_
    assert shows(friend(*A), group, foe(12000, y)) == open_


@rule("TOH-7.11", "TOH-X-15")
@pytest.mark.parametrize(("aside", "open_"), [(502, False), (503, True)])
def test_two_bases_cover_together_unless_there_is_a_slit(aside: int, open_: bool) -> None:
    two = foe(15000, 10000 - aside), foe(15000, 10000 + aside)
    table = scene(friend(*A), foe(20000, 10000), *two)
    assert free_lines(table, 0, 1) == 18 and table.gap(2, 3) == 2 * aside - 984
    assert shows(friend(*A), foe(20000, 10000), *two) == open_


@rule("TOH-7.11")
def test_they_need_not_stand_side_by_side() -> None:
    left, right = foe(13000, 10480), foe(17000, 9520)
    assert not shows(friend(*A), WIDE, left, right)
    assert shows(friend(*A), WIDE, left) and shows(friend(*A), WIDE, right)


@rule("TOH-7.11")
def test_a_group_is_covered_by_a_group_and_not_by_one_man() -> None:
    group, target = friend(*A, GROUP), foe(18000, 12000, GROUP)
    assert shows(group, target, foe(13000, 10770))
    assert not shows(group, target, foe(13000, 10770, GROUP))
    three = foe(13600, 10000), foe(15000, 11250), foe(15500, 12300)
    assert shows(group, target, *three[:2])
    assert not shows(group, target, *three)


@rule("TOH-1.15", "TOH-7.9")
def test_who_stands_beside_the_target_covers_nothing_of_it() -> None:
    """A man before the target covers the middle, a group on each side the rest of the width; a
    little further on their centers are past the front of the target, which is at 15508."""
    group, target, middle = friend(*A, GROUP), foe(16000, 10000), foe(14600, 10000)
    for x, open_ in [(15508, False), (15509, True)]:
        beside = [foe(x, 10000 + side * 1690, GROUP) for side in (1, -1)]
        table = scene(group, target, middle, *beside)
        spot = table.spot(0, *A, 1)
        assert all(table.in_lane(m, 0, *A, *spot) for m in (2, 3, 4))
        assert shows(group, target, middle, *beside) == open_


@rule("TOH-7.11")
def test_nothing_covers_a_target_in_contact() -> None:
    assert shows(friend(*A), foe(10984, 10000), foe(10492, 10860), foe(10492, 9140))


@rule("TOH-7.11", "TOH-17.4")
def test_bases_that_one_passes_cover_nothing() -> None:
    table = scene(friend(*A), WIDE, foe(12000, 10000))
    assert in_view(table, 0, *A, 1, 1 << 2, ground=False)
    assert not in_view(table, 0, *A, 1, 1 << 3, ground=False)


# -- terrain ---------------------------------------------------------------------------------------


@rule("TOH-7.11", "TOH-X-45")
@pytest.mark.parametrize(("y", "open_"), [(10112, False), (10113, True)])
def test_a_wall_and_an_enemy_cover_a_shot_together(y: int, open_: bool) -> None:
    units = friend(*A), WIDE, foe(16000, 9600)
    assert shows(*units, pieces=[solid(14000, y, 15000, 13000)], shot=True) == open_
    assert shows(*units, pieces=[solid(14000, y, 15000, 13000)], shot=False)


@rule("TOH-7.11", "TOH-7.7", "TOH-X-45")
@pytest.mark.parametrize(("deep", "open_"), [(1000, True), (1001, False)])
def test_a_wood_covers_where_it_is_too_deep_to_see_through(deep: int, open_: bool) -> None:
    units = friend(*A), WIDE, foe(16000, 9600)
    assert shows(*units, pieces=[wood(14000, 10000, deep)], shot=True) == open_


@rule("TOH-1.15", "TOH-7.7")
def test_only_the_deep_part_of_a_wood_covers() -> None:
    """A wedge along the corridor: 1000 deep where it is 100 aside of the middle, then deeper."""
    wedge = ROUGH, [(13000, 9900), (15000, 10300), (15000, 11500), (13000, 11500)]
    for aside, open_ in [(-492 + 95, False), (-492 + 75, True)]:
        units = friend(*A), WIDE, foe(17000, 10000 + aside)
        assert shows(*units, pieces=[wedge], shot=True) == open_


@rule("TOH-7.11", "TOH-7.5", "TOH-7.6", "TOH-8.3")
def test_what_one_looks_over_or_touches_covers_nothing() -> None:
    wall = fence(14000, 9000, 14000, 10480)
    assert not shows(friend(*A), WIDE, pieces=[wall], shot=True)
    assert shows(friend(*A), WIDE, pieces=[wall, rise(20000, 10000)], shot=True)
    near = fence(10500, 9000, 10500, 10480)
    assert shows(friend(*A), WIDE, pieces=[near], shot=True)
    hut = solid(10500, 9000, 10700, 10480)
    assert shows(friend(*A), WIDE, pieces=[hut], shot=True)
    away = solid(10520, 9000, 10700, 10480)
    assert not shows(friend(*A), WIDE, pieces=[away], shot=True)
    assert shows(friend(*A), WIDE, pieces=[flat(14000, 9000, 15000, 11000)], shot=True)


@rule("TOH-1.15", "TOH-7.9")
def test_only_what_lies_before_the_target_covers() -> None:
    """A fence that slants past the target: before it is only a part."""
    target = foe(20000, 10000, GROUP)
    slant = fence(17000, 10480, 24000, 7600)  # at the front of the target it is 269 aside
    assert shows(friend(*A), target, pieces=[slant], shot=True)
    steep = fence(17000, 10480, 18700, 9500)  # before the front it has crossed the corridor
    assert not shows(friend(*A), target, pieces=[steep], shot=True)


# -- a second opinion ------------------------------------------------------------------------------


def corridor(layout: Layout) -> tuple[Any, Any, float]:
    """The corridor with a flat end, the line that its middle goes to contact, and its slope."""
    (x, y, _, r), (tx, ty, _, tr), *_ = layout[0]
    far = math.dist((x, y), (tx, ty))
    slope = math.degrees(math.atan2(ty - y, tx - x))
    lies = shapely.box(x, y - r, x + far - tr, y + r)
    way = shapely.LineString([(x, y), (x + max(far - r - tr, 0), y)])
    return *(affinity.rotate(each, slope, origin=(x, y)) for each in (lies, way)), slope


def part(body: Any, area: Any, layout: Layout, slope: float) -> tuple[float, float] | None:
    """Between which asides a body lies in the corridor."""
    x, y, *_ = layout[0][0]
    inside = shapely.intersection(body, area)
    if inside.is_empty:
        return None
    _, low, _, high = affinity.rotate(inside, -slope, origin=(x, y)).bounds
    return low - y, high - y


def opinion(layout: Layout) -> tuple[float, bool]:
    """The widest strip that nothing covers, and whether something is too close to call."""
    bases, pieces = layout
    lies, way, slope = corridor(layout)
    (x, y, _, r), (tx, ty, _, tr), *others = bases
    step = math.cos(math.radians(slope)), math.sin(math.radians(slope))
    strips, doubtful = [], False
    for cx, cy, _, radius in others:
        room = way.distance(shapely.Point(cx, cy)) - r - radius + 20
        past = (cx - x) * step[0] + (cy - y) * step[1] - math.dist((x, y), (tx, ty)) + tr
        doubtful |= abs(room) < DOUBT or abs(past) < DOUBT
        if room < 0 and past < 0:
            disc = shapely.Point(cx, cy).buffer(radius, quad_segs=64)
            strips.append(part(disc, lies, layout, slope))
    for kind, corners in pieces:
        body = shapely.LineString(corners) if kind == FENCE else shapely.Polygon(corners)
        room = way.distance(body) - r + 20
        touch = body.distance(shapely.Point(x, y)) - r - 20
        doubtful |= abs(room) < DOUBT or abs(touch) < DOUBT
        if kind != FLAT and room < 0 and touch > 0:
            if kind == ROUGH:
                body = body.intersection(lies)
                before = affinity.translate(body, -1000 * step[0], -1000 * step[1])
                body = body.intersection(before)
            strips.append(part(body, lies, layout, slope))
    return _widest_gap([strip for strip in strips if strip is not None], r), doubtful


def _widest_gap(strips: list[tuple[float, float]], r: int) -> float:
    width = shapely.LineString([(-r, 0), (r, 0)])
    for low, high in strips:
        width = width.difference(shapely.LineString([(low, 0), (high, 0)]).buffer(1e-6))
    return max((line.length for line in getattr(width, "geoms", [width])), default=0.0)


@rule("TOH-1.15", "TOH-7.11")
def test_covered_corridors_agree_with_shapely() -> None:
    rng = random.Random(11)
    covered, hindered = 0, 0
    for _ in range(SCENES):
        layout = crowded_layout(rng)
        table = scene(*layout[0], pieces=layout[1])
        here = int(table.x[0]), int(table.y[0])
        gap, doubtful = opinion(layout)
        if doubtful or abs(gap - 20) < DOUBT or not sees(table, 0, *here, 1):
            continue
        assert bool(in_view(table, 0, *here, 1, 0, ground=True)) == (gap > 20), layout
        covered += gap <= 20
        hindered += 20 < gap < 2 * layout[0][0][3] - 40
    assert covered > SCENES // 40 and hindered > SCENES // 8, (covered, hindered)
