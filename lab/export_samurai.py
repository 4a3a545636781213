"""Writes what was learned into the package: python lab/export_samurai.py nets/samurai.pt [to]

With `--said` for a target it writes what the net says of a few positions, which
tests/bots/test_learned.py holds the package to.
"""

import json
import sys
from base64 import b64encode
from pathlib import Path
from typing import Any

import torch
from land import CARDS, KINDS, PLACES, LandNet
from nets import FINE, UNIT, put, whole

import sengoku
from sengoku import research

TARGET = "src/sengoku/games/samurai/judgement/mind.toml"
SAID = "tests/bots/land.json"
ASKED = [(2, 3), (2, 18), (3, 12), (3, 27), (4, 7), (4, 28)]  # seats and steps of random play


def around(look: torch.Tensor, weight: torch.Tensor) -> torch.Tensor:
    """What each kind adds at each place around: [places * kinds, seen]."""
    looks = look * (torch.arange(KINDS) > 0).unsqueeze(1)
    parts = weight.view(len(weight), -1, look.shape[1])  # seen, places, look
    return torch.einsum("kl,spl->pks", looks, parts).reshape(-1, len(weight))


def learned(path: str) -> LandNet:
    net = LandNet()
    net.load_state_dict(torch.load(path, map_location="cpu", weights_only=True)["net"])
    return net


def say(net: LandNet, seats: int, steps: int) -> dict[str, Any]:
    """What the net hopes and wishes at one table, in the units of the package."""
    tables = research.batch("samurai", seats, 1, seed=steps)
    seen = tables.reset()
    for _ in range(steps):
        seen = tables.step()
    with torch.no_grad():
        wishes, may, numbers, values = net(
            torch.from_numpy(seen.rows.copy()),
            torch.from_numpy(seen.masks[:, CARDS * PLACES :].copy()),
        )
    allowed = torch.nonzero(may[0]).flatten().tolist()
    return {
        "at": f"{seats} seats, step {steps}",
        "row": b64encode(seen.rows[0].tobytes()).decode(),
        "worth": [round((one + 1) / 2 * 1e6) for one in values[0, :seats].tolist()],
        "wishes": [
            (int(numbers[0, at]), round(float(wishes[0, at]), 4))
            for at in allowed[:: len(allowed) // 12 + 1]
        ],
    }


def main(path: str, target: str = TARGET) -> None:
    net = learned(path)
    if target == "--said":
        said = [json.dumps(say(net, *asked)) for asked in ASKED]
        Path(SAID).write_text("[\n" + ",\n".join(said) + "\n]\n")
        return
    numbers, saying = len(net.scale), net.village_says.out_features
    first, later = UNIT * FINE, UNIT * UNIT

    def told(weight: torch.Tensor) -> str:
        return whole((weight * net.scale).T, first)

    with torch.no_grad():
        parts: dict[str, Any] = {
            "version": sengoku.game("samurai").features(memory=True).layout.version,
            "seen": net.village.out_features,
            "said": saying,
            "thought": net.think.out_features,
            "deep": net.last.out_features,
            "village": whole(around(net.look.weight, net.village.weight), first),
            "village_told": told(net.village_told.weight),
            "village_base": whole(net.village.bias, first),
            "says": whole(net.village_says.weight.T, UNIT),
            "says_base": whole(net.village_says.bias, later),
            "think": whole(net.think.weight[:, :saying].T / 4, UNIT),
            "think_told": told(net.think.weight[:, saying:]),
            "think_base": whole(net.think.bias, first),
            "last": whole(net.last.weight.T, UNIT),
            "last_base": whole(net.last.bias, later),
            "value": whole(net.value.weight, UNIT),
            "value_base": whole(net.value.bias, later),
            "hears": whole(net.cell_hears.weight.T, UNIT),
            "card": whole(net.card.weight, UNIT),
            "card_base": whole(net.card.bias, later),
            "lay": whole(net.lay.weight, UNIT),
            "lay_base": whole(net.lay.bias, later),
        }
        for name, own, context in (
            ("cell", net.cell, net.cell_told.weight),
            ("spot", net.spots, net.spots_told.weight),
        ):
            parts[name] = whole(around(net.look.weight, own.weight), first)
            parts[f"{name}_base"] = whole(own.bias, first)
            parts[f"{name}_told"] = told(context[:, :numbers])
            parts[f"{name}_thought"] = whole(context[:, numbers:].T, UNIT)
    put(Path(target), "What lab/learn_samurai.py taught, for mind.py", parts)


if __name__ == "__main__":
    main(*sys.argv[1:])
