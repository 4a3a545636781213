"""A saved state is loaded or refused in one sentence, never with a crash or in silence."""

import contextlib
import copy
from typing import Any

import msgspec
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import sengoku
from sengoku.kernel.game import Game, Setup
from sengoku.kernel.nature import Fast
from sengoku.kernel.problem import BadState
from sengoku.text import Text

GAMES = [*sengoku.GAMES]


def saved(game: Game, decisions: int, seats: int, seed: int = 3) -> tuple[Setup, dict[str, Any]]:
    """A state of random play, as it comes out of JSON."""
    setup = game.setup(seats)
    state = game.begin(setup, Fast(seed, len(game.streams)))
    chooser = Fast(seed, 1)
    for _ in range(decisions):
        if not state.over():
            state.play(state.pick(chooser))
    return setup, msgspec.json.decode(msgspec.json.encode(game.save(state)))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
@pytest.mark.parametrize("decisions", [0, 1, 7, 40, 10_000])
def test_what_play_came_to_is_loaded(game: Game, decisions: int) -> None:
    setup, state = saved(game, decisions, game.seats[-1])
    assert game.save(game.load(setup, state)) == state


def refused(slug: str, setup: Setup, state: dict[str, Any]) -> str:
    with pytest.raises(BadState) as caught:
        sengoku.game(slug).load(setup, state)
    assert caught.value.key == "state-impossible"
    return str(caught.value.facts["why"])


def test_a_hand_of_fifty_is_refused() -> None:
    """By counts of kinds, and card by card."""
    for slug, seats in (("glory", 3), ("honor", 4)):
        setup, state = saved(sengoku.game(slug), 12, seats)
        state["hands"][1] = 50
        assert "box" in refused(slug, setup, state)
    setup, state = saved(sengoku.game("samurai"), 12, 2)
    state["hands"] += state["hands"] * 9
    refused("samurai", setup, state)


def test_five_noh_theaters_are_refused() -> None:
    honor = sengoku.game("honor")
    setup, state = saved(honor, 30, 4)
    theater = [name for name in honor.box(setup) if "noh" in name]
    assert theater, "the box has one"
    place = next(
        index
        for index in range(len(state["hands"]))
        if _zones_with(honor, setup, state, index).count(theater[0]) > 4
    )
    state["hands"][place] += 5
    assert "box" in refused("honor", setup, state)


def _zones_with(game: Game, setup: Setup, state: dict[str, Any], index: int) -> list[str]:
    more = {**state, "hands": [n + 5 * (at == index) for at, n in enumerate(state["hands"])]}
    zones = game.zones(game.build(setup, more))
    return [card for cards in zones.values() for card in cards]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_lists_that_are_too_long_are_refused(game: Game) -> None:
    setup, state = saved(game, 40, game.seats[-1])
    for name in game.sizes(setup, state):
        if state[name]:
            longer = {**state, name: [*state[name], state[name][-1]]}
            assert name in refused(game.slug, setup, longer)


def test_a_save_of_two_seats_in_a_setup_of_four_is_refused() -> None:
    for slug in ("glory", "samurai"):
        game = sengoku.game(slug)
        refused(slug, game.setup(4), saved(game, 12, 2)[1])


def test_cells_that_are_not_joined_to_the_land_are_refused() -> None:
    setup, state = saved(sengoku.game("samurai"), 30, 3)
    cards = [row for row in state["table"] if [row[0], row[1]] != state["played"]]
    moved = next(row for row in cards if row[2] < 100)
    moved[0] += 20
    assert refused("samurai", setup, state)


def test_a_seat_that_nobody_has_is_refused() -> None:
    for game in GAMES:
        setup, state = saved(game, 12, game.seats[0])
        name, _, *rest = state["agenda"][-1]
        state["agenda"][-1] = [name, 5, *rest]
        refused(game.slug, setup, state)


def test_the_refusal_is_a_sentence_in_every_language() -> None:
    for language in ("en", "nl", "de"):
        said = Text(language).say("problem-state-impossible", why="a hand of 50")
        assert "a hand of 50" in said


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=6,
)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
@settings(max_examples=40, deadline=None, phases=[Phase.generate])
@given(st.data())
def test_a_mutilated_save_is_loaded_or_refused(game: Game, data: st.DataObject) -> None:
    """Numbers bent, fields replaced or lost: what is loaded was understood to the last one."""
    setup, state = saved(game, data.draw(st.integers(0, 60)), game.seats[0])
    state = copy.deepcopy(state)
    for _ in range(data.draw(st.integers(1, 3))):
        _mutilate(state, data)
    with contextlib.suppress(BadState):
        assert game.save(game.load(setup, state)) == state


def _mutilate(state: dict[str, Any], data: st.DataObject) -> None:
    field = data.draw(st.sampled_from(sorted(state)))
    value = state[field]
    if isinstance(value, list) and value and data.draw(st.booleans()):
        at = data.draw(st.integers(0, len(value) - 1))
        value[at] = data.draw(st.integers(-3, 80) | JSON)
    elif data.draw(st.booleans()):
        state[field] = data.draw(st.integers(-3, 80) | JSON)
    else:
        del state[field]
