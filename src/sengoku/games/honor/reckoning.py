"""Every number that a player may question, as a tally; odds as exact fractions."""

from math import gcd
from typing import Final

from mypy_extensions import i64

from sengoku.games.honor.components import CARDS, HOUSE_CARDS
from sengoku.games.honor.rights import dice
from sengoku.games.honor.state import (
    FEWEST_ACTIONS,
    KI_PER_ACTION,
    MOST_ACTIONS,
    NOTHING,
    SAMURAI_KI,
    Honor,
    half,
)
from sengoku.games.honor.steps.turns import settle_alliance
from sengoku.kernel.tally import Tally
from sengoku.kernel.viewer import NOBODY

__all__ = [
    "Odds",
    "actions",
    "assassin_odds",
    "attack",
    "battle_odds",
    "defense",
    "dice_of",
    "income",
    "ki",
    "next_income",
]

HONOR: Final = 0
KI: Final = 1
STRENGTH: Final = 2


# -- tallies -------------------------------------------------------------------------------------


def income(state: Honor, seat: i64) -> Tally:
    """What a scoring now would give, card by card. [HON-3.4, HON-3.5, HON-3.7]"""
    tally = Tally()
    if state.is_second(seat):
        lord = state.lord[seat]
        upper = state.house_sum(lord * 2 + 1, state.terms.honor)
        if state.title == lord:
            upper += state.terms.title_honor
        lower = state.house_sum(seat * 2, state.terms.honor)
        tally.add(int(half(upper)), "half_daimyo_house", "HON-3.5")
        tally.add(int(half(lower)), "half_samurai_house", "HON-3.5")
    elif not state.is_first(seat):
        tally.add(0, "ronin", "HON-3.7")
    else:
        _add_house(tally, state, seat * 2 + 1, HONOR, "HON-3.4")
        if state.title == seat:
            tally.add(int(state.terms.title_honor), "title", "HON-3.4")
        _add_house(tally, state, seat * 2, HONOR, "HON-3.4")
    return tally


def next_income(state: Honor, seat: i64) -> Tally:
    """What the seat's next scoring gives, if nobody changes anything: its alliance step comes
    first. Once the game is over, the income that decides a tie. [HON-3.2, HON-12.4]"""
    if state.over():
        return income(state, seat)
    after = state.copy()
    settle_alliance(after, seat)
    return income(after, seat)


def ki(state: Honor, seat: i64) -> Tally:
    """[HON-4.1]"""
    tally = Tally()
    tally.add(int(SAMURAI_KI), "samurai", "HON-4.1")
    _add_house(tally, state, seat * 2, KI, "HON-4.1")
    if state.is_first(seat):
        _add_house(tally, state, seat * 2 + 1, KI, "HON-4.1")
    return tally


def actions(state: Honor, seat: i64) -> Tally:
    """The allowance, less what the active seat has used. [HON-4.2, HON-4.3]"""
    tally = Tally()
    earned = int(state.ki(seat) // KI_PER_ACTION)
    tally.add(earned, "ki", "HON-4.2")
    if earned < FEWEST_ACTIONS:
        tally.add(int(FEWEST_ACTIONS) - earned, "two_at_least", "HON-4.2")
    if earned > MOST_ACTIONS:
        tally.add(int(MOST_ACTIONS) - earned, "five_at_most", "HON-4.2")
    if seat == state.active and state.used > 0:
        tally.add(-min(int(state.used), tally.total()), "used", "HON-4.3")
    return tally


def defense(state: Honor, seat: i64) -> Tally:
    """Daimyo house with castle, samurai house, and that of the seat holder. [HON-10.2]"""
    tally = Tally()
    if not state.is_first(seat):
        return tally
    _add_house(tally, state, seat * 2 + 1, STRENGTH, "HON-10.2")
    _add_house(tally, state, seat * 2, STRENGTH, "HON-10.2")
    holder = state.holder(seat)
    if holder != NOBODY:
        lent = state.house_sum(holder * 2, state.terms.strength)
        tally.add(int(lent), "seat_holder", "HON-10.2")
    return tally


def attack(state: Honor, seat: i64) -> Tally:
    """The same without the castle. [HON-10.2]"""
    tally = defense(state, seat)
    castle = state.castle(seat)
    if castle != NOTHING:
        tally.add(-int(state.terms.strength[castle]), "castle_stays_home", "HON-10.2")
    return tally


def dice_of(strength: int) -> Tally:
    """[HON-10.3]"""
    tally = Tally()
    tally.add(int(dice(strength)), "strength", "HON-10.3")
    return tally


def _add_house(tally: Tally, state: Honor, house: i64, stat: int, clause: str) -> None:
    terms = state.terms
    worth = terms.honor if stat == HONOR else terms.ki if stat == KI else terms.strength
    if house % 2 == 1 and state.daimyo[house // 2] != NOTHING:
        daimyo = state.daimyo[house // 2]
        if worth[daimyo] != 0:
            tally.add(int(worth[daimyo]), CARDS[daimyo], clause)
    card: i64 = 0
    while card < HOUSE_CARDS:
        count = state.count(house, card)
        if count > 0 and worth[card] != 0:
            tally.add(int(count * worth[card]), CARDS[card], clause)
        card += 1


# -- odds ----------------------------------------------------------------------------------------


class Odds:
    """A chance as an exact fraction in lowest terms."""

    def __init__(self, wins: int, cases: int) -> None:
        common = gcd(wins, cases)
        self.wins: Final = wins // common
        self.cases: Final = cases // common

    def words(self) -> dict[str, str | int]:
        """The fraction as text, since it may be too long for a number in JSON."""
        return {
            "exact": f"{self.wins}/{self.cases}",
            "permille": (self.wins * 2000 + self.cases) // (self.cases * 2),
        }


def assassin_odds(needs: i64) -> Odds:
    """Of a die showing at least that much. [HON-6.11]"""
    return Odds(7 - int(needs), 6)


def battle_odds(attack_dice: i64, defense_dice: i64) -> Odds:
    """Of the attacker winning; ties are rolled again, so they do not count. [HON-10.6]"""
    key = (int(attack_dice), int(defense_dice))
    if key not in _ODDS:
        _ODDS[key] = _battle_odds(_ways(key[0]), _ways(key[1]))
    return _ODDS[key]


_ODDS: Final[dict[tuple[int, int], Odds]] = {}


def _ways(dice: int) -> list[int]:
    """By total: in how many ways that many dice show it."""
    ways = [1]
    for _ in range(dice):
        more = [0] * (len(ways) + 6)
        for total, count in enumerate(ways):
            for face in range(1, 7):
                more[total + face] += count
        ways = more
    return ways


def _battle_odds(attack: list[int], defense: list[int]) -> Odds:
    wins = ties = 0
    below = 0
    for total, count in enumerate(attack):
        wins += count * below
        if total < len(defense):
            ties += count * defense[total]
            below += defense[total]
    return Odds(wins, sum(attack) * sum(defense) - ties)
