"""Writes what the client knows of the games: `python web/scripts/games.py`."""

import json
import re
import tomllib
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
from sengoku.games.honor.sight.prints import CLAUSES, PRINTS
from sengoku.games.skirmish.rules.components import SCENARIOS
from sengoku.games.skirmish.rules.components import TERRAIN as KINDS
from sengoku.games.skirmish.rules.own_ground import LARGEST, MOST_PIECES, SMALLEST, read_ground
from sengoku.games.skirmish.rules.steps.campaign import BATTLES
from sengoku.kernel.game import Game
from sengoku.kernel.wire import Modifier, Tally, Words, words_of

SOURCES = Path(__file__).parents[1] / "src"
GROUNDS = Path(__file__).parents[2] / "examples" / "ground"
GAMES = Path(__file__).parents[2] / "src" / "sengoku" / "games"
UNSEEN = re.compile("provenance|clause")  # of a row: where it comes from, not what it is
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}
BANNER = "// Made from what the games declare by `make schema`; do not edit.\n"


def files() -> dict[str, str]:
    """Every file that is made, by its path in the client's sources."""
    return (
        {"games/boxes.ts": boxes(), "wire/tally.ts": tally()}
        | {f"games/{game.slug}/wire.ts": BANNER + wire(game) for game in sengoku.GAMES}
        | {f"games/{game.slug}/pieces.ts": pieces(game) for game in sengoku.GAMES}
        | {"games/honor/prints.ts": prints(), "games/skirmish/grounds.ts": grounds()}
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
    """What is printed on the cards of Honor of the Samurai, and which rules speak of each."""
    rows = tomllib.loads((GAMES / "honor" / "data" / "decks.toml").read_text("utf-8"))
    decks = {name: {"counts": row["counts"], "stats": row["stats"]} for name, row in rows.items()}
    other = "{ counts: Record<string, number>; stats: Record<string, Partial<Print>> }"
    return (
        f"{BANNER}import type {{ Print }} from './wire';\n\n"
        f"export const PRINTS: Record<string, Print> = {_value(PRINTS, 0)};\n\n"
        f"export const CLAUSES: Readonly<Record<string, readonly string[]>> ="
        f" {_value(CLAUSES, 0)};\n\n"
        f"/** What other decks have otherwise. */\n"
        f"export const DECKS: Readonly<Record<string, {other}>> = {_value(decks, 0)};\n"
    )


def pieces(game: Game) -> str:
    """Everything that lies in a box, by its kind, and the numbers that the rules name."""
    found: dict[str, list[dict[str, Any]]] = {}
    constants: dict[str, Any] = {}  # a small game may have none
    for file in sorted((GAMES / game.slug / "data").glob("*.toml")):
        data = tomllib.loads(file.read_text("utf-8"))
        if file.stem == "constants":
            constants = data
        for kind, rows in data.items():
            for row in rows if isinstance(rows, list) else []:
                if "id" in row:
                    kept = {name: row[name] for name in row if not UNSEEN.search(name)}
                    found.setdefault(kind, []).append(kept)
    shown = "".join(
        f"  {kind}: [\n{''.join(f'    {_whole(row)},{chr(10)}' for row in rows)}  ],\n"
        for kind, rows in found.items()
    )
    numbers = "".join(
        f"  {name}: {_whole(row['value'])},\n"
        for name, row in constants.items()
        if isinstance(row["value"], int | dict)
    )
    return (
        f"{BANNER}export const PIECES = {{\n{shown}}};\n\nexport const NUMBERS = {{\n{numbers}}};\n"
    )


def grounds() -> str:
    """Where the battles of Test of Honour are fought, and what players may lay themselves."""
    game = sengoku.game("skirmish")
    scenarios = {row["id"]: game.prospect(2, {"scenario": row["id"]}) for row in SCENARIOS}
    clauses = {row["id"]: row["clause"] for row in SCENARIOS}
    kinds = {name: _kind(row["own"], row["corners"]) for name, row in KINDS.items()}
    limits = {"pieces": MOST_PIECES, "smallest": SMALLEST, "largest": LARGEST}
    examples = {file.stem: read_ground(file.read_text("utf-8")) for file in GROUNDS.glob("*.toml")}
    piece = "{ shape: 'rectangle' | 'segment' | 'octagon'; wide: number; deep: number }"
    return (
        f"{BANNER}import type {{ OwnPiece, Prospect }} from './wire';\n\n"
        f"/** What each battle begins on. */\n"
        f"export const SCENARIOS: Readonly<Record<string, Prospect>> = {_whole(scenarios)};\n\n"
        f"/** The rule of each battle: what wins it. */\n"
        f"export const CLAUSES: Readonly<Record<string, string>> = {_value(clauses, 0)};\n\n"
        f"/** The battles of a campaign, in their order. */\n"
        f"export const SERIES: readonly string[] = {_whole(BATTLES)};\n\n"
        f"/** Kinds of terrain, each with its shape and, where it has one, its usual size. */\n"
        f"export const KINDS: Readonly<Record<string, {piece}>> = {_whole(kinds)};\n\n"
        f"export const LIMITS = {_whole(limits)};\n\n"
        f"/** The files of `examples/ground`. */\n"
        f"export const EXAMPLES: Readonly<Record<string, OwnPiece[]>> ="
        f" {_whole(dict(sorted(examples.items())))};\n"
    )


def _kind(shape: str, corners: list[list[int]]) -> dict[str, Any]:
    sides = [2 * max((abs(corner[axis]) for corner in corners), default=0) for axis in (0, 1)]
    return {"shape": shape, "wide": sides[0], "deep": sides[1]}


def _whole(value: Any) -> str:
    """Rows of numbers, on one line: nobody reads them."""
    return json.dumps(value)


# -- types -----------------------------------------------------------------------------------------


def tally() -> str:
    """A number with its reasons: the same in all games."""
    named: dict[str, Any] = {kind.__name__: kind for kind in (Modifier, Tally)}
    return BANNER + "\n".join(_declared(name, kind, named) for name, kind in named.items())


def wire(game: Game) -> str:
    """What the game tells, and the words of its actions: one shape for each verb."""
    told = types_of(import_module(f"sengoku.games.{game.slug}.sight.wire"))
    shapes = [_inline(shape) for shape in words_of(game.verbs).values()]
    said = "".join(f"\n  | {shape}" for shape in shapes)
    return f"{told}\n/** An action for people, by its verb. */\nexport type Words ={said};\n"


def _inline(shape: Any) -> str:
    fields = [
        f"{name}{'' if name in shape.__required_keys__ else '?'}: {_written(kind, {})}"
        for name, kind in get_type_hints(shape, include_extras=True).items()
    ]
    return f"{{ {'; '.join(fields)} }}"


def types_of(module: ModuleType) -> str:
    """Every type that the module declares or imports, in its order, with what it is one of."""
    named: dict[str, Any] = {}
    for name, found in vars(module).items():
        if _is_type(found):
            named |= {one.__name__: one for one in get_args(found) if is_typeddict(one)}
            named[name] = found
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
    if kind == Words:
        return "Words"
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
        (SOURCES / name).parent.mkdir(exist_ok=True)
        (SOURCES / name).write_text(text, "utf-8")
