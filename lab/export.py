"""Writes what was learned into the package: python lab/export.py glory nets/glory.pt"""

import sys
from array import array
from pathlib import Path
from typing import Any

import torch
from plans import PLANS

import sengoku
from sengoku.bots.net import packed

UNIT = 4096
FINE = 16
MOST = 6


def whole(part: Any, unit: int) -> str:
    numbers = (part.double() * unit).round().clamp(-(2**31) + 1, 2**31 - 1).long()
    return packed(array("i", numbers.flatten().tolist()))


def main(slug: str, path: str) -> None:
    net = torch.load(path, map_location="cpu", weights_only=True)["net"]
    plan = PLANS[slug]
    parts: dict[str, Any] = {
        "version": sengoku.game(slug).features(memory=True).layout.version,
        "wide": plan.first,
        "deep": plan.second,
        "pairs": [at for at, _ in plan.pairs],
        "offsets": [less for _, less in plan.pairs],
        "first": whole(net["first.weight"].T * net["scale"].unsqueeze(1), UNIT * FINE),
        "first_base": whole(net["first.bias"], UNIT * FINE),
        "second": whole(net["second.weight"].T, UNIT),
        "second_base": whole(net["second.bias"], UNIT * UNIT),
        "choice": whole(net["choice.weight"], UNIT),
        "choice_base": whole(net["choice.bias"], UNIT * UNIT),
        "value": whole(net["value.weight"], UNIT),
        "value_base": whole(net["value.bias"], UNIT * UNIT),
    }
    lines = [
        "# What lab/learn.py taught and lab/export.py wrote, for bots/mind.py: packed, not rules.",
        "",
    ]
    for name, value in parts.items():
        lines.append(f'{name} = "{value}"' if isinstance(value, str) else f"{name} = {value}")
    target = Path(f"src/sengoku/games/{slug}/judgement/mind.toml")
    target.write_text("\n".join(lines) + "\n")
    print(target, target.stat().st_size)


if __name__ == "__main__":
    main(*sys.argv[1:])
