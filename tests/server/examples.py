"""What each example of the rule books brings, as its text says."""

from typing import Any

from sengoku.kernel.problem import Problem
from sengoku.server.plates import tried

__all__ = ["EXPECTED", "Expected"]

Words = dict[str, Any]


class Expected:
    """What happens, in this order, when one does what the picture shows, and what could be done."""

    def __init__(
        self,
        *events: dict[str, Any],
        never: list[dict[str, Any]] | None = None,
        offers: list[Words] | None = None,
        lacks: list[Words] | None = None,
        refuses: list[Words] | None = None,
        then: list[Words] | None = None,
        offers_then: list[Words] | None = None,
    ) -> None:
        self.events = events
        self.never = never or []
        self.offers, self.lacks, self.refuses = offers or [], lacks or [], refuses or []
        self.then = then or []
        self.offers_then = offers_then or []

    def holds(self, slug: str, name: str, show: Words) -> None:
        offered = _offered(slug, name, [])
        for words in self.offers:
            assert words in offered, f"{slug} {name} does not offer {words}"
        for words in self.lacks:
            assert words not in offered, f"{slug} {name} offers {words}"
        for words in self.refuses:
            assert _refused(slug, name, words), f"{slug} {name} allows {words}"
        played = [show, *self.then]
        happened = [
            e for n in range(len(played)) for e in tried(slug, name, played[: n + 1]).events
        ]
        rest = iter(happened)
        for event in self.events:
            assert any(_is(event, told) for told in rest), (
                f"{slug} {name}: no {event} in {happened}"
            )
        for event in self.never:
            assert not any(_is(event, told) for told in happened), f"{slug} {name}: {event}"
        for words in self.offers_then:
            assert words in _offered(slug, name, played), f"{slug} {name}: then no {words}"


def _offered(slug: str, name: str, played: list[Words]) -> list[Words]:
    question = tried(slug, name, played).question
    return [option["words"] for option in question["options"]] if question else []


def _refused(slug: str, name: str, words: Words) -> bool:
    try:
        tried(slug, name, [words])
    except Problem:
        return True
    return False


def _is(wanted: dict[str, Any], told: dict[str, Any]) -> bool:
    """`dice` of a roll are counted by their faces."""
    counted = {**told, "dice": len(told.get("faces", []))}
    return all(counted.get(fact) == value for fact, value in wanted.items())


def _e(event: str, **facts: Any) -> dict[str, Any]:
    return {"event": event, **facts}


def _lay(character: str, count: int) -> Words:
    return {"do": "lay", "character": character, "count": count}


def _rolled(unit: int, roll: str, **facts: Any) -> dict[str, Any]:
    return _e("Rolled", unit=unit, roll=roll, **facts)


GLORY = {
    "draw": Expected(
        _e("CardTaken", pile="discard_2", character="emperor"),
        lacks=[{"do": "draw", "pile": "discard_1"}],
    ),
    "least": Expected(_e("SetLaid", character="monk", count=2), lacks=[_lay("envoy", 2)]),
    "beat": Expected(
        _e("SetLaid", character="monk", count=4),
        _e("SetBeaten", seat=1, count=3),
        offers=[_lay("monk", 4), _lay("monk", 5)],
        lacks=[_lay("monk", 3)],
    ),
    "own": Expected(
        _e("SetLaid", character="ninja", count=5),
        _e("SetBeaten", seat=0, count=3, by=0),
        _e("CardsPlaced", seat=0, count=3, pile="discard_2"),
        _e("TurnBegan", seat=1),
        lacks=[_lay("ninja", 3)],
    ),
    "beaten": Expected(
        _e("CardsPlaced", seat=0, character="monk", count=2, pile="discard_1"),
        offers=[{"do": "place", "pile": "discard_2"}],
    ),
    "discard": Expected(
        _e("CardDiscarded", character="envoy", pile="discard_1"),
        offers=[{"do": "discard", "character": "farmer", "pile": "discard_1"}],
        lacks=[{"do": "discard", "character": "envoy", "pile": "discard_2"}],
    ),
    "end": Expected(_e("RoundEnded", reasons=["types"], scores=[60, 36])),
    "pile": Expected(
        _e("CardDiscarded", character="envoy"),
        _e("RoundEnded", reasons=["pile"], scores=[18, 20]),
    ),
    "start": Expected(
        _e("RoundEnded", scores=[30, 25, 20], totals=[70, 55, 55]), _e("RoundBegan", seat=2)
    ),
    "tie": Expected(_e("GameEnded", ranks=[1, 1, 4, 3], totals=[150, 150, 140, 150])),
    "order": Expected(_e("OrderPlayed", seat=0, card="order_a_empress", owner=2, points=10)),
    "figure": Expected(
        _e("FigureUsed", seat=0, target=1, character="samurai"),
        _e("CardsPlaced", seat=1, character="samurai", count=1),
    ),
    "shrunk": Expected(
        _e("FigureUsed", target=1, character="monk"),
        lacks=[_lay("monk", 4)],
        offers_then=[_lay("monk", 4)],
    ),
    "both": Expected(
        _e("OrderPlayed", card="order_c_farmer", owner=1, points=12),
        _e("RoundEnded", scores=[30, 32]),
    ),
}

SAMURAI = {
    "own": Expected(
        _e("VillageLaid", village="v_r", x=1, y=-1), never=[_e("VillageLaid", x=1, y=1)]
    ),
    "chain": Expected(
        _e("VillageLaid", x=0, y=2),
        _e("VillageLaid", x=1, y=3),
        _e("VillageScored", x=0, y=2),
        _e("StoneWon", seat=0, symbol="buddha", influence=[4, 3, 0]),
        _e("StoneWon", seat=1, symbol="rice", influence=[2, 3, 0]),
    ),
    "choice": Expected(
        _e("VillageLaid", village="v_r", x=1, y=1),
        _e("VillageTaken", village="v_hb"),
        _e("VillageLaid", village="v_hb", x=1, y=-1),
        offers=[{"do": "lay", "x": 1, "y": -1}],
    ),
    "tie": Expected(
        _e("NoStone", symbol="helmet", influence=[0, 2, 2]),
        _e("StoneWon", seat=1, symbol="buddha", influence=[0, 2, 0]),
        _e("StoneWon", seat=0, symbol="rice", influence=[5, 2, 0]),
        then=[{"do": "lay", "x": 1, "y": -1}],
    ),
    "two": Expected(
        _e("NoStone", symbol="helmet", influence=[2, 1, 2]),
        _e("NoStone", symbol="rice", influence=[2, 1, 2]),
        _e("StoneWon", seat=0, symbol="rice", influence=[5, 0, 2]),
    ),
    "nobody": Expected(
        _e("VillageScored", village="v_br"),
        _e("NoStone", symbol="buddha", influence=[0, 0, 0]),
        _e("NoStone", symbol="rice", influence=[0, 0, 0]),
        _e("CardDrawn", seat=0),
        never=[_e("StoneWon")],
    ),
    "last": Expected(
        _e("StoneWon", seat=0, symbol="helmet"),
        _e("StoneWon", seat=0, symbol="rice"),
        _e("StoneWon", seat=0, symbol="rice"),
        _e("LastRound", reasons=["stones"], waiting=[1, 2]),
    ),
    "sum": Expected(_e("GameEnded", ranks=[1, 2, 3], totals=[15, 14, 8])),
    "majority": Expected(_e("GameEnded", ranks=[1, 2, 3], totals=[13, 19, 4])),
    "equal": Expected(_e("GameEnded", ranks=[1, 2, 3], totals=[14, 13, 9])),
    "none": Expected(_e("GameDrawn", totals=[13, 10, 13]), never=[_e("GameEnded")]),
}

DRAW = {"do": "draw"}
SAVE = {"do": "save_face"}
HONOR = {
    "income": Expected(
        _e("HonorScored", seat=1, amount=70), _e("HonorScored", seat=0, amount=40, honor=160)
    ),
    "ki": Expected(_e("CardPlaced", card="warrior_monks", house="samurai-0"), offers_then=[DRAW]),
    "hand": Expected(_e("CardDiscarded", seat=0), lacks=[DRAW], offers_then=[DRAW]),
    "castle": Expected(
        _e("CardPlaced", card="castle_odawara"), _e("CastleReplaced", card="castle_osaka")
    ),
    "own": Expected(
        _e("HonorLost", seat=0, amount=25),
        _e("CardStolen", house="samurai-0", loot="gunpowder", to="destroy"),
    ),
    "elite": Expected(
        _e("HonorLost", seat=0, amount=25),
        _e("CardStolen", loot="cavalry", to="samurai-0"),
        _e("CardStolen", loot="noh_theater", to="daimyo-0"),
        lacks=[
            {"do": "spy", "card": "elite_ninja_spy", "house": "samurai-2", "loot": "cavalry"}
            | {"to": "daimyo-0"}
        ],
    ),
    "guard": Expected(
        _e("HonorLost", seat=0, amount=25, honor=95),
        _e("AssassinSent", house="samurai-1", needs=5),
        _e("GuardFell", seat=1),
    ),
    "dishonor": Expected(_e("HonorLost", seat=0, amount=30, honor=90), offers=[{"do": "decline"}]),
    "shogun": Expected(
        _e("DaimyoDied", seat=0, cards={"castle_osaka": 1}),
        _e("TitleReturned", seat=0),
        never=[_e("HonorLost")],
        lacks=[SAVE],
    ),
    "alliance": Expected(
        _e("FaceSaved", seat=0, other=2),
        _e("HonorLost", seat=2, amount=30),
        never=[_e("Detached")],
    ),
    "leave": Expected(
        _e("AllianceDissolved", seat=0, other=1),
        _e("HonorLost", seat=0, amount=25, honor=15),
        never=[_e("Detached")],
    ),
    "battle": Expected(
        _e("BattleBegan", attack_dice=3, defense_dice=3),
        _e("DiceRolled"),
        never=[_e("FaceSaved"), _e("FaceNotSaved")],
    ),
    "takeover": Expected(
        _e("HonorLost", seat=0, amount=50),
        _e("AssassinSent", house="samurai-1", needs=5, hit=1),
        _e("HouseTakenOver", seat=0),
    ),
    "goal": Expected(
        _e("HonorScored", seat=0, amount=5, honor=400), _e("GameEnded", ranks=[1, 2, 3])
    ),
}


def _move(y: int) -> Words:
    return {"do": "move", "unit": 0, "x": 14000, "y": y}


SKIRMISH = {
    "test": Expected(
        _rolled(0, "strike", swords=5, result="splendid"),
        _rolled(0, "deep_cut"),
        _e("Wounded", unit=1, drops=2),
    ),
    "token": Expected(
        _e("TokenGiven", seat=1, unit=2), offers=[{"do": "token", "unit": 3}], refuses=[DRAW]
    ),
    "obstacle": Expected(_e("Moved", unit=0, x=14000, y=14000), refuses=[_move(16001)]),
    "wood": Expected(
        _e("Moved", unit=0, x=13000, y=14000),
        refuses=[{"do": "move", "unit": 0, "x": 13001, "y": 14000}],
    ),
    "charge": Expected(_e("Moved", x=17212, y=14409), _e("Attacked", target=1, how="charge")),
    "reach": Expected(_e("Moved", x=18000, y=14000), _e("Attacked", target=1, how="charge")),
    "nearest": Expected(
        _rolled(0, "target"), _e("TestedTarget", named=2), _e("Attacked", how="charge")
    ),
    "screen": Expected(_e("Attacked", target=2), _rolled(0, "strike", dice=4)),
    "hill": Expected(_e("Attacked", how="shot"), _rolled(0, "strike", dice=4)),
    "alert": Expected(
        _e("AlertSpent", unit=1), _rolled(1, "avoid"), never=[_e("ActionLost", unit=1)]
    ),
    "drops": Expected(_e("Attacked", how="shot"), _rolled(0, "damage", dice=5)),
    "push": Expected(
        _e("Wounded", unit=2, drops=1, total=1),
        _e("Wounded", unit=2, drops=1, total=2),
        _e("Retreated", unit=2),
    ),
    "nerve": Expected(
        _e("Removed", unit=1),
        _rolled(2, "nerve", passed=0),
        _e("Retreated", unit=2),
        _rolled(3, "nerve", passed=1),
        never=[_e("Retreated", unit=3)],
    ),
    "group": Expected(
        _e("ModelLost", unit=1, left=2), _e("Retreated", unit=1), never=[_rolled(2, "nerve")]
    ),
    "search": Expected(_rolled(0, "search", passed=1), _e("MarkerSearched", marker=0)),
    "markers": Expected(
        _e("Moved", unit=0, x=8000, y=14016),
        _e("FateDrawn", drawn=3),
        _e("BattleEnded", winner="south"),
        then=[DRAW],
    ),
    "card": Expected(_e("CardUsed", unit=0, card="debt_owed"), _e("ActionReturned", unit=1)),
    "survival": Expected(
        _rolled(0, "damage", passed=1),
        _rolled(2, "survival", passed=1, dice=2),
        _e("Injured", unit=2),
        never=[_e("Removed", unit=2)],
    ),
    "hero": Expected(_e("Removed", unit=2), _e("BattleEnded", winner="south")),
}

EXPECTED = {
    (slug, f"example-{name}"): expected
    for slug, book in {
        "glory": GLORY,
        "samurai": SAMURAI,
        "honor": HONOR,
        "skirmish": SKIRMISH,
    }.items()
    for name, expected in book.items()
}
