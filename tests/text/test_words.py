"""The words of an action, as strangers may send them: read, or refused in a sentence."""

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as some

import sengoku
from sengoku.kernel.problem import BadWords
from sengoku.text import LANGUAGES, Speaker, Text
from tests.text.sayings import NAMES, sayings


@cache
def speakers() -> list[Speaker]:
    """Not until somebody speaks: every process reads this file, and one of them runs it."""
    return [Speaker(Text(language)) for language in LANGUAGES]


anything = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats(allow_nan=False) | some.text(),
    lambda inner: some.lists(inner) | some.dictionaries(some.text(), inner),
    max_leaves=8,
)


@cache
def nearly_words(slug: str) -> some.SearchStrategy[Any]:
    """Objects of true fields and true values, mixed up and mixed with anything."""
    fair = [*sayings(slug).actions.values()]
    names = sorted({name for words in fair for name in words})
    values = sorted({value for words in fair for value in words.values()}, key=repr)
    verbs = sorted({words["do"] for words in fair})
    mixed = some.dictionaries(
        some.sampled_from(names) | some.text(max_size=3), some.sampled_from(values) | anything
    )
    begun = some.builds(lambda verb, rest: {"do": verb, **rest}, some.sampled_from(verbs), mixed)
    bent = some.builds(lambda words, rest: {**words, **rest}, some.sampled_from(fair), mixed)
    return some.sampled_from(fair) | mixed | begun | bent


def read_or_refuse(slug: str, words: Any) -> bool:
    """Whether the words are an action; anything but BadWords is let through as a failure."""
    game = sengoku.game(slug)
    try:
        action = game.action(words)
    except BadWords as refused:
        for speaker in speakers():
            assert speaker.problem(refused).endswith(".")
        return False
    assert type(action) is int
    assert json.dumps(game.words(action), sort_keys=True) == json.dumps(words, sort_keys=True)
    return True


@pytest.mark.parametrize("slug", [game.slug for game in sengoku.GAMES])
@given(data=some.data())
@settings(max_examples=250)
def test_words_from_anywhere_are_an_action_or_refused(slug: str, data: some.DataObject) -> None:
    read_or_refuse(slug, data.draw(nearly_words(slug) | anything))


@pytest.mark.parametrize("slug", [game.slug for game in sengoku.GAMES])
def test_the_words_of_every_option_are_read_back(slug: str) -> None:
    game = sengoku.game(slug)
    for action in sayings(slug).offered:
        assert game.action(game.words(action)) == action
        assert read_or_refuse(slug, game.words(action))


@pytest.mark.parametrize("slug", [game.slug for game in sengoku.GAMES])
@pytest.mark.parametrize("words", [None, True, 3, 2.5, "draw", [], ["do"], [["do", "draw"]], {}])
def test_what_is_not_an_object_is_refused(slug: str, words: Any) -> None:
    assert not read_or_refuse(slug, words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_value_is_said_without_our_own_words(language: str) -> None:
    speaker = Speaker(Text(language), sengoku.game("glory"), NAMES)
    for words in ({"do": "draw"}, {"do": None}, {}, {"do": "lay", "character": "monk"}):
        with pytest.raises(BadWords) as refused:
            sengoku.game("glory").action(words)
        assert "None" not in speaker.problem(refused.value)


@example(words={"do": "lay", "character": "monk", "count": 10**4000})
@given(words=some.fixed_dictionaries({"do": some.just("lay"), "count": some.integers()}))
@settings(max_examples=20)
def test_large_numbers_are_refused_like_small_ones(words: dict[str, Any]) -> None:
    assert not read_or_refuse("glory", words)
