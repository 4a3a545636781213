"""What a seat knows of the cards that it cannot see: worlds invented for it are possible ones."""

import itertools
import random
from collections import Counter
from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.honor.rules.components import CARD_COUNT
from sengoku.games.honor.rules.invariants import could_lie
from sengoku.games.honor.rules.origins import Origins
from sengoku.games.honor.rules.state import Honor
from sengoku.kernel.nature import Fast
from sengoku.kernel.state import State
from sengoku.kernel.viewer import viewer_of
from tests.clauses import rule
from tests.games.honor.position import HONOR, hand, play, position, seen

RESHUFFLED = "lancers*3 cavalry*3"
WORLDS = 40


def reshuffled(seed: int = 1) -> Honor:
    """Seat 0 has drawn the first of six reshuffled armies; seats 1 and 2 hold other cards."""
    state = position(
        3,
        pile="",
        discards=RESHUFFLED,
        hands={0: "daisho", 1: "noh_theater", 2: "save_face lancers"},
        nature=Fast(seed, 5),
    )
    return play(state, "draw")


def worlds(state: State, seat: int) -> list[State]:
    return [state.redeal(seat, Fast(seed, 5)) for seed in range(WORLDS)]


def take_back(state: State, label: str) -> State:
    """The seat that is asked has answered so, and all saw it."""
    action = next(a for a in state.options() if HONOR.label(a) == label)
    state.question().remember(state, action)
    return state


@rule("HON-13.4")
@pytest.mark.parametrize(
    ("label", "card"),
    [
        ("place:cavalry:samurai-0", "cavalry"),
        ("discard:cavalry", "cavalry"),
        ("dishonor:2", "dishonor"),
        ("assassin:samurai-1", "ninja_assassin"),
    ],
)
def test_a_card_that_was_taken_back_is_known_to_be_in_the_hand(label: str, card: str) -> None:
    own = "cavalry*2 dishonor ninja_assassin"
    state = position(3, hands={0: own, 1: "daisho", 2: "lancers"})
    take_back(state, label)
    for viewer in (viewer_of(0), viewer_of(2)):
        assert seen(state, viewer)["players"][0]["hand"]["known"] == {card: 1}
    found = [hand(world, 0) for world in worlds(state, 2)]
    assert all(card in cards and sum(cards.values()) == 4 for cards in found)
    assert len({tuple(sorted(cards)) for cards in found}) > 1
    assert HONOR.save(HONOR.load(HONOR.setup(3), HONOR.save(state))) == HONOR.save(state)


@rule("HON-13.4")
def test_a_card_that_was_taken_back_is_forgotten_once_it_leaves_the_hand() -> None:
    state = position(3, hands={0: "cavalry*2 daisho", 1: "noh_theater", 2: "lancers"})
    take_back(take_back(state, "discard:cavalry"), "place:cavalry:samurai-0")
    assert seen(state, viewer_of(1))["players"][0]["hand"]["known"] == {"cavalry": 1}
    play(state, "discard:daisho")
    assert seen(state, viewer_of(1))["players"][0]["hand"]["known"] == {"cavalry": 1}
    play(state, "discard:cavalry")
    assert seen(state, viewer_of(1))["players"][0]["hand"]["known"] == {}
    assert "seen" not in HONOR.save(state)


@rule("HON-13.4")
def test_a_face_that_was_saved_openly_and_taken_back_shows_the_card() -> None:
    state = position(3, hands={0: "dishonor", 1: "save_face lancers", 2: "lancers"})
    play(state, "dishonor:1")
    take_back(state, "save_face")
    assert seen(state, viewer_of(2))["players"][1]["hand"]["known"] == {"save_face": 1}


@rule("HON-13.4", "HON-8.7")
def test_a_sealed_answer_that_was_taken_back_shows_nothing() -> None:
    hands = {0: "dishonor", 1: "lancers", 2: "save_face"}
    state = position(3, hands=hands, dishonor_help="any")
    play(state, "dishonor:1", "decline")
    take_back(state, "save_face")
    assert all(row["hand"]["known"] == {} for row in seen(state, viewer_of(0))["players"])


def test_an_invented_world_keeps_no_trace_of_the_true_cards() -> None:
    """Two tables that differ only in what seat 0 cannot see, after some draws."""
    tables = []
    for one, other in (("cavalry", "lancers"), ("lancers", "cavalry")):
        hands = {0: "daisho", 1: "noh_theater", 2: other}
        state = position(3, hands=hands, pile=f"{one} foot_soldiers*2")
        play(state, "end_turn", "draw")
        tables.append(state)
    assert seen(tables[0], viewer_of(0)) == seen(tables[1], viewer_of(0))
    for seed in range(5):
        decks = [list(state.redeal(0, Fast(seed, 5)).deck) for state in tables]
        assert decks[0] == decks[1]
        saves = [HONOR.save(state.redeal(0, Fast(seed, 5))) for state in tables]
        assert saves[0] == saves[1]


@rule("HON-4.7")
def test_what_the_seat_drew_itself_is_not_in_the_pile() -> None:
    """Seat 0 drew the only lancers of the pile; seat 2 has held others since before."""
    for seed in range(20):
        state = position(
            3,
            pile="",
            discards="lancers cavalry*2",
            hands={0: "daisho", 1: "noh_theater", 2: "lancers"},
            nature=Fast(seed, 5),
        )
        play(state, "draw")
        if "lancers" in hand(state, 0):
            break
    assert "lancers" in hand(state, 0)
    for world in worlds(state, 0):
        assert HONOR.zones(world)["draw pile"] == ["cavalry"] * 2
    assert not could_lie(state, 0, "draw pile", "lancers")


@rule("HON-4.7")
def test_who_has_not_drawn_holds_nothing_of_the_reshuffled_pile() -> None:
    state = play(reshuffled(), "end_turn", "end_turn", "draw")
    old = {"noh_theater": 1, "save_face": 1, "lancers": 1}
    for world in worlds(state, 0):
        first, second = Counter(hand(world, 1)), Counter(hand(world, 2))
        assert first <= Counter(old)
        fresh = first + second - Counter(old)
        assert sum(fresh.values()) == 1 and set(fresh) <= {"lancers", "cavalry"}
        assert set(HONOR.zones(world)["draw pile"]) <= {"lancers", "cavalry"}
    assert not could_lie(state, 0, "hand 1", "cavalry")
    assert could_lie(state, 0, "hand 1", "lancers")
    assert could_lie(state, 0, "hand 2", "cavalry")


@rule("HON-4.7")
def test_who_showed_as_many_as_he_drew_may_have_shown_either() -> None:
    """Seat 2 draws one and discards lancers, his own or the new ones: nobody can tell."""
    state = play(reshuffled(), "end_turn", "end_turn", "draw", "discard:lancers")
    held = [hand(world, 2) for world in worlds(state, 0)]
    assert any("cavalry" in cards for cards in held)  # he showed his own and kept what he drew
    assert any(not {"cavalry", "lancers"} & set(cards) for cards in held)  # or what he drew
    for world in worlds(state, 0):
        HONOR.check(world)
        assert "cavalry" not in hand(world, 1)


@rule("HON-4.7")
def test_a_card_shown_before_any_draw_was_there_before() -> None:
    """Seat 2 discards his lancers, then draws: what he holds now is of the pile, and one more."""
    state = play(reshuffled(), "end_turn", "end_turn", "discard:lancers", "draw")
    for world in worlds(state, 0):
        armies = Counter(hand(world, 2)) - Counter(["noh_theater", "save_face"])
        assert sum(armies.values()) == 1
        assert set(hand(world, 1)) <= {"noh_theater", "save_face"}


def test_a_guess_is_mended_whenever_it_can_be() -> None:
    """Against trying everything: three seats, three cards, some shown by chance."""
    rng = random.Random(7)
    outcomes = Counter[object]()
    for _ in range(400):
        shown = [[rng.randrange(2) for _ in range(3)] for _ in range(3)]
        draws, keeps = ([rng.randrange(3) for _ in range(3)] for _ in range(2))
        fresh, old = ([rng.randrange(3) for _ in range(3)] for _ in range(2))
        origins = _origins(shown, draws, keeps, fresh, old)
        possible = _possible(shown, draws, keeps, fresh, old)
        outcomes[possible] += 1
        assert origins.mend() == possible
        if possible:
            guess = [[int(origins.drawn[s * CARD_COUNT + c]) for c in range(3)] for s in range(3)]
            assert _sound(guess, shown, draws, keeps, fresh, old)
            origins = _origins(shown, draws, keeps, fresh, old)
            origins.guess(Fast(1, 5), 2)
            guess = [[int(origins.drawn[s * CARD_COUNT + c]) for c in range(3)] for s in range(3)]
            assert _sound(guess, shown, draws, keeps, fresh, old)
    assert min(outcomes.values()) > 40


Table = list[list[int]]


def _origins(
    shown: Table, draws: list[int], keeps: list[int], fresh: list[int], old: list[int]
) -> Origins:
    rest = [0] * (int(CARD_COUNT) - 3)
    return Origins(
        vec[i64]([count for row in shown for count in [*row, *rest]]),
        vec[i64](draws),
        vec[i64](keeps),
        vec[i64]([*fresh, *rest]),
        vec[i64]([*old, *rest]),
    )


def _possible(
    shown: Table, draws: list[int], keeps: list[int], fresh: list[int], old: list[int]
) -> bool:
    cells = [range(count + 1) for row in shown for count in row]
    return any(
        _sound([list(flat[:3]), list(flat[3:6]), list(flat[6:])], shown, draws, keeps, fresh, old)
        for flat in itertools.product(*cells)
    )


def _sound(
    guess: Table,
    shown: Table,
    draws: list[int],
    keeps: list[int],
    fresh: list[int],
    old: list[int],
) -> bool:
    rows = all(
        sum(guess[s]) <= draws[s] and sum(shown[s]) - sum(guess[s]) <= keeps[s] for s in range(3)
    )
    return rows and all(
        sum(row[c] for row in guess) <= fresh[c]
        and sum(row[c] for row in shown) - sum(row[c] for row in guess) <= old[c]
        for c in range(3)
    )


@rule("HON-4.7")
def test_worlds_of_long_games_are_possible_and_follow_from_what_the_seat_knows() -> None:
    """Players who mostly draw and discard come to a second and third pile."""
    ambiguous = 0
    for seed in range(12):
        for state in _idle_game(seed):
            for seat in range(-1, 3):
                ambiguous += sum(state.origins(seat).shown) > 0  # type: ignore[attr-defined]
                world = state.redeal(seat, Fast(seed, 5))
                HONOR.check(world)
                again = [HONOR.save(s.redeal(seat, Fast(9, 5))) for s in (state, world)]
                assert again[0] == again[1]
                for place, cards in HONOR.secrets(world, seat)["cards"].items():
                    assert all(HONOR.could_lie(state, seat, place, card) for card in set(cards))
    assert ambiguous > 50


def _idle_game(seed: int) -> Iterator[State]:
    """Every tenth position once the first pile is used up."""
    state = HONOR.begin(HONOR.setup(3, {"round_limit": 30}), Fast(seed, 5))
    chooser = Fast(seed, 1)
    ply = 0
    while not state.over():
        if ply > 100 and ply % 10 == 0:
            yield state
        moves = {HONOR.label(action): action for action in state.options()}
        idle = [m for m in moves if m == "draw" or m.startswith(("discard", "assassin:daimyo"))]
        chosen = idle if idle and chooser.below(0, 4) > 0 else list(moves)
        state.play(moves[chosen[chooser.below(0, len(chosen))]])
        ply += 1
