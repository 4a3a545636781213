"""What the client knows of the games is made from what they declare, and not forgotten."""

import json
import re
import runpy
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import pytest

import sengoku
from sengoku.games.honor.sight.prints import PRINTS
from sengoku.games.honor.sight.wire import Print
from sengoku.kernel.game import Game
from sengoku.text.facts import facts_of
from tests.laws.shapes import complaints

WEB = Path(__file__).parents[2] / "web"
FIXTURES = WEB / "tests" / "fixtures"
SCENES = ("sayings", "scenes")  # these hold no position
POSITIONS = sorted(
    path.relative_to(FIXTURES).as_posix()
    for path in FIXTURES.glob("*/*.json")
    if path.stem not in SCENES
)
MADE: dict[str, str] = runpy.run_path(str(WEB / "scripts" / "games.py"))["files"]()


@pytest.mark.parametrize("name", [*MADE])
def test_what_the_client_has_is_what_the_games_declare(name: str) -> None:
    assert (WEB / "src" / name).read_text("utf-8") == MADE[name], "run `make schema`"


@pytest.mark.parametrize("game", [*sengoku.GAMES], ids=lambda game: str(game.slug))
def test_a_lid_has_a_color_of_the_palette(game: Game) -> None:
    palette = (WEB / "src" / "app.css").read_text("utf-8")
    assert re.search(rf"^ *--{game.lid.accent}:", palette, re.MULTILINE)


def test_recorded_facts_are_what_a_server_tells_today() -> None:
    told = (FIXTURES / "facts.ftl").read_text("utf-8")
    assert told == f"{facts_of(sengoku.GAMES)}\n", "run `make positions`"


def wire(slug: str) -> Any:
    return import_module(f"sengoku.games.{slug}.sight.wire")


@pytest.mark.parametrize("name", POSITIONS)
def test_a_recorded_position_is_what_a_table_tells_today(name: str) -> None:
    told = json.loads((FIXTURES / name).read_text("utf-8"))
    wrong = [*complaints(told["view"], wire(name.partition("/")[0]).View)]
    asked = told["asked"]
    assert asked is None or asked["question"] == told["view"]["question"]
    assert not wrong, f"run `make positions`: {wrong[:3]}"


@pytest.mark.parametrize("slug", [game.slug for game in sengoku.GAMES])
def test_a_recorded_event_is_what_a_table_tells_today(slug: str) -> None:
    shapes = {shape.__name__: shape for shape in get_args(wire(slug).Event)}
    rows = json.loads((FIXTURES / slug / "sayings.json").read_text("utf-8"))
    events = [row["told"] for row in rows if row["kind"] == "event"]
    wrong = [found for told in events for found in complaints(told, shapes[told["event"]])]
    assert not wrong, f"run `make positions`: {wrong[:3]}"
    assert len({told["event"] for told in events}) > len(shapes) / 4


def test_positions_were_found_for_every_game() -> None:
    assert {name.partition("/")[0] for name in POSITIONS} == {game.slug for game in sengoku.GAMES}


def test_what_is_printed_on_cards_has_its_shape() -> None:
    assert not [*complaints(PRINTS, dict[str, Print])]
