"""The past: a setup, the luck and every action. Replaying it gives the state again."""

from typing import Any

import msgspec

from sengoku.kernel.event import Event
from sengoku.kernel.game import Game, Setup
from sengoku.kernel.nature import Fast, Nature, Sealed, commitment
from sengoku.kernel.problem import BadRecord, Problem, shown
from sengoku.kernel.state import State

__all__ = ["FORMAT", "Luck", "Record", "read_record", "replay", "write_record"]

FORMAT = "sengoku-record-1"
LONGEST_SEED = 40  # digits; keeps a hostile record from asking for huge arithmetic


class Luck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`fast` with a number, or `sealed` with 64 hex digits and what was published of them."""

    nature: str
    seed: str
    commitment: str = ""

    @staticmethod
    def fast(seed: int) -> "Luck":
        return Luck("fast", str(seed))

    @staticmethod
    def sealed(seed: bytes) -> "Luck":
        return Luck("sealed", seed.hex(), commitment(seed))

    def make(self, streams: tuple[str, ...]) -> Nature:
        if self.nature == "fast" and _is_number(self.seed):
            return Fast(int(self.seed), len(streams))
        if self.nature == "sealed" and _is_seal(self.seed):
            return Sealed(bytes.fromhex(self.seed), [*streams])
        raise BadRecord("record-bad-luck", {"nature": self.nature[:20], "seed": self.seed[:80]})


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`digest` is that of the state after the last action."""

    format: str
    game: str
    edition: int
    seats: int
    options: dict[str, Any]
    luck: Luck
    actions: list[int]
    digest: str

    def setup_for(self, game: Game) -> Setup:
        return game.setup(self.seats, self.options)


def write_record(record: Record) -> bytes:
    return msgspec.json.encode(record) + b"\n"


def read_record(data: bytes) -> Record:
    """A record that is whole and of this version; it is not replayed yet."""
    try:
        loose = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as broken:
        raise BadRecord("record-not-whole", {"detail": str(broken)[:120]}) from None
    if not isinstance(loose, dict) or "format" not in loose:
        raise BadRecord("record-not-one", {})
    if loose["format"] != FORMAT:
        raise BadRecord(
            "record-wrong-format", {"found": shown(loose["format"]), "expected": FORMAT}
        )
    try:
        return msgspec.convert(loose, Record)
    except msgspec.ValidationError as broken:
        raise BadRecord("record-bad-field", {"detail": str(broken)[:120]}) from None


def replay(
    game: Game, record: Record, *, at: int | None = None, journal: list[Event] | None = None
) -> State:
    """The state after `at` actions, or after all, checked against the record's digest."""
    if record.edition != game.edition:
        facts: dict[str, str | int] = {"found": shown(record.edition), "expected": game.edition}
        raise BadRecord("record-wrong-edition", facts)
    if at is not None and not 0 <= at <= len(record.actions):
        raise BadRecord("record-no-such-ply", {"at": at, "last": len(record.actions)})
    nature = record.luck.make(game.streams)
    state = game.begin(record.setup_for(game), nature, journal=journal)
    for ply, action in enumerate(record.actions if at is None else record.actions[:at]):
        _replay_one(state, ply, action)
    if at is None and game.digest(state) != record.digest:
        raise BadRecord("record-other-end", {"actions": len(record.actions)})
    return state


def _replay_one(state: State, ply: int, action: int) -> None:
    try:
        state.submit(state.seat(), action)
    except Problem as refused:
        raise BadRecord(
            "record-bad-action", {"ply": ply, "action": shown(action)}, refused.clause
        ) from None


def _is_number(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdecimal() and len(digits) <= LONGEST_SEED


def _is_seal(text: str) -> bool:
    return len(text) == 64 and all(digit in "0123456789abcdef" for digit in text)
