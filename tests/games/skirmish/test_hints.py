"""How a position looks to a bot."""

import pytest

import sengoku
from sengoku.bots.ahead import Ahead, greed
from sengoku.kernel.nature import Fast
from tests.games.skirmish.position import GAME, N, U, position

FAR = N("hero", 33000, 33000)


def test_wounds_losses_and_an_end_change_the_promise() -> None:
    fresh = position(U("hero", 10000, 10000), U("spear_loyal", 5000, 5000), FAR)
    hurt = position(U("hero", 10000, 10000, drops=2), U("spear_loyal", 5000, 5000), FAR)
    fewer = position(U("hero", 10000, 10000), U("spear_loyal", 5000, 5000, models=1), FAR)
    assert GAME.promise(fresh, 0) > GAME.promise(fewer, 0) > GAME.promise(hurt, 0)
    assert GAME.promise(hurt, 1) > GAME.promise(fresh, 1)
    fresh.remove(2)
    assert GAME.promise(fresh, 0) == -GAME.promise(fresh, 1) > 1_000_000


@pytest.mark.skipif(not sengoku.compiled(), reason="whole games of a bot take the compiled engine")
def test_the_greedy_bot_beats_random_play() -> None:
    won = 0.0
    for seed in range(20):
        state = GAME.begin(GAME.setup(2, {"scenario": "last_samurai"}), Fast(seed, 8))
        bot, chance, seat = Ahead(GAME, seed, greed), Fast(seed + 77, 1), seed % 2
        while not state.over():
            options = state.options()
            random = options[chance.below(0, len(options))]
            state.play(bot.choose(state.copy()) if state.seat() == seat else random)
        won += (state.returns()[seat] + 1) / 2
    assert won >= 18
