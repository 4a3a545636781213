"""One contender, measured in a process of its own: `python bench/contenders.py NAME SECONDS`.

Prints one JSON object. Every contender plays random games for the given time and counts the
decisions of players; where a library hands luck to its caller, those moves are counted apart.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

Measured = dict[str, Any]

# Random numbers drawn beforehand: whoever drives a game from Python chooses with these, so that the
# cost of choosing, the same for all, hides as little as possible of what a library costs.
_DICE = random.Random(1)
PICKS = [_DICE.randrange(1 << 20) for _ in range(4096)]


def sengoku_playout(seconds: float) -> Measured:
    """Our loop: options, a random choice, play, until the game is over."""
    import sengoku
    from sengoku.kernel.nature import Fast
    from sengoku.kernel.playout import playout

    game = sengoku.game("glory")
    setup = game.setup(3)
    decisions = games = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        state = game.begin(setup, Fast(games, len(game.streams)))
        decisions += int(playout(state, Fast(games, 1)))
        games += 1
    return _rate(began, decisions, games=games, compiled=sengoku.compiled())


def sengoku_driven(seconds: float) -> Measured:
    """Our game from ordinary Python, exactly as OpenSpiel's are driven below."""
    import sengoku

    game = sengoku.game("glory")
    decisions = games = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        state = game.new(seats=3, seed=games)
        while not state.over():
            options: Any = state.options()
            state.play(options[PICKS[decisions & 4095] % len(options)])
            decisions += 1
        games += 1
    return _rate(began, decisions, games=games, compiled=sengoku.compiled())


def sengoku_copy(seconds: float) -> Measured:
    """Copies of a state early and late in a match, in nanoseconds; and how a match slows down."""
    import sengoku
    from sengoku.kernel.nature import Fast

    game = sengoku.game("glory")
    result: Measured = {"compiled": sengoku.compiled()}
    for name, plies in (("early", 20), ("late", 600)):
        state = game.new(seats=3, seed=3)
        chooser = Fast(3, 1)
        for _ in range(plies):
            options: Any = state.options()
            state.play(options[chooser.below(0, len(options))])
        result[f"copy_{name}_ns"] = _per_call(state.copy, seconds / 4)
        result[f"options_{name}_ns"] = _per_call(state.options, seconds / 4)
    return result


def sengoku_rounds(seconds: float) -> Measured:
    """Decisions a second in the first and in the last round of a match of eight."""
    import sengoku

    game = sengoku.game("glory")
    rng = random.Random(1)
    spent = [0.0, 0.0]
    decisions = [0, 0]
    began = time.perf_counter()
    seed = 0
    while time.perf_counter() - began < seconds:
        state: Any = game.new(seats=3, seed=seed, rounds=8)
        seed += 1
        for half in (0, 1):
            mark, limit = time.perf_counter(), 1 if half == 0 else 8
            while not state.over() and state.round <= limit:
                options: Any = state.options()
                state.play(options[int(rng.random() * len(options))])
                decisions[half] += state.round in (1, 8)
                if half == 1 and state.round < 8:
                    mark = time.perf_counter()
            spent[half] += time.perf_counter() - mark
    return {"first": decisions[0] / spent[0], "last": decisions[1] / spent[1]}


def open_spiel(name: str, seconds: float) -> Measured:
    """The quickest driver we could write: chance moves are taken as equally likely."""
    import pyspiel

    game = pyspiel.load_game(name)
    decisions = chances = games = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                chances += 1
            else:
                decisions += 1
            options = state.legal_actions()
            state.apply_action(options[PICKS[(decisions + chances) & 4095] % len(options)])
        games += 1
    result = _rate(began, decisions, games=games)
    result["with_chance_per_second"] = (decisions + chances) / result["seconds"]
    return result


def _drawn(outcomes: list[tuple[int, float]], left: float) -> int:
    for action, chance in outcomes:
        left -= chance
        if left <= 0:
            return action
    return outcomes[-1][0]


def open_spiel_plain(name: str, seconds: float) -> Measured:
    """Plain Python that is right for any game: chance moves are drawn by their probabilities."""
    import pyspiel

    game, luck = pyspiel.load_game(name), random.Random(1)
    decisions = games = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_drawn(state.chance_outcomes(), luck.random()))
            else:
                options = state.legal_actions()
                state.apply_action(options[PICKS[decisions & 4095] % len(options)])
                decisions += 1
        games += 1
    return _rate(began, decisions, games=games)


def open_spiel_by_the_book(name: str, seconds: float) -> Measured:
    """The loop of OpenSpiel's own example: chance moves are sampled by their probabilities."""
    import numpy
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(1)
    luck = numpy.random.RandomState(1)
    decisions = games = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choice(actions, p=chances))
            else:
                state.apply_action(rng.choice(state.legal_actions(state.current_player())))
                decisions += 1
        games += 1
    return _rate(began, decisions, games=games)


def open_spiel_copy(seconds: float) -> Measured:
    import pyspiel

    state = pyspiel.load_game("hearts").new_initial_state()
    rng = random.Random(1)
    for _ in range(90):
        options = state.legal_actions()
        state.apply_action(options[int(rng.random() * len(options))])
    return {"copy_ns": _per_call(state.clone, seconds)}


def rlcard_uno(seconds: float) -> Measured:
    import rlcard

    env = rlcard.make("uno", config={"seed": 1})
    rng = random.Random(1)
    decisions = games = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        state, _ = env.reset()
        while not env.is_over():
            options = list(state["legal_actions"])
            state, _ = env.step(options[int(rng.random() * len(options))])
            decisions += 1
        games += 1
    return _rate(began, decisions, games=games)


def _rate(began: float, decisions: int, **more: Any) -> Measured:
    seconds = time.perf_counter() - began
    return {"per_second": decisions / seconds, "seconds": seconds, **more}


def _per_call(call: Callable[[], object], seconds: float) -> float:
    calls = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        for _ in range(200):
            call()
        calls += 200
    return (time.perf_counter() - began) / calls * 1e9


CONTENDERS: dict[str, Callable[[float], Measured]] = {
    "sengoku playout": sengoku_playout,
    "sengoku driven": sengoku_driven,
    "sengoku copy": sengoku_copy,
    "sengoku rounds": sengoku_rounds,
    "open_spiel hearts": lambda seconds: open_spiel("hearts", seconds),
    "open_spiel gin_rummy": lambda seconds: open_spiel("gin_rummy", seconds),
    "open_spiel hearts plain": lambda seconds: open_spiel_plain("hearts", seconds),
    "open_spiel hearts by the book": lambda seconds: open_spiel_by_the_book("hearts", seconds),
    "open_spiel gin_rummy by the book": lambda seconds: open_spiel_by_the_book(
        "gin_rummy", seconds
    ),
    "open_spiel copy": open_spiel_copy,
    "rlcard uno": rlcard_uno,
}

if __name__ == "__main__":
    print(json.dumps(CONTENDERS[sys.argv[1]](float(sys.argv[2]))))
