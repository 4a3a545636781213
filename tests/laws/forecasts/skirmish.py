"""What Test of Honour foretells: the next token, where a unit can go and at what price, whom it can
attack and with what odds, whom it recruits, who tests nerve."""

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import dist, isqrt
from typing import Any, Final

from sengoku.kernel.nature import Traced
from sengoku.kernel.state import State
from sengoku.kernel.viewer import NOBODY, PUBLIC, viewer_of
from tests.laws.forecasts.attacks import asked_of, attack
from tests.laws.forecasts.onward import Onward
from tests.laws.forecasts.worlds import Draw, faces, traced, visit
from tests.laws.subject import Subject, luck

__all__ = ["KINDS", "check", "eager"]

Told = dict[str, Any]
KINDS: Final = {
    "token",
    "reach",
    "cost",
    "place",
    "targets",
    "range",
    "turns",
    "zone",
    "flight",
    "way",
    "wits",
    "hit",
    "cut_down",
    "injured",
    "light_wound",
    "fumble",
    "push",
    "guard",
    "recruit",
    "nerve",
    "enter",
}
FEW: Final = 8
ATTACKS: Final = ("charge", "shoot")
ENTRIES: Final = ("enter", "enter_cautious", "arrive")
WAYS: Final = ("move", "cautious", "stand_up", "place", *ENTRIES)
STEP: Final = 500
SHORT: Final = 3000
TABLE: Final = 36000
CHARGE: Final = 6000
RANGES: Final = {"bow": (24000, 12000), "musket": (20000, None), "thrown": (9000, None)}  # C5


def check(subject: Subject, state: State, rng: random.Random, met: Counter[str]) -> Iterator[str]:
    view = subject.view(state, viewer_of(int(state.seat())))
    asks, options = view["question"]["asks"], view["question"]["options"]
    ways = ENTRIES if met["place"] > 30 else WAYS
    yield from _places(subject, state, _some(options, ways, 1, rng))
    if asks == "BuildForce":
        yield from _recruits(subject, state, view, _some(options, ("recruit",), 1, rng), rng)
    if asks == "DeployUnit" and met["zone"] < 12:
        yield from _zone(subject, state, view, _some(options, ("place",), 1, rng), rng)
    if asks == "NerveOrder":
        assert [option["words"]["unit"] for option in options] == view["testing"], "others test"
        yield "nerve"
        yield from _flight(subject, state, options[0]["words"]["unit"])
    if asks == "ChooseAction" and view["units"][view["question"]["unit"]]["x"] is not None:
        yield from _with_token(subject, state, view, rng, met)


def _with_token(
    subject: Subject, state: State, view: Told, rng: random.Random, met: Counter[str]
) -> Iterator[str]:
    """A unit on the table is to act: where it can go, whom it can attack, what comes after."""
    unit = view["units"][view["question"]["unit"]]
    if met["targets"] < 30 and rng.randrange(4) == 0:
        yield from _targets(subject, state, view, unit)
    for option in _some(view["question"]["options"], ATTACKS, 1, rng):
        asked = asked_of(option["words"])
        rare = subject.preview(state, asked)["guard"] and met["guard"] < 2
        if met["hit"] < 6 or rare:
            _told_to_all(subject, state, asked)
            yield from attack(subject, state, option["words"], rng)
    if met["reach"] < 40 and rng.randrange(8) == 0:
        yield from _reach(subject, state, unit, rng)
    if met["token"] < 2 and rng.randrange(8) == 0:
        yield from _token(subject, state, unit)


def _some(options: list[Told], verbs: tuple[str, ...], most: int, rng: random.Random) -> list[Told]:
    found = [option for option in options if option["words"]["do"] in verbs]
    return rng.sample(found, min(most, len(found)))


def _told_to_all(subject: Subject, state: State, asked: Told) -> None:
    """A preview follows from public facts: it is the same in every world. [TOH-19.3]"""
    world = subject.redeal(state, int(NOBODY), luck(subject.game, 3))
    assert subject.preview(world, asked) == subject.preview(state, asked), "a preview leaks"


# -- moving --------------------------------------------------------------------------------------


def _places(subject: Subject, state: State, options: list[Told]) -> Iterator[str]:
    """Who goes somewhere stands there then, unless he leaves with the captive. [TOH-14.7]"""
    for option in options:
        words = option["words"]
        onward = Onward(subject, state)
        onward.play(option["action"])
        if not onward.heard("CaptiveLeft"):
            unit = onward.view()["units"][words["unit"]]
            stands = [e for e in onward.story() if e.get("unit") == words["unit"] and "x" in e]
            assert (stands[0]["x"], stands[0]["y"]) == (words["x"], words["y"]), "another place"
            yield from _turns(subject, state, words, stands[0])
            assert unit["x"] is not None, "nowhere"
            yield "enter" if words["do"] in ENTRIES else "place"


def _turns(subject: Subject, state: State, words: Told, moved: Told) -> Iterator[str]:
    """The way turns where it was told to. [TOH-6.6]"""
    here = subject.view(state, PUBLIC)["units"][words["unit"]]
    if moved["event"] == "Moved" and here["x"] is not None:
        asked = {"about": "way", **{name: words[name] for name in ("unit", "x", "y")}}
        assert subject.preview(state, asked)["turns"] == moved["turns"], "the way turns elsewhere"
        yield "turns"


def _reach(subject: Subject, state: State, unit: Told, rng: random.Random) -> Iterator[str]:
    """A place of the grid can be named if it was told, and carefully if it is near enough."""
    told = subject.preview(state, {"about": "reach", "unit": unit["unit"]})
    costs = {(x, y): cost for x, y, cost in told["places"]}
    near = told["limit"] // STEP
    grid = [
        (unit["x"] + across * STEP, unit["y"] + up * STEP)
        for across in range(-near, near + 1)
        for up in range(-near, near + 1)
    ]
    grid = [(x, y) for x, y in grid if 0 <= x <= 36000 and 0 <= y <= 36000]
    verb = "stand_up" if unit["prone"] else "move"
    short = SHORT - 2000 * ("hurt_leg" in unit["injuries"])
    some = rng.sample(grid, FEW) + rng.sample(sorted(costs), min(FEW, len(costs)))
    dear = _dear(costs, (unit["x"], unit["y"]))
    yield from _prices(subject, state, unit["unit"], {place: costs[place] for place in dear[:2]})
    for x, y in some + dear:
        place = {"unit": unit["unit"], "x": x, "y": y}
        allowed = _allowed(subject, state, {"do": verb, **place})
        assert allowed == ((x, y) in costs), "the reach is another one"
        if allowed and not unit["prone"]:
            careful = _allowed(subject, state, {"do": "cautious", **place})
            assert careful == (costs[x, y] <= short), "a way has another price"
            yield "cost"
        yield "reach"


def _prices(
    subject: Subject, state: State, unit: int, costs: dict[tuple[int, int], int]
) -> Iterator[str]:
    """With so much movement the place is reached, and with a thousandth less it is not."""
    for place, cost in costs.items():
        for limit in (cost, cost - 1):
            told = subject.preview(state, {"about": "reach", "unit": unit, "limit": limit})
            reached = place in {(x, y) for x, y, _ in told["places"]}
            assert reached == (limit == cost), "a way has another price"
        yield "cost"


def _dear(costs: dict[tuple[int, int], int], here: tuple[int, int]) -> list[tuple[int, int]]:
    """Places that cost more than the straight way: something is in between."""
    return [place for place, cost in costs.items() if cost > dist(place, here) + 900][:FEW]


def _allowed(subject: Subject, state: State, words: Told) -> bool:
    action = subject.game.action(words)
    return subject.why_not(state, int(state.seat()), action) is None


# -- setting up, running away --------------------------------------------------------------------


def _zone(
    subject: Subject, state: State, view: Told, options: list[Told], rng: random.Random
) -> Iterator[str]:
    """Nobody may stand deeper than told, and the front row of the places is as deep. [TOH-4.3]"""
    for option in options:
        number = option["words"]["unit"]
        unit = view["units"][number]
        asked = {"about": "zone", "unit": number}
        _told_to_all(subject, state, asked)
        corners = subject.preview(state, asked)["corners"]
        assert {x for x, _ in corners} == {0, TABLE}, "the zone is another one"
        ys = sorted({y for _, y in corners})
        assert ys[0] == 0 if unit["side"] == "south" else ys[1] == TABLE, "the zone is another one"
        depth = ys[1] - ys[0]
        rows = {
            other["words"]["y"]
            for other in view["question"]["options"]
            if other["words"]["unit"] == number
        }
        deep = [(y if unit["side"] == "south" else TABLE - y) + unit["radius"] for y in rows]
        assert max(deep) == depth, "the zone is another one"
        beyond = depth - unit["radius"] + 1
        y = beyond if unit["side"] == "south" else TABLE - beyond
        for x in (rng.randrange(TABLE) for _ in range(FEW)):
            place = {"do": "place", "unit": number, "x": x, "y": y}
            assert not _allowed(subject, state, place), "the zone is another one"
        yield "zone"


def _flight(subject: Subject, state: State, unit: int) -> Iterator[str]:
    """Who loses his nerve runs as told, whatever he rolled. [TOH-11.3]"""
    asked = {"about": "flight", "unit": unit}
    _told_to_all(subject, state, asked)
    told = subject.preview(state, asked)
    for seed in range(FEW):
        onward = Onward(subject, state, luck(subject.game, seed))
        onward.do("test", unit=unit)
        ran = [
            event
            for event in onward.story()
            if event["event"] in ("Retreated", "DrivenOff") and event["unit"] == unit
        ]
        if ran and onward.story()[0].get("result") == "failed":
            assert (ran[0]["x"], ran[0]["y"]) == (told["x"], told["y"]), "it runs elsewhere"
            off = ran[0]["event"] == "DrivenOff"
            assert (told["cause"] == "edge") == off, "it runs elsewhere"
            yield "flight"


# -- attacking -----------------------------------------------------------------------------------


def _targets(subject: Subject, state: State, view: Told, unit: Told) -> Iterator[str]:
    """Whom the unit may attack, and whether that takes a test; the odds know the same."""
    asked = {"about": "targets", "unit": unit["unit"]}
    _told_to_all(subject, state, asked)
    seen = subject.preview(state, asked)
    lengths = RANGES.get(unit["weapon"], (None, None))
    assert (seen["range"], seen["far"]) == lengths, "another range"
    assert seen["charge"] == CHARGE - 2000 * ("hurt_leg" in unit["injuries"]), "another charge"
    for told in seen["targets"]:
        if told["shoot"]:
            assert told["gap"] <= seen["range"], "another range"
            yield "range"
        if told["charge"] is None:
            assert told["gap"] <= seen["charge"] + 2, "another charge"  # C1: a way is rounded
        other = view["units"][told["target"]]
        between = isqrt((unit["x"] - other["x"]) ** 2 + (unit["y"] - other["y"]) ** 2)
        assert told["gap"] == between - unit["radius"] - other["radius"], "another distance"
        words = {"unit": unit["unit"], "target": told["target"]}
        here = {**words, "x": unit["x"], "y": unit["y"]}
        for action, problem, nearest in (
            ({"do": "charge", **words}, told["charge"], told["nearest_to_charge"]),
            ({"do": "shoot", **here}, told["no_shot"], told["nearest_to_shoot"]),
        ):
            assert _allowed(subject, state, action) == (problem is None), "another target"
            odds = subject.preview(state, asked_of(action))
            assert odds["legal"] == (problem is None), "the odds know another target"
            if odds["legal"]:
                assert odds["wits"] == (None if nearest else seen["wits"]), "another one is nearest"
        yield "targets"


# -- tokens, forces ------------------------------------------------------------------------------


def _token(subject: Subject, state: State, unit: Told) -> Iterator[str]:
    """The unit stays where it is, and one token after the other comes out of the bag."""
    told = subject.preview(state, {"about": "token"})
    bag = subject.game.streams.index("bag")

    def run(script: list[int]) -> tuple[list[Draw], Onward]:
        nature = traced(subject, script)
        onward = Onward(subject, state, nature)
        stay = "stand_up" if unit["prone"] else "move"
        onward.do(stay, unit=unit["unit"], x=unit["x"], y=unit["y"])
        while not _drawn(nature, bag) and not onward.over():
            onward.play(onward.options()[-1])  # nothing more is done with this token
        return [Draw("bag", 1, limit) for limit in _drawn(nature, bag)[:1]], onward

    found: dict[str, Fraction] = {}
    for chance, onward in visit(run, faces):
        token, ends = _came_out(onward)
        found[token] = found.get(token, Fraction(0)) + chance
        assert token != "fate" or ends == told["may_end_round"], "the round ends otherwise"
    for token, foretold in told["chances"].items():
        assert found.get(token, 0) == Fraction(foretold), "the bag has other odds"
    yield "token"


def _came_out(onward: Onward) -> tuple[str, bool]:
    """The first token out of the bag, and whether the round was over before the next."""
    draws = ("TokenDrawn", "FateDrawn")
    story = onward.story()
    first, *later = [place for place, event in enumerate(story) if event["event"] in draws]
    before_next = story[first : later[0] if later else len(story)]
    ends = any(event["event"] in ("RoundBegan", "BattleEnded") for event in before_next)
    return story[first].get("token", "fate"), ends


def _drawn(nature: Traced, bag: int) -> list[int]:
    return [limit for stream, limit in nature.asked if stream == bag]


def _recruits(
    subject: Subject, state: State, view: Told, options: list[Told], rng: random.Random
) -> Iterator[str]:
    """Who joins costs as many points as told, and has the told values in the battle."""
    seat = view["question"]["seat"]
    for option in options:
        told = option["preview"]
        onward = Onward(subject, state)
        before = onward.own_view()
        onward.play(option["action"])
        after = onward.view(viewer_of(seat))
        force = after["forces"][0 if before["south"] == seat else 1]
        place = 0 if force["given"] else len(force["cards"]) - 1  # only the hero has a choice
        assert force["cards"][place]["cost"] == told["cost"], "another price"
        if after["question"]["asks"] == "BuildForce" and after["question"]["seat"] == seat:
            paid = before["question"]["points"] - after["question"]["points"]
            assert paid == told["cost"], "another price"
        while onward.asks() == "BuildForce":
            onward.play(rng.choice(onward.options()))
        units = [each for each in onward.view()["units"] if each["side"] == force["side"]]
        unit = units[place]
        for value in ("models", "actions", "aim", "agility", "strength", "wits", "honor"):
            assert unit[value] == told[value], f"another {value}"
        yield "recruit"


# -- looking for fights --------------------------------------------------------------------------


def eager(subject: Subject, state: State, options: list[int], rng: random.Random) -> list[int]:
    """The options that bring the sides together, mostly: at random they hardly meet. Who can be
    kept in reserve is, so that somebody comes in later."""
    if rng.randrange(5) == 0:
        return options
    words = {action: subject.words(action) for action in options}
    if words[options[0]]["do"] == "token":
        return _to_come(subject, state, words) or options
    fights = [action for action in options if words[action]["do"] in (*ATTACKS, "order", "hold")]
    ways = [action for action in options if words[action]["do"] in WAYS]
    if fights or not ways:
        return fights or options
    foes = _foes(subject, state)
    some = rng.sample(ways, min(8, len(ways)))
    return [min(some, key=lambda action: _farness(words[action], foes))]


def _to_come(subject: Subject, state: State, words: dict[int, Told]) -> list[int]:
    """Tokens for who is not on the table."""
    units = subject.view(state, viewer_of(int(state.seat())))["units"]
    return [action for action, each in words.items() if units[each["unit"]]["x"] is None]


def _foes(subject: Subject, state: State) -> list[tuple[int, int]]:
    view = subject.view(state, viewer_of(int(state.seat())))
    own = "south" if view["south"] == state.seat() else "north"
    foes = [unit for unit in view["units"] if unit["side"] != own and unit["x"] is not None]
    return [(unit["x"], unit["y"]) for unit in foes] or [(18000, 18000)]


def _farness(words: Told, foes: list[tuple[int, int]]) -> float:
    return min(dist((words["x"], words["y"]), foe) for foe in foes)
