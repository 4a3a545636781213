"""OpenSpiel: its own test of a game, and worlds that agree with what a seat knows."""

import random
from typing import Any

import pytest

from sengoku import research
from sengoku.kernel.nature import Fast
from tests.length import LONG

pyspiel = pytest.importorskip("pyspiel", reason="pip install sengoku[spiel]")
# The shortest games there are.
SHORT: dict[str, dict[str, Any]] = {
    "glory": {"players": 2, "options": {"rounds": 1}},
    "samurai": {"players": 2},
    "honor": {"players": 3, "options": {"goal": 250}},
    "skirmish": {"players": 2},
}


@pytest.mark.parametrize("slug", SHORT)
def test_openspiel_finds_nothing_wrong(slug: str) -> None:
    """Some states of a game are written down and read back, too."""
    game = research.open_spiel(slug, **SHORT[slug])
    pyspiel.random_sim_test(game, num_sims=3 if LONG else 1, serialize=True, verbose=False)


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
def test_a_resampled_world_holds_nothing_of_the_true_one(slug: str) -> None:
    """Out of two true worlds in which a player knows the same comes the same world."""
    game = research.open_spiel(slug, **SHORT[slug])
    one = walked(game, 14)
    for player in range(game.num_players()):
        other = elsewhere(game, one, player)
        assert other.information_state_string(player) == one.information_state_string(player)
        assert everything(other) != everything(one)
        twins = [
            state.resample_from_infostate(player, random.Random(3).random) for state in (one, other)
        ]
        assert everything(twins[0]) == everything(twins[1])
        assert one.information_state_string(player) == twins[0].information_state_string(player)
        action = twins[0].legal_actions()[0]
        twins += [twins[0].clone(), game.deserialize_state(twins[0].serialize())]
        for twin in twins:
            twin.apply_action(action)
            assert twin.history() == [action], "its history begins with it"
            assert everything(twin) == everything(twins[0])


def elsewhere(game: Any, state: Any, player: int) -> Any:
    """Another truth that a player cannot tell from this one: dealt otherwise, and the others have
    seen other things."""
    other = game.new_initial_state()
    other.apply_action(9)
    other._table = state._table.redeal(player, Fast(77, len(game.rules.streams)))
    other._held = state._held
    rivals = [seat for seat in range(game.num_players()) if seat != player]
    other._recall = [bytes([seat]) if seat in rivals else r for seat, r in enumerate(state._recall)]
    return other


def everything(state: Any) -> dict[str, Any]:
    """All that can be had of a state."""
    game = state.get_game()
    players = range(game.num_players())
    own = {name: value for name, value in vars(state).items() if name != "_table"}
    asked = ["history", "move_number", "legal_actions", "current_player", "returns"]
    return {
        **own,
        **{name: str(getattr(state, name)()) for name in asked},
        "history_str": state.history_str(),
        "played": [(each.player, each.action) for each in state.full_history()],
        "table": game.rules.save(state._table),
        "said": str(state),
        "informed": [state.information_state_string(seat) for seat in players],
        "observed": [state.observation_string(seat) for seat in players],
        "tensor": [state.observation_tensor(seat) for seat in players],
    }


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


def test_a_tensor_describes_what_is_offered_to_who_is_asked() -> None:
    """Of a battle, whose actions are places among what is offered, as a batch describes them."""
    game = research.open_spiel("skirmish", players=2)
    state = walked(game, 9)
    asked, observer = state.current_player(), game.make_py_observer()
    observer.set_from(state, asked)
    row, options = observer.dict["observation"].copy(), observer.dict["options"].copy()
    assert row.astype("u1").tobytes() == state.row(asked)
    offered = len(state.legal_actions())
    assert len({line.tobytes() for line in options[:offered]}) == offered > 1
    assert not options[offered:].any() and state.observation_tensor(asked)[len(row) :] == [
        *options.ravel()
    ]
    observer.set_from(state, 1 - asked)
    assert not observer.dict["options"].any(), "it is nobody else's to see"
    assert observer.dict["observation"].any()


def walked(game: Any, steps: int) -> Any:
    state, chooser = game.new_initial_state(), random.Random(5)
    state.apply_action(7)
    for _ in range(steps):
        state.apply_action(chooser.choice(state.legal_actions()))
    return state
