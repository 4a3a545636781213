"""What there is to say about random games of every setup: collected once, without repetition."""

import random
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import sengoku
from sengoku.kernel.event import Event
from sengoku.kernel.game import Game, Setup
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.state import State
from sengoku.kernel.viewer import REFEREE, viewer_of
from tests.laws.subject import luck, setups, viewers

__all__ = ["NAMES", "Sayings", "sayings"]

NAMES = ["Ann", "Bob", "Cleo", "Dirk", "Eva", "Finn"]

LOOKS = 0.03  # at this share of the decisions the table is looked at and tried wrongly


@dataclass
class Sayings:
    """By how they print, so that each is there once; `offered` are the actions themselves."""

    events: dict[str, dict[str, Any]] = field(default_factory=dict)
    actions: dict[str, dict[str, Any]] = field(default_factory=dict)
    questions: dict[str, dict[str, Any]] = field(default_factory=dict)
    tallies: dict[str, dict[str, Any]] = field(default_factory=dict)
    refusals: dict[str, IllegalAction] = field(default_factory=dict)
    offered: set[int] = field(default_factory=set)
    asked: set[str] = field(default_factory=set)


@cache
def sayings(slug: str) -> Sayings:
    """A random game of each setup. What was offered anywhere is tried at wrong times, too."""
    game, found = sengoku.game(slug), Sayings()
    for seed, setup in enumerate(setups(game)):
        if _tells_more(game, setup):
            _play(game, setup, seed, found)
    return found


def _tells_more(game: Game, setup: Setup) -> bool:
    """Options that are no switches have most to show with all switches on."""
    switches = [option.name for option in game.options if True in option.choices]
    switched = {name: setup.options[name] for name in switches}
    return setup == game.setup(setup.seats, switched) or all(switched.values())


def _play(game: Game, setup: Setup, seed: int, found: Sayings) -> None:
    chooser = random.Random(seed)
    journal: list[Event] = []
    state = game.begin(setup, luck(game, seed), journal=journal)
    while not state.over():
        options = list(state.options())
        for action in options:
            if action not in found.offered:
                found.offered.add(action)
                _keep(found.actions, game.words(action))
        asks = type(state.question()).__name__
        if chooser.random() < LOOKS or asks not in found.asked:
            found.asked.add(asks)
            _look(game, state, found)
            _try_wrongly(game, state, setup, chooser, found)
        state.play(chooser.choice(options))
    _refuse(game, state, 0, 0, found)
    for event in journal:
        for viewer in [*viewers(setup), REFEREE]:
            _keep(found.events, event.told(viewer))


def _look(game: Game, state: State, found: Sayings) -> None:
    view = game.view(state, viewer_of(state.seat()))
    question = {name: fact for name, fact in view["question"].items() if name != "options"}
    _keep(found.questions, question)
    for tally in _tallies(view):
        _keep(found.tallies, tally)


def _tallies(part: Any) -> list[dict[str, Any]]:
    """Every tally in a view, wherever it lies."""
    if isinstance(part, dict):
        own = [part] if {"base", "total", "reasons"} == part.keys() else []
        return own + [tally for inner in part.values() for tally in _tallies(inner)]
    if isinstance(part, list):
        return [tally for inner in part for tally in _tallies(inner)]
    return []


def _try_wrongly(
    game: Game, state: State, setup: Setup, chooser: random.Random, found: Sayings
) -> None:
    seat = int(state.seat())
    _refuse(game, state, (seat + 1) % setup.seats, 0, found)
    for action in chooser.sample(sorted(found.offered), min(30, len(found.offered))):
        _refuse(game, state, seat, action, found)


def _refuse(game: Game, state: State, seat: int, action: int, found: Sayings) -> None:
    refused = game.why_not(state, seat, action)
    if refused is not None:
        found.refusals[f"{refused.key} {refused.facts} {refused.clause}"] = refused


def _keep(kept: dict[str, dict[str, Any]], said: dict[str, Any]) -> None:
    kept[repr(said)] = said
