"""The contract that every game obeys: what tables, bots and tests may ask of it."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from sengoku.kernel.box import Lid
from sengoku.kernel.event import Event
from sengoku.kernel.nature import Fast, Nature, Scripted, Sealed
from sengoku.kernel.nouns import NOUNS
from sengoku.kernel.option import Option
from sengoku.kernel.problem import BadSetup, BadState, BadWords, IllegalAction, shown
from sengoku.kernel.state import State, Step
from sengoku.kernel.verbs import Verbs
from sengoku.kernel.viewer import Viewer

if TYPE_CHECKING:
    from sengoku.kernel.features import Features

__all__ = ["Game", "Setup", "Window"]


@dataclass(frozen=True, slots=True)
class Setup:
    """What a match starts with: the seats, a value for every option, and the edition of the rules
    that it is played by to its end."""

    seats: int
    options: Mapping[str, Any]
    edition: int


@dataclass(frozen=True, slots=True)
class Window:
    """A poll under seal: no answer shows before the last is in, and none changes another's options.

    `seats` are those still asked, in the order of the rules; `about` is whom it threatens.
    """

    seats: tuple[int, ...]
    about: int
    passing: int  # the action that lets the threat come


class Game:
    """The rules of one game. It holds nothing of any match."""

    lid: ClassVar[Lid]
    editions: ClassVar[range]  # of the rules: the newest is played, the others are played on
    seats_clause: ClassVar[str]
    streams: ClassVar[tuple[str, ...]]
    options: ClassVar[tuple[Option, ...]]
    steps: ClassVar[Mapping[str, type[Step]]]
    nouns: ClassVar[Mapping[str, str]] = NOUNS  # what its facts name, for those who tell them
    verbs: ClassVar[Verbs]  # all that can be done in it
    continuous: ClassVar[bool] = False  # options are samples; `allows` decides for any action

    # -- what is printed on the lid --------------------------------------------------------------

    @property
    def slug(self) -> str:
        return self.lid.slug

    @property
    def prefix(self) -> str:
        return self.lid.prefix

    @property
    def seats(self) -> range:
        return self.lid.seats

    # -- beginning -----------------------------------------------------------------------------

    @property
    def edition(self) -> int:
        """The newest: it rises when a change of the rules makes old records play differently."""
        return self.editions[-1]

    def setup(
        self, seats: int, options: Mapping[str, Any] | None = None, edition: int | None = None
    ) -> Setup:
        """Reads and completes the options, or says in one sentence what is wrong."""
        edition = self.edition if edition is None else edition
        if edition not in self.editions:
            raise BadSetup("unknown-edition", {"found": shown(edition), "newest": self.edition})
        if type(seats) is not int or seats not in self.seats:
            facts: dict[str, str | int] = {
                "seats": shown(seats, 20),
                "fewest": self.seats[0],
                "most": self.seats[-1],
            }
            raise BadSetup("bad-seat-count", facts, self.seats_clause)
        known = {option.name: option for option in self.options}
        for name in options or {}:
            if name not in known:
                names = ", ".join(known)
                raise BadSetup("unknown-option", {"option": shown(name, 60), "known": names})
        values = {name: option.default_in(edition) for name, option in known.items()}
        values.update({name: known[name].read(given) for name, given in (options or {}).items()})
        self.reconcile(seats, values)
        return Setup(seats, values, edition)

    def again(self, setup: Setup) -> Setup:
        """The same choices by the newest rules: what was usual then gives way to what is now."""
        kept = dict(setup.options)
        for option in self.options:
            usual = option.default_in(setup.edition)
            if usual != option.default and kept[option.name] == usual:
                del kept[option.name]
        return self.setup(setup.seats, kept)

    def reconcile(self, seats: int, values: dict[str, Any]) -> None:
        """Where options depend on the seats or on each other, a game reconciles them here."""

    def begin(self, setup: Setup, nature: Nature, *, journal: list[Event] | None = None) -> State:
        """A match at its first question."""
        state = self.blank(setup, nature)
        state.journal = journal
        self.open(state)
        state.advance()
        return state

    def new(self, seats: int, seed: int = 0, **options: Any) -> State:
        """A match with fast luck, for programs: `game.new(seats=3, seed=7)`."""
        return self.begin(self.setup(seats, options), Fast(seed, len(self.streams)))

    def position(self, seats: int, **said: Any) -> State:
        """A table in the middle of a match, from a few words; see the game's `position.py`."""
        raise NotImplementedError

    def script(
        self,
        numbers: Mapping[str, Sequence[int]] | None = None,
        dice: Mapping[str, Sequence[int]] | None = None,
        shuffles: Mapping[str, Sequence[Sequence[int]]] | None = None,
    ) -> Scripted:
        """Luck that is decided beforehand, by the names of the streams: `numbers` count from 0,
        `dice` from 1, `shuffles` are the cards as they will lie."""
        said = {self._stream(name): [*script] for name, script in (numbers or {}).items()}
        said |= {
            self._stream(name): [die - 1 for die in fall] for name, fall in (dice or {}).items()
        }
        return Scripted(
            said,
            {self._stream(name): [[*cards] for cards in s] for name, s in (shuffles or {}).items()},
        )

    def _stream(self, name: str) -> int:
        assert name in self.streams, f"there is luck of {', '.join(self.streams)}, none of {name}"
        return self.streams.index(name)

    def blank(self, setup: Setup, nature: Nature) -> State:
        """An empty state that knows what it was made for."""
        state = self.empty(setup, nature)
        state.made = (self, setup)
        return state

    def empty(self, setup: Setup, nature: Nature) -> State:
        """A state in which nothing has happened yet and nothing is planned."""
        raise NotImplementedError

    def open(self, state: State) -> None:
        """Plans the first step of the match."""
        raise NotImplementedError

    def prospect(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """What a match with these options would begin on, for who chooses them; empty where there
        is nothing to show. BadSetup if they cannot be read at all."""
        self.setup(seats, options)
        return {}

    # -- seeing --------------------------------------------------------------------------------

    def view(self, state: State, viewer: Viewer) -> dict[str, Any]:
        """What a viewer may see; built field by field, so nothing new leaks by itself."""
        raise NotImplementedError

    def views(self, state: State, viewers: Sequence[Viewer]) -> list[dict[str, Any]]:
        """The view of each. They may share parts that are alike, so nobody changes one."""
        return [self.view(state, viewer) for viewer in viewers]

    def inquire(self, state: State, asked: dict[str, Any]) -> dict[str, Any]:
        """A question answered on demand from public facts; a game without any refuses all."""
        raise BadWords("words-bad-value", {"field": "about", "value": shown(asked.get("about"))})

    def why_not(self, state: State, seat: int, action: int) -> IllegalAction | None:
        """Why `seat` cannot play `action` now, from what it may know; None if it can."""
        try:
            state.copy().submit(seat, action)
        except IllegalAction as refused:
            return refused
        return None

    def missed(self, state: State, seat: int, thing: dict[str, Any]) -> int:
        """Which action `seat` misses who points at a thing: a part of an action's words, such as
        {"card": "cavalry"}. The plainest one, whether it is allowed or not, from what the seat may
        know; BadWords if no action is about it."""
        return self.action(thing)

    # -- time ----------------------------------------------------------------------------------

    def window(self, state: State) -> Window | None:
        """The sealed poll that stands, by public facts alone."""
        return None

    def absent(self, state: State) -> int:
        """What is done for a seat that let its time run out, where it is to skip."""
        return int(state.options()[0])

    # -- words ---------------------------------------------------------------------------------

    def words(self, action: int) -> dict[str, str | int]:
        """An action for people and JSON."""
        return self.verbs.words(action)

    def action(self, words: Any) -> int:
        """The action that the words name; BadWords if they name none."""
        return self.verbs.action(words)

    def label(self, action: int) -> str:
        """An action in one short word, as golden files write it."""
        return self.verbs.label(action)

    # -- what bots know of a game --------------------------------------------------------------

    def judgement(self) -> object:
        """What its bots think with (`sengoku.bots.judgement`); loaded only when asked for."""
        raise NotImplementedError

    def features(self, *, memory: bool = True) -> "Features":
        """The game as numbers, for programs that learn; loaded only when asked for."""
        raise NotImplementedError

    # -- what the laws ask ---------------------------------------------------------------------

    def bound(self, setup: Setup) -> int:
        """No match takes more decisions than this."""
        raise NotImplementedError

    def zones(self, state: State) -> dict[str, list[str]]:
        """Every card or figure in exactly one zone."""
        raise NotImplementedError

    def box(self, setup: Setup) -> list[str]:
        """Every card or figure that the zones must hold together."""
        raise NotImplementedError

    def secrets(self, state: State, seat: int) -> dict[str, dict[str, list[str]]]:
        """What `seat` cannot see: for each pool of exchangeable cards, where they lie.

        With NOBODY: what the public cannot see.
        """
        raise NotImplementedError

    def could_lie(self, state: State, seat: int, place: str, card: str) -> bool:
        """Whether, for all that `seat` knows, an unseen card could lie in that place."""
        return True

    def check(self, state: State) -> None:
        """Asserts the invariants of the game's spec."""
        raise NotImplementedError

    # -- saving --------------------------------------------------------------------------------

    def save(self, state: State) -> dict[str, Any]:
        """The whole state as plain data, its luck included. For the referee only."""
        return {
            **self.facts(state),
            "agenda": [_saved_step(step) for step in state.plans()],
            "unveiled": int(state.unveiled),
            "nature": state.nature.save(),
        }

    def load(self, setup: Setup, saved: dict[str, Any]) -> State:
        """The state that `save` wrote, ready to be played on; one that no match of this setup can
        come to is refused."""
        try:
            for name, count in self.sizes(setup, saved).items():
                assert len(saved[name]) in (0, count), f"{name} has another length"
            state = self.build(setup, saved)
            self._check_built(setup, state)
            assert self.save(state) == saved, "something in it means nothing here"
        except AssertionError as wrong:
            raise BadState("state-impossible", {"why": shown(wrong, 100)}) from None
        except Exception:  # whatever somebody wrote into it
            why = "something in it cannot be read"
            raise BadState("state-impossible", {"why": why}) from None
        return state

    def _check_built(self, setup: Setup, state: State) -> None:
        found = sorted(card for zone in self.zones(state).values() for card in zone)
        assert found == sorted(self.box(setup)), "its cards are not those of the box"
        self.check(state)
        if not state.over():
            assert 0 <= state.seat() < setup.seats, "it asks a seat that nobody has"
            assert len(state.options()) > 0, "it asks what nobody can answer"

    def build(self, setup: Setup, saved: dict[str, Any]) -> State:
        """The same, trusting: for what this program wrote itself, and for positions of a test."""
        state = self.blank(setup, self._nature(saved["nature"]))
        self.restore(state, saved)
        state.unveiled = saved["unveiled"]
        state.end()
        for step in saved["agenda"]:
            state.then(self._loaded_step(step))
        return state

    def _loaded_step(self, saved: list[Any]) -> Step:
        name, *arguments = saved
        given: list[Any] = [
            self._loaded_step(argument) if isinstance(argument, list) else argument
            for argument in arguments
        ]
        return self.steps[name](*given)

    def sizes(self, setup: Setup, saved: dict[str, Any]) -> dict[str, int]:
        """How long the lists among the facts are that have one length, where they are filled."""
        raise NotImplementedError

    def facts(self, state: State) -> dict[str, Any]:
        """The state's own fields as plain data."""
        raise NotImplementedError

    def restore(self, state: State, saved: dict[str, Any]) -> None:
        """The reverse of `facts`, into an empty state."""
        raise NotImplementedError

    def digest(self, state: State) -> str:
        """SHA-256 over what is true on the table; equal for equal play, compiled or not."""
        saved = self.save(state)
        del saved["nature"], saved["unveiled"]
        return hashlib.sha256(msgspec.json.encode(saved, order="sorted")).hexdigest()

    def _nature(self, saved: dict[str, Any]) -> Nature:
        if saved["nature"] == "fast":
            return Fast.from_streams(saved["streams"])
        if saved["nature"] == "sealed":
            return Sealed(bytes.fromhex(saved["seed"]), [*self.streams], saved["used"])
        numbers = {int(stream): script for stream, script in saved["numbers"].items()}
        return Scripted(
            numbers, {int(stream): script for stream, script in saved["arrangements"].items()}
        )


def _saved_step(step: Step) -> list[Any]:
    """Its name and arguments; a step that it carries is a list in the list."""
    arguments = [
        _saved_step(argument) if isinstance(argument, Step) else argument
        for argument in step.arguments()
    ]
    return [type(step).__name__, *arguments]
