"""What a viewer sees."""

import sengoku
from sengoku.games.honor.rules.components import CARDS, DECKS
from sengoku.kernel.viewer import PUBLIC

HONOR = sengoku.game("honor")


def test_a_viewer_is_told_what_this_deck_prints_otherwise() -> None:
    standard = HONOR.view(HONOR.new(seats=3), PUBLIC)
    assert standard["reprints"] == {}
    amigo = HONOR.view(HONOR.new(seats=3, deck="amigo"), PUBLIC)["reprints"]
    deck, plain = DECKS["amigo"], DECKS["standard"]
    for card, name in enumerate(CARDS):
        told = amigo.get(name, {})
        for sort in ("honor", "ki", "strength"):
            printed = getattr(plain, sort)[card]
            assert told.get(sort, printed) == getattr(deck, sort)[card]
