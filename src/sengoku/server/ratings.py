"""What people are worth, game by game, from the matches that counted: rated one after the other,
when somebody next wants to know. Bots stay what our ladders say they are."""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import groupby

from sqlalchemy.exc import IntegrityError

from sengoku.arena.anchors import SPREAD, points_of
from sengoku.arena.scale import MIDDLE, NEWCOMER, Belief, believed, shown
from sengoku.server.bodies import RatingInfo, SeatRating
from sengoku.server.store import ResultRow, Store
from sengoku.server.table_log import Chair, TableLog

__all__ = ["Ratings", "at_table", "change_of", "rating_of"]

FEW = 5  # matches, before which a rating is not worth much

_Worth = tuple[float, float, int]  # mu, sigma, and after how many matches


class Ratings:
    def __init__(self, store: Store) -> None:
        self.results = store.results
        self._lock = asyncio.Lock()

    async def catch_up(self) -> None:
        """All matches that ended until now are rated. Where another server is quicker with one, it
        is looked at once more."""
        async with self._lock:
            while match := await self.results.unrated():
                number = 1 + await self.results.newest()  # before what they were worth is read
                people = [row.person_id for row in match if row.person_id]
                known = await self.results.standing(match[0].game, people)
                await self._keep(_rated(match, known, number))

    async def anew(self) -> int:
        """All of them from the first on; how many matches."""
        async with self._lock:
            while True:
                number = await self.results.newest()
                rows = await self.results.counting()
                rated = await asyncio.to_thread(_all_rated, rows, number)
                if await self._keep(rated, again=True):
                    return len({row.table_id for row in rated})

    async def _keep(self, rated: Sequence[ResultRow], *, again: bool = False) -> bool:
        try:
            await self.results.rate(rated, again=again)
        except IntegrityError:
            return False
        return True

    async def of(
        self, game: str, people: Sequence[str], before: int = 1 << 62
    ) -> dict[str, RatingInfo]:
        """Who never played a match that counted has none."""
        await self.catch_up()
        found = await self.results.standing(game, people, before)
        return {person: rating_of(*standing) for person, standing in found.items()}


def rating_of(mu: float, sigma: float, games: int) -> RatingInfo:
    points, spread = shown(Belief(mu, sigma))
    return RatingInfo(points, spread, games, sure=games >= FEW)


def change_of(row: ResultRow, before: ResultRow | None) -> int | None:
    """By how many points a match moved somebody."""
    if row.mu is None or row.sigma is None:
        return None
    former = NEWCOMER if before is None else Belief(before.mu or 0.0, before.sigma or 0.0)
    return shown(Belief(row.mu, row.sigma))[0] - shown(former)[0]


def _of_bot(game: str, bot: str) -> RatingInfo | None:
    points = points_of(game, bot)
    return None if points is None else RatingInfo(points, SPREAD, 0, sure=True, fixed=True)


async def at_table(ratings: Ratings, id: str, match: TableLog) -> list[SeatRating]:
    """What everybody is worth who sits there; once it is over, what he was worth after it."""
    game = match.opened.game
    people = [chair.person for chair in match.chairs if chair.person is not None]
    await ratings.catch_up()
    rows = await ratings.results.of_table(id)
    number = max((row.rated for row in rows), default=0)
    if number < 1:
        found = await ratings.of(game, people)
        return [
            SeatRating(seat, _seated(game, chair, found)) for seat, chair in enumerate(match.chairs)
        ]
    before, after = (
        await ratings.of(game, people, number),
        await ratings.of(game, people, number + 1),
    )
    return [
        SeatRating(seat, _seated(game, chair, after), _moved(chair, before, after))
        for seat, chair in enumerate(match.chairs)
    ]


def _seated(game: str, chair: Chair, people: Mapping[str, RatingInfo]) -> RatingInfo | None:
    return _of_bot(game, chair.bot) if chair.bot else people.get(chair.person or "")


def _moved(
    chair: Chair, before: Mapping[str, RatingInfo], after: Mapping[str, RatingInfo]
) -> int | None:
    if chair.person is None or chair.person not in after:
        return None
    former = before.get(chair.person)
    return after[chair.person].points - (MIDDLE if former is None else former.points)


def _rated(match: Sequence[ResultRow], known: Mapping[str, _Worth], number: int) -> list[ResultRow]:
    """Bots are where they were."""
    from sengoku.arena.ratings import moved  # OpenSkill is read when it is needed

    beliefs = [_belief(row, known) for row in match]
    after = moved(beliefs, [row.place for row in match])
    return [
        replace(row, rated=number, mu=None, sigma=None)
        if row.player
        else replace(row, rated=number, mu=new.mu, sigma=new.sigma)
        for row, new in zip(match, after, strict=True)
    ]


def _belief(row: ResultRow, known: Mapping[str, _Worth]) -> Belief:
    points = points_of(row.game, row.player) if row.player else None
    if points is not None:
        return believed(points, SPREAD)
    return Belief(*known[row.person_id][:2]) if row.person_id in known else NEWCOMER


def _all_rated(rows: Iterable[ResultRow], number: int) -> list[ResultRow]:
    known: dict[str, dict[str, _Worth]] = {}  # by game
    found: list[ResultRow] = []
    for place, (_, seats) in enumerate(groupby(rows, _table), start=1):
        match = [*seats]
        of_game = known.setdefault(match[0].game, {})
        rated = _rated(match, of_game, number + place)
        for row in rated:
            if row.mu is not None and row.sigma is not None:
                of_game[row.person_id] = (row.mu, row.sigma, 0)
        found += rated
    return found


def _table(row: ResultRow) -> str:
    return row.table_id
