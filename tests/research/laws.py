"""The laws of rows and numbers: each raises AssertionError where features break it."""

import json
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from random import Random
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from sengoku.kernel.features import PART, SILENT, blank_mask
from sengoku.kernel.game import Game, Setup
from sengoku.kernel.nature import Fast
from sengoku.kernel.problem import Problem
from sengoku.kernel.state import State
from sengoku.kernel.viewer import viewer_of
from tests.length import LONG

__all__ = ["numbering", "reading", "row_of", "secrecy", "telling", "walk"]

LONGEST = 2000 if LONG else 240
# What the view does not tell in one place: fields that are checked by the other laws alone.
UNTOLD = {
    "glory": set(),
    "samurai": set(),
    "honor": {"unseen", "first_loot"},
    "skirmish": {"placing", "captive"},
}

# What a view says and a row does not, and why.
UNSAID: dict[str, dict[str, str]] = {
    "glory": {
        "hands.known": "what the others know of one's own hand; of theirs the row says it",
        "piles.discard_1.cards": "in which order a whole pile lies: nothing depends on it",
        "piles.discard_2.cards": "in which order a whole pile lies: nothing depends on it",
        "scores.ended": "why the round before was over",
        "turn": "how many turns the round has had",
    },
    "samurai": {},
    "honor": {},
    "skirmish": {
        "campaign.won": "who won which battle; the row has the points that they brought",
        "campaign.kept": "skills of units that are not in this battle; those in it are in `skills`",
        "pieces.corners": "told in steps of 144, a twelfth of an inch",
        "units.fell": "where somebody fell who is out of the battle",
    },
}
# The same of rows without memory.
FORGOTTEN: dict[str, dict[str, str]] = {
    "glory": {"characters.unlocated": "counts what was seen earlier"},
    "samurai": {},
    "honor": {},
    "skirmish": {},
}
ALTERED = 200 if LONG else 15  # worlds beside one position


def row_of(features: Any, state: State, seat: int, held: int = int(SILENT)) -> bytes:
    row = vec[u8]([0] * int(features.width))
    features.write(state, seat, held, row, 0)
    return bytes(memoryview(row))


def walk(game: Game, setup: Setup, features: Any, seed: int) -> Iterator[tuple[State, int]]:
    """A random game, saying by saying: its state and what was said so far of the next action. Of a
    long one the beginning will do."""
    state = game.begin(setup, Fast(seed, len(game.streams)))
    chooser = Fast(seed + 1, 1)
    held = int(SILENT)
    ply = 0
    while not state.over() and ply < LONGEST:
        ply += 1
        yield state, held
        sayings = features.sayings(state, held)
        saying = int(sayings[chooser.below(0, len(sayings))])
        if saying >= PART:
            held = saying
        else:
            held = int(SILENT)
            state.play(saying)


def numbering(game: Game, setup: Setup, features: Any, seed: int) -> int:
    """Sayings lead to every option and to nothing else; their numbers are as many; the mask shows
    those numbers; each saying is told apart from the others."""
    halves = 0
    for state, held in walk(game, setup, features, seed):
        sayings = list(features.sayings(state, held))
        assert 0 < len(sayings) <= features.most, "more sayings than there is room for"
        if held == SILENT:
            halves += _ways(features, state, sayings)
        told = {_described(features, state, saying) for saying in sayings}
        assert len(told) == len(sayings), "two sayings look the same"
        if features.actions:
            _numbers(features, state, held, sayings)
    return halves


def _ways(features: Any, state: State, sayings: list[int]) -> int:
    """How many options are said in halves."""
    ends: dict[int, list[int]] = {}
    options = [int(option) for option in state.options()]
    for option in options:
        first = int(features.towards(state, SILENT, option))
        ends.setdefault(first, []).append(option)
    assert {*ends} == {*sayings}, "the ways to the options are not the sayings"
    halves = [first for first in ends if first >= PART]
    for first, found in ends.items():
        if first < PART:
            assert found == [first], "another option was said"
    for first in halves if len(halves) < 4 else halves[:3]:
        assert {*features.sayings(state, first)} == {*ends[first]}, "other second halves"
        option = ends[first][-1]
        assert features.towards(state, first, option) == option, "a second half leads elsewhere"
    return sum(len(ends[first]) for first in halves)


def _described(features: Any, state: State, saying: int) -> bytes:
    row = vec[u8]([0] * int(features.option_width))
    features.describe(state, saying, row, 0)
    return bytes(memoryview(row))


def _numbers(features: Any, state: State, held: int, sayings: list[int]) -> None:
    numbers = [features.number(state, held, saying) for saying in sayings]
    assert len({*numbers}) == len(numbers), "a number for two sayings"
    assert [features.saying(state, held, number) for number in numbers] == sayings, "another one"
    mask = blank_mask(int(features.actions))
    count = features.mark(state, held, mask, 0)
    marked = [number for number, mark in enumerate(bytes(memoryview(mask))) if mark]
    assert marked == sorted(numbers), "the mask is not the options"
    assert count == len(marked), "another count than the mask has"


def secrecy(game: Game, setup: Setup, features: Any, seed: int) -> int:
    """A row is the same in every world that agrees with what its seat knows."""
    changed = 0
    for ply, (state, held) in enumerate(walk(game, setup, features, seed)):
        if ply % 11:
            continue
        for seat in range(setup.seats):
            world = state.redeal(seat, Fast(ply, len(game.streams)))
            said = held if seat == state.seat() else int(SILENT)
            same = row_of(features, world, seat, said) == row_of(features, state, seat, said)
            assert same, "the row leaks"
            changed += game.save(world) != game.save(state)
    return changed


def reading(game: Game, setup: Setup, features: Any, seed: int) -> int:
    """A row says what the view says, field by field, and nothing else."""
    expected = import_module(f"tests.research.reading.{game.slug}").expected
    read = 0
    for ply, (state, _) in enumerate(walk(game, setup, features, seed)):
        if ply % (23 if game.continuous else 7):
            continue
        for seat in range(setup.seats):
            view = game.view(state, viewer_of(seat))
            row, told = row_of(features, state, seat), expected(view, features.memory)
            _same(game.slug, features, row, told, view)
            read += 1
    return read


def _same(
    slug: str, features: Any, row: bytes, told: dict[str, list[int]], view: dict[str, Any]
) -> None:
    place, untold = 0, UNTOLD[slug] | _remembered(slug, features, view)
    for field in features.layout.row:
        found = [*row[place : place + field.count]]
        place += field.count
        if field.name in told and field.name not in untold:
            wanted = told[field.name] + [0] * (field.count - len(told[field.name]))
            assert found == wanted, f"{field.name} is {found}, and the view says {wanted}"
        elif field.name not in untold:
            assert not any(found), f"{field.name} says {found}, and the view says nothing of it"


def telling(game: Game, setup: Setup, features: Any, seed: int) -> int:
    """Worlds with the same row have the same view, but for what is declared in UNSAID: worlds
    dealt anew for anybody, and such as differ in a single thing or in two that changed places."""
    chooser, equal = Random(seed), 0
    for ply, (state, held) in enumerate(walk(game, setup, features, seed)):
        if ply % 30 or held != SILENT:
            continue
        seats = range(setup.seats)
        known = [_known(game, features, state, seat) for seat in seats]
        for world in _others(game, setup, state, chooser):
            for seat, (row, view) in enumerate(known):
                if row_of(features, world, seat) == row:
                    other = game.view(world, viewer_of(seat))
                    for path in differences(view, other):
                        said = ".".join(path)
                        assert _unsaid(game.slug, features, said), f"the row does not tell {said}"
                    equal += 1
    return equal


def _known(game: Game, features: Any, state: State, seat: int) -> tuple[bytes, dict[str, Any]]:
    return row_of(features, state, seat), game.view(state, viewer_of(seat))


def _unsaid(slug: str, features: Any, said: str) -> bool:
    remembered = {} if features.memory else FORGOTTEN[slug]
    return any(said.startswith(path) for path in {**UNSAID[slug], **remembered})


def _others(game: Game, setup: Setup, state: State, chooser: Random) -> Iterator[State]:
    for seat in range(setup.seats):
        yield state.redeal(seat, Fast(chooser.getrandbits(32), len(game.streams)))
    text = json.dumps(game.save(state))
    for _ in range(ALTERED):
        saved = json.loads(text)
        _alter(saved, chooser, _meaningless(setup))
        with suppress(Problem):  # such a state there is not
            yield game.load(setup, saved)


def _meaningless(setup: Setup) -> set[str]:
    """What no rule reads in such a match."""
    return {"nature"} | ({"bonus"} if not setup.options.get("imperial_orders", True) else set())


def _alter(saved: Any, chooser: Random, without: set[str]) -> None:
    """One thing becomes what another one of its kind is, or they change places, or it is one more
    or less; a count does not fall below nought."""
    kinds: dict[str, list[tuple[Any, Any]]] = {}
    for kind, *place in _leaves({n: part for n, part in saved.items() if n not in without}):
        kinds.setdefault(kind, []).append((place[0], place[1]))
    places = kinds[chooser.choice(list(kinds))]
    (inside, at), (other, there) = chooser.choice(places), chooser.choice(places)
    one, two = inside[at], other[there]
    how = chooser.randrange(4)
    if how < 2 and _below(one) == _below(two):
        inside[at], other[there] = two, one if how else two
    elif how > 1 and type(one) is int:
        inside[at] = one + 1 if how == 2 else abs(one - 1)


def _below(value: Any) -> bool:
    return isinstance(value, int) and value < 0


def _leaves(inside: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Where something stands: the kind of place, what holds it, and where in there."""
    places = inside.items() if isinstance(inside, dict) else enumerate(inside)
    for at, value in places:
        kind = f"{path}.{at}" if isinstance(inside, dict) else path
        if isinstance(value, dict | list):
            yield from _leaves(value, kind)
        else:
            yield kind, inside, at


def differences(one: Any, other: Any, path: tuple[str, ...] = ()) -> set[tuple[str, ...]]:
    """Where two views say different things; places in lists are not counted."""
    if isinstance(one, dict) and isinstance(other, dict):
        parts = [((*path, key), one.get(key), other.get(key)) for key in {**one, **other}]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        parts = [(path, a, b) for a, b in zip(one, other, strict=True)]
    else:
        return set() if one == other else {path}
    return {found for inner, a, b in parts for found in differences(a, b, inner)}


def _remembered(slug: str, features: Any, view: dict[str, Any]) -> set[str]:
    """With memory a row knows whole piles, of which a view may show the top alone."""
    if slug == "skirmish" and "list" not in _own_list(view):
        return {"list"}
    if slug != "glory" or not features.memory or view["options"]["discard_view"] == "all":
        return set()
    return {"pile_1", "pile_2", "unseen"}


def _own_list(view: dict[str, Any]) -> set[str]:
    """A given force is shown before it is on the list, all but its hero."""
    own = view["forces"][view["you"] ^ view["south"]]
    return set() if own["given"] and not own["ready"] else {"list"}
