"""Who plays better: paired deals, each of which both sides play from every seat."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import sengoku
from sengoku.arena.match import Contest, Match, Played, play_match
from sengoku.arena.paired import wilson
from sengoku.bots import bot_from
from sengoku.research.tables import Rival

__all__ = ["Duel", "duel"]

NAMES = ("one", "other")


@dataclass(frozen=True, slots=True)
class Duel:
    """`share` is what the first one won of the decided games, with a 95 % interval that counts
    deals and not games, since games of one deal share their luck."""

    deals: int
    won: int
    lost: int
    drawn: int
    share: float
    low: float
    high: float

    def __str__(self) -> str:
        counts = f"{self.won} won, {self.lost} lost, {self.drawn} drawn in {self.deals} deals"
        return f"{self.share:.1%} ({self.low:.1%} to {self.high:.1%}): {counts}"


def duel(
    one: Rival,
    other: Rival,
    game: str,
    seats: int | None = None,
    deals: int = 100,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
) -> Duel:
    """`duel(net, "bot:3", game="glory", seats=2)`. Players are names of bots, `module:function`,
    bots, or functions that take a world and give one of its options. A game is won by who leaves
    more rivals behind than are before him."""
    found = sengoku.game(game)
    setup = found.setup(found.seats[0] if seats is None else seats, options)
    contest = Contest(game, setup, NAMES, seed)
    results = []
    for deal in range(deals):
        games = [_played(contest, deal, seat, one, other) for seat in range(setup.seats)]
        results.append([_rank(each) for each in games])
    decided = [(ranks.count(1), len(ranks) - ranks.count(0)) for ranks in results]
    won, count = (sum(each[part] for each in decided) for part in (0, 1))
    low, high = wilson(decided)
    games_played = deals * setup.seats
    share = won / count if count else 0.5
    return Duel(deals, won, count - won, games_played - count, share, low, high)


def _played(contest: Contest, deal: int, seat: int, one: Rival, other: Rival) -> Played:
    seated = tuple(NAMES[int(place != seat)] for place in range(contest.setup.seats))
    match = Match(contest, deal, seat, seated)
    game = sengoku.game(contest.game)
    players = [
        bot_from(one if name == NAMES[0] else other, game, match.luck("bot", place))
        for place, name in enumerate(seated)
    ]
    return play_match(match, players)


def _rank(played: Played) -> int:
    """1 if the first one is before more rivals than behind, -1 if it is the reverse."""
    own = played.ranks[played.seating]
    ahead = sum((other > own) - (other < own) for other in played.ranks)
    return (ahead > 0) - (ahead < 0)
