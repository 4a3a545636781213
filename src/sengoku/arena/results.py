"""What the games of a ladder come to: a standing for each bot, a comparison for each pair."""

import hashlib
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from typing import Any, TypeAlias

from sengoku.arena.match import Played
from sengoku.arena.paired import sign_flip, wilson
from sengoku.arena.ratings import Rating, ratings
from sengoku.arena.times import Times

__all__ = ["Pair", "Standing", "digest", "pairs", "placing", "standings", "timing"]

Placing: TypeAlias = dict[str, Fraction]


def placing(played: Played) -> Placing:
    """The mean place of each bot's seats."""
    places: dict[str, list[Fraction]] = defaultdict(list)
    for seat, name in enumerate(played.bots):
        places[name].append(_place(played, seat))
    return {name: _mean(each) for name, each in places.items()}


def _place(played: Played, seat: int) -> Fraction:
    """A shared place counts as the mean of those it takes up."""
    rank = played.ranks[seat]
    return rank + Fraction(played.ranks.count(rank) - 1, 2)


def _mean(numbers: Sequence[Fraction]) -> Fraction:
    return sum(numbers, Fraction()) / max(len(numbers), 1)


@dataclass(frozen=True, slots=True)
class Standing:
    """A shared win counts in parts; means are over the seats that the bot held."""

    bot: str
    games: int
    seats: int
    wins: float
    mean_placing: float
    mean_score: float
    rating: Rating

    def words(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "games": self.games,
            "seats": self.seats,
            "wins": round(self.wins, 4),
            "win_share": round(self.wins / max(self.seats, 1), 4),
            "mean_placing": round(self.mean_placing, 4),
            "mean_score": round(self.mean_score, 4),
            "mu": round(self.rating.mu, 3),
            "sigma": round(self.rating.sigma, 3),
            "ordinal": round(self.rating.ordinal, 3),
        }


def standings(bots: Sequence[str], games: Sequence[Played]) -> list[Standing]:
    """The best rating first."""
    rated = ratings(bots, (placing(game) for game in games))
    found = [_standing(name, games, rated[name]) for name in bots]
    return sorted(found, key=lambda standing: -standing.rating.ordinal)


def _standing(name: str, games: Sequence[Played], rating: Rating) -> Standing:
    seated = [(game, seat) for game in games for seat, bot in enumerate(game.bots) if bot == name]
    won = [game for game, seat in seated if game.ranks[seat] == 1]
    return Standing(
        bot=name,
        games=sum(name in game.bots for game in games),
        seats=len(seated),
        wins=float(sum(Fraction(1, game.ranks.count(1)) for game in won)),
        mean_placing=float(_mean([_place(game, seat) for game, seat in seated])),
        mean_score=float(_mean([Fraction(game.scores[seat]) for game, seat in seated])),
        rating=rating,
    )


@dataclass(frozen=True, slots=True)
class Pair:
    """`first` is ahead of `second` in a game when the mean place of its seats is better."""

    first: str
    second: str
    games: int
    decisive: int
    wins: int
    low: float
    high: float
    better_by: float
    p: float

    def words(self) -> dict[str, Any]:
        return {
            "first": self.first,
            "second": self.second,
            "games": self.games,
            "decisive": self.decisive,
            "wins": self.wins,
            "share": round(self.wins / self.decisive, 4) if self.decisive else None,
            "low": round(self.low, 4),
            "high": round(self.high, 4),
            "placing_difference": round(self.better_by, 4),
            "p": float(f"{self.p:.3g}"),
        }


def pairs(bots: Sequence[str], games: Sequence[Played]) -> list[Pair]:
    """Every bot with every one that stands behind it in `bots`."""
    placings = [(game.deal, placing(game)) for game in games]
    return [_pair(first, second, placings) for first, second in combinations(bots, 2)]


def _pair(first: str, second: str, placings: Sequence[tuple[int, Placing]]) -> Pair:
    deals: dict[int, list[Fraction]] = defaultdict(list)
    for deal, places in placings:
        if first in places and second in places:
            deals[deal].append(places[second] - places[first])
    counts = [(sum(d > 0 for d in each), sum(d != 0 for d in each)) for each in deals.values()]
    means = [_mean(each) for each in deals.values()]
    low, high = wilson(counts)
    return Pair(
        first,
        second,
        games=sum(len(each) for each in deals.values()),
        decisive=sum(decisive for _, decisive in counts),
        wins=sum(wins for wins, _ in counts),
        low=low,
        high=high,
        better_by=float(_mean(means)),
        p=sign_flip(means),
    )


def timing(bots: Sequence[str], games: Sequence[Played]) -> list[dict[str, Any]]:
    """How long each bot took; it depends on the machine and its load, and on nothing else."""
    total = {name: Times() for name in bots}
    for game in games:
        for name, times in game.times.items():
            total[name].join(times)
    return [{"bot": name, **times.words()} for name, times in total.items()]


def digest(games: Sequence[Played]) -> str:
    """SHA-256 over who sat where and how every game ended."""
    lines = [f"{game.deal}:{game.seating}:{','.join(game.bots)}:{game.digest}\n" for game in games]
    return hashlib.sha256("".join(lines).encode()).hexdigest()
