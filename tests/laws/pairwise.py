"""Few setups in which every value of every option meets every value of every other one."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from sengoku.kernel.game import Game, Setup
from sengoku.kernel.problem import BadSetup

__all__ = ["SEATS", "allowed", "factors", "pairwise", "rows"]

SEATS = "seats"
Row = dict[str, Any]  # a value for some or all of the factors
Pair = tuple[str, int, str, int]  # a factor and the place of its value, another one and its own


def factors(game: Game) -> dict[str, list[Any]]:
    """What a setup is made of: the seats and every option, with the values that they can take."""
    found: dict[str, list[Any]] = {SEATS: [*game.seats]}
    for option in game.options:
        values = found[option.name] = []
        for value in [option.default, *option.choices, option.low, option.high]:
            if value is not None and value not in values:
                values.append(value)
    return found


def pairwise(game: Game) -> Iterator[Setup]:
    for row in rows(game):
        yield game.setup(row.pop(SEATS), row)


def rows(game: Game) -> Iterator[Row]:
    """Greedy: a row begins with two values that have not met and takes what adds most to them."""
    values = factors(game)
    apart = {
        (one, a, other, b)
        for one, other in combinations(values, 2)
        for a in range(len(values[one]))
        for b in range(len(values[other]))
    }
    for pair in sorted(apart):
        one, a, other, b = pair
        row = {one: values[one][a], other: values[other][b]}
        if pair in apart and allowed(game, row):
            for name in values:
                if name not in row:
                    row[name] = _most_useful(game, row, name, values, apart)
            apart -= {*_pairs(row, values)}
            yield row


def _most_useful(
    game: Game, row: Row, name: str, values: dict[str, list[Any]], apart: set[Pair]
) -> Any:
    def news(value: Any) -> int:
        return len(apart & {*_pairs({**row, name: value}, values)})

    fitting = [value for value in values[name] if allowed(game, {**row, name: value})]
    return max(fitting, key=news)


def allowed(game: Game, row: Row) -> bool:
    """With some number of seats, what is not in the row being usual."""
    options = {name: value for name, value in row.items() if name != SEATS}
    for seats in [row[SEATS]] if SEATS in row else game.seats:
        try:
            game.setup(seats, options)
        except BadSetup:
            continue
        return True
    return False


def _pairs(row: Row, values: dict[str, list[Any]]) -> Iterator[Pair]:
    for one, other in combinations([name for name in values if name in row], 2):
        yield one, values[one].index(row[one]), other, values[other].index(row[other])
