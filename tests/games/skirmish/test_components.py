"""Table C1 and the data agree, and every number of the data is read by the code."""

import ast
import re
from pathlib import Path

from sengoku.games.skirmish.rules.components import CONSTANTS
from sengoku.games.skirmish.rules.lengths import MEASURES
from sengoku.geometry.plane import TABLE
from tests.rules import SPECS

CODE = Path(__file__).parents[3] / "src" / "sengoku" / "games" / "skirmish"
GEOMETRY = CODE.parents[1] / "geometry"


def constants_read() -> set[str]:
    """The names that the code asks `constant(...)` for."""
    names: set[str] = set()
    for path in CODE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "constant":
                names |= {*re.findall(r"'(\w+)'", ast.unparse(node.args[0]))}
    return names


def test_every_constant_is_read_by_the_code_and_stands_in_the_data() -> None:
    assert constants_read() == {*CONSTANTS}


def test_every_constant_says_where_it_comes_from_and_where_it_stands() -> None:
    for name, row in CONSTANTS.items():
        assert row["provenance"] in ("book", "found", "house"), name
        assert re.fullmatch(r"TOH-\d+\.\d+", row["clause"]), name


def test_the_first_table_of_the_spec_and_the_data_agree() -> None:
    spec = (SPECS / "test-of-honour.md").read_text("utf-8")
    table = spec.split("### C1")[1].split("###")[0]
    told: dict[str, int] = {}
    for names, values in re.findall(r"^\| ([a-z_ /]+) \| ([\d /]+) \|", table, re.M):
        told |= dict(zip(names.split(" / "), map(int, values.split(" / ")), strict=True))
    assert len(told) == 16
    assert told == {name: CONSTANTS[name]["value"] for name in told}


def test_the_plane_measures_by_the_data() -> None:
    for name in ("zone", "touch", "graze", "rough_sight", "rough_cap", "give_way", "separate"):
        assert getattr(MEASURES, name) == CONSTANTS[name]["value"], name
    assert CONSTANTS["table"]["value"] == TABLE


def test_geometry_has_no_number_of_the_rules_of_its_own() -> None:
    """All that is left there is the size of the plane and how finely it is looked at."""
    found: set[str] = set()
    for path in GEOMETRY.glob("*.py"):
        found |= {*re.findall(r"^(\w+): Final\[i64\] = \d{2,}", path.read_text("utf-8"), re.M)}
    assert found == {"TABLE", "SPOKES", "STEP", "RING", "LINES", "GRID", "PROBE"}
