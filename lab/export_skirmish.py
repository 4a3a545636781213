"""Writes what was learned into the package: python lab/export_skirmish.py nets/skirmish.pt [to]

With `--said` for a target it writes what the net says of a few positions, which
tests/bots/test_learned.py holds the package to.
"""

import json
import sys
from base64 import b64encode
from pathlib import Path
from typing import Any

import torch
from field import MOST, SCALES_TOLD, SCALES_UNIT, FieldNet
from nets import FINE, UNIT, put, whole

import sengoku
from sengoku import research

TARGET = "src/sengoku/games/skirmish/judgement/mind.toml"
SAID = "tests/bots/field.json"
ASKED = [  # scenario, level, steps of random play
    ("first_clash", 1, 90),
    ("battlefield", 3, 64),
    ("rescue", 1, 110),
    ("spy", 3, 83),
    ("outpost", 1, 4),
    ("roadblock", 3, 75),
]


def learned(path: str) -> FieldNet:
    net = FieldNet()
    net.load_state_dict(torch.load(path, map_location="cpu", weights_only=True)["net"])
    return net


def say(net: FieldNet, scenario: str, level: int, steps: int) -> dict[str, Any]:
    """What the net hopes and wishes at one table, in the units of the package."""
    options = {"scenario": scenario, "level": level}
    tables = research.batch("skirmish", 2, 1, seed=steps, options=options)
    seen = tables.reset()
    while steps > 0 or seen.masks.sum() < 3:
        seen = tables.step()
        steps -= 1
    told = [part.copy() for part in (seen.rows, seen.masks[:, :MOST], seen.described[:, :MOST])]
    with torch.no_grad():
        wishes, may, _, values = net(*(torch.from_numpy(part) for part in told))
    allowed = torch.nonzero(may[0]).flatten().tolist()
    return {
        "at": f"{scenario} {level}",
        "row": b64encode(seen.rows[0].tobytes()).decode(),
        "worth": [round((one + 1) / 2 * 1e6) for one in values[0].tolist()],
        "wishes": [
            (b64encode(seen.described[0, at].tobytes()).decode(), round(float(wishes[0, at]), 4))
            for at in allowed[:: len(allowed) // 12 + 1]
        ],
    }


def scaled(layer: torch.nn.Linear, scales: list[float]) -> Any:
    """Lines for bytes as they are; what follows them is told as ones."""
    more = [1.0] * (layer.in_features - len(scales))
    return whole((layer.weight * torch.tensor(scales + more)).T, UNIT * FINE)


def main(path: str, target: str = TARGET) -> None:
    net = learned(path)
    if target == "--said":
        said = [json.dumps(say(net, *asked)) for asked in ASKED]
        Path(SAID).write_text("[\n" + ",\n".join(said) + "\n]\n")
        return
    first, later = UNIT * FINE, UNIT * UNIT
    with torch.no_grad():
        parts: dict[str, Any] = {
            "version": sengoku.game("skirmish").features(memory=True).layout.version,
            "seen": net.unit.out_features,
            "word": net.says.out_features,
            "thought": net.think.out_features,
            "unit": scaled(net.unit, SCALES_UNIT),
            "unit_base": whole(net.unit.bias, first),
            "unit_told": scaled(net.unit_told, SCALES_TOLD),
            "think": whole(net.think.weight.T / 4, UNIT),
            "think_base": whole(net.think.bias, first),
            "think_told": scaled(net.think_told, SCALES_TOLD),
            "off": whole(net.off, UNIT),
            "far": whole(net.far, UNIT),
            "option": whole(net.option.weight.T, first),
            "option_base": whole(net.option.bias, later),
            "likes": whole(net.likes.weight, UNIT),
        }
        for name in ("things_say", "things_call"):
            parts[name] = whole(getattr(net, name).weight.T, first)
            parts[f"{name}_base"] = whole(getattr(net, name).bias, first)
        for name in ("says", "hears", "last", "value", "calls", "weigh"):
            parts[name] = whole(getattr(net, name).weight.T, UNIT)
            parts[f"{name}_base"] = whole(getattr(net, name).bias, later)
        for name in ("heard", "thought", "unit", "target"):
            source = f"option_{name}" if name != "heard" else "heard"
            parts[source] = whole(getattr(net, source).weight.T, UNIT)
        parts["option_heard"] = whole(net.option_heard.weight.T, UNIT)
    put(Path(target), "What lab/learn_skirmish.py taught, for mind.py", parts)


if __name__ == "__main__":
    main(*sys.argv[1:])
