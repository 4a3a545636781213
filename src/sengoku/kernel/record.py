"""The past: a setup, the luck and every action. Replaying it gives the state again."""

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from sengoku.kernel.event import Event
from sengoku.kernel.game import Game, Setup
from sengoku.kernel.nature import Fast, Nature, Sealed, Witness, commitment
from sengoku.kernel.problem import BadRecord, Problem, shown
from sengoku.kernel.state import State
from sengoku.kernel.viewer import NOBODY

__all__ = [
    "FORMAT",
    "Fork",
    "Luck",
    "Record",
    "Undone",
    "check_luck",
    "draws_of",
    "mixed",
    "read_record",
    "replay",
    "turned",
    "write_record",
]

FORMAT = "sengoku-record-1"
LONGEST_SEED = 40  # digits; keeps a hostile record from asking for huge arithmetic


class Luck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """`fast` with a number, or `sealed` with 64 hex digits and what was published of them.

    Where players added to the luck, the seed is mixed from the house's own part, whose commitment
    was promised before anybody added anything, and what each seat gave.
    """

    nature: str
    seed: str
    commitment: str = ""
    promise: str = ""
    house: str = ""
    entropy: tuple[str, ...] = ()

    @staticmethod
    def fast(seed: int) -> "Luck":
        return Luck("fast", str(seed))

    @staticmethod
    def sealed(seed: bytes) -> "Luck":
        return Luck("sealed", seed.hex(), commitment(seed))

    @staticmethod
    def shared(house: bytes, entropy: Sequence[str]) -> "Luck":
        seed = mixed(house, entropy)
        promise = commitment(house)
        return Luck("sealed", seed.hex(), commitment(seed), promise, house.hex(), tuple(entropy))

    def make(self, streams: tuple[str, ...]) -> Nature:
        if self.nature == "fast" and _is_number(self.seed):
            return Fast(int(self.seed), len(streams))
        if self.nature == "sealed" and _is_seal(self.seed):
            return Sealed(bytes.fromhex(self.seed), [*streams])
        raise BadRecord("record-bad-luck", {"nature": self.nature[:20], "seed": self.seed[:80]})


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """After `at` decisions play went on as another match, with new luck.

    Where it was `redealt`, all that the public could not see was dealt anew.
    """

    at: int
    luck: Luck
    redealt: bool = False

    def turn(self, game: Game, state: State) -> State:
        """The position as the new match begins with it."""
        return self.turn_by(game, state, self.luck.make(game.streams))

    def turn_by(self, game: Game, state: State, nature: Nature) -> State:
        turned = state.redeal(NOBODY, nature) if self.redealt else state.copy()
        turned.nature = nature
        return turned


class Undone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision that was taken back after `at` others; what it had shown stayed known."""

    at: int
    action: int


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """`digest` is that of the state after the last action."""

    format: str
    game: str
    edition: int
    seats: int
    options: dict[str, Any]
    luck: Luck
    actions: list[int]
    digest: str
    forks: tuple[Fork, ...] = ()
    undone: tuple[Undone, ...] = ()

    def setup_for(self, game: Game) -> Setup:
        return game.setup(self.seats, self.options, self.edition)


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
    if record.edition not in game.editions:
        facts: dict[str, str | int] = {"found": shown(record.edition), "newest": game.edition}
        raise BadRecord("record-wrong-edition", facts)
    if at is not None and not 0 <= at <= len(record.actions):
        raise BadRecord("record-no-such-ply", {"at": at, "last": len(record.actions)})
    _check_forks(record)
    nature = record.luck.make(game.streams)
    state = game.begin(record.setup_for(game), nature, journal=journal)
    state = turned(game, record.forks, 0, state)
    _recall(state, record, 0)
    for ply, action in enumerate(record.actions if at is None else record.actions[:at]):
        _replay_one(state, ply, action)
        state = turned(game, record.forks, ply + 1, state)
        _recall(state, record, ply + 1)
    if at is None and game.digest(state) != record.digest:
        raise BadRecord("record-other-end", {"actions": len(record.actions)})
    return state


def draws_of(game: Game, record: Record) -> list[dict[str, object]]:
    """Every shuffle and roll of a record that was replayed already, in their order."""
    draws: list[dict[str, object]] = []

    def witness(luck: Luck, number: int) -> Witness:
        return Witness(luck.make(game.streams), [*game.streams], number, draws)

    state = game.begin(record.setup_for(game), witness(record.luck, 0))
    for ply in range(len(record.actions) + 1):
        if ply:
            _replay_one(state, ply - 1, record.actions[ply - 1])
        for number, fork in enumerate(record.forks, start=1):
            if fork.at == ply:
                state = fork.turn_by(game, state, witness(fork.luck, number))
        _recall(state, record, ply)
    return draws


def turned(game: Game, forks: Sequence[Fork], ply: int, state: State) -> State:
    """The same state, or where another match began after `ply` decisions, what it began with."""
    for fork in forks:
        if fork.at == ply:
            journal = state.journal
            state = fork.turn(game, state)
            state.journal = journal
    return state


def _check_forks(record: Record) -> None:
    places = [fork.at for fork in record.forks]
    if places != sorted(places) or not all(0 <= at <= len(record.actions) for at in places):
        raise BadRecord("record-bad-fork", {"actions": len(record.actions)})
    for undone in record.undone:
        if not 0 <= undone.at <= len(record.actions):
            raise _bad_undo(undone)


def _recall(state: State, record: Record, ply: int) -> None:
    """What was shown after `ply` decisions and taken back."""
    for undone in record.undone:
        if undone.at == ply:
            if not state.could_play(undone.action):
                raise _bad_undo(undone)
            state.question().remember(state, undone.action)


def _bad_undo(undone: Undone) -> BadRecord:
    return BadRecord("record-bad-undo", {"ply": shown(undone.at), "action": shown(undone.action)})


def _replay_one(state: State, ply: int, action: int) -> None:
    try:
        state.submit(state.seat(), action)
    except Problem as refused:
        raise BadRecord(
            "record-bad-action", {"ply": ply, "action": shown(action)}, refused.clause
        ) from None


def check_luck(record: Record) -> None:
    """Every seed must be the one that was promised before the first card."""
    for luck in [record.luck, *(fork.luck for fork in record.forks)]:
        if luck.nature == "sealed" and _is_seal(luck.seed):
            _check_seed(luck)


def _check_seed(luck: Luck) -> None:
    kept = commitment(bytes.fromhex(luck.seed)) == luck.commitment
    if luck.promise or luck.house or luck.entropy:
        kept = kept and _is_seal(luck.house)
        kept = kept and luck == Luck.shared(bytes.fromhex(luck.house), luck.entropy)
    if not kept:
        raise BadRecord("record-other-commitment", {"commitment": luck.commitment[:64]})


def mixed(house: bytes, entropy: Sequence[str]) -> bytes:
    """The seed from the house's part and what each seat gave, in the order of the seats."""
    mixture = hashlib.sha256(b"sengoku-mix-1:" + house)
    for given in entropy:
        part = given.encode()
        mixture.update(len(part).to_bytes(4, "big") + part)
    return mixture.digest()


def _is_number(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdecimal() and len(digits) <= LONGEST_SEED


def _is_seal(text: str) -> bool:
    return len(text) == 64 and all(digit in "0123456789abcdef" for digit in text)
