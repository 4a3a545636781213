"""Golden playthroughs: whole games as text that a person can read and a test can compare.

Also a perft-like count: how many ways there are to play the first decisions of a match.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sengoku
from sengoku.kernel.event import Event
from sengoku.kernel.game import Game, Setup
from sengoku.kernel.nature import Fast
from sengoku.kernel.state import State
from sengoku.kernel.viewer import REFEREE
from tests.laws.subject import everything

__all__ = ["FOLDER", "count", "counts", "playthroughs"]

FOLDER = Path(__file__).parent
DEPTH = 6  # of the counts
MANY = 2000  # so many ways are counted no deeper


# What neither the plain game nor all switches together show.
STORIES: dict[str, dict[str, dict[str, Any]]] = {
    "skirmish": {"rescue": {"scenario": "rescue", "level": 3}}
}


def playthroughs(game: Game) -> Iterator[tuple[Path, str]]:
    """The golden files of a game: fewest and most seats, plain and with all switches on."""
    fewest, most = game.seats[0], game.seats[-1]
    cases: dict[str, tuple[int, dict[str, Any], int]] = {
        f"{fewest}-seats": (fewest, {}, 1),
        f"{most}-seats": (most, {}, 2),
        f"{fewest}-seats-all-on": (fewest, everything(game), 3),
        f"{most}-seats-all-on": (most, everything(game), 4),
    }
    for name, options in STORIES.get(game.slug, {}).items():
        cases[name] = fewest, options, 5
    for name, (seats, options, seed) in cases.items():
        lines = _lines(game, game.setup(seats, options), seed)
        yield FOLDER / f"{game.slug}-{name}.txt", "\n".join(lines) + "\n"


def _lines(game: Game, setup: Setup, seed: int) -> Iterator[str]:
    yield f"{game.slug}, edition {game.edition}, {setup.seats} seats, luck {seed}"
    yield from (f"  {name}: {value}" for name, value in setup.options.items())
    journal: list[Event] = []
    state = game.begin(setup, Fast(seed, len(game.streams)), journal=journal)
    chooser = Fast(seed + 100, 1)
    ply = 0
    while True:
        yield from (f"  * {_told(event)}" for event in journal)
        journal.clear()
        if ply % 50 == 0 or state.over():
            yield from _picture(game, state)
        if state.over():
            return
        options = list(state.options())
        action = options[chooser.below(0, len(options))]
        asked = type(state.question()).__name__
        yield f"{ply}. seat {state.seat()} {asked} [{state.question().clause()}]"
        yield f"    from {' '.join(game.label(option) for option in options)}"
        yield f"    plays {game.label(action)}"
        state.submit(state.seat(), action)
        ply += 1


def _told(event: Event) -> str:
    facts = {name: fact for name, fact in event.told(REFEREE).items() if name != "event"}
    return f"{event.name} " + ", ".join(f"{name} {fact}" for name, fact in facts.items())


def _picture(game: Game, state: State) -> Iterator[str]:
    """The whole state, a line a field."""
    saved: dict[str, Any] = game.save(state)
    for name, value in saved.items():
        yield f"  | {name}: {value}"
    yield f"  | digest: {game.digest(state)}"
    if state.over():
        yield f"  | ranks: {state.ranks()}, scores: {state.scores()}, returns: {state.returns()}"


def count(state: State, depth: int) -> int:
    """How many sequences of that many decisions there are; a finished game counts once."""
    if depth == 0 or state.over():
        return 1
    total = 0
    for action in state.options():
        after = state.copy()
        after.play(action)
        total += count(after, depth - 1)
    return total


def counts() -> str:
    """One line a setup: the counts for each depth."""
    lines = []
    for game in sengoku.GAMES:
        for seats in game.seats:
            for options in ({}, everything(game)) if everything(game) else ({},):
                state = game.begin(game.setup(seats, options), Fast(seats, len(game.streams)))
                name = f"{game.slug} {seats} seats{' all on' if options else ''}"
                lines.append(f"{name}: {' '.join(map(str, _by_depth(state)))}")
    return "\n".join(lines) + "\n"


def _by_depth(state: State) -> Iterator[int]:
    for depth in range(1, DEPTH + 1):
        ways = count(state, depth)
        yield ways
        if ways > MANY:
            return
