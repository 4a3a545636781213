"""Every option has a reason in terms of its game, from what the player knows, in every language."""

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any

import pytest

import sengoku
from sengoku.bots.judgement import Reason, judgement_of
from sengoku.kernel.nature import Fast
from sengoku.kernel.state import State
from sengoku.kernel.viewer import REFEREE
from sengoku.text import LANGUAGES, Speaker, Text
from tests.games.honor.position import position
from tests.text.needs import SOURCES
from tests.text.voice import FILLED, sayings

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("glory", 2, {}),
    ("glory", 3, {"imperial_orders": True, "rounds": 3}),
    ("glory", 4, {"ninja_power": True, "ninja_take": "ask"}),
    ("samurai", 2, {}),
    ("samurai", 4, {}),
    ("honor", 3, {}),
    ("honor", 6, {}),
    ("skirmish", 2, {}),
    ("skirmish", 2, {"scenario": "spy", "level": 3}),
    ("skirmish", 2, {"scenario": "rescue", "level": 2}),
]
NAMES = ["Akira", "Botan", "Chie", "Daichi", "Emi", "Fuji"]
POSITIONS = 60
COUNTED = r"\b(one|One|één|eine[nrs]?|Eine?)\b"
Told = tuple[str, int, State, int]


@cache
def told(at: int) -> list[Told]:
    """Positions of a game in which bots and chance take turns, and a few options of each."""
    slug, seats, options = TABLES[at]
    game, chooser = sengoku.game(slug), Fast(at, 8)
    look, state = judgement_of(game), game.new(seats=seats, seed=at, **options)
    found: list[Told] = []
    for number in range(POSITIONS * 4):
        if state.over():
            break
        choices = state.options()
        if number % 4 == 0:
            found.extend((slug, seats, state.copy(), int(each)) for each in choices[:4])
        plain = look.plain_move(state, chooser) if chooser.below(0, 3) else state.pick(chooser)
        state.play(plain)
    return found


def reasons(at: int) -> Iterator[tuple[Told, Reason]]:
    for each in told(at):
        yield each, judgement_of(sengoku.game(each[0])).reason(each[2], each[3])


@pytest.mark.parametrize("at", range(len(TABLES)))
def test_a_reason_follows_from_what_the_seat_knows(at: int) -> None:
    streams = len(sengoku.game(TABLES[at][0]).streams)
    look = judgement_of(sengoku.game(TABLES[at][0]))
    for (_, _, state, action), found in reasons(at):
        for luck in (1, 2):
            world = state.redeal(state.seat(), Fast(luck, streams))
            assert look.reason(world, action) == found


@pytest.mark.parametrize("at", range(len(TABLES)))
def test_giving_a_reason_changes_nothing(at: int) -> None:
    game = sengoku.game(TABLES[at][0])
    for (_, _, state, _), _ in reasons(at):
        twin = state.copy()
        for option in state.options()[:2]:
            judgement_of(game).reason(state, option)
        assert game.save(state) == game.save(twin)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("at", range(len(TABLES)))
def test_every_reason_is_said_with_names_or_numbers_of_the_position(at: int, language: str) -> None:
    slug, seats, _ = TABLES[at]
    game = sengoku.game(slug)
    known = import_module(f"sengoku.games.{slug}.judgement.reasons").ADVICE
    speaker = Speaker(Text(language), game, NAMES[:seats])
    for (_, _, state, action), (key, facts) in reasons(at):
        assert key in known and facts, (key, game.words(action))
        speaker.meet(game.view(state, REFEREE))
        sentence = speaker.advice(key, facts)
        assert len(sentence.split()) <= 20, sentence
        assert not re.search(r"[{}$]|-1\b", sentence), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_reason_is_general(language: str) -> None:
    """Each way of saying it names somebody, something or how many."""
    said = [one for one in sayings(SOURCES, language) if "-advice-" in one.key]
    assert len(said) > 150
    assert [str(one) for one in said if not names_something(one.text)] == []


def names_something(text: str) -> bool:
    return FILLED in text or re.search(COUNTED, text) is not None


def test_a_general_reason_would_be_found() -> None:
    assert not names_something("It is the safe choice.")
    assert not names_something("Das zahlt sich in ein paar Zügen aus.")


def test_the_positions_show_most_of_the_reasons() -> None:
    shown = {(slug, key) for at in range(len(TABLES)) for (slug, *_), (key, _) in reasons(at)}
    for slug, least in (("glory", 18), ("samurai", 12), ("honor", 28), ("skirmish", 24)):
        assert sum(each == slug for each, _ in shown) >= least, sorted(shown)


def test_what_a_spy_does_at_home_is_told_as_it_is() -> None:
    """Moving one's own sword to another house is no loss, destroying it is."""
    state = position(
        houses={0: "daimyo_02 | daisho"}, hands={0: "ninja_spy"}, others="foot_soldiers"
    )
    game, found = sengoku.game("honor"), {}
    for action in state.options():
        words = game.words(action)
        if words["do"] == "spy" and words["house"] == "samurai-0":
            found[words["to"]] = judgement_of(game).reason(state, action)[0]
    assert found == {"daimyo-0": "moves-loot", "destroy": "wastes"}
