"""Writes what was learned into the package: python lab/export.py glory nets/glory.pt [to]

For nets that read whole rows: Call to Glory (`palace.py`), Honor of the Samurai (`court.py`).
"""

import sys
from pathlib import Path
from typing import Any

import torch
from court import GOAL, HONORS, ZERO, choice
from nets import FINE, UNIT, put, whole
from palace import PAIRS as GLORY

import sengoku

PAIRS: dict[str, dict[int, int]] = {  # numbers of two bytes: where, and what is taken off
    "glory": dict.fromkeys(GLORY, 0),
    "honor": {**dict.fromkeys(HONORS, ZERO), GOAL: 0},
}


def chooses(net: dict[str, Any]) -> tuple[Any, Any]:
    """Weights and biases by number of a move."""
    if "likes.weight" in net:
        return choice(net["likes.weight"], net["likes.bias"])
    return net["choice.weight"], net["choice.bias"]


def main(slug: str, path: str, target: str = "") -> None:
    net = torch.load(path, map_location="cpu", weights_only=True)["net"]
    weight, bias = chooses(net)
    parts: dict[str, Any] = {
        "version": sengoku.game(slug).features(memory=True).layout.version,
        "wide": len(net["first.bias"]),
        "deep": len(net["second.bias"]),
        "pairs": list(PAIRS[slug]),
        "offsets": list(PAIRS[slug].values()),
        "first": whole((net["first.weight"] * net["scale"]).T, UNIT * FINE),
        "first_base": whole(net["first.bias"], UNIT * FINE),
        "second": whole(net["second.weight"].T, UNIT),
        "second_base": whole(net["second.bias"], UNIT * UNIT),
        "choice": whole(weight, UNIT),
        "choice_base": whole(bias, UNIT * UNIT),
        "value": whole(net["value.weight"], UNIT),
        "value_base": whole(net["value.bias"], UNIT * UNIT),
    }
    about = f"What lab/learn_{slug}.py taught and lab/export.py wrote, for bots/mind.py"
    put(Path(target or f"src/sengoku/games/{slug}/judgement/mind.toml"), about, parts)


if __name__ == "__main__":
    main(*sys.argv[1:])
