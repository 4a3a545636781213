"""How a match ended for everybody who played it: written once, with the entry that ended it."""

from contextlib import suppress

import msgspec

from sengoku.server.problems import Broken
from sengoku.server.reading import read_gently
from sengoku.server.store import ResultRow, Store, StoreFails, Write
from sengoku.server.table_log import Chair, TableLog

__all__ = ["complete", "complete_all", "complete_once", "results_of"]


def results_of(id: str, match: TableLog) -> list[ResultRow]:
    """A row for each seat; none where it goes on, was called off, went on from another match, or
    bots played alone."""
    result, chairs = match.result, match.chairs
    if result is None or result.ranks is None or match.opened.origin is not None:
        return []
    if all(chair.person is None for chair in chairs):
        return []
    setup = {"edition": match.setup.edition, "options": dict(match.setup.options)}
    told = msgspec.json.encode(setup).decode()
    return [
        ResultRow(
            table_id=id,
            seat=seat,
            game=match.opened.game,
            person_id=_person(chairs, seat),
            player=chair.bot,
            name=chair.name,
            place=place,
            won=seat in result.winners,
            counts=match.counts,
            ended=match.latest,
            score=None if result.scores is None else result.scores[seat],
            size=len(chairs),
            setup=told,
            resigned=chair.resigned,
            rated=0 if match.counts else -1,
        )
        for seat, (chair, place) in enumerate(zip(chairs, result.ranks, strict=True))
    ]


def _person(chairs: list[Chair], seat: int) -> str:
    """Of several at one screen the first is who holds the seats, and nobody knows the others."""
    person = chairs[seat].person
    beside = any(chair.person == person for chair in chairs[:seat])
    return "" if person is None or beside else person


async def complete(store: Store, id: str, match: TableLog) -> bool:
    """Of a match that ended at an older server, which kept no results; whether it did."""
    if match.status != "over" or await store.results.of_table(id):
        return False
    found = results_of(id, match)
    if found:
        await store.write(Write(results=found))
    return bool(found)


async def complete_once(store: Store) -> None:
    """When a server starts on such a database for the first time."""
    with suppress(StoreFails):
        if not await store.results.are_complete():
            await complete_all(store)


async def complete_all(store: Store) -> int:
    """The same for all of them; how many there were."""
    count = 0
    for id in await store.results.missing():
        with suppress(Broken):
            match = await read_gently(await store.entries_of(id))
            count += await complete(store, id, match)
    await store.results.note_complete()
    return count
