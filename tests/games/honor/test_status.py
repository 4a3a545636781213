"""Chapter 2: houses and status."""

import pytest

from tests.clauses import rule
from tests.games.honor.position import labels, play, player, position, refused, status, verbs

HAND = "okugata_ki castle_osaka daimyo_09 ninja_spy ninja_assassin dishonor save_face"


def table(rank: str, **more):  # type: ignore[no-untyped-def]
    """Seat 0 in the rank to be shown; seat 1 is first, and has armies to steal."""
    houses = {
        1: "daimyo_05 | cavalry",
        0: "daimyo_06 | lancers" if rank == "first" else "| lancers",
    }
    bonds = {} if rank in ("first", "ronin") else {0: (rank, 1)}
    story = {"houses": houses, "bonds": bonds, "hands": {0: HAND}}
    return position(3, **{**story, **more})


@rule("HON-2.1")
def test_a_daimyo_house_has_one_head_and_the_title_lies_with_it() -> None:
    state = position(3, houses={0: "daimyo_01 castle_osaka"}, title=0)
    assert player(state, 0)["daimyo_house"]["head"] == "daimyo_01"
    assert player(state, 0)["daimyo_house"]["castle"] == "castle_osaka"
    assert player(state, 0)["shogun"] and player(state, 1)["daimyo_house"] is None


@rule("HON-2.1")
def test_the_title_goes_where_the_daimyo_goes() -> None:
    """With him to an heir, and to nobody when he dies."""
    story = {"houses": {0: "", 1: "daimyo_05 castle_osaka"}, "title": 1, "seat": 2}
    heir = position(3, bonds={0: ("second", 1)}, hands={2: "dishonor"}, **story)
    play(heir, "dishonor:1", "seppuku_samurai")
    assert player(heir, 0)["shogun"] and not player(heir, 1)["shogun"]
    assert player(heir, 0)["daimyo_house"]["head"] == "daimyo_05"
    assert player(heir, 1)["daimyo_house"] is None
    dead = position(3, bonds={0: ("second", 1)}, hands={2: "dishonor"}, **story)
    play(dead, "dishonor:1", "seppuku_daimyo")
    assert not any(player(dead, seat)["shogun"] for seat in range(3))


@rule("HON-2.1")
def test_castles_lie_in_daimyo_houses_only_and_daimyo_in_none_of_the_samurai() -> None:
    state = position(3, houses={0: "daimyo_01"}, hands={0: "castle_osaka daimyo_09 cavalry"})
    places = [label for label in labels(state) if label.startswith(("place", "daimyo"))]
    assert places == [
        "place:cavalry:samurai-0",
        "place:cavalry:daimyo-0",
        "place:castle_osaka:daimyo-0",
    ]


@rule("HON-2.2", "HON-2.3")
@pytest.mark.parametrize("rank", ["first", "second", "leaving", "pledged", "ronin"])
def test_everybody_has_one_status_and_all_see_it(rank: str) -> None:
    state = table(rank)
    assert player(state, 0)["status"] == rank
    assert player(state, 0)["lord"] == (None if rank in ("first", "ronin") else 1)


@rule("HON-2.4")
def test_a_daimyo_has_one_place() -> None:
    houses = {1: "daimyo_05"}
    state = position(3, houses=houses, bonds={2: ("pledged", 1)})
    assert refused(state, "ally:1") == ("HON-2.4", "honor-place-is-taken")
    free = position(3, houses=houses)
    assert "ally:1" in labels(free)


@rule("HON-2.4")
def test_who_controls_a_daimyo_does_not_serve() -> None:
    assert refused(table("first"), "ally:1") == ("HON-9.5", "honor-not-a-ronin")


RIGHTS = {
    # rank: places for a house card, castle, daimyo, loot, declarations
    "first": (["samurai-0", "daimyo-0"], True, None, ["samurai-0", "daimyo-0"], {"claim_shogun"}),
    "second": (["samurai-0", "daimyo-1"], False, None, ["samurai-0", "daimyo-1"], {"dissolve"}),
    "leaving": (["samurai-0", "daimyo-1"], False, None, ["samurai-0", "daimyo-1"], set()),
    "pledged": (["samurai-0"], False, None, ["samurai-0"], set()),
    "ronin": (["samurai-0"], False, 0, ["samurai-0"], {"ally"}),
}


@rule("HON-2.5")
@pytest.mark.parametrize("rank", RIGHTS)
def test_rights_follow_the_status(rank: str) -> None:
    places, castle, daimyo, loot, declarations = RIGHTS[rank]
    state = table(rank)
    options = labels(state)
    assert [o.split(":")[2] for o in options if o.startswith("place:okugata_ki")] == places
    assert ("place:castle_osaka:daimyo-0" in options) == castle
    assert ("daimyo:daimyo_09:0" in options) == (daimyo == 0)
    stolen = [o.split(":")[4] for o in options if o.startswith("spy:ninja_spy:samurai-1:cavalry")]
    assert stolen == [*loot, "destroy"]
    assert verbs(state) & {"claim_shogun", "attack", "dissolve", "ally"} == declarations
    # Ninja and dishonor are for everybody; drawing too, once there is room.
    assert {"assassin", "dishonor", "discard"} <= verbs(state)
    assert "draw" in labels(play(state, "discard:save_face"))


@rule("HON-2.5")
@pytest.mark.parametrize(
    ("rank", "income", "ki"),
    [("first", 30, 11), ("second", 25, 8), ("leaving", 25, 8), ("pledged", 0, 8), ("ronin", 0, 8)],
)
def test_scoring_and_ki_follow_the_status(rank: str, income: int, ki: int) -> None:
    """A first counts his daimyo with 15 honor and 3 ki, a second half of his lord's 30."""
    own = "daimyo_03 | no_dachi daisho" if rank == "first" else "| no_dachi daisho"
    bonds = {} if rank in ("first", "ronin") else {0: (rank, 1)}
    state = position(3, houses={0: own, 1: "daimyo_01"}, bonds=bonds)
    assert state.income(0) == income
    assert player(state, 0)["ki"]["total"] == ki


@rule("HON-2.5")
@pytest.mark.parametrize(
    ("rank", "helps"), [("second", 3), ("leaving", 3), ("pledged", 3), ("ronin", 0)]
)
def test_whom_a_samurai_house_fights_for(rank: str, helps: int) -> None:
    bonds = {} if rank == "ronin" else {0: (rank, 1)}
    state = position(3, houses={0: "| cavalry", 1: "daimyo_05"}, bonds=bonds)
    assert player(state, 1)["attack"]["strength"]["total"] == 2 + helps


@rule("HON-2.5", "HON-11.4", "HON-11.7")
@pytest.mark.parametrize(("rank", "after"), [("second", "first"), ("pledged", "pledged 1")])
def test_who_takes_over_when_the_first_samurai_dies(rank: str, after: str) -> None:
    state = position(
        3, seat=2, houses={0: "", 1: "daimyo_05"}, bonds={0: (rank, 1)}, hands={2: "dishonor"}
    )
    play(state, "dishonor:1", "seppuku_samurai")
    assert status(state, 0) == after
