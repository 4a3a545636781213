"""Samurai: The Card Game as the kernel's contract asks for it."""

from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from sengoku.games.samurai.rules import invariants, missed, position, saving
from sengoku.games.samurai.rules.actions import VERBS
from sengoku.games.samurai.rules.components import (
    CARDS,
    HAND_SIZE,
    INFLUENCE_SETS,
    SYMBOL_COUNT,
    VILLAGE_SETS,
    VILLAGES,
    constant,
    symbols_of,
    village_named,
)
from sengoku.games.samurai.rules.state import Samurai
from sengoku.games.samurai.rules.steps import STEPS
from sengoku.games.samurai.rules.steps.turns import BEGIN_GAME
from sengoku.games.samurai.rules.terms import Terms
from sengoku.games.samurai.sight import view
from sengoku.games.samurai.sight.nouns import NOUNS
from sengoku.kernel.box import lid_of
from sengoku.kernel.game import Game, Setup
from sengoku.kernel.latest import ForLatest
from sengoku.kernel.nature import Nature
from sengoku.kernel.option import Option
from sengoku.kernel.problem import BadSetup
from sengoku.kernel.state import State
from sengoku.kernel.viewer import NOBODY, Viewer

if TYPE_CHECKING:
    from sengoku.kernel.features import Features

__all__ = ["SamuraiCardGame"]


class CardTable(Option):
    """The name of a table in the data, or a table of one's own: copies by card id."""

    __slots__ = ()

    def read(self, given: Any) -> Any:
        if isinstance(given, str):
            return Option.read(self, given)
        if not isinstance(given, dict) or not all(
            type(n) is int and n >= 0 for n in given.values()
        ):
            raise self.refused(given)
        if not self.fits(given):
            raise self.refused(given)
        return dict(given)

    def fits(self, table: dict[Any, int]) -> bool:
        raise NotImplementedError


class InfluenceTable(CardTable):
    """15 cards, and enough samurai for what four players remove. [SAM-1.3]"""

    __slots__ = ()

    def fits(self, table: dict[Any, int]) -> bool:
        removed = constant("removed")["4"]
        return (
            all(name in CARDS for name in table)
            and sum(table.values()) == constant("set_size")
            and all(table.get(name, 0) >= removed.count(name) for name in removed)
        )


class VillageTable(CardTable):
    """15 villages with one symbol, 27 with two, 2 with three."""

    __slots__ = ()

    def fits(self, table: dict[Any, int]) -> bool:
        if not all(name in VILLAGES for name in table):
            return False
        totals = dict.fromkeys(constant("village_totals"), 0)
        for name, copies in table.items():
            totals[str(len(symbols_of(village_named(name))))] += copies
        return bool(totals == constant("village_totals"))


class SamuraiCardGame(Game):
    lid = lid_of("sengoku.games.samurai")
    editions = range(1, 3)  # 2: without a majority nobody wins [SAM-9.9]
    seats_clause = "SAM-1.1"
    streams = ("villages", "deck_0", "deck_1", "deck_2", "deck_3", "start")
    steps = STEPS
    nouns = NOUNS
    verbs = VERBS
    options: ClassVar[tuple[Option, ...]] = (
        InfluenceTable(
            "influence_set", "sam_321", "SAM-1.2", choices=(*INFLUENCE_SETS,), custom="{card: n}"
        ),
        VillageTable(
            "village_set", "v_even", "SAM-1.5", choices=(*VILLAGE_SETS,), custom="{village: n}"
        ),
        Option("chain", "played", "SAM-5.6", choices=("played", "none")),
        Option(
            "no_majority",
            "draw",
            "SAM-9.9",
            choices=("draw", "total", "share"),
            once=((1, "total"),),
        ),
        Option("start_player", "random", "SAM-1.8", choices=("random",), low=0, high=3),
    )

    def reconcile(self, seats: int, values: dict[str, Any]) -> None:
        """A start player must have a seat. [SAM-1.8]"""
        if values["start_player"] != "random" and values["start_player"] >= seats:
            raise BadSetup("samurai-no-such-start", {"players": seats}, "SAM-1.8")

    def empty(self, setup: Setup, nature: Nature) -> Samurai:
        return Samurai(_LATEST.of(setup), nature)

    def open(self, state: State) -> None:
        state.then(BEGIN_GAME)

    def position(self, seats: int = 2, **said: Any) -> State:
        return position.position(self, seats, **said)

    def view(self, state: State, viewer: Viewer) -> dict[str, Any]:
        return cast(dict[str, Any], view.view(cast(Samurai, state), viewer))

    def missed(self, state: State, seat: int, thing: dict[str, Any]) -> int:
        found = int(missed.missed(cast(Samurai, state), seat, thing))
        return super().missed(state, seat, thing) if found < 0 else found

    def judgement(self) -> object:
        from sengoku.games.samurai.judgement.judgement import JUDGEMENT

        return JUDGEMENT

    def features(self, *, memory: bool = True) -> "Features":
        from sengoku.games.samurai.research.features import SamuraiFeatures
        from sengoku.games.samurai.research.sheet import LAYOUT

        return SamuraiFeatures(LAYOUT, memory)

    def bound(self, setup: Setup) -> int:
        """A card a turn, and each village laid with at most one answer. [invariant 12]"""
        terms = _terms(setup)
        return int(terms.seats * terms.set_size) + len(terms.villages)

    def zones(self, state: State) -> dict[str, list[str]]:
        return invariants.zones(cast(Samurai, state))

    def box(self, setup: Setup) -> list[str]:
        return invariants.box(_terms(setup))

    def secrets(self, state: State, seat: int) -> dict[str, dict[str, list[str]]]:
        return invariants.secrets(cast(Samurai, state), seat)

    def check(self, state: State) -> None:
        invariants.check(cast(Samurai, state))

    def sizes(self, setup: Setup, saved: dict[str, Any]) -> dict[str, int]:
        seats = setup.seats
        return {
            "hands": seats * int(HAND_SIZE),
            "decks": seats,
            "stones": seats * int(SYMBOL_COUNT),
        }

    def facts(self, state: State) -> dict[str, Any]:
        return saving.facts(cast(Samurai, state))

    def restore(self, state: State, saved: dict[str, Any]) -> None:
        saving.restore(cast(Samurai, state), saved)


def _terms(setup: Setup) -> Terms:
    options = setup.options
    influence, villages, start = (
        options[name] for name in ("influence_set", "village_set", "start_player")
    )
    return Terms(
        seats=setup.seats,
        influence_set=INFLUENCE_SETS[influence] if isinstance(influence, str) else influence,
        village_set=VILLAGE_SETS[villages] if isinstance(villages, str) else villages,
        chains=options["chain"] == "played",
        no_majority=options["no_majority"],
        start_player=int(NOBODY) if start == "random" else start,
    )


_LATEST: Final = ForLatest(_terms)
