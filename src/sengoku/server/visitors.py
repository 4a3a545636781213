"""Who is at a table without a seat: how many look on, and what those are called who tell their
name. Each is named by a token of this table, by which he can be muted or asked to leave."""

from collections.abc import Iterable
from hashlib import sha256
from typing import TYPE_CHECKING

from msgspec import Struct

from sengoku.server.bodies import Visitor
from sengoku.server.problems import NotFound

if TYPE_CHECKING:
    from sengoku.server.room import Room

__all__ = ["Looking", "everywhere", "here", "is_there", "looking_on", "named", "who_is"]

MOST_NAMED = 50  # the others are counted


class Looking(Struct, frozen=True):
    """Those at one server: people with their names, empty where they do not tell them, and how many
    nobody knows."""

    people: dict[str, str] = {}
    unknown: int = 0

    def __bool__(self) -> bool:
        return bool(self.people) or self.unknown > 0


def named(table: str, person: str | None) -> str:
    """How somebody is called at one table, and nowhere else, so that nobody is followed by it."""
    if person is None:
        return ""
    return sha256(f"{table} {person}".encode()).hexdigest()[:16]


def who_is(table: str, people: Iterable[str], who: str) -> str:
    """The person of that token, among those who are or were at the table."""
    for person in people:
        if named(table, person) == who:
            return person
    raise NotFound("nobody-of-that-name")


def here(room: "Room") -> Looking:
    """At this server. Who holds a seat is a player, also where he looks on."""
    people: dict[str, str] = {}
    unknown = 0
    for line in room.connections:
        if line.seat is not None or room.seats_of(line.person):
            continue
        if line.person is None:
            unknown += 1
        else:
            people[line.person] = people.get(line.person) or line.called
    return Looking(people, unknown)


def everywhere(room: "Room") -> Looking:
    """At all servers."""
    found = [here(room), *room.looking_elsewhere]
    people: dict[str, str] = {}
    for each in found:
        for person, name in each.people.items():
            people[person] = people.get(person) or name
    return Looking(people, sum(each.unknown for each in found))


def is_there(room: "Room", person: str) -> bool:
    """With a seat or without, at any server."""
    seats = room.onlookers().seats
    if any(room.match.chairs[seat].person == person for seat in seats):
        return True
    return person in everywhere(room).people


def looking_on(room: "Room") -> tuple[int, dict[str, Visitor]]:
    """How many look on, and by person those who tell their name."""
    found = everywhere(room)
    names = sorted((name, person) for person, name in found.people.items() if name)
    visitors = {
        person: Visitor(named(room.id, person), name, hosts=person == room.match.host)
        for name, person in names[:MOST_NAMED]
    }
    return len(found.people) + found.unknown, visitors
