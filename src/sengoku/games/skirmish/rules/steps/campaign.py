"""Chapter 16: six linked battles."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.skirmish.rules import events
from sengoku.games.skirmish.rules.attack import NO_ATTACK, NO_UNIT
from sengoku.games.skirmish.rules.parts.bag import Bag
from sengoku.games.skirmish.rules.parts.campaign import DRAW, LOST, UNDECIDED
from sengoku.games.skirmish.rules.parts.cards import FOR_GOOD, Cards
from sengoku.games.skirmish.rules.parts.units import Units
from sengoku.games.skirmish.rules.roll import NO_ROLL
from sengoku.games.skirmish.rules.roster import Roster
from sengoku.games.skirmish.rules.skills import SKILL_COUNT
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.steps.setup import BeginBattle
from sengoku.games.skirmish.rules.streams import COIN, SKILL_STREAM
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
        state.campaign = state.campaign.copy()
        state.campaign.last_winner = NOBODY if state.winner < 0 else state.winner ^ state.swap
        _write_down(state)
        if state.campaign.battle + 1 == len(state.terms.series):
            state.campaign.champion = champion(state)
            if state.journal is not None:
                state.note(events.campaign_ended(state.ranks(), state.scores()))
            return
        if state.terms.spoils:
            _keep_card(state)
        state.campaign.battle += 1
        state.terms = state.terms.series[state.campaign.battle]
        state.swap = _south(state)
        _clear(state)
        state.then(_BEGIN_BATTLE)


END_BATTLE: Final = EndBattle()
_BEGIN_BATTLE: Final = BeginBattle()


def _write_down(state: Skirmish) -> None:
    """A point for the winner, two for the rescue; dishonor is noted. [TOH-16.4, TOH-16.5]"""
    worth: i64 = 2 if state.scenario().name == "rescue" else 1
    campaign = state.campaign
    campaign.won = append(campaign.won, campaign.last_winner)
    if campaign.last_winner >= 0:
        campaign.points[campaign.last_winner] += worth
    side: i64 = 0
    while side < 2:
        campaign.shame[side ^ state.swap] += state.cards.shamed[side]
        side += 1
    if len(campaign.kept) == 0:
        campaign.kept = vec[i64]([NOBODY] * SKILL_COUNT)
    card: i64 = 0
    while card < len(state.cards.at):
        if state.cards.at[card] == FOR_GOOD:
            campaign.kept[card] = LOST
        card += 1


def _keep_card(state: Skirmish) -> None:
    """The winner draws one random skill card that nobody keeps yet. [TOH-16.3]"""
    if state.campaign.last_winner < 0:
        return
    free = vec[i64]()
    card: i64 = 0
    while card < SKILL_COUNT:
        if state.campaign.kept[card] == NOBODY:
            free = append(free, card)
        card += 1
    if len(free) == 0:
        return
    drawn = free[state.nature.below(SKILL_STREAM, len(free))]
    state.unveil()
    state.campaign.kept[drawn] = state.campaign.last_winner
    if state.journal is not None:
        state.note(events.skill_kept(state.campaign.last_winner, drawn))


def _south(state: Skirmish) -> i64:
    """The seat that plays S in the battle to come. [TOH-16.2]"""
    name, last = state.scenario().name, state.campaign.last_winner
    if last >= 0 and name in LOSER:
        return 1 - last
    if last >= 0 and name in WINNER:
        return last
    state.unveil()
    return state.nature.below(COIN, 2)


def champion(state: Skirmish) -> i64:
    """Points, then less dishonor, then the rescue, then a draw. [TOH-16.5]"""
    lead = state.campaign.points[0] - state.campaign.points[1]
    if lead == 0:
        lead = state.campaign.shame[1] - state.campaign.shame[0]
    if lead != 0:
        return 0 if lead > 0 else 1
    return state.campaign.last_winner if state.campaign.last_winner >= 0 else DRAW


def _clear(state: Skirmish) -> None:
    """An empty table; injuries and the cards of the fate decks are gone. [TOH-16.4]"""
    state.roster = Roster(state.terms.muster, [], [])
    state.scene = Scene(Ground(), state.roster.bases, vec[i64](), vec[i64](), vec[i64]())
    state.units, state.bag = Units.fresh(state.roster.models), Bag()
    state.field, state.cards = state.field.laid(0), Cards()
    state.enlist(0, [])
    state.enlist(1, [])
    state.ready, state.winner = 0, UNDECIDED
    state.actor, state.last_by_card = NO_UNIT, 0
    state.last_attack, state.last_roll, state.nerve = NO_ATTACK, NO_ROLL, vec[i64]()
