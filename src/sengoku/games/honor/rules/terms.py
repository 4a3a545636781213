"""What the options of a match mean for the rules: worked out once, never changed."""

from typing import Final

from mypy_extensions import i64

from sengoku.games.honor.rules.components import DECKS, constant

__all__ = ["Terms"]


class Terms:
    def __init__(
        self,
        seats: int,
        goal: int,
        shogun_table: str,
        deck: str,
        weak_start: bool,
        discard_cost: int,
        anyone_helps: bool,
        empty_seppuku: bool,
        round_limit: int,
    ) -> None:
        self.seats: Final[i64] = seats
        self.goal: Final[i64] = goal
        self.title_honor: Final[i64] = constant(f"shogun_{shogun_table}")[str(seats)]
        self.copies: Final = DECKS[deck].copies
        self.honor: Final = DECKS[deck].honor
        self.ki: Final = DECKS[deck].ki
        self.strength: Final = DECKS[deck].strength
        self.reprints: Final = DECKS[deck].reprints
        self.standard: Final = deck == "standard" and shogun_table == "book"
        self.weak_start: Final = weak_start
        self.discard_cost: Final[i64] = discard_cost
        self.anyone_helps: Final = anyone_helps
        self.empty_seppuku: Final = empty_seppuku
        self.round_limit: Final[i64] = round_limit  # 0: none
