"""Rows that many views share say what fresh ones would, and nobody changes them."""

import copy
import pickle
import random
from typing import Any

import msgspec
import pytest

import sengoku
from sengoku.games.glory.sight import tallies, view
from sengoku.kernel import rows
from sengoku.kernel.rows import Row, Rows
from sengoku.kernel.viewer import PUBLIC, viewer_of


def forget() -> None:
    for module in (view, tallies):
        for kept in vars(module).values():
            if isinstance(kept, Rows):
                kept.clear()


def test_a_row_that_was_met_before_says_what_a_fresh_one_says() -> None:
    game = sengoku.game("glory")
    seen: list[tuple[Any, Any, bytes]] = []
    for seed, options in enumerate([{}, {"imperial_orders": True, "ninja_power": True}] * 6):
        rng, state = random.Random(seed), game.new(seats=2 + seed % 3, seed=seed, **options)
        while not state.over():
            looks = rng.random() < 0.05 or state.question().clause() == "GLO-10.3"
            for viewer in (PUBLIC, viewer_of(0), viewer_of(1)) if looks else ():
                told = msgspec.json.encode(game.view(state, viewer))
                seen.append((state.copy(), viewer, told))
            state.play(rng.choice([*state.options()]))
    for state, viewer, told in seen:
        forget()
        assert msgspec.json.encode(game.view(state, viewer)) == told


def test_what_recurs_is_the_very_same_row() -> None:
    state = sengoku.game("glory").new(seats=2, seed=1)
    first, second = (sengoku.game("glory").view(state, viewer_of(0)) for _ in range(2))
    assert all(a is b for a, b in zip(first["characters"], second["characters"], strict=True))


@pytest.mark.parametrize("change", ["set", "drop", "update", "clear"])
def test_nobody_changes_a_row(change: str) -> None:
    row = Row({"size": 2})
    with pytest.raises(TypeError):
        if change == "set":
            row["size"] = 3
        elif change == "drop":
            del row["size"]
        elif change == "update":
            row.update(size=3)
        else:
            row.clear()
    assert row == {"size": 2}


def test_a_copy_is_a_plain_dict_and_its_holders_own() -> None:
    row = Row({"size": 2, "of": ["a"]})
    for twin in (copy.deepcopy(row), pickle.loads(pickle.dumps(row))):
        assert type(twin) is dict and twin == row
        twin["size"] = 3
    assert row["size"] == 2


def test_rows_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rows, "MOST", 3)
    some = Rows()
    for number in range(10):
        assert some.add(number, {"number": number})["number"] == number
    assert sum(some.get(number) is not None for number in range(10)) <= 3
    assert some.get(9) == {"number": 9}
