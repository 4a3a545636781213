"""Games and files named on the command line."""

import errno
from pathlib import Path
from typing import Final

import sengoku
from sengoku.kernel.game import Game
from sengoku.kernel.problem import Problem
from sengoku.kernel.record import Record, read_record
from sengoku.text import Text

__all__ = ["chosen_game", "chosen_record", "edition_line", "file_text", "reason"]

LARGEST_RECORD: Final = 64 * 1024 * 1024  # bytes; no match comes near it
LARGEST_TEXT: Final = 64 * 1024

REASONS: Final = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.EISDIR: "folder",
    errno.ENOSPC: "full",
}


def chosen_game(typed: str | None) -> Game:
    if typed is None:
        raise Problem("cli-which-game", {"known": ", ".join(game.slug for game in sengoku.GAMES)})
    return sengoku.game(typed)


def chosen_record(typed: str | None) -> Record:
    if typed is None:
        raise Problem("cli-which-file")
    return read_record(_file(typed, LARGEST_RECORD))


def file_text(typed: str) -> str:
    """What stands in a small file, for an option."""
    try:
        return _file(typed, LARGEST_TEXT).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Problem("cli-not-text", {"file": typed[:200]}) from None


def _file(typed: str, largest: int) -> bytes:
    try:
        with Path(typed).open("rb") as file:
            data = file.read(largest + 1)
    except (OSError, ValueError) as failed:
        raise Problem("cli-cannot-read", {"file": typed[:200], "why": reason(failed)}) from None
    if len(data) > largest:
        raise Problem("cli-file-too-large", {"file": typed[:200]})
    return data


def edition_line(text: Text, edition: int, game: Game) -> str:
    """For a match that began with rules which are no longer the newest."""
    return text.say("plays-by-edition", edition=edition, newest=game.edition)


def reason(failed: OSError | ValueError) -> str:
    """What went wrong with a file, as a word that the texts select on."""
    number = failed.errno if isinstance(failed, OSError) else None
    return REASONS.get(number or 0, "other")
