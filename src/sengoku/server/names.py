"""What people and bots are called at a table, and which names look the same."""

import unicodedata
from collections.abc import Collection, Iterable
from typing import Final, get_args

from sengoku.server.bodies import BotPlayer
from sengoku.server.problems import Gone, Unknown

__all__ = ["alike", "bot_name", "check_free", "clean"]

LONGEST: Final = 24
BOT_PLAYERS: Final[tuple[str, ...]] = get_args(BotPlayer)

# Letters of other alphabets, small or capital, in which one reads one of ours; and the thin ones.
_READ_AS: Final = str.maketrans(
    "авеікмнорстухѕјһԁԛԝӏ" + "αβεζηικμνορτυχ" + "l1|\u01310",
    "abeikmhopctyxsjhdqwi" + "abezhikmnoptyx" + "iiiio",
)
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800")  # letters that show nothing
_UNSEEN: Final = ("C", "Z")  # controls and spaces


def clean(name: str) -> str:
    """Printable letters only; a name in which nothing is seen is refused."""
    cleaned = " ".join("".join(x if x.isprintable() else " " for x in name).split())[:LONGEST]
    if not alike(cleaned):
        raise Unknown("say-your-name")
    return cleaned


def alike(name: str) -> str:
    """The same for two names that nobody tells apart."""
    read = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(filter(_shows, read)).translate(_READ_AS)


def check_free(name: str, others: Iterable[str]) -> None:
    """Nobody is called so, or as good as so."""
    if alike(name) in map(alike, others):
        raise Gone("name-is-taken", {"name": name})


def _shows(letter: str) -> bool:
    if letter in _BLANK or unicodedata.category(letter).startswith(_UNSEEN):
        return False
    return not unicodedata.name(letter, "").startswith(("VARIATION", "MONGOLIAN FREE VARIATION"))


def bot_name(seat: int, others: Collection[str], wished: str = "") -> str:
    """The one that was wished for, or that of the seat; a bot makes way where somebody has it."""
    taken = {alike(name) for name in others}
    first = seat % len(BOT_PLAYERS)
    names: list[str] = [*([wished] if wished else ()), *BOT_PLAYERS[first:], *BOT_PLAYERS[:first]]
    return next((name for name in names if alike(name) not in taken), names[0])
