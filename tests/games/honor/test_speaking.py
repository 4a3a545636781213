"""What is said at the table of Honor of the Samurai."""

from sengoku.kernel.viewer import PUBLIC
from sengoku.text import Speaker, Text
from tests.games.honor.position import HONOR

NAMES = ["Ann", "Bob", "Cleo"]


def speaker(language: str = "en") -> Speaker:
    return Speaker(Text(language), HONOR, NAMES)


def test_a_house_is_named_by_its_owner() -> None:
    words = {"do": "place", "card": "cavalry", "house": "samurai-1"}
    assert speaker().action(words) == "Place Cavalry in Bob’s samurai house"
    assert speaker("nl").action(words) == "Ruiterij in het samoeraihuis van Bob leggen"
    assert speaker("de").action(words) == "Reiterei in das Samurai-Haus von Bob legen"


def test_loot_is_stolen_or_destroyed() -> None:
    words = {"do": "spy", "card": "ninja_spy", "house": "daimyo-2", "loot": "lancers"}
    kept = speaker().action({**words, "to": "samurai-0"})
    assert kept == "Ninja Spy into Cleo’s daimyo house: steal Lancers for Ann’s samurai house"
    destroyed = speaker().action({**words, "to": "destroy"})
    assert destroyed == "Ninja Spy into Cleo’s daimyo house: destroy Lancers"


def test_a_battle_is_told_die_by_die() -> None:
    told = {
        "event": "DiceRolled",
        "seat": 0,
        "other": 1,
        "attack": [4, 1],
        "defense": [2],
        "attack_total": 5,
        "defense_total": 2,
    }
    assert speaker().event(told) == "Ann rolls 5 (4 + 1), Bob rolls 2 (2)."
    unarmed = {**told, "defense": [], "defense_total": 0}
    assert speaker("de").event(unarmed) == "Ann würfelt 5 (4 + 1), Bob hat keine Würfel."


def test_a_death_names_what_is_lost_with_the_house() -> None:
    told = {"event": "DaimyoDied", "seat": 1, "card": "daimyo_05", "cards": {"cavalry": 2}}
    lost = speaker().event(told)
    assert lost == "Bob loses Daimyo V and the whole house: 2 \u00d7 Cavalry."
    assert speaker().event({**told, "cards": {}}) == "Bob loses Daimyo V."


def test_where_a_card_comes_from_is_told() -> None:
    assert "public sources" in speaker().card("daimyo_01")
    assert speaker().card("noh_theater") == "Noh Theater"


def test_a_tally_tells_every_reason_with_its_clause() -> None:
    state = HONOR.new(seats=3, seed=1)
    tally = HONOR.view(state, PUBLIC)["players"][0]["ki"]
    assert speaker().tally(tally).split("\n")[0] == "+6 the samurai [HON-4.1]"
