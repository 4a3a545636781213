"""The box: every row says where it comes from, and data, code and spec agree."""

import ast
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import sengoku
from sengoku.games.glory.rules import components
from tests.clauses import rule
from tests.games.glory.position import GLORY
from tests.rules import SOURCES, table_rows, text_of

DATA = SOURCES / "sengoku" / "games" / "glory" / "data"
PROVENANCE = {"book", "found", "inferred", "house"}


def read(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / name).read_text("utf-8"))


def rows() -> list[dict[str, Any]]:
    return [
        *read("characters.toml")["character"],
        *read("orders.toml")["order"],
        *read("constants.toml").values(),
    ]


def spec_rows(heading: str) -> list[list[str]]:
    return table_rows(text_of("GLO"), heading)


def test_every_row_of_the_data_says_where_it_comes_from() -> None:
    assert len(rows()) > 9 + 12
    for row in rows():
        assert re.findall(r"^[a-z]+", row["provenance"])[0] in PROVENANCE, row


@rule("GLO-X-1")
def test_a_hundred_and_ten_cards_of_nine_kinds_are_in_the_box() -> None:
    values = [row["value"] for row in read("characters.toml")["character"]]
    assert values == [6, 7, 8, 9, 12, 14, 16, 18, 20] == list(components.COPIES)
    assert sum(values) == 110 == components.CARDS == len(GLORY.box(GLORY.setup(2)))
    assert len(values) == 9 == components.KIND_COUNT
    assert components.KINDS[components.NINJA] == "ninja"


@rule("GLO-4.2", "GLO-4.3", "GLO-8.1")
def test_the_characters_are_those_of_the_spec() -> None:
    listed = {row[0].strip("`"): row[3:7] for row in spec_rows("Character cards")}
    data = {row["id"]: row for row in read("characters.toml")["character"]}
    assert [*listed] == [*data] == components.KINDS
    for name, (value, dots, two, more) in listed.items():
        assert (int(value), int(dots)) == (data[name]["value"], data[name]["dots"])
        tables: list[Any] = [GLORY.new(seats=seats) for seats in (2, 3, 4)]
        least = [table.terms.least for table in tables]
        kind = components.kind_named(name)
        assert [int(row[kind]) for row in least] == [int(two), int(more), int(more)]


@rule("GLO-10.1", "GLO-10.5")
def test_the_orders_are_those_of_the_spec() -> None:
    listed = [
        (row[0].strip("`"), row[1].lower(), int(row[2]), row[3].strip("`"))
        for row in spec_rows("Imperial order cards")
    ]
    bonus = read("constants.toml")["order_bonus"]["value"]
    data = [
        (row["id"], row["stack"], bonus[row["stack"]], row["character"])
        for row in read("orders.toml")["order"]
    ]
    assert data == listed and len(data) == 12
    for card, stack, _, kind in data:
        assert card == f"order_{stack}_{kind}"
    box = GLORY.box(GLORY.setup(4, {"imperial_orders": True}))
    assert sorted(box[110:]) == sorted(card for card, *_ in data)


@rule("GLO-1.2", "GLO-1.6", "GLO-7.2", "GLO-7.3")
def test_the_constants_are_those_of_the_spec() -> None:
    value = {name: row["value"] for name, row in read("constants.toml").items()}
    listed = {re.findall(r"^`(\w+)`", row[0])[0]: row[1] for row in spec_rows("Constants")}
    assert listed == {
        "hand_size": str(value["hand_size"]),
        "draw_pile_sizes": "N=2: 52, 52; N=3: 51, 50; N=4: 49, 49",
        "types_to_end": "N=2: 6; N=3: 5; N=4: 4",
        "kinds_to_end": str(value["kinds_to_end"]),
        "rounds_default": f"{value['rounds_default']}; with variant 1: "
        f"{value['rounds_default_with_orders']}",
        "ninja_figures": str(value["ninja_figures"]),
        "order_bonus": "A: 5; B: 4; C: 3",
    }
    assert value["draw_pile_sizes"] == {"2": [52, 52], "3": [51, 50], "4": [49, 49]}
    assert value["types_to_end"] == {"2": 6, "3": 5, "4": 4}
    assert value["order_bonus"] == {"a": 5, "b": 4, "c": 3}


def constants_read() -> set[str]:
    """The names that the code asks `constant(...)` for."""
    names: set[str] = set()
    for path in DATA.parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "constant":
                names |= {*re.findall(r"'(\w+)'", ast.unparse(node.args[0]))}
    return names


def test_every_constant_that_the_code_reads_is_in_the_data() -> None:
    assert constants_read() <= {*read("constants.toml")} and "hand_size" in constants_read()


def test_every_constant_of_the_data_is_read_by_the_code() -> None:
    assert {*read("constants.toml")} - constants_read() == set()


def test_the_data_travels_with_the_package() -> None:
    package = Path(sengoku.__file__).parent / "games" / "glory" / "data"
    for name in ("characters.toml", "orders.toml", "constants.toml"):
        assert (package / name).read_bytes() == (DATA / name).read_bytes()


@rule("GLO-10.1")
@pytest.mark.parametrize("stack", ["a", "b", "c"])
def test_each_stack_has_four_different_orders(stack: str) -> None:
    kinds = [row["character"] for row in read("orders.toml")["order"] if row["stack"] == stack]
    assert len(kinds) == 4 == len({*kinds}) and {*kinds} <= {*components.KINDS}
