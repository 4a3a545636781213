"""What is too far says how far it is, and how far one gets."""

import pytest

from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.kernel.problem import IllegalAction
from sengoku.text import LANGUAGES, Speaker, Text
from tests.clauses import rule
from tests.games.skirmish.position import GAME, N, U, act, position
from tests.geometry.scenes import solid

FAR = N("hero", 33000, 33000)


def told(state: Skirmish, do: str, **words: int) -> list[str]:
    """A refusal, in every language."""
    with pytest.raises(IllegalAction) as refused:
        act(state, do, **words)
    said = [Speaker(Text(language), GAME).problem(refused.value) for language in LANGUAGES]
    return [sentence.partition(" [")[0] for sentence in said]


@rule("TOH-8.2")
def test_a_shot_beyond_the_range() -> None:
    bow = position(U("bowman", 5000, 10000), N("hero", 32000, 10000))
    assert told(bow, "shoot", unit=0, target=1, x=5000, y=10000) == [
        "Too far: 26.1″, and the range is 24″.",
        "Te ver: 26,1″, en het bereik is 24″.",
        "Zu weit: 26,1″, und die Reichweite ist 24″.",
    ]


@rule("TOH-8.2")
def test_a_hair_beyond_the_range_does_not_read_as_within_it() -> None:
    bow = position(U("bowman", 5000, 10000), N("hero", 29985, 10000))
    assert bow.scene.gap(0, 1) == 24001
    assert told(bow, "shoot", unit=0, target=1, x=5000, y=10000)[0] == (
        "Too far: 24.1″, and the range is 24″."
    )


@rule("TOH-8.5")
def test_a_charge_that_is_too_long() -> None:
    state = position(U("hero", 10000, 10000), N("hero", 18984, 10000))
    assert told(state, "charge", unit=0, target=1) == [
        "Too far: 8″, and a charge reaches 6″.",
        "Te ver: 8″, en een stormaanval reikt 6″.",
        "Zu weit: 8″, und ein Ansturm reicht 6″.",
    ]
    hair = position(U("hero", 10000, 10000), N("hero", 16985, 10000))
    assert told(hair, "charge", unit=0, target=1)[0] == "Too far: 6.1″, and a charge reaches 6″."


@rule("TOH-6.3", "TOH-6.4", "TOH-6.6")
def test_a_place_beyond_a_move_of_either_kind() -> None:
    state = position(U("hero", 10000, 10000), FAR)
    assert told(state, "move", unit=0, x=17500, y=10000) == [
        "Too far: 7.5″, and this move reaches 6″.",
        "Te ver: 7,5″, en met deze beweging kom je 6″ ver.",
        "Zu weit: 7,5″, und mit dieser Bewegung kommst du 6″ weit.",
    ]
    assert told(state, "cautious", unit=0, x=13001, y=10000)[0] == (
        "Too far: 3.1″, and this move reaches 3″."
    )


@rule("TOH-6.6")
def test_a_place_that_is_near_and_behind_a_wall() -> None:
    wall = [solid(11000, 2000, 11400, 20000)]
    state = position(U("hero", 10000, 10000), FAR, pieces=wall)
    assert told(state, "move", unit=0, x=13000, y=10000) == [
        "You can’t get there in 6″: something is in the way.",
        "Met 6″ kom je daar niet: er staat iets in de weg.",
        "Mit 6″ kommst du nicht dorthin: Etwas ist im Weg.",
    ]


@rule("TOH-10.10")
def test_who_comes_in_has_only_the_length_of_the_move() -> None:
    state = position(U("hero", 10000, 600, zone="off", exit=(10000, 0)), FAR)
    assert told(state, "enter", unit=0, x=10000, y=9000) == [
        "From the edge you can’t get there in 6″.",
        "Vanaf de rand kom je daar niet met 6″.",
        "Vom Rand aus kommst du mit 6″ nicht dorthin.",
    ]


@rule("TOH-8.2", "TOH-8.5")
def test_who_only_asks_is_told_the_same_lengths() -> None:
    state = position(U("bowman", 5000, 10000), N("hero", 32000, 10000))
    [seen] = GAME.inquire(state, {"about": "targets", "unit": 0})["targets"]
    assert seen["charge"]["facts"] == {"apart": 26100, "reach": 6000}
    assert seen["no_shot"]["facts"] == {"apart": 26100, "reach": 24000}
    attack = GAME.inquire(state, {"about": "attack", "unit": 0, "target": 1})
    assert attack["facts"] == {"apart": 26100, "reach": 6000}
