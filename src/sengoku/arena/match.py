"""One game of a ladder: a deal, a seating, and what came of it.

The luck of the game follows from the seed and the deal alone, whoever sits where. The luck of a bot
follows from the seed, the deal, the seating and its seat. All games of bots are played here
(`Playing`), those of `sengoku simulate` too.
"""

import hashlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

import sengoku
from sengoku.arena.deciding import BotSitting, chosen, submit
from sengoku.arena.seating import Seating, seatings
from sengoku.arena.times import Times
from sengoku.bots import Bot, bot_named
from sengoku.kernel.game import Game, Setup
from sengoku.kernel.nature import Fast
from sengoku.kernel.state import State

__all__ = ["Contest", "Match", "Played", "Playing", "Scribe", "play_match"]


@dataclass(frozen=True, slots=True)
class Contest:
    """What a ladder is about: everything that its games follow from."""

    game: str
    setup: Setup
    bots: tuple[str, ...]
    seed: int

    def luck(self, *parts: str | int) -> int:
        text = ":".join(str(part) for part in (self.seed, *parts))
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")

    def matches(self, deal: int) -> list["Match"]:
        seated = seatings(self.bots, self.setup.seats, self.luck("seating", deal))
        return [Match(self, deal, number, bots) for number, bots in enumerate(seated)]


@dataclass(frozen=True, slots=True)
class Match:
    contest: Contest
    deal: int
    seating: int
    bots: Seating

    def begin(self, game: Game) -> State:
        """The deal, as every seating finds it."""
        nature = Fast(self.contest.luck("deal", self.deal), len(game.streams))
        return game.begin(self.contest.setup, nature)

    def luck(self, use: str, seat: int) -> int:
        return self.contest.luck(use, self.deal, self.seating, seat)

    def worlds(self) -> list[Fast]:
        """What each seat's worlds are dealt from."""
        return [Fast(self.luck("worlds", seat), 1) for seat in range(len(self.bots))]

    def players(self, game: Game) -> list[Bot]:
        return [
            bot_named(name, game, self.luck("bot", seat), outside=True)
            for seat, name in enumerate(self.bots)
        ]


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game; lists have a place for each seat, `times` a name for each bot."""

    deal: int
    seating: int
    bots: Seating
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    digest: str
    times: dict[str, Times]


Scribe = Callable[[State, int], None]  # what is decided in a state, before it is played


def play_match(
    match: Match, players: Sequence[Bot] | None = None, watch: Scribe | None = None
) -> Played:
    """Plays it out with the bots of its seating, or with the players that are given."""
    playing = Playing(match, players, watch)
    while not playing.state.over():
        playing.decide()
    return playing.played()


class Playing:
    """A match under way. Each bot sees a world of its own at every decision, never the true state,
    and what it answers is checked."""

    def __init__(
        self, match: Match, players: Sequence[Bot] | None = None, watch: Scribe | None = None
    ) -> None:
        game = sengoku.game(match.contest.game)
        self.state: Final = match.begin(game)
        self.decisions = 0
        self._match = match
        self._game = game
        self._players = match.players(game) if players is None else players
        self._watch = watch
        self._worlds = match.worlds()
        self._times = {name: Times() for name in match.bots}

    def decide(self) -> None:
        seat = int(self.state.seat())
        world = self.state.redeal(seat, self._worlds[seat].fork(len(self._game.streams)))
        sitting = self._sitting(seat)
        began = time.perf_counter_ns()
        action = chosen(self._players[seat], world, sitting)
        self._times[sitting.bot].note((time.perf_counter_ns() - began) // 1000)
        if self._watch is not None:
            self._watch(self.state, action)
        submit(self.state, seat, action, sitting)
        self.decisions += 1

    def _sitting(self, seat: int) -> BotSitting:
        match = self._match
        return BotSitting(match.bots[seat], match.contest.game, match.deal, match.seating)

    def played(self) -> Played:
        return Played(
            self._match.deal,
            self._match.seating,
            self._match.bots,
            tuple(int(rank) for rank in self.state.ranks()),
            tuple(int(score) for score in self.state.scores()),
            self.decisions,
            self._game.digest(self.state),
            self._times,
        )
