"""Batches of tables: the same games however they are counted, refused choices, forks, bots."""

import hashlib
import os
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import sengoku
from sengoku import research
from sengoku.kernel.batch import Batch
from sengoku.kernel.problem import Problem
from sengoku.kernel.state import State

SLUGS = [game.slug for game in sengoku.GAMES]
GOLDEN = Path(__file__).parent / "golden.txt"
STEPS = 40


def played(tables: research.Tables, steps: int = STEPS) -> list[list[bytes]]:
    """What each table shows, step by step."""
    seen, shown = tables.reset(), []
    for _ in range(steps):
        parts = [seen.rows, seen.masks, seen.seats, seen.done, seen.returns]
        if seen.described is not None:
            parts.append(seen.described)
        shown.append([b"".join(part[n].tobytes() for part in parts) for n in range(tables.tables)])
        seen = tables.step(tables.choose())
    return [[step[table] for step in shown] for table in range(tables.tables)]


def golden() -> str:
    """A digest a game of what tables show: the same compiled and not."""
    lines = []
    for slug in SLUGS:
        for offered in (False, True):
            tables = research.batch(slug, tables=3, seed=5, offered=offered)
            digest = hashlib.sha256(b"".join(b"".join(t) for t in played(tables, 100))).hexdigest()
            lines.append(f"{tables.version} {'offered' if offered else 'numbers'} {digest}\n")
    return "".join(lines)


@pytest.mark.skipif("SENGOKU_EXPECT_RESEARCH" not in os.environ, reason="`make long-research`")
def test_all_that_a_wheel_compiles_for_research_is_compiled() -> None:
    modules = {type(game.features()).__module__ for game in sengoku.GAMES} | {Batch.__module__}
    assert len(modules) == 5
    for name in modules:
        assert not str(sys.modules[name].__file__).endswith(".py"), name


def test_rows_and_masks_are_the_same_compiled_and_not() -> None:
    assert golden() == GOLDEN.read_text(), "python -m tests.research.test_tables writes it anew"


@pytest.mark.parametrize("slug", SLUGS)
def test_the_same_seed_gives_the_same_games_for_any_number_of_tables(slug: str) -> None:
    whole = played(research.batch(slug, tables=4, seed=7))
    parts = [
        *played(research.batch(slug, tables=1, seed=7)),
        *played(research.batch(slug, tables=3, seed=7, first=1)),
    ]
    assert whole == parts
    assert len({b"".join(table) for table in whole}) == 4, "two tables with the same game"
    assert played(research.batch(slug, tables=4, seed=8)) != whole


@pytest.mark.parametrize("slug", SLUGS)
def test_forks_and_saved_tables_go_on_alike_and_apart(slug: str) -> None:
    tables = research.batch(slug, tables=2, seed=3)
    tables.reset()
    for _ in range(25):
        tables.step(tables.choose())
    twin, saved = tables.fork(), tables.save()
    here = [tables.step(tables.choose()).rows.tobytes() for _ in range(20)]
    assert here == [twin.step(twin.choose()).rows.tobytes() for _ in range(20)]
    tables.load(saved)
    assert here == [tables.step(tables.choose()).rows.tobytes() for _ in range(20)]


def test_tables_with_bots_are_forked_and_saved_with_the_luck_of_the_bots() -> None:
    tables = research.batch("samurai", 3, 2, 3, others=["greedy", "random"])
    tables.reset()
    for _ in range(6):
        tables.step()
    twin, saved = tables.fork(), tables.save()
    here = [tables.step().rows.tobytes() for _ in range(10)]
    assert here == [twin.step().rows.tobytes() for _ in range(10)]
    tables.load(saved)
    assert here == [tables.step().rows.tobytes() for _ in range(10)]
    tables.load({**saved, "desks": [{**desk, "bots": _other(desk)} for desk in saved["desks"]]})
    assert here != [tables.step().rows.tobytes() for _ in range(10)], "the bots had no luck"


def _other(desk: dict[str, Any]) -> list[Any]:
    return [{**luck, "streams": [n ^ 255 for n in luck["streams"]]} for luck in desk["bots"]]


@pytest.mark.parametrize("slug", SLUGS)
def test_a_random_choice_is_any_that_the_mask_allows_as_often_as_the_others(slug: str) -> None:
    tables = research.batch(slug, tables=3, seed=2)
    tables.reset()
    for _ in range(30):
        tables.step()
    masks = tables.look().masks
    counts = np.zeros(masks.shape, int)
    draws = 100 * int(masks.sum(1).max())
    for _ in range(draws):
        counts[np.arange(3), tables.choose()] += 1
    for mask, count in zip(masks, counts, strict=True):
        assert not count[mask == 0].any(), "a choice that is not allowed"
        fair = draws / mask.sum()
        assert (abs(count[mask == 1] - fair) < 6 * fair**0.5).all(), "one more often than another"


@pytest.mark.parametrize("offered", [False, True])
@pytest.mark.parametrize("slug", SLUGS)
def test_without_choices_each_table_takes_what_it_would_choose(slug: str, offered: bool) -> None:
    """Eleven tables: their masks begin and end within words, and in more than one block."""
    asked, alone = (research.batch(slug, tables=11, seed=6, offered=offered) for _ in range(2))
    asked.reset()
    alone.reset()
    for _ in range(15):
        here, there = asked.step(asked.choose()), alone.step()
        assert (here.rows == there.rows).all() and (here.masks == there.masks).all()
        assert here.rows.any(1).all() and here.masks.any(1).all()
    assert asked.save() == alone.save()


@pytest.mark.parametrize("slug", SLUGS)
def test_a_choice_that_the_mask_forbids_is_refused_and_changes_nothing(slug: str) -> None:
    tables = research.batch(slug, tables=3, seed=2)
    seen = tables.reset()
    choices = tables.choose().copy()
    before = tables.save()
    for wrong in (int(np.flatnonzero(seen.masks[2] == 0)[0]), -1, tables.choices, 1 << 30):
        choices[2] = wrong
        with pytest.raises(Problem, match="research not allowed"):
            tables.step(choices)
        assert tables.save() == before
    with pytest.raises(Problem, match="research wrong count"):
        tables.step(choices[:2])


def test_arrays_are_not_copied_cannot_be_written_and_stay_what_they_are() -> None:
    tables = research.batch("glory", tables=2, seed=1)
    first = tables.reset()
    kept = first.rows.copy()
    assert not first.rows.flags.owndata and not first.rows.flags.writeable
    tables.step(tables.choose())
    assert (first.rows == kept).all()


@pytest.mark.parametrize("slug", SLUGS)
def test_bots_sit_at_the_other_seats_and_the_learner_moves_on(slug: str) -> None:
    game = sengoku.game(slug)
    short: dict[str, Any] = {"glory": {"rounds": 1}, "honor": {"goal": 250}}.get(slug, {})
    tables = research.batch(slug, game.seats[0], 2, 4, short, others=_first_option)
    seen, ended, seats = tables.reset(), 0, set()
    games = np.zeros(2, int)
    for _ in range(600):
        learns = (np.arange(2) + games) % game.seats[0]
        assert (seen.seats == learns).all(), "somebody else is asked"
        seats |= {int(seat) for seat in learns}
        seen = tables.step()
        games += seen.done
        for table in np.flatnonzero(seen.done):
            ended += 1
            assert seen.finals[table].any() and abs(seen.returns[table].sum()) < 1e-9
        if ended >= 3:
            break
    assert ended >= 3 and len(seats) > 1


def _first_option(world: State) -> int:
    return int(world.options()[0])


def test_a_bot_never_sees_the_true_state() -> None:
    """It gets a world in which the learner's hand is invented."""
    hands: list[Any] = []

    def look(world: State) -> int:
        hands.append(list(world.hands))  # type: ignore[attr-defined]
        return _first_option(world)

    tables = research.batch("glory", 2, 1, 4, others=look)
    tables.reset()
    true = []
    for _ in range(12):
        true.append(list(tables._batch.desks[0].state.hands))  # type: ignore[attr-defined]
        tables.step(tables.choose())
    assert hands and not any(hand in true for hand in hands)


if __name__ == "__main__":
    GOLDEN.write_text(golden())
