"""One game of a ladder: the same deal for every seating, honest worlds, bots that misbehave."""

import pickle
from typing import Any

import pytest

import sengoku
from sengoku.arena.match import Match, play_match
from sengoku.bots import Bot
from sengoku.kernel.nature import Fast
from sengoku.kernel.playout import playout
from sengoku.kernel.problem import Problem
from sengoku.kernel.state import State
from sengoku.text import LANGUAGES, Speaker, Text
from tests.arena.contests import contest

GAMES = [game.slug for game in sengoku.GAMES]


class First:
    """Takes the first option, whoever it is."""

    def choose(self, world: State) -> int:
        return int(world.options()[0])


class Meddler(First):
    """Plays its world to the end before it answers."""

    def choose(self, world: State) -> int:
        answer = super().choose(world)
        playout(world, Fast(1, 1))
        return answer


class Peeper(First):
    def __init__(self) -> None:
        self.worlds: list[State] = []

    def choose(self, world: State) -> int:
        self.worlds.append(world.copy())
        return super().choose(world)


class Says:
    def __init__(self, answer: Any) -> None:
        self._answer = answer

    def choose(self, world: State) -> int:
        if isinstance(self._answer, Exception):
            raise self._answer
        return self._answer


def matches(slug: str, deal: int = 0, seed: int = 1) -> list[Match]:
    seats = sengoku.game(slug).seats[0]
    return contest("random,greedy", game=slug, seats=seats, seed=seed).matches(deal)


@pytest.mark.parametrize("slug", GAMES)
def test_every_seating_of_a_deal_has_the_same_luck(slug: str) -> None:
    """Not the first cards alone: everything that nature will ever say."""
    game = sengoku.game(slug)
    begun = [game.save(match.begin(game)) for match in matches(slug)]
    assert len(begun) > 1 and all(one == begun[0] for one in begun)
    assert game.save(matches(slug, deal=1)[0].begin(game)) != begun[0]
    assert game.save(matches(slug, seed=2)[0].begin(game)) != begun[0]


@pytest.mark.parametrize("slug", GAMES)
def test_equal_play_on_every_seating_ends_equally(slug: str) -> None:
    ends = {play_match(match, [First()] * len(match.bots)).digest for match in matches(slug)}
    assert len(ends) == 1


def test_the_deal_is_this_one_compiled_or_not() -> None:
    assert play_match(matches("glory")[0], [First(), First()]).digest == (
        "2f30780a7cb85d32f7133ee7a13be6550aebc0e580151908f96282a0be35b614"
    )


def test_every_seat_of_every_game_has_its_own_luck_for_its_bot() -> None:
    each = [
        match.luck(use, seat)
        for deal in range(5)
        for match in matches("glory", deal)
        for use in ("bot", "worlds")
        for seat in (0, 1)
    ]
    assert len({*each}) == len(each) == 40


def test_the_same_match_is_played_the_same_way_again() -> None:
    match = contest("greedy,spiteful").matches(3)[1]
    assert play_match(match).digest == play_match(match).digest


def test_what_a_bot_does_to_its_world_changes_nothing_at_the_table() -> None:
    match = matches("glory")[0]
    honest, meddled = play_match(match, [First(), First()]), play_match(match, [Meddler()] * 2)
    assert (meddled.digest, meddled.ranks) == (honest.digest, honest.ranks)


def test_a_bot_is_not_shown_where_the_hidden_cards_lie() -> None:
    match, game = matches("glory")[0], sengoku.game("glory")
    true, peeper = match.begin(game), Peeper()
    play_match(match, [peeper, peeper])
    seat = int(true.seat())
    hidden, invented = game.secrets(true, seat), game.secrets(peeper.worlds[0], seat)
    assert invented != hidden and invented.keys() == hidden.keys()


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (ValueError("no\nidea"), "ValueError: no idea"),
        (RecursionError("deep"), "RecursionError"),
        (-1, "action -1"),
        (1 << 61, "not allowed"),
        (None, "action None"),
        ("lay", "action lay"),
    ],
)
def test_a_bot_that_misbehaves_is_named_with_its_game_and_deal(answer: Any, told: str) -> None:
    match = contest("random,greedy").matches(7)[1]
    players: list[Bot] = [Says(answer), Says(answer)]
    with pytest.raises(Problem) as fault:
        play_match(match, players)
    said = Speaker(Text("en")).problem(fault.value)
    assert told in said and "glory, deal 7, seating 1" in said and "\n" not in said
    assert "“random”" in said or "“greedy”" in said


def test_a_fault_comes_whole_out_of_another_process() -> None:
    with pytest.raises(Problem) as fault:
        play_match(matches("glory")[0], [Says(-1), Says(-1)])
    again = pickle.loads(pickle.dumps(fault.value))
    for language in LANGUAGES:
        speaker = Speaker(Text(language))
        assert speaker.problem(again) == speaker.problem(fault.value)


def test_decisions_are_timed_by_bot() -> None:
    result = play_match(contest("random,greedy").matches(0)[0])
    assert {*result.times} == {"random", "greedy"}
    assert sum(times.decisions for times in result.times.values()) == result.decisions
    assert result.times["greedy"].total > result.times["random"].total
