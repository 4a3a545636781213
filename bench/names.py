"""Where the names of classes and types are defined, and which of them mean more than one thing.

What every game may have once is one idea: a `Choice` of each game is one meaning.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

__all__ = ["classes", "several", "types"]

GENERATED = ("wire.ts", "wire/types.ts", "wire/tally.ts")
TOLD = ("wire.py", "wire_events.py", "messages.py", "entries.py")  # named by what they tell of
TYPE = re.compile(
    r"^ *(?:export )?(?:declare )?(?:abstract )?"
    r"(?:(?:class|interface) (\w+)|type (\w+)(?:<[^=\n]*>)? *=)",
    re.MULTILINE,
)
GAME = re.compile(r"^(.*?/?(?:games|drawings))/(?!__init__)\w+/")

Homes = dict[str, set[str]]


def classes(root: Path) -> Homes:
    """Every class of the package, and every name for a type, with the files that define it; shapes
    of what is told apart."""
    found: Homes = {}
    sources = root / "src" / "sengoku"
    for file in sources.rglob("*.py"):
        if file.name in TOLD or file.parent.name == "bodies":
            continue
        tree = ast.parse(file.read_text("utf-8"))
        names = {node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
        for name in names | {*_aliases(tree)}:
            found.setdefault(name, set()).add(file.relative_to(sources).as_posix())
    return found


def _aliases(tree: ast.Module) -> Iterator[str]:
    """`Point: TypeAlias = tuple[int, int]`, with the annotation or without."""
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias":
            yield ast.unparse(node.target)
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Subscript | ast.BinOp):
            name = ast.unparse(node.targets[0])
            if re.fullmatch(r"_?[A-Z]+[a-z]\w*", name):
                yield name


def types(root: Path) -> Homes:
    """Every class and type of the browser's client, likewise."""
    found: Homes = {}
    for file in (root / "web" / "src").rglob("*"):
        if file.suffix not in (".ts", ".svelte") or file.as_posix().endswith(GENERATED):
            continue
        for one in TYPE.finditer(file.read_text("utf-8")):
            name = one[1] or one[2]
            found.setdefault(name, set()).add(file.relative_to(root).as_posix())
    return found


def _meanings(homes: set[str]) -> int:
    """A game at most once is one meaning for all of them."""
    games = [game[0] for home in homes if (game := GAME.match(home))]
    alike = len(games) - 1 if len(games) > 1 and len(games) == len(set(games)) else 0
    return len(homes) - alike


def several(homes: Homes) -> dict[str, list[str]]:
    """Names with more than one meaning; what is private to a file is nobody's else."""
    return {
        name: sorted(at)
        for name, at in sorted(homes.items())
        if not name.startswith("_") and _meanings(at) > 1
    }
