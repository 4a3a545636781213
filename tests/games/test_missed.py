"""Which action somebody misses who points at a thing: the rules answer it for every game."""

import random

import pytest

import sengoku
from sengoku.kernel.problem import BadWords
from sengoku.kernel.record import Luck
from sengoku.kernel.table import Table
from sengoku.kernel.viewer import viewer_of
from tests.games.things import things

SETUPS = [("glory", 3), ("samurai", 3), ("honor", 4), ("skirmish", 2)]


@pytest.mark.parametrize(("slug", "seats"), SETUPS)
def test_whatever_is_pointed_at_an_action_is_missed_or_the_words_are_bad(
    slug: str, seats: int
) -> None:
    game, rng = sengoku.game(slug), random.Random(7)
    table, found = Table(game, game.setup(seats, {}), Luck.fast(7)), 0
    for _ in range(60):
        if table.over():
            break
        seat = rng.randrange(seats)
        for thing in things(game, rng, 8):
            try:
                action = table.missed(seat, thing)
            except BadWords:
                continue
            found += 1
            game.words(action)
            table.why_not(seat, action)
        table.submit(table.seat(), rng.choice(table.options(table.seat())))
    assert found > 20


def test_a_unit_alone_is_what_the_question_is_about_and_an_enemy_one_to_charge() -> None:
    game = sengoku.game("skirmish")
    rng, seen = random.Random(3), set[str]()
    table = Table(game, game.setup(2, {}), Luck.fast(3))
    while not table.over() and seen < {"token", "charge"}:
        seat = table.seat()
        question = table.question(seat)
        asks = question["asks"] if question else ""
        if asks in ("GiveToken", "ChooseAction"):
            view = table.view(viewer_of(seat))
            mine = "south" if seat == view["south"] else "north"
            for unit in view["units"]:
                words = game.words(table.missed(seat, {"unit": unit["unit"]}))
                asked = "token" if asks == "GiveToken" or unit["side"] == mine else "charge"
                assert words["do"] == asked
                seen.add(asked)
        table.submit(seat, rng.choice(table.options(seat)))
    assert seen == {"token", "charge"}


def test_a_shot_without_a_place_is_one_from_where_the_unit_stands() -> None:
    from tests.games.skirmish.position import GAME, N, U, position

    state = position(U("bow_loyal", 10000, 10000), N("hero", 15000, 10000))
    action = GAME.missed(state, 0, {"do": "shoot", "unit": 0, "target": 1})
    assert GAME.words(action) == {"do": "shoot", "unit": 0, "target": 1, "x": 10000, "y": 10000}


def test_a_pile_is_one_to_place_cards_on_while_that_is_asked() -> None:
    game = sengoku.game("glory")
    rng = random.Random(1)
    state = game.new(seats=2, seed=1)
    met: set[object] = set()
    while not state.over() and met != {"draw", "place"}:
        asks = type(state.question()).__name__
        words = game.words(game.missed(state, state.seat(), {"pile": "discard_1"}))
        assert words["do"] == ("place" if asks == "PlaceCards" else "draw")
        met.add(words["do"])
        state.play(rng.choice(list(state.options())))
    assert met == {"draw", "place"}


def test_a_set_of_too_few_cards_is_one_of_as_many_as_it_takes() -> None:
    game = sengoku.game("glory")
    state = game.position(2, at="act", hand="emperor monk*2")
    assert game.words(game.missed(state, 0, {"character": "monk"}))["count"] == 2
    lay = game.missed(state, 0, {"character": "emperor"})
    refused = game.why_not(state, 0, lay)
    assert refused is not None and refused.key == "glory-too-few-in-hand"
