"""What a game tells bots about itself: how a position looks, and what is worth trying."""

from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sengoku.kernel.game import Game
from sengoku.kernel.nature import Fast
from sengoku.kernel.problem import Facts
from sengoku.kernel.state import State

__all__ = ["Judgement", "Reason", "Strength", "judgement_of"]

# What to say, `<slug>-advice-<key>`, and its facts.
Reason: TypeAlias = tuple[str, Facts]


@dataclass(frozen=True)
class Strength:
    """A level of bots: `slips` percent of its decisions are careless; the others get `iterations`
    of search (0: one decision ahead)."""

    slips: int
    iterations: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """`strengths` are those of levels 1 to 6; `scale` is a lead in outlook that wins about three
    games of four; `depth` is after how many decisions a playout is broken off and judged;
    `curiosity` how much a search tries what it has tried little (the exploration constant of UCB);
    `trust` by how much (of 1) another option must do better than the one that the plain player
    advises, 0 if that is no advice; `conviction` by seats to what power chances of winning are
    raised before people are told them, so that they come true (bench/chances.py finds it);
    `learned` the first level that follows what was learned by self-play, if anything was."""

    strengths: Final[list[Strength]]
    scale: Final[i64]
    depth: Final[i64]
    curiosity: Final[float]
    trust: Final[float]
    conviction: Final[dict[int, float]]
    learned: Final[int]

    def __init__(
        self,
        strengths: list[tuple[int, int]],
        scale: i64,
        depth: i64,
        curiosity: float = 0.7,
        trust: float = 0.0,
        conviction: dict[int, float] | None = None,
        learned: int = 6,
    ) -> None:
        assert len(strengths) == 6, "a strength for each level from 1 to 6"
        self.strengths = [Strength(slips, iterations) for slips, iterations in strengths]
        self.scale = scale
        self.depth = depth
        self.curiosity = curiosity
        self.trust = trust
        self.conviction = conviction or {}
        self.learned = learned

    def first_sight(self, state: Any, seat: i64) -> i64:
        """How well a position looks at first sight for a seat, beside its rivals."""
        raise NotImplementedError

    def outlook(self, state: Any, seat: i64) -> i64:
        """The same on a longer look: what a search makes of the positions it reaches."""
        return self.first_sight(state, seat)

    def incentive(self, state: Any, seat: i64) -> i64:
        """What a bot maximises among sampled options: the outlook, plus what it is to strive for,
        which is no part of the chance shown to people."""
        return self.outlook(state, seat)

    def outlooks(self, state: Any) -> vec[i64]:
        """The outlook of every seat, for games that find them all at once."""
        known: State = state
        return vec[i64]([self.outlook(state, seat) for seat in range(len(known.scores()))])

    def tries(self, state: Any) -> vec[i64]:
        """The options that a search thinks about: all of them, or without those that are allowed
        and hardly ever wanted."""
        known: State = state
        return known.options()

    def reason(self, state: Any, action: i64) -> Reason:
        """Why an option may be good, in terms of the game: from what the seat that is asked knows,
        so that it is the same in every world that is invented for it. "" says nothing."""
        return "", {}

    def folly(self, state: Any, action: i64) -> str:
        """By its key what is senseless about an option, empty if nothing is (`FOLLIES` of the
        game): from what the seat that is asked knows."""
        return ""

    def sees_luck(self) -> bool:
        """Whether the outlook reads what is hidden, so that a dealt world alone can look good: a
        search then counts only what became better or worse in it."""
        return False

    def play_to_rest(self, state: Any, chooser: Fast) -> None:
        """Plays a position on to where it can be judged fairly: to the end of a fight, a turn (what
        others call quiescence)."""

    def plain_move(self, state: Any, chooser: Fast) -> i64:
        """What a plain player would do: a cheap and sensible option for a playout."""
        known: State = state  # a compiled call: by name it would cost a seventh of a playout
        return known.pick(chooser)


def judgement_of(game: Game) -> Judgement:
    """Loaded only when somebody is to think: whoever draws a table needs none of it."""
    judgement = game.judgement()
    assert isinstance(judgement, Judgement), f"{game.slug} has no judgement"
    return judgement
