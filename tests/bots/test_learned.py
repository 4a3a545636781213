"""What was learned says the same everywhere, and is worth listening to."""

import pytest
from librt.vecs import vec
from mypy_extensions import u8

import sengoku
from sengoku.bots import bot_named
from sengoku.bots.guided import Guided
from sengoku.bots.learned import Learned, mind_of
from sengoku.kernel.features import SILENT

GLORY = sengoku.game("glory")


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


def test_what_it_finds_does_not_depend_on_what_it_cannot_know() -> None:
    mind, features = mind_of(GLORY), GLORY.features(memory=True)
    assert mind is not None
    state = GLORY.new(seats=3, seed=7)
    for _ in range(41):
        state.play(state.options()[0])
    while state.seat() == 0 or len(state.options()) < 4:
        state.play(state.options()[0])
    seat = state.seat()
    found = []
    for luck in range(3):
        world = state.redeal(seat, sengoku.Fast(seed=luck, streams=len(GLORY.streams)))
        search = Guided(mind, features, world, len(GLORY.streams), 5)
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
