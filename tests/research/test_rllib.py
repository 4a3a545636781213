"""RLlib: the environment that is registered plays a whole game within its spaces."""

import numpy as np
import pytest

from sengoku import research

pytest.importorskip("ray.rllib", reason="pip install sengoku[rllib]: heavy, so not among the tools")


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
