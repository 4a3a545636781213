"""The house before and after its rebuilding, counted: `python bench/house.py BEFORE [AFTER]`.

Both are folders of checkouts. `git worktree add --detach BEFORE 0b8f783` makes the first: the last
commit before every game had three rooms.
"""

import ast
import re
import sys
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from figures import Page
from names import classes, several, types

ROOT = Path(__file__).parents[1]
SLUG = "skirmish"  # a word of no other game: who names it outside its own folders registers it
WRITTEN = "games/boxes.ts"  # by `make schema`
OWN = re.compile(rf"(?:games|drawings|tables)/{SLUG}/|/words/|{WRITTEN}")
NAMES = ("settle", "think", "promise", "told")


def sources(root: Path, folder: str, *ends: str) -> list[Path]:
    found = [path for end in ends for path in (root / folder).rglob(f"*{end}")]
    return [path for path in sorted(found) if "node_modules" not in path.parts]


def lines(paths: Iterable[Path]) -> int:
    return sum(len(path.read_text("utf-8").splitlines()) for path in paths)


def registrations(root: Path) -> int:
    """Files of the product that name a game and do not belong to it."""
    paths = [*sources(root, "src", ".py"), *sources(root, "web/src", ".ts", ".svelte")]
    names = re.compile(rf"""['"]{SLUG}['"/]|games\.{SLUG}\b|^ *{SLUG}: """, re.MULTILINE)
    return sum(
        bool(names.search(path.read_text("utf-8"))) for path in paths if not OWN.search(str(path))
    )


def fields(path: Path) -> int:
    """What the constructors of a file's classes put into `self`."""
    found = set()
    for one in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(one, ast.FunctionDef) and one.name == "__init__":
            for part in ast.walk(one):
                at = part.targets[0] if isinstance(part, ast.Assign) else None
                at = part.target if isinstance(part, ast.AnnAssign) else at
                if isinstance(at, ast.Attribute):
                    found.add(at.attr)
    return len(found)


def state_fields(root: Path) -> str:
    """Of Test of Honour's state: in one class, or of each of its parts."""
    game = root / "src/sengoku/games/skirmish"
    parts = sorted((game / "rules/parts").glob("[a-z]*.py"))
    whole = [game / "field.py", game / "rules/battle.py"]
    return " + ".join(str(fields(path)) for path in [*whole, *parts] if path.exists())


def meanings(root: Path, name: str) -> int:
    """How many functions of that name there are, apart from one contract's in several games."""
    paths = sources(root, "src", ".py")
    found = [path for path in paths if re.search(rf"def _?{name}\(", path.read_text("utf-8"))]
    games = [path for path in found if path.name == "game.py"]
    return len(found) - max(0, len(games) - 1)


def long_functions(root: Path) -> int:
    """Of more than 50 lines."""
    functions = (
        one
        for path in sources(root, "src", ".py")
        for one in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)
    )
    return sum((one.end_lineno or 0) - one.lineno >= 50 for one in functions)


def long_files(root: Path) -> int:
    """Of more than 500 lines, besides declarations of shapes."""
    paths = [path for path in sources(root, "src", ".py") if path.name != "wire.py"]
    return sum(lines([path]) > 500 for path in paths)


def python(root: Path) -> str:
    return f"{lines(sources(root, 'src', '.py')):,}"


def games(root: Path) -> str:
    return f"{lines(sources(root, 'src/sengoku/games', '.py')):,}"


def client(root: Path) -> str:
    return f"{lines(sources(root, 'web/src', '.ts', '.svelte')):,}"


ROWS: list[tuple[str, Callable[[Path], object]]] = [
    ("lines of Python in `src`", python),
    ("of these in `games`", games),
    ("lines of TypeScript and Svelte in `web/src`", client),
    (f"files that name `{SLUG}` outside its own folders", registrations),
    ("fields of Test of Honour's state, by part", state_fields),
    ("functions of more than 50 lines in `src`", long_functions),
    ("files of more than 500 lines in `src`, shapes apart", long_files),
    (
        "names of classes and of types in `src` with more than one meaning",
        lambda root: len(several(classes(root))),
    ),
    (
        "names of types in `web/src` with more than one meaning",
        lambda root: len(several(types(root))),
    ),
    *((f"meanings of `{name}`", partial(meanings, name=name)) for name in NAMES),
]


def tell(page: Page, before: Path, after: Path) -> None:
    page.tell("| what | before | after |\n|---|---:|---:|")
    for what, count in ROWS:
        page.tell(f"| {what} | {count(before)} | {count(after)} |")


if __name__ == "__main__":
    with Page("house") as page:
        tell(page, Path(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) > 2 else ROOT)
