"""Ground that the players bring: read, checked, laid and played on. [TOH-15.6, TOH-15.7]"""

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from shapely.geometry import LineString, Polygon

from sengoku.games.skirmish.rules import survey
from sengoku.games.skirmish.rules.components import SCENARIOS
from sengoku.games.skirmish.rules.own_ground import corners, laid, write_ground
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.survey import overlap
from sengoku.games.skirmish.sight.wire import Prospect
from sengoku.geometry.plane import cross
from sengoku.kernel.nature import Fast
from sengoku.kernel.problem import BadRecord, BadSetup
from sengoku.kernel.record import Luck, read_record, replay, write_record
from sengoku.kernel.table import Table
from sengoku.kernel.viewer import PUBLIC
from tests.clauses import rule
from tests.games.skirmish.position import GAME
from tests.laws.shapes import complaints

EXAMPLES = Path(__file__).parents[3] / "examples" / "ground"
HOUSE = 'kind = "building"\nat = [18, 18]\nsize = [6, 4]'
NAMES: list[str] = [row["id"] for row in SCENARIOS]


def written(*pieces: str) -> str:
    return "\n\n".join(f"[[piece]]\n{piece}" for piece in pieces)


def read(ground: Any, **options: Any) -> list[dict[str, Any]]:
    setup = GAME.setup(2, {"scenario": "last_samurai", "ground": ground, **options})
    pieces: list[dict[str, Any]] = setup.options["ground"]
    return pieces


def refused(ground: Any, **options: Any) -> str:
    with pytest.raises(BadSetup) as problem:
        read(ground, **options)
    assert problem.value.clause == "TOH-15.6"
    return problem.value.key.removeprefix("skirmish-ground-")


def piece(kind: str = "building", **changed: int) -> dict[str, Any]:
    facts = {"kind": kind, "x": 18000, "y": 18000, "wide": 6000, "deep": 4000, "angle": 0}
    return {**facts, **changed}


# -- reading ---------------------------------------------------------------------------------------


@rule("TOH-15.6")
def test_a_file_is_read_into_thousandths_of_an_inch() -> None:
    wall = 'kind = "obstacle"\nat = [9.125, 4]\nsize = 5.5\nangle = -90'
    wood = 'kind = "rough"\nat = [27, 27]\nsize = 5'
    assert read(written(HOUSE, wall, wood)) == [
        piece(),
        piece("obstacle", x=9125, y=4000, wide=5500, deep=0, angle=270),
        piece("rough", x=27000, y=27000, wide=5000, deep=5000),
    ]


@rule("TOH-15.6")
def test_what_was_read_is_read_again_as_it_is() -> None:
    pieces = read((EXAMPLES / "village.toml").read_text())
    assert read(json.loads(json.dumps(pieces))) == pieces


@rule("TOH-15.6")
@pytest.mark.parametrize(
    ("ground", "key"),
    [
        ("[[piece", "not-toml"),
        ("x" * 20_001, "too-long"),
        ("a = " + "[" * 9000, "not-toml"),
        ("", "no-pieces"),
        ("piece = 3", "no-pieces"),
        ("piece = [3]", "not-a-piece"),
        (written(HOUSE) + '\n[weather]\nrain = "on"', "unknown-part"),
        (written(HOUSE + '\ncolor = "red"'), "unknown-field"),
        (written('kind = "building"\nat = [1, 2]'), "needs-field"),
        (written(HOUSE.replace("building", "lake")), "unknown-kind"),
        (written(HOUSE.replace('"building"', "7")), "unknown-kind"),
        (written(HOUSE.replace("[18, 18]", "18")), "bad-place"),
        (written(HOUSE.replace("[18, 18]", "[18]")), "bad-place"),
        (written(HOUSE.replace("[18, 18]", '["18", 18]')), "not-a-length"),
        (written(HOUSE.replace("[18, 18]", "[true, 18]")), "not-a-length"),
        (written(HOUSE.replace("[18, 18]", "[nan, 18]")), "not-a-length"),
        (written(HOUSE.replace("[18, 18]", "[inf, 18]")), "not-a-length"),
        (written(HOUSE.replace("[18, 18]", "[1e999999999999999999, 18]")), "not-a-length"),
        (written(HOUSE.replace("[18, 18]", "[1e-999999999999999999, 18]")), "too-fine"),
        (written(HOUSE.replace("[18, 18]", "[18.0005, 18]")), "too-fine"),
        (written(HOUSE.replace("[18, 18]", f"[{'9' * 5000}, 18]")), "not-toml"),
        (written(HOUSE.replace("[6, 4]", "[6, 4, 2]")), "bad-size-form"),
        (written(HOUSE.replace("building", "obstacle")), "bad-size-form"),
        (written(HOUSE.replace("[6, 4]", "[6, 0.9]")), "bad-size"),
        (written(HOUSE.replace("[6, 4]", "36.001")), "bad-size"),
        (written(HOUSE + "\nangle = 22.5"), "bad-angle"),
        (written(HOUSE + "\nangle = true"), "bad-angle"),
        (written(HOUSE + "\nangle = 361"), "bad-angle"),
        (written(HOUSE.replace("[18, 18]", "[-1, 18]")), "off-table"),
        (written(HOUSE.replace("[18, 18]", "[2.999, 18]")), "off-table"),
        (written(HOUSE.replace("[18, 18]", "[33.5, 18]") + "\nangle = 45"), "off-table"),
        (written(HOUSE, HOUSE), "overlap"),
        ([piece()] * 25, "too-many"),
        ([3], "not-a-piece"),
        ([{**piece(), "color": 1}], "not-a-piece"),
        ([piece(x=True)], "not-a-length"),
        ([{**piece(), "x": 1.5}], "not-a-length"),
        ([piece("obstacle")], "bad-size-form"),
        ([piece("lake")], "unknown-kind"),
        ([piece(x=10**30)], "off-table"),
        ([piece(angle=10**30)], "bad-angle"),
    ],
)
def test_a_wrong_ground_is_refused_in_one_sentence(ground: Any, key: str) -> None:
    assert refused(ground) == key


@pytest.mark.parametrize("ground", [7, None, True, {"piece": []}])
def test_what_is_neither_text_nor_a_list_is_no_value_of_the_option(ground: Any) -> None:
    with pytest.raises(BadSetup) as problem:
        read(ground)
    assert problem.value.key == "bad-option-value"


@rule("TOH-15.6")
def test_the_number_of_the_piece_is_told() -> None:
    with pytest.raises(BadSetup) as problem:
        read(written(HOUSE, 'kind = "hill"\nat = [5, 5]\nsize = 4', HOUSE))
    assert problem.value.facts == {"piece": 3, "other": 1}


# -- shapes ----------------------------------------------------------------------------------------


@rule("TOH-15.7")
def test_the_corners_of_each_kind() -> None:
    assert corners(piece()) == [(15000, 16000), (21000, 16000), (21000, 20000), (15000, 20000)]
    assert corners(piece(angle=90)) == [
        (20000, 15000),
        (20000, 21000),
        (16000, 21000),
        (16000, 15000),
    ]
    assert corners(piece("obstacle", wide=5000, angle=45)) == [(16232, 16232), (19768, 19768)]
    octagon = corners(piece("hill", wide=6000, deep=6000))
    assert octagon[:2] == [(21000, 19243), (19243, 21000)] and len(octagon) == 8


@rule("TOH-15.7", "TOH-I9")
def test_pieces_are_convex_against_the_clock_and_symmetric_however_they_are_turned() -> None:
    rng = random.Random(9)
    for _ in range(2000):
        kind = rng.choice(["building", "rough", "hill", "decor"])
        sizes = {"wide": rng.randint(1000, 25000), "deep": rng.randint(1000, 25000)}
        found = corners(piece(kind, **sizes, angle=rng.randrange(360)))
        count = len(found)
        for at in range(count):
            a, b, c = found[at], found[(at + 1) % count], found[(at + 2) % count]
            assert cross(*a, *b, *c) > 0
            x, y = found[(at + count // 2) % count]
            assert (a[0] + x, a[1] + y) == (36000, 36000)


def as_shape(found: list[tuple[int, int]]) -> Any:
    return LineString(found) if len(found) == 2 else Polygon(found)


@rule("TOH-15.6")
def test_overlaps_are_those_that_shapely_finds() -> None:
    """Interiors that meet; touching rims are no overlap."""
    rng = random.Random(3)
    seen = {True: 0, False: 0}
    for _ in range(4000):
        two = []
        for _ in range(2):
            kind = rng.choice(["building", "obstacle", "rough"])
            place = {name: rng.randrange(12000, 24001, 500) for name in ("x", "y")}
            sizes = {"wide": rng.randrange(1000, 9001, 500), "deep": rng.randrange(1000, 9001, 500)}
            two.append(corners(piece(kind, **place, **sizes, angle=rng.randrange(0, 360, 15))))
        one, other = (as_shape(found) for found in two)
        if one.geom_type == other.geom_type == "LineString":
            lies = one.crosses(other) or one.intersection(other).length > 0
        else:
            lies = not one.touches(other) and one.intersects(other)
        assert overlap(*two) == overlap(two[1], two[0]) == lies, two
        seen[lies] += 1
    assert min(seen.values()) > 500


@rule("TOH-15.6")
def test_fences_may_meet_at_their_ends_but_not_lie_on_each_other() -> None:
    fence = {"deep": 0, "wide": 4000, "y": 9000}
    east = piece("obstacle", **{**fence, "x": 14000})
    assert read([piece("obstacle", **{**fence, "x": 10000}), east])
    assert refused([piece("obstacle", **{**fence, "x": 10001}), east]) == "overlap"
    across = piece("obstacle", **{**fence, "x": 14000, "angle": 90})
    assert refused([east, across]) == "overlap"


@rule("TOH-15.6")
def test_a_road_may_lie_under_anything() -> None:
    assert read([piece("decor", wide=3000, deep=36000), piece()])


@rule("TOH-15.6")
def test_too_much_in_one_place_is_refused() -> None:
    """Octagons corner to corner; a hill among them is no matter."""
    woods = [
        piece("rough", x=18000 + dx, y=18000 + dy, wide=2000, deep=2000)
        for dx in (-1000, 1000)
        for dy in (-1000, 1000)
    ]
    hill = {**woods[3], "kind": "hill"}
    assert read([*woods[:2], hill])
    assert refused(woods[:3]) == "too-dense"


# -- room ------------------------------------------------------------------------------------------


@rule("TOH-15.6", "TOH-14.1")
def test_somebody_must_be_able_to_stand_at_every_marker() -> None:
    over = [piece(x=18000, y=21500)]
    assert refused(over, scenario="outpost") == "marker-blocked"
    assert read(over, scenario="spy")
    beside = [piece(x=18000, y=21500 - 2000 - 1)]
    assert read(beside, scenario="outpost")


@rule("TOH-15.6", "TOH-4.3")
def test_each_zone_must_have_room_for_eight_groups() -> None:
    wide = [piece(x=14000, y=2000, wide=28000), piece(x=22000, y=34000, wide=28000)]
    assert read(wide[:1], scenario="first_clash")
    assert refused(wide[:1], scenario="outpost") == "zone-blocked"  # a strip of 3 inches
    with pytest.raises(BadSetup) as problem:
        read([piece(y=31500, wide=36000, deep=8000)], scenario="last_samurai")
    assert problem.value.facts["side"] == "north"


@rule("TOH-15.6", "TOH-4.3")
def test_the_table_may_not_be_so_full_that_a_unit_finds_no_place() -> None:
    walls = [piece(x=18000, y=18000, wide=36000, deep=17000)]
    assert refused(walls) == "no-room"
    half = [piece(x=18000, y=18000, wide=36000, deep=13000)]
    assert read(half)
    assert refused(half, max_commoner_units=20) == "no-room"


@rule("TOH-15.6")
@pytest.mark.parametrize(
    ("radius", "most"),
    [
        (2 * 1181, survey.OWN_GROUP),
        (1181 + 492, survey.OWN_SINGLE),
        (2 * 1181 + 1000, survey.FOE_GROUP),
        (1181 + 492 + 1000, survey.FOE_SINGLE),
    ],
)
def test_a_base_takes_no_more_places_than_are_counted_for_it(radius: int, most: int) -> None:
    """Of places 500 apart, wherever it stands."""
    rng = random.Random(radius)
    reach = range(-4000, 4001, 500)
    for _ in range(300):
        x, y = rng.randrange(500), rng.randrange(500)
        taken = sum((a - x) ** 2 + (b - y) ** 2 < radius * radius for a in reach for b in reach)
        assert taken <= most


@rule("TOH-15.6", "TOH-16.1")
def test_a_campaign_has_its_own_grounds() -> None:
    assert refused([piece()], scenario="campaign") == "in-campaign"


# -- playing ---------------------------------------------------------------------------------------


def begun(ground: Any, scenario: str = "last_samurai") -> Table:
    setup = GAME.setup(2, {"scenario": scenario, "ground": ground, "round_limit": 3})
    return Table(GAME, setup, Luck.fast(2))


def played(table: Table, seed: int = 1) -> Table:
    rng = random.Random(seed)
    while not table.over():
        table.submit(table.seat(), rng.choice(table.options(table.seat())))
    return table


@rule("TOH-15.6", "TOH-4.1")
@pytest.mark.parametrize("scenario", NAMES)
@pytest.mark.parametrize("file", ["village.toml", "river_valley.toml"])
def test_the_examples_are_grounds_for_every_battle(file: str, scenario: str) -> None:
    text = (EXAMPLES / file).read_text()
    table = played(begun(text, scenario))
    seen = table.view(PUBLIC)["pieces"]
    assert [each["kind"] for each in seen] == [each["kind"] for each in read(text)]
    GAME.check(replay(GAME, table.record()))


@rule("TOH-15.6")
def test_the_river_valley_is_the_same_for_both_sides() -> None:
    pieces = read((EXAMPLES / "river_valley.toml").read_text())
    found = {tuple(sorted(corners(each))) for each in pieces}
    turned = {tuple(sorted((36000 - x, 36000 - y) for x, y in corners(each))) for each in pieces}
    assert found == turned


@rule("TOH-15.6")
def test_a_record_holds_the_pieces_and_replays_without_the_file() -> None:
    table = played(begun((EXAMPLES / "village.toml").read_text()))
    record = read_record(write_record(table.record()))
    assert record.options["ground"][1]["kind"] == "building"
    assert GAME.digest(replay(GAME, record)) == record.digest
    other = {**record.options, "ground": record.options["ground"][:-1]}
    with pytest.raises(BadRecord):
        replay(GAME, msgspec.structs.replace(record, options=other))


@rule("TOH-15.6", "TOH-4.5")
def test_own_ground_draws_no_luck_and_lies_as_it_was_read() -> None:
    setup = GAME.setup(2, {"scenario": "last_samurai", "ground": [piece()]})
    state = GAME.begin(setup, Fast(7, len(GAME.streams)))
    for _ in range(2):
        state.play(state.options()[0])
    assert isinstance(state, Skirmish)
    assert state.nature.save()["streams"][1] == Fast(7, len(GAME.streams)).save()["streams"][1]
    ground = laid([piece()])
    assert list(state.scene.ground.x) == list(ground.x)
    assert list(state.scene.ground.y) == list(ground.y)


# -- before a match --------------------------------------------------------------------------------


@rule("TOH-15.6")
@pytest.mark.parametrize("name", ["village", "river_valley"])
def test_a_ground_is_written_as_the_file_that_is_read_as_it(name: str) -> None:
    pieces = read((EXAMPLES / f"{name}.toml").read_text())
    assert read(write_ground(pieces)) == pieces
    fine = [piece(x=18_001, y=17_250, wide=6_010, angle=359)]
    assert read(write_ground(fine)) == fine


@rule("TOH-15.6")
def test_who_lays_a_ground_sees_it_even_if_it_is_refused() -> None:
    overlapping = [piece(), piece("hill")]
    shown = GAME.prospect(2, {"scenario": "spy", "ground": overlapping})
    assert shown["own"] == overlapping
    assert [each["kind"] for each in shown["pieces"]] == ["building", "hill"]
    assert GAME.prospect(2, {"ground": []})["pieces"] == []
    with pytest.raises(BadSetup, match="not toml"):
        GAME.prospect(2, {"ground": "[[piece"})
    with pytest.raises(BadSetup, match="no pieces"):
        GAME.prospect(2, {"ground": 7})


@pytest.mark.parametrize("name", NAMES)
def test_a_scenario_is_shown_as_it_would_begin(name: str) -> None:
    shown = GAME.prospect(2, {"scenario": name})
    assert not [*complaints(shown, Prospect)]
    state = GAME.new(seats=2, seed=3, scenario=name)
    begun = GAME.view(state, PUBLIC)
    assert (shown["scenario"], shown["rounds"]) == (begun["scenario"], begun["rounds"])
    assert shown["points"] == begun["forces"][0]["limit"]
    assert [tuple(place) for place in shown["markers"]] == [
        (marker["x"], marker["y"]) for marker in begun["markers"]
    ]
