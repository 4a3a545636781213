"""The state as plain data and back: for records, servers and the law that nothing is lost."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.skirmish.rules.attack import Attack
from sengoku.games.skirmish.rules.parts.bag import Bag
from sengoku.games.skirmish.rules.parts.campaign import Campaign
from sengoku.games.skirmish.rules.parts.cards import Cards
from sengoku.games.skirmish.rules.parts.field import Battlefield
from sengoku.games.skirmish.rules.parts.units import Units
from sengoku.games.skirmish.rules.roll import NO_ROLL, Roll
from sengoku.games.skirmish.rules.roster import Roster
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.terms import Terms
from sengoku.geometry.ground import Ground
from sengoku.geometry.scene import Scene
from sengoku.kernel.nature import Nature

__all__ = ["empty", "facts", "pieces", "restore"]


def empty(terms: Terms, nature: Nature) -> Skirmish:
    """A table without units and terrain."""
    roster = Roster(terms.muster, [], [])
    scene = Scene(Ground(), roster.bases, vec[i64](), vec[i64](), vec[i64]())
    units = Units.fresh(roster.models)
    return Skirmish(terms, roster, nature, scene, units, Bag(), Battlefield(), Cards(), Campaign())


def facts(state: Skirmish) -> dict[str, Any]:
    return {
        "picks_s": state.picks(0),
        "picks_n": state.picks(1),
        "ready": int(state.ready),
        "pieces": pieces(state.scene.ground),
        "x": list(state.scene.x),
        "y": list(state.scene.y),
        "here": list(state.scene.here),
        "swap": int(state.swap),
        **state.campaign.facts(),
        **state.bag.facts(),
        **state.units.facts(),
        **state.field.facts(),
        "winner": int(state.winner),
        "actor": int(state.actor),
        **_attack_facts(state.last_attack),
        "roll": [int(state.last_roll.swords), int(state.last_roll.crosses)],
        "nerve": list(state.nerve),
        "fear": int(state.last_attack.fear),
        **(_card_facts(state) if state.terms.level > 1 else {}),
    }


def _attack_facts(attack: Attack) -> dict[str, Any]:
    return {
        "attacker": int(attack.attacker),
        "target": int(attack.target),
        "shot": int(attack.shot),
        "mods": int(attack.mods),
        "gap": int(attack.gap),
        "kept": int(attack.kept),
        "gain": int(attack.gain),
        "gainer": int(attack.gainer),
    }


def _card_facts(state: Skirmish) -> dict[str, Any]:
    return {
        "rolling": [
            int(state.last_roll.kind),
            int(state.last_roll.unit),
            int(state.last_roll.dice),
        ],
        "free_avoid": int(state.last_roll.free),
        "spared": int(state.last_roll.spared),
        "orderly": int(state.last_by_card),
        **state.cards.facts(),
    }


def pieces(ground: Ground) -> list[list[int]]:
    """Each piece as its kind and its corners, x and y in turn."""
    found: list[list[int]] = []
    for piece in range(ground.pieces()):
        row = [int(ground.kind[piece])]
        for vertex in range(ground.first[piece], ground.first[piece + 1]):
            row += [int(ground.x[vertex]), int(ground.y[vertex])]
        found.append(row)
    return found


def restore(state: Skirmish, saved: dict[str, Any]) -> None:
    state.campaign = Campaign.read(saved)
    if state.terms.series:
        state.terms = state.terms.series[state.campaign.battle]
        state.roster = Roster(state.terms.muster, [], [])
    state.enlist(0, saved["picks_s"])
    state.enlist(1, saved["picks_n"])
    state.ready = saved["ready"]
    state.swap = saved["swap"]
    _restore_scene(state, saved)
    state.bag = Bag.read(saved)
    state.units = Units.read(saved)
    state.field = Battlefield.read(saved)
    state.winner = saved["winner"]
    state.actor = saved["actor"]
    state.last_attack = _read_attack(saved)
    state.last_roll = NO_ROLL.showing(*saved["roll"])
    state.nerve = vec[i64](saved["nerve"])
    if state.terms.level > 1:
        state.last_roll = _read_roll(saved)
        state.last_by_card = saved["orderly"]
        state.cards = Cards.read(saved)


def _restore_scene(state: Skirmish, saved: dict[str, Any]) -> None:
    if len(saved["x"]) > 0:  # both lists are shown
        state.roster = Roster(state.terms.muster, saved["picks_s"], saved["picks_n"])
    ground = Ground()
    for kind, *corners in saved["pieces"]:
        ground.add(kind, corners[0::2], corners[1::2])
    x, y, here = vec[i64](saved["x"]), vec[i64](saved["y"]), vec[i64](saved["here"])
    state.scene = Scene(ground, state.roster.bases, x, y, here)


def _read_attack(saved: dict[str, Any]) -> Attack:
    return Attack(
        saved["attacker"],
        saved["target"],
        saved["shot"],
        saved["mods"],
        saved["gap"],
        saved["kept"],
        saved["gain"],
        saved["gainer"],
        saved["fear"],
    )


def _read_roll(saved: dict[str, Any]) -> Roll:
    kind, unit, dice = saved["rolling"]
    swords, crosses = saved["roll"]
    return Roll(kind, unit, dice, swords, crosses, saved["free_avoid"], saved["spared"])
