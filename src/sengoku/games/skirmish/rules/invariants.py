"""What must hold at every moment: the invariants of the spec, and what the laws ask."""

from mypy_extensions import i64

from sengoku.games.skirmish.rules.components import MUSKET
from sengoku.games.skirmish.rules.parts.bag import FATES, NO_TOKEN
from sengoku.games.skirmish.rules.parts.cards import HELD, IN_FATE, UNDEALT
from sengoku.games.skirmish.rules.parts.field import CARRIED, HIDDEN_CAPTIVE, THERE
from sengoku.games.skirmish.rules.parts.units import ON, RELOAD, WAITING
from sengoku.games.skirmish.rules.skills import SKILL_COUNT, SKILLS, dishonor_cards, injury_cards
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.terms import Scenario

__all__ = ["box", "check", "secrets", "zones"]


def zones(state: Skirmish) -> dict[str, list[str]]:
    """Fate tokens and markers; units are checked one by one, since lists are free."""
    count = 0 if state.terms.series else len(state.scenario().markers)
    markers = [f"marker {number}" for number in range(count)]
    there = [
        name
        for number, name in enumerate(markers)
        if not state.mustered() or state.field.markers[number] == THERE
    ]
    left = int(state.bag.fate) if state.bag.round > 0 else int(FATES)
    return {
        "bag": ["fate"] * left,
        "drawn": ["fate"] * (int(FATES) - left),
        "table": there,
        "searched": [name for name in markers if name not in there],
    }


def box(scenario: Scenario) -> list[str]:
    return ["fate"] * int(FATES) + [f"marker {number}" for number in range(len(scenario.markers))]


def _cards(state: Skirmish) -> dict[str, list[str]]:
    """Face-down cards, where they lie: unknown to everybody. [TOH-19.4]"""
    undealt = [SKILLS[n] for n in range(len(state.cards.at)) if state.cards.at[n] == UNDEALT]
    return {
        "undealt": undealt,
        "fate of S": [SKILLS[card] for card in state.cards.fate[0]],
        "fate of N": [SKILLS[card] for card in state.cards.fate[1]],
    }


def secrets(state: Skirmish, seat: int) -> dict[str, dict[str, list[str]]]:
    """The marker that hides the captive. Lists that are not shown are no cards to be placed."""
    hidden: dict[str, dict[str, list[str]]] = {}
    if len(state.cards.at) > 0:
        hidden["skills"] = _cards(state)
    if state.field.captive == HIDDEN_CAPTIVE and not state.knows_captive(seat):
        hidden["markers"] = {
            f"marker {marker}": ["captive" if marker == state.field.secret else "nothing"]
            for marker in state.field.there()
        }
    return hidden


def check(state: Skirmish) -> None:
    assert state.swap in (0, 1) and 0 <= state.ready <= 3, "two sides, each ready or not"
    if not state.mustered() or len(state.units.zone) == 0:
        return
    for unit in range(state.roster.count):
        _check_unit(state, unit)
    _check_captive(state)
    if state.bag.round > 0 and not state.done():
        _check_bag(state)
    if len(state.cards.at) > 0:
        _check_cards(state)


def _check_cards(state: Skirmish) -> None:
    """[TOH-I6]"""
    assert len(state.cards.at) == SKILL_COUNT, "skill cards"
    for side, deck in enumerate(state.cards.fate):
        assert all(state.cards.at[card] == IN_FATE[side] for card in deck), "fate decks"
    for card in range(SKILL_COUNT):
        held = state.cards.at[card] == HELD
        assert held == (state.cards.holder[card] >= 0), "a held card has a holder"
        assert not held or state.living(state.cards.holder[card]), "the dead hold no cards"
    if state.terms.level == 3:
        hurt = sum(int(mask).bit_count() for mask in state.cards.injuries)
        assert len(state.cards.injury_deck) + hurt == len(injury_cards()), "injury cards"
        drawn = sum(state.cards.shamed)
        assert len(state.cards.dishonor_deck) + drawn == len(dishonor_cards()), "dishonor cards"


def _check_unit(state: Skirmish, unit: i64) -> None:
    """[TOH-I3, TOH-I4]"""
    assert 0 <= state.units.spent[unit] <= state.roster.actions[unit], "spent actions"
    assert state.units.drops[unit] >= 0, "blood drops"
    assert state.scene.here[unit] == (1 if state.units.zone[unit] == ON else 0), "who is here"
    if state.living(unit):
        assert 1 <= state.units.models[unit] <= state.roster.models[unit], "models of a living unit"
    if state.marked(unit, RELOAD):
        assert state.roster.weapon[unit] == MUSKET, "only muskets reload"
    if state.units.zone[unit] == ON:
        x, y = state.scene.x[unit], state.scene.y[unit]
        assert state.scene.free(unit, x, y), f"unit {unit} stands where it cannot"
    assert state.units.zone[unit] != WAITING or state.bag.round == 0, "all were deployed"


def _check_captive(state: Skirmish) -> None:
    carried = state.field.captive == CARRIED
    assert carried == (state.field.carrier >= 0) or state.done(), "a carrier carries the captive"
    if carried and not state.done():
        assert state.on(state.field.carrier), "the carrier is on the table"


def _check_bag(state: Skirmish) -> None:
    """[TOH-I1, TOH-I2]"""
    left = [0, 0]
    for unit in range(state.roster.count):
        if state.living(unit):
            left[state.roster.noble[unit]] += int(state.left(unit))
    if state.bag.token != NO_TOKEN:
        left[state.bag.token] -= 1
    assert left == [state.bag.common, state.bag.noble], "tokens in the bag"
    assert 1 <= state.bag.fate <= FATES, "fate tokens in the bag"
