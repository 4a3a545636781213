"""Positions from a few words: `houses={0: "daimyo_02 cavalry | no_dachi"}, title=0`."""

from typing import Any

from sengoku.games.honor.rules.components import CARDS, DAIMYO, DECKS, HOUSE_CARDS
from sengoku.kernel.game import Game
from sengoku.kernel.nature import Fast, Nature
from sengoku.kernel.state import State

__all__ = ["position"]

BONDS = {"pledged": 1, "second": 2, "leaving": 3}
MOMENTS = {"main": ["TakeTurn", "EndTurn"], "begin": ["BeginTurn"], "end": ["EndTurn"]}


def position(
    game: Game,
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
    setup = game.setup(seats, options)
    lords, rows = [-1] * seats, [0] * (seats * 2 * HOUSE_CARDS)
    for who, cards in (houses or {}).items():
        upper, _, lower = cards.partition("|")
        for card in _cards(upper):
            if card >= DAIMYO:
                lords[who] = card
            else:
                rows[(who * 2 + 1) * HOUSE_CARDS + card] += 1
        for card in _cards(lower):
            rows[who * 2 * HOUSE_CARDS + card] += 1
    held = [0] * (seats * len(CARDS))
    for who in range(seats):
        for card in _cards((hands or {}).get(who, others)):
            held[who * len(CARDS) + card] += 1
    thrown = [_cards(discards).count(card) for card in range(len(CARDS))]
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
        "nature": (nature or Fast(1, len(game.streams))).save(),
    }
    state = game.build(setup, saved)
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
    for card in range(len(CARDS)):
        used = sum(held[card :: len(CARDS)]) + lords.count(card) + thrown[card] + pile.count(card)
        used += sum(rows[card::HOUSE_CARDS]) if card < HOUSE_CARDS else 0
        copies = int(DECKS[deck].copies[card])
        assert used <= copies, f"the position needs {used} of {CARDS[card]}"
        rest += [card] * (copies - used)
    # Spread the cards, so that the pile is not all of one kind.
    return [card for offset in range(7) for card in rest[offset::7]]
