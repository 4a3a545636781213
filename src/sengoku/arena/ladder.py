"""A ladder: bots measured against each other over whole deals."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from typing import Any

import sengoku
from sengoku.arena.cluster import play_anywhere
from sengoku.arena.match import Contest, Match, Played, play_match
from sengoku.arena.results import digest, pairs, standings, timing
from sengoku.arena.seating import games_a_deal
from sengoku.arena.shard import WHOLE, Shard
from sengoku.version import VERSION

__all__ = ["Ladder"]


class Ladder:
    """A contest over so many deals. Equal contests give equal tables, however they are played."""

    def __init__(
        self,
        contest: Contest,
        games: int,
        finished: Iterable[Played] = (),
        shard: Shard = WHOLE,
    ) -> None:
        """Plays at least `games` games, in whole deals; those `finished` before are not played, nor
        those of other shards."""
        self.contest, self.shard = contest, shard
        self.games_a_deal = games_a_deal(len(contest.bots), contest.setup.seats)
        self.deals = -(-games // self.games_a_deal)
        self._played: dict[tuple[int, int], Played] = {}
        for played in finished:
            self._take(played)

    @property
    def games(self) -> int:
        return self.deals * self.games_a_deal

    @property
    def mine(self) -> int:
        """Games of this shard."""
        return len(self.shard.deals(self.deals)) * self.games_a_deal

    @property
    def finished(self) -> int:
        return len(self._played)

    def play(self, keep: Callable[[Played], None], *, jobs: int = 1, ray: str = "") -> None:
        """Plays what is left; `keep` gets every game as soon as it is finished."""
        left = self.mine - self.finished
        with closing(play_anywhere(play_match, self._left(), left, jobs, ray)) as stream:
            for played in stream:
                self._take(played)
                keep(played)

    def _left(self) -> Iterator[Match]:
        for deal in self.shard.deals(self.deals):
            for match in self.contest.matches(deal):
                if (deal, match.seating) not in self._played:
                    yield match

    def _take(self, played: Played) -> None:
        """A file may hold more deals than are asked for now."""
        if played.deal in self.shard.deals(self.deals):
            self._played.setdefault((played.deal, played.seating), played)

    def words(self) -> dict[str, Any]:
        """The table. All but `timing` and `compiled` follows from the contest and the deals."""
        assert self.finished == self.games, "the table is of whole deals"
        contest = self.contest
        games = [self._played[key] for key in sorted(self._played)]
        standing = standings(contest.bots, games)
        order = [each.bot for each in standing]
        return {
            "game": contest.game,
            "edition": sengoku.game(contest.game).edition,
            "version": VERSION,
            "players": contest.setup.seats,
            "options": dict(contest.setup.options),
            "bots": [*contest.bots],
            "seed": contest.seed,
            "deals": self.deals,
            "games_a_deal": self.games_a_deal,
            "games": self.games,
            "decisions": sum(game.decisions for game in games),
            "standings": [each.words() for each in standing],
            "pairs": [pair.words() for pair in pairs(order, games)],
            "digest": digest(games),
            "timing": timing(order, games),
            "compiled": sengoku.compiled(),
        }
