"""A ladder on the screen or as Markdown: the same sheets of words, drawn in two ways."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from sengoku.text import Text

__all__ = ["markdown", "show"]

LEAST_P: Final = 0.0001  # what is smaller is said to be smaller


@dataclass(frozen=True, slots=True)
class Sheet:
    """The first column holds names, all others numbers."""

    columns: Sequence[str]
    rows: Sequence[Sequence[str]]


def show(words: dict[str, Any], text: Text) -> None:
    console = Console(highlight=False)
    console.print(_heading(words, text), markup=False)
    for sheet in _sheets(words, text):
        table = Table(box=None, header_style="dim", padding=(0, 2, 0, 0), pad_edge=False)
        for number, column in enumerate(sheet.columns):
            table.add_column(column, justify="right" if number else "left")
        for row in sheet.rows:
            table.add_row(*row)
        console.print()
        console.print(table)
    console.print()
    for line in _notes(words, text):
        console.print(line, markup=False, soft_wrap=True)


def markdown(words: dict[str, Any], text: Text) -> str:
    """With the command that gives the same table again."""
    parts = [_heading(words, text), f"`{words['command']}`"]
    for sheet in _sheets(words, text):
        rule = ["---", *["---:"] * (len(sheet.columns) - 1)]
        lines = [sheet.columns, rule, *sheet.rows]
        parts.append("\n".join(f"| {' | '.join(line)} |" for line in lines))
    return "\n\n".join([*parts, *_notes(words, text)]) + "\n"


# -- sentences ---------------------------------------------------------------------------------


def _heading(words: dict[str, Any], text: Text) -> str:
    title = text.say(f"{words['game']}-title")
    return text.say(
        "ladder-heading",
        title=title,
        players=words["players"],
        deals=words["deals"],
        each=words["games_a_deal"],
        games=words["games"],
        rounded="no" if words["games"] == words["games_asked"] else "yes",
        asked=words["games_asked"],
    )


def _notes(words: dict[str, Any], text: Text) -> list[str]:
    return [
        text.say("ladder-how-to-read"),
        text.say("cli-simulate-digest", digest=words["digest"]),
    ]


# -- sheets ------------------------------------------------------------------------------------


def _sheets(words: dict[str, Any], text: Text) -> list[Sheet]:
    return [_standings(words, text), _pairs(words, text), _timing(words, text)]


def _standings(words: dict[str, Any], text: Text) -> Sheet:
    columns = [
        text.say("ladder-bot"),
        text.say("ladder-games"),
        text.say("cli-simulate-wins"),
        text.say("ladder-placing"),
        text.say("cli-simulate-mean"),
        text.say("ladder-rating"),
        text.say("ladder-ordinal"),
    ]
    rows = [
        [
            row["bot"],
            str(row["games"]),
            f"{row['wins']:g}",
            f"{row['mean_placing']:.2f}",
            f"{row['mean_score']:.1f}",
            f"{row['mu']:.1f} ± {row['sigma']:.1f}",
            f"{row['ordinal']:.1f}",
        ]
        for row in words["standings"]
    ]
    return Sheet(columns, rows)


def _pairs(words: dict[str, Any], text: Text) -> Sheet:
    columns = [
        text.say("ladder-pair"),
        text.say("ladder-decisive"),
        text.say("cli-simulate-wins"),
        text.say("cli-simulate-share"),
        text.say("ladder-interval"),
        text.say("ladder-better-by"),
        "p",
    ]
    rows = [
        [
            text.say("ladder-against", first=row["first"], second=row["second"]),
            str(row["decisive"]),
            str(row["wins"]),
            "-" if row["share"] is None else f"{row['share']:.1%}",
            f"{row['low']:.1%} - {row['high']:.1%}",
            f"{row['placing_difference']:+.2f}",
            f"{row['p']:.4f}" if row["p"] >= LEAST_P else f"< {LEAST_P:g}",
        ]
        for row in words["pairs"]
    ]
    return Sheet(columns, rows)


def _timing(words: dict[str, Any], text: Text) -> Sheet:
    columns = [
        text.say("ladder-bot"),
        text.say("ladder-decisions"),
        text.say("ladder-mean-ms"),
        text.say("ladder-p95-ms"),
        text.say("ladder-longest-ms"),
    ]
    rows = [
        [row["bot"], str(row["decisions"])]
        + [f"{row[name]:.2f}" for name in ("mean_ms", "p95_ms", "longest_ms")]
        for row in words["timing"]
    ]
    return Sheet(columns, rows)
