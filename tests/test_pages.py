"""What the pages for developers name is there: a page that tells of a file or a command that went
is found. So is what the head of a program says about how it is started."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from sengoku.cli.arguments import Parser
from sengoku.cli.main import COMMANDS
from sengoku.cli.serve import FLAGS
from sengoku.text import Text

ROOT = Path(__file__).parents[1]
PAGES = [
    *sorted(ROOT.glob("*.md")),
    *sorted(ROOT.glob("docs/*.md")),
    *sorted(ROOT.glob("docs/games/*.md")),
    ROOT / "bench" / "README.md",
    ROOT / "lab" / "README.md",
]
ROOMS = (
    "bench",
    "deploy",
    "docs",
    "examples",
    "lab",
    "scripts",
    "src",
    "tests",
    "web/src",
    "web/tests",
)
PROGRAMS = [
    path
    for room in ("bench", "deploy", "examples", "lab", "scripts", "src", "tests", "web/scripts")
    for path in sorted((ROOT / room).rglob("*.py"))
]
CODE = re.compile(r"```\w*\n(.*?)```|`([^`\n]+)`", re.DOTALL)
MAKE = re.compile(r"(?:^|[(;&] ?)make ((?:[a-z]+(?:-[a-z]+)*\b(?![/.=]) ?)+)", re.MULTILINE)
MODULE = re.compile(r"python3? -m ((?:sengoku|tests)[\w.]*)")
SCRIPT = re.compile(r"python3? ([\w/.-]+\.py)")
SENGOKU = re.compile(r"^sengoku ([a-z]+)(.*)$", re.MULTILINE)
FLAG = re.compile(r"(?<=[ \[])--[a-z-]+")
EVERYWHERE = {"--language", "--help", "--version", *(f"--{name}" for name in FLAGS)}
FILE = re.compile(r"`([\w./-]+\.(?:py|ts|toml|svelte|ftl|md|json|mjs|css|sh))`")
TOLD = {"/schema/openapi.json", "/schema/socket.json", "bench/long.md"}  # served, and written


def files() -> set[str]:
    """Every file by all ends of its path: `honor/rules/state.py`, `rules/state.py`, `state.py`."""
    found = [path for room in ROOMS for path in (ROOT / room).rglob("*") if path.is_file()]
    found += [path for folder in (ROOT, ROOT / "web") for path in folder.iterdir()]
    parts = [path.relative_to(ROOT).parts for path in found if "node_modules" not in path.parts]
    return {"/".join(path[at:]) for path in parts for at in range(len(path))}


def gone(text: str, there: set[str]) -> list[str]:
    return [name for name in FILE.findall(text) if name not in there | TOLD]


def test_every_file_that_a_page_names_is_there() -> None:
    there = files()
    told = {page.name: gone(page.read_text("utf-8"), there) for page in PAGES}
    assert not {name: lost for name, lost in told.items() if lost}


def test_a_file_that_went_is_found() -> None:
    assert gone("See `kernel/state.py` and `kernel/hints.py`.", files()) == ["kernel/hints.py"]


def code(text: str) -> str:
    """What stands in a page as code, a line for each piece."""
    return "\n".join(block or span for block, span in CODE.findall(text))


def head(program: Path) -> str:
    """How a program says that it is started."""
    said = ast.get_docstring(ast.parse(program.read_text("utf-8"))) or ""
    lines = [line.strip() for line in said.splitlines()]
    return "\n".join([code(said), *(line for line in lines if line.startswith("python"))])


def flags(command: str) -> set[str]:
    text = Text("en")
    parser = Parser("sengoku", "", text)
    COMMANDS[command]().declare(parser, text)
    return {name for action in parser._actions for name in action.option_strings}


def undone(said: str) -> Iterator[str]:
    """Commands that there are not."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = {*re.findall(r"^([a-z-]+):", makefile, re.MULTILINE)}
    for named in MAKE.findall(said):
        yield from (f"make {target}" for target in named.split() if target not in targets)
    for module in MODULE.findall(said):
        path = ROOT / ("src" if module.startswith("sengoku") else "") / module.replace(".", "/")
        if not path.with_suffix(".py").exists() and not (path / "__main__.py").exists():
            yield f"python -m {module}"
    yield from (f"python {path}" for path in SCRIPT.findall(said) if not (ROOT / path).exists())
    for command, rest in SENGOKU.findall(said):
        if command not in COMMANDS:
            yield f"sengoku {command}"
        else:
            known = flags(command) | EVERYWHERE
            yield from (
                f"sengoku {command} {flag}" for flag in FLAG.findall(rest) if flag not in known
            )


def test_every_command_that_a_page_names_can_be_given() -> None:
    told = {page.name: [*undone(code(page.read_text("utf-8")))] for page in PAGES}
    assert not {name: lost for name, lost in told.items() if lost}


def test_every_program_is_started_as_its_head_says() -> None:
    told = {path.as_posix(): [*undone(head(path))] for path in PROGRAMS}
    assert not {name: lost for name, lost in told.items() if lost}


def test_a_command_that_went_is_found() -> None:
    page = "`make test` and `make compile-all`, or\n```\nsengoku play glory --seats 2 --speed 3\n"
    page += "sengoku chess\npython bench/run.py\npython bench/gone.py\npython -m tests.gone\n```"
    assert [*undone(code(page))] == [
        "make compile-all",
        "python -m tests.gone",
        "python bench/gone.py",
        "sengoku play --speed",
        "sengoku chess",
    ]
