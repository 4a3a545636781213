"""The page about somebody: what he played, how it ended against whom, and what he is worth."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from sengoku.server.bodies import (
    Against,
    CurvePoint,
    GameResults,
    MyResults,
    PastMatch,
    PastOther,
)
from sengoku.server.ratings import Ratings, change_of, rating_of
from sengoku.server.store import ResultRow, Store

__all__ = ["my_results"]

LAST = 30  # matches that are shown one by one
CURVE = 300  # of the latest points

_Played = tuple[ResultRow, list[ResultRow]]  # mine, and the others


async def my_results(store: Store, ratings: Ratings, person: str) -> MyResults:
    await ratings.catch_up()
    matches = _matches(await store.results.of_person(person), person)
    last = matches[:LAST]
    there = await store.results.still_there([mine.table_id for mine, _ in last])
    games = Counter(mine.game for mine, _ in matches)
    before = _before(matches)
    return MyResults(
        games=[_game(game, [mine for mine, _ in matches if mine.game == game]) for game in games],
        against=_against(matches),
        last=[_past(match, before.get(match[0].table_id), there) for match in last],
    )


def _matches(rows: Sequence[ResultRow], person: str) -> list[_Played]:
    found = []
    for _, seats in groupby(rows, lambda row: row.table_id):
        match = [*seats]
        mine = next(row for row in match if row.person_id == person)
        found.append((mine, [row for row in match if row is not mine]))
    return found


def _before(matches: Sequence[_Played]) -> dict[str, ResultRow]:
    """By table the match in the same game that was rated before it."""
    rated = sorted((mine for mine, _ in matches if mine.rated > 0), key=lambda row: row.rated)
    latest: dict[str, ResultRow] = {}
    found: dict[str, ResultRow] = {}
    for row in rated:
        if row.game in latest:
            found[row.table_id] = latest[row.game]
        latest[row.game] = row
    return found


def _game(game: str, rows: Sequence[ResultRow]) -> GameResults:
    rated = sorted((row for row in rows if row.rated > 0), key=lambda row: row.rated)
    worth = [
        (row, rating_of(row.mu or 0.0, row.sigma or 0.0, at)) for at, row in enumerate(rated, 1)
    ]
    return GameResults(
        game=game,
        played=len(rows),
        won=sum(row.won for row in rows),
        rating=worth[-1][1] if worth else None,
        curve=[CurvePoint(row.ended, each.points, each.spread) for row, each in worth[-CURVE:]],
    )


def _against(matches: Sequence[_Played]) -> list[Against]:
    """In each game, under the name that he had last."""
    met: dict[tuple[str, str, str], list[tuple[ResultRow, ResultRow]]] = {}
    for mine, others in matches:
        for other in others:
            whose = other.person_id or ("" if other.player else other.name)
            met.setdefault((mine.game, whose, _level(other.player)), []).append((mine, other))
    found = [
        Against(
            game=game,
            name="" if player else pairs[0][1].name,
            bot=player,
            played=len(pairs),
            ahead=sum(mine.place < other.place for mine, other in pairs),
            behind=sum(mine.place > other.place for mine, other in pairs),
        )
        for (game, _, player), pairs in met.items()
    ]
    return sorted(found, key=lambda each: (-each.played, each.name, each.bot))


def _level(bot: str) -> str:
    """Without its temper."""
    return ":".join(bot.split(":")[:2])


def _past(match: _Played, before: ResultRow | None, there: set[str]) -> PastMatch:
    mine, others = match
    return PastMatch(
        table=mine.table_id,
        game=mine.game,
        ended=mine.ended,
        place=mine.place,
        size=mine.size,
        won=mine.won,
        resigned=mine.resigned,
        score=mine.score,
        counts=mine.counts,
        change=change_of(mine, before),
        kept=mine.table_id in there,
        others=[PastOther(row.name, row.player, row.place) for row in others],
    )
