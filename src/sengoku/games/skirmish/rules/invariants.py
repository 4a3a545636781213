"""What must hold at every moment: the invariants of the spec, and what the laws ask."""

from mypy_extensions import i64

from sengoku.games.skirmish.rules.components import MUSKET
from sengoku.games.skirmish.rules.field import (
    CARRIED,
    HIDDEN_CAPTIVE,
    ON,
    RELOAD,
    THERE,
    WAITING,
)
from sengoku.games.skirmish.rules.skills import SKILLS
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
        if state.ready != 3 or state.markers[number] == THERE
    ]
    left = int(state.bag_fate) if state.round > 0 else 3
    return {
        "bag": ["fate"] * left,
        "drawn": ["fate"] * (3 - left),
        "table": there,
        "searched": [name for name in markers if name not in there],
    }


def box(scenario: Scenario) -> list[str]:
    return ["fate"] * 3 + [f"marker {number}" for number in range(len(scenario.markers))]


def _cards(state: Skirmish) -> dict[str, list[str]]:
    """Face-down cards, where they lie: unknown to everybody. [TOH-19.4]"""
    undealt = [SKILLS[n] for n in range(len(state.card_at)) if state.card_at[n] == 0]
    return {
        "undealt": undealt,
        "fate of S": [SKILLS[card] for card in state.fate_s],
        "fate of N": [SKILLS[card] for card in state.fate_n],
    }


def secrets(state: Skirmish, seat: int) -> dict[str, dict[str, list[str]]]:
    """The marker that hides the captive. Lists that are not shown are no cards to be placed."""
    hidden: dict[str, dict[str, list[str]]] = {}
    if len(state.card_at) > 0:
        hidden["skills"] = _cards(state)
    if state.captive == HIDDEN_CAPTIVE and not state.knows_captive(seat):
        hidden["markers"] = {
            f"marker {marker}": ["captive" if marker == state.secret else "nothing"]
            for marker in state.markers_there()
        }
    return hidden


def check(state: Skirmish) -> None:
    assert state.swap in (0, 1) and 0 <= state.ready <= 3, "two sides, each ready or not"
    if state.ready != 3 or len(state.zone) == 0:
        return
    for unit in range(state.roster.count):
        _check_unit(state, unit)
    _check_captive(state)
    if state.round > 0 and not state.done():
        _check_bag(state)
    if len(state.card_at) > 0:
        _check_cards(state)


def _check_cards(state: Skirmish) -> None:
    """[TOH-I6]"""
    assert len(state.card_at) == 23, "skill cards"
    dealt = [int(state.card_at[card]) for card in state.fate_s] + [
        int(state.card_at[card]) for card in state.fate_n
    ]
    assert dealt == [1] * len(state.fate_s) + [2] * len(state.fate_n), "fate decks"
    for card in range(23):
        held = state.card_at[card] == 3
        assert held == (state.holder[card] >= 0), "a held card has a holder"
        assert not held or state.living(state.holder[card]), "the dead hold no cards"
    if state.terms.level == 3:
        hurt = sum(int(mask).bit_count() for mask in state.injuries)
        assert len(state.injury_deck) + hurt == 6, "injury cards"
        drawn = int(state.shamed_s + state.shamed_n)
        assert len(state.dishonor_deck) + drawn == 10, "dishonor cards"


def _check_unit(state: Skirmish, unit: i64) -> None:
    """[TOH-I3, TOH-I4]"""
    assert 0 <= state.spent[unit] <= state.roster.actions[unit], "spent actions"
    assert state.drops[unit] >= 0, "blood drops"
    assert state.scene.here[unit] == (1 if state.zone[unit] == ON else 0), "who is here"
    if state.living(unit):
        assert 1 <= state.models[unit] <= state.roster.models[unit], "models of a living unit"
    if state.marked(unit, RELOAD):
        assert state.roster.weapon[unit] == MUSKET, "only muskets reload"
    if state.zone[unit] == ON:
        x, y = state.scene.x[unit], state.scene.y[unit]
        assert state.scene.free(unit, x, y), f"unit {unit} stands where it cannot"
    assert state.zone[unit] != WAITING or state.round == 0, "all were deployed"


def _check_captive(state: Skirmish) -> None:
    carried = state.captive == CARRIED
    assert carried == (state.carrier >= 0) or state.done(), "a carrier carries the captive"
    if carried and not state.done():
        assert state.on(state.carrier), "the carrier is on the table"


def _check_bag(state: Skirmish) -> None:
    """[TOH-I1, TOH-I2]"""
    left = [0, 0]
    for unit in range(state.roster.count):
        if state.living(unit):
            left[state.roster.noble[unit]] += int(state.left(unit))
    if state.token >= 0:
        left[state.token] -= 1
    assert left == [state.bag_common, state.bag_noble], "tokens in the bag"
    assert 1 <= state.bag_fate <= 3, "fate tokens in the bag"
