"""The worked examples of the spec that are pure geometry, with their numbers."""

import pytest

from sengoku.geometry.approach import ENEMY_IN_LANE, OPEN, OUT_OF_REACH, approach, friends_in_lane
from sengoku.geometry.entry import Entry, enter
from sengoku.geometry.push import (
    BY_EDGE,
    BY_ENEMY,
    BY_GROUND,
    FREELY,
    give_way,
    makes_room,
    retreat,
    separate,
)
from sengoku.geometry.scene import Scene
from sengoku.geometry.sight import free_lines, sees
from sengoku.geometry.travel import route
from tests.clauses import rule
from tests.geometry.scenes import GROUP, fence, foe, friend, gait, rise, rough, scene, solid

A = (10000, 10000)


def walk(
    table: Scene, x: int, y: int, limit: int = 6000
) -> tuple[int, list[tuple[int, int]]] | None:
    found = route(table, 0, table.x[0], table.y[0], x, y, gait(limit))
    return None if found is None else (int(found.cost), found.turns)


def charge(table: Scene) -> dict[str, object]:
    way = approach(table, 0, 1, gait(6000))
    if way.why != OPEN:
        return {"why": int(way.why)}
    found: dict[str, object] = {"cost": int(way.cost), "end": (int(way.x), int(way.y))}
    if way.bends:
        found["bend"] = (int(way.bend_x), int(way.bend_y))
    return found


def place(table: Scene, base: int) -> tuple[int, int]:
    return int(table.x[base]), int(table.y[base])


@rule("TOH-X-5", "TOH-1.2", "TOH-1.9")
def test_a_charge_ends_where_the_bases_touch() -> None:
    table = scene(friend(*A), foe(14000, 13000))
    assert table.gap(0, 1) == 4016
    assert charge(table) == {"cost": 4015, "end": (13212, 12409)}
    table.put(0, 13212, 12409)
    assert table.gap(0, 1) == 1


@rule("TOH-X-6", "TOH-10.1")
def test_a_push_leads_straight_away() -> None:
    table = scene(friend(14000, 13000), foe(13212, 12409))
    pushed = retreat(table, 0, 13212, 12409, 1000)
    assert (pushed.cause, pushed.length) == (FREELY, 1000)
    assert place(table, 0) == (14800, 13600)
    assert table.gap(0, 1) == 1001
    assert not table.crowded(0, 14800, 13600, 1000)


@rule("TOH-X-7")
def test_a_charge_reaches_six_inches() -> None:
    table = scene(friend(*A), foe(16984, 10000))
    assert table.gap(0, 1) == 6000
    assert charge(table) == {"cost": 6000, "end": (16000, 10000)}
    assert charge(scene(friend(*A), foe(16985, 10000))) == {"why": OUT_OF_REACH}


@rule("TOH-X-8", "TOH-6.7", "TOH-6.9")
def test_a_way_goes_round_the_zone_of_an_enemy() -> None:
    table = scene(friend(*A), foe(13000, 11500))
    assert walk(table, 15500, 10000) == (5602, [(13000, 9475), (13774, 9630)])


@rule("TOH-X-9", "TOH-6.7", "TOH-6.10")
def test_who_stands_in_a_zone_may_leave_it_but_come_no_nearer() -> None:
    table = scene(friend(*A), foe(11200, 10000))
    assert table.gap(0, 1) == 216
    assert walk(table, 10000, 13000) == (3000, [])
    assert walk(table, 10500, 13000) == (3072, [(9974, 10000)])


@rule("TOH-X-10", "TOH-6.8", "TOH-6.9", "TOH-6.10")
def test_crossing_a_fence_costs_an_inch_unless_the_way_round_is_shorter() -> None:
    table = scene(friend(*A), pieces=[fence(8000, 12000, 13000, 12000)])
    assert walk(table, 10000, 14000) == (5000, [])
    assert walk(table, 10000, 15000) == (6000, [])
    assert walk(table, 10000, 15001) is None
    assert walk(table, 10000, 12300) is None
    assert walk(table, 13600, 12000) == (4172, [(13192, 11536), (13355, 11645)])


@rule("TOH-X-11", "TOH-6.9")
def test_rough_ground_caps_a_movement() -> None:
    table = scene(friend(*A), pieces=[rough(14500, 10000)])
    assert walk(table, 11508, 10000) == (1508, [])
    assert not table.rough_on(0, 10000, 10000, 11508, 10000)
    assert walk(table, 13000, 10000) == (3000, [])
    assert walk(table, 13001, 10000) is None


@rule("TOH-X-12", "TOH-7.7", "TOH-7.10")
@pytest.mark.parametrize(
    ("x", "lines", "in_the_way"),
    [(13000, 114, True), (13400, 48, True), (13500, 0, True), (12000, 256, False)],
)
def test_one_sees_an_inch_into_a_wood(x: int, lines: int, in_the_way: bool) -> None:
    table = scene(friend(8000, 10000), foe(x, 10000), pieces=[rough(14500, 10000)])
    assert free_lines(table, 0, 1) == lines
    assert sees(table, 0, 8000, 10000, 1) == (lines > 0)
    spot = table.spot(0, 8000, 10000, 1)
    assert table.piece_in_lane(0, 0, 8000, 10000, *spot) == in_the_way


@rule("TOH-X-13", "TOH-7.6", "TOH-7.8")
def test_a_rise_hides_what_lies_behind_but_not_who_stands_on_it() -> None:
    hill = [rise(14500, 10000)]
    assert free_lines(scene(friend(8000, 10000), foe(20000, 10000), pieces=hill), 0, 1) == 0
    table = scene(friend(8000, 10000), foe(17000, 10000), pieces=hill)
    assert table.high(17000, 10000) and not table.high(8000, 10000)
    assert free_lines(table, 0, 1) == 256


@rule("TOH-X-14", "TOH-7.10")
@pytest.mark.parametrize(("y", "in_the_way"), [(10700, True), (10963, True), (10964, False)])
def test_a_base_is_in_the_way_by_more_than_a_graze(y: int, in_the_way: bool) -> None:
    table = scene(friend(*A), foe(20000, 10000), foe(15000, y))
    spot = table.spot(0, *A, 1)
    assert spot == (19016, 10000)
    assert table.in_lane(2, 0, *A, *spot) == in_the_way
    if y == 10700:
        assert free_lines(table, 0, 1) == 199


@rule("TOH-X-15", "TOH-7.3", "TOH-7.11")
def test_a_base_hides_another_and_two_leave_a_slit() -> None:
    assert free_lines(scene(friend(*A), foe(20000, 10000), foe(15000, 10000)), 0, 1) == 0
    slit = scene(friend(*A), foe(20000, 10000), foe(15000, 9498), foe(15000, 10502))
    assert slit.gap(2, 3) == 20
    assert free_lines(slit, 0, 1) == 18
    assert all(slit.in_lane(m, 0, *A, 19016, 10000) for m in (2, 3))


@rule("TOH-X-16", "TOH-7.9", "TOH-7.10")
@pytest.mark.parametrize(("radius", "in_the_way"), [(GROUP, True), (492, False)])
def test_a_wide_base_shoots_along_a_wide_corridor(radius: int, in_the_way: bool) -> None:
    table = scene(friend(*A, radius), foe(20000, 10000), friend(12000, 11500))
    assert table.in_lane(2, 0, *A, *table.spot(0, *A, 1)) == in_the_way


@rule("TOH-X-17", "TOH-7.9", "TOH-8.6")
def test_nothing_beside_or_behind_the_target_is_in_the_way() -> None:
    neighbors = [foe(14000, 10984), foe(14984, 10000)]
    table = scene(friend(*A, GROUP), foe(14000, 10000), *neighbors)
    assert charge(table) == {"cost": 2327, "end": (12327, 10000)}
    barred = scene(friend(*A, GROUP), foe(14000, 10000), foe(13300, 11000))
    assert charge(barred) == {"why": ENEMY_IN_LANE}


@rule("TOH-X-18", "TOH-8.9", "TOH-1.12")
def test_a_friend_at_the_end_of_a_charge_gives_way() -> None:
    table = scene(friend(*A), foe(15000, 10000), friend(14100, 10900))
    way = approach(table, 0, 1, gait(6000))
    assert (way.x, way.y) == (14016, 10000)
    assert friends_in_lane(table, 0, 1, way) == 1 << 2
    assert table.gap(1, 2) == 288
    table.put(0, 14016, 10000)
    assert table.gap(0, 2) == -81
    assert give_way(table, 0)
    assert place(table, 2) == (14100, 11000)


@rule("TOH-X-19", "TOH-8.8")
def test_a_charge_bends_around_a_corner() -> None:
    table = scene(friend(*A), foe(15000, 10000), pieces=[solid(12000, 10200, 14000, 13000)])
    assert sees(table, 0, *A, 1)
    assert charge(table) == {"cost": 4261, "end": (14126, 9546), "bend": (13621, 9284)}


@rule("TOH-X-20", "TOH-8.7", "TOH-8.8", "TOH-8.10")
def test_a_charge_crosses_a_fence_or_bends_around_it() -> None:
    wall = [fence(12000, 10200, 12000, 15200)]
    straight = charge(scene(friend(*A), foe(15500, 10000), pieces=wall))
    assert straight == {"cost": 5516, "end": (14516, 10000)}
    bent = charge(scene(friend(*A), foe(16000, 10000), pieces=wall))
    assert (bent["cost"], bent["bend"]) == (5050, (12000, 9697))


@rule("TOH-X-21", "TOH-7.5", "TOH-8.10")
def test_who_touches_a_fence_sees_and_fights_over_it() -> None:
    wall = [fence(7500, 10492, 12500, 10492)]
    over = scene(friend(*A), foe(10000, 13000), pieces=wall)
    assert sees(over, 0, *A, 1)
    assert charge(over) == {"cost": 3016, "end": (10000, 12016)}
    across = scene(friend(*A), foe(10000, 11300), pieces=wall)
    assert across.spot(0, *A, 1) == (10000, 10316)
    assert charge(across) == {"cost": 1316, "end": A}
    assert not sees(scene(friend(10000, 9900), foe(10000, 11300), pieces=wall), 0, 10000, 9900, 1)


@rule("TOH-X-22", "TOH-10.3", "TOH-10.5", "TOH-1.11")
def test_an_enemy_behind_stops_a_push_and_the_base_is_moved_aside() -> None:
    table = scene(friend(10984, 10000), foe(*A), foe(13500, 10000))
    pushed = retreat(table, 0, *A, 1000)
    assert (pushed.cause, pushed.length, place(table, 0)) == (BY_ENEMY, 530, (11514, 10000))
    assert (table.gap(0, 2), table.gap(0, 1)) == (1002, 530)
    assert separate(table, 0)
    assert place(table, 0) == (11514, 11300)


@rule("TOH-X-23", "TOH-10.3", "TOH-10.5")
def test_a_solid_piece_stops_a_push() -> None:
    table = scene(friend(10984, 10000), foe(*A), pieces=[solid(11900, 8000, 13900, 12000)])
    pushed = retreat(table, 0, *A, 1000)
    assert (pushed.cause, pushed.length, place(table, 0)) == (BY_GROUND, 420, (11404, 10000))
    assert table.gap(0, 1) == 420
    assert separate(table, 0)
    assert place(table, 0) == (11404, 11450)


@rule("TOH-X-24", "TOH-10.4")
def test_friends_never_stop_a_push() -> None:
    table = scene(friend(10984, 10000), foe(*A), friend(12100, 10000))
    pushed = retreat(table, 0, *A, 1000)
    assert (pushed.cause, place(table, 0)) == (FREELY, (11984, 10000))
    assert place(table, 2) == (13000, 10000)
    assert not table.crowded(0, 11984, 10000, 1000)


@rule("TOH-X-25", "TOH-10.2", "TOH-10.3", "TOH-10.6")
def test_a_run_ends_at_the_edge_or_at_terrain() -> None:
    edge = retreat(scene(friend(20000, 2000), foe(20000, 6000)), 0, 20000, 6000, 6000)
    assert (edge.cause, edge.length, edge.x, edge.y) == (BY_EDGE, 1500, 20000, 500)
    assert (edge.exit_x, edge.exit_y) == (20000, 0)
    for pieces, cause, length, end in [
        ([], FREELY, 6000, (23898, 17693)),
        ([fence(20000, 15000, 26000, 15000)], BY_GROUND, 2640, (22835, 14505)),
        ([rough(24000, 18000)], BY_GROUND, 3170, (23003, 15008)),
        ([rise(24000, 18000)], BY_GROUND, 2640, (22835, 14505)),
        ([rise(22000, 12000)], FREELY, 6000, (23898, 17693)),
    ]:
        table = scene(friend(22000, 12000), foe(20000, 6000), pieces=pieces)
        run = retreat(table, 0, 20000, 6000, 6000)
        assert (run.cause, run.length, place(table, 0)) == (cause, length, end)
        assert not table.crowded(0, *end, 1000)


@rule("TOH-10.6")
def test_in_a_corner_the_side_edge_counts_and_else_the_edge_that_was_crossed() -> None:
    corner = retreat(scene(friend(500, 500), foe(2000, 2000)), 0, 2000, 2000, 6000)
    assert (corner.cause, corner.exit_x, corner.exit_y) == (BY_EDGE, 0, corner.y)
    west = retreat(scene(friend(900, 492), foe(4000, 492)), 0, 4000, 492, 6000)
    assert (west.exit_x, west.exit_y) == (0, 492)


@rule("TOH-10.2")
def test_who_stands_in_a_wood_runs_out_of_it_but_not_far() -> None:
    table = scene(friend(14500, 10000), foe(12500, 10000), pieces=[rough(14500, 10000)])
    run = retreat(table, 0, 12500, 10000, 6000)
    assert (run.cause, run.length, place(table, 0)) == (FREELY, 3000, (17500, 10000))
    sure = scene(friend(14500, 10000), foe(12500, 10000), pieces=[rough(14500, 10000)])
    assert retreat(sure, 0, 12500, 10000, 6000, sure_footed=True).length == 6000


@rule("TOH-10.4")
def test_a_push_is_shorter_where_a_friend_cannot_give_way() -> None:
    """The friend stands in a blind alley; the pushed base stops where they just touch."""
    alley = [
        solid(12000, 9000, 16000, 9500),
        solid(12000, 10500, 16000, 11000),
        solid(13000, 9500, 16000, 10500),
    ]
    table = scene(friend(10984, 10000), foe(*A), friend(12500, 10000), pieces=alley)
    assert not makes_room(table, 0, 11984, 10000)
    pushed = retreat(table, 0, *A, 1000)
    assert (pushed.cause, pushed.length, place(table, 0)) == (FREELY, 500, (11484, 10000))
    assert place(table, 2) == (12500, 10000)


@rule("TOH-X-42", "TOH-10.9", "TOH-10.10")
def test_the_way_back_starts_where_it_is_cheapest() -> None:
    entry = Entry(15, 20000, 0, 9000)
    for others, goal, start, cost, turns in [
        ([], (20000, 3000), (20000, 0), 3000, []),
        ([friend(20000, 600)], (20000, 3000), (21000, 0), 3213, [(21005, 600), (20928, 984)]),
        ([], (29500, 2000), (29000, 0), 2062, []),
    ]:
        table = scene(friend(0, 0), *others)
        table.here[0] = 0
        way = enter(table, 0, entry, *goal, gait(6000))
        assert way is not None
        assert ((way.x, way.y), way.route.cost, way.route.turns) == (start, cost, turns)
    assert enter(scene(friend(0, 0), friend(20000, 600)), 0, entry, 20000, 3000, gait(3000)) is None


@rule("TOH-X-43", "TOH-8.8", "TOH-8.10")
def test_nobody_fights_from_afar_across_a_fence() -> None:
    table = scene(
        friend(8000, 11200, GROUP), foe(14000, 10492), pieces=[fence(8000, 10000, 16000, 10000)]
    )
    assert table.spot(0, 8000, 11200, 1) == (12338, 10689)
    assert table.gap_at(1, 8168, 11181, GROUP) == 4199
    assert charge(table) == {"cost": 4951, "end": (12484, 11202), "bend": (10249, 12249)}
