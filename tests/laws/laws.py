"""The laws of the design as functions: each raises AssertionError where a subject breaks it."""

import json
import random
from collections import Counter
from typing import Any

from sengoku.kernel.event import Event, event_from
from sengoku.kernel.game import Setup
from sengoku.kernel.nature import CHOICE, Fast
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.record import Luck, read_record, replay, write_record
from sengoku.kernel.state import LARGEST_ACTION, State
from sengoku.kernel.table import Table
from sengoku.kernel.viewer import NOBODY, REFEREE, Viewer, viewer_of
from tests.laws.subject import Subject, luck, viewers

__all__ = [
    "conservation",
    "copies",
    "coverage",
    "end",
    "offer",
    "records",
    "refusal",
    "secrecy",
    "undo",
    "words",
]


def offer(subject: Subject, setup: Setup, seed: int) -> None:
    """1. A standing question has options, no two equal; asking changes nothing."""
    chooser = Fast(seed, 1)
    for state, _ in _game(subject, setup, seed):
        before = subject.save(state)
        options = subject.options(state)
        assert options, "a question without options"
        assert len(set(options)) == len(options), "the same option twice"
        assert subject.options(state) == options, "asking twice gives two answers"
        expected = options[chooser.copy().below(CHOICE, len(options))]
        assert subject.pick(state, chooser) == expected, "a random option from elsewhere"
        assert subject.save(state) == before, "asking changed the state"


def refusal(subject: Subject, setup: Setup, seed: int) -> None:
    """2. Every option is allowed; a wrong seat or an unlisted action changes nothing."""
    rng = random.Random(seed)
    for state, _ in _game(subject, setup, seed, every=9):
        before = subject.save(state)
        options, seat = subject.options(state), int(state.seat())
        for option in options:
            assert state.question().allows(state, option), "an option is not allowed"
        for other in range(setup.seats):
            if other != seat:
                _refused(subject, state, other, rng.choice(options), before)
        for action in _unlisted(options, rng):
            if subject.game.continuous and _allowed(state, action):
                continue
            refused = _refused(subject, state, seat, action, before)
            assert refused.clause, f"a refusal without a clause: {refused}"


def _allowed(state: State, action: int) -> bool:
    return 0 <= action <= LARGEST_ACTION and bool(state.question().allows(state, action))


def _refused(
    subject: Subject, state: State, seat: int, action: int, before: dict[str, Any]
) -> IllegalAction:
    try:
        subject.submit(state, seat, action)
    except IllegalAction as refused:
        assert subject.save(state) == before, "a refusal changed the state"
        return refused
    raise AssertionError(f"seat {seat} was allowed {action}")


def _unlisted(options: list[int], rng: random.Random) -> list[int]:
    """Neighbors of legal actions, numbers at random, and hostile ones."""
    near = [option ^ (1 << rng.randrange(14)) for option in options]
    wild = [rng.randrange(1 << 14) for _ in range(20)]
    hostile = [-1, 1 << 62, 1 << 64, -(1 << 70), (1 << 62) - 1]
    return [action for action in near + wild + hostile if action not in options]


def copies(subject: Subject, setup: Setup, seed: int) -> None:
    """3. Playing on a copy leaves the original and every earlier copy untouched."""
    rng = random.Random(seed)
    kept: list[tuple[State, dict[str, Any]]] = []
    for state, _ in _game(subject, setup, seed, every=12):
        twin = subject.copy(state)
        saved = subject.save(state)
        assert subject.save(twin) == saved, "a copy is not equal"
        kept.append((twin, saved))
        walker = subject.copy(twin)
        for _ in range(12):
            if not walker.over():
                subject.play(walker, rng.choice(subject.options(walker)))
        assert subject.save(state) == saved, "playing on a copy changed the original"
    for twin, saved in kept:
        assert subject.save(twin) == saved, "an earlier copy was changed"


def words(subject: Subject, setup: Setup, seed: int) -> None:
    """4. Actions, events, views and states survive JSON; a decoded state plays on alike."""
    game = subject.game
    loaded: list[tuple[State, int]] = []
    chosen: list[int] = []
    last: State | None = None
    for state, action in _game(subject, setup, seed, keep_journal=True):
        last = state
        for option in subject.options(state):
            assert game.action(_json(subject.words(option))) == option, "words lose an action"
        if len(chosen) % 40 == 0:
            loaded.append((game.load(setup, _json(subject.save(state))), len(chosen)))
            for viewer in [*viewers(setup), REFEREE]:
                view = subject.view(state, viewer)
                assert _json(view) == view, "a view does not survive JSON"
        for event in state.journal or []:
            assert _json(event_from(_json(event.save())).save()) == event.save(), "a lost event"
        chosen.append(action)
    assert last is not None
    for other, ply in loaded:
        for action in chosen[ply:]:
            other.play(action)
        assert game.digest(other) == game.digest(last), "a decoded state played on otherwise"


def records(subject: Subject, setup: Setup, seed: int) -> None:
    """5. Setup, luck and actions replay to the same state; once it is over, all is final."""
    game = subject.game
    sealed = Luck.sealed(bytes([seed % 256]) * 32)
    table = subject.table(setup, sealed)
    rng = random.Random(seed)
    while not table.over():
        options = table.view(viewer_of(table.seat()))["question"]["options"]
        table.submit(table.seat(), rng.choice(options)["action"])
    assert not any(map(table.may_undo, range(setup.seats))), "undo of a game that is over"
    record = read_record(write_record(table.record()))
    assert record == table.record(), "a record does not survive its file"
    assert game.digest(replay(game, record)) == record.digest, "a record replays otherwise"
    assert Table.resume(game, record).record() == record, "a resumed table is another one"


def secrecy(subject: Subject, setup: Setup, seed: int) -> int:
    """6. What a viewer gets is the same in every world that agrees with what it knows."""
    rng = random.Random(seed)
    compared = 0
    for state, _ in _game(subject, setup, seed, every=7, hesitant=seed % 2 == 1):
        for viewer in viewers(setup):
            world = subject.redeal(state, int(viewer.seat), luck(subject.game, rng.randrange(999)))
            assert subject.view(world, viewer) == subject.view(state, viewer), "the view leaks"
            again = [
                subject.redeal(s, int(viewer.seat), luck(subject.game, 5)) for s in (state, world)
            ]
            assert subject.save(again[0]) == subject.save(again[1]), "a redeal depends on secrets"
            assert _inside(again[0]) == _inside(again[1]), "a world holds a trace of the truth"
            assert _asked(world) == _asked(state), "who is asked leaks"
            if viewer.seat == state.seat():
                assert subject.options(world) == subject.options(state), "the options leak"
            _same_refusals(subject, setup, state, world, viewer, rng)
            compared += _same_events(subject, state, world, viewer, rng)
    return compared


def _inside(state: State) -> dict[str, Any]:
    """Every number and array of a state by its field, also those that are never saved."""
    inside: dict[str, Any] = {}
    for name in dir(state):
        field: Any = None if name.startswith("__") else getattr(state, name)
        if isinstance(field, int):
            inside[name] = field
        elif hasattr(field, "__getitem__") and all(isinstance(item, int) for item in field):
            inside[name] = list(field)
    return inside


def _asked(state: State) -> tuple[int, str]:
    return int(state.seat()), type(state.question()).__name__


def _same_refusals(
    subject: Subject, setup: Setup, state: State, world: State, viewer: Viewer, rng: random.Random
) -> None:
    if viewer.seat == NOBODY:
        return
    seat = int(viewer.seat)
    for action in [rng.randrange(1 << 12) for _ in range(6)]:
        true, invented = (subject.why_not(s, seat, action) for s in (state, world))
        assert _said(true) == _said(invented), "a refusal leaks"


def _said(refused: IllegalAction | None) -> Any:
    return refused and (refused.key, refused.facts, refused.clause)


def _same_events(
    subject: Subject, state: State, world: State, viewer: Viewer, rng: random.Random
) -> int:
    """An event may tell only what the view shows afterwards, or what it showed before.

    And the same action shows the same, who is asked next included, unless it unveils something.
    What it unveils may have come in another order: a hand does not show from which pile.
    """
    possible = set(subject.options(world))
    shared = [action for action in subject.options(state) if action in possible]
    if not shared:
        return 0
    action = rng.choice(shared)
    heard: list[list[dict[str, Any]]] = []
    seen: list[dict[str, Any]] = []
    unveiled: list[bool] = []
    nature = state.nature.copy()
    for start in (state, world):
        after = subject.copy(start)
        journal: list[Event] = []
        after.nature, after.journal = nature.copy(), journal
        subject.play(after, action)
        heard.append([subject.told(event, viewer) for event in journal])
        seen.append(subject.view(after, viewer))
        unveiled.append(after.unveiled != start.unveiled)
    if seen[0] != seen[1]:
        assert all(unveiled), "a secret shows though nothing was unveiled"
        return 0
    if all(unveiled):
        heard = [_in_any_order(events) for events in heard]
    assert heard[0] == heard[1], "an event leaks"
    return 1


def _in_any_order(told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Among events of one kind, the values of each fact sorted."""
    sorted_ = [dict(event) for event in told]
    for kind in {event["event"] for event in told}:
        alike = [event for event in sorted_ if event["event"] == kind]
        for fact in alike[0]:
            if all(fact in event for event in alike):
                values = sorted((event[fact] for event in alike), key=repr)
                for event, value in zip(alike, values, strict=True):
                    event[fact] = value
    return sorted_


def coverage(subject: Subject, setup: Setup, seed: int, worlds: int = 400) -> None:
    """6, companion. Over many worlds every unseen card visits every place it could be.

    Where a card is rare or a place is small, up to ten times as many worlds are looked at.
    """
    rng = random.Random(seed)
    positions = [
        subject.copy(state) for state, _ in _game(subject, setup, seed, every=23, hesitant=True)
    ]
    for state in rng.sample(positions, min(3, len(positions))):
        for viewer in viewers(setup):
            seat = int(viewer.seat)
            hidden = subject.game.secrets(state, seat)
            met: Counter[tuple[str, str, str]] = Counter()
            for number in range(worlds * 10):
                world = subject.redeal(state, seat, luck(subject.game, number))
                subject.game.check(world)
                _count(met, subject.game.secrets(world, seat), hidden)
                if number % worlds == worlds - 1 and not _unmet(subject, state, seat, met):
                    break
            unmet = _unmet(subject, state, seat, met)
            assert not unmet, f"{unmet[0][1]} never visits {unmet[0][0]}"


def _unmet(
    subject: Subject, state: State, seat: int, met: Counter[tuple[str, str, str]]
) -> list[tuple[str, str]]:
    """Places and cards that could be there and were not; what cannot be there must not be."""
    unmet = []
    for pool, places in subject.game.secrets(state, seat).items():
        cards = sorted({card for cards in places.values() for card in cards})
        for place in (place for place, here in places.items() if here):
            for card in cards:
                if subject.game.could_lie(state, seat, place, card):
                    unmet += [] if met[pool, place, card] else [(place, card)]
                else:
                    assert not met[pool, place, card], f"{card} cannot be in {place}"
    return unmet


def _count(
    met: Counter[tuple[str, str, str]],
    found: dict[str, dict[str, list[str]]],
    hidden: dict[str, dict[str, list[str]]],
) -> None:
    for pool, places in found.items():
        cards = sorted(card for cards in places.values() for card in cards)
        expected = sorted(card for cards in hidden[pool].values() for card in cards)
        assert cards == expected, "a redeal changed which cards are unseen"
        for place, here in places.items():
            assert len(here) == len(hidden[pool][place]), "a redeal changed a public number"
            met.update((pool, place, card) for card in set(here))


def conservation(subject: Subject, setup: Setup, seed: int) -> None:
    """7. Every card is in exactly one zone; the invariants of the spec hold."""
    box = sorted(subject.game.box(setup))
    for state, _ in _game(subject, setup, seed, hesitant=True):
        found = sorted(card for zone in subject.zones(state).values() for card in zone)
        assert found == box, "a card was lost, doubled or changed"
        subject.game.check(state)


def end(subject: Subject, setup: Setup, seed: int) -> None:
    """8. Every game ends within its bound; returns exist exactly then."""
    decisions = 0
    last: State | None = None
    for state, _ in _game(subject, setup, seed):
        decisions += 1
        last = state
        assert decisions <= subject.game.bound(setup), "a game beyond its bound"
        if decisions % 50 == 1:
            _no_returns_yet(subject, state)
    assert last is not None and last.over()
    returns = subject.returns(last)
    assert len(returns) == setup.seats
    assert all(-1 <= number <= 1 for number in returns)
    assert last.seat() == NOBODY


def _no_returns_yet(subject: Subject, state: State) -> None:
    try:
        subject.returns(state)
    except AssertionError:
        return
    raise AssertionError("returns before the end")


def undo(subject: Subject, setup: Setup, seed: int) -> int:
    """9. Undo gives the state before, and is offered only while nothing was learned since; what
    the others saw stays known, and then something else may be played."""
    game, rng = subject.game, random.Random(seed)
    table = subject.table(setup, Luck.fast(seed))
    state = subject.begin(setup, luck(game, seed))
    undone = 0
    while not table.over() and table.ply() < 150:
        seat = table.seat()
        action = rng.choice(subject.options(state))
        before = subject.copy(state)
        table.submit(seat, action)
        subject.play(state, action)
        if table.may_undo(seat):
            undone += 1
            assert state.nature.save() == before.nature.save(), "undo is offered past luck"
            _taught_nothing(subject, before, state, seat, action)
            table.undo(seat)
            subject.remember(before, action)
            assert table.record().digest == game.digest(before), "undo gives another state"
            assert game.digest(replay(game, table.record())) == game.digest(before)
            onlookers = [viewer for viewer in viewers(setup) if viewer.seat != seat]
            _stays_known(subject, before, state, onlookers[undone % len(onlookers)], action)
            state, action = before, rng.choice(subject.options(before))
            table.submit(seat, action)
            subject.play(state, action)
        others = [other for other in range(setup.seats) if other != seat]
        assert not any(table.may_undo(other) for other in others), "undo of another's decision"
        assert table.record().digest == game.digest(state)
    return undone


def _stays_known(subject: Subject, known: State, after: State, viewer: Viewer, action: int) -> None:
    """In every world that another could be in after an undo, what he saw could have happened."""
    seen = subject.view(after, viewer)
    if subject.view(known, viewer) == seen:
        return  # it was done in secret
    for number in range(3):
        world = subject.redeal(known, int(viewer.seat), luck(subject.game, number))
        options = sorted(subject.options(world), key=lambda option: option != action)
        possible = (_shows(subject, world, option, after, viewer) == seen for option in options)
        assert any(possible), "what all saw before an undo is forgotten"


def _shows(
    subject: Subject, world: State, action: int, after: State, viewer: Viewer
) -> dict[str, Any]:
    tried = subject.copy(world)
    tried.nature = after.nature.copy()
    subject.play(tried, action)
    return subject.view(tried, viewer)


def _taught_nothing(subject: Subject, before: State, after: State, seat: int, action: int) -> None:
    """In every world that the seat could be in, the action would have looked the same."""
    for number in range(3):
        world = subject.redeal(before, seat, luck(subject.game, number))
        world.nature = before.nature.copy()
        subject.play(world, action)
        same = subject.view(world, viewer_of(seat)) == subject.view(after, viewer_of(seat))
        assert same, "undo is offered after a secret was shown"


def _game(
    subject: Subject,
    setup: Setup,
    seed: int,
    *,
    every: int = 1,
    keep_journal: bool = False,
    hesitant: bool = False,
) -> Any:
    """A random game: at every n-th question its state, and the action that follows. Players who
    are hesitant now and then take another decision back before."""
    journal: list[Event] | None = [] if keep_journal else None
    state = subject.begin(setup, luck(subject.game, seed), journal)
    chooser = Fast(seed + 1, 1)
    ply = 0
    while not state.over():
        options = list(state.options())
        action = options[chooser.below(0, len(options))]
        if hesitant and ply % 5 == 3:
            _hesitate(subject, state, options[chooser.below(0, len(options))])
        if ply % every == 0:
            yield state, action
        state.play(action)
        if journal is not None:
            journal.clear()
        ply += 1


def _hesitate(subject: Subject, state: State, action: int) -> None:
    """Plays and takes back what can be taken back."""
    tried = subject.copy(state)
    tried.play(action)
    if tried.unveiled == state.unveiled and not tried.over():
        subject.remember(state, action)


def _json(data: Any) -> Any:
    return json.loads(json.dumps(data))
