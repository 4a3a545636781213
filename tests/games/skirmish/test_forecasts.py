"""The odds of attacks in scattered positions, at every level, against all that the dice can do."""

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from sengoku.games.skirmish.rules.skills import INJURIES, SKILLS
from sengoku.games.skirmish.rules.state import Skirmish
from tests.clauses import rule
from tests.games.skirmish.position import GAME, N, U, Unit, position
from tests.geometry.scenes import fence, rise, rough, solid
from tests.laws.forecasts.attacks import attack
from tests.laws.subject import Subject

NOBLES = ["hero", "samurai_wise"]
COMMONERS = ["spearman", "bowman", "musketman", "spear_loyal", "bow_exp", "banner", "sergeant"]
MELEE = ["katana", "paired_swords", "naginata", "heavy_club", "heavy_sword", "staff", "bow"]
# Where somebody may stand: far enough apart for the largest bases, near enough for a charge.
SPOTS = [(x, y) for x in range(1200, 12000, 2600) for y in range(1200, 12000, 2600)]
GUARDS = ["evasion", "deflect_arrow", "defensive_form", "tough_hide"]
GROUND = [fence(4000, 7300, 9000, 7300), rough(8800, 3600), rise(3600, 8800)]
KINDS = {"way", "hit", "cut_down", "injured", "light_wound", "fumble", "push", "guard", "wits"}


def scattered(rng: random.Random, level: int) -> Skirmish:
    """Two small forces, mixed up, with wounds, marks, injuries and cards."""
    spots = rng.sample(SPOTS, 9)
    cards = ["hero", *rng.choices([*NOBLES, *COMMONERS], k=3)]
    foes = ["hero", *rng.choices([*NOBLES, *COMMONERS], k=4)]
    units = [_unit(U, card, spots.pop(), rng) for card in cards]
    units += [_unit(N, card, spots.pop(), rng) for card in foes]
    nobles = [n for n, unit in enumerate(units) if unit.card in NOBLES]
    skills = {card: rng.choice(nobles) for card in rng.sample(SKILLS, 12)}
    skills |= {card: rng.choice(nobles[1:]) for card in rng.sample(GUARDS, 3)}
    walls = [solid(x + 700, y + 700, x + 1900, y + 1900) for x, y in rng.sample(SPOTS[:20], 2)]
    pieces = rng.sample([*GROUND, *walls], 2) if rng.randrange(2) else []
    more: dict[str, Any] = {"level": level, "pieces": pieces}
    if level > 1:
        more |= {"skills": skills, "stains": {n: rng.randrange(2) for n in nobles}}
    for option in ("shots_push", "no_avoid_counts_failed", "drops_on_all_honour"):
        more[option] = rng.randrange(3) > 0
    state = position(*units, unit=rng.randrange(len(cards)), **more)
    if level == 3:
        for unit in nobles:
            state.cards.injuries[unit] = rng.choice([0, 0, 1 << rng.randrange(len(INJURIES))])
    return state


def _unit(side: Any, card: str, spot: tuple[int, int], rng: random.Random) -> Unit:
    weapon = rng.choice(MELEE) if card in NOBLES else ""
    jitter = [length + rng.randrange(-100, 100) for length in spot]
    unit: Unit = side(card, *jitter, weapon=weapon, drops=rng.choice([0, 0, 1, 2]))
    most = {"hero": 3, "samurai_wise": 2}.get(card, 1)
    spent = rng.choice([rng.randrange(most + 1), most])
    alert, prone = rng.randrange(4) == 0, rng.randrange(6) == 0
    bare = card in NOBLES and rng.randrange(5) == 0
    return replace(unit, spent=spent, alert=alert, prone=prone, bare=bare)


@rule("TOH-1.10", "TOH-9.1", "TOH-10.5", "TOH-17.5", "TOH-18.1")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_what_is_foretold_of_an_attack_comes_true(level: int) -> None:
    rng = random.Random(level)
    met: Counter[str] = Counter()
    for _ in range(24):
        state = scattered(rng, level)
        options = [GAME.words(action) for action in state.options()]
        fights = [words for words in options if words["do"] in ("charge", "shoot")]
        for words in rng.sample(fights, min(2, len(fights))):
            met.update(attack(Subject(GAME), state, words, rng))
    assert met["hit"] > 15
    assert met.keys() == KINDS - ({"guard"} if level == 1 else set()), met
