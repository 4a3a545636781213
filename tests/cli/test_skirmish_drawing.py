"""What the terminal draws of Test of Honour: the map, every option once, typed places, previews."""

import io
import re
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from rich.console import Console

import sengoku
from sengoku.cli.desk.drawing import Attentive, View
from sengoku.cli.drawings import drawing_of
from sengoku.cli.drawings.skirmish.ground import DrawnGround
from sengoku.kernel.nature import Fast
from sengoku.kernel.problem import IllegalAction, Problem
from sengoku.kernel.record import Luck
from sengoku.kernel.table import Table
from sengoku.kernel.viewer import PUBLIC, REFEREE, viewer_of
from sengoku.text import LANGUAGES, Speaker, Text
from tests.clauses import rule
from tests.games.skirmish.position import N, U, Unit, position
from tests.geometry.scenes import solid

NAMES = ["Ann", "Bob"]
GAME = sengoku.game("skirmish")
ANN = viewer_of(0)
SCENARIOS = ("first_clash", "outpost", "battlefield", "spy", "roadblock", "rescue", "last_samurai")
SPOKEN = [*zip(SCENARIOS, LANGUAGES * 3, strict=False), ("first_clash", "nl"), ("spy", "de")]


def drawing_at(table: Table, language: str = "en") -> Any:
    """A drawing that asks this table."""
    drawing = drawing_of("skirmish", Speaker(Text(language), GAME, NAMES))
    assert isinstance(drawing, Attentive)
    drawing.attend(table.inquire)
    return drawing


def standing(*units: Unit, language: str = "en", **more: Any) -> tuple[Any, View]:
    """A drawing and a view of a position in which the first unit acts."""
    state = position(*units, **more)
    drawing = drawing_of("skirmish", Speaker(Text(language), GAME, NAMES))
    assert isinstance(drawing, Attentive)
    drawing.attend(partial(GAME.inquire, state))
    return drawing, GAME.view(state, ANN)


def random_play(seed: int, most: int = 60, **options: Any) -> Iterator[Table]:
    table = Table(GAME, GAME.setup(2, options), Luck.fast(seed))
    chooser = Fast(seed, 1)
    while not table.over() and table.ply() < most:
        yield table
        offered = table.view(viewer_of(table.seat()))["question"]["options"]
        attacks = [o for o in offered if o["words"]["do"] in ("charge", "shoot", "take_force")]
        found = attacks or offered
        table.submit(table.seat(), found[chooser.below(0, len(found))]["action"])
    yield table


def asked(seed: int, asks: str, **options: Any) -> Table:
    """A table at the first question of this kind."""
    for table in random_play(seed, most=400, **options):
        if not table.over() and table.view(PUBLIC)["question"]["asks"] == asks:
            return table
    raise AssertionError(f"nobody was asked {asks}")


def drawn(what: Any, width: int, height: int = 24) -> str:
    page = io.StringIO()
    Console(file=page, width=width, height=height, highlight=False).print(what)
    return page.getvalue()


def choices(drawing: Any, view: View) -> list[Any]:
    return [choice for group in drawing.groups(view) for choice in group.choices]


# -- options -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("scenario", "language"), SPOKEN)
def test_every_option_has_one_number_a_name_and_a_rule(scenario: str, language: str) -> None:
    speaker = Speaker(Text(language), GAME, NAMES)
    for table in random_play(5, scenario=scenario, level=3):
        if table.over():
            break
        drawing = drawing_at(table, language)
        view = table.view(viewer_of(table.seat()))
        found = choices(drawing, view)
        offered = [option["action"] for option in view["question"]["options"]]
        assert sorted(choice.action for choice in found) == sorted(offered)
        for group in drawing.groups(view):
            labels = [choice.label for choice in group.choices]
            assert all(labels) and len({*labels}) == len(labels), labels
        for choice in found:
            assert speaker.clause(choice.clause)


def test_an_attack_says_its_chances_as_the_engine_counts_them() -> None:
    """The odds are those of the spec's example 39; the farther target takes a wits test."""
    hero, near = U("hero", 10000, 10000), N("samurai_wise", 13000, 10000)
    drawing, view = standing(hero, near, N("hero", 10000, 15000))
    charge, *_ = drawing.groups(view)
    assert charge.title == "Charge" and [choice.label for choice in charge.choices] == [
        "B1 Wise Samurai",
        "B2 Samurai Hero",
    ]
    told, farther = (choice.note for choice in charge.choices)
    assert told == "2.0″, 5 dice, hit 32.3%: cut down 21.7%, wound 7.9%"
    assert farther.endswith("; not the nearest in view: wits 67.4%")


# -- the table -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("scenario", "language"), SPOKEN)
def test_everybody_sees_the_table_at_any_size(scenario: str, language: str) -> None:
    for number, table in enumerate(random_play(6, scenario=scenario, level=2)):
        if number % 36 and not table.over():
            continue
        drawing = drawing_at(table, language)
        for viewer in (PUBLIC, REFEREE, viewer_of(number % 2)):
            view = table.view(viewer)
            for width, height in ((44, 30), (80, 24), (120, 40), (200, 70)):
                page = drawn(drawing.board(view, width), width, height)
                assert max(map(len, page.splitlines())) <= width
                for facts in view["units"]:
                    shown = width == 200 and facts["x"] is not None
                    assert not shown or page.count(facts["label"]) >= 2  # map and list
            assert drawn(drawing.score(view), 80)


def test_a_unit_stands_on_the_map_where_it_stands() -> None:
    """At the finest size a column is half an inch and a line one inch."""
    view = {
        "south": 0,
        "pieces": [{"kind": "building", "corners": [[0, 0], [3000, 0], [3000, 2000], [0, 2000]]}],
        "markers": [],
        "captive": None,
        "units": [
            {"unit": 0, "side": "south", "label": "A1", "x": 18000, "y": 30500},
            {"unit": 1, "side": "north", "label": "B1", "x": 18400, "y": 30500},
            {"unit": 2, "side": "north", "label": "B2", "x": None, "y": None},
        ],
    }
    lines = [line.plain for line in DrawnGround(view, 36).lines([[9000, 0]], acting=0)]
    assert lines[5].startswith("30 │") and lines[5].index("A1") == 4 + 36
    assert lines[4].index("B1") == 4 + 36  # what has no room stands beside its place
    assert not any("B2" in line for line in lines)
    assert lines[35][4:10] == "▓" * 6 == lines[34][4:10] and "▓" not in lines[33]
    assert lines[35][4 + 18] == "+"
    assert lines[36].startswith("   └0     3     6")


def test_bag_goal_and_wounds_are_told() -> None:
    table = asked(3, "GiveToken")
    view = table.view(viewer_of(table.seat()))
    page = drawn(drawing_at(table).board(view, 120), 120, 40)
    bag = view["bag"]
    total = bag["samurai"] + bag["commoner"] + bag["fate"]
    assert f"{bag['fate']} fate {100 * bag['fate'] / total:.1f}%" in page
    hurt = {**view, "units": [{**unit, "drops": 2, "prone": True} for unit in view["units"]]}
    assert "•2_" in drawn(drawing_at(table).board(hurt, 120), 120, 40)


def test_a_campaign_is_won_by_its_points_not_by_the_last_battle() -> None:
    table = asked(3, "GiveToken")
    campaign = {"battle": 6, "battles": 6, "points": [5, 2]}
    view = {**table.view(PUBLIC), "winner": "north", "ranks": [1, 2], "campaign": campaign}
    said = drawn(drawing_at(table).ending(view), 80)
    assert "Ann wins." in said and "Campaign: Ann 5, Bob 2" in said
    drawn_out = drawn(drawing_at(table).ending({**view, "ranks": [1, 1]}), 80)
    assert "a draw" in drawn_out


def test_a_secret_force_is_not_drawn() -> None:
    for table in random_play(2, scenario="last_samurai"):
        view = table.view(viewer_of(1))
        if view["forces"][0]["ready"] and not view["forces"][1]["ready"]:
            page = drawn(drawing_at(table).board(view, 80), 80)
            assert "Ann ? of 15 points · ready" in page
            return
    raise AssertionError("nobody built a force")


# -- typed lines ---------------------------------------------------------------------------------


def acting() -> tuple[Any, View]:
    return standing(U("bowman", 10000, 10000), N("hero", 16000, 18000), N("bowman", 8000, 20000))


def words_of(drawing: Any, view: View, line: str) -> dict[str, Any]:
    return GAME.words(drawing.read(view, line).action)


def test_a_place_can_be_typed_in_many_ways() -> None:
    drawing, view = acting()
    at = {"unit": 0, "x": 12500, "y": 8000}
    for line in ("m 12.5 8", "M 12,5 8", "move 12.500 8"):
        assert words_of(drawing, view, line) == {"do": "move", **at}
    assert words_of(drawing, view, "c 12.5 8") == {"do": "cautious", **at}
    assert words_of(drawing, view, "m 12.5 8 take") == {"do": "move", **at, "pick_up": 1}
    for line in ("m e 2", "m @90 2", "m 90° 2", "m +2 +0"):
        assert words_of(drawing, view, line) == {"do": "move", "unit": 0, "x": 12000, "y": 10000}
    assert words_of(drawing, view, "m B1 5") == {"do": "move", "unit": 0, "x": 13000, "y": 14000}
    shot = {"do": "shoot", "unit": 0, "target": 1}
    assert words_of(drawing, view, "s B1") == {**shot, "x": 10000, "y": 10000}
    assert words_of(drawing, view, "s B1 e 2") == {**shot, "x": 12000, "y": 10000}
    assert words_of(drawing, view, "a b2") == {"do": "charge", "unit": 0, "target": 2}


def test_what_a_move_is_follows_from_the_unit() -> None:
    foe = N("hero", 30000, 30000)
    down = standing(U("hero", 10000, 10000, prone=True), foe)
    assert words_of(*down, "m 11 10")["do"] == "stand_up"
    off = standing(U("hero", 0, 0, zone="off", exit=(10000, 0)), foe)
    assert words_of(*off, "m 10 3")["do"] == "enter"
    assert words_of(*off, "c 10 2")["do"] == "enter_cautious"


@pytest.mark.parametrize("line", ["m", "m 3", "m x 3", "m 3 x", "m 1 2 3", "a", "a A9", "s", "p"])
def test_half_a_line_is_explained(line: str) -> None:
    drawing, view = acting()
    with pytest.raises(Problem) as refused:
        drawing.read(view, line)
    assert "m 12.5 8" in Speaker(Text("en"), GAME, NAMES).problem(refused.value)


@pytest.mark.parametrize("line", ["m 40 3", "m 3 36.1", "m -30 +0", "m n 99"])
def test_beyond_the_edge_is_refused_with_its_clause(line: str) -> None:
    drawing, view = acting()
    with pytest.raises(IllegalAction) as refused:
        drawing.read(view, line)
    assert refused.value.clause == "TOH-6.8"


def test_what_means_nothing_is_left_to_others() -> None:
    drawing, view = acting()
    assert drawing.read(view, "dance") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_six_inches_in_every_direction_are_never_too_long(language: str) -> None:
    units = [U("hero", 18000, 18000), N("hero", 33000, 33000)]
    drawing, view = standing(*units, language=language)
    state = position(*units)
    points = Text(language).say("cli-skirmish-compass").split()
    for way in [*points, "@17", "@200", "B1"]:
        assert GAME.why_not(state, 0, drawing.read(view, f"m {way} 6").action) is None
        too_far = GAME.why_not(state, 0, drawing.read(view, f"m {way} 6.01").action)
        assert too_far is not None and too_far.clause == "TOH-6.6"
    assert len({*points}) == 16


def test_a_unit_alone_is_the_answer_where_a_unit_is_asked_for() -> None:
    table = asked(3, "GiveToken")
    drawing, view = drawing_at(table), table.view(viewer_of(table.seat()))
    option = view["question"]["options"][-1]
    label = view["units"][option["words"]["unit"]]["label"]
    assert drawing.read(view, label.lower()).action == option["action"]


def test_units_are_set_up_by_name_or_in_turn() -> None:
    table = asked(3, "DeployUnit")
    drawing, view = drawing_at(table), table.view(viewer_of(table.seat()))
    waiting = view["question"]["options"][0]["words"]["unit"]
    label = view["units"][waiting + 1]["label"]
    at = {"do": "place", "x": 5000, "y": 4000}
    assert words_of(drawing, view, "p 5 4") == {**at, "unit": waiting}
    assert words_of(drawing, view, f"p {label} 5 4") == {**at, "unit": waiting + 1}
    assert words_of(drawing, view, f"m {label} 5 4") == {**at, "unit": waiting + 1}


# -- previews ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_look_reach_odds_and_units_answer_in_every_language(language: str) -> None:
    drawing, view = standing(
        U("bowman", 10000, 10000),
        U("spearman", 13000, 10000),
        N("hero", 16000, 10000),
        N("hero", 10000, 18000),
        pieces=[solid(6000, 12000, 9000, 14000)],
        language=language,
    )
    say = Text(language).say
    look = drawn(drawing.read(view, say("cli-skirmish-word-look")).shown, 110)
    behind, free = (next(line for line in look.split("\n") if foe in line) for foe in ("B1", "B2"))
    assert "0/256" in behind and "A2" in behind and behind.count("✗ TOH-7.1") == 2
    assert "256/256" in free and "✗ TOH-8.5" in free and "✓" in free
    units = drawn(drawing.read(view, say("cli-skirmish-word-units")).shown, 110)
    assert "3/3/3/3/3" in units and "16.0,10.0" in units
    reach = drawn(drawing.read(view, f"{say('cli-skirmish-word-reach')} 3").shown, 100)
    assert reach.count("+") > 10 and "3.0″" in reach
    odds = drawn(drawing.read(view, f"{say('cli-skirmish-word-odds')} B2").shown, 100)
    assert "1769/46656" in odds  # example 39 of the spec


def test_an_enemy_out_of_sight_is_told_with_its_clause() -> None:
    drawing, view = standing(
        U("bowman", 10000, 10000), U("spearman", 13000, 10000), N("hero", 16000, 10000)
    )
    said = drawn(drawing.read(view, "b1").shown, 100)
    assert "0 of 256 lines of sight free, in the way: A2." in said and "✗ TOH-7.1" in said


def test_odds_name_every_die_and_the_exact_chance() -> None:
    """A group with a friend in the way, and a target that bleeds."""
    drawing, view = standing(
        U("spear_loyal", 10000, 10000),
        U("bowman", 12000, 11500),
        N("bowman", 14500, 10000, drops=1),
    )
    said = drawn(drawing.read(view, "odds b1").shown, 110)
    assert "3 dice (3 to begin with, -1 friends in the way [TOH-8.9], +1 the group’s" in said
    assert "damage roll: 4 dice (3 to begin with, +1 blood drops [TOH-9.13])" in said
    assert "avoid roll: 3 dice · costs the target an action" in said
    assert re.search(r"cut down \d+\.\d% \(\d+/\d+\)", said) and "A push would end at" in said


@rule("TOH-7.13")
def test_odds_of_a_farther_target_say_whom_a_failure_leads_to() -> None:
    drawing, view = standing(
        U("hero", 10000, 10000), N("samurai_wise", 13000, 10000), N("hero", 10000, 15000)
    )
    said = drawn(drawing.read(view, "odds b2").shown, 110)
    assert "a wits test first (67.4%)." in said
    assert "If it fails, the attack goes to B1 Wise Samurai." in said
    assert "wits" not in drawn(drawing.read(view, "odds b1").shown, 110)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_why_has_an_answer(language: str) -> None:
    speaker = Speaker(Text(language), GAME, NAMES)
    lines = ["A1", "B1", "a B1", "s B1", "m 12 8", "c 12 8", "p A2 3 3"]
    for number, table in enumerate(random_play(8, most=80)):
        if table.over() or number < 4:
            continue
        seat, drawing = table.seat(), drawing_at(table, language)
        view = table.view(viewer_of(seat))
        for line in lines:
            wonder = drawing.wonder(view, line.lower().split())
            missed = table.missed(seat, wonder.about)
            refused = table.why_not(seat, missed)
            if refused is not None:
                assert speaker.problem(refused) and speaker.clause(refused.clause)
        with pytest.raises(Problem):
            drawing.wonder(view, ["tea"])
