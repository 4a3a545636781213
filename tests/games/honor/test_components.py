"""The box: every row says where it comes from, and data, code and spec agree."""

import tomllib
from typing import Any

import pytest

from sengoku.games.honor.rules import components
from sengoku.games.honor.rules.components import CARDS, DECKS, KINDS
from tests.rules import SOURCES, table_rows, text_of

DATA = SOURCES / "sengoku" / "games" / "honor" / "data"
PROVENANCE = {"book", "found", "inferred", "house", "see", "3:", "ends"}


def read(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / name).read_text("utf-8"))


def test_every_row_says_where_it_comes_from() -> None:
    rows = [*read("cards.toml")["card"], *read("decks.toml").values()]
    for row in [*rows, *read("constants.toml").values()]:
        assert row["provenance"].replace(";", " ").split()[0] in PROVENANCE
    for row in read("cards.toml")["card"]:
        assert row["count_provenance"].replace(",", " ").split()[0] in PROVENANCE


@pytest.mark.parametrize("deck", DECKS)
def test_every_deck_sums_to_110(deck: str) -> None:
    assert sum(DECKS[deck].copies) + 6 + 1 == 110


def test_the_standard_deck_is_the_one_of_the_spec() -> None:
    wanted: dict[str, list[str]] = {}
    for row in table_rows(text_of("HON"), "Standard deck"):
        for name in _names(row[0]):
            wanted[name] = row
    found = {row["id"]: row for row in read("cards.toml")["card"]}
    wanted["title"] = wanted.pop("shogun")
    assert set(found) == set(wanted)
    for name, row in found.items():
        cells = wanted[name]
        assert row["kind"] == cells[3]
        assert row["count"] == int(cells[2].split()[0])
        for stat, cell in zip(("honor", "ki", "strength"), cells[4:7], strict=True):
            if cell.lstrip("-").isdigit():
                assert row[stat] == int(cell), name


def _names(cell: str) -> list[str]:
    first, *more = cell.split(", ")
    return [first, *(first.rpartition("_")[0] + tail for tail in more)]


def test_kinds_lie_where_the_code_looks_for_them() -> None:
    assert KINDS[: components.ARMIES] == ["okugata"] * 2
    assert KINDS[components.ARMIES : components.POSSESSIONS] == ["army"] * 4
    assert KINDS[components.POSSESSIONS : components.GUARD] == ["possession"] * 5
    assert KINDS[components.GUARD : components.CASTLES] == ["guard"]
    assert KINDS[components.CASTLES : components.HOUSE_CARDS] == ["castle"] * 3
    assert KINDS[components.DAIMYO :] == ["daimyo"] * 10
    assert len(CARDS) == components.CARD_COUNT
    events = ["ninja_spy", "elite_ninja_spy", "ninja_assassin", "dishonor", "save_face"]
    assert CARDS[components.SPY : components.DAIMYO] == events


def test_variants_differ_as_the_spec_says() -> None:
    def counts(deck: str, *names: str) -> list[int]:
        return [int(DECKS[deck].copies[CARDS.index(name)]) for name in names]

    assert counts("even", "dishonor", "save_face") == [9, 13]
    assert counts("dishonor_heavy", "dishonor", "save_face") == [17, 5]
    assert counts("amigo", "elite_ninja_spy", "dishonor", "save_face") == [0, 9, 4]
    assert counts("amigo", "okugata_honor", "okugata_ki") == [5, 4]
    assert counts("amigo", "foot_soldiers", "lancers", "cavalry", "warrior_monks") == [
        17,
        11,
        6,
        11,
    ]
    amigo = DECKS["amigo"]
    stats = [[int(s[20 + n]) for s in (amigo.honor, amigo.ki, amigo.strength)] for n in range(5)]
    assert stats == [[30, 1, 4], [20, 1, 5], [15, 2, 3], [10, 0, 4], [10, 0, 2]]


def test_the_shogun_tables_are_those_of_the_spec() -> None:
    rows = table_rows(text_of("HON"), "Shogun table")
    for row in rows:
        table = read("constants.toml")[f"shogun_{row[0].split()[0]}"]["value"]
        assert [table[n] for n in "3456"] == [int(cell) for cell in row[1:5]]
