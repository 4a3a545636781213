"""What bots are worth follows from the ladders that were played."""

import json
import re
from pathlib import Path

import pytest

import sengoku
from sengoku.arena.anchors import ladder, points_of

ROOT = Path(__file__).parents[2]
FIGURES = ROOT / "bench" / "figures"
PAIR = re.compile(r"\| (\S*) \|.*\| (\S+) : (\S+) \|[^|]*\| ([\d.]+) %")
TODAY = re.compile(r"\| (\S+) \| (\d+) \| (\S+) : (\S+) \|[^|]*\| ([\d.]+) %")
LEARNED = {  # where it is told what was learned is worth
    "glory": (
        "lab/measured.md",
        re.compile(r"With its 1,000 iterations it won (\d+) % of 252 games for two"),
    ),
    "samurai": (
        "docs/bots.md",
        re.compile(r"\| samurai for 2, learned@1000 [^|]* \| \d+ \| ([\d.]+) % \|"),
    ),
}
FEWEST = 50  # games that say how much better a level is
AS_THEN = {("bot:4", "bot:3"), ("bot:5", "bot:4")}  # in the card games
Pair = tuple[str, str, str]


def then() -> dict[Pair, float]:
    """In 2026, by game, the better bot and the other: how many of 100 games it won."""
    found, game = {}, ""
    for line in json.loads((FIGURES / "ladders.json").read_text("utf-8"))["lines"]:
        told = PAIR.match(line)
        if told is not None:
            game = told[1] or game
            found[game, told[2], told[3]] = float(told[4])
        elif ", " in line.split("|")[1]:
            game = ""  # another setup of a game
    return found


def today() -> dict[Pair, float]:
    """The same for the levels of today, where enough games were played."""
    lines = json.loads((FIGURES / "levels.json").read_text("utf-8"))["lines"]
    told = [row for row in map(TODAY.match, lines) if row is not None]
    return {(row[1], row[3], row[4]): float(row[5]) for row in told if int(row[2]) >= FEWEST}


def step(game: str, level: int) -> float:
    pair = f"bot:{level}", f"bot:{level - 1}"
    if level == 6 and game in LEARNED:
        page, worth = LEARNED[game]
        told = worth.search((ROOT / page).read_text("utf-8"))
        assert told is not None
        return float(told[1])
    if (game, *pair) in today():
        return today()[game, *pair]
    if pair in AS_THEN and game != "skirmish":
        return then()[game, *pair]
    return 50.0


@pytest.mark.parametrize("game", [game.slug for game in sengoku.GAMES])
def test_the_steps_are_those_of_the_ladders(game: str) -> None:
    found = ladder(game)
    assert found is not None
    assert found["steps"] == [step(game, level) for level in range(2, 7)]
    assert found["over_greedy"] == then()[game, "bot:5", "greedy"]


@pytest.mark.parametrize("game", [game.slug for game in sengoku.GAMES])
def test_level_three_is_the_middle_and_no_level_is_worth_less_than_the_one_below(game: str) -> None:
    points = [points_of(game, f"bot:{level}") or 0 for level in range(1, 7)]
    assert points[2] == 1500
    assert points == sorted(points)
    assert points_of(game, "bot:4:bold") == points[3]


def test_a_bot_that_was_not_measured_is_worth_nothing_known() -> None:
    assert points_of("glory", "random") is None
    assert points_of("glory", "bot:6@1") is None and points_of("glory", "bot:5:2026") is None
    assert points_of("chess", "bot:3") is None
