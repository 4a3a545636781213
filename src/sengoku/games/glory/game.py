"""Call to Glory as the kernel's contract asks for it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from sengoku.games.glory.rules import invariants, missed, position, saving
from sengoku.games.glory.rules.actions import VERBS
from sengoku.games.glory.rules.components import CARDS, KINDS, STACKS, STANDARD_ORDERS, constant
from sengoku.games.glory.rules.state import Glory
from sengoku.games.glory.rules.steps import STEPS
from sengoku.games.glory.rules.steps.rounds import BeginGame
from sengoku.games.glory.rules.terms import Terms
from sengoku.games.glory.sight import view
from sengoku.games.glory.sight.nouns import NOUNS
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

__all__ = ["CallToGlory"]

STANDARD = "standard"


class OrderTable(Option):
    """`standard`, or three stacks of four different characters."""

    __slots__ = ()

    def read(self, given: Any) -> Any:
        if given == STANDARD:
            return given
        if not isinstance(given, list) or len(given) != len(STACKS):
            raise self.refused(given)
        for stack in given:
            if not isinstance(stack, list) or len(stack) != 4 or len({*map(str, stack)}) != 4:
                raise self.refused(given)
            if any(name not in KINDS for name in stack):
                raise self.refused(given)
        return given


class CallToGlory(Game):
    lid = lid_of("sengoku.games.glory")
    editions = range(1, 2)
    seats_clause = "GLO-1.1"
    streams = ("start", "deck", "orders")
    steps = STEPS
    nouns = NOUNS
    verbs = VERBS
    options: ClassVar[tuple[Option, ...]] = (
        Option("rounds", "default", "GLO-1.2", choices=("default",), low=1, high=8),
        Option("imperial_orders", False, "GLO-10.1", choices=(False, True)),
        Option("ninja_power", False, "GLO-11.1", choices=(False, True)),
        Option("first_start", "random", "GLO-1.9", choices=("random",), low=0, high=3),
        Option("ninja_take", "auto", "GLO-11.4", choices=("auto", "ask")),
        Option("ninja_pile_chooser", "owner", "GLO-11.11", choices=("owner", "user")),
        Option("stall_limit", constant("stall_limit"), "GLO-11.18", low=40, high=1000),
        OrderTable(
            "order_table", STANDARD, "GLO-10.1", choices=(STANDARD,), custom="[[4], [4], [4]]"
        ),
        Option("discard_view", "top", "GLO-14.1", choices=("top", "all")),
    )

    def reconcile(self, seats: int, values: dict[str, Any]) -> None:
        """Three rounds with orders, else four; a start player must have a seat. [GLO-1.2]"""
        orders = values["imperial_orders"]
        if values["rounds"] == "default":
            values["rounds"] = constant(
                "rounds_default_with_orders" if orders else "rounds_default"
            )
        elif orders and values["rounds"] > len(STACKS):
            raise BadSetup("glory-too-many-rounds", {"rounds": values["rounds"]}, "GLO-1.2")
        if values["first_start"] != "random" and values["first_start"] >= seats:
            raise BadSetup("glory-no-such-start", {"players": seats}, "GLO-1.9")

    def empty(self, setup: Setup, nature: Nature) -> Glory:
        return Glory(_LATEST.of(setup), nature)

    def open(self, state: State) -> None:
        state.then(BeginGame())

    def position(self, seats: int = 2, **said: Any) -> State:
        return position.position(self, seats, **said)

    def view(self, state: State, viewer: Viewer) -> dict[str, Any]:
        return cast(dict[str, Any], view.view(cast(Glory, state), viewer))

    def views(self, state: State, viewers: Sequence[Viewer]) -> list[dict[str, Any]]:
        return cast(list[dict[str, Any]], view.views(cast(Glory, state), viewers))

    def missed(self, state: State, seat: int, thing: dict[str, Any]) -> int:
        found = int(missed.missed(cast(Glory, state), seat, thing))
        return super().missed(state, seat, thing) if found < 0 else found

    def judgement(self) -> object:
        from sengoku.games.glory.judgement.judgement import JUDGEMENT

        return JUDGEMENT

    def features(self, *, memory: bool = True) -> "Features":
        from sengoku.games.glory.research.features import GloryFeatures
        from sengoku.games.glory.research.sheet import LAYOUT

        return GloryFeatures(LAYOUT, memory)

    def bound(self, setup: Setup) -> int:
        """The spec's invariants 11 to 13, in decisions."""
        turns = {2: 282, 3: 276, 4: 273}[setup.seats]
        each = 4
        if setup.options["ninja_power"]:
            turns = setup.options["stall_limit"] * (CARDS + 1 - 3 * setup.seats)
            each = 13
        return int(setup.options["rounds"] * (turns * each + setup.seats))

    def zones(self, state: State) -> dict[str, list[str]]:
        return invariants.zones(cast(Glory, state))

    def box(self, setup: Setup) -> list[str]:
        return invariants.box(_terms(setup))

    def secrets(self, state: State, seat: int) -> dict[str, dict[str, list[str]]]:
        return invariants.secrets(cast(Glory, state), seat)

    def check(self, state: State) -> None:
        invariants.check(cast(Glory, state))

    def sizes(self, setup: Setup, saved: dict[str, Any]) -> dict[str, int]:
        seats, kinds = setup.seats, len(KINDS)
        by_seat = dict.fromkeys(("ready", "bonus"), seats)
        return {**by_seat, "hands": seats * kinds, "known": seats * kinds, "owner": kinds}

    def facts(self, state: State) -> dict[str, Any]:
        return saving.facts(cast(Glory, state))

    def restore(self, state: State, saved: dict[str, Any]) -> None:
        saving.restore(cast(Glory, state), saved)


def _terms(setup: Setup) -> Terms:
    options = setup.options
    start = options["first_start"]
    table = options["order_table"]
    return Terms(
        seats=setup.seats,
        rounds=options["rounds"],
        imperial_orders=options["imperial_orders"],
        ninja_power=options["ninja_power"],
        first_start=int(NOBODY) if start == "random" else start,
        ninja_asks=options["ninja_take"] == "ask",
        user_places=options["ninja_pile_chooser"] == "user",
        stall_limit=options["stall_limit"],
        orders=STANDARD_ORDERS if table == STANDARD else table,
        whole_discards=options["discard_view"] == "all",
    )


_LATEST: Final = ForLatest(_terms)
