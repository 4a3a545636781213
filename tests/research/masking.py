"""A small net for RLlib that takes what the mask allows alone."""

from typing import Any

import torch
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.apis import ValueFunctionAPI
from ray.rllib.core.rl_module.torch import TorchRLModule

__all__ = ["Masking"]


class Masking(TorchRLModule, ValueFunctionAPI):  # type: ignore[misc]
    def setup(self) -> None:
        [width] = self.observation_space["observation"].shape
        self.policy = torch.nn.Linear(width, int(self.action_space.n))
        self.value = torch.nn.Linear(width, 1)

    def _forward(self, batch: dict[str, Any], **more: Any) -> dict[str, Any]:
        seen = batch[Columns.OBS]
        wanted = self.policy(seen["observation"].float() / 8)
        return {Columns.ACTION_DIST_INPUTS: wanted.masked_fill(seen["action_mask"] == 0, -1e9)}

    def compute_values(self, batch: dict[str, Any], embeddings: Any = None) -> Any:
        return self.value(batch[Columns.OBS]["observation"].float() / 8).squeeze(-1)
