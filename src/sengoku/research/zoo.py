"""PettingZoo: a game as an `AECEnv`, where agents take turns."""

import struct
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

import sengoku
from sengoku.research.tables import Tables, array_of

__all__ = ["Zoo", "pettingzoo"]

CHOICE: Final = struct.Struct("<i")


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
        self._nothing = dict.fromkeys(self.possible_agents, 0.0)
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
        self._tables.reset(int(self._deals.integers(1 << 62)))
        self._batch = self._tables.compiled
        self._ends: list[Any] = []
        self.agents = self.possible_agents[:]
        self.rewards = self._nothing.copy()
        self._cumulative_rewards = self._nothing.copy()
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._batch.asked[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        if not self._ends and agent == self.agent_selection:
            batch = self._batch
            found = {
                "observation": array_of(batch.rows),
                "action_mask": array_of(batch.masks, self._tables.choices, np.int8),
            }
            if self._tables.offered:
                found["options"] = self._described(batch.described)
            return found
        seat = self._seats[agent]
        blank = {
            "observation": self._ends[seat] if self._ends else self._tables.row(0, seat),
            "action_mask": np.zeros(self._tables.choices, np.int8),
        }
        if self._tables.offered:
            blank["options"] = np.zeros_like(self._described(self._batch.described))
        return blank

    def _described(self, buffer: Any) -> Any:
        shape = (self._tables.choices, self._tables.option_width)
        return array_of(buffer).reshape(shape)

    def over(self) -> bool:
        return bool(self._ends)

    def step(self, action: int | None) -> None:
        if self._ends:
            self._was_dead_step(action)
            return
        batch = self._batch
        batch.step(CHOICE.pack(action))
        if batch.done[0]:
            self._end()
        else:
            # Before the end nobody gets anything: what AECEnv adds up stays nought.
            self.agent_selection = self.possible_agents[batch.asked[0]]

    def _end(self) -> None:
        for agent, share in zip(self.possible_agents, self._batch.returns, strict=True):
            self.rewards[agent] = float(share)
            self.terminations[agent] = True
        self._ends = self._tables.ends(0)
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()
        self._deads_step_first()

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
