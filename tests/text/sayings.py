"""What there is to say about random games of every setup: collected once, without repetition.

Where a setup changes more than an option at a time can show, games of random setups follow until
everything has been said that the code can say, or there have been enough.
"""

import random
import re
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import sengoku
from sengoku.kernel.event import Event
from sengoku.kernel.game import Game, Setup
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.state import State
from sengoku.kernel.viewer import REFEREE, viewer_of
from tests.laws.subject import luck, setups, switches_of, viewers
from tests.text.needs import needs
from tests.text.rare import rare_events

__all__ = ["NAMES", "Sayings", "sayable", "sayings"]

NAMES = ["Ann", "Bob", "Cleo", "Dirk", "Eva", "Finn"]

LOOKS = 0.03  # at this share of the decisions the table is looked at and tried wrongly
MORE_GAMES = 60  # of random setups, at the most


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

    def keys(self, slug: str) -> set[str]:
        """The texts that say all this, but for refusals and tallies."""
        keys = {f"{slug}-event-{told['event']}" for told in self.events.values()}
        keys |= {f"{slug}-do-{words['do']}" for words in self.actions.values()}
        return keys | {f"{slug}-ask-{asked['asks']}" for asked in self.questions.values()}


@cache
def sayings(slug: str) -> Sayings:
    """A random game of each setup. What was offered anywhere is tried at wrong times, too."""
    game, found = sengoku.game(slug), Sayings()
    for event in rare_events(slug):
        _keep(found.events, event.told(REFEREE))
    for seed, setup in enumerate(setups(game)):
        if _tells_more(game, setup):
            _play(game, setup, seed, found)
    for seed in range(MORE_GAMES):
        if sayable(slug) <= found.keys(slug):
            break
        _play(game, _random_setup(game, random.Random(seed)), seed, found)
    return found


def sayable(slug: str) -> set[str]:
    """The texts for all events, options and questions that there are."""
    return {key for key in needs().keys if re.match(rf"{slug}-(event|do|ask)-", key)}


def _tells_more(game: Game, setup: Setup) -> bool:
    """Options that are no switches have most to show with all switches on."""
    switched = {name: setup.options[name] for name in switches_of(game)}
    return setup == game.setup(setup.seats, switched) or all(switched.values())


def _random_setup(game: Game, chooser: random.Random) -> Setup:
    values = {
        option.name: chooser.choice([*option.choices, option.default]) for option in game.options
    }
    return game.setup(chooser.choice(game.seats), values)


def _play(game: Game, setup: Setup, seed: int, found: Sayings) -> None:
    chooser = random.Random(seed)
    journal: list[Event] = []
    state = game.begin(setup, luck(game, seed), journal=journal)
    while not state.over():
        asks = type(state.question()).__name__
        looks = chooser.random() < LOOKS or asks not in found.asked
        options = list(state.options())
        chosen = chooser.choice(options)
        if game.continuous:  # a place is like another: one for each verb, but for a look
            sample = _one_of_each(game, options, chooser)
            options, chosen = options if looks else sample, chooser.choice(sample)
        for action in options:
            if action not in found.offered:
                found.offered.add(action)
                _keep(found.actions, game.words(action))
        if looks:
            found.asked.add(asks)
            _look(game, state, found)
            _try_wrongly(game, state, setup, chooser, found)
        state.play(chosen)
    _refuse(game, state, 0, 0, found)
    for event in journal:
        for viewer in [*viewers(setup), REFEREE]:
            _keep(found.events, event.told(viewer))


def _one_of_each(game: Game, options: list[int], chooser: random.Random) -> list[int]:
    kinds: dict[Any, list[int]] = {}
    for action in options:
        kinds.setdefault(game.words(action)["do"], []).append(action)
    return [chooser.choice(kind) for kind in kinds.values()]


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
