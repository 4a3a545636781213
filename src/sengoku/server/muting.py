"""Whom somebody does not want to hear: his own affair, at every table and at every server."""

from typing import TYPE_CHECKING

from sengoku.kernel.problem import Problem
from sengoku.server.store.mutes import MuteRow

if TYPE_CHECKING:
    from sengoku.server.hall import Hall

__all__ = ["mute", "muted_by", "tell_anew"]

MOST = 500


async def muted_by(hall: "Hall", person: str | None) -> frozenset[str]:
    if person is None:
        return frozenset()
    return frozenset(row.muted_id for row in await hall.house.store.mutes.of(person))


async def mute(hall: "Hall", person: str, other: str, name: str, *, on: bool) -> bool:
    """Or hear him again. Whether it was so already."""
    mutes, known = hall.house.store.mutes, await muted_by(hall, person)
    if person == other:
        raise Problem("mute-yourself")
    if on == (other in known):
        return True
    if on and len(known) >= MOST:
        raise Problem("too-many-mutes", {"most": MOST})
    if on:
        await mutes.add(MuteRow(person, other, name, hall.house.watch.now()))
    else:
        await mutes.drop(person, other)
    await tell_anew(hall, person)
    return False


async def tell_anew(hall: "Hall", person: str) -> None:
    """Wherever he is, he hears whom he wants to, and sees only what those said."""
    muted = await muted_by(hall, person)
    for room in hall.rooms():
        lines = [line for line in room.connections if line.person == person]
        for line in lines:
            line.muted = muted
        if lines:
            async with room.lock:
                await hall.parlor.tell_anew(room, person)
                room.tell_table()
