"""Draws the icons of the installed app from our crest (`public/assets/crest.svg`), which is made of
circles alone: `python web/scripts/icons.py` writes them anew. Nothing beyond Python is needed."""

import re
import struct
import zlib
from pathlib import Path

ASSETS = Path(__file__).parents[1] / "public" / "assets"
GROUND = "#2a1712"  # as in the manifest
FINE = 4  # points each way within a pixel

# The name, its side, and how much of it the crest fills. A maskable icon may be cut to a circle,
# and one for Apple has no corners to see through: both stand on a ground.
ICONS = [
    ("icon-192.png", 192, 1.0, False),
    ("icon-512.png", 512, 1.0, False),
    ("icon-maskable-512.png", 512, 0.72, True),
    ("apple-touch-icon.png", 180, 0.84, True),
]

Circle = tuple[float, float, float, tuple[int, ...]]


def rgb(color: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(color.removeprefix("#")))


def circles(svg: str) -> list[Circle]:
    """In the order in which they are painted; a group lends its color."""
    found, group = [], ""
    for tag in re.findall(r"<(?:g|circle)\b[^>]*>", svg):
        told = dict(re.findall(r'(\w+)="([^"]*)"', tag))
        if tag.startswith("<g"):
            group = told["fill"]
            continue
        place = [float(told[name]) for name in ("cx", "cy", "r")]
        found.append((place[0], place[1], place[2], rgb(told.get("fill", group))))
    return found


def drawn(shapes: list[Circle], side: int, share: float, *, grounded: bool) -> bytes:
    """Rows of RGBA. The crest's own drawing is 32 units wide."""
    scale = 32 / (side * share)
    base = (*rgb(GROUND), 255) if grounded else (0, 0, 0, 0)
    rows = []
    for y in range(side):
        row = bytearray(b"\0")
        for x in range(side):
            row += _pixel(shapes, x - side / 2, y - side / 2, scale, base)
        rows.append(bytes(row))
    return b"".join(rows)


def _pixel(shapes: list[Circle], x: float, y: float, scale: float, base: tuple[int, ...]) -> bytes:
    middle = 16 + (x + 0.5) * scale, 16 + (y + 0.5) * scale
    color = _at(shapes, *middle, scale, base)
    if color is not None:
        return bytes(color)
    points = [(n + 0.5) / FINE for n in range(FINE)]
    mixed = [
        _at(shapes, 16 + (x + dx) * scale, 16 + (y + dy) * scale, 0, base) or base
        for dy in points
        for dx in points
    ]
    alpha = sum(point[3] for point in mixed)
    if alpha == 0:
        return bytes(4)
    return bytes(
        [*(round(sum(p[n] * p[3] for p in mixed) / alpha) for n in range(3)), alpha // len(mixed)]
    )


def _at(
    shapes: list[Circle], x: float, y: float, near: float, base: tuple[int, ...]
) -> tuple[int, ...] | None:
    """The color there; None within `near` of an edge, where colors mix."""
    for cx, cy, r, color in reversed(shapes):
        far = ((x - cx) ** 2 + (y - cy) ** 2) ** 0.5 - r
        if near and abs(far) < near:
            return None
        if far < 0:
            return (*color, 255)
    return base


def png(pixels: bytes, side: int) -> bytes:
    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    head = struct.pack(">IIBBBBB", side, side, 8, 6, 0, 0, 0)
    body = chunk(b"IDAT", zlib.compress(pixels, 9))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + body + chunk(b"IEND", b"")


def icon(side: int, share: float, *, grounded: bool) -> bytes:
    shapes = circles((ASSETS / "crest.svg").read_text("utf-8"))
    return png(drawn(shapes, side, share, grounded=grounded), side)


if __name__ == "__main__":
    for name, side, share, grounded in ICONS:
        (ASSETS / name).write_bytes(icon(side, share, grounded=grounded))
