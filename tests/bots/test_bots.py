"""Bots: honest, legal, repeatable, in time."""

from inspect import signature

import pytest

import sengoku
from sengoku.bots import bot_named
from sengoku.bots.advice import advise, judge, shared_out
from sengoku.bots.judgement import judgement_of
from sengoku.bots.search import Search
from sengoku.bots.thinker import Budget, Thinker
from sengoku.kernel.nature import Fast
from sengoku.kernel.problem import Problem
from sengoku.kernel.state import State

GLORY = sengoku.game("glory")
SLUGS = [game.slug for game in sengoku.GAMES]
QUICK = [
    "random",
    "greedy",
    "spiteful",
    "bot:1",
    "bot:2",
    "bot:3@12",
    "bot:5:careful@12",
    "bot:6@12",
    "learned@12",
]


def position(slug: str, plies: int, seed: int = 5) -> State:
    game = sengoku.game(slug)
    state = game.new(seats=game.seats[0], seed=seed)
    chooser = Fast(9, 1)
    for _ in range(plies):
        state.play(state.pick(chooser))
    return state


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("name", QUICK)
def test_a_bot_does_not_see_hidden_cards(name: str, slug: str) -> None:
    """In every world that its seat could be in, the same bot chooses the same."""
    game = sengoku.game(slug)
    chooser = Fast(9, 1)
    state = position(slug, 0)
    for ply in range(28):
        if ply % 4 == 3:
            seat = int(state.seat())
            choices = {
                bot_named(name, game, ply).choose(
                    state.redeal(seat, Fast(ply * 10 + n, len(game.streams)))
                )
                for n in range(3)
            }
            assert len(choices) == 1
            assert choices <= set(state.options())
        state.play(state.pick(chooser))


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_gets_its_choice_from_its_seed(name: str) -> None:
    world = GLORY.new(seats=2, seed=1)
    choices = [bot_named(name, GLORY, 4).choose(world.copy()) for _ in range(2)]
    assert choices[0] == choices[1]


@pytest.mark.parametrize(
    "name",
    ["bot:0", "bot:7", "bot:6:2026", "bot:", "bot:3:sly", "bot:3@", "bot:3@5x", "bot:33", "genius"],
)
def test_a_name_that_is_no_bot_is_refused(name: str) -> None:
    with pytest.raises(Problem) as refused:
        bot_named(name, GLORY, 1)
    assert refused.value.key == "unknown-bot"


def test_the_clock_ends_a_search_that_takes_too_long() -> None:
    now = [0.0]

    def clock() -> float:
        now[0] += 0.25  # each look at the clock takes that long
        return now[0]

    search = Thinker(GLORY, 1, Budget(10_000, 1.0), clock=clock).search(position("glory", 4))
    assert 0 < search.iterations < 100


def test_without_time_the_first_sight_decides() -> None:
    state = position("glory", 5)
    hasty = Thinker(GLORY, 1, Budget(10_000, 0.0))
    assert hasty.search(state.copy()).iterations == 0
    assert hasty.choose(state.copy()) in set(state.options())


@pytest.mark.parametrize("slug", SLUGS)
def test_a_search_can_go_on_and_counts_what_it_did(slug: str) -> None:
    game = sengoku.game(slug)
    state = position(slug, 6)
    searches = [
        Search(judgement_of(game), state.copy(), len(game.streams), 3, game.continuous)
        for _ in range(2)
    ]
    searches[0].run(30)
    searches[1].run(12)
    searches[1].run(18)
    assert searches[0].found() == searches[1].found()
    visits = [times for _, times, _ in searches[0].found()]
    if game.continuous:  # every world is tried with several options
        assert max(visits) <= searches[0].iterations == 30 < sum(visits)
    else:
        assert sum(visits) == 30
    assert all(0.0 <= chance <= 1.0 for _, _, chance in searches[0].found())
    assert {action for action, _, _ in searches[0].found()} == set(judgement_of(game).tries(state))


def test_a_search_finds_what_wins_at_once() -> None:
    """What wins the match for certain is preferred to what does not."""
    found = 0
    for seed in range(30):
        state = GLORY.new(seats=2, seed=seed, rounds=1)
        chooser = Fast(seed, 1)
        while not state.over():
            ends = {option: _result(state, option) for option in state.options()}
            winning = {option for option, won in ends.items() if won == 1}
            seat = int(state.seat())
            if winning and len(winning) < len(ends):
                world = state.redeal(seat, Fast(seed, 3))
                assert bot_named("bot:3@150", GLORY, seed).choose(world) in winning
                found += 1
                break
            state.play(state.pick(chooser))
    assert found > 0


def _result(state: State, option: int) -> float | None:
    after, seat = state.copy(), int(state.seat())
    after.play(option)
    return after.returns()[seat] if after.over() else None


@pytest.mark.parametrize("slug", SLUGS)
def test_advice_is_three_options_with_chances_and_reasons(slug: str) -> None:
    game = sengoku.game(slug)
    state = position(slug, 9)
    while len(state.options()) < 3:
        state.play(state.options()[0])
    seat = int(state.seat())
    advice = advise(game, state.redeal(seat, Fast(1, len(game.streams))), iterations=20)
    again = advise(game, state.redeal(seat, Fast(2, len(game.streams))), iterations=20)
    assert advice == again  # it follows from what the seat knows
    assert len(advice) == 3 and len({each.action for each in advice}) == 3
    assert {each.action for each in advice} <= set(state.options())
    assert all(0 <= each.chance <= 1 for each in advice)
    look = judgement_of(game)
    assert all((each.reason, each.facts) == look.reason(state, each.action) for each in advice)


@pytest.mark.parametrize(
    ("slug", "seats"), [("glory", 2), ("glory", 4), ("samurai", 3), ("honor", 6), ("skirmish", 2)]
)
def test_chances_of_all_seats_add_up_to_one(slug: str, seats: int) -> None:
    game = sengoku.game(slug)
    state, luck = game.new(seats=seats, seed=5), Fast(5, 1)
    own = []
    for _ in range(2 * seats):
        for each in advise(game, state, iterations=30):
            assert sum(each.chances) == pytest.approx(1, abs=0.001)
            assert each.chances[int(state.seat())] == each.chance
            own.append(each.chance)
        state.play(judgement_of(game).plain_move(state, luck))
    # nobody is ahead yet, and whoever is asked may hope for somewhat more than the others
    assert 0.6 / seats < sum(own) / len(own) < 1.8 / seats


@pytest.mark.parametrize(
    ("chances", "seat", "told"),
    [
        ([1 / 3, 1 / 3, 1 / 3], 0, [33, 34, 33]),
        ([1 / 3, 1 / 3, 1 / 3], 1, [34, 33, 33]),
        ([0.406, 0.297, 0.297], 0, [41, 30, 29]),
        ([0.995, 0.0025, 0.0025], 0, [100, 0, 0]),
        ([0.125, 0.875], 1, [12, 88]),
        ([1 / 6] * 6, 5, [17, 17, 17, 16, 16, 17]),
    ],
)
def test_chances_are_told_as_whole_numbers_that_make_a_hundred(
    chances: list[float], seat: int, told: list[int]
) -> None:
    assert shared_out(chances, seat, 100) == told
    assert sum(told) == 100


def test_however_chances_are_shared_out_nobody_is_told_one_that_is_not_theirs() -> None:
    luck = Fast(3, 1)
    for _ in range(500):
        sizes = [1 + int(luck.below(0, 1000)) for _ in range(2 + int(luck.below(0, 5)))]
        chances = [size / sum(sizes) for size in sizes]
        seat = int(luck.below(0, len(chances)))
        told = shared_out(chances, seat, 1000)
        assert sum(told) == 1000 and told[seat] == round(chances[seat] * 1000)
        assert all(abs(t - 1000 * c) < 1 for t, c in zip(told, chances, strict=True))


@pytest.mark.parametrize("slug", SLUGS)
def test_a_chance_comes_with_the_span_in_which_it_may_go_on(slug: str) -> None:
    game = sengoku.game(slug)
    state, luck, wide = game.new(seats=game.seats[0], seed=5), Fast(5, 1), 0.0
    for _ in range(24):
        for each in advise(game, state, iterations=60):
            low, high = each.span
            assert 0 <= low <= each.chance <= high <= 1
            wide = max(wide, high - low)
        state.play(judgement_of(game).plain_move(state, luck))
    assert wide > 0.04  # it is not known what comes


def test_two_in_three_of_the_ways_lie_within_the_span() -> None:
    game = sengoku.game("samurai")
    state, luck = game.new(seats=3, seed=5), Fast(5, 1)
    for _ in range(40):
        state.play(judgement_of(game).plain_move(state, luck))
    search = Thinker(game, 0, Budget(600)).search(state, whole=True)
    action, times, _ = search.found()[0]
    low, high = search.spans()[action]
    place = list(search.chances()).index(action)
    within = [int(100 * low) <= size <= 100 * high for size in range(101)]
    sizes = search.sizes(place)
    assert sum(sizes) == times
    share = sum(size for size, so in zip(sizes, within, strict=True) if so) / times
    assert 0.66 < share < 0.85


def test_where_all_is_decided_the_span_is_one_point() -> None:
    """The last card of a game: whatever lies hidden, nothing can change any more."""
    game = sengoku.game("samurai")
    state, luck = game.new(seats=2, seed=3), Fast(5, 1)
    last = state.copy()
    while not state.over():
        last = state.copy()
        state.play(judgement_of(game).plain_move(state, luck))
    for each in advise(game, last, iterations=40):
        assert each.chance in (0, 0.5, 1)
        assert each.span == (each.chance, each.chance)


@pytest.mark.parametrize("slug", SLUGS)
def test_the_first_hint_has_the_best_chance_and_a_review_agrees(slug: str) -> None:
    game = sengoku.game(slug)
    state = game.new(seats=4 if slug != "skirmish" else 2, seed=11)
    for _ in range(6):
        advice = advise(game, state, iterations=60)
        chances = [each.chance for each in advice]
        assert chances == sorted(chances, reverse=True)
        judged = judge(game, state, advice[0].action, iterations=60)
        assert (judged.chance, judged.best, judged.better) == (
            chances[0],
            chances[0],
            advice[0].action,
        )
        state.play(advice[0].action)


def test_hints_and_reviews_look_for_as_long() -> None:
    looks = {signature(each).parameters["iterations"].default for each in (advise, judge)}
    assert len(looks) == 1


@pytest.mark.skipif(not sengoku.compiled(), reason="whole games of searches take long")
@pytest.mark.parametrize("slug", SLUGS)
def test_the_review_of_a_game_played_by_first_hints_finds_no_costly_move(slug: str) -> None:
    """Though it is judged in another world than the one in which the hint was asked for."""
    game = sengoku.game(slug)
    state = game.new(seats=game.seats[0], seed=3, **({"rounds": 1} if slug == "glory" else {}))
    hints = 0
    while not state.over():
        seat = state.seat()
        worlds = [state.redeal(seat, Fast(hints * 2 + n, len(game.streams))) for n in (0, 1)]
        first = advise(game, worlds[0], iterations=16)[0]
        judged = judge(game, worlds[1], first.action, iterations=16)
        assert judged.best == judged.chance == first.chance
        hints += 1
        state.play(first.action)
    assert hints > 20


def test_a_move_to_a_place_that_no_option_names_is_judged_for_itself() -> None:
    """It is not taken for the best one because nobody looked at it."""
    game = sengoku.game("skirmish")
    state, chooser = position("skirmish", 0), Fast(9, 1)
    while not (other := _beside(state)):
        state.play(state.pick(chooser))
    assert other not in state.options()
    search = Thinker(game, 0, Budget(0)).search(state, whole=True, also=other)
    assert len(search.chances()) == len(state.options()) + 1
    judged = judge(game, state, other, iterations=40)
    assert 0 <= judged.chance <= judged.best <= 1


def _beside(state: State) -> int:
    """A legal action that is no option, a hair beside one that is; 0 if there is none."""
    question, options = state.question(), state.options()
    tries = (action + hair for action in options for hair in (1 << 18, -1 << 18))
    allowed = (other for other in tries if other >= 0 and question.allows(state, other))
    return next((int(other) for other in allowed if other not in options), 0)


def test_a_decision_is_judged_by_what_its_seat_could_know() -> None:
    state = position("glory", 42)
    seat = int(state.seat())
    worlds = [state.redeal(seat, Fast(n, len(GLORY.streams))) for n in (1, 2)]
    for action in state.options():
        judged = judge(GLORY, worlds[0], action, iterations=40)
        assert judged == judge(GLORY, worlds[1], action, iterations=40)
        assert 0 <= judged.chance <= judged.best <= 1
        assert (judged.better == action) == (judged.chance == judged.best)
    assert judge(GLORY, worlds[0], judged.better, iterations=40).chance == judged.best


@pytest.mark.parametrize("slug", [game.slug for game in sengoku.GAMES])
def test_a_temper_shows_from_level_three_on(slug: str) -> None:
    """The browser says so (web/src/door/choice.ts): below it a bot looks one decision ahead."""
    strengths = judgement_of(sengoku.game(slug)).strengths
    assert [strength.iterations > 0 for strength in strengths] == [False] * 2 + [True] * 4


@pytest.mark.parametrize("slug", [game.slug for game in sengoku.GAMES])
def test_a_temper_is_played(slug: str) -> None:
    """Somewhere in a game the bold and the careful of one level choose differently."""
    game = sengoku.game(slug)
    state, luck = game.new(seats=game.seats[0], seed=7), Fast(7, 1)
    for ply in range(150):
        if state.over():
            break
        chosen = {
            bot_named(f"bot:3:{temper}@40", game, ply).choose(state.copy())
            for temper in ("bold", "careful")
        }
        if len(chosen) == 2:
            return
        state.play(judgement_of(game).plain_move(state, luck))
    raise AssertionError("they never differed")
