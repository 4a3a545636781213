"""What the programs that teach a net share: how its weights move, and how they are written down."""

from array import array
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

UNIT = 4096  # weights are written in so many parts
FINE = 16  # times finer are those of what is told, since that may be large


class Descent:
    """Adam: each weight moves by its mean slope, the less the more its slope changes."""

    def __init__(self, net: list[Any]) -> None:
        self._net = net
        self._drift = [part * 0 for part in net]
        self._rough = [part * 0 for part in net]
        self._steps = 0

    def step(self, slopes: Iterable[Any], pace: float) -> None:
        self._steps += 1
        for at, slope in enumerate(slopes):
            self._drift[at] = 0.9 * self._drift[at] + 0.1 * slope
            self._rough[at] = 0.999 * self._rough[at] + 0.001 * slope * slope
            size = (self._rough[at] / (1 - 0.999**self._steps)) ** 0.5 + 1e-8
            move = pace * self._drift[at] / (1 - 0.9**self._steps) / size
            self._net[at] -= move.astype("f4")


def whole(part: Any, unit: int) -> str:
    """A tensor in whole numbers, so many to one."""
    from sengoku.bots.net import packed

    numbers = (part.double() * unit).round().long()
    assert int(numbers.abs().max()) < 2**31, "a weight is too large to be written down"
    return packed(array("i", numbers.flatten().tolist()))


def put(path: Path, about: str, parts: Mapping[str, Any]) -> None:
    """`parts` are packed numbers, or plain ones."""
    lines = [f"# {about}: packed, not rules.", ""]
    for name, value in parts.items():
        lines.append(f'{name} = "{value}"' if isinstance(value, str) else f"{name} = {value}")
    path.write_text("\n".join(lines) + "\n")
    print(path, path.stat().st_size)


def write(path: Path, program: str, layer: Any, first: Any, last: Any) -> None:
    """For numbers told in thousandths, as `sengoku.bots.net` reads it."""
    from sengoku.bots.net import packed

    parts = {
        "layer": [round(float(value) * UNIT) for line in layer for value in line],
        "first": [round(float(value) * UNIT * 1000) for value in first],
        "last": [round(float(value) * UNIT) for value in last],
    }
    said = {name: packed(array("i", numbers)) for name, numbers in parts.items()}
    put(path, f"The net of net.py, as lab/{program} wrote it", said)
