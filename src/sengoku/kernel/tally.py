"""A number that a player may question: a base and modifiers, each with its reason."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sengoku.kernel import wire

__all__ = ["Modifier", "Tally"]


class Modifier:
    """One line of a tally: how much, why (a key into the texts), by which clause."""

    def __init__(self, amount: int, why: str, clause: str) -> None:
        self.amount: Final = amount
        self.why: Final = why
        self.clause: Final = clause


class Tally:
    """Summed on reading, so that it cannot disagree with its reasons."""

    def __init__(self, base: int = 0) -> None:
        self.base: Final = base
        self.reasons: Final[list[Modifier]] = []

    def add(self, amount: int, why: str, clause: str) -> None:
        self.reasons.append(Modifier(amount, why, clause))

    def total(self) -> int:
        total = self.base
        for reason in self.reasons:
            total += reason.amount
        return total

    def words(self) -> "wire.Tally":
        reasons: list[wire.Modifier] = [
            {"amount": reason.amount, "why": reason.why, "clause": reason.clause}
            for reason in self.reasons
        ]
        return {"base": self.base, "total": self.total(), "reasons": reasons}
