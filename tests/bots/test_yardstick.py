"""The levels of 2026 play as they did then, whatever becomes of the others."""

import hashlib
import json
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import sengoku
from sengoku.bots import bot_named
from sengoku.kernel.nature import Fast

SLUGS = [game.slug for game in sengoku.GAMES]
RECORDED = Path(__file__).with_name("yardstick.json")
DECISIONS = 16
# Levels 1 and 2 whole; of those that search, how they search: a whole level 5 thinks for too long.
NAMES = ["bot:1:2026", "bot:2:2026", "bot:3:2026@16", "bot:5:2026@40"]
DATA = ["weights.toml", "net.toml", "openings.toml"]


def decisions(slug: str, name: str) -> list[int]:
    """What the bot decides at all seats, from a position that random play led to."""
    game = sengoku.game(slug)
    state = game.new(seats=game.seats[0], seed=26)
    chooser, streams = Fast(9, 1), len(game.streams)
    for _ in range(12):
        state.play(state.pick(chooser))
    bots = [bot_named(name, game, 2026 + seat) for seat in range(game.seats[0])]
    made: list[int] = []
    while len(made) < DECISIONS and not state.over():
        seat = int(state.seat())
        action = bots[seat].choose(state.redeal(seat, Fast(len(made), streams)))
        if len(state.options()) > 1:
            made.append(action)
        state.play(action)
    return made


def data(slug: str) -> dict[str, str]:
    room = files(f"sengoku.games.{slug}.judgement")
    found = {}
    for name in DATA:
        part = room.joinpath(name)
        if part.is_file():
            found[name] = hashlib.sha256(_said(part.read_text("utf-8"))).hexdigest()[:16]
    return found


def _said(text: str) -> bytes:
    """The numbers, without how strong today's levels are: no bot thinks with that."""
    tables = tomllib.loads(text)
    for name in ("strengths", "conviction"):
        tables.get("judgement", {}).pop(name, None)
    return json.dumps(tables, sort_keys=True).encode()


def recorded() -> Any:
    return json.loads(RECORDED.read_text())


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("slug", SLUGS)
def test_its_decisions_stay_what_they_were(slug: str, name: str) -> None:
    assert decisions(slug, name) == recorded()[slug][name]


@pytest.mark.parametrize("slug", SLUGS)
def test_the_numbers_it_thinks_with_stay_what_they_were(slug: str) -> None:
    assert data(slug) == recorded()[slug]["data"]


def test_settings_stay_what_they_were() -> None:
    settings = files("sengoku.bots").joinpath("yardstick.toml").read_text()
    lines = [line for line in settings.splitlines() if not line.startswith("#")]
    said = hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
    assert said == recorded()["settings"]


def test_a_year_is_a_name_of_its_own() -> None:
    """A level of a year slips as it did: today's settings do not matter."""
    game = sengoku.game("honor")
    bot = bot_named("bot:1:2026", game, 1)
    assert vars(bot)["_slips"] == 75
