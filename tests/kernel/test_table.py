"""A table: secrets stay inside, stale answers are refused, undo goes back while it may."""

import pytest

import sengoku
from sengoku.kernel.nature import Fast
from sengoku.kernel.problem import IllegalAction, Problem
from sengoku.kernel.record import Luck
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


def test_undo_takes_back_a_discard_that_showed_nothing() -> None:
    playing = table()
    playing.submit(0, next(a for a in options(playing) if GLORY.words(a)["do"] == "discard"))
    before = playing.record()
    seat = playing.seat()
    playing.submit(seat, next(a for a in options(playing) if "discard_1" in GLORY.label(a)))
    assert playing.may_undo(seat)
    assert not playing.may_undo(1 - seat)
    playing.undo(seat)
    assert playing.record() == before


def test_a_finished_table_refuses_every_action() -> None:
    playing = Table(GLORY, GLORY.setup(2, {"rounds": 1}), Luck.fast(1))
    while not playing.over():
        playing.submit(playing.seat(), options(playing)[-1])
    with pytest.raises(IllegalAction) as refused:
        playing.submit(0, 0)
    assert refused.value.key == "game-is-over"
    assert playing.seat() == -1
