"""The state as plain data and back: for records, servers and the law that nothing is lost."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.skirmish.rules.roster import Roster
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.terms import Terms
from sengoku.geometry.ground import Ground
from sengoku.geometry.scene import Scene
from sengoku.kernel.nature import Nature

__all__ = ["empty", "facts", "restore"]

ALL_READY: Final[i64] = 3


def empty(terms: Terms, nature: Nature) -> Skirmish:
    """A table without units and terrain."""
    roster = Roster(terms.muster, [], [])
    nowhere = vec[i64]()
    scene = Scene(Ground(), roster.bases, nowhere, vec[i64](), vec[i64]())
    return Skirmish(terms, roster, scene, nature)


def facts(state: Skirmish) -> dict[str, Any]:
    return {
        "picks_s": list(state.picks_s),
        "picks_n": list(state.picks_n),
        "ready": int(state.ready),
        "pieces": pieces(state.scene.ground),
        "x": list(state.scene.x),
        "y": list(state.scene.y),
        "here": list(state.scene.here),
        "swap": int(state.swap),
        "campaign": [
            int(state.battle),
            int(state.last_winner),
            int(state.points_0),
            int(state.points_1),
            int(state.shame_0),
            int(state.shame_1),
            int(state.champion),
        ],
        "kept_cards": list(state.kept_cards),
        "first": int(state.first),
        "round": int(state.round),
        "drawer": int(state.drawer),
        "bag": [int(state.bag_noble), int(state.bag_common), int(state.bag_fate)],
        "token": int(state.token),
        "spent": list(state.spent),
        "drops": list(state.drops),
        "models": list(state.models),
        "marks": list(state.marks),
        "zone": list(state.zone),
        "exit_x": list(state.exit_x),
        "exit_y": list(state.exit_y),
        "markers": list(state.markers),
        "secret": int(state.secret),
        "captive": int(state.captive),
        "carrier": int(state.carrier),
        "captive_at": [int(state.captive_x), int(state.captive_y)],
        "finds": [int(state.finds_s), int(state.finds_n)],
        "winner": int(state.winner),
        "actor": int(state.actor),
        "attacker": int(state.attacker),
        "target": int(state.target),
        "shot": int(state.shot),
        "mods": int(state.mods),
        "gap": int(state.gap),
        "kept": int(state.kept),
        "gain": int(state.gain),
        "gainer": int(state.gainer),
        "roll": [int(state.swords), int(state.crosses)],
        "nerve": list(state.nerve),
        "fear": int(state.fear),
        **_card_facts(state),
    }


def _card_facts(state: Skirmish) -> dict[str, Any]:
    if state.terms.level == 1:
        return {}
    return {
        "rolling": [int(state.roll_kind), int(state.roll_unit), int(state.roll_dice)],
        "free_avoid": int(state.free_avoid),
        "spared": int(state.spared),
        "orderly": int(state.orderly),
        "card_at": list(state.card_at),
        "holder": list(state.holder),
        "used": list(state.used),
        "fate_s": list(state.fate_s),
        "fate_n": list(state.fate_n),
        "rivals": list(state.rivals),
        "injury_deck": list(state.injury_deck),
        "dishonor_deck": list(state.dishonor_deck),
        "injuries": list(state.injuries),
        "stains": list(state.stains),
        "claims": int(state.claims),
        "shame": list(state.shame),
        "shamed": [int(state.shamed_s), int(state.shamed_n)],
        "averted": int(state.averted),
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
    _restore_campaign(state, saved)
    state.picks_s = vec[i64](saved["picks_s"])
    state.picks_n = vec[i64](saved["picks_n"])
    state.ready = saved["ready"]
    shown = len(saved["x"]) > 0
    if shown:
        state.roster = Roster(state.terms.muster, saved["picks_s"], saved["picks_n"])
    ground = Ground()
    for kind, *corners in saved["pieces"]:
        ground.add(kind, corners[0::2], corners[1::2])
    x, y, here = vec[i64](saved["x"]), vec[i64](saved["y"]), vec[i64](saved["here"])
    state.scene = Scene(ground, state.roster.bases, x, y, here)
    state.first = saved["first"]
    state.round = saved["round"]
    state.drawer = saved["drawer"]
    state.bag_noble, state.bag_common, state.bag_fate = saved["bag"]
    state.token = saved["token"]
    state.spent = vec[i64](saved["spent"])
    state.drops = vec[i64](saved["drops"])
    state.models = vec[i64](saved["models"])
    state.marks = vec[i64](saved["marks"])
    state.zone = vec[i64](saved["zone"])
    state.exit_x = vec[i64](saved["exit_x"])
    state.exit_y = vec[i64](saved["exit_y"])
    state.markers = vec[i64](saved["markers"])
    state.secret = saved["secret"]
    state.captive = saved["captive"]
    state.carrier = saved["carrier"]
    state.captive_x, state.captive_y = saved["captive_at"]
    state.finds_s, state.finds_n = saved["finds"]
    state.winner = saved["winner"]
    _restore_attack(state, saved)


def _restore_campaign(state: Skirmish, saved: dict[str, Any]) -> None:
    state.swap = saved["swap"]
    battle, last, points_0, points_1, shame_0, shame_1, champion = saved["campaign"]
    state.battle, state.last_winner, state.champion = battle, last, champion
    state.points_0, state.points_1 = points_0, points_1
    state.shame_0, state.shame_1 = shame_0, shame_1
    state.kept_cards = vec[i64](saved["kept_cards"])
    if state.terms.series:
        state.terms = state.terms.series[battle]
        state.roster = Roster(state.terms.muster, [], [])


def _restore_attack(state: Skirmish, saved: dict[str, Any]) -> None:
    state.actor = saved["actor"]
    state.attacker = saved["attacker"]
    state.target = saved["target"]
    state.shot = saved["shot"]
    state.mods = saved["mods"]
    state.gap = saved["gap"]
    state.kept = saved["kept"]
    state.gain = saved["gain"]
    state.gainer = saved["gainer"]
    state.swords, state.crosses = saved["roll"]
    state.nerve = vec[i64](saved["nerve"])
    state.fear = saved["fear"]
    if state.terms.level > 1:
        _restore_cards(state, saved)


def _restore_cards(state: Skirmish, saved: dict[str, Any]) -> None:
    state.roll_kind, state.roll_unit, state.roll_dice = saved["rolling"]
    state.free_avoid = saved["free_avoid"]
    state.spared = saved["spared"]
    state.orderly = saved["orderly"]
    state.card_at = vec[i64](saved["card_at"])
    state.holder = vec[i64](saved["holder"])
    state.used = vec[i64](saved["used"])
    state.fate_s = vec[i64](saved["fate_s"])
    state.fate_n = vec[i64](saved["fate_n"])
    state.rivals = vec[i64](saved["rivals"])
    state.injury_deck = vec[i64](saved["injury_deck"])
    state.dishonor_deck = vec[i64](saved["dishonor_deck"])
    state.injuries = vec[i64](saved["injuries"])
    state.stains = vec[i64](saved["stains"])
    state.claims = saved["claims"]
    state.shame = vec[i64](saved["shame"])
    state.shamed_s, state.shamed_n = saved["shamed"]
    state.averted = saved["averted"]
