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
from sengoku.bots.fan import Fan
from sengoku.bots.guided import Guided
from sengoku.bots.judgement import judgement_of
from sengoku.bots.learned import Learned, mind_of
from sengoku.bots.mind import FINE, UNIT, RowMind
from sengoku.bots.net import packed
from sengoku.bots.thinker import Budget
from sengoku.games.skirmish.judgement import mind as field
from sengoku.kernel.features import SILENT
from sengoku.kernel.game import Game
from sengoku.kernel.state import State

GLORY, SAMURAI, SKIRMISH = (sengoku.game(slug) for slug in ("glory", "samurai", "skirmish"))
REFERENCE = Path(__file__).with_name("land.json")  # what the net said itself, in PyTorch
FIELD = REFERENCE.with_name("field.json")
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


@pytest.mark.parametrize("said", json.loads(FIELD.read_text()), ids=lambda said: said["at"])
def test_the_field_is_read_as_the_net_read_it_while_it_learned(said: dict[str, Any]) -> None:
    """`lab/export_skirmish.py --said` wrote what is expected."""
    mind = mind_of(SKIRMISH)
    assert mind is not None
    thought = mind.hidden(vec[u8](list(b64decode(said["row"]))))
    for place, hoped in enumerate(said["worth"]):
        assert int(mind.worth(thought, place)) == pytest.approx(hoped, abs=6_000)
    for option, wish in said["wishes"]:
        described = vec[u8](list(b64decode(option)))
        assert mind.wish(thought, described) == pytest.approx(wish, abs=0.06)


def test_a_field_means_the_same_compiled_or_not() -> None:
    mind = field.MIND(small_field())
    said = json.loads(FIELD.read_text())[1]
    thought = mind.hidden(vec[u8](list(b64decode(said["row"]))))
    assert sum(int(number) for number in thought) == 21_930_466
    wishes = [mind.wish(thought, vec[u8](list(b64decode(option)))) for option, _ in said["wishes"]]
    assert [round(wish, 6) for wish in wishes[:3]] == [-8.231998, -9.412325, -9.600689]


def small_field() -> dict[str, Any]:
    """A net of few numbers, that are about as large as those of a learned one."""
    seen, word, thought, last, liked = 4, 3, 5, 3, 2
    told, unit, option, kinds, steps = 335, 152, 162, 25, 2 * 15
    layers = {
        "unit": (unit, seen),
        "unit_told": (told, seen),
        "says": (seen, word),
        "things_say": (kinds, word),
        "off": (steps, word),
        "hears": (seen, seen),
        "heard": (word, seen),
        "think": (2 * seen, thought),
        "think_told": (told, thought),
        "last": (thought, last),
        "value": (last, 1),
        "calls": (seen, word),
        "things_call": (kinds, word),
        "far": (steps, word),
        "option": (option, seen),
        "option_thought": (last, seen),
        "option_unit": (seen, seen),
        "option_target": (seen, seen),
        "option_heard": (word, seen),
        "weigh": (seen, liked),
        "likes": (liked, 1),
    }
    parts: dict[str, Any] = {"version": "", "seen": seen, "word": word, "thought": thought}
    for name, (lines, numbers) in layers.items():
        weights = [8 * ((at * 79 + len(name) * 31) % 997 - 480) for at in range(lines * numbers)]
        parts[name] = packed(array("i", weights))
        parts[f"{name}_base"] = packed(array("i", [at * 1000 for at in range(numbers)]))
    return parts


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


@pytest.mark.parametrize(
    "game", [game for game in LEARNED if not game.continuous], ids=lambda game: game.slug
)
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


def battle(scenario: str, plies: int, least: int) -> State:
    """A battle after some decisions, at one with so many options."""
    state = SKIRMISH.new(seats=2, seed=7, scenario=scenario, level=3)
    chooser = sengoku.Fast(seed=9, streams=1)
    while plies > 0 or len(state.options()) < least:
        state.play(state.pick(chooser))
        plies -= 1
    return state


def fan_of(state: State, luck: int) -> Fan:
    mind = mind_of(SKIRMISH)
    assert mind is not None
    streams = len(SKIRMISH.streams)
    world = state.redeal(state.seat(), sengoku.Fast(seed=luck, streams=streams))
    features = SKIRMISH.features(memory=True)
    return Fan(mind, judgement_of(SKIRMISH), features, world, streams, 5)


@pytest.mark.parametrize(("scenario", "plies"), [("rescue", 30), ("battlefield", 60), ("spy", 5)])
def test_what_it_finds_in_a_fan_does_not_depend_on_what_it_cannot_know(
    scenario: str, plies: int
) -> None:
    state = battle(scenario, plies, 4)
    found = []
    for luck in range(3):
        search = fan_of(state, luck)
        search.run(4)
        found.append((search.found(), search.best()))
    assert found[0] == found[1] == found[2]
    assert max(visits for _, visits, _ in found[0][0]) == 4


def test_a_fan_can_be_thought_about_further() -> None:
    state = battle("battlefield", 60, 8)
    at_once, twice = fan_of(state, 1), fan_of(state, 1)
    at_once.run(6)
    twice.run(2)
    twice.run(4)
    assert at_once.found() == twice.found()
    assert {action for action, _, _ in at_once.found()} <= set(state.options())


def test_without_a_world_the_most_liked_of_a_fan_is_chosen() -> None:
    search = fan_of(battle("battlefield", 60, 8), 1)
    assert search.best() == search.found()[0][0]


def test_where_a_fan_is_said_in_halves_the_usual_bot_chooses() -> None:
    state = battle("battlefield", 0, 2)
    features = SKIRMISH.features(memory=True)
    chooser = sengoku.Fast(seed=9, streams=1)
    while features.towards(state, SILENT, state.options()[0]) == state.options()[0]:
        state.play(state.pick(chooser))
    mind, usual = mind_of(SKIRMISH), Last()
    assert mind is not None
    bot = Learned(SKIRMISH, 3, Budget(0), mind, usual)
    assert bot.choose(state) == usual.choose(state)


class Last:
    def choose(self, world: State) -> int:
        return int(world.options()[-1])


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
