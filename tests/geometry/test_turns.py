"""The table has no favorite direction: everything is the same after half and quarter turns."""

import random

import pytest

import sengoku
from sengoku.geometry.approach import approach
from sengoku.geometry.push import retreat
from sengoku.geometry.scene import Scene
from sengoku.geometry.sight import free_lines, in_view, sees
from sengoku.geometry.travel import ReachMap, straight_cost
from tests.clauses import rule
from tests.geometry.chance import random_layout, turned, turned_point
from tests.geometry.scenes import gait, scene
from tests.length import LONG

# Ten thousand scenes in the compiled run, ten times as many in the long one; the interpreter sees
# the first of them.
SCENES = (100_000 if LONG else 10_000) if sengoku.compiled() else 400
PARTS = 8
GAIT = gait(6000)


def measures(table: Scene, goal: tuple[int, int]) -> tuple[object, ...]:
    """Everything that must not change with a turn; ends of shifts may, among equals."""
    here = int(table.x[0]), int(table.y[0])
    spot = table.spot(0, *here, 1)
    others = range(2, len(table.x))
    pieces = range(table.ground.pieces())
    facts = (
        [int(table.gap(0, m)) for m in range(1, len(table.x))],
        [bool(table.in_lane(m, 0, *here, *spot)) for m in others],
        [bool(table.piece_in_lane(piece, 0, *here, *spot)) for piece in pieces],
        int(free_lines(table, 0, 1)),
        bool(sees(table, 0, *here, 1)),
        bool(table.free(0, *goal)),
        int(straight_cost(table, 0, *here, *goal, GAIT)),
        bool(table.high(*here)),
        int(approach(table, 0, 1, GAIT).cost),
        [bool(in_view(table, 0, *here, 1, 0, ground=ground)) for ground in (False, True)],
    )
    # The quick ways agree with the plain ones.
    assert facts[4] == (facts[3] > 0), "a sight without a line, or a line without a sight"
    assert ReachMap(table, 0, 6000).cost(*goal, GAIT) == (facts[6] if facts[5] else -1)
    run = retreat(table, 1, *here, 6000)
    return *facts, int(run.cause), int(run.length)


@rule("TOH-I9")
@pytest.mark.parametrize("part", range(PARTS))
def test_a_turn_of_the_table_changes_nothing(part: int) -> None:
    rng = random.Random(part)
    for _ in range(SCENES // PARTS):
        layout = random_layout(rng)
        x, y, *_ = layout[0][0]
        goal = x + rng.randrange(-4000, 4001), y + rng.randrange(-4000, 4001)
        tables = [
            scene(*bases, pieces=pieces)
            for bases, pieces in (turned(layout, quarters) for quarters in (0, 1, 2))
        ]
        found = [
            measures(table, turned_point(*goal, quarters)) for quarters, table in enumerate(tables)
        ]
        assert found[0] == found[1] == found[2], layout


@rule("TOH-I9", "TOH-7.5")
def test_sight_is_mutual_where_nobody_touches_a_fence() -> None:
    rng = random.Random(99)
    compared = 0
    for _ in range(SCENES // 20):
        bases, pieces = random_layout(rng)
        table = scene(*bases, pieces=pieces)
        if any(
            table.ground.touched(piece, table.x[m], table.y[m], table.bases.radius[m] + 20)
            for piece in range(table.ground.pieces())
            for m in (0, 1)
        ):
            continue
        compared += 1
        assert free_lines(table, 0, 1) == free_lines(table, 1, 0)
    assert compared > SCENES // 100
