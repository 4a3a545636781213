"""Ratings with their uncertainty, by OpenSkill's Plackett and Luce."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from openskill.models import PlackettLuce

from sengoku.arena.scale import Belief

__all__ = ["Rating", "moved", "ratings"]


@dataclass(frozen=True, slots=True)
class Rating:
    """`ordinal` is what the bot is worth almost certainly: mu less three sigma."""

    mu: float
    sigma: float
    ordinal: float


def ratings(bots: Sequence[str], placings: Iterable[Mapping[str, Fraction]]) -> dict[str, Rating]:
    """From the mean placing of each bot in each game, in order.

    A bot that holds several seats of a game enters once. Bots do not learn, so tau is 0: what is
    known of them never ages.
    """
    model = PlackettLuce(tau=0.0)
    known = {name: model.rating() for name in bots}
    for placing in placings:
        teams = [[known[name]] for name in placing]
        rated = model.rate(teams, ranks=[float(place) for place in placing.values()])
        for name, [rating] in zip(placing, rated, strict=True):
            known[name] = rating
    return {name: Rating(one.mu, one.sigma, one.ordinal()) for name, one in known.items()}


def moved(beliefs: Sequence[Belief], places: Sequence[int]) -> list[Belief]:
    """After a match in which they came in at these places, each for himself. People learn, so that
    nothing is ever quite certain of them (tau)."""
    model = PlackettLuce()
    teams = [[model.rating(mu=belief.mu, sigma=belief.sigma)] for belief in beliefs]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [Belief(one.mu, one.sigma) for [one] in rated]
