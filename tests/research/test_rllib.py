"""RLlib: the environment that is registered plays a whole game within its spaces."""

from typing import Any

import numpy as np
import pytest

import sengoku
from sengoku import research

pytest.importorskip("ray.rllib", reason="`make long-ray` brings RLlib")


@pytest.mark.filterwarnings("ignore")
def test_a_registered_game_is_played_to_its_end() -> None:
    from ray.tune.registry import ENV_CREATOR, _global_registry

    name = research.rllib("samurai", seats=3)
    env = _global_registry.get(ENV_CREATOR, name)({"seats": 2})
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
    assert {*seen} == {*rewards} == {"player_0", "player_1"} and sum(rewards.values()) == 0


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("slug", [game.slug for game in sengoku.GAMES])
def test_every_game_keeps_to_its_spaces(slug: str) -> None:
    from ray.tune.registry import ENV_CREATOR, _global_registry

    env: Any = _global_registry.get(ENV_CREATOR, research.rllib(slug))({})
    seen, _ = env.reset(seed=3)
    chooser = np.random.default_rng(1)
    for _ in range(30):
        [agent] = seen
        assert env.observation_spaces[agent].contains(seen[agent])
        allowed = np.flatnonzero(seen[agent]["action_mask"])
        seen, _, done, _, _ = env.step({agent: int(chooser.choice(allowed))})
        if done["__all__"]:
            break
