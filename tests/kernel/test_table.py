"""A table: secrets stay inside, stale answers are refused, undo goes back while it may."""

import msgspec
import pytest

import sengoku
from sengoku.kernel.nature import Fast
from sengoku.kernel.problem import BadRecord, IllegalAction, Problem
from sengoku.kernel.record import Luck, Undone, read_record, replay, write_record
from sengoku.kernel.table import Table
from sengoku.kernel.viewer import PUBLIC, REFEREE, viewer_of
from tests.clauses import rule

GLORY = sengoku.game("glory")


def table(seats: int = 2, seed: int = 3) -> Table:
    return Table(GLORY, GLORY.setup(seats, {"first_start": 0}), Luck.fast(seed))


def options(table: Table) -> list[int]:
    return [o["action"] for o in table.view(viewer_of(table.seat()))["question"]["options"]]


def test_a_stale_answer_is_refused_and_changes_nothing() -> None:
    playing = table()
    first = options(playing)[0]
    playing.submit(0, first, ply=0)
    before = playing.record()
    with pytest.raises(IllegalAction) as refused:
        playing.submit(playing.seat(), options(playing)[0], ply=0)
    assert refused.value.key == "stale-action"
    assert playing.record() == before


def test_the_log_tells_each_viewer_its_part() -> None:
    playing = table()
    drawn = {"event": "CardDrawn", "seat": 0, "pile": "draw_1"}
    own = next(e for e in playing.log(viewer_of(0)) if e["event"] == "CardDrawn")
    other = next(e for e in playing.log(viewer_of(1)) if e["event"] == "CardDrawn")
    assert other == {**drawn, "character": "hidden"}
    assert own != other and own["character"] != "hidden"
    assert playing.log(PUBLIC, since=2)[0] == playing.log(PUBLIC)[2]
    assert any(e.get("cards") == "hidden" for e in playing.log(PUBLIC))
    assert not any("hidden" in e.values() for e in playing.log(REFEREE))


def test_a_world_is_not_the_true_state() -> None:
    playing = table(3)
    hands = {
        str(GLORY.view(playing.world(0, Fast(n, 3)), REFEREE)["hands"][1]["cards"])
        for n in range(9)
    }
    assert len(hands) > 1


@rule("GLO-3.7")
def test_undo_is_not_offered_after_a_face_down_draw() -> None:
    """The next seat's forced draws follow the discard, so even that cannot be undone."""
    playing = table()
    discard = next(a for a in options(playing) if GLORY.words(a)["do"] == "discard")
    playing.submit(0, discard)
    seat = playing.seat()
    take = next(a for a in options(playing) if GLORY.words(a) == {"do": "draw", "pile": "draw_1"})
    playing.submit(seat, take)
    assert not playing.may_undo(seat)
    with pytest.raises(Problem, match="cannot undo"):
        playing.undo(seat)


def test_undo_takes_back_a_draw_that_showed_nothing() -> None:
    playing = table()
    playing.submit(0, next(a for a in options(playing) if GLORY.words(a)["do"] == "discard"))
    before = playing.record()
    seat = playing.seat()
    playing.submit(seat, next(a for a in options(playing) if "discard_1" in GLORY.label(a)))
    assert playing.may_undo(seat)
    assert not playing.may_undo(1 - seat)
    playing.undo(seat)
    assert playing.record() == before


def hesitation() -> tuple[Table, int, int]:
    """A table at which a seat has discarded a card of which nobody knew, and taken it back."""
    playing = table()
    while playing.ply() < 5 or "discard" not in GLORY.label(options(playing)[-1]):
        playing.submit(playing.seat(), options(playing)[0])
    seat, action = playing.seat(), options(playing)[-1]
    assert kind_of(action) not in playing.view(PUBLIC)["hands"][seat]["known"]
    playing.submit(seat, action)
    playing.undo(seat)
    return playing, seat, action


def kind_of(action: int) -> str:
    return str(GLORY.words(action)["character"])


@rule("GLO-14.5")
def test_what_all_saw_before_an_undo_stays_known() -> None:
    playing, seat, action = hesitation()
    kind = kind_of(action)
    assert playing.view(PUBLIC)["hands"][seat]["known"][kind] == 1
    for luck in range(20):
        world = playing.world(1 - seat, Fast(luck, len(GLORY.streams)))
        assert GLORY.view(world, REFEREE)["hands"][seat]["cards"].get(kind, 0) >= 1


@rule("GLO-14.5")
def test_a_record_keeps_what_was_shown_and_taken_back() -> None:
    playing, seat, action = hesitation()
    record = playing.record()
    assert record.undone == (Undone(playing.ply(), action),)
    assert read_record(write_record(record)) == record
    assert GLORY.digest(replay(GLORY, record)) == record.digest
    resumed = Table.resume(GLORY, record)
    assert resumed.view(PUBLIC)["hands"][seat]["known"][kind_of(action)] == 1
    assert resumed.record() == record


@pytest.mark.parametrize("bent", [Undone(2, 16383), Undone(-1, 0), Undone(99, 0), Undone(2, -5)])
def test_a_record_of_what_cannot_have_been_taken_back_is_refused(bent: Undone) -> None:
    playing = table()
    for _ in range(6):
        playing.submit(playing.seat(), options(playing)[0])
    record = msgspec.structs.replace(playing.record(), undone=(bent,))
    with pytest.raises(BadRecord) as refused:
        replay(GLORY, record)
    assert refused.value.key == "record-bad-undo"


def test_going_further_back_forgets_what_was_shown_later() -> None:
    """All agreed to it; only the decision that is made anew is remembered."""
    playing, _, _ = hesitation()
    playing.take_back(2)
    assert all(undone.at <= 2 for undone in playing.record().undone)


@pytest.mark.parametrize("slug", [game.slug for game in sengoku.GAMES])
def test_nobody_can_undo_once_the_game_is_over(slug: str) -> None:
    game = sengoku.game(slug)
    short = {"glory": {"rounds": 1}, "honor": {"round_limit": 20}, "skirmish": {"round_limit": 3}}
    for seed in range(3):
        playing = Table(game, game.setup(game.seats[0], short.get(slug, {})), Luck.fast(seed))
        chooser = Fast(seed, 1)
        while not playing.over():
            offered = options(playing)
            playing.submit(playing.seat(), offered[chooser.below(0, len(offered))])
        for seat in range(game.seats[0]):
            assert not playing.may_undo(seat)
            with pytest.raises(Problem, match="cannot undo"):
                playing.undo(seat)


def test_a_finished_table_refuses_every_action() -> None:
    playing = Table(GLORY, GLORY.setup(2, {"rounds": 1}), Luck.fast(1))
    while not playing.over():
        playing.submit(playing.seat(), options(playing)[-1])
    with pytest.raises(IllegalAction) as refused:
        playing.submit(0, 0)
    assert refused.value.key == "game-is-over"
    assert playing.seat() == -1
