"""The official tests of the interfaces, duels, and players from outside."""

import copy
import pickle
import warnings
from typing import Any

import numpy as np
import pytest

import sengoku
from sengoku import research
from sengoku.bots import bot_named
from sengoku.cli.desk.players import seat_players
from sengoku.kernel.problem import Problem
from sengoku.kernel.state import State
from sengoku.text import Text
from tests.length import LONG

pytest.importorskip("pettingzoo", reason="pip install sengoku[research]")
SLUGS = [game.slug for game in sengoku.GAMES]
CYCLES = 1000 if LONG else 300
# The shortest games there are.
SHORT: dict[str, dict[str, Any]] = {"glory": {"rounds": 1}, "honor": {"goal": 250}}


@pytest.mark.parametrize("slug", SLUGS)
def test_pettingzoo_finds_nothing_wrong(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from pettingzoo.test import api_test, seed_test

    from sengoku.research.zoo import Zoo

    ends = 0

    def ending(env: Zoo) -> None:
        nonlocal ends
        ends += 1
        end(env)

    end = Zoo._end
    monkeypatch.setattr(Zoo, "_end", ending)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would have other spaces, and says so
        seats = sengoku.game(slug).seats[0]
        api_test(research.pettingzoo(slug, seats, SHORT.get(slug)), num_cycles=CYCLES)
        seed_test(lambda: research.pettingzoo(slug), num_cycles=60)
    assert ends > 0, "its cycles are over before a game is"


def test_a_whole_game_of_pettingzoo_ends_with_its_rewards() -> None:
    env = research.pettingzoo("samurai", seats=2)
    env.reset(seed=4)
    chooser, rewards = np.random.default_rng(1), {}
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        rewards[agent] = reward
        allowed = np.flatnonzero(seen["action_mask"])
        env.step(None if over else int(chooser.choice(allowed)))
    assert {*rewards} == {"player_0", "player_1"} and sum(rewards.values()) == 0


def test_pettingzoo_shows_an_agent_who_is_not_asked_only_his_own() -> None:
    env = research.pettingzoo("glory", seats=3)
    env.reset(seed=1)
    rows = [env.observe(agent) for agent in env.possible_agents]
    asked = env.possible_agents.index(env.agent_selection)
    assert [row["action_mask"].any() for row in rows] == [seat == asked for seat in range(3)]
    assert len({row["observation"].tobytes() for row in rows}) == 3


@pytest.mark.parametrize("slug", SLUGS)
def test_a_gymnasium_of_tables_keeps_to_its_spaces(slug: str) -> None:
    env = research.gymnasium(slug, tables=2, others=_first_option)
    seen, _ = env.reset(seed=5)
    again, _ = env.reset(seed=5)
    chooser = np.random.default_rng(1)
    for name, part in seen.items():
        assert (part == again[name]).all()
    for _ in range(12):
        assert env.observation_space.contains(seen), "an observation outside of its space"
        masks = seen["action_mask"]
        choices = [int(chooser.choice(np.flatnonzero(mask))) for mask in masks]
        seen, rewards, ended, cut, infos = env.step(choices)
        assert rewards.shape == ended.shape == cut.shape == (2,) and not cut.any()
        assert ("final_obs" in infos) == bool(ended.any())


@pytest.mark.parametrize("slug", SLUGS)
def test_what_gymnasium_is_told_of_an_end_is_as_in_its_own_environments(slug: str) -> None:
    """Its wrappers read it; those of observations take no `SAME_STEP`, from its own neither."""
    from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

    env = research.gymnasium(slug, tables=2, options=SHORT.get(slug), others=_first_option)
    wrapped = DictInfoToList(RecordEpisodeStatistics(env))
    seen, _ = wrapped.reset(seed=5)
    ended, steps = np.zeros(2, bool), 0
    while not ended.any():
        seen["action_mask"][:], kept = 0, seen["action_mask"].copy()  # arrays are one's own
        choices = [int(np.flatnonzero(mask)[-1]) for mask in kept]
        seen, rewards, ended, _, infos = wrapped.step(choices)
        steps += 1
    for table, told in enumerate(infos):
        assert {*told} == ({"final_obs", "final_info", "episode"} if ended[table] else set())
        if ended[table]:
            final, episode = told["final_obs"], told["episode"]
            assert env.single_observation_space.contains(final) and told["final_info"] == {}
            assert final["observation"].any() and not final["action_mask"].any()
            assert episode["l"] == steps and episode["r"] == rewards[table]


def test_the_shape_of_an_end_is_that_of_a_vector_environment_of_gymnasium() -> None:
    import gymnasium
    from gymnasium.vector import AutoresetMode, SyncVectorEnv

    env = research.gymnasium("glory", 2, 2, options=SHORT["glory"])
    space = env.single_observation_space

    class Short(gymnasium.Env):  # type: ignore[misc]
        """It is over at once."""

        observation_space, action_space = space, env.single_action_space

        def reset(self, **how: Any) -> Any:
            return space.sample(), {}

        def step(self, action: Any) -> Any:
            return space.sample(), 0.0, True, False, {}

    theirs = SyncVectorEnv([Short] * 2, autoreset_mode=AutoresetMode.SAME_STEP)
    theirs.reset()
    wanted = theirs.step([0, 0])[-1]
    env.reset(seed=5)
    found: dict[str, Any] = {}
    while not found:
        found = env.step(env.tables.choose())[-1]
    assert {*found} == {*wanted}
    for name, value in wanted.items():
        assert type(found[name]) is type(value), name
        if isinstance(value, np.ndarray):
            assert (found[name].shape, found[name].dtype) == (value.shape, value.dtype), name


def test_a_gymnasium_of_tables_has_one_seed() -> None:
    env = research.gymnasium("samurai", tables=2)
    first, _ = env.reset(seed=np.int64(5))
    again, _ = env.reset(seed=5)
    assert (first["observation"] == again["observation"]).all()
    with pytest.raises(Problem, match="one seed"):
        env.reset(seed=[5, 6])


def test_a_learner_is_paid_for_the_seat_that_he_had() -> None:
    """Against somebody who always takes the first option, the returns are his own."""
    env = research.gymnasium("samurai", 2, 2, others=_first_option)
    seen, _ = env.reset(seed=3)
    paid: list[float] = []
    while len(paid) < 4:
        learned = env.tables.look().seats
        choices = [int(np.flatnonzero(mask)[0]) for mask in seen["action_mask"]]
        seen, rewards, ended, _, _ = env.step(choices)
        for table in np.flatnonzero(ended):
            state = env.tables._batch.desks[table].last
            assert rewards[table] == state.returns()[learned[table]]
            paid.append(rewards[table])


def _first_option(world: State) -> int:
    return int(world.options()[0])


class LastOption:
    def __init__(self, game: Any, seed: int) -> None:
        self.seed = seed

    def choose(self, world: State) -> int:
        return int(world.options()[-1])


def test_a_duel_is_paired_and_says_how_sure_it_is() -> None:
    same = research.duel(_first_option, _first_option, "samurai", deals=3)
    assert same.won == same.lost, "equal players in the same deals from both seats"
    better = research.duel("greedy", "random", "samurai", deals=4, seed=2)
    assert better.share > 0.5 and better.low < better.share <= better.high
    assert "deals" in str(better)


def test_any_code_plays_where_a_bot_has_a_name() -> None:
    game = sengoku.game("samurai")
    for name in ("tests.research.test_interfaces:_first_option", f"{__name__}:LastOption"):
        world = game.new(seats=2)
        bot = bot_named(name, game, 1, outside=True)
        assert bot.choose(world) in world.options()
    name = "tests.research.test_interfaces:_first_option"
    [_, seated] = seat_players(["human", name], game, 1, Text("en"))
    assert seated.bot is not None and seated.bot.choose(game.new(seats=2)) >= 0
    lost = research.duel(LastOption, _first_option, "samurai", deals=2)
    assert lost.deals == 2


@pytest.mark.parametrize("slug", SLUGS)
def test_a_state_is_copied_and_pickled_as_python_does(slug: str) -> None:
    game = sengoku.game(slug)
    state = game.new(seats=game.seats[0], seed=2)
    saved = game.save(state)
    for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert twin is not state and game.save(twin) == saved
        twin.play(twin.options()[0])
    assert game.save(state) == saved


@pytest.mark.parametrize("slug", SLUGS)
def test_a_net_plays_where_bots_do(slug: str) -> None:
    """It is shown what a batch shows, and its numbers become options."""
    shown: list[bytes] = []

    def decide(row: Any, mask: Any, described: Any = None) -> int:
        shown.append(row.tobytes() + mask.tobytes())
        assert (described is None) == bool(sengoku.game(slug).features().actions)
        return int(np.flatnonzero(mask)[-1])

    tables = research.batch(slug, tables=1, seed=4)
    seen = tables.reset()
    expected: list[bytes] = []
    state = tables.compiled.desks[0].state.copy()
    player = research.player(decide)
    for _ in range(6):
        state.play(player.choose(state))
    while len(expected) < len(shown):
        expected.append(seen.rows.tobytes() + seen.masks.tobytes())
        seen = tables.step([int(np.flatnonzero(seen.masks[0])[-1])])
    assert shown == expected
    with pytest.raises(AssertionError, match="forbids"):
        bad = research.player(lambda row, mask: int(np.flatnonzero(mask == 0)[0]))
        bad.choose(sengoku.game("glory").new(seats=2))


def test_a_name_from_a_stranger_runs_no_code() -> None:
    """A server asks without `outside`: there only our own bots have a name."""
    game = sengoku.game("samurai")
    with pytest.raises(Problem, match="unknown bot"):
        bot_named("os:getcwd", game, 0)
    for missing in ("no_such_module:bot", "os:no_such_function"):
        with pytest.raises(Problem, match="no such player"):
            bot_named(missing, game, 0, outside=True)
