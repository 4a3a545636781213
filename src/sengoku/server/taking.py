"""An abandoned seat: somebody else takes it, if all who are left agree."""

from sengoku.server import absence, conduct, counting
from sengoku.server import entries as log
from sengoku.server.keys import INVITED
from sengoku.server.problems import Forbidden, Gone
from sengoku.server.room import Room
from sengoku.server.store import KeyRow, Write

__all__ = ["ask_for", "keys_for", "take_back", "takes_seat"]


def ask_for(room: Room, seat: int, person: str, name: str) -> list[log.Entry]:
    """Of those who play. Who sits at this table already would see two hands."""
    match = room.match
    conduct.check_running(match)
    counting.check_for_himself(match)
    if room.seats_of(person):
        raise Forbidden("has-a-seat")
    if not match.chairs[seat].consents():
        raise Gone("seat-is-taken", {"seat": seat})
    conduct.check_free(match, seat, "seat")
    if not match.chairs[seat].stand_in or seat in room.onlookers().seats:
        absence.check_away(room, seat)
    gone = match.chairs[seat].person
    needed = [
        other
        for other in match.consenting()
        if match.chairs[other].person != gone and not match.chairs[other].stand_in
    ]
    if not needed:
        raise Gone("nobody-to-agree")
    return [log.Proposed(seat, "seat", None, needed, person=person, name=name, waits=True)]


def take_back(room: Room, seat: int, person: str) -> list[log.Entry]:
    """Who asked for it does not want it any more."""
    proposal = room.match.proposal
    if proposal is None or (proposal.seat, proposal.person) != (seat, person):
        raise Gone("no-such-proposal")
    return [log.Declined(seat)]


def takes_seat(room: Room, entries: list[log.Entry]) -> bool:
    """Whether with this entry all have agreed that somebody takes over a seat."""
    proposal = room.match.proposal
    if proposal is None or proposal.what != "seat" or len(entries) != 1:
        return False
    if not isinstance(entries[0], log.Agreed):
        return False
    agrees = room.match.chairs[entries[0].seat].person
    own = {seat for seat, chair in enumerate(room.match.chairs) if chair.person == agrees}
    return proposal.needed <= proposal.agreed | own


def keys_for(room: Room, entries: list[log.Entry]) -> tuple[list[log.Entry], Write | None]:
    """Who takes over gets the key, the others look on. If the player is back, nobody does."""
    if not takes_seat(room, entries):
        return entries, None
    proposal = room.match.proposal
    assert proposal is not None, "somebody wants a seat"
    if proposal.seat in room.onlookers().seats:
        return [log.Declined(proposal.seat)], None
    lost = room.keys.to(proposal.seat)
    keys = [KeyRow(room.id, INVITED, key.person_id) for key in lost]
    keys.append(KeyRow(room.id, proposal.seat, proposal.person, room.match.number, own=True))
    return entries, Write(lost_keys=lost, keys=keys)
