"""Which texts there have to be: read from the code, the data and the specs, never typed here."""

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import sengoku
from sengoku.kernel.game import Game
from sengoku.kernel.state import Question

__all__ = ["SOURCES", "Needs", "Raised", "buttons", "clauses", "needs", "raised", "spec"]

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "sengoku"
CLIENT = ROOT / "web" / "src"
RULES = ROOT / "docs" / "rules"

# From sure to unsure, as the specs grade where a component comes from.
PROVENANCE = ("book", "found", "inferred", "house")
CLAUSE_SOURCES = (*PROVENANCE, "ruling")

# Lists in a game's code whose entries have names, and the family of those names.
LISTS = {
    "BONUSES": "bonus",
    "ENDED": "ended",
    "FACES": "face",
    "HOUSES": "house",
    "LEVELS": "level",
    "PILES": "pile",
    "REASONS": "reason",
    "ROLLS": "roll",
    "SIDES": "side",
    "SINGLE_DICE": "roll",
    "TOKENS": "token",
}

ALL_OF_A_BUTTON = r">\s*\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}\s*</button"

# Rows of the data whose kind is a family of its own; most others are cards.
ONESELF = {"honor-do-daimyo"}  # done for others, or for oneself
PLACED = {"samurai-do-play", "samurai-do-lay"}  # at a place that a terminal has to name
KINDS = {"symbol", "weapon", "terrain", "scenario"}

# Kinds of cards that do something of their own, which no clause tells.
DOING = {"skill", "injury", "dishonor"}


@dataclass
class Needs:
    """`keys` with the attributes they must have; `sources` of clauses and cards; what a literal
    call gives to a key. `beginnings` are of keys that are put together at run time."""

    keys: dict[str, set[str]] = field(default_factory=dict)
    sources: dict[str, str] = field(default_factory=dict)
    given: dict[str, list[set[str]]] = field(default_factory=dict)
    beginnings: set[str] = field(default_factory=set)
    mentioned: set[str] = field(default_factory=set)

    def add(self, key: str, *attributes: str) -> None:
        self.keys.setdefault(key, set()).update(attributes)

    def tolerates(self, key: str) -> bool:
        """Whether a key that nothing needs for certain may stand there all the same."""
        return key in self.mentioned or any(key.startswith(start) for start in self.beginnings)


@cache
def needs() -> Needs:
    found = Needs()
    for game in sengoku.GAMES:
        _add_game(found, game)
    for problem in raised():
        found.add(f"problem-{problem.key}")
    for source in {*found.sources.values()} - {"book"}:
        found.add(f"source-{source}")
    for file, tree in _trees(SOURCES):
        _add_sayings(found, file, tree)
    _add_client(found)
    return found


def _add_client(found: Needs) -> None:
    """The browser's own texts are keys with "web-" in them; its own refusals are `key: '...'`. A
    way to play a game (`web-way-`) has a name and says what is different."""
    for file in sorted(CLIENT.rglob("*")):
        if file.suffix in (".svelte", ".ts"):
            source = file.read_text("utf-8")
            for key in re.findall(r"key: '([a-z-]+)'", source):
                found.add(f"problem-{key}")
            for key in re.findall(r"(?<!key: )'((?:[a-z]+-)?web-[a-z0-9_-]+)'", source):
                found.add(key, *(["about"] if "-web-way-" in key else []))
            found.beginnings |= {*re.findall(r"`((?:[a-z]+-)?web-[a-z0-9_-]*)\$", source)}


@cache
def buttons() -> frozenset[str]:
    """The texts of the browser that are all that a button says."""
    found = set()
    for file in sorted(CLIENT.rglob("*.svelte")):
        folder, *rest = file.relative_to(CLIENT).parts
        slug = rest[0] if folder == "games" and len(rest) > 1 else ""
        for said in re.findall(ALL_OF_A_BUTTON, file.read_text("utf-8")):
            for key in re.findall(r"'([a-z]+-[a-z0-9-]+)'", said):
                own = slug and not key.startswith(("web-", f"{slug}-"))
                found.add(f"{slug}-web-{key}" if own else key)
    return frozenset(found)


# -- a game ------------------------------------------------------------------------------------


def _add_game(found: Needs, game: Game) -> None:
    slug, folder = game.slug, SOURCES / "games" / game.slug
    found.add(f"{slug}-title")
    found.add(f"{slug}-blurb")
    found.add(f"{slug}-web-variants")
    for seats in game.seats:
        found.add(f"{slug}-web-seats-{seats}")
    for step in tomllib.loads((folder / "lesson.toml").read_text("utf-8"))["step"]:
        found.add(f"{slug}-lesson-{step['name']}", "title")
    _add_book(found, slug, folder)
    for option in game.options:
        found.add(f"{slug}-option-{option.name}", "name")
        for choice in option.choices:
            if isinstance(choice, str):
                found.add(f"{slug}-web-choice-{option.name}-{choice}")
    for name, step in game.steps.items():
        if issubclass(step, Question):
            found.add(f"{slug}-ask-{name}")
    for name in _event_names(folder / "rules" / "events.py"):
        found.add(f"{slug}-event-{name}")
    for name, form in _said_to_you(game, folder / "rules" / "events.py"):
        found.add(f"{slug}-event-{name}", form)
    for verb in game.verbs.by_name:
        key = f"{slug}-do-{verb}"
        found.add(key, *["you"] * (key in ONESELF), *["typed"] * (key in PLACED))
    for name, family in LISTS.items():
        for entry in _list_named(name, folder):
            owned = family == "house" and entry != "destroy"
            found.add(f"{slug}-{family}-{entry}", *(["mine"] if owned else []))
    if _list_named("UNIT_FACTS", folder):
        found.add(f"{slug}-unit")
    for key in _advice(folder / "judgement" / "reasons.py"):
        found.add(f"{slug}-advice-{key}")
    for why in _tally_reasons(folder):
        found.add(f"{slug}-why-{why}")
    _add_components(found, slug, folder / "data")
    for clause, source in clauses(game.prefix).items():
        key = f"clause-{clause.replace('.', '-')}"
        found.add(key, "source")
        found.sources[key] = source


def _add_book(found: Needs, slug: str, folder: Path) -> None:
    """The rule book: every picture has a title, what it shows, and what trying it has shown."""
    if not (folder / "book.toml").is_file():
        return
    found.beginnings |= {f"{slug}-web-book-read-", f"{slug}-web-book-box-"}
    for name in ("goal", "end", "read-1"):
        found.add(f"{slug}-web-book-{name}")
    for name in tomllib.loads((folder / "book.toml").read_text("utf-8")):
        if name != "table":
            found.add(f"{slug}-web-book-{name}", "title", "after")


def _event_names(file: Path) -> Iterator[str]:
    """Of events made at once, or by a helper that is given the name."""
    makers = {"Event"}
    for scope, call in _calls_by_scope(_tree(file)):
        if _called(call) == "Event" and isinstance(scope, ast.FunctionDef):
            if ast.unparse(call.args[0]) in [given.arg for given in scope.args.args]:
                makers.add(scope.name)
    for call in _calls(_tree(file)):
        if _called(call) in makers:
            yield from _strings(call.args[0])


def _said_to_you(game: Game, file: Path) -> Iterator[tuple[str, str]]:
    """The forms of an event for a listener whom it is about, one for each player it tells of."""
    for scope, call in _calls_by_scope(_tree(file)):
        if _called(call) == "Event":
            for name in _strings(call.args[0]):
                for fact in _fact_names(scope, call.args[1]):
                    if game.nouns.get(fact) in ("player", "ranks"):
                        yield name, "you" if fact == "seat" else f"you-{fact}"


def _list_named(name: str, folder: Path) -> list[str]:
    """Judgement is not read: nobody is told of it, and it has names of its own."""
    for _, tree in [*_trees(folder / "rules"), *_trees(folder / "sight")]:
        for node in ast.walk(tree):
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == name:
                assert node.value is not None
                return list(ast.literal_eval(node.value))
    return []


def _advice(file: Path) -> list[str]:
    """Of all that is judged, only the reasons are told."""
    for node in ast.walk(_tree(file)):
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "ADVICE":
            assert node.value is not None
            return list(ast.literal_eval(node.value))
    return []


def _tally_reasons(folder: Path) -> Iterator[str]:
    for _, tree in _trees(folder):
        for call in _calls(tree):
            if _called(call) in ("add", "_reason") and len(call.args) >= 3:
                yield from _strings(call.args[-2])


def _add_components(found: Needs, slug: str, folder: Path) -> None:
    """Characters; other cards share a text where their ids differ in the character only."""
    rows = [(kind, row) for kind, row in _rows(folder) if "id" in row]
    characters = [row["id"] for kind, row in rows if kind == "character"]
    for character in characters:
        found.add(f"{slug}-character-{character}", "one", "many")
    for kind, row in rows:
        if kind in KINDS:
            found.add(
                f"{slug}-{kind}-{row['id']}", *(["one", "many", "the"] if kind == "symbol" else [])
            )
        elif kind != "character":
            head, _, tail = row["id"].rpartition("_")
            key = f"{slug}-card-{head if tail in characters else row['id']}"
            found.add(key, "source", *(["does"] if kind in DOING else []))
            sources = [found.sources.get(key, "book"), _provenance(kind, row["provenance"])]
            found.sources[key] = max(sources, key=_unsureness)


def _provenance(kind: str, written: str) -> str:
    """A card with a name from one source and an effect from another comes from both."""
    words = re.findall(r"\w+", written)
    if kind not in DOING:
        return words[0]
    return "-".join(source for source in PROVENANCE if source in words)


def _unsureness(source: str) -> int:
    return PROVENANCE.index(source.rpartition("-")[2])


def _rows(folder: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    for file in sorted(folder.glob("*.toml")):
        for kind, rows in tomllib.loads(file.read_text("utf-8")).items():
            for row in rows if isinstance(rows, list) else []:
                if isinstance(row, dict):  # a table of numbers needs no text
                    yield kind, row


# -- the specs ---------------------------------------------------------------------------------


def spec(prefix: str) -> str:
    """The spec whose clauses have this prefix."""
    assert RULES.is_dir(), f"the specs are not there: the texts are checked against {RULES}"
    for file in sorted(RULES.glob("*.md")):
        text = file.read_text("utf-8")
        if f"**{prefix}-1.1**" in text or f"{prefix}-1.1 " in text:
            return text
    raise AssertionError(f"no spec in {RULES} has a clause {prefix}-1.1")


def clauses(prefix: str) -> dict[str, str]:
    """Every clause with its source: book, ruling, book-ruling and so on."""
    found = {}
    for line in spec(prefix).splitlines():
        if clause := re.match(rf"- (?:\*\*)?({prefix}-\d+\.\d+)\b", line):
            found[clause[1]] = _source(line)
    return found


def _source(line: str) -> str:
    """From the brackets at its end; a remark that claims no source is ours."""
    brackets = re.search(r"\[([^\]]+)\]:?$", line)
    if brackets is None:
        return "ruling"
    heads = [part.partition(":")[0].split() for part in re.split("[;/]", brackets[1])]
    ends = [word for head in heads for word in (head[0], head[-1])]
    sources = [source for source in CLAUSE_SOURCES if source in ends]
    assert sources, f"there is no source in {line}"
    return "-".join(sources)


# -- problems ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Raised:
    """A problem as a line of the code makes it: its class, its key, the names of its facts."""

    where: str
    kind: str
    key: str
    facts: frozenset[str]


@cache
def raised() -> list[Raised]:
    kinds = _problem_classes()
    found = []
    for file, tree in _trees(SOURCES):
        for scope, call in _calls_by_scope(tree):
            kind = _called(call)
            if kind in kinds and call.args:
                where = f"{file.relative_to(SOURCES)}:{call.lineno}"
                keys = [*_strings(call.args[0])] or [*_assigned(scope, call.args[0])]
                keys = keys or [*_coded(tree)]
                assert keys, f"{where}: the key of the {kind} is not to be seen in the code"
                facts = _fact_names(scope, call.args[1]) if len(call.args) > 1 else set()
                facts |= {"clause"} if kind == "IllegalAction" else set()
                found += [Raised(where, kind, key, frozenset(facts)) for key in keys]
    return found


def _problem_classes() -> set[str]:
    classes = [
        (node.name, {*map(ast.unparse, node.bases)})
        for _, tree in _trees(SOURCES)
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    ]
    kinds, before = {"Problem"}, 0
    while len(kinds) > before:
        before = len(kinds)
        kinds |= {name for name, bases in classes if kinds & bases}
    return kinds


def _assigned(scope: ast.AST, name: ast.expr) -> Iterator[str]:
    """What a variable is set to within the function."""
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign) and ast.unparse(name) in map(ast.unparse, node.targets):
            yield from _strings(node.value)


def _coded(tree: ast.AST) -> Iterator[str]:
    """The keys of a module that gives each reason a code: `CODE = _reason(key, clause)`."""
    for call in _calls(tree):
        if _called(call) == "_reason" and len(call.args) == 2:
            yield from _strings(call.args[0])


def _fact_names(scope: ast.AST, facts: ast.expr) -> set[str]:
    """The names in a dict; for a variable, those the function puts into any dict."""
    if isinstance(facts, ast.Dict):
        return {name for key in facts.keys if key is not None for name in _strings(key)}
    names = set()
    for node in ast.walk(scope):
        if isinstance(node, ast.Dict):
            names |= _fact_names(scope, node)
        elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
            names |= {*_strings(node.slice)}
    return names


# -- what the code says --------------------------------------------------------------------------


def _add_sayings(found: Needs, file: Path, tree: ast.AST) -> None:
    """Literal keys are needed. Keys put together are exact for text/, whose families are above."""
    own = file.is_relative_to(SOURCES / "text")
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and not own:
            found.mentioned.add(node.value)
    for call in _calls(tree):
        if _called(call) != "say" or not call.args:
            continue
        for text in _strings(call.args[0]):
            key, _, attribute = text.partition(".")
            found.add(key, *([attribute] if attribute else []))
            if all(keyword.arg is not None for keyword in call.keywords):
                names = {str(keyword.arg) for keyword in call.keywords}
                found.given.setdefault(key, []).append(names)
        if isinstance(call.args[0], ast.JoinedStr) and not own:
            start = call.args[0].values[0]
            if isinstance(start, ast.Constant) and isinstance(start.value, str):
                found.beginnings.add(start.value)


# -- reading Python ------------------------------------------------------------------------------


@cache
def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


def _trees(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    for file in sorted(folder.rglob("*.py")):
        yield file, _tree(file)


def _calls(tree: ast.AST) -> Iterator[ast.Call]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def _calls_by_scope(tree: ast.AST) -> Iterator[tuple[ast.AST, ast.Call]]:
    """Each call with the innermost function around it."""

    def visit(node: ast.AST, scope: ast.AST) -> Iterator[tuple[ast.AST, ast.Call]]:
        if isinstance(node, ast.FunctionDef):
            scope = node
        if isinstance(node, ast.Call):
            yield scope, node
        for child in ast.iter_child_nodes(node):
            yield from visit(child, scope)

    return visit(tree, tree)


def _called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _strings(node: ast.expr) -> Iterator[str]:
    """A literal string, or both of a choice between two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _strings(node.body)
        yield from _strings(node.orelse)
