"""Signed tokens: who somebody is, and the keys in invite and seat links."""

from typing import Any

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer

__all__ = ["Tokens"]

WEEK = 7 * 86_400


class Tokens:
    """One secret of the house signs all; each kind has a salt, so none passes for another."""

    def __init__(self, secret: str) -> None:
        self._people = URLSafeSerializer(secret, salt="sengoku-person")
        self._invites = URLSafeSerializer(secret, salt="sengoku-invite")
        self._seats = URLSafeTimedSerializer(secret, salt="sengoku-seat")

    def for_person(self, id: str) -> str:
        return _text(self._people.dumps([id]))

    def person(self, token: str) -> str | None:
        match _read(self._people, token):
            case [str(id)]:
                return id
        return None

    def for_invite(self, table: str) -> str:
        return "i." + _text(self._invites.dumps([table]))

    def for_seat(self, table: str, seat: int) -> str:
        """Good for a week."""
        return "s." + _text(self._seats.dumps([table, seat]))

    def link(self, token: str) -> tuple[str, int | None] | None:
        """The table of a link, and its seat if it gives one."""
        if token.startswith("i."):
            match _read(self._invites, token[2:]):
                case [str(table)]:
                    return table, None
        elif token.startswith("s."):
            match self._seat(token[2:]):
                case [str(table), int(seat)]:
                    return table, seat
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
