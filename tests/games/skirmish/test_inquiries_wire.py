"""What is answered on demand has the shape that the game declares."""

from typing import Any

from sengoku.games.skirmish.sight import wire
from sengoku.kernel.nature import Fast
from sengoku.kernel.problem import BadWords
from tests.games.skirmish.position import GAME
from tests.laws.shapes import complaints
from tests.laws.subject import luck

LOOKS = 40  # decisions from one look to the next
SHAPES = {"token": wire.NextToken, "reach": wire.Reach, "targets": wire.Targets}


def asked(unit: int, target: int, x: int, y: int) -> list[dict[str, Any]]:
    attack = {"about": "attack", "unit": unit, "target": target}
    return [
        {"about": "token"},
        {"about": "reach", "unit": unit, "limit": 2000},
        {"about": "targets", "unit": unit},
        attack,
        {**attack, "x": x, "y": y},
    ]


def test_answers_of_random_games_have_their_shapes() -> None:
    met: set[str] = set()
    for seed, level in enumerate((1, 3)):
        state = GAME.begin(GAME.setup(2, {"level": level}), luck(GAME, seed))
        chooser = Fast(seed, 1)
        for decision in range(2000):
            if state.over():
                break
            if decision % LOOKS == 0:
                met |= look(state, chooser)
            state.play(state.pick(chooser))
    assert met == {"token", "reach", "targets", "attack-True", "attack-False"}


def look(state: Any, chooser: Fast) -> set[str]:
    found: set[str] = set()
    scene, count = state.scene, state.roster.count
    if state.ready != 3:
        return found
    for unit in range(count):
        if state.on(unit):
            target, x, y = chooser.below(0, count), int(scene.x[unit]), int(scene.y[unit])
            for about in asked(unit, target, x, y):
                found |= answered(state, about)
    return found


def answered(state: Any, about: dict[str, Any]) -> set[str]:
    try:
        told = GAME.inquire(state, about)
    except BadWords:  # the target is not on the table
        return set()
    what = about["about"]
    wrong = [*complaints(told, SHAPES.get(what, wire.Attack))]
    assert not wrong, wrong[:3]
    return {f"{what}-{told['legal']}" if what == "attack" else what}
