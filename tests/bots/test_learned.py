"""What was learned says the same everywhere, and is worth listening to."""

import json
from array import array
from base64 import b64decode
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import u8

import sengoku
from sengoku.bots import bot_named
from sengoku.bots.guided import Guided
from sengoku.bots.learned import Learned, mind_of
from sengoku.bots.mind import FINE, UNIT, RowMind
from sengoku.bots.net import packed
from sengoku.kernel.features import SILENT
from sengoku.kernel.game import Game
from sengoku.kernel.state import State

GLORY, SAMURAI = sengoku.game("glory"), sengoku.game("samurai")
REFERENCE = Path(__file__).with_name("land.json")  # what the net said itself, in PyTorch
LEARNED = [game for game in sengoku.GAMES if mind_of(game) is not None]


def test_the_mind_says_the_same_compiled_or_not() -> None:
    mind, features = mind_of(GLORY), GLORY.features(memory=True)
    assert mind is not None
    state = GLORY.new(seats=3, seed=7)
    while not all(state.scores()) or state.seat() != 1:  # so that numbers of two bytes are told
        state.play(state.options()[0])
    row = vec[u8]([0] * int(features.width))
    features.write(state, state.seat(), SILENT, row, 0)
    thought = mind.hidden(row)
    assert sum(int(number) for number in thought) == 765_516
    assert [int(mind.worth(thought, place)) for place in range(3)] == [412_429, 577_745, 511_763]
    numbers = [features.number(state, SILENT, option) for option in state.options()]
    likes = [round(mind.preference(thought, number), 6) for number in numbers[:4]]
    assert likes == [-7.175258, -4.902503, 2.740853, 2.884922]


@pytest.mark.parametrize(("honor", "told"), [(None, 0), (0, 0), (3, 3), (-3, -3)])
def test_of_a_seat_that_nobody_has_no_honor_is_told(honor: int | None, told: int) -> None:
    mind = listening_to_honor()
    row = vec[u8]([0, 0] if honor is None else list((honor + 32768).to_bytes(2, "big")))
    assert [int(number) for number in mind.hidden(row)] == [(5 + told) * UNIT]


def listening_to_honor() -> RowMind:
    """It says five more than the honor that lies in the two bytes of a row."""
    layers = {
        "first": [UNIT * FINE, -UNIT * FINE, 0, 0],  # what is above zero, and what is below
        "first_base": [0, 0],
        "second": [UNIT, -UNIT],
        "second_base": [5 * UNIT * UNIT],
        "choice": [0],
        "choice_base": [0],
        "value": [0],
        "value_base": [0],
    }
    sizes = {"version": "", "wide": 2, "deep": 1, "pairs": [0], "offsets": [32768]}
    return RowMind({**sizes, **{name: packed(array("i", said)) for name, said in layers.items()}})


@pytest.mark.parametrize("said", json.loads(REFERENCE.read_text()), ids=lambda said: said["at"])
def test_the_land_is_read_as_the_net_read_it_while_it_learned(said: dict[str, Any]) -> None:
    """`lab/export_samurai.py --said` wrote what is expected."""
    mind = mind_of(SAMURAI)
    assert mind is not None
    row = vec[u8](list(b64decode(said["row"])))
    thought = mind.hidden(row)
    for place, hoped in enumerate(said["worth"]):
        assert int(mind.worth(thought, place)) == pytest.approx(hoped, abs=6_000)
    for number, wish in said["wishes"]:
        assert mind.preference(thought, number) == pytest.approx(wish, abs=0.06)


def far_land() -> State:
    """A road that leads away from the table's first village until a row has no room for it."""
    features = SAMURAI.features(memory=True)
    state = SAMURAI.new(seats=2, seed=7)
    while features.fits(state):
        state.play(max(state.options(), key=lambda action: reach(state, action)))
    return state


def reach(state: State, action: int) -> int:
    ahead = state.copy()
    ahead.play(action)
    sizes = ahead.east - ahead.west, ahead.north - ahead.south  # type: ignore[attr-defined]
    return int(max(sizes))


@pytest.mark.skipif(not sengoku.compiled(), reason="the usual bot thinks for long")
def test_where_a_row_has_no_room_the_usual_bot_chooses() -> None:
    state = far_land()
    assert not state.over()
    seat = state.seat()
    world = state.redeal(seat, sengoku.Fast(seed=1, streams=len(SAMURAI.streams)))
    learned = bot_named("learned@12", SAMURAI, 4).choose(world.copy())
    assert learned == bot_named("bot:4@12", SAMURAI, 4).choose(world)


@pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.slug)
def test_what_it_finds_does_not_depend_on_what_it_cannot_know(game: Game) -> None:
    mind, features = mind_of(game), game.features(memory=True)
    assert mind is not None
    state = game.new(seats=3, seed=7)
    for _ in range(41 if game is GLORY else 8):
        state.play(state.options()[0])
    while state.seat() == 0 or len(state.options()) < 4:
        state.play(state.options()[0])
    seat = state.seat()
    found = []
    for luck in range(3):
        world = state.redeal(seat, sengoku.Fast(seed=luck, streams=len(game.streams)))
        search = Guided(mind, features, world, len(game.streams), 5)
        search.run(24)
        found.append(search.found())
    assert found[0] == found[1] == found[2]
    assert sum(visits for _, visits, _ in found[0]) == 24


@pytest.mark.parametrize("slug", [game.slug for game in sengoku.GAMES])
def test_a_mind_reads_the_rows_it_learned_from(slug: str) -> None:
    game = sengoku.game(slug)
    mind = mind_of(game)
    if mind is None:
        assert not isinstance(bot_named("learned", game, 1), Learned), "level 5 plays instead"
        return
    layout = game.features(memory=True).layout
    assert mind.version == layout.version
    if isinstance(mind, RowMind):
        assert len(mind.first) == layout.width * mind.wide
        assert len(mind.choice) == layout.actions * mind.deep


@pytest.mark.skipif(not sengoku.compiled(), reason="whole games of a bot take the compiled engine")
def test_without_any_search_it_beats_the_greedy_bot() -> None:
    won = 0.0
    for seed in range(20):
        state = GLORY.new(seats=2, seed=seed)
        bots = [bot_named("learned@0", GLORY, seed), bot_named("greedy", GLORY, seed)]
        while not state.over():
            world = state.redeal(state.seat(), sengoku.Fast(seed=seed, streams=3))
            state.play(bots[(state.seat() + seed) % 2].choose(world))
        won += (state.returns()[seed % 2] + 1) / 2
    assert won >= 15
