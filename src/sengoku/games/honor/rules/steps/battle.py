"""Chapter 10: an attack, its dice, and what the loser loses."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.honor.rules import events
from sengoku.games.honor.rules.actions import BURN, TAKE
from sengoku.games.honor.rules.components import MOST_SEATS
from sengoku.games.honor.rules.refusals import wrong_verb
from sengoku.games.honor.rules.rights import dice
from sengoku.games.honor.rules.state import NOTHING, Honor
from sengoku.games.honor.rules.steps.death import kill_daimyo
from sengoku.games.honor.rules.steps.face import Threat, open_window
from sengoku.games.honor.rules.streams import BATTLES
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.state import Effect, Question, Step

__all__ = ["FIGHT", "FallInBattle", "Fight", "LoseBattle", "SeizeCastle", "TakeOrBurn"]


class Fight(Effect):
    """Both roll until one has more; nobody can stop it. [HON-10.5, HON-10.6, HON-10.7]"""

    def __init__(self, seat: i64, defender: i64) -> None:
        super().__init__(seat)
        self.defender: Final[i64] = defender

    def resolve(self, state: Honor) -> None:
        attack_dice = dice(state.attack_strength(self.seat))
        defense_dice = dice(state.strength(self.defender))
        if state.journal is not None:
            state.note(events.battle_began(self.seat, self.defender, attack_dice, defense_dice))
        lead: i64 = 0
        while lead == 0:
            lead = self._roll(state, attack_dice, defense_dice)
        state.unveil()
        winner, loser = self.seat, self.defender
        if lead < 0:
            winner, loser = self.defender, self.seat
        if state.journal is not None:
            state.note(events.battle_won(winner, loser))
        threat = _LOSE_BATTLE[loser * MOST_SEATS + winner]
        if state.title == loser:
            state.then(threat)  # nobody saves the shogun [HON-8.3]
        else:
            open_window(state, threat)

    def _roll(self, state: Honor, attack_dice: i64, defense_dice: i64) -> i64:
        """The attacker's total less the defender's; every die shows. [HON-10.5]"""
        if state.journal is None:
            return _sum(state, attack_dice) - _sum(state, defense_dice)
        attack = [int(state.nature.roll(BATTLES, 6)) for _ in range(attack_dice)]
        defense = [int(state.nature.roll(BATTLES, 6)) for _ in range(defense_dice)]
        state.note(events.dice_rolled(self.seat, self.defender, attack, defense))
        return sum(attack) - sum(defense)

    def arguments(self) -> list[int]:
        return [int(self.seat), int(self.defender)]


def _sum(state: Honor, dice: i64) -> i64:
    total: i64 = 0
    while dice > 0:
        total += state.nature.roll(BATTLES, 6)
        dice -= 1
    return total


class LoseBattle(Threat):
    """Unsaved, the castle is settled first and then the daimyo dies. [HON-10.8, HON-10.12]"""

    def __init__(self, seat: i64, winner: i64) -> None:
        super().__init__(seat)
        self.winner: Final[i64] = winner

    def resolve(self, state: Honor) -> None:
        pair = self.seat * MOST_SEATS + self.winner
        state.then(_SEIZE_CASTLE[pair], _FALL_IN_BATTLE[pair])

    def spare(self, state: Honor) -> None:
        """The daimyo and his house stay, except the castle. [HON-10.10]"""
        state.then(_SEIZE_CASTLE[self.seat * MOST_SEATS + self.winner])

    def pleads(self) -> bool:
        return True

    def window_clause(self) -> str:
        return "HON-10.9"

    def arguments(self) -> Sequence[int | Step]:
        return [int(self.seat), int(self.winner)]


class SeizeCastle(Effect):
    """If the loser has a castle, the winner decides about it. [HON-10.11]"""

    def __init__(self, loser: i64, winner: i64) -> None:
        super().__init__(loser)
        self.winner: Final[i64] = winner

    def resolve(self, state: Honor) -> None:
        if state.castle(self.seat) != NOTHING:
            state.then(_TAKE_OR_BURN[self.winner * MOST_SEATS + self.seat])

    def arguments(self) -> list[int]:
        return [int(self.seat), int(self.winner)]


class TakeOrBurn(Question):
    """Take the loser's castle into your daimyo house, or burn it. [HON-10.11]"""

    def __init__(self, seat: i64, loser: i64) -> None:
        super().__init__(seat)
        self.loser: Final[i64] = loser

    def options(self, state: Honor) -> vec[i64]:
        options = vec[i64](capacity=2)
        options = append(options, TAKE)
        return append(options, BURN)

    def answer(self, state: Honor, action: i64) -> None:
        castle = state.castle(self.loser)
        state.leave_house(castle, self.loser * 2 + 1)
        if action == TAKE:
            if state.journal is not None:
                state.note(events.castle_taken(self.seat, castle))
            state.settle_in(castle, self.seat * 2 + 1)
        else:
            if state.journal is not None:
                state.note(events.castle_burned(self.seat, castle))
            state.throw(castle)

    def refusal(self, state: Honor, action: i64) -> IllegalAction:
        return wrong_verb(self.clause())

    def clause(self) -> str:
        return "HON-10.11"

    def arguments(self) -> list[int]:
        return [int(self.seat), int(self.loser)]


class FallInBattle(Effect):
    """The daimyo dies; a shogun's title passes to the winner's daimyo. [HON-10.12, HON-10.13]"""

    def __init__(self, loser: i64, winner: i64) -> None:
        super().__init__(loser)
        self.winner: Final[i64] = winner

    def resolve(self, state: Honor) -> None:
        shogun = state.title == self.seat
        if shogun:
            state.take_title(self.winner)  # it does not return to the center [HON-11.2]
        kill_daimyo(state, self.seat)
        if shogun and state.journal is not None:
            state.note(events.title_won(self.winner, self.seat))

    def arguments(self) -> list[int]:
        return [int(self.seat), int(self.winner)]


_PAIRS: Final = [(n // MOST_SEATS, n % MOST_SEATS) for n in range(MOST_SEATS * MOST_SEATS)]
FIGHT: Final = vec[Fight]([Fight(a, b) for a, b in _PAIRS])
_LOSE_BATTLE: Final = vec[LoseBattle]([LoseBattle(a, b) for a, b in _PAIRS])
_SEIZE_CASTLE: Final = vec[SeizeCastle]([SeizeCastle(a, b) for a, b in _PAIRS])
_TAKE_OR_BURN: Final = vec[TakeOrBurn]([TakeOrBurn(a, b) for a, b in _PAIRS])
_FALL_IN_BATTLE: Final = vec[FallInBattle]([FallInBattle(a, b) for a, b in _PAIRS])
