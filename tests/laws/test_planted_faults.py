"""Each law can fail: a fault is planted, and the law must find it.

The faults are planted in Call to Glory, whose state has every kind of thing a law looks at.
"""

from typing import Any

import pytest

import sengoku
from sengoku.games.glory.rules.actions import LAY, verb
from sengoku.kernel.event import Event, Fact
from sengoku.kernel.game import Game, Setup
from sengoku.kernel.nature import Fast, Nature
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.record import Luck
from sengoku.kernel.state import State
from sengoku.kernel.table import Table
from sengoku.kernel.viewer import REFEREE, Viewer
from tests.laws import laws
from tests.laws.subject import Subject

GLORY = sengoku.game("glory")
SETUP = GLORY.setup(3, {"ninja_power": True, "imperial_orders": True})


def broken(law: Any, subject: Subject, message: str, setup: Setup = SETUP) -> None:
    law(Subject(GLORY), setup, 1)  # the law holds where nothing is planted
    with pytest.raises(AssertionError, match=message):
        law(subject, setup, 1)


class Wrapped:
    """A game with some of its verbs replaced; compiled classes cannot be patched."""

    def __init__(self, **verbs: Any) -> None:
        self.__dict__.update(verbs)

    def __getattr__(self, name: str) -> Any:
        return getattr(GLORY, name)


# -- 1 offer -------------------------------------------------------------------------------------


def test_an_option_offered_twice_is_found() -> None:
    class Twice(Subject):
        def options(self, state: State) -> list[int]:
            options = super().options(state)
            return [*options, options[0]]

    broken(laws.offer, Twice(GLORY), "the same option twice")


def test_a_question_without_options_is_found() -> None:
    class Mute(Subject):
        def options(self, state: State) -> list[int]:
            return [option for option in super().options(state) if verb(option) == LAY]

    broken(laws.offer, Mute(GLORY), "without options")


def test_a_random_option_that_favors_the_first_is_found() -> None:
    class Lazy(Subject):
        def pick(self, state: State, chooser: Fast) -> int:
            super().pick(state, chooser)
            return self.options(state)[0]

    broken(laws.offer, Lazy(GLORY), "a random option from elsewhere")


def test_asking_that_draws_luck_is_found() -> None:
    class Restless(Subject):
        def options(self, state: State) -> list[int]:
            state.nature.below(1, 6)
            return super().options(state)

    broken(laws.offer, Restless(GLORY), "asking changed the state")


# -- 2 refusal -----------------------------------------------------------------------------------


def test_an_action_that_nobody_checks_is_found() -> None:
    class Trusting(Subject):
        def submit(self, state: State, seat: int, action: int) -> None:
            state.play(state.options()[0])

    broken(laws.refusal, Trusting(GLORY), "was allowed")


def test_a_refusal_that_leaves_a_trace_is_found() -> None:
    class Clumsy(Subject):
        def submit(self, state: State, seat: int, action: int) -> None:
            state.unveil()
            super().submit(state, seat, action)

    broken(laws.refusal, Clumsy(GLORY), "a refusal changed the state")


def test_a_refusal_without_a_clause_is_found() -> None:
    class Silent(Subject):
        def submit(self, state: State, seat: int, action: int) -> None:
            raise IllegalAction("not-an-option")

    broken(laws.refusal, Silent(GLORY), "without a clause")


# -- 3 copies ------------------------------------------------------------------------------------


def test_a_copy_that_is_the_original_is_found() -> None:
    class Same(Subject):
        def copy(self, state: State) -> State:
            return state

    broken(laws.copies, Same(GLORY), "changed the original")


@pytest.mark.parametrize("field", ["hands", "known", "ready"])
def test_a_copy_that_shares_a_field_is_found(field: str) -> None:
    class Sharing(Subject):
        def copy(self, state: State) -> State:
            twin = state.copy()
            setattr(twin, field, getattr(state, field))
            return twin

    broken(laws.copies, Sharing(GLORY), "changed")


# -- 4 words -------------------------------------------------------------------------------------


def test_words_that_lose_a_number_are_found() -> None:
    class Rounding(Subject):
        def words(self, action: int) -> Any:
            words = super().words(action)
            return {**words, "count": 2} if "count" in words else words

    broken(laws.words, Rounding(GLORY), "words lose an action")


def test_a_saved_state_that_forgets_is_found() -> None:
    class Forgetful(Subject):
        def save(self, state: State) -> dict[str, Any]:
            return {**super().save(state), "draw_1": super().save(state)["draw_1"][::-1]}

    broken(laws.words, Forgetful(GLORY), "played on otherwise")


def test_a_view_that_is_not_plain_data_is_found() -> None:
    class Fancy(Subject):
        def view(self, state: State, viewer: Viewer) -> dict[str, Any]:
            return {**super().view(state, viewer), "pair": (1, 2)}

    broken(laws.words, Fancy(GLORY), "survive JSON")


# -- 5 records -----------------------------------------------------------------------------------


def test_play_that_does_not_repeat_is_found() -> None:
    count = iter(range(10**6))

    def begin(setup: Setup, nature: Nature, *, journal: list[Event] | None = None) -> State:
        return GLORY.begin(setup, Fast(next(count), 3), journal=journal)

    wobbly: Any = Wrapped(begin=begin)
    with pytest.raises(Exception, match="record"):
        laws.records(Subject(wobbly), SETUP, 1)


# -- 6 secrecy -----------------------------------------------------------------------------------


def test_a_leaking_view_is_found() -> None:
    class Leaking(Subject):
        def view(self, state: State, viewer: Viewer) -> dict[str, Any]:
            monks = GLORY.view(state, REFEREE)["hands"][0]["cards"].get("monk", 0)
            return {**super().view(state, viewer), "hint": monks}

    broken(laws.secrecy, Leaking(GLORY), "the view leaks")


def test_options_that_peek_are_found() -> None:
    class Peeking(Subject):
        def options(self, state: State) -> list[int]:
            top = GLORY.view(state, REFEREE)["piles"]["draw_1"]["cards"][:1]
            options = super().options(state)
            return options[::-1] if top == ["farmer"] else options

    broken(laws.secrecy, Peeking(GLORY), "the options leak")


def test_a_leaking_event_is_found() -> None:
    class Chatty(Subject):
        def told(self, event: Event, viewer: Viewer) -> dict[str, Fact]:
            return event.told(REFEREE)

    broken(laws.secrecy, Chatty(GLORY), "an event leaks")


def test_a_leaking_refusal_is_found() -> None:
    class Telling(Subject):
        def why_not(self, state: State, seat: int, action: int) -> IllegalAction | None:
            top = GLORY.view(state, REFEREE)["piles"]["draw_2"]["cards"][:1]
            return IllegalAction("not-an-option", {"top": str(top)})

    broken(laws.secrecy, Telling(GLORY), "a refusal leaks")


def test_a_redeal_that_forgets_what_is_known_is_found() -> None:
    class Amnesiac(Subject):
        def redeal(self, state: State, seat: int, nature: Nature) -> State:
            world: Any = state.redeal(seat, nature)
            for place in range(len(world.known)):
                world.known[place] = 0
            return world

    broken(laws.secrecy, Amnesiac(GLORY), "the view leaks")


def test_a_redeal_that_depends_on_the_truth_is_found() -> None:
    class Leaning(Subject):
        def redeal(self, state: State, seat: int, nature: Nature) -> State:
            top = GLORY.view(state, REFEREE)["piles"]["draw_1"]["cards"][:1]
            return state.redeal(seat, Fast(len(str(top)), 3))

    broken(laws.secrecy, Leaning(GLORY), "a redeal depends on secrets")


def test_a_world_with_a_trace_of_the_true_deal_is_found() -> None:
    """The places of the deck that were dealt already: never read again, never saved."""

    class Trailing(Subject):
        def redeal(self, state: State, seat: int, nature: Nature) -> State:
            true: Any = state
            world: Any = state.redeal(seat, nature)
            world.deck[0] = int(true.hands[0]) & 63
            return world

    broken(laws.secrecy, Trailing(GLORY), "a trace of the truth")


def test_a_redeal_that_changes_nothing_is_found() -> None:
    class Lazy(Subject):
        def redeal(self, state: State, seat: int, nature: Nature) -> State:
            return state.copy()

    broken(laws.coverage, Lazy(GLORY), "never visits")


def test_a_redeal_that_moves_only_the_piles_is_found() -> None:
    class Half(Subject):
        def redeal(self, state: State, seat: int, nature: Nature) -> State:
            world: Any = state.redeal(seat, nature)
            true: Any = state
            if seat >= 0:
                world.orders, world.spare = true.orders, true.spare
            return world

    broken(laws.coverage, Half(GLORY), "never visits")


# -- 7 conservation --------------------------------------------------------------------------------


def test_a_card_out_of_thin_air_is_found() -> None:
    class Generous(Subject):
        def zones(self, state: State) -> dict[str, list[str]]:
            return {**super().zones(state), "sleeve": ["emperor"]}

    broken(laws.conservation, Generous(GLORY), "lost, doubled or changed")


def test_a_broken_invariant_is_found() -> None:
    class Sleepy(Subject):
        def begin(self, setup: Setup, nature: Nature, journal: Any = None) -> State:
            state: Any = super().begin(setup, nature, journal)
            state.known[0] = 9
            return state

    broken(laws.conservation, Sleepy(GLORY), "known cards")


# -- 8 end ---------------------------------------------------------------------------------------


def test_returns_before_the_end_are_found() -> None:
    class Early(Subject):
        def returns(self, state: State) -> list[float]:
            return [0.0, 0.0, 0.0]

    broken(laws.end, Early(GLORY), "returns before the end")


def test_a_game_beyond_its_bound_is_found() -> None:
    short: Any = Wrapped(bound=lambda setup: 30)
    broken(laws.end, Subject(short), "beyond its bound")


# -- 9 undo --------------------------------------------------------------------------------------


class Careless(Table):
    """Forgets that something was unveiled."""

    def may_undo(self, seat: int) -> bool:
        return self._seats[-1] == seat and not self.over()


class Meddling(Table):
    """Lets anybody undo anything."""

    def may_undo(self, seat: int) -> bool:
        return not self._sealed[-1]


class Endless(Table):
    """Lets a player undo the decision that ended the game, as it was once."""

    def may_undo(self, seat: int) -> bool:
        return self._seats[-1] == seat and not self._sealed[-1]


class Sloppy(Table):
    """Undoes two decisions at once."""

    def undo(self, seat: int) -> None:
        super().undo(seat)
        if self._actions:
            self._seats[-1], self._sealed[-1] = seat, False
            super().undo(seat)


@pytest.mark.parametrize(
    ("table", "message"),
    [
        (Careless, "undo is offered"),
        (Meddling, "undo of another's"),
        (Sloppy, "undo gives another state"),
    ],
)
@pytest.mark.parametrize("game", [*sengoku.GAMES], ids=lambda game: str(game.slug))
def test_a_careless_undo_is_found(table: type[Table], message: str, game: Game) -> None:
    class Seated(Subject):
        def table(self, setup: Setup, luck: Luck) -> Table:
            return table(game, setup, luck)

    setup = game.setup(game.seats[0] if game.seats[0] == game.seats[-1] else 3)
    laws.undo(Subject(game), setup, 1)  # the law holds where nothing is planted
    with pytest.raises(AssertionError, match=message):
        laws.undo(Seated(game), setup, 1)


@pytest.mark.parametrize("slug", ["glory", "honor"])
def test_an_undo_after_the_end_is_found(slug: str) -> None:
    game = sengoku.game(slug)

    class Seated(Subject):
        def table(self, setup: Setup, luck: Luck) -> Table:
            return Endless(game, setup, luck)

    short: dict[str, Any] = {"rounds": 1} if slug == "glory" else {"round_limit": 20}
    setup = game.setup(3, short)
    with pytest.raises(AssertionError, match="undo of a game that is over"):
        for seed in range(12):
            laws.records(Seated(game), setup, seed)


class Forgetful(Subject):
    """Nobody knows any more what was shown before an undo."""

    def table(self, setup: Setup, luck: Luck) -> Table:
        return Amnesiac(self.game, setup, luck)

    def remember(self, state: State, action: int) -> None:
        pass


class Amnesiac(Table):
    def _remember(self, action: int) -> None:
        pass


@pytest.mark.parametrize("slug", ["glory", "honor"])
def test_what_an_undo_lets_others_forget_is_found(slug: str) -> None:
    game = sengoku.game(slug)
    with pytest.raises(AssertionError, match="before an undo is forgotten"):
        for seed in range(4):
            laws.undo(Forgetful(game), game.setup(3, {}), seed)


def test_an_order_that_an_undo_lets_others_forget_is_found() -> None:
    def is_order(state: State) -> bool:
        return type(state.question()).__name__ == "PlayOrder"

    class Half(Table):
        def _remember(self, action: int) -> None:
            if not is_order(self._state):
                super()._remember(action)

    class Careful(Subject):
        """All but orders is remembered."""

        def table(self, setup: Setup, luck: Luck) -> Table:
            return Half(self.game, setup, luck)

        def remember(self, state: State, action: int) -> None:
            if not is_order(state):
                super().remember(state, action)

    setup = GLORY.setup(3, {"imperial_orders": True, "rounds": 2})
    with pytest.raises(AssertionError, match="before an undo is forgotten"):
        for seed in range(40):
            laws.undo(Careful(GLORY), setup, seed)


# -- 6 once more: a window that gives a tell -------------------------------------------------------


def test_a_window_that_asks_only_those_who_hold_the_card_is_found() -> None:
    """In Honor of the Samurai, whose face windows are built to give no tell. [HON-8.8]"""
    honor = sengoku.game("honor")

    class Hasty(Subject):
        def play(self, state: State, action: int) -> None:
            state.play(action)
            while not state.over() and type(state.question()).__name__ == "MaySaveFace":
                options = list(state.options())
                if len(options) > 1:
                    return
                state.play(options[0])

    setup = honor.setup(4, {"dishonor_help": "any", "deck": "even"})
    for seed in range(12):
        laws.secrecy(Subject(honor), setup, seed)
    with pytest.raises(AssertionError, match="shows though nothing was unveiled"):
        for seed in range(12):
            laws.secrecy(Hasty(honor), setup, seed)
