"""Draws how a net learned: python lab/curve.py nets/samurai.json docs/pictures/samurai-learning.svg

Two lines over the decisions it learned from: how undecided it still was (the entropy of a choice)
and how far its hopes were off (the mean square), each as a part of the most that it was.
"""

import json
import sys
from pathlib import Path
from statistics import mean

LEFT, TOP, WIDE, HIGH = 60, 40, 500, 260
POINTS = 60
LINES = [("entropy", "undecided", "#2f4a6b"), ("value", "hopes off", "#9d2b22")]
Curve = list[dict[str, float]]


def thinned(curve: Curve, name: str) -> list[tuple[float, float]]:
    """Means of so many stretches: the decisions until then, and the figure."""
    size = -(-len(curve) // POINTS)
    parts = [curve[at : at + size] for at in range(0, len(curve), size)]
    return [(part[-1]["decisions"], mean(one[name] for one in part)) for part in parts]


def line(curve: Curve, name: str, label: str, colour: str) -> str:
    points = thinned(curve, name)
    most, last = max(high for _, high in points), curve[-1]["decisions"]
    spots = [(LEFT + WIDE * x / last, TOP + HIGH * (1 - y / most)) for x, y in points]
    path = "L".join(f"{x:.1f} {y:.1f}" for x, y in spots)
    x, y = spots[-1]
    told = f"{points[-1][1]:.2f} of {most:.2f}"
    return (
        f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2"/>\n'
        f'<text x="{x + 8:.1f}" y="{y + 4:.1f}" fill="{colour}">{label}</text>\n'
        f'<text x="{x + 8:.1f}" y="{y + 20:.1f}" fill="{colour}">{told}</text>'
    )


def drawn(curve: Curve) -> str:
    last = curve[-1]["decisions"] / 1e6
    base = TOP + HIGH
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 680 350" '
        'font-family="Georgia, serif" font-size="13" fill="#2b2620">',
        '<rect width="680" height="350" fill="#f5efe2"/>',
        f'<path d="M{LEFT} {TOP}V{base}H{LEFT + WIDE}" fill="none" stroke="#d9cfba"/>',
    ]
    for step in range(0, int(last) + 1, 40):
        x = LEFT + WIDE * step / last
        parts.append(f'<text x="{x:.1f}" y="{base + 20}" text-anchor="middle">{step}</text>')
    parts.append(
        f'<text x="{LEFT + WIDE / 2}" y="{base + 40}" text-anchor="middle">million decisions</text>'
    )
    parts += [line(curve, *told) for told in LINES]
    return "\n".join([*parts, "</svg>", ""])


def main(source: str, target: str) -> None:
    Path(target).write_text(drawn(json.loads(Path(source).read_text())))


if __name__ == "__main__":
    main(*sys.argv[1:])
