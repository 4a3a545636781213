"""Batches of tables beside Pgx and OpenSpiel: `python bench/research.py [ROUNDS]`.

Every line in turn, in rounds, so that a busy machine slows all alike; medians. Steps a second of
the processor's own time (several processes: of the clock). Choices are drawn from what is allowed,
rows and masks are written for every step. Pgx and OpenSpiel are left out where they are missing.
"""

import os
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from figures import Page

import sengoku
from sengoku import research

SLICE = float(os.environ.get("SLICE", "0.4"))  # seconds
GOALS = {
    "glory, 3 seats, 256 tables": 3_000_000,
    "samurai, 3 seats, 256 tables": 800_000,
    "honor, 4 seats, 256 tables": 800_000,
    "skirmish, 32 tables": 60_000,
    "PettingZoo loop, glory, 3 seats": 120_000,
}
RATIOS = [
    ("glory, 3 seats, {n} tables", "Pgx leduc_holdem, {n} tables", 1.0),
    ("glory, 3 seats, 1024 tables", "Pgx sparrow_mahjong, 1024 tables", 25.0),
    ("glory, 3 seats, 256 tables", "OpenSpiel leduc_poker", 6.0),
    ("glory, 3 seats, 256 tables", "OpenSpiel gin_rummy", 70.0),
    ("glory in two processes", "glory in one process", 1.8),
]
COUNTS = (1, 64, 256, 1024, 8192)
Line = Callable[[], float]  # a slice of it: steps a second


def timed(step: Callable[[], int], clock: Callable[[], float] = time.process_time) -> float:
    began, count = clock(), 0
    while clock() - began < SLICE:
        count += step()
    return count / (clock() - began)


def of_tables(slug: str, seats: int, tables: int) -> Line:
    batch = research.batch(slug, seats, tables, 1)
    batch.reset()

    def step() -> int:
        batch.step()
        return tables

    return lambda: timed(step)


def of_workers(processes: int) -> Line:
    """While one half is played the other one is asked for: a process never waits long."""
    tables = 4096 * processes  # in short steps it is the messages that would be measured
    shared = research.workers("glory", 3, tables, 1, processes=processes)
    shared.reset()

    def rate() -> float:
        shared.send(0)

        def step() -> int:
            for half in (0, 1):
                shared.send(1 - half)
                shared.recv(half)
            return tables

        found = timed(step, time.perf_counter)
        shared.recv(0)
        return found

    return rate


def of_pettingzoo() -> Line:
    env = research.pettingzoo("glory", seats=3)
    chooser = np.random.default_rng(1)
    draws = chooser.random(4096).tolist()

    def game() -> int:
        env.reset(seed=int(chooser.integers(1 << 30)))
        count = 0
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            if over:
                env.step(None)
                continue
            allowed = seen["action_mask"].nonzero()[0]
            env.step(int(allowed[int(draws[count & 4095] * len(allowed))]))
            count += 1
        return count

    return lambda: timed(game)


def of_openspiel(name: str) -> Line:
    import pyspiel

    game = pyspiel.load_game(name)
    chooser = np.random.default_rng(1)
    draws = chooser.random(65536).tolist()
    place = 0

    def play() -> int:
        nonlocal place
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            place = (place + 1) & 65535
            allowed = state.legal_actions()
            if not state.is_chance_node():
                state.observation_tensor()
                state.legal_actions_mask()
                count += 1
            state.apply_action(allowed[int(draws[place] * len(allowed))])
        return count

    return lambda: timed(play)


def of_pgx(name: str, tables: int) -> Line:
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    import jax
    import pgx

    env = pgx.make(name)
    begin, play = jax.vmap(env.init), jax.vmap(pgx.experimental.auto_reset(env.step, env.init))
    many = 64

    @jax.jit  # type: ignore[untyped-decorator, unused-ignore]
    def run(state: Any, key: Any) -> Any:
        def one(carried: Any, _: Any) -> Any:
            state, key = carried
            key, draw, luck = jax.random.split(key, 3)
            wanted = jax.numpy.log(state.legal_action_mask.astype(float))
            action = jax.random.categorical(draw, wanted, axis=-1)
            return (play(state, action, jax.random.split(luck, tables)), key), state.observation

        (state, key), seen = jax.lax.scan(one, (state, key), None, length=many)
        return state, key, seen.sum()

    at = begin(jax.random.split(jax.random.PRNGKey(1), tables)), jax.random.PRNGKey(2)
    state, key, _ = run(*at)

    def step() -> int:
        nonlocal state, key
        state, key, seen = run(state, key)
        seen.block_until_ready()
        return tables * many

    return lambda: timed(step)


def lines() -> dict[str, Line]:
    found: dict[str, Line] = {
        f"glory, 3 seats, {count} tables": of_tables("glory", 3, count) for count in COUNTS
    }
    found["samurai, 3 seats, 256 tables"] = of_tables("samurai", 3, 256)
    found["honor, 4 seats, 256 tables"] = of_tables("honor", 4, 256)
    found["skirmish, 32 tables"] = of_tables("skirmish", 2, 32)
    found["PettingZoo loop, glory, 3 seats"] = of_pettingzoo()
    found["glory in one process"] = of_workers(1)
    found["glory in two processes"] = of_workers(2)
    try:
        for name in ("leduc_poker", "gin_rummy"):
            found[f"OpenSpiel {name}"] = of_openspiel(name)
    except ImportError:
        print("OpenSpiel is not installed: left out", file=sys.stderr)
    try:
        for count in COUNTS:
            found[f"Pgx leduc_holdem, {count} tables"] = of_pgx("leduc_holdem", count)
        found["Pgx sparrow_mahjong, 1024 tables"] = of_pgx("sparrow_mahjong", 1024)
    except ImportError:
        print("Pgx is not installed: left out", file=sys.stderr)
    return found


def tell(page: Page, rounds: int) -> None:
    from sengoku.kernel import batch

    assert not str(batch.__file__).endswith(".py"), "SENGOKU_FULL=1 compiles these parts"
    measured = lines()
    rates: dict[str, list[float]] = {name: [] for name in measured}
    for _ in range(rounds):
        for name, line in measured.items():
            rates[name].append(line())
    page.tell("| line | steps a second (median) | lowest | highest | goal |")
    page.tell("|---|---:|---:|---:|---:|")
    for name, found in rates.items():
        middle, goal = statistics.median(found), GOALS.get(name)
        wanted = f"{goal:,}" if goal else ""
        row = f"| {name} | {middle:,.0f} | {min(found):,.0f} | {max(found):,.0f} | {wanted} |"
        page.tell(row, **{name: round(middle)})
    page.tell("\n| ratio | median of the rounds | goal |\n|---|---:|---:|")
    for over, under, least in RATIOS:
        for count in COUNTS if "{n}" in over else COUNTS[:1]:
            one, other = over.format(n=count), under.format(n=count)
            if other in rates:
                pairs = zip(rates[one], rates[other], strict=True)
                ratio = statistics.median(a / b for a, b in pairs)
                page.tell(
                    f"| {one} / {other} | {ratio:.2f} | {least:g} |", **{f"{one} / {other}": ratio}
                )


if __name__ == "__main__":
    assert sengoku.compiled(), "make bench runs this compiled"
    with Page("research") as page:
        tell(page, int(sys.argv[1]) if len(sys.argv) > 1 else 7)
