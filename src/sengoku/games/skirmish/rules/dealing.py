"""Cards before a battle. [TOH-17.1, TOH-18.6]"""

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.skirmish.rules.attack import NO_UNIT
from sengoku.games.skirmish.rules.parts.cards import FOR_GOOD, HELD, UNDEALT
from sengoku.games.skirmish.rules.skills import READY, SKILL_COUNT, dishonor_cards, injury_cards
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.streams import DISHONOR_STREAM, INJURY_STREAM, SKILL_STREAM
from sengoku.kernel.viewer import NOBODY

__all__ = ["deal_shame", "deal_skills"]


def deal_skills(state: Skirmish) -> None:
    """As many cards to each side as its nobles have actions, face down. [TOH-17.1]"""
    free = vec[i64]()
    at = vec[i64]([UNDEALT] * SKILL_COUNT)
    holder = vec[i64]([NO_UNIT] * SKILL_COUNT)
    card: i64 = 0
    while card < SKILL_COUNT:
        keeper = state.campaign.keeper(card)
        if keeper == NOBODY:
            free = append(free, card)
        elif keeper < 0:
            at[card] = FOR_GOOD
        else:
            # A kept card lies open on the hero from the start. [TOH-16.3]
            at[card], holder[card] = HELD, state.first_unit(keeper ^ state.swap)
        card += 1
    state.nature.shuffle(SKILL_STREAM, free)
    state.unveil()
    state.cards.at, state.cards.holder = at, holder
    state.cards.used = vec[i64]([READY] * SKILL_COUNT)
    state.cards.stack(free, _noble_actions(state, 0), _noble_actions(state, 1))


def _noble_actions(state: Skirmish, side: i64) -> i64:
    total: i64 = 0
    unit = state.first_unit(side)
    while unit < state.after_last(side):
        if state.roster.noble[unit]:
            total += state.roster.actions[unit]
        unit += 1
    return total


def deal_shame(state: Skirmish) -> None:
    """The injury and dishonor decks are shared, shuffled and face down. [TOH-18.6]"""
    injuries, dishonor = vec[i64](injury_cards()), vec[i64](dishonor_cards())
    state.nature.shuffle(INJURY_STREAM, injuries)
    state.nature.shuffle(DISHONOR_STREAM, dishonor)
    state.cards.injury_deck, state.cards.dishonor_deck = injuries, dishonor
    state.unveil()
