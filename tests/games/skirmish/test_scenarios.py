"""Chapters 14, 15 and 21: markers, captives, reserves, goals."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.skirmish.rules.laying import Laid, lay, shape
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.steps.rounds import at_limit, controlled, tie_break
from sengoku.games.skirmish.rules.streams import TERRAIN
from sengoku.games.skirmish.rules.terms import _ALL
from sengoku.geometry.ground import FENCE, ROUGH, SOLID
from sengoku.kernel.nature import Fast, Scripted
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.viewer import PUBLIC, REFEREE, viewer_of
from tests.clauses import rule
from tests.games.skirmish.position import GAME, N, U, act, begin, dice, facts, labels, position

FAR = N("hero", 33000, 33000)


@rule("TOH-14.1", "TOH-14.2", "TOH-15.12")
def test_a_search_needs_contact_and_peace_and_scores() -> None:
    hero = U("hero", 18000, 18984 + 20)
    state = position(hero, FAR, scenario="battlefield", nature=dice("111.."))
    assert "search:0:0" in labels(state)
    act(state, "search", unit=0, marker=0)
    assert (int(state.field.finds[0]), int(state.field.markers[0])) == (1, 1)
    for unit, enemy in [(U("hero", 18000, 19005), FAR), (hero, N("hero", 18000, 22988))]:
        barred = position(unit, enemy, scenario="battlefield")
        with pytest.raises(IllegalAction, match=r"TOH-14\.2"):
            act(barred, "search", unit=0, marker=0)


@rule("TOH-14.2", "TOH-19.4")
def test_a_failed_search_finds_nothing() -> None:
    state = position(U("hero", 18000, 18000), FAR, scenario="spy", secret=1, nature=dice("....."))
    act(state, "search", unit=0, marker=1)
    assert list(state.field.markers) == [0, 0, 0] and state.field.captive == 1


@rule("TOH-15.12", "TOH-15.4")
def test_three_finds_win_at_once() -> None:
    state = position(U("hero", 18000, 18000), FAR, scenario="battlefield", nature=dice("111.."))
    state.field.finds = vec[i64]([2, 0])
    act(state, "search", unit=0, marker=0)
    assert state.over() and state.returns() == [1.0, -1.0]


@rule("TOH-15.13", "TOH-14.3", "TOH-14.4")
def test_who_finds_the_spy_carries_her_slowly() -> None:
    state = position(
        U("hero", 18000, 18000, spent=1),
        FAR,
        scenario="spy",
        secret=1,
        nature=dice("111..", bag=[4, 0]),
    )
    act(state, "search", unit=0, marker=1)
    assert state.carries(0)
    while state.seat() == 1:
        act(state, "move", unit=1, x=33000, y=33000)
        act(state, "draw")
    assert state.actor == 0
    for do, clause, words in [
        ("move", "TOH-6.6", {"x": 22001, "y": 18000}),
        ("search", "TOH-14.4", {"marker": 0}),
        ("charge", "TOH-14.4", {"target": 1}),
    ]:
        with pytest.raises(IllegalAction, match=clause.replace(".", r"\.")):
            act(state, do, unit=0, **words)


@rule("TOH-15.13", "TOH-19.4")
def test_the_last_marker_is_revealed() -> None:
    units = (U("hero", 18000, 18000), FAR)
    hidden = position(*units, scenario="spy", secret=1)
    assert {m["holds"] for m in GAME.view(hidden, viewer_of(0))["markers"]} == {"hidden"}
    last = position(*units, scenario="spy", secret=1, gone=(0, 2))
    assert GAME.view(last, PUBLIC)["markers"][1]["holds"] == "captive"


@rule("TOH-15.15", "TOH-19.4")
def test_only_north_knows_the_prison() -> None:
    state = position(U("hero", 18000, 10000), FAR, scenario="rescue", secret=2)
    views = [
        GAME.view(state, viewer)["markers"][2]["holds"]
        for viewer in (viewer_of(0), PUBLIC, viewer_of(1), REFEREE)
    ]
    assert views == ["hidden", "hidden", "captive", "captive"]


@rule("TOH-14.3")
def test_a_free_captive_is_picked_up_or_left() -> None:
    units = (U("hero", 10000, 10000), FAR)
    state = position(*units, scenario="spy", captive=(14000, 10000))
    with pytest.raises(IllegalAction, match=r"TOH-14\.3"):
        act(state, "move", unit=0, x=12000, y=10000, pick_up=1)
    act(state, "move", unit=0, x=13000, y=10000, pick_up=1)
    assert state.carries(0)
    left = position(*units, scenario="spy", captive=(14000, 10000))
    act(left, "move", unit=0, x=13000, y=10000)
    assert left.field.captive == 2
    watched = position(
        U("hero", 10000, 10000), N("hero", 13000, 11900), scenario="spy", captive=(11500, 10000)
    )
    act(watched, "move", unit=0, x=10600, y=10000, pick_up=1)
    assert watched.carries(0)


@rule("TOH-14.5")
def test_a_carrier_who_falls_or_runs_drops_the_captive() -> None:
    knocked = position(U("hero", 10000, 10000), FAR, scenario="spy", carrier=0)
    knocked.knock_down(0)
    assert (knocked.field.captive, knocked.field.captive_x) == (2, 10000)
    running = position(
        U("hero", 5000, 5000),
        U("spearman", 10000, 10000, spent=1),
        U("bowman", 10000, 13000),
        N("hero", 13000, 10000),
        unit=3,
        scenario="spy",
        carrier=2,
        nature=dice("111.. 111.. ..."),
    )
    act(running, "charge", unit=3, target=1)
    assert running.field.captive == 2 and running.field.captive_y == 13000
    assert running.scene.y[2] > 14000


@rule("TOH-14.7", "TOH-15.13")
def test_leaving_over_the_own_edge_wins() -> None:
    state = position(U("hero", 10000, 4000), FAR, scenario="spy", carrier=0)
    act(state, "move", unit=0, x=10000, y=512)
    assert state.over() and state.returns() == [1.0, -1.0]
    short = position(U("hero", 10000, 4000), FAR, scenario="spy", carrier=0)
    act(short, "move", unit=0, x=10000, y=513)
    assert not short.over()
    late = position(U("hero", 10000, 2000), FAR, scenario="spy", captive=(10000, 700))
    act(late, "move", unit=0, x=10000, y=500, pick_up=1)
    assert not late.over()  # carried only since the end of the movement


@rule("TOH-15.14", "TOH-15.15")
def test_the_edges_of_roadblock_and_rescue() -> None:
    north = position(
        U("hero", 10000, 33000), N("hero", 3000, 3000), scenario="roadblock", carrier=0
    )
    act(north, "move", unit=0, x=10000, y=35500)
    assert north.over() and north.winner == 0
    south = position(U("hero", 10000, 4000), FAR, scenario="rescue", carrier=0)
    act(south, "move", unit=0, x=10000, y=500)
    assert south.over() and south.winner == 0


@rule("TOH-15.14")
def test_south_names_a_single_model_as_carrier() -> None:
    state = begin(Fast(3, 5), scenario="roadblock")
    while type(state.question()).__name__ != "NameCarrier":
        state.play(state.options()[0])
    units = [int(action) >> 5 & 63 for action in state.options()]
    assert state.seat() == 0
    assert all(facts(state, unit)["models"] == 1 for unit in units) and 0 in units


@rule("TOH-14.6", "TOH-X-37")
def test_control_of_a_marker() -> None:
    """Marker (8000, 15000): own spearman at 3000, enemy at 3001 or 3000."""
    own = U("spearman", 8000 - 3984, 15000)
    away = position(own, N("hero", 8000 + 3985, 15000), scenario="outpost")
    assert (controlled(away, 0), controlled(away, 1)) == (1, 0)
    both = position(own, N("hero", 8000 + 3984, 15000), scenario="outpost")
    assert (controlled(both, 0), controlled(both, 1)) == (0, 0)
    lying = position(U("spearman", 8000 - 3984, 15000, prone=True), FAR, scenario="outpost")
    assert controlled(lying, 0) == 0


@rule("TOH-15.11")
def test_the_outpost_goes_to_who_controls_more_and_to_north_if_equal() -> None:
    units = (U("spearman", 8000, 13000), N("hero", 33000, 33000))
    assert at_limit(position(*units, scenario="outpost")) == 0
    assert at_limit(position(U("hero", 3000, 3000), FAR, scenario="outpost")) == 1


@rule("TOH-14.8", "TOH-15.11", "TOH-15.15", "TOH-19.1")
def test_north_holds_back_what_is_over_the_points() -> None:
    state = begin(Fast(3, 5), scenario="outpost")
    for _ in range(2):
        state.play(state.options()[0])
    assert type(state.question()).__name__ == "HoldBack" and state.seat() == 1
    assert "finish" not in labels(state)  # 15 points are more than 10
    while "finish" not in labels(state):
        state.play(state.options()[0])
    act(state, "finish")
    here = sum(
        int(state.roster.cost[u]) for u in range(6, 12) if facts(state, u)["zone"] == "waiting"
    )
    assert here <= 10 and facts(state, 6)["zone"] == "waiting"


@rule("TOH-14.9", "TOH-14.10", "TOH-X-36")
@pytest.mark.parametrize(("rolls", "asked"), [("111...", True), ("......", False)])
def test_a_reserve_arrives_by_wits(rolls: str, asked: bool) -> None:
    """Wits 4 and two completed rounds: six dice."""
    state = position(
        U("hero", 10000, 3000),
        N("hero", 20000, 30000),
        N("spear_exp", 0, 0, zone="reserve"),
        unit=2,
        at="UseToken",
        scenario="outpost",
        round=3,
        nature=dice(rolls),
    )
    assert (type(state.question()).__name__ == "Arrive") == asked
    if asked:
        with pytest.raises(IllegalAction, match=r"TOH-10\.10"):
            act(state, "arrive", unit=2, x=3000, y=10000)  # only over the north edge
        act(state, "arrive", unit=2, x=10000, y=31000)
        assert facts(state, 2)["zone"] == "table"
    else:
        assert facts(state, 2)["zone"] == "reserve" and facts(state, 2)["left"] == 1


@rule("TOH-15.1", "TOH-X-40")
def test_losses_are_counted_in_thirds() -> None:
    state = position(
        U("hero", 10000, 3000),
        U("bowman", 0, 0, zone="removed"),
        U("spear_loyal", 5000, 5000, models=2),
        N("hero", 20000, 30000),
        N("spearman", 0, 0, zone="removed"),
        N("bow_exp", 25000, 30000, models=2),
    )
    assert (state.losses(0), state.losses(1)) == (8, 6)
    assert tie_break(state) == 1


@rule("TOH-15.1")
def test_equal_losses_are_decided_by_drops_and_then_not_at_all() -> None:
    bloody = position(U("hero", 10000, 3000, drops=1), FAR)
    assert tie_break(bloody) == 1
    assert tie_break(position(U("hero", 10000, 3000), FAR)) == -1
    even = position(U("hero", 10000, 3000), FAR, at="EndRound", round=10)
    assert even.over() and even.returns() == [0.0, 0.0] and even.ranks() == [1, 1]


@rule("TOH-15.10", "TOH-21.2")
def test_a_fallen_hero_ends_only_the_first_clash() -> None:
    units = (U("hero", 10000, 3000), FAR, N("samurai_wise", 20000, 20000))
    for scenario, over in [("first_clash", True), ("last_samurai", False), ("spy", False)]:
        state = position(*units, scenario=scenario)
        state.remove(1)
        assert state.over() == over


@rule("TOH-15.16")
def test_without_hero_and_samurai_a_side_has_lost() -> None:
    state = position(
        U("hero", 10000, 3000), FAR, N("samurai_wise", 20000, 20000), N("bowman", 3000, 30000)
    )
    state.remove(1)
    assert not state.over()
    state.remove(2)
    assert state.over() and state.winner == 0


@rule("TOH-15.4", "TOH-15.15")
def test_a_side_without_living_units_loses_everywhere() -> None:
    state = position(U("hero", 10000, 3000), FAR, scenario="battlefield")
    state.remove(0)
    assert state.over() and state.winner == 1
    rescue = position(U("hero", 10000, 3000), U("bowman", 5000, 3000), FAR, scenario="rescue")
    rescue.remove(0)
    assert rescue.winner == 1  # hero and samurai of S are gone


@rule("TOH-15.13", "TOH-15.14", "TOH-15.12")
def test_what_decides_at_the_limit() -> None:
    units = (U("hero", 10000, 3000, drops=1), FAR)
    assert at_limit(position(*units, scenario="spy", carrier=0)) == 0
    assert at_limit(position(*units, scenario="spy")) == 1
    assert at_limit(position(*units, scenario="roadblock", carrier=0)) == 1
    assert at_limit(position(*units, scenario="rescue", carrier=0)) == 1
    finds = position(*units, scenario="battlefield")
    finds.field.finds = vec[i64]([1, 0])
    assert at_limit(finds) == 0


# -- terrain ---------------------------------------------------------------------------------------


@rule("TOH-15.2")
@pytest.mark.parametrize("scenario", list(_ALL))
def test_random_terrain_keeps_its_distances_and_is_symmetric(scenario: str) -> None:
    row = _ALL[scenario]
    for seed in range(10):
        ground = lay(row, Fast(seed, 5), mirrored=True)
        fixed = len(row.row["pieces"])
        corners = [
            {
                (int(ground.x[v]), int(ground.y[v]))
                for v in range(ground.first[p], ground.first[p + 1])
            }
            for p in range(ground.pieces())
        ]
        for piece in range(fixed, ground.pieces(), 2):
            turned = {(36000 - x, 36000 - y) for x, y in corners[piece]}
            assert turned == corners[piece + 1]
            assert ground.kind[piece] == ground.kind[piece + 1]
        for each in corners[fixed:]:
            assert all(2000 <= part <= 34000 for corner in each for part in corner)


@rule("TOH-15.2")
def test_a_pair_takes_three_draws_a_try_and_is_left_out_after_a_hundred() -> None:
    clash = _ALL["first_clash"]
    low = 2706 + 2000
    script = [0, 0, 3] + [18000 - 4500, 18000 - 4500, 0] * 100
    ground = lay(clash, Scripted({int(TERRAIN): script}), mirrored=True)
    assert ground.pieces() == 4  # shrine, road, one wood and its twin; no fence fits
    assert (int(ground.x[8]), int(ground.y[8])) == (low + 2500, low + 1035)


@rule("TOH-15.2")
def test_without_mirrors_pieces_lie_anywhere() -> None:
    row = _ALL["last_samurai"]
    halves = [lay(row, Fast(seed, 5), mirrored=False).low_y for seed in range(5)]
    assert any(max(ys) > 20000 and min(ys) < 15000 for ys in halves)


@rule("TOH-15.2")
def test_the_road_stays_free() -> None:
    laid = Laid(_ALL["roadblock"])
    assert not laid.fits("obstacle", 18000 + 2500 + 1499, 9000)
    assert laid.fits("obstacle", 18000 + 2500 + 1500, 9000)


@rule("TOH-13.1", "TOH-13.2")
def test_the_shapes_of_the_generator() -> None:
    assert shape("building", 1) == [(-2000, -3000), (2000, -3000), (2000, 3000), (-2000, 3000)]
    assert [shape("obstacle", turn)[1] for turn in range(4)] == [
        (2500, 0),
        (0, 2500),
        (1768, 1768),
        (1768, -1768),
    ]
    assert len(shape("rough", 3)) == len(shape("hill", 0)) == 8
    assert {int(SOLID), int(FENCE), int(ROUGH)} == {0, 1, 2}


@rule("TOH-3.7", "TOH-19.4")
def test_forces_stay_secret_until_both_are_ready() -> None:
    state = begin(Fast(1, 5), scenario="spy")
    state.play(state.options()[0])
    assert GAME.view(state, viewer_of(1))["forces"][0]["cards"] == "hidden"
    assert len(GAME.view(state, viewer_of(0))["forces"][0]["cards"]) == 8
    state.play(state.options()[0])
    assert len(GAME.view(state, viewer_of(1))["forces"][0]["cards"]) == 8


@rule("TOH-3.5", "TOH-15.10")
def test_in_a_first_clash_only_the_weapon_of_the_hero_is_chosen() -> None:
    state = begin(Fast(1, 5))
    assert len(labels(state)) == 8
    assert all(label.startswith("recruit:hero:") for label in labels(state))
    force = GAME.view(state, viewer_of(0))["forces"][0]
    assert force["given"]
    given = ["spear_loyal", "bowman", "bowman"]
    assert [card["card"] for card in force["cards"]] == given  # [C4: p11]
    state.play(state.options()[0])
    force = GAME.view(state, viewer_of(0))["forces"][0]
    assert [card["card"] for card in force["cards"]] == ["hero", *given]
    assert GAME.view(state, viewer_of(1))["forces"][0]["cards"] == "hidden"


@rule("TOH-2.3", "TOH-3.5")
def test_a_weapon_is_chosen_knowing_the_bonus_of_each_roll() -> None:
    state = begin(Fast(1, 5))
    gains = {
        option["words"]["weapon"]: [option["preview"][roll] for roll in ("strike", "avoid")]
        for option in GAME.view(state, viewer_of(0))["question"]["options"]
    }
    assert gains["naginata"] == [["quick_jab"], ["counter_strike"]]  # [C5]
    assert gains["heavy_sword"] == [["deep_cut", "fearsome_blow"], []]


@rule("TOH-I1", "TOH-I3", "TOH-I4", "TOH-I8")
def test_the_invariants_hold_in_whole_battles_and_can_fail() -> None:
    for scenario in _ALL:
        state = begin(Fast(8, 5), scenario=scenario, round_limit=3)
        chooser = Fast(9, 1)
        while not state.over():
            options = state.options()
            state.play(options[chooser.below(0, len(options))])
            GAME.check(state)
    broken = position(U("hero", 10000, 10000), FAR)
    broken.bag.noble += 1
    with pytest.raises(AssertionError, match="tokens in the bag"):
        GAME.check(broken)
    broken = position(U("hero", 10000, 10000), FAR)
    broken.scene.put(0, 100, 100)
    with pytest.raises(AssertionError, match="stands where it cannot"):
        GAME.check(broken)


def _ending(state: Skirmish) -> str:
    (event,) = (event for event in state.journal or [] if event.name == "BattleEnded")
    return str(event.told(PUBLIC)["ended"])


@rule("TOH-21.1", "TOH-15.4")
def test_a_battle_tells_what_ended_it() -> None:
    hero, bowman = U("hero", 18000, 18000), U("bowman", 5000, 3000)
    for scenario, ended in [
        ("first_clash", "hero"),
        ("last_samurai", "nobles"),
        ("rescue", "nobles"),
    ]:
        state = position(hero, bowman, FAR, scenario=scenario, journal=True)
        state.remove(0)
        assert (scenario, _ending(state)) == (scenario, ended)
    alone = position(hero, FAR, scenario="battlefield", journal=True)
    alone.remove(0)
    assert _ending(alone) == "all"
    found = position(hero, FAR, scenario="battlefield", nature=dice("111.."), journal=True)
    found.field.finds = vec[i64]([2, 0])
    act(found, "search", unit=0, marker=0)
    assert _ending(found) == "finds"
    home = position(U("hero", 10000, 4000), FAR, scenario="spy", carrier=0, journal=True)
    act(home, "move", unit=0, x=10000, y=512)
    assert _ending(home) == "captive"
    assert _ending(position(hero, FAR, at="EndRound", round=10, journal=True)) == "limit"
