"""What bots are worth follows from the ladders that were played."""

import json
import re
from pathlib import Path

import pytest

import sengoku
from sengoku.arena.anchors import OVER_GREEDY, STEPS, points_of

FIGURES = Path(__file__).parents[2] / "bench" / "figures" / "ladders.json"
PAIR = re.compile(r"\| (\S*) \|[^|]*\|[^|]*\| (\S+) : (\S+) \|[^|]*\| ([\d.]+) %")


def measured() -> dict[tuple[str, str, str], float]:
    """By game, the better bot and the other: how many of 100 games it won."""
    found, game = {}, ""
    for line in json.loads(FIGURES.read_text("utf-8"))["lines"]:
        told = PAIR.match(line)
        if told is not None:
            game = told[1] or game
            found[game, told[2], told[3]] = float(told[4])
        elif ", " in line.split("|")[1]:
            game = ""  # another setup of a game
    return found


@pytest.mark.parametrize("game", [game.slug for game in sengoku.GAMES])
def test_the_steps_are_those_of_the_ladders(game: str) -> None:
    found = measured()
    steps = tuple(found[game, f"bot:{level}", f"bot:{level - 1}"] for level in range(2, 6))
    assert steps == STEPS[game]
    assert found[game, "bot:5", "greedy"] == OVER_GREEDY[game]


@pytest.mark.parametrize("game", [game.slug for game in sengoku.GAMES])
def test_level_three_is_the_middle_and_every_level_is_worth_more(game: str) -> None:
    points = [points_of(game, f"bot:{level}") for level in range(1, 6)]
    assert points[2] == 1500
    assert points == sorted(points, key=lambda each: each or 0)
    assert points_of(game, "bot:4:bold") == points[3]


def test_a_bot_that_was_not_measured_is_worth_nothing_known() -> None:
    assert points_of("glory", "random") is None
    assert points_of("glory", "bot:5@1") is None and points_of("glory", "bot:5:2026") is None
    assert points_of("chess", "bot:3") is None
