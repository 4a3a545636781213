"""Positions from a few words: `houses={0: "daimyo_02 cavalry | no_dachi"}, title=0`."""

from typing import Any

from sengoku.games.honor.rules.components import CARDS, DAIMYO, DECKS, HOUSE_CARDS
from sengoku.kernel.game import Game
from sengoku.kernel.nature import Nature
from sengoku.kernel.position import numbered, spread, stood
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
    bound = [(bonds or {}).get(who, ("", -1)) for who in range(seats)]
    zones = _zones(setup.options["deck"], seats, houses or {}, hands or {}, others, pile, discards)
    saved = {
        "dealer": seats - 1 if dealer < 0 else dealer,
        "round": round,
        "active": seat,
        "used": used,
        "declared": declared,
        "title": title,
        "honor": honor or [0] * seats,
        "lord": [lord for _, lord in bound],
        "bond": [BONDS.get(name, 0) for name, _ in bound],
        **zones,
        "answered": 0,
        "sealed": 0,
        "agenda": [[name, seat] for name in reversed(MOMENTS[at])],
    }
    return stood(game, setup, saved, nature, journal=True)


def _zones(
    deck: str,
    seats: int,
    houses: dict[int, str],
    hands: dict[int, str],
    others: str,
    pile: str | None,
    discards: str,
) -> dict[str, list[int]]:
    """Where every card of the deck lies."""
    lords, rows = _houses(seats, houses)
    held = [0] * (seats * len(CARDS))
    for who in range(seats):
        for card in _cards(hands.get(who, others)):
            held[who * len(CARDS) + card] += 1
    thrown = [_cards(discards).count(card) for card in range(len(CARDS))]
    stack = _cards(pile or "")
    rest = _rest(deck, lords, rows, held, thrown, stack)
    if pile is None:
        stack = rest
    elif not discards:
        for card in rest:
            thrown[card] += 1
    return {
        "daimyo": lords,
        "houses": rows,
        "hands": held,
        "kept": [0] * len(held),
        "drawn": held,
        "pile": stack,
        "discards": thrown,
    }


def _houses(seats: int, houses: dict[int, str]) -> tuple[list[int], list[int]]:
    """By seat its daimyo, and by house how often each card stands in it."""
    lords, rows = [-1] * seats, [0] * (seats * 2 * HOUSE_CARDS)
    for who, cards in houses.items():
        upper, _, lower = cards.partition("|")
        for card in _cards(upper):
            if card >= DAIMYO:
                lords[who] = card
            else:
                rows[(who * 2 + 1) * HOUSE_CARDS + card] += 1
        for card in _cards(lower):
            rows[who * 2 * HOUSE_CARDS + card] += 1
    return lords, rows


def _cards(text: str) -> list[int]:
    return numbered(text, CARDS)


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
    return spread(rest, 7)
