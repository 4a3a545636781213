"""Actions in words and back."""

from typing import Any

import pytest

from sengoku.games.glory.rules.components import COPIES, KINDS, STANDARD_ORDERS
from sengoku.kernel.problem import BadWords
from tests.clauses import rule
from tests.games.glory.facts import action
from tests.games.glory.position import GLORY

PILES = ["draw_1", "discard_1", "discard_2", "draw_2"]
VOCABULARY = [
    *(f"draw:{pile}" for pile in PILES),
    *(f"lay:{name}:{n}" for k, name in enumerate(KINDS) for n in range(2, int(COPIES[k]) + 1)),
    *(f"discard:{name}:{pile}" for name in KINDS for pile in PILES[1:3]),
    *(f"place:{pile}" for pile in PILES[1:3]),
    *(f"ninja:{seat}:{name}" for seat in (1, 2, 3) for name in KINDS),
    *("end_turn", "take_figure", "decline_figure"),
    *(f"order:order_{'abc'[n]}_{name}" for n in range(3) for name in STANDARD_ORDERS[n]),
]


@rule("GLO-13.1")
def test_a_player_has_a_vocabulary_of_167_actions() -> None:
    assert len(VOCABULARY) == 167 == len({action(label) for label in VOCABULARY})


@rule("GLO-13.1")
def test_every_action_survives_its_words() -> None:
    for label in VOCABULARY:
        words = GLORY.words(action(label))
        assert GLORY.action(words) == action(label) and GLORY.label(action(label)) == label
    assert GLORY.words(action("lay:farmer:4")) == {"do": "lay", "character": "farmer", "count": 4}


@rule("GLO-13.4")
@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("lay", "words-not-an-object"),
        ({}, "words-unknown-verb"),
        ({"do": "steal"}, "words-unknown-verb"),
        ({"do": ["lay"]}, "words-unknown-verb"),
        ({"do": "end_turn", "seat": 1}, "words-unknown-field"),
        ({"do": "draw"}, "words-bad-value"),
        ({"do": "draw", "pile": "draw_3"}, "words-bad-value"),
        ({"do": "lay", "character": "peasant", "count": 2}, "words-bad-value"),
        ({"do": "lay", "character": "emperor", "count": 7}, "words-bad-value"),
        ({"do": "lay", "character": "emperor", "count": True}, "words-bad-value"),
        ({"do": "ninja", "seat": 4, "character": "monk"}, "words-bad-value"),
        ({"do": "order", "card": "order_d_monk"}, "words-bad-value"),
    ],
)
def test_words_that_name_no_action_are_refused(words: Any, key: str) -> None:
    with pytest.raises(BadWords) as refusal:
        GLORY.action(words)
    assert refusal.value.key == key
