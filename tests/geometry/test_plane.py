"""Chapter 1 of the spec, number by number."""

import math
import random

import pytest

from sengoku.games.skirmish.rules.lengths import MEASURES
from sengoku.geometry.plane import (
    DIRECTION_X,
    DIRECTION_Y,
    TABLE,
    bit,
    isqrt,
    leg,
    meet,
    near,
    near_segment,
    ray_in,
    ray_out,
    spoke,
    touches,
)
from sengoku.geometry.push import give_way, shift, zone_floors
from sengoku.geometry.scene import Bases
from tests.clauses import rule
from tests.geometry.scenes import GROUP, SINGLE, fence, foe, friend, scene, solid


def test_the_root_is_that_of_the_standard_library() -> None:
    rng = random.Random(1)
    squares = [rng.randrange(1 << rng.randrange(1, 62)) for _ in range(20000)]
    for square in [*range(3000), *squares, (1 << 62) - 1]:
        assert isqrt(square) == math.isqrt(square)
    for root in [rng.randrange(2, 3_000_000_000) for _ in range(2000)]:
        assert (isqrt(root * root), isqrt(root * root - 1)) == (root, root - 1)


@rule("TOH-1.3")
def test_a_leg_is_rounded_up() -> None:
    assert leg(0, 0, 3000, 4000) == 5000
    assert leg(0, 0, 3000, 4001) == 5001
    assert leg(0, 0, 1, 1) == 2
    assert leg(7, 7, 7, 7) == 0


@rule("TOH-1.1", "TOH-1.2")
def test_gaps_are_measured_from_rim_to_rim() -> None:
    table = scene(friend(1000, 1000), foe(3000, 1000), foe(1000, 4000, GROUP))
    assert table.gap(0, 1) == table.gap(1, 0) == 2000 - 2 * SINGLE
    assert table.gap(0, 2) == 3000 - SINGLE - GROUP
    for distance in (1015, 1016, 1017):
        assert table.within(0, 1, distance) == (table.gap(0, 1) <= distance)
        assert table.nearer_at(1, 0, 1000, 1000, distance) == (table.gap(0, 1) < distance)


@rule("TOH-1.4")
@pytest.mark.parametrize(
    ("point", "distance"), [((500, 300), 300), ((-300, 400), 500), ((1300, -400), 500)]
)
def test_near_is_strict_and_touching_is_not(point: tuple[int, int], distance: int) -> None:
    """Beside the middle, and beyond either end."""
    segment = (0, 0, 1000, 0)
    assert not near(*point, *segment, distance)
    assert near(*point, *segment, distance + 1)
    assert touches(*point, *segment, distance)
    assert not touches(*point, *segment, distance - 1)
    assert not near(*point, *segment, 0) and not near(*point, *segment, -5)
    assert not touches(*point, *segment, -5)


@rule("TOH-1.4")
def test_a_segment_of_no_length_is_a_point() -> None:
    assert near(300, 400, 0, 0, 0, 0, 501) and not near(300, 400, 0, 0, 0, 0, 500)


@rule("TOH-1.4")
def test_the_largest_table_does_not_overflow() -> None:
    """Two corners, seen from a third: 36000 / sqrt(2) from the diagonal."""
    assert near(TABLE, 0, 0, 0, TABLE, TABLE, 25456)
    assert not near(TABLE, 0, 0, 0, TABLE, TABLE, 25455)


@rule("TOH-1.5")
@pytest.mark.parametrize(
    ("other", "met"),
    [
        ((500, -100, 500, 100), True),  # across
        ((1000, 0, 2000, 500), True),  # end to end
        ((400, 0, 700, 0), True),  # within
        ((1000, 0, 1400, 0), True),  # in a row, sharing a point
        ((1001, 0, 1400, 0), False),  # in a row, apart
        ((0, 1, 1000, 1), False),  # beside
        ((1100, -100, 1100, 100), False),  # past the end
        ((500, 0, 500, 0), True),  # a point on it
        ((500, 1, 500, 1), False),
    ],
)
def test_segments_meet(other: tuple[int, int, int, int], met: bool) -> None:
    line = (0, 0, 1000, 0)
    assert meet(*line, *other) == met
    assert meet(*other, *line) == met
    assert meet(*line[2:], *line[:2], *other) == met
    assert near_segment(*line, *other, 1) == met


@rule("TOH-1.5")
def test_a_base_overlaps_a_piece_from_inside_and_from_outside() -> None:
    ground = scene(friend(0, 0), pieces=[solid(10000, 10000, 20000, 14000)]).ground
    assert ground.near(0, 15000, 12000, 15000, 12000, 1)
    assert ground.near(0, 9509, 12000, 9509, 12000, SINGLE)
    assert not ground.near(0, 9508, 12000, 9508, 12000, SINGLE)
    assert ground.near(0, 5000, 12000, 30000, 12000, 1)
    assert ground.holds(0, 10000, 10000) and not ground.holds(0, 9999, 10000)


@rule("TOH-1.6")
def test_rays_are_rounded_in_or_out() -> None:
    assert ray_in(788, 591, 1000) == (800, 600)
    assert ray_in(1, 1, 1000) == (707, 707)
    assert ray_out(1, 1, 1000) == (708, 708)
    assert ray_out(-1, 1, 1000) == (-708, 708)
    assert ray_in(0, -3, 500) == (0, -500)
    assert ray_in(0, 0, 50) == ray_out(0, 0, 50) == (50, 0)
    assert ray_out(5, 7, 0) == (0, 0)


@rule("TOH-1.6")
def test_a_ray_out_gains_at_least_its_length() -> None:
    rng = random.Random(2)
    for _ in range(3000):
        vx, vy = rng.randrange(-36000, 36001), rng.randrange(-36000, 36001)
        length = rng.randrange(1, 6001)
        (ox, oy), (ix, iy) = ray_out(vx, vy, length), ray_in(vx, vy, length)
        assert ox * ox + oy * oy >= length * length >= ix * ix + iy * iy
        if (vx, vy) != (0, 0):
            far = math.isqrt((vx + ox) ** 2 + (vy + oy) ** 2)
            assert far >= math.isqrt(vx * vx + vy * vy) + length


@rule("TOH-1.7")
def test_the_directions_turn_by_quarters() -> None:
    for j in range(16):
        x, y = DIRECTION_X[j], DIRECTION_Y[j]
        turned = (j + 4) % 16
        assert (DIRECTION_X[turned], DIRECTION_Y[turned]) == (-y, x)
        assert abs(math.hypot(x, y) - 1_000_000) < 1
        assert math.isclose(math.degrees(math.atan2(y, x)) % 360, j * 22.5, abs_tol=0.001)
    assert spoke(9, 1000) == (-923, -382)


@rule("TOH-1.8")
def test_the_rims_are_those_of_the_spec() -> None:
    bases = Bases([SINGLE, GROUP], [0, 1], MEASURES)
    single = [(492, 0), (454, 188), (347, 347), (188, 454)]
    group = [(1181, 0), (1091, 451), (835, 835), (451, 1091)]
    assert [(bases.rim_x[j], bases.rim_y[j]) for j in range(4)] == single
    assert [(bases.rim_x[16 + j], bases.rim_y[16 + j]) for j in range(4)] == group


@rule("TOH-1.9")
def test_a_base_in_contact_is_already_at_its_spot() -> None:
    table = scene(friend(10000, 10000), foe(11004, 10000), foe(10000, 11005))
    assert table.gap(0, 1) == 20 and table.gap(0, 2) == 21
    assert table.spot(0, 10000, 10000, 1) == (10000, 10000)
    assert table.spot(0, 10000, 10000, 2) == (10000, 10021)


@rule("TOH-1.11")
def test_a_shift_takes_the_nearest_ring_and_the_lowest_direction_of_equals() -> None:
    table = scene(friend(10000, 10000), foe(11400, 10000))
    assert shift(table, 0, 0, 0, 6000, zone_floors(table, 0))
    assert (table.x[0], table.y[0]) == (9400, 10000)  # 1984 wanted: only due west after 600
    walled = scene(friend(10000, 10000), foe(11400, 10000), pieces=[fence(9500, 1000, 9500, 20000)])
    assert shift(walled, 0, -1, 0, 6000, zone_floors(walled, 0))
    assert walled.x[0] >= 9992  # never over the fence


@rule("TOH-1.11")
def test_a_shift_without_room_changes_nothing() -> None:
    table = scene(friend(10000, 10000), foe(11400, 10000))
    assert not shift(table, 0, 0, 0, 500, zone_floors(table, 0))
    assert (table.x[0], table.y[0]) == (10000, 10000)


@rule("TOH-1.12")
def test_several_friends_give_way_in_order_or_not_at_all() -> None:
    table = scene(friend(10000, 10000), friend(10300, 10500), friend(10300, 9500))
    assert give_way(table, 0)
    assert table.gap(0, 1) >= 0 and table.gap(0, 2) >= 0 and table.gap(1, 2) >= 0
    packed = scene(
        friend(10000, 10000),
        friend(10900, 10000),
        friend(9100, 10000),
        pieces=[
            solid(8000, 8000, 8600, 12000),
            solid(8600, 10500, 14000, 12000),
            solid(8600, 8000, 14000, 9500),
            solid(11600, 9500, 14000, 10500),
        ],
    )
    assert not give_way(packed, 0)
    assert [(packed.x[m], packed.y[m]) for m in (1, 2)] == [(10900, 10000), (9100, 10000)]


@rule("TOH-1.13")
def test_a_base_that_is_not_here_blocks_nothing() -> None:
    table = scene(friend(10000, 10000), foe(12000, 10000), foe(14000, 10000))
    table.here[1] = 0
    assert table.free(0, 12000, 10000)
    assert table.nearest_enemy(0) == 2


@rule("TOH-1.14")
def test_of_equally_near_enemies_the_lowest_number_counts() -> None:
    table = scene(friend(10000, 10000), foe(10000, 13000), foe(13000, 10000), foe(7000, 10000))
    assert table.nearest_enemy(0) == 1


def test_a_set_holds_more_numbers_than_a_c_int_has_bits() -> None:
    """A battle may have 48 units, and the compiler shifts a bare 1 as 32 bits."""
    assert [bit(number) for number in range(62)] == [1 << number for number in range(62)]
