"""Bots: honest and legal."""

import pytest

import sengoku
from sengoku.bots import BOT_NAMES, bot_named
from sengoku.kernel.nature import Fast

GLORY = sengoku.game("glory")


@pytest.mark.parametrize("name", BOT_NAMES)
def test_a_bot_does_not_see_hidden_cards(name: str) -> None:
    """In every world that its seat could be in, the same bot chooses the same."""
    state = GLORY.new(seats=3, seed=5)
    chooser = Fast(9, 1)
    for ply in range(60):
        seat = int(state.seat())
        choices = {
            bot_named(name, GLORY, ply).choose(state.redeal(seat, Fast(ply * 10 + n, 3)))
            for n in range(4)
        }
        assert len(choices) == 1
        assert choices <= set(state.options())
        options = state.options()
        state.play(options[chooser.below(0, len(options))])


def test_a_bot_gets_its_choice_from_its_seed() -> None:
    world = GLORY.new(seats=2, seed=1)
    for name in BOT_NAMES:
        assert bot_named(name, GLORY, 4).choose(world.copy()) == bot_named(name, GLORY, 4).choose(
            world.copy()
        )
