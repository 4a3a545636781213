"""What the terminal draws of Samurai: the grid, every option once, in every language and width."""

import io
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

import sengoku
from sengoku.cli.desk.drawing import Choice, View
from sengoku.cli.drawings import drawing_of
from sengoku.cli.drawings.samurai.marks import NOTHING
from sengoku.kernel.nature import Fast
from sengoku.kernel.problem import Problem
from sengoku.kernel.record import Luck
from sengoku.kernel.table import Table
from sengoku.kernel.viewer import PUBLIC, REFEREE, viewer_of
from sengoku.text import LANGUAGES, Speaker, Text
from tests.clauses import rule
from tests.games.samurai.position import SAMURAI, play, position
from tests.games.samurai.position import view as view_of

NAMES = ["Ann", "Bob", "Cleo", "Dan"]


def speaker_of(language: str = "en") -> Speaker:
    return Speaker(Text(language), sengoku.game("samurai"), NAMES)


def random_play(seats: int, seed: int) -> Iterator[Table]:
    table = Table(SAMURAI, SAMURAI.setup(seats), Luck.fast(seed))
    chooser, worlds = Fast(seed, 1), Fast(seed + 1, 1)
    while not table.over():
        yield table
        choices = table.world(table.seat(), worlds.fork(len(SAMURAI.streams))).options()
        table.submit(table.seat(), choices[chooser.below(0, len(choices))])
    yield table


def drawn(view: View, width: int = 80, language: str = "en") -> str:
    page = io.StringIO()
    console = Console(file=page, width=width, highlight=False)
    drawing = drawing_of("samurai", speaker_of(language))
    console.print(drawing.board(view, width), drawing.score(view))
    return page.getvalue()


def choices_of(view: View, language: str = "en") -> list[Choice]:
    drawing = drawing_of("samurai", speaker_of(language))
    return [choice for group in drawing.groups(view) for choice in group.choices]


def test_the_grid_stands_with_its_coordinates() -> None:
    state = position(2, village="HB", pile="R B", hands={0: "H3 S1", 1: "R2"})
    play(state, "aH3 0,1", "bR2 0,-1", "aS1 1,0")
    page = drawn(view_of(state, 1), 79)
    rows = [line.rstrip() for line in page.splitlines() if "│" in line]
    assert [row[:28].rstrip() for row in rows] == [
        "   2 │        o",
        "   1 │  o    aH3    o",
        "   0 │  ·    [HB] <aS1>   o",
        "  -1 │  o    bR2   [R]    ·",
        "  -2 │        o     ·",
    ]
    assert " y/x    -1    0     1     2" in page


def test_the_influence_on_each_open_village_is_told() -> None:
    state = position(3, village="HB", hands={0: "H3", 1: "S2"})
    play(state, "aH3 0,1", "bS2 0,-1")
    page = drawn(view_of(state, 2))
    assert "0,0 [HB]  △ a3 b2 →a  ○ b2 →b" in page


def test_an_option_says_what_it_lays_and_scores() -> None:
    table = """
     1 | .    aH2   .
     0 | bB2  [HB]  bR2
    y/x -1
    """
    state = position(2, table=table, hands={0: "S3 S1"}, pile="R B")
    view = view_of(state, 0)
    drawing = drawing_of("samurai", speaker_of())
    groups = {group.title: group for group in drawing.groups(view)}
    notes = {choice.label: choice.note for choice in groups["0,-1 +2"].choices}
    assert notes["S3"] == "△you ○you" and notes["S1"] == "△you ○b"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_one_number_and_a_rule(language: str) -> None:
    speaker = speaker_of(language)
    for table in random_play(3, 5):
        if table.over():
            break
        view = table.view(viewer_of(table.seat()))
        offered = [option["action"] for option in view["question"]["options"]]
        choices = choices_of(view, language)
        assert sorted(choice.action for choice in choices) == sorted(offered)
        for choice in choices:
            assert choice.label and speaker.clause(choice.clause)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_sees_the_table_at_any_width(language: str) -> None:
    for number, table in enumerate(random_play(4, 6)):
        if number % 15 and not table.over():
            continue
        for viewer in (PUBLIC, REFEREE, viewer_of(number % 4)):
            view = table.view(viewer)
            for width in (44, 80, 120):
                page = drawn(view, width, language)
                assert max(map(len, page.splitlines())) <= width
                for name in NAMES:
                    assert name in page
            widest = drawn(view, 200)
            for village in view["table"]["villages"]:
                mark = village["village"][2:].upper()
                assert (f"({mark})" if village["scored"] else f"[{mark}]") in widest


def test_a_warning_is_given_exactly_where_the_last_round_would_begin() -> None:
    warned = 0
    for seed in range(5):
        for table in random_play(4, seed):
            if table.over():
                break
            view = table.view(viewer_of(table.seat()))
            ends = {o["action"]: o["preview"]["ends"] for o in view["question"]["options"]}
            for choice in choices_of(view):
                assert bool(choice.warning) == bool(ends[choice.action])
                warned += bool(choice.warning)
    assert warned > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_why_has_an_answer(language: str) -> None:
    speaker = speaker_of(language)
    drawing = drawing_of("samurai", speaker)
    helmet = speaker.noun("card", "helmet_3").lower().split()
    asked: list[list[Any]] = [helmet, [*helmet, "0,1"], ["0,1"], ["-2,", "3"], ["99", "-99"]]
    for table in random_play(3, 8):
        if table.over():
            break
        seat = table.seat()
        view = table.view(viewer_of(seat))
        offered = {option["action"] for option in view["question"]["options"]}
        for words in asked:
            wonder = drawing.wonder(view, words)
            missed = table.missed(seat, wonder.about)
            refused = table.why_not(seat, missed)
            assert (refused is None) == (missed in offered)
            if refused is not None:
                assert speaker.problem(refused) and speaker.clause(refused.clause)
        for words in ([], ["ronin"], ["1"], ["helmet", "9"]):
            with pytest.raises(Problem) as caught:
                drawing.wonder(view, words)
            assert speaker.problem(caught.value)


def test_the_end_says_why() -> None:
    *_, table = random_play(3, 4)
    page = io.StringIO()
    drawing = drawing_of("samurai", speaker_of())
    Console(file=page, width=100).print(drawing.ending(table.view(PUBLIC)))
    lines = page.getvalue().splitlines()
    assert len(lines) == 3 and lines[0].startswith("1. ")
    assert "majorit" in lines[0]


@rule("SAM-9.9")
@pytest.mark.parametrize(
    ("language", "said"), [("en", "nobody wins"), ("nl", "niemand wint"), ("de", "gewinnt niemand")]
)
def test_a_draw_has_no_first_place(language: str, said: str) -> None:
    """Also while it only stands so: the board gives nobody a place, and the score says why."""
    given = {0: (4, 3, 6), 1: (4, 5, 1), 2: (2, 5, 6)}
    view = view_of(position(3, stones=given), 0)
    page = io.StringIO()
    drawing = drawing_of("samurai", speaker_of(language))
    Console(file=page, width=100).print(drawing.ending(view))
    lines = page.getvalue().splitlines()
    assert said in lines[0]
    assert [line[:5] for line in lines[1:]] == [
        f"{NOTHING} {name}" for name in ("Ann", "Bob", "Cle")
    ]
    assert "1." not in drawn(view, 100, language)
    shared = view_of(position(3, stones=given, no_majority="share"), 0)
    assert said not in drawn(shared, 100, language)
    assert drawn(shared, 100, language).count("1.") == 6
