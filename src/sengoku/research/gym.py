"""Gymnasium: many tables as a `VectorEnv` in which one seat learns and bots have the others."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from sengoku.kernel.problem import Problem
from sengoku.research.tables import Rival, Seen, Tables, batch
from sengoku.research.workers import Workers, workers

__all__ = ["Learning", "gymnasium"]


class Learning(VectorEnv):  # type: ignore[misc]
    """A new game stands where one ended (`SAME_STEP`): what was seen last of the old one is in
    `final_obs`, as an observation of one table. Arrays are the caller's own."""

    def __init__(self, tables: Tables | Workers) -> None:
        self.tables = tables
        self.num_envs = tables.tables
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        parts: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(0, 255, (tables.width,), np.uint8),
            "action_mask": spaces.Box(0, 1, (tables.choices,), np.int8),
        }
        if tables.offered:
            shape = (tables.choices, tables.option_width)
            parts["options"] = spaces.Box(0, 255, shape, np.uint8)
        self.single_observation_space = spaces.Dict(parts)
        self.single_action_space = spaces.Discrete(tables.choices)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """One seed for all tables, whose games follow from it and their numbers."""
        if seed is not None and not isinstance(seed, int | np.integer):
            raise Problem("research-one-seed")
        super().reset(seed=None if seed is None else int(seed))
        seen = self.tables.reset(None if seed is None else int(seed))
        self._learns = seen.seats  # nobody else is asked
        return self._observed(seen), {}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        learned = self._learns.copy()
        seen = self.tables.step(actions)
        self._learns = seen.seats
        done = seen.done.astype(bool)
        rewards = np.where(done, seen.returns[np.arange(self.num_envs), learned], 0.0)
        infos = self._ended(seen, done) if done.any() else {}
        return self._observed(seen), rewards, done, np.zeros_like(done), infos

    def _ended(self, seen: Seen, done: Any) -> dict[str, Any]:
        """As Gymnasium's own: an observation where a game ended, `None` elsewhere."""
        finals = np.full(self.num_envs, None, dtype=object)
        for table in np.flatnonzero(done):
            parts = self.single_observation_space.items()
            nothing = {name: np.zeros(part.shape, part.dtype) for name, part in parts}
            finals[table] = {**nothing, "observation": seen.finals[table].copy()}
        infos = {"final_obs": finals, "final_info": {}}
        return {**infos, **{f"_{name}": done.copy() for name in infos}}

    def _observed(self, seen: Seen) -> dict[str, Any]:
        found = {"observation": seen.rows.copy(), "action_mask": seen.masks.astype(np.int8)}
        if seen.described is not None:
            found["options"] = seen.described.copy()
        return found


def gymnasium(
    game: str,
    seats: int | None = None,
    tables: int = 256,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    *,
    others: Rival | Sequence[Rival] = "random",
    memory: bool = True,
    offered: bool = False,
    processes: int = 1,
) -> Learning:
    """`gymnasium("glory", others="bot:2", tables=256)`; with several `processes` bots think side
    by side."""
    how: dict[str, Any] = {"memory": memory, "offered": offered, "others": others}
    if processes > 1:
        return Learning(workers(game, seats, tables, seed, options, processes=processes, **how))
    return Learning(batch(game, seats, tables, seed, options, **how))
