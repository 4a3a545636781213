"""An attack of Test of Honour in every way that its dice can fall, beside what was foretold of it:
the test for a farther target, hit, wound and worse, and where the target is driven."""

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations_with_replacement, pairwise
from math import ceil, dist, factorial
from typing import Any, Final

from sengoku.kernel.state import State
from sengoku.kernel.viewer import PUBLIC
from tests.laws.forecasts.onward import Onward
from tests.laws.forecasts.worlds import Draw, Outcome, traced, visit
from tests.laws.subject import Subject

__all__ = ["asked_of", "attack"]

Told = dict[str, Any]
# A die: how many of its six faces are which, a face that shows it, swords and crosses. (C2)
DIE: Final = {
    "double": (1, 0, 2, 0),
    "single": (2, 1, 1, 0),
    "blank": (2, 3, 0, 0),
    "cross": (1, 5, 0, 1),
}
CHARGE: Final = 6000
FIGHTING: Final = ("strike", "avoid", "damage")
TESTS: Final = ("target", "survival")
SINGLE: Final = ("counter_thrust", "quick_jab", "deep_cut")
RESULTS: Final = ("hit", "cut_down", "injured", "light_wound")


def asked_of(words: Told) -> Told:
    """The question about an attack that an option names."""
    asked = {"about": "attack", "unit": words["unit"], "target": words["target"]}
    return {**asked, "x": words["x"], "y": words["y"]} if words["do"] == "shoot" else asked


def attack(subject: Subject, state: State, words: Told, rng: random.Random) -> Iterator[str]:
    """One that is legal: with the cards that were said to meet it, and without any."""
    told = subject.preview(state, asked_of(words))
    assert told["legal"], "a legal attack was called illegal"
    yield from _way(subject, state, words["unit"], told["way"])
    yield from _as_told(subject, state, words, told, told["guard"], told, rng)
    if told["unguarded"] is not None:
        yield from _as_told(subject, state, words, told, [], told["unguarded"], rng)
        yield "guard"


def _as_told(
    subject: Subject,
    state: State,
    words: Told,
    told: Told,
    guard: list[str],
    chances: Told,
    rng: random.Random,
) -> Iterator[str]:
    """Every world in which the target's owner uses these cards, beside these chances."""

    def run(script: list[int]) -> tuple[list[Draw], Onward]:
        onward = Onward(subject, state, traced(subject, script))
        onward.play(subject.game.action(words))
        _answer(onward, guard)
        return [Draw(roll["roll"], len(roll["faces"])) for roll in onward.heard("Rolled")], onward

    found: dict[str, Fraction] = dict.fromkeys(("came", "pushed", *RESULTS, "fumble"), Fraction(0))
    for chance, onward in visit(run, lambda draw: _ways(draw, rng)):
        if _comes(words, told, onward):
            for result in ("came", *_results(words["target"], told, guard, onward)):
                found[result] = found.get(result, Fraction(0)) + chance
    sure = told["wits"] is None or told["otherwise"] == words["target"]
    assert found["came"] == (1 if sure else Fraction(told["wits"])), "the wits test has other odds"
    for name in (*RESULTS, "fumble"):
        foretold = Fraction({**told, **chances}[name])
        assert found[name] == foretold * found["came"], f"{name} has other odds"
    yield from (*RESULTS, "fumble")
    yield from ["wits"] if told["wits"] is not None else []
    yield from ["push"] if found["pushed"] else []


def _way(subject: Subject, state: State, unit: int, way: Told | None) -> Iterator[str]:
    """A charge goes no farther than it may, and costs its legs at least: fences come on top, and
    who stops before one pays for the whole way. [TOH-8.7, TOH-8.10]"""
    if way is not None:
        here = subject.view(state, PUBLIC)["units"][unit]
        points = [(here["x"], here["y"]), *([way["bend"]] if way["bend"] else []), way["end"]]
        legs = sum(ceil(dist(a, b)) for a, b in pairwise(points))
        assert legs <= way["cost"] <= CHARGE, "the charge costs another way"
        yield "way"


def _answer(onward: Onward, guard: list[str]) -> None:
    """The target's owner uses the cards that were told; everything else is declined."""
    left = list(guard)
    while onward.asks() in ("CardWindow", "MayClaim"):
        for action in onward.options():
            skill = onward.subject.words(action).get("skill")
            if skill in left and onward.asks() == "CardWindow":
                left.remove(skill)
                onward.play(action)
                break
        else:
            onward.do("decline")


def _comes(words: Told, told: Told, onward: Onward) -> bool:
    """Whether the attacker goes for the target that was named. [TOH-7.13]"""
    tested = onward.heard("TestedTarget")
    assert bool(tested) == (told["wits"] is not None), "a wits test comes otherwise"
    went = onward.heard("Attacked")[0]["target"]
    if went != words["target"]:
        assert went == told["otherwise"], "another one is attacked instead"
    if went == words["target"] and told["way"] is not None:
        moved = next(step for step in onward.heard("Moved") if step["unit"] == words["unit"])
        assert [moved["x"], moved["y"]] == told["way"]["end"], "the charge ends elsewhere"
        bend = moved["turns"] or None
        assert bend == told["way"]["bend"], "the charge bends elsewhere"
    return bool(went == words["target"])


def _results(target: int, told: Told, guard: list[str], onward: Onward) -> Iterator[str]:
    """What became of the attack."""
    rolls = {roll["roll"]: roll for roll in onward.heard("Rolled")}
    if guard == told["guard"]:
        _dice(told, rolls)
    if rolls["strike"]["result"] == "fumbled":
        yield "fumble"
    if "damage" not in rolls:
        return
    yield "hit"
    used = {card["card"] for card in onward.heard("CardUsed")}
    assert {*guard} <= {*used, "tough_hide"}, "a card that was to meet the blow did not"
    after = _after_damage(onward)
    names = [event["event"] for event in after if event.get("unit") == target]
    outcome = "glanced"
    if "Survived" in names:
        outcome = "injured"
    elif "ModelLost" in names or ("Removed" in names and "DrivenOff" not in names):
        outcome = "cut_down"
    elif rolls["damage"]["result"] != "fumbled":
        outcome = "light_wound"
    yield outcome
    if outcome != "cut_down" or "Removed" not in names:
        yield from _push(target, told, after, outcome)


def _dice(told: Told, rolls: dict[str, Told]) -> None:
    """As many dice as told, as long as no bonus of the strike changes them."""
    plain = ("strike",) if rolls["strike"]["result"] != "passed" else (*FIGHTING, "survival")
    for name in plain:
        if name in rolls:
            assert told[name] is not None, f"{name} is rolled untold"
            assert len(rolls[name]["faces"]) == max(0, told[name]["total"]), f"{name}: other dice"
    if "damage" in rolls and "avoid" not in rolls:
        assert told["avoid"] is None, "no avoid roll came"


def _push(target: int, told: Told, after: list[Told], outcome: str) -> Iterator[str]:
    """Where the target is driven, and the drops that it takes for being hemmed in. [TOH-10.5]"""
    driven = [e for e in after if e["event"] in ("Retreated", "DrivenOff") and e["unit"] == target]
    if told["push"] is None:
        assert not driven, "a push comes untold"
        return
    place = told["push"]["x"], told["push"]["y"]
    assert driven and (driven[0]["x"], driven[0]["y"]) == place, "a push ends elsewhere"
    off = driven[0]["event"] == "DrivenOff"
    assert (told["push"]["cause"] == "edge") == off, "a push ends otherwise"
    drops = sum(e["drops"] for e in after if e["event"] == "Wounded" and e["unit"] == target)
    own = {"light_wound": 1, "injured": 1}.get(outcome, 0)
    own += sum(e["swords"] for e in after if e["event"] == "Rolled" and e["roll"] == "deep_cut")
    own += sum(1 for e in after if e["event"] == "Injured" and e["card"] == "blood_loss")
    assert drops == own + told["push"]["drops"], "a push wounds otherwise"
    yield "pushed"


def _after_damage(onward: Onward) -> list[Told]:
    """From the last damage roll to the tests that follow from it."""
    story = onward.story()
    last = max(place for place, e in enumerate(story) if e.get("roll") == "damage")
    after: list[Told] = []
    for event in story[last + 1 :]:
        if event.get("roll") in ("nerve", "edge") or event["event"] == "TokenDrawn":
            break
        after.append(event)
    return after


# -- dice ----------------------------------------------------------------------------------------


def _ways(draw: Draw, rng: random.Random) -> list[Outcome]:
    """The results of a roll, each with its chance and with one way to roll it. [TOH-2.1 to 2.6]"""
    if draw.kind not in (*FIGHTING, *TESTS, *SINGLE):
        return []
    chances: dict[str, Fraction] = {}
    examples: dict[str, list[list[int]]] = {}
    for dice in combinations_with_replacement(DIE, draw.size):
        result, chance = _result(draw.kind, dice), _chance(dice)
        chances[result] = chances.get(result, Fraction(0)) + chance
        examples.setdefault(result, []).append([DIE[die][1] for die in dice])
    return [(chance, rng.choice(examples[result])) for result, chance in chances.items()]


def _chance(dice: tuple[str, ...]) -> Fraction:
    ways = factorial(len(dice))
    for die, count in Counter(dice).items():
        ways = ways * DIE[die][0] ** count // factorial(count)
    return Fraction(ways, 6 ** len(dice))


def _result(roll: str, dice: tuple[str, ...]) -> str:
    swords, crosses = sum(DIE[die][2] for die in dice), sum(DIE[die][3] for die in dice)
    if roll in SINGLE:
        return str(swords)
    if crosses > swords:
        return "fumbled" if roll in FIGHTING else "failed"
    if swords < 3:
        return "failed"
    return "splendid" if swords >= 5 and roll in FIGHTING else "passed"
