"""Actions in bits and in words."""

from typing import Any

import pytest

from sengoku.games.samurai.rules import actions
from sengoku.games.samurai.rules.components import CARDS
from sengoku.games.samurai.rules.grid import cell_at
from sengoku.kernel.problem import BadWords
from tests.games.samurai.position import SAMURAI


def test_every_card_and_cell_survives_bits_and_words() -> None:
    for card in range(len(CARDS)):
        for x, y in ((0, 1), (-44, 43), (44, -45), (47, -47)):
            action = actions.play(card, cell_at(x, y))
            assert actions.card(action) == card and actions.verb(action) == actions.PLAY
            assert SAMURAI.action(SAMURAI.words(action)) == action
            assert SAMURAI.label(action) == f"play:{CARDS[card]}:{x},{y}"


def test_a_spot_in_words() -> None:
    action = SAMURAI.action({"do": "lay", "x": -3, "y": 5})
    assert SAMURAI.words(action) == {"do": "lay", "x": -3, "y": 5}
    assert SAMURAI.label(action) == "lay:-3,5"


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("play", "words-not-an-object"),
        ({"do": "pass"}, "words-unknown-verb"),
        ({}, "words-unknown-verb"),
        ({"do": "play", "card": "helmet_5", "x": 0, "y": 1}, "words-bad-value"),
        ({"do": "play", "card": "helmet_3", "x": 0}, "words-bad-value"),
        ({"do": "play", "card": "helmet_3", "x": 0, "y": 1.0}, "words-bad-value"),
        ({"do": "play", "card": "helmet_3", "x": True, "y": 0}, "words-bad-value"),
        ({"do": "play", "card": "helmet_3", "x": 99, "y": 0}, "words-bad-value"),
        ({"do": "lay", "card": "helmet_3", "x": 1, "y": 1}, "words-unknown-field"),
    ],
)
def test_words_that_are_no_action_are_refused(words: Any, key: str) -> None:
    with pytest.raises(BadWords) as refused:
        SAMURAI.action(words)
    assert refused.value.key == key


def test_huge_numbers_are_refused_like_others() -> None:
    with pytest.raises(BadWords) as refused:
        SAMURAI.action({"do": "lay", "x": 10**5000, "y": 0})
    assert refused.value.key == "words-bad-value"
