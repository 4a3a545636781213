"""PettingZoo: a game as an `AECEnv`, where agents take turns."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

import sengoku
from sengoku.research.tables import Tables

__all__ = ["Zoo", "pettingzoo"]


class Zoo(AECEnv):  # type: ignore[misc]
    """Agent `player_0` sits at seat 0. An observation holds the row of its agent and the mask of
    what he may say: all zero while somebody else is asked. Options are offered where a game has no
    numbers, and described in `options`."""

    def __init__(
        self, game: str, seats: int, options: Mapping[str, Any], *, memory: bool, offered: bool
    ) -> None:
        super().__init__()
        found = sengoku.game(game)
        setup = found.setup(seats, options)
        self._tables = Tables(found, setup, 1, 0, memory=memory, offered=offered)
        self._features = self._tables.features
        self.metadata = {
            "name": self._tables.version,
            "is_parallelizable": False,
            "render_modes": [],
        }
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        choices = spaces.Discrete(self._tables.choices)
        self._observations = {agent: self._space() for agent in self.possible_agents}
        self._choices = dict.fromkeys(self.possible_agents, choices)
        self._deals = np.random.default_rng()

    def _space(self) -> spaces.Dict:
        tables = self._tables
        parts = {
            "observation": spaces.Box(0, 255, (tables.width,), np.uint8),
            "action_mask": spaces.Box(0, 1, (tables.choices,), np.int8),
        }
        if tables.offered:
            shape = (tables.choices, tables.option_width)
            parts["options"] = spaces.Box(0, 255, shape, np.uint8)
        return spaces.Dict(parts)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._choices[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        if seed is not None:
            self._deals = np.random.default_rng(seed)
        self._seen = self._tables.reset(int(self._deals.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._seen.seats[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        seat, seen, over = self._seats[agent], self._seen, self._over()
        if not over and seat == seen.seats[0]:
            found = {"observation": seen.rows[0], "action_mask": seen.masks[0].view(np.int8)}
            return found if seen.described is None else {**found, "options": seen.described[0]}
        blank = {
            "observation": self._ends[seat] if over else self._tables.row(0, seat),
            "action_mask": np.zeros(self._tables.choices, np.int8),
        }
        if seen.described is not None:
            blank["options"] = np.zeros_like(seen.described[0])
        return blank

    def _over(self) -> bool:
        return any(self.terminations.values())

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._seen = self._tables.step([action])
        self._clear_rewards()
        if self._seen.done[0]:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self._seen.seats[0]]
        self._accumulate_rewards()
        if self._over():
            self._deads_step_first()

    def _end(self) -> None:
        for agent, share in zip(self.possible_agents, self._seen.returns[0], strict=True):
            self.rewards[agent] = float(share)
            self.terminations[agent] = True
        self._ends = self._tables.ends(0)
        self.agent_selection = self.agents[0]

    def render(self) -> None:
        pass

    def close(self) -> None:
        pass


def pettingzoo(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    memory: bool = True,
    offered: bool = False,
) -> Zoo:
    """`pettingzoo("glory", seats=3)`: an `AECEnv` that passes `api_test` and `seed_test`."""
    usual = sengoku.game(game).lid.usual
    return Zoo(game, seats or usual, options or {}, memory=memory, offered=offered)
