"""Chapter 16: six linked battles."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.skirmish.rules import events
from sengoku.games.skirmish.rules.field import (
    COIN,
    DRAW,
    FOR_GOOD,
    NO_CAPTIVE,
    NO_UNIT,
    SKILL_STREAM,
    UNDECIDED,
)
from sengoku.games.skirmish.rules.roster import Roster
from sengoku.games.skirmish.rules.skills import SKILL_COUNT
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.steps.setup import BeginBattle
from sengoku.geometry.ground import Ground
from sengoku.geometry.scene import Scene
from sengoku.kernel.state import Effect
from sengoku.kernel.viewer import NOBODY

__all__ = ["BATTLES", "END_BATTLE", "EndBattle"]

BATTLES: Final = ["first_clash", "outpost", "battlefield", "spy", "roadblock", "rescue"]

# Who plays S in a battle: the loser or the winner of the one before, or the coin. [TOH-16.2]
LOSER: Final = ["outpost", "rescue"]
WINNER: Final = ["roadblock"]


class EndBattle(Effect):
    """Points and cards of the battle; then the next one, or the end. [TOH-16.3, TOH-16.5]"""

    def resolve(self, state: Skirmish) -> None:
        state.last_winner = NOBODY if state.winner < 0 else state.winner ^ state.swap
        _write_down(state)
        if state.battle + 1 == len(state.terms.series):
            state.champion = champion(state)
            if state.journal is not None:
                state.note(events.campaign_ended(state.ranks(), state.scores()))
            return
        if state.terms.spoils:
            _keep_card(state)
        state.battle += 1
        state.terms = state.terms.series[state.battle]
        state.swap = _south(state)
        _clear(state)
        state.then(_BEGIN_BATTLE)


END_BATTLE: Final = EndBattle()
_BEGIN_BATTLE: Final = BeginBattle()


def _write_down(state: Skirmish) -> None:
    """A point for the winner, two for the rescue; dishonor is noted. [TOH-16.4, TOH-16.5]"""
    worth: i64 = 2 if state.scenario().name == "rescue" else 1
    if state.last_winner == 0:
        state.points_0 += worth
    elif state.last_winner == 1:
        state.points_1 += worth
    state.shame_0 += state.shamed_s if state.swap == 0 else state.shamed_n
    state.shame_1 += state.shamed_n if state.swap == 0 else state.shamed_s
    if len(state.kept_cards) == 0:
        state.kept_cards = vec[i64]([-1] * SKILL_COUNT)
    kept = state.kept_cards[:]
    card: i64 = 0
    while card < len(state.card_at):
        if state.card_at[card] == FOR_GOOD:
            kept[card] = -2
        card += 1
    state.kept_cards = kept


def _keep_card(state: Skirmish) -> None:
    """The winner draws one random skill card that nobody keeps yet. [TOH-16.3]"""
    if state.last_winner < 0:
        return
    free = vec[i64]()
    card: i64 = 0
    while card < SKILL_COUNT:
        if state.kept_cards[card] == -1:
            free = append(free, card)
        card += 1
    if len(free) == 0:
        return
    drawn = free[state.nature.below(SKILL_STREAM, len(free))]
    state.unveil()
    kept = state.kept_cards[:]
    kept[drawn] = state.last_winner
    state.kept_cards = kept
    if state.journal is not None:
        state.note(events.skill_kept(state.last_winner, drawn))


def _south(state: Skirmish) -> i64:
    """The seat that plays S in the battle to come. [TOH-16.2]"""
    name, last = state.scenario().name, state.last_winner
    if last >= 0 and name in LOSER:
        return 1 - last
    if last >= 0 and name in WINNER:
        return last
    state.unveil()
    return state.nature.below(COIN, 2)


def champion(state: Skirmish) -> i64:
    """Points, then less dishonor, then the rescue, then a draw. [TOH-16.5]"""
    lead = state.points_0 - state.points_1
    if lead == 0:
        lead = state.shame_1 - state.shame_0
    if lead != 0:
        return 0 if lead > 0 else 1
    return state.last_winner if state.last_winner >= 0 else DRAW


def _clear(state: Skirmish) -> None:
    """An empty table; injuries and the cards of the fate decks are gone. [TOH-16.4]"""
    state.roster = Roster(state.terms.muster, [], [])
    state.scene = Scene(Ground(), state.roster.bases, vec[i64](), vec[i64](), vec[i64]())
    state.picks_s, state.picks_n, state.ready = vec[i64](), vec[i64](), 0
    state.first, state.drawer, state.round = NOBODY, NOBODY, 0
    state.bag_noble, state.bag_common, state.bag_fate, state.token = 0, 0, 0, -1
    state.spent, state.drops, state.models = vec[i64](), vec[i64](), vec[i64]()
    state.marks, state.zone = vec[i64](), vec[i64]()
    state.exit_x, state.exit_y, state.markers = vec[i64](), vec[i64](), vec[i64]()
    state.secret, state.captive, state.carrier = -1, NO_CAPTIVE, NO_UNIT
    state.finds_s, state.finds_n, state.winner = 0, 0, UNDECIDED
    state.actor, state.attacker, state.target = NO_UNIT, NO_UNIT, NO_UNIT
    state.shot, state.mods, state.gap, state.kept = 0, 0, 0, 0
    state.gain, state.gainer, state.fear = 0, NO_UNIT, NO_UNIT
    state.swords, state.crosses, state.nerve = 0, 0, vec[i64]()
    state.roll_kind, state.roll_unit, state.roll_dice = 0, NO_UNIT, 0
    state.free_avoid, state.spared, state.orderly = 0, 0, 0
    state.card_at, state.holder, state.used = vec[i64](), vec[i64](), vec[i64]()
    state.fate_s, state.fate_n, state.rivals = vec[i64](), vec[i64](), vec[i64]()
    state.injury_deck, state.dishonor_deck = vec[i64](), vec[i64]()
    state.injuries, state.stains, state.shame = vec[i64](), vec[i64](), vec[i64]()
    state.claims, state.shamed_s, state.shamed_n, state.averted = 0, 0, 0, 0
