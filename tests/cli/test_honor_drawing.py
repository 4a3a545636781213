"""What the terminal draws of Honor of the Samurai: every option once, in every language."""

import io
from collections.abc import Iterator

import pytest
from rich.console import Console

import sengoku
from sengoku.cli.desk.drawing import View
from sengoku.cli.drawings import drawing_of
from sengoku.kernel.nature import Fast
from sengoku.kernel.problem import Problem
from sengoku.kernel.record import Luck
from sengoku.kernel.table import Table
from sengoku.kernel.viewer import PUBLIC, REFEREE, viewer_of
from sengoku.text import LANGUAGES, Speaker, Text

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eva", "Finn"]
HONOR = sengoku.game("honor")


def speaker_of(language: str = "en") -> Speaker:
    return Speaker(Text(language), HONOR, NAMES)


def random_play(seats: int, seed: int, most: int = 150) -> Iterator[Table]:
    table = Table(HONOR, HONOR.setup(seats), Luck.fast(seed))
    chooser = Fast(seed, 1)
    while not table.over() and table.ply() < most:
        yield table
        options = table.view(viewer_of(table.seat()))["question"]["options"]
        table.submit(table.seat(), options[chooser.below(0, len(options))]["action"])
    yield table


def drawn(view: View, speaker: Speaker, width: int) -> str:
    page = io.StringIO()
    console = Console(file=page, width=width, highlight=False)
    drawing = drawing_of("honor", speaker)
    console.print(drawing.board(view, width), drawing.score(view))
    if view["over"]:
        console.print(drawing.ending(view))
    return page.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_one_number_and_a_rule(language: str) -> None:
    speaker = speaker_of(language)
    drawing = drawing_of("honor", speaker)
    for table in random_play(4, 5):
        if table.over():
            break
        view = table.view(viewer_of(table.seat()))
        choices = [choice for group in drawing.groups(view) for choice in group.choices]
        offered = [option["action"] for option in view["question"]["options"]]
        assert sorted(choice.action for choice in choices) == sorted(offered)
        for choice in choices:
            assert choice.label and speaker.clause(choice.clause)


MINUS = "\N{MINUS SIGN}"


def test_what_costs_honor_says_so_beforehand() -> None:
    """Whatever an option costs its player at once was told by its warning."""
    drawing = drawing_of("honor", speaker_of())
    lost = 0
    for seed in range(8):
        table, chooser = Table(HONOR, HONOR.setup(3), Luck.fast(seed)), Fast(seed, 1)
        while not table.over():
            seat = table.seat()
            view = table.view(viewer_of(seat))
            warnings = {c.action: c.warning for g in drawing.groups(view) for c in g.choices}
            action = [*warnings][chooser.below(0, len(warnings))]
            table.submit(seat, action)
            now = table.view(PUBLIC)
            if now["active"] == view["active"] and now["honor"][seat] < view["honor"][seat]:
                cost, left = view["honor"][seat] - now["honor"][seat], now["honor"][seat]
                said = f"costs you {cost} honor; you would have {left}.".replace("-", MINUS)
                told = said in warnings[action]
                assert told or view["window"] is not None  # the window's own victim may be asked
                lost += 1
    assert lost > 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 6])
def test_everybody_sees_the_whole_table_at_any_width(language: str, seats: int) -> None:
    speaker = speaker_of(language)
    for number, table in enumerate(random_play(seats, 6)):
        if number % 30 and not table.over():
            continue
        for viewer in (PUBLIC, REFEREE, viewer_of(number % seats)):
            view = table.view(viewer)
            for width in (44, 80, 120):
                page = drawn(view, speaker, width)
                assert max(map(len, page.splitlines())) <= width
                for name in NAMES[:seats]:
                    assert name in page
                joined = " ".join(page.split())
                for facts in view["players"]:
                    if facts["daimyo_house"] is not None:
                        assert speaker.noun("card", facts["daimyo_house"]["head"]) in joined


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_why_has_an_answer(language: str) -> None:
    """For a card of each kind, a player and a declaration, at every sort of question."""
    speaker = speaker_of(language)
    drawing = drawing_of("honor", speaker)
    cards = ["cavalry", "castle_osaka", "ninja_spy", "ninja_assassin", "dishonor", "save_face"]
    words = [speaker.noun("card", card).lower().split() for card in [*cards, "daimyo_01"]]
    words += [["bob"], [speaker.text.say("cli-honor-word-title")]]
    for table in random_play(3, 8):
        if table.over():
            break
        seat = table.seat()
        view = table.view(viewer_of(seat))
        offered = {option["action"] for option in view["question"]["options"]}
        for asked in words:
            wonder = drawing.wonder(view, asked)
            missed = table.missed(seat, wonder.about)
            refused = table.why_not(seat, missed)
            assert (refused is None) == (missed in offered)
            if refused is not None:
                assert speaker.problem(refused) and speaker.clause(refused.clause)
        with pytest.raises(Problem):
            drawing.wonder(view, ["tea"])
