"""Small contests, for the tests of the arena."""

import sengoku
from sengoku.arena.match import Contest, Played

__all__ = ["contest", "played"]


def contest(
    bots: str = "random,greedy", *, game: str = "glory", seats: int = 2, seed: int = 1
) -> Contest:
    """A single round of Call to Glory, unless another game is asked for."""
    options = {"rounds": 1} if game == "glory" else {}
    setup = sengoku.game(game).setup(seats, options)
    return Contest(game, setup, tuple(bots.split(",")), seed)


def played(bots: str, ranks: str, *, deal: int = 0, seating: int = 0) -> Played:
    """A game by its seats and their places: played("ABB", "213")."""
    places = tuple(int(rank) for rank in ranks)
    scores = tuple(10 * (len(bots) - place) for place in places)
    return Played(deal, seating, tuple(bots), places, scores, 1, "", {})
