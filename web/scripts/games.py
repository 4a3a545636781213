"""Writes what the client knows of the games from what they declare: `python scripts/games.py`."""

import json
from pathlib import Path
from typing import Any

import sengoku
from sengoku.kernel.game import Game

SOURCES = Path(__file__).parents[1] / "src"
BANNER = "// Made from what the games declare by `make schema`; do not edit.\n"


def files() -> dict[str, str]:
    """Every file that is made, by its path in the client's sources."""
    return {"games/boxes.ts": boxes(), "games/nouns.ts": nouns()}


# -- boxes -----------------------------------------------------------------------------------------


def boxes() -> str:
    rows = ",\n".join(f"  {_value(box(game), 1)}" for game in sengoku.GAMES)
    return (
        f"{BANNER}import type {{ Box }} from './list';\n\n"
        f"export const BOXES: readonly Box[] = [\n{rows},\n];\n"
    )


def box(game: Game) -> dict[str, Any]:
    """What is printed on the lid."""
    lid = game.lid
    return {
        "slug": lid.slug,
        "prefix": lid.prefix,
        "seats": [lid.seats[0], lid.seats[-1]],
        "usual": lid.usual,
        "minutes": lid.minutes,
        "weight": lid.weight,
        "accent": lid.accent,
    }


def _value(value: Any, depth: int) -> str:
    """A value as TypeScript writes it, a field a line."""
    if not isinstance(value, dict):
        return json.dumps(value).replace('"', "'")
    inner, outer = "  " * (depth + 1), "  " * depth
    fields = [f"{inner}{name}: {_value(field, depth + 1)},\n" for name, field in value.items()]
    return f"{{\n{''.join(fields)}{outer}}}"


# -- nouns -----------------------------------------------------------------------------------------


def nouns() -> str:
    """What the facts of each game name, for the speaker."""
    declared = {game.slug: dict(sorted(game.nouns.items())) for game in sengoku.GAMES}
    kind = "Readonly<Record<string, Readonly<Record<string, string>>>>"
    return f"{BANNER}export const NOUNS: {kind} = {_value(declared, 0)};\n"


if __name__ == "__main__":
    for name, text in files().items():
        (SOURCES / name).write_text(text, "utf-8")
