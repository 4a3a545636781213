"""What experience makes of a table: a small net, taught by games of sensible players.

It answers for one seat, from the traits of that seat and the mean of its rivals', so that it serves
any number of players (lab/train_honor.py).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.bots.net import Net
from sengoku.games.honor.judgement.traits import TRAITS, traits
from sengoku.games.honor.rules.state import Honor
from sengoku.kernel.box import rows

__all__ = ["chances"]

NET: Final = Net(rows("sengoku.games.honor.judgement", "net.toml"))


def chances(state: Honor) -> vec[i64]:
    """By seat, log odds in thousandths: who has 1000 more stands above the other in the end in 73
    games of 100."""
    seats = state.terms.seats
    every = traits(state)
    summed = vec[i64]([0] * TRAITS)
    place: i64 = 0
    while place < len(every):
        summed[place % TRAITS] += every[place]
        place += 1
    found = vec[i64]([0] * seats)
    given = vec[i64]([0] * (TRAITS * 2))
    seat: i64 = 0
    while seat < seats:
        at: i64 = 0
        while at < TRAITS:
            own = every[seat * TRAITS + at]
            given[at] = own
            given[TRAITS + at] = (summed[at] - own) // (seats - 1)
            at += 1
        found[seat] = NET.answer(given)
        seat += 1
    return found
