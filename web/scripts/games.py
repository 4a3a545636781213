"""Writes what the client knows of the games from what they declare: `python scripts/games.py`."""

import json
from importlib import import_module
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import sengoku
from sengoku.games.honor.sight.prints import PRINTS
from sengoku.kernel.game import Game

SOURCES = Path(__file__).parents[1] / "src"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}
BANNER = "// Made from what the games declare by `make schema`; do not edit.\n"


def files() -> dict[str, str]:
    """Every file that is made, by its path in the client's sources."""
    return (
        {"games/boxes.ts": boxes(), "games/nouns.ts": nouns()}
        | {f"games/{game.slug}/wire.ts": BANNER + types_of(_wire(game)) for game in sengoku.GAMES}
        | {"games/honor/prints.ts": prints()}
    )


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


def prints() -> str:
    """What is printed on the cards of Honor of the Samurai."""
    return (
        f"{BANNER}import type {{ Print }} from './wire';\n\n"
        f"export const PRINTS: Record<string, Print> = {_value(PRINTS, 0)};\n"
    )


# -- nouns -----------------------------------------------------------------------------------------


def nouns() -> str:
    """What the facts of each game name, for the speaker."""
    declared = {game.slug: dict(sorted(game.nouns.items())) for game in sengoku.GAMES}
    kind = "Readonly<Record<string, Readonly<Record<string, string>>>>"
    return f"{BANNER}export const NOUNS: {kind} = {_value(declared, 0)};\n"


# -- types -----------------------------------------------------------------------------------------


def _wire(game: Game) -> ModuleType:
    return import_module(f"sengoku.games.{game.slug}.sight.wire")


def types_of(module: ModuleType) -> str:
    """Every type that the module declares or imports, in its order."""
    named = {name: found for name, found in vars(module).items() if _is_type(found)}
    return "\n".join(_declared(name, found, named) for name, found in named.items())


def _is_type(found: Any) -> bool:
    return is_typeddict(found) or get_origin(found) in (Literal, dict, tuple, Union, UnionType)


def _declared(name: str, found: Any, named: dict[str, Any]) -> str:
    if not is_typeddict(found):
        others = {other: kind for other, kind in named.items() if other != name}
        return f"export type {name} = {_written(found, others)};\n"
    fields = ""
    for field, kind in get_type_hints(found, include_extras=True).items():
        mark = "" if field in found.__required_keys__ else "?"
        fields += f"  {field}{mark}: {_written(kind, named)};\n"
    doc = " ".join((found.__doc__ or "").split())
    return f"{f'/** {doc} */{chr(10)}' if doc else ''}export interface {name} {{\n{fields}}}\n"


def _written(kind: Any, named: dict[str, Any]) -> str:
    for name, found in named.items():
        if kind == found:
            return name
    origin, inner = get_origin(kind), get_args(kind)
    if origin is NotRequired:
        return _written(inner[0], named)
    if origin in (Union, UnionType):
        return " | ".join(_written(item, named) for item in inner)
    if origin is Literal:
        return " | ".join(_value(value, 0) for value in inner)
    if origin is list:
        item = _written(inner[0], named)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(_written(item, named) for item in inner)}]"
    if origin is dict:
        return f"Record<{_written(inner[0], named)}, {_written(inner[1], named)}>"
    return PLAIN[kind]


if __name__ == "__main__":
    for name, text in files().items():
        (SOURCES / name).write_text(text, "utf-8")
