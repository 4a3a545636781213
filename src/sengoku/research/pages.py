"""What every number means: `python -m sengoku.research.pages > docs/features.md`, and with
`dataset` the columns of a dataset, for the end of docs/dataset.md."""

import sys
from collections.abc import Iterator

import sengoku
from sengoku.kernel.layout import Layout, RowField
from sengoku.research.dataset import TABLES, fields

__all__ = ["page", "schema"]

HEAD = """# What learners are told

Written by `python -m sengoku.research.pages` from the layouts beside the code;
[research.md](research.md) says how they are used. A version never changes: another layout gets
another one.
"""


def page() -> str:
    return "\n".join([HEAD, *(line for game in sengoku.GAMES for line in _game(game.slug))])


def _game(slug: str) -> Iterator[str]:
    layout: Layout = sengoku.game(slug).features().layout
    yield f"## {layout.version}\n"
    if layout.actions:
        yield f"### {layout.actions} numbers of actions\n"
        yield from _fields(layout.numbers)
    yield f"### A row of {layout.width} bytes\n"
    yield from _fields(layout.row)
    yield f"### An offered option in {layout.option_width} bytes, {layout.most} at most\n"
    yield from _fields(layout.option)


def _fields(fields: list[RowField]) -> Iterator[str]:
    yield "| from | count | name | means |\n|---:|---:|---|---|"
    place = 0
    for field in fields:
        yield f"| {place} | {field.count} | `{field.name}` | {field.means} |"
        place += field.count
    yield ""


def schema() -> str:
    lines: list[str] = []
    for table in TABLES:
        lines += [f"\n## {table}.parquet\n", "| column | type | means |", "|---|---|---|"]
        lines += [f"| `{name}` | {kind} | {means} |" for name, kind, means in fields(table)]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(schema() if "dataset" in sys.argv else page(), end="")
