"""The file of a ladder: a line that says what it is about, then a line for each finished game.

A line is written whole and at once, so that an interruption costs no finished game. Of a file that
was cut all the same the last, incomplete line is dropped.
"""

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec

import sengoku
from sengoku.arena.match import Contest, Played
from sengoku.kernel.problem import Problem, shown
from sengoku.version import VERSION

__all__ = ["FORMAT", "LadderLedger"]

FORMAT: Final = "sengoku-ladder-1"


class LadderLedger:
    """Holds the games of one contest, those of earlier runs too."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self._path: Final = path
        self._contest: Final = contest
        self._file: BinaryIO | None = None
        # Lines lie nearly in order, so a few deals at a time are enough.
        self._seatings = lru_cache(32)(lambda deal: [one.bots for one in contest.matches(deal)])

    def open(self) -> list[Played]:
        """The games that are finished. What is wrong with the file is told before it is changed."""
        played, whole = self._read() if self._path.exists() else ([], 0)
        self._file = self._path.open("ab")
        self._file.truncate(whole)
        if whole == 0:
            self._write(msgspec.json.encode(_header(self._contest)))
        return played

    def read(self) -> list[Played]:
        """The games in a file that stays as it is."""
        return self._read()[0]

    def close(self) -> None:
        if self._file is not None:
            self._file.close()

    def add(self, played: Played) -> None:
        self._write(msgspec.json.encode(played))

    def _write(self, line: bytes) -> None:
        assert self._file is not None, "the ledger is open"
        self._file.write(line + b"\n")
        self._file.flush()

    # -- reading -------------------------------------------------------------------------------

    def _read(self) -> tuple[list[Played], int]:
        """The finished games, and up to where the file is whole."""
        with self._path.open("rb") as file:
            first = file.readline()
            if not first.endswith(b"\n"):
                return self._begun(first)
            self._check_header(first)
            played, whole = [], len(first)
            for number, line in enumerate(_whole_lines(file), start=2):
                played.append(self._game(line, number))
                whole += len(line)
        return played, whole

    def _begun(self, first: bytes) -> tuple[list[Played], int]:
        """Empty, or cut while the first line was written: the ladder begins anew."""
        if not msgspec.json.encode(_header(self._contest)).startswith(first):
            raise Problem("ladder-not-one", {"file": str(self._path)[:200]})
        return [], 0

    def _check_header(self, line: bytes) -> None:
        found = _decoded(line)
        if not isinstance(found, dict) or "format" not in found:
            raise Problem("ladder-not-one", {"file": str(self._path)[:200]})
        asked = msgspec.json.decode(msgspec.json.encode(_header(self._contest)))
        for name in {**asked, **found}:
            if found.get(name) != asked.get(name):
                facts: dict[str, str | int] = {
                    "file": str(self._path)[:200],
                    "what": shown(name),
                    "found": shown(found.get(name), 80),
                    "asked": shown(asked.get(name), 80),
                }
                raise Problem("ladder-another", facts)

    def _game(self, line: bytes, number: int) -> Played:
        try:
            played = msgspec.json.decode(line, type=Played)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            played = None
        if played is None or not self._expects(played):
            facts: dict[str, str | int] = {"file": str(self._path)[:200], "line": str(number)}
            raise Problem("ladder-bad-line", facts)
        return played

    def _expects(self, played: Played) -> bool:
        """Whether it can be a game of this contest: so many seats, and a seating of the deal."""
        seats = self._contest.setup.seats
        if played.deal < 0 or not len(played.ranks) == len(played.scores) == seats:
            return False
        seatings = self._seatings(played.deal)
        known = 0 <= played.seating < len(seatings)
        return known and seatings[played.seating] == played.bots


def _header(contest: Contest) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": contest.game,
        "edition": sengoku.game(contest.game).edition,
        "players": contest.setup.seats,
        "options": dict(contest.setup.options),
        "bots": contest.bots,
        "seed": str(contest.seed),
    }


def _whole_lines(file: BinaryIO) -> Iterator[bytes]:
    for line in file:
        if line.endswith(b"\n"):
            yield line


def _decoded(line: bytes) -> Any:
    try:
        return msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
