"""The data against the tables of the spec, both ways."""

import tomllib
from pathlib import Path

import sengoku
from sengoku.games.samurai.rules import components
from tests.rules import table_rows, text_of

DATA = Path(sengoku.__file__).parent / "games" / "samurai" / "data"
SPEC = text_of("SAM")


def bare(cell: str) -> str:
    return cell.strip("`")


def test_symbols_and_stones() -> None:
    rows = table_rows(SPEC, "Symbols and stones")
    assert [bare(row[0]) for row in rows] == components.SYMBOLS
    assert [row[2] for row in rows] == components.SHAPES
    stones = components.constant("stones")
    for row in rows:
        assert (int(row[3]), int(row[4])) == (stones["2"], stones["3"]) == (10, stones["4"])


def test_colors() -> None:
    rows = table_rows(SPEC, "Players")
    assert [bare(row[2]) for row in rows] == components.COLORS


def test_influence_cards() -> None:
    rows = [row for row in table_rows(SPEC, "Influence cards") if row[0] != "total"]
    assert [bare(row[0]) for row in rows] == components.CARDS
    for card, row in enumerate(rows):
        values = [components.VALUES[card * 3 + symbol] for symbol in range(3)]
        counts_for = row[2].split(", ")
        wanted = [int(row[3]) if name in counts_for else 0 for name in components.SYMBOLS]
        assert values == wanted
        for place, kind in enumerate(("sam_321", "sam_222", "sam_231"), start=4):
            assert components.INFLUENCE_SETS[kind][bare(row[0])] == int(row[place])


def test_village_cards() -> None:
    rows = [row for row in table_rows(SPEC, "Village cards") if row[0] != "total"]
    assert [bare(row[0]) for row in rows] == components.VILLAGES
    for kind, row in enumerate(rows):
        assert components.symbols_of(kind) == row[1].split(", ")
        assert components.VILLAGE_SETS["v_even"][bare(row[0])] == int(row[3])


def test_numbers_that_compiled_loops_need_agree_with_the_data() -> None:
    assert components.constant("hand_size") == components.HAND_SIZE
    assert len(components.SYMBOLS) == components.SYMBOL_COUNT
    assert len(components.CARDS) == components.CARD_COUNT
    assert len(components.VILLAGES) == components.VILLAGE_COUNT
    assert sum(components.constant("village_totals").values()) == components.VILLAGE_CARDS
    for table in components.VILLAGE_SETS.values():
        assert sum(table.values()) == components.VILLAGE_CARDS
    for table in components.INFLUENCE_SETS.values():
        assert sum(table.values()) == components.constant("set_size") == 15


def test_every_row_says_where_it_comes_from() -> None:
    for file in DATA.glob("*.toml"):
        for rows in tomllib.loads(file.read_text("utf-8")).values():
            for row in rows if isinstance(rows, list) else [rows]:
                assert row["provenance"].split()[0] in ("book", "found", "inferred", "house")
