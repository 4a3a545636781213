"""Where a slip would ruin much, an option says why: on random play of every game."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import sengoku
from sengoku.kernel.state import State
from sengoku.kernel.viewer import viewer_of
from sengoku.text import LANGUAGES, Text

Told = dict[str, Any]
GAMES: list[tuple[str, int, Told]] = [
    ("glory", 3, {"imperial_orders": True}),
    ("samurai", 3, {}),
    ("honor", 3, {}),
    ("skirmish", 2, {"scenario": "outpost"}),
]


def positions(slug: str, seats: int, options: Told, seed: int = 3) -> Iterator[tuple[State, Told]]:
    game, luck = sengoku.game(slug), random.Random(5)
    state = game.new(seats=seats, seed=seed, **options)
    for _ in range(400):
        if state.over():
            return
        yield state, game.view(state, viewer_of(state.seat()))
        state.play(luck.choice(list(state.options())))


def grave(view: Told) -> list[Told]:
    return [option for option in view["question"]["options"] if "grave" in option]


@pytest.mark.parametrize(("slug", "seats", "options"), GAMES)
def test_every_reason_to_think_twice_can_be_said(slug: str, seats: int, options: Told) -> None:
    views = [view for _, view in positions(slug, seats, options)]
    reasons = {option["grave"] for view in views for option in grave(view)}
    for language in LANGUAGES:
        text = Text(language)
        assert all(text.has(f"web-grave-{reason}") for reason in reasons)
    assert reasons, "random play meets at least one"


def test_a_marked_lay_or_discard_ends_the_round() -> None:
    seen = 0
    for state, view in positions("glory", 3, {}):
        for option in grave(view):
            after = state.copy()
            after.play(option["action"])
            while not after.over() and type(after.question()).__name__ == "PlaceCards":
                after.play(after.options()[0])  # beaten cards go to the piles first
            later = sengoku.game("glory").view(after, viewer_of(0))
            assert after.over() or later["round"] > view["round"]
            seen += 1
    assert seen


def test_every_attack_leaves_it_to_dice() -> None:
    for verb in ("charge", "shoot"):
        attacks = [
            option
            for scenario in ("outpost", "roadblock")
            for seed in (3, 4)
            for _, view in positions("skirmish", 2, {"scenario": scenario}, seed)
            for option in view["question"]["options"]
            if option["words"]["do"] == verb
        ]
        assert attacks, verb
        assert all(option.get("grave") == "dice" for option in attacks), verb
