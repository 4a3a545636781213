"""RLlib: a game as a `MultiAgentEnv`, in which only the seat that is asked acts."""

from collections.abc import Mapping
from typing import Any

from ray.rllib.env.multi_agent_env import MultiAgentEnv
from ray.tune.registry import register_env

import sengoku
from sengoku.research.zoo import Zoo

__all__ = ["Asking", "rllib"]


class Asking(MultiAgentEnv):  # type: ignore[misc]
    """Agents `player_0` and so on; an observation has a row and an `action_mask`."""

    def __init__(self, zoo: Zoo) -> None:
        super().__init__()
        self._zoo = zoo
        self.possible_agents = self.agents = zoo.possible_agents[:]
        self.observation_spaces = {a: zoo.observation_space(a) for a in self.agents}
        self.action_spaces = {a: zoo.action_space(a) for a in self.agents}

    def reset(
        self, *, seed: int | None = None, options: Any = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self._zoo.reset(seed)
        self.agents = self.possible_agents[:]
        return self._asked(), {}

    def step(self, actions: Mapping[str, int]) -> tuple[dict[str, Any], ...]:
        zoo = self._zoo
        zoo.step(actions[zoo.agent_selection])
        over = zoo.over()
        seen = {agent: zoo.observe(agent) for agent in self.agents} if over else self._asked()
        rewards = {agent: zoo.rewards[agent] for agent in (self.agents if over else seen)}
        ended = {"__all__": over, **dict.fromkeys(seen, over)}
        return seen, rewards, ended, {"__all__": False, **dict.fromkeys(seen, False)}, {}

    def _asked(self) -> dict[str, Any]:
        agent = self._zoo.agent_selection
        return {agent: self._zoo.observe(agent)}


def rllib(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    memory: bool = True,
    offered: bool = False,
) -> str:
    """Registers a game with Ray and gives the name to train it by: `rllib("glory", seats=2)`. What
    a run's `env_config` says (seats, options, memory, offered) goes before what is said here."""
    usual = sengoku.game(game).lid.usual if seats is None else seats
    said = {"seats": usual, "options": options or {}, "memory": memory, "offered": offered}

    def make(config: Mapping[str, Any]) -> Asking:
        how = {**said, **{name: config[name] for name in said if name in config}}
        return Asking(
            Zoo(game, how["seats"], how["options"], memory=how["memory"], offered=how["offered"])
        )

    name = f"sengoku_{game}"
    register_env(name, make)
    return name
