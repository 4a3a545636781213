"""Positions in a line or two: `position(4, houses={0: "daimyo_02 cavalry | no_dachi"})`."""

from typing import Any

import pytest

import sengoku
from sengoku.games.honor.rules import actions
from sengoku.games.honor.rules.actions import house_name
from sengoku.games.honor.rules.components import CARDS, DECKS
from sengoku.kernel.nature import Fast, Nature, Scripted
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.state import State
from sengoku.kernel.viewer import PUBLIC, REFEREE, Viewer

__all__ = [
    "HONOR",
    "asked",
    "discarded",
    "hand",
    "heard",
    "honor",
    "house",
    "labels",
    "luck",
    "play",
    "player",
    "position",
    "refused",
    "seen",
    "status",
    "verbs",
]

HONOR = sengoku.game("honor")
BONDS = {"pledged": 1, "second": 2, "leaving": 3}
MOMENTS = {"main": ["TakeTurn", "EndTurn"], "begin": ["BeginTurn"], "end": ["EndTurn"]}


def luck(assassin: list[int] | None = None, battle: list[int] | None = None) -> Scripted:
    """What the dice will show."""
    return Scripted(
        {3: [die - 1 for die in assassin or []], 4: [die - 1 for die in battle or []]},
    )


def position(
    seats: int = 3,
    *,
    at: str = "main",
    seat: int = 0,
    houses: dict[int, str] | None = None,
    hands: dict[int, str] | None = None,
    others: str = "foot_soldiers",
    bonds: dict[int, tuple[str, int]] | None = None,
    honor: list[int] | None = None,
    title: int = -1,
    used: int = 0,
    declared: int = 0,
    round: int = 2,
    dealer: int = -1,
    pile: str | None = None,
    discards: str = "",
    nature: Nature | None = None,
    **options: Any,
) -> State:
    """A table in the main phase of `seat`, with a journal.

    Houses are written "daimyo house | samurai house", cards as "cavalry*2 noh_theater"; a seat
    without a daimyo is ronin. `bonds` maps a seat to ("second", lord). Who has no hand named holds
    `others`. Cards that are not named lie in the draw pile, or on the discard pile where the draw
    pile is named.
    """
    setup = HONOR.setup(seats, options)
    lords, rows = [-1] * seats, [0] * (seats * 2 * 15)
    for who, cards in (houses or {}).items():
        upper, _, lower = cards.partition("|")
        for card in _cards(upper):
            if card >= 20:
                lords[who] = card
            else:
                rows[(who * 2 + 1) * 15 + card] += 1
        for card in _cards(lower):
            rows[who * 2 * 15 + card] += 1
    held = [0] * (seats * 30)
    for who in range(seats):
        for card in _cards((hands or {}).get(who, others)):
            held[who * 30 + card] += 1
    thrown = [_cards(discards).count(card) for card in range(30)]
    stack = _cards(pile or "")
    rest = _rest(setup.options["deck"], lords, rows, held, thrown, stack)
    if pile is None:
        stack = rest
    elif not discards:
        for card in rest:
            thrown[card] += 1
    saved = {
        "dealer": seats - 1 if dealer < 0 else dealer,
        "round": round,
        "active": seat,
        "used": used,
        "declared": declared,
        "title": title,
        "honor": honor or [0] * seats,
        "daimyo": lords,
        "lord": [(bonds or {}).get(who, ("", -1))[1] for who in range(seats)],
        "bond": [BONDS.get((bonds or {}).get(who, ("", -1))[0], 0) for who in range(seats)],
        "hands": held,
        "kept": [0] * len(held),
        "drawn": held,
        "houses": rows,
        "pile": stack,
        "discards": thrown,
        "answered": 0,
        "sealed": 0,
        "unveiled": 0,
        "agenda": [[name, seat] for name in reversed(MOMENTS[at])],
        "nature": (nature or Fast(1, 5)).save(),
    }
    state = HONOR.build(setup, saved)
    state.journal = []
    state.advance()
    return state


def _cards(text: str) -> list[int]:
    cards: list[int] = []
    for part in text.split():
        name, _, count = part.partition("*")
        cards += [CARDS.index(name)] * int(count or 1)
    return cards


def _rest(
    deck: str,
    lords: list[int],
    rows: list[int],
    held: list[int],
    thrown: list[int],
    pile: list[int],
) -> list[int]:
    rest: list[int] = []
    for card in range(30):
        used = sum(held[card::30]) + lords.count(card) + thrown[card] + pile.count(card)
        used += sum(rows[card::15]) if card < 15 else 0
        copies = int(DECKS[deck].copies[card])
        assert used <= copies, f"the position needs {used} of {CARDS[card]}"
        rest += [card] * (copies - used)
    # Spread the cards, so that the pile is not all of one kind.
    return [card for offset in range(7) for card in rest[offset::7]]


# -- acting --------------------------------------------------------------------------------------


def labels(state: State) -> list[str]:
    """The standing options in short: ["place:cavalry:samurai-0", ...]."""
    return [HONOR.label(action) for action in state.options()]


def verbs(state: State) -> set[str]:
    return {label.split(":")[0] for label in labels(state)}


def play(state: State, *moves: str) -> State:
    """Submits moves by their labels, each for the seat that is asked."""
    for move in moves:
        by_label = {HONOR.label(action): action for action in state.options()}
        assert move in by_label, f"{move} is not among {list(by_label)}"
        state.submit(state.seat(), by_label[move])
    return state


def refused(state: State, move: str) -> tuple[str, str]:
    """The clause and the key with which a move is refused; it must change nothing."""
    before = HONOR.save(state), len(state.journal or [])
    with pytest.raises(IllegalAction) as refusal:
        state.submit(int(state.seat()), _action(move))
    assert (HONOR.save(state), len(state.journal or [])) == before, "a refusal changed the table"
    return refusal.value.clause, refusal.value.key


def _action(label: str) -> int:
    """The action behind a label, also one that no question ever offers."""
    do, *parts = label.split(":")
    if do == "place" and CARDS.index(parts[0]) >= 15:
        houses = [house_name(house) for house in range(12)]
        return int(actions.place_card(CARDS.index(parts[0]), houses.index(parts[1])))
    fields = actions._FIELDS.get(do, [])
    words: dict[str, Any] = {"do": do}
    for field, part in zip(fields, parts, strict=False):
        words[field] = int(part) if field == "seat" else part
    return HONOR.action(words)


# -- looking -------------------------------------------------------------------------------------


def asked(state: State) -> tuple[str, int]:
    """The standing question and whom it waits for: ("AnswerDishonor", 1)."""
    return type(state.question()).__name__, int(state.seat())


def seen(state: State, viewer: Viewer = REFEREE) -> dict[str, Any]:
    return HONOR.view(state, viewer)


def player(state: State, seat: int) -> dict[str, Any]:
    """A seat as the referee sees it."""
    found: dict[str, Any] = seen(state)["players"][seat]
    return found


def honor(state: State) -> list[int]:
    return state.scores()


def status(state: State, seat: int) -> str:
    """first, ronin, or "second 0": whom he serves."""
    facts = player(state, seat)
    return facts["status"] if facts["lord"] is None else f"{facts['status']} {facts['lord']}"


def house(state: State, name: str) -> dict[str, int]:
    """The cards of a house besides its head: house(state, "daimyo-0")."""
    row, _, seat = name.partition("-")
    found = player(state, int(seat))[f"{row}_house"]
    return {} if found is None else found["cards"]


def hand(state: State, seat: int) -> dict[str, int]:
    cards: dict[str, int] = player(state, seat)["hand"]["cards"]
    return cards


def discarded(state: State) -> dict[str, int]:
    cards: dict[str, int] = seen(state)["discards"]["cards"]
    return cards


def heard(state: State, viewer: Viewer = PUBLIC) -> list[str]:
    """The names of the events that a viewer heard."""
    return [event.told(viewer)["event"] for event in state.journal or []]
