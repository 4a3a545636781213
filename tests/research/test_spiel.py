"""OpenSpiel: its own test of a game, and worlds that agree with what a seat knows."""

import random
from typing import Any

import pytest

from sengoku import research
from tests.length import LONG

pyspiel = pytest.importorskip("pyspiel", reason="pip install sengoku[spiel]")
# The shortest games there are: every state is written down and read back, again and again.
SHORT: dict[str, dict[str, Any]] = {
    "glory": {"players": 2, "options": {"rounds": 1}},
    "samurai": {"players": 2},
    "honor": {"players": 3, "options": {"goal": 250}},
    "skirmish": {"players": 2},
}
OFFICIAL = [*SHORT] if LONG else ["glory", "samurai"]  # a battle takes minutes


@pytest.mark.parametrize("slug", OFFICIAL)
def test_openspiel_finds_nothing_wrong(slug: str) -> None:
    game = research.open_spiel(slug, **SHORT[slug])
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("slug", SHORT)
def test_another_world_is_the_same_to_who_resamples_it(slug: str) -> None:
    game = research.open_spiel(slug, **SHORT[slug])
    state = walked(game, 8)
    player = state.current_player()
    others = [state.resample_from_infostate(player, random.Random(n).random) for n in range(4)]
    for other in others:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
    if slug != "skirmish":  # whose armies lie open
        rivals = [seat for seat in range(game.num_players()) if seat != player]
        worlds = {tuple(each.row(seat) for seat in rivals) for each in (state, *others)}
        assert len(worlds) > 1, "the very same world"


@pytest.mark.parametrize("slug", SHORT)
def test_a_state_is_cloned_and_written_down(slug: str) -> None:
    game = research.open_spiel(slug, **SHORT[slug])
    state = walked(game, 12)
    twins = [state.clone(), game.deserialize_state(state.serialize())]
    for _ in range(6):
        action = state.legal_actions()[-1]
        for each in (state, *twins):
            each.apply_action(action)
    for twin in twins:
        for player in range(game.num_players()):
            assert twin.information_state_string(player) == state.information_state_string(player)


def test_what_a_seat_knew_before_is_part_of_what_it_knows() -> None:
    """Two ways to the same row are two states of information."""
    game = research.open_spiel("glory", **SHORT["glory"])
    state = walked(game, 8)
    player = state.current_player()
    before = state.information_state_string(player).split()
    assert before[1], "nothing is remembered"
    while True:
        state.apply_action(state.legal_actions()[0])
        if state.current_player() == player:
            break
    assert state.information_state_string(player).split()[1] != before[1]


def test_a_tensor_is_the_row() -> None:
    game = research.open_spiel("samurai", players=2)
    state = walked(game, 5)
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert observer.tensor.astype("u1").tobytes() == state.row(1)


def walked(game: Any, steps: int) -> Any:
    state, chooser = game.new_initial_state(), random.Random(5)
    state.apply_action(7)
    for _ in range(steps):
        state.apply_action(chooser.choice(state.legal_actions()))
    return state
