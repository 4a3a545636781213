"""Signed tokens: who somebody is, and the keys in invite and seat links."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer

__all__ = ["SeatKey", "Shown", "Tokens"]

WEEK = 7 * 86_400


@dataclass(frozen=True, slots=True)
class SeatKey:
    """A seat for one sitting, from one generation of its player's sessions."""

    table: str
    seat: int
    sitting: int
    generation: int


class Shown(NamedTuple):
    """Who it is, of which generation of his sessions, and at which device."""

    id: str
    generation: int
    session: str


class Tokens:
    """One secret of the house signs all; each kind has a salt, so none passes for another."""

    def __init__(self, secret: str) -> None:
        self._people = URLSafeSerializer(secret, salt="sengoku-person")
        self._invites = URLSafeSerializer(secret, salt="sengoku-invite")
        self._seats = URLSafeTimedSerializer(secret, salt="sengoku-seat")

    def for_person(self, id: str, generation: int, session: str = "") -> str:
        """Programs have no session, and neither had the devices of older servers."""
        return _text(self._people.dumps([id, generation, session] if session else [id, generation]))

    def person(self, token: str) -> Shown | None:
        match _read(self._people, token):
            case [str(id)]:
                return Shown(id, 0, "")
            case [str(id), int(generation)]:
                return Shown(id, generation, "")
            case [str(id), int(generation), str(session)]:
                return Shown(id, generation, session)
        return None

    def for_invite(self, table: str, door: int = 0) -> str:
        """`door` changes when somebody is asked to leave, who has the link."""
        return "i." + _text(self._invites.dumps([table, door] if door else [table]))

    def for_seat(self, key: SeatKey) -> str:
        """Good for a week, as long as the sitting lasts."""
        return "s." + _text(self._seats.dumps([key.table, key.seat, key.sitting, key.generation]))

    def invite(self, token: str) -> tuple[str, int] | None:
        """The table that a link leads to, and by which door."""
        match _read(self._invites, token[2:]) if token.startswith("i.") else None:
            case [str(table)]:
                return table, 0
            case [str(table), int(door)]:
                return table, door
        return None

    def seat(self, token: str) -> SeatKey | None:
        """What a link gives to another device."""
        match self._seat(token[2:]) if token.startswith("s.") else None:
            case [str(table), int(seat), int(sitting), int(generation)]:
                return SeatKey(table, seat, sitting, generation)
        return None

    def _seat(self, token: str) -> Any:
        try:
            return self._seats.loads(token, max_age=WEEK)
        except BadData:
            return None


def _read(signer: URLSafeSerializer, token: str) -> Any:
    try:
        return signer.loads(token)
    except BadData:
        return None


def _text(token: str | bytes) -> str:
    return token if isinstance(token, str) else token.decode()
