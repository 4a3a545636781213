"""Many games: equal seeds give equal games, whatever the jobs; bots take turns at the seats."""

import pytest

import sengoku
from sengoku.arena import match as playing
from sengoku.arena.simulate import Result, simulate
from sengoku.kernel.problem import Problem
from sengoku.kernel.state import State

GLORY = sengoku.game("glory")


def run(
    games: int = 20, seed: int = 1, bots: str = "random", jobs: int = 1, seats: int = 3
) -> Result:
    return simulate(
        GLORY, GLORY.setup(seats), games=games, seed=seed, bots=bots.split(","), jobs=jobs
    )


def test_equal_seeds_give_equal_digests() -> None:
    assert run().words()["digest"] == run().words()["digest"]
    assert run().words()["digest"] != run(seed=2).words()["digest"]


def test_the_number_of_jobs_changes_nothing() -> None:
    alone, together = run(games=60).words(), run(games=60, jobs=2).words()
    for timing in ("seconds", "decisions_per_second"):
        del alone[timing], together[timing]
    assert alone == together


def test_the_digest_is_this_one_compiled_or_not() -> None:
    assert run(games=30).words()["digest"] == (
        "f80bceec1faed6856909fa7a3919c8eaa68b4f4ffa0a66dc650e489030d9e599"
    )


def test_bots_move_on_by_a_seat_each_game() -> None:
    result = run(games=8, bots="greedy,random", seats=2).words()
    assert result["wins"]["bots"]["greedy"] > result["wins"]["bots"]["random"]
    assert sum(result["wins"]["seats"]) == pytest.approx(8)
    assert min(result["wins"]["seats"]) > 0


def test_an_unknown_bot_is_refused_before_the_work_begins() -> None:
    with pytest.raises(Problem) as refused:
        run(bots="genius")
    assert refused.value.key == "unknown-bot"


def test_checking_changes_nothing_and_finds_a_broken_invariant(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    setup = GLORY.setup(3)
    checked = simulate(GLORY, setup, games=4, seed=1, bots=["random"], check=2).words()
    assert checked["digest"] == run(games=4).words()["digest"]

    def broken(state: object) -> None:
        raise AssertionError("two empresses")

    monkeypatch.setattr(GLORY, "check", broken, raising=False)
    simulate(GLORY, setup, games=4, seed=1, bots=["random"])
    with pytest.raises(Problem) as refused:
        simulate(GLORY, setup, games=4, seed=1, bots=["random"], check=1)
    assert refused.value.facts == {"number": 0, "what": "two empresses"}


def test_a_bot_that_plays_what_is_not_allowed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """A trusting simulation would go on with a table that cannot be."""

    class Cheat:
        def choose(self, state: State) -> int:
            return (1 << 62) - 1

    monkeypatch.setattr(playing, "bot_named", lambda *_, **__: Cheat())
    with pytest.raises(Problem) as refused:
        run(games=1, bots="greedy")
    assert refused.value.key == "ladder-bot-fault"
    assert refused.value.facts["bot"] == "greedy" and refused.value.facts["how"] == "illegal"
