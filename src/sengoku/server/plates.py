"""The pictures of the rule book: positions from a few words (`games/<slug>/book.toml`), drawn by
the table itself and open to be tried. They are made by the rules, so they cannot go stale."""

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

import sengoku
from sengoku.kernel.event import Event
from sengoku.kernel.nature import Fast
from sengoku.kernel.state import State
from sengoku.kernel.viewer import NOBODY, viewer_of
from sengoku.server.bodies import Plate
from sengoku.server.problems import NotFound

__all__ = ["foreseen", "names", "tried"]

# What a row says beside the words of its position.
OWN: Final = ("viewer", "show", "played", "others", "seed")


@lru_cache
def _rows(slug: str) -> dict[str, dict[str, Any]]:
    folder = files("sengoku").joinpath("games", sengoku.game(slug).slug)
    return tomllib.loads(folder.joinpath("book.toml").read_text("utf-8"))


def names(slug: str) -> list[str]:
    """Of all pictures in the book of a game."""
    return [*_rows(slug)]


def tried(slug: str, name: str, played: list[dict[str, Any]]) -> Plate:
    """The position after what somebody tried there."""
    row, state, journal = _after(slug, name, played)
    game = sengoku.game(slug)
    seat = _viewer(row)
    view = game.view(state, viewer_of(seat))
    asked = not state.over() and state.seat() == seat
    question = view["question"] if asked else None
    shown = row.get("show") if not played and question else None
    words = [option["words"] for option in question["options"]] if question else []
    assert not shown or shown in words, f"{slug} {name} shows {shown}, which is not offered"
    return Plate(
        seat=seat,
        view=view,
        events=[event.told(viewer_of(seat)) for event in journal],
        question=question,
        option=words.index(shown) if shown else None,
    )


def foreseen(
    slug: str, name: str, played: list[dict[str, Any]], about: dict[str, Any]
) -> dict[str, Any]:
    """From public facts alone, as at a table."""
    game = sengoku.game(slug)
    state = _after(slug, name, played)[1]
    return game.inquire(state.redeal(NOBODY, Fast(0, len(game.streams))), about)


def _viewer(row: Mapping[str, Any]) -> int:
    return int(row.get("viewer", row.get("seat", 0)))


def _after(
    slug: str, name: str, played: list[dict[str, Any]]
) -> tuple[dict[str, Any], State, list[Event]]:
    """The row, its position after what it and somebody played, and what happened last."""
    rows = _rows(slug)
    if name not in rows:
        raise NotFound("no-such-page")
    row, game = rows[name], sengoku.game(slug)
    said = {key: _numbered(value) for key, value in row.items() if key not in OWN}
    if "seed" in row:
        said["nature"] = Fast(int(row["seed"]), len(game.streams))
    state = game.position(said.pop("seats", game.seats[0]), **said)
    journal: list[Event] = []
    for words in row.get("played", []):
        journal = state.journal = []
        state.submit(int(state.seat()), words)
    for words in played:
        journal = state.journal = []
        state.submit(_viewer(row), words)
        _pass(row, state)
    return row, state, journal


def _pass(row: Mapping[str, Any], state: State) -> None:
    """Others answer with the first of the verbs that the row allows them."""
    said, verbs = state.verbs().words, row.get("others", [])
    while verbs and not state.over() and state.seat() != _viewer(row):
        offered = [action for action in state.options() if said(action)["do"] in verbs]
        if not offered:
            return
        state.submit(int(state.seat()), offered[0])


def _numbered(value: Any) -> Any:
    """Tables by seat: TOML writes their keys as text."""
    if isinstance(value, dict) and all(key.isdigit() for key in value):
        return {int(key): field for key, field in value.items()}
    return value
