"""A match that goes on as another one, luck that everybody adds to, windows asked all at once."""

import random
from typing import Any

import pytest

import sengoku
from sengoku.kernel.nature import Fast, commitment
from sengoku.kernel.problem import BadRecord, Problem
from sengoku.kernel.record import (
    Fork,
    Luck,
    Record,
    Undone,
    check_luck,
    mixed,
    read_record,
    replay,
    write_record,
)
from sengoku.kernel.table import Table
from sengoku.kernel.viewer import PUBLIC, REFEREE, viewer_of
from sengoku.server.opening import cut
from tests.clauses import rule

GLORY, HONOR = sengoku.game("glory"), sengoku.game("honor")


def options(table: Table) -> list[int]:
    return [o["action"] for o in table.view(viewer_of(table.seat()))["question"]["options"]]


def play_on(table: Table, plies: int, seed: int = 1) -> Table:
    rng = random.Random(seed)
    while plies and not table.over():
        table.submit(table.seat(), rng.choice(options(table)))
        plies -= 1
    return table


def forked(*, redealt: bool, at: int = 12) -> tuple[Table, Table]:
    """A match, and another that goes on from a position of it."""
    first = play_on(Table(GLORY, GLORY.setup(3), Luck.sealed(bytes(32))), 40)
    fork = Fork(at, Luck.sealed(bytes([7]) * 32), redealt)
    second = Table(GLORY, first.setup, first.luck, [fork])
    for action in first.record().actions[:at]:
        second.submit(second.seat(), action)
    return first, second


def hands(table: Table) -> list[object]:
    return [hand["cards"] for hand in table.view(REFEREE)["hands"]]


def test_a_fork_keeps_the_hands_and_gets_luck_of_its_own() -> None:
    first, second = forked(redealt=False)
    first.take_back(12)
    assert hands(first) == hands(second)
    assert second.heard() == 0
    play_on(second, 60)
    check_luck(second.record())
    assert Table.resume(GLORY, read_record(write_record(second.record()))).record() == (
        second.record()
    )


def test_a_redealt_fork_changes_what_nobody_could_see() -> None:
    first, second = forked(redealt=True)
    first.take_back(12)
    assert hands(first) != hands(second)
    assert (
        first.view(viewer_of(0))["characters"][0]["owner"]
        == (second.view(viewer_of(0))["characters"][0]["owner"])
    )
    play_on(second, 60)
    assert GLORY.digest(replay(GLORY, second.record())) == second.record().digest


def test_nothing_before_a_fork_is_taken_back() -> None:
    _, second = forked(redealt=False)
    assert not any(second.may_undo(seat) for seat in range(3))
    with pytest.raises(Problem) as refused:
        second.take_back(11)
    assert refused.value.key == "no-such-ply"


@rule("GLO-14.5")
def test_a_takeback_leaves_the_match_as_it_was() -> None:
    """But for the cards that all saw when the decision was made that is now made anew."""
    table = play_on(Table(GLORY, GLORY.setup(2), Luck.fast(4)), 9)
    before, events, seat = table.record(), table.heard(), table.seat()
    play_on(table, 14, seed=2)
    taken = table.record().actions[9]
    laid = GLORY.words(taken)
    assert laid["do"] == "lay"
    assert table.take_back(9) == events == table.heard()
    assert table.record().actions == before.actions
    assert table.record().undone == (Undone(9, taken),)
    known = table.view(PUBLIC)["hands"][seat]["known"]
    assert known[laid["character"]] == laid["count"]


@pytest.mark.parametrize("redealt", [False, True])
def test_a_match_that_goes_on_keeps_what_was_shown_before(redealt: bool) -> None:
    """What was taken back where the other one begins, nobody has done there."""
    first = play_on(play_on(Table(GLORY, GLORY.setup(2), Luck.fast(4)), 9), 14, seed=2)
    first.take_back(9)
    play_on(first, 14, seed=3)
    for ply, kept in ((12, 1), (9, 0)):
        origin = cut(first.record(), ply)
        assert len(origin.undone) == kept
        fork = Fork(ply, Luck.sealed(bytes([7]) * 32), redealt)
        second = Table(GLORY, first.setup, first.luck, [fork], origin.undone)
        for action in origin.actions:
            second.submit(second.seat(), action)
        GLORY.check(second._state)
        play_on(second, 60)
        assert Table.resume(GLORY, second.record()).record() == second.record()


def test_a_fork_beyond_the_record_is_refused() -> None:
    _, second = forked(redealt=False)
    record = second.record()
    broken = Record(**{**_fields(record), "forks": (Fork(99, record.luck),)})
    with pytest.raises(BadRecord) as refused:
        replay(GLORY, broken)
    assert refused.value.key == "record-bad-fork"


def _fields(record: Record) -> dict[str, Any]:
    return {name: getattr(record, name) for name in record.__struct_fields__}


# -- luck that everybody adds to ------------------------------------------------------------------


def test_each_part_of_mixed_luck_matters() -> None:
    house = bytes(range(32))
    seeds = {
        mixed(house, ["a", "b"]),
        mixed(house, ["b", "a"]),
        mixed(house, ["ab", ""]),
        mixed(house, []),
        mixed(bytes(32), ["a", "b"]),
    }
    assert len(seeds) == 5


@pytest.mark.parametrize("field", ["promise", "house", "entropy", "commitment"])
def test_mixed_luck_cannot_be_changed_afterwards(field: str) -> None:
    luck = Luck.shared(bytes(range(32)), ["ann's cat", ""])
    good = Table(GLORY, GLORY.setup(2), luck).record()
    check_luck(good)
    assert luck.promise == commitment(bytes(range(32)))
    other = Luck.shared(bytes(32), ["bob's dog", ""])
    parts = {name: getattr(luck, name) for name in luck.__struct_fields__}
    bent = Luck(**{**parts, field: getattr(other, field)})
    with pytest.raises(BadRecord) as refused:
        check_luck(Record(**{**_fields(good), "luck": bent}))
    assert refused.value.key == "record-other-commitment"


# -- windows ---------------------------------------------------------------------------------------


def window() -> Table:
    """A match of Honor of the Samurai at a window that asks at least two."""
    for seed in range(50):
        table, rng = Table(HONOR, HONOR.setup(4), Luck.fast(seed)), random.Random(seed)
        while not table.over() and table.ply() < 400:
            asked = table.window()
            if asked is not None and len(asked.seats) > 1:
                return table
            table.submit(table.seat(), rng.choice(options(table)))
    raise AssertionError("no window in fifty games")


@rule("HON-8.4", "HON-8.5")
def test_all_seats_of_a_window_can_be_asked_at_once() -> None:
    table = window()
    asked = table.window()
    assert asked is not None
    assert list(asked.seats) == table.view(viewer_of(0))["window"]["asked"]
    for seat in asked.seats:
        question = table.question(seat)
        assert question is not None and question["seat"] == seat
        assert question["options"][0]["action"] == asked.passing
        assert table.why_not(seat, asked.passing) is None
        world = table.world(seat, Fast(1, len(HONOR.streams)))
        assert world.seat() == seat
    others = {*range(4)} - {*asked.seats}
    assert all(table.question(seat) is None for seat in others)


@rule("HON-8.5")
def test_what_a_seat_is_asked_does_not_depend_on_answers_before_its_own() -> None:
    table = window()
    asked = table.window()
    assert asked is not None
    first, second = asked.seats[:2]
    before = table.question(second)
    for action in [option["action"] for option in (table.question(first) or {})["options"]]:
        other = Table.resume(HONOR, table.record())
        other.submit(first, action)
        assert other.question(second) == before


def test_an_absent_player_does_what_the_rules_say() -> None:
    rng = random.Random(3)
    done: set[str] = set()
    for seed in range(8):
        table = Table(HONOR, HONOR.setup(4), Luck.fast(seed))
        while not table.over() and table.ply() < 500:
            assert table.why_not(table.seat(), table.absent()) is None
            done.add(str(HONOR.words(table.absent())["do"]))
            table.submit(table.seat(), rng.choice(options(table)))
    assert {"end_turn", "decline", "pass", "take"} <= done


@pytest.mark.parametrize("slug", [game.slug for game in sengoku.GAMES])
def test_options_stand_in_the_order_of_the_question(slug: str) -> None:
    """A client names an option by its place in the list."""
    game, rng = sengoku.game(slug), random.Random(1)
    table = Table(game, game.setup(game.seats[-1]), Luck.fast(2))
    while not table.over() and table.ply() < 120:
        seat = table.seat()
        assert table.options(seat) == options(table)
        assert table.options((seat + 1) % game.seats[-1]) == [] or table.window() is not None
        table.submit(seat, rng.choice(options(table)))
