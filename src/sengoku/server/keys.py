"""Who may do what at a table. A key to a seat is good for one sitting and ends with it."""

from collections.abc import Iterable

from sengoku.server.store import KeyRow

__all__ = ["INVITED", "Keys"]

INVITED = -1  # the seat of those who only have the link to the table


class Keys:
    def __init__(self, rows: Iterable[KeyRow]) -> None:
        self._by_seat: dict[int, dict[str, KeyRow]] = {}
        for key in rows:
            self.add(key)

    def add(self, key: KeyRow) -> None:
        self._by_seat.setdefault(key.seat, {})[key.person_id] = key

    def drop(self, key: KeyRow) -> None:
        self._by_seat.get(key.seat, {}).pop(key.person_id, None)

    def to(self, seat: int) -> list[KeyRow]:
        return [*self._by_seat.get(seat, {}).values()]

    def all(self) -> list[KeyRow]:
        return [key for seat in self._by_seat for key in self.to(seat)]

    def end(self, person: str) -> bool:
        """He ended his links: who came by one loses the key to his seat. Whether he has any."""
        for seat, keys in self._by_seat.items():
            if seat != INVITED and person in keys and keys[person].own:
                self._by_seat[seat] = {id: key for id, key in keys.items() if key.own}
        return any(person in keys for keys in self._by_seat.values())

    def invited(self, person: str) -> bool:
        return person in self._by_seat.get(INVITED, {})

    def fits(self, person: str, seat: int, sitting: int | None) -> bool:
        """`sitting` is the one that lasts, if anybody sits there."""
        key = self._by_seat.get(seat, {}).get(person)
        return key is not None and sitting is not None and key.sitting == sitting
