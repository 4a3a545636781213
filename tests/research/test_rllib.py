"""RLlib: the environment that is registered plays a whole game within its spaces.

Only `make long-ray` brings Ray itself, and lets RLlib learn: here a stand-in has what we take of
it."""

import importlib
import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import gymnasium
import numpy as np
import pytest

import sengoku

RAY = find_spec("ray") is not None
NAMES = ("ray.rllib.env.multi_agent_env", "ray.tune.registry")
Make = Callable[..., Any]
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Make]]:
    """Registers a game and gives what makes its environments."""
    if RAY:
        from ray.tune.registry import ENV_CREATOR, _global_registry

        research = importlib.import_module("sengoku.research")
        yield lambda *said, **how: _global_registry.get(ENV_CREATOR, research.rllib(*said, **how))
        return
    made: dict[str, Make] = {}
    for name in NAMES:
        parts = name.split(".")
        for end in range(1, len(parts) + 1):
            path = ".".join(parts[:end])
            monkeypatch.setitem(sys.modules, path, ModuleType(path))
    sys.modules[NAMES[0]].MultiAgentEnv = gymnasium.Env  # type: ignore[attr-defined]
    sys.modules[NAMES[1]].register_env = made.__setitem__  # type: ignore[attr-defined]
    monkeypatch.delitem(sys.modules, "sengoku.research.multi", raising=False)
    multi = importlib.import_module("sengoku.research.multi")
    yield lambda *said, **how: made[multi.rllib(*said, **how)]
    sys.modules.pop("sengoku.research.multi")


def test_a_registered_game_is_played_to_its_end(registered: Callable[..., Make]) -> None:
    env = registered("samurai", seats=3)({"seats": 2})
    assert env.possible_agents == ["player_0", "player_1"], "what the run says goes first"
    seen, _ = env.reset(seed=3)
    chooser = np.random.default_rng(1)
    while True:
        [agent] = seen
        assert env.observation_spaces[agent].contains(seen[agent])
        allowed = np.flatnonzero(seen[agent]["action_mask"])
        seen, rewards, done, cut, _ = env.step({agent: int(chooser.choice(allowed))})
        assert not any(cut.values())
        if done["__all__"]:
            break
        assert not any(done.values()) and {*rewards} == {*seen} and not any(rewards.values())
    assert {*seen} == {*rewards} == {"player_0", "player_1"} and sum(rewards.values()) == 0
    assert all(env.observation_spaces[agent].contains(seen[agent]) for agent in seen)
    assert done == {"__all__": True, "player_0": True, "player_1": True}


@pytest.mark.parametrize("slug", [game.slug for game in sengoku.GAMES])
def test_every_game_keeps_to_its_spaces(registered: Callable[..., Make], slug: str) -> None:
    env = registered(slug)({})
    seen, _ = env.reset(seed=3)
    chooser = np.random.default_rng(1)
    for _ in range(30):
        [agent] = seen
        assert env.observation_spaces[agent].contains(seen[agent])
        allowed = np.flatnonzero(seen[agent]["action_mask"])
        assert len(allowed) and env.action_spaces[agent].contains(int(allowed[-1]))
        seen, _, done, _, _ = env.step({agent: int(chooser.choice(allowed))})
        if done["__all__"]:
            break


@pytest.mark.skipif(not RAY, reason="`make long-ray` brings RLlib")
def test_rllib_learns_from_it() -> None:
    """One iteration of its PPO, as small as it can be."""
    import ray
    from ray.rllib.algorithms.ppo import PPOConfig
    from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
    from ray.rllib.core.rl_module.rl_module import RLModuleSpec

    from sengoku import research
    from tests.research.masking import Masking

    ray.init(num_cpus=1, include_dashboard=False)
    try:
        name = research.rllib("glory", seats=2, options={"rounds": 1})
        one = RLModuleSpec(module_class=Masking)
        config = (
            PPOConfig()
            .environment(name, disable_env_checking=True)
            .env_runners(num_env_runners=0, rollout_fragment_length=200)
            .training(train_batch_size_per_learner=200, minibatch_size=100, num_epochs=1)
            .multi_agent(policies={"all"}, policy_mapping_fn=lambda agent, *_, **__: "all")
            .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={"all": one}))
            .learners(num_learners=0, num_gpus_per_learner=0)
        )
        learner = config.build_algo()
        before = {name: part.copy() for name, part in weights(learner).items()}
        found = learner.train()
        learned = found["learners"]["all"]
        assert learned["num_module_steps_trained"] > 0 and np.isfinite(learned["total_loss"])
        assert any((part != before[name]).any() for name, part in weights(learner).items())
        learner.stop()
    finally:
        ray.shutdown()


def weights(learner: Any) -> dict[str, Any]:
    found: dict[str, Any] = learner.get_module("all").get_state()
    return found
