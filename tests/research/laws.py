"""The laws of rows and numbers: each raises AssertionError where features break it."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from sengoku.kernel.features import PART, SILENT, blank_mask
from sengoku.kernel.game import Game, Setup
from sengoku.kernel.nature import Fast
from sengoku.kernel.state import State
from sengoku.kernel.viewer import viewer_of
from tests.length import LONG

__all__ = ["numbering", "reading", "row_of", "secrecy", "walk"]

LONGEST = 2000 if LONG else 240
# What the view does not tell in one place: fields that are checked by the other laws alone.
UNTOLD = {
    "glory": set(),
    "samurai": set(),
    "honor": {"unseen", "first_loot"},
    "skirmish": {"placing", "captive"},
}


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
