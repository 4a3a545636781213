"""The law of verbs: the table of a game, its words and the shifts of its hot code agree.

`hot` names, for each verb, what makes such an action and what reads each of its fields, in the
order of the table. Search uses those, with constant shifts; people's words come from the table.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sengoku.kernel.problem import BadWords
from sengoku.kernel.verbs import Count, Field, Names, Verb, Verbs
from sengoku.kernel.wire import words_of
from tests.laws.shapes import complaints

__all__ = ["Hot", "in_step"]

SAMPLES = 60  # actions of each verb


@dataclass(frozen=True)
class Hot:
    """What makes an action of a verb, and what reads its fields again."""

    make: Callable[..., Any]
    reads: tuple[Callable[..., Any], ...] = ()


def in_step(verbs: Verbs, hot: dict[str, Hot], seed: int) -> int:
    """Raises AssertionError where the table, its words and the hot code differ; returns how many
    actions were tried."""
    assert hot.keys() == verbs.by_name.keys(), f"no maker: {hot.keys() ^ verbs.by_name.keys()}"
    rng, shapes, tried = random.Random(seed), words_of(verbs), 0
    labels: dict[str, int] = {}
    for do, verb in verbs.by_name.items():
        _apart(verb)
        for _ in range(SAMPLES):
            numbers = [rng.choice(_numbers(field)) for field in verb.fields]
            action = verb.base | sum(
                number << field.shift for field, number in zip(verb.fields, numbers, strict=True)
            )
            if _means_nothing(verbs, action):
                continue
            _agree(verbs, verb, action, numbers, hot[do])
            wrong = [*complaints(verbs.words(action), shapes[do])]
            assert not wrong, f"words of another shape: {wrong}"
            assert labels.setdefault(verbs.label(action), action) == action, "two have one label"
            tried += 1
    return tried


def _apart(verb: Verb) -> None:
    taken = verb.base
    for field in verb.fields:
        bits = field.mask << field.shift
        assert taken & bits == 0, f"{verb.do}: {field.name} lies over other bits"
        taken |= bits


def _numbers(field: Field) -> list[int]:
    if isinstance(field.kind, Names):
        return [*field.kind.numbers.values()]
    if isinstance(field.kind, Count):
        return [*range(field.kind.low, field.kind.high + 1)]
    return [*range(field.mask + 1)]


def _means_nothing(verbs: Verbs, action: int) -> bool:
    """A number that its neighbors rule out, or one of two ways to say the same."""
    try:
        return verbs.action(verbs.words(action)) != action
    except BadWords:
        return True


def _agree(verbs: Verbs, verb: Verb, action: int, numbers: list[int], hot: Hot) -> None:
    assert verbs.of(action) is verb, f"{verb.do} is said as {verbs.of(action).do}"
    assert hot.make(*numbers) == action, f"{verb.do} is made of other bits"
    for field, number, read in zip(verb.fields, numbers, hot.reads, strict=True):
        assert read(action) == number, f"{verb.do}: {field.name} is read from other bits"
