"""The present (a state), the future (its agenda of steps), and the verbs that join them.

The past is the record, the present is the state, the future is the agenda. A step is an effect,
which does something, or a question, which waits for a seat. Steps never change once made, so games
make them once and every state shares them.
"""

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sengoku.kernel.event import Event
from sengoku.kernel.nature import CHOICE, Fast, Nature
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.verbs import Verbs
from sengoku.kernel.viewer import NOBODY

__all__ = ["LARGEST_ACTION", "Effect", "Question", "State", "Step", "play_any", "unpickled"]

LARGEST_ACTION: Final = (1 << 62) - 1


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Step:
    """A thing still to do. In a game's own steps `Any` is that game's state."""

    seat: Final[i64]
    asks: Final[bool]

    def __init__(self, seat: i64, asks: bool) -> None:
        self.seat = seat
        self.asks = asks

    def resolve(self, state: Any) -> None:
        """Does what an effect does."""
        raise NotImplementedError

    def options(self, state: Any) -> vec[i64]:
        """The actions that a question offers, in a fixed order: the only legality."""
        raise NotImplementedError

    def pick(self, state: Any, chooser: Fast) -> i64:
        """One of the options by the chooser's luck. Overridden, for speed alone, where it can be
        found without writing down the others."""
        options = self.options(state)
        return options[chooser.below(CHOICE, len(options))]

    def answer(self, state: Any, action: i64) -> None:
        """Takes the seat's answer to a question."""
        raise NotImplementedError

    def remember(self, state: Any, action: i64) -> None:
        """The seat gave this answer and took it back: what all saw of its hand stays known.
        Overridden where an answer shows something of it."""

    def allows(self, state: Any, action: i64) -> bool:
        """Overridden where the options are only samples of what is legal."""
        return action in self.options(state)

    def refusal(self, state: Any, action: i64) -> IllegalAction:
        """Why `action` is not allowed; for the seat that is asked, and for nobody else."""
        return IllegalAction("not-an-option", {}, self.clause())

    def formal(self) -> bool:
        """Whether a question only asks for a go-ahead, as everybody can see: it has one option, and
        is asked so that what came before it can still be undone."""
        return False

    def clause(self) -> str:
        """The clause that a question comes from."""
        return ""

    def arguments(self) -> "Sequence[int | Step]":
        """What its class is called with to make this step again: numbers, or steps it carries."""
        return [int(self.seat)]


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Effect(Step):
    """Does something. Its `seat` is whom it is about, or NOBODY."""

    def __init__(self, seat: i64 = NOBODY) -> None:
        super().__init__(seat, False)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Question(Step):
    """Waits for its seat to choose one of its options."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, True)


_BLANK: Final = Effect()  # where nothing was planned yet
_DONE: Final = Effect()  # where nothing is left to do


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything that is true now, secrets included. It has one holder, who may change it.

    The agenda holds the steps still to do, the next one last: the first `planned` places of
    `agenda`. What lies beyond is blank or old; room is kept so that planning allocates nothing.
    """

    def __init__(self, nature: Nature) -> None:
        self.nature = nature
        self.agenda = vec[Step]([_BLANK] * 12)
        self.planned: i64 = 0
        self.journal: list[Event] | None = None
        self.unveiled: i64 = 0
        # Who decided last, and how much was unveiled before that. Of use while effects resolve.
        self.decider: i64 = NOBODY
        self.unveiled_before: i64 = 0
        self.made: Any = None  # the game and the setup that it was made for

    # -- asking and answering ------------------------------------------------------------------

    def over(self) -> bool:
        return self.planned == 0

    def begun(self) -> bool:
        """Whether anything was ever planned: a blank state has nothing to do, and is no end."""
        return self.agenda[0] is not _BLANK

    def end(self) -> None:
        """Nothing is left to do, as in a state that is read anew and was over."""
        self.agenda[0] = _DONE
        self.planned = 0

    def question(self) -> Step:
        """The standing question."""
        return self.agenda[self.planned - 1]

    def seat(self) -> i64:
        """Who is asked; NOBODY when the game is over."""
        return NOBODY if self.planned == 0 else self.agenda[self.planned - 1].seat

    def options(self) -> vec[i64]:
        """None once the game is over."""
        if self.planned == 0:
            return vec[i64]()
        return self.agenda[self.planned - 1].options(self)

    def pick(self, chooser: Fast) -> i64:
        """A random option, as search and simulation want it."""
        return self.agenda[self.planned - 1].pick(self, chooser)

    def play(self, action: i64) -> None:
        """Plays one of the options. It trusts; `submit` checks."""
        planned = self.planned - 1
        self.planned = planned
        question = self.agenda[planned]
        self.decider = question.seat
        self.unveiled_before = self.unveiled
        question.answer(self, action)
        _advance(self)

    def submit(self, seat: int, action: int | dict[str, Any]) -> None:
        """Plays `action`, a number or its words, for `seat`, or refuses with the reason and changes
        nothing."""
        if not isinstance(action, int):
            action = self.verbs().action(action)
        if self.over():
            raise IllegalAction("game-is-over")
        question = self.question()
        if seat != question.seat:
            raise IllegalAction(
                "not-your-decision", {"asked": int(question.seat)}, question.clause()
            )
        if not 0 <= action <= LARGEST_ACTION:
            raise IllegalAction("not-an-option", {}, question.clause())
        if not question.allows(self, action):
            raise question.refusal(self, action)
        self.play(action)

    def could_play(self, action: int) -> bool:
        """Whether somebody is asked who may answer so."""
        return (
            not self.over()
            and 0 <= action <= LARGEST_ACTION
            and self.question().allows(self, action)
        )

    # -- planning ------------------------------------------------------------------------------

    def then(
        self,
        first: Step,
        second: Step | None = None,
        third: Step | None = None,
        fourth: Step | None = None,
    ) -> None:
        """Plans steps in reading order, before what was planned already."""
        if fourth is not None:
            _plan(self, fourth)
        if third is not None:
            _plan(self, third)
        if second is not None:
            _plan(self, second)
        _plan(self, first)

    def next(self, step: Step) -> None:
        """Plans a single step: `then`, for where search lives."""
        _plan(self, step)

    def plans(self) -> list[Step]:
        """The agenda, the next step last."""
        return list(self.agenda[: self.planned])

    def advance(self) -> None:
        """Resolves effects until a question stands or nothing is left to do."""
        _advance(self)

    # -- telling -------------------------------------------------------------------------------

    def note(self, event: Event) -> None:
        """Writes an event into the journal; callers make events only where one is kept."""
        assert self.journal is not None, "this state keeps no journal"
        self.journal.append(event)

    def unveil(self) -> None:
        """Luck fell or a secret was shown: what came before can no longer be undone."""
        self.unveiled += 1

    def undoable(self) -> bool:
        """For effects: whether the decision that they follow from can still be undone."""
        return self.decider >= 0 and self.unveiled == self.unveiled_before

    def hand_on(self, twin: "State") -> None:
        """For a game's `copy`: what every state has, but for its luck, which the twin was given.

        The journal stays behind: what happens to a copy did not happen at the table.
        """
        twin.agenda = self.agenda[:]
        twin.planned = self.planned
        twin.unveiled = self.unveiled
        twin.made = self.made

    def __repr__(self) -> str:
        """Where the game stands: who is asked what, or who won, and the points."""
        if not self.begun():
            return f"<{type(self).__name__}: not begun>"
        if self.over():
            stands = f"over, won by {self.winners()}"
        else:
            question = self.question()
            stands = f"{type(question).__name__} asks seat {question.seat} [{question.clause()}]"
        return f"<{type(self).__name__}: {stands}; points {self.scores()}>"

    # -- what each game's state adds -----------------------------------------------------------

    def verbs(self) -> Verbs:
        """All that can be done in its game."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An equal state that shares nothing which either of them may change."""
        raise NotImplementedError

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        """What copies share never changes."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: what `save` writes. Whoever holds it holds all secrets."""
        assert self.made is not None, "made by hand, and not for a setup: it cannot be pickled"
        game, setup = self.made
        return unpickled, (game, setup, game.save(self))

    def redeal(self, seat: i64, nature: Nature) -> "State":
        """A copy in which all that `seat` (or the public) cannot know is dealt anew."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """One number a seat from -1 to 1, once the game is over: the rivals it left behind, less
        those before it, as a share of all."""
        assert self.over(), "returns exist once the game is over"
        ranks = self.ranks()
        return [
            sum((other > rank) - (other < rank) for other in ranks) / (len(ranks) - 1)
            for rank in ranks
        ]

    def scores(self) -> list[int]:
        """The points each seat has now."""
        raise NotImplementedError

    def ranks(self) -> list[int]:
        """The final place of each seat, from 1; equal places are shared."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """Who has the first place; overridden where nobody may win and the game is a draw."""
        return [seat for seat, rank in enumerate(self.ranks()) if rank == 1]


def unpickled(game: Any, setup: Any, saved: dict[str, Any]) -> State:
    state: State = game.build(setup, saved)
    return state


def play_any(state: State, chooser: Fast) -> None:
    """Plays any of the options: `pick` and `play` in one, for playouts."""
    planned = state.planned - 1
    question = state.agenda[planned]
    action = question.pick(state, chooser)
    state.planned = planned
    state.decider = question.seat
    state.unveiled_before = state.unveiled
    question.answer(state, action)
    _advance(state)


# Functions, since a method that outside code may override costs more to call.


def _plan(state: State, step: Step) -> None:
    agenda, planned = state.agenda, state.planned
    if planned == len(agenda):
        state.agenda = append(agenda, step)
    else:
        agenda[planned] = step
    state.planned = planned + 1


def _advance(state: State) -> None:
    planned = state.planned - 1
    while planned >= 0:
        step = state.agenda[planned]
        if step.asks:
            return
        state.planned = planned
        step.resolve(state)
        planned = state.planned - 1
