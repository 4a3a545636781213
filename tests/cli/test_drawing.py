"""What the terminal draws of Call to Glory: every option once, in every language and width."""

import io
import re
from collections.abc import Iterator

import pytest
from rich.console import Console

import sengoku
from sengoku.cli.desk.commands import Commands
from sengoku.cli.desk.drawing import View
from sengoku.cli.drawings import drawing_of
from sengoku.cli.drawings.plain import PlainDrawing
from sengoku.kernel.nature import Fast
from sengoku.kernel.record import Luck
from sengoku.kernel.table import Table
from sengoku.kernel.viewer import PUBLIC, REFEREE, viewer_of
from sengoku.text import LANGUAGES, Speaker, Text

NAMES = ["Ann", "Bob", "Cleo", "Dan"]
EVERYTHING = {"imperial_orders": True, "ninja_power": True, "ninja_take": "ask"}


def speaker_of(language: str = "en") -> Speaker:
    return Speaker(Text(language), sengoku.game("glory"), NAMES)


def random_play(seats: int, seed: int, **options: object) -> Iterator[Table]:
    """A table before each of its decisions, and once it is over."""
    game = sengoku.game("glory")
    table = Table(game, game.setup(seats, options), Luck.fast(seed))
    chooser, worlds = Fast(seed, 1), Fast(seed + 1, 1)
    while not table.over():
        yield table
        choices = table.world(table.seat(), worlds.fork(len(game.streams))).options()
        table.submit(table.seat(), choices[chooser.below(0, len(choices))])
    yield table


def drawn(view: View, speaker: Speaker, width: int) -> str:
    page = io.StringIO()
    console = Console(file=page, width=width, highlight=False)
    drawing = drawing_of("glory", speaker)
    console.print(drawing.board(view, width), drawing.score(view))
    return page.getvalue()


def test_every_game_can_be_drawn() -> None:
    for game in sengoku.GAMES:
        assert not isinstance(drawing_of(game.slug, Speaker(Text("en"), game)), PlainDrawing)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, EVERYTHING)])
def test_every_option_has_one_number_and_a_rule(
    language: str, seats: int, options: dict[str, object]
) -> None:
    speaker = speaker_of(language)
    drawing = drawing_of("glory", speaker)
    for table in random_play(seats, 5, rounds=1, **options):
        if table.over():
            break
        view = table.view(viewer_of(table.seat()))
        choices = [choice for group in drawing.groups(view) for choice in group.choices]
        offered = [option["action"] for option in view["question"]["options"]]
        assert sorted(choice.action for choice in choices) == sorted(offered)
        for choice in choices:
            assert choice.label and speaker.clause(choice.clause)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_sees_the_whole_table_at_any_width(language: str) -> None:
    speaker = speaker_of(language)
    tables = random_play(3, 6, rounds=1, discard_view="all", **EVERYTHING)
    for number, table in enumerate(tables):
        if number % 60 and not table.over():
            continue
        for viewer in (PUBLIC, REFEREE, viewer_of(number % 3)):
            view = table.view(viewer)
            for width in (44, 80, 120):
                page = drawn(view, speaker, width)
                assert max(map(len, page.splitlines())) <= width
                for row in view["characters"]:
                    assert speaker.noun("character", row["character"]) in page
                for name in NAMES[:3]:
                    assert name in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_names_do_not_push_the_table_out_of_80_columns(language: str) -> None:
    names = ["Bartholomew", "Bartholomeus", "Spieler 1", "Maximilian"]
    speaker = Speaker(Text(language), sengoku.game("glory"), names)
    for table in random_play(4, 6, rounds=1, **EVERYTHING):
        if table.ply() % 40 == 39:
            page = drawn(table.view(viewer_of(1)), speaker, 80)
            assert "…" not in page  # nothing is cut off
            assert "Barthol0" in page and "Barthol1" in page and "Spieler1" in page


def test_the_chances_of_a_face_down_card_add_up() -> None:
    for table in random_play(2, 7, rounds=1):
        if table.over():
            break
        if table.ply() % 10:
            continue
        page = drawn(table.view(viewer_of(table.seat())), speaker_of(), 80)
        chances = [int(found) for found in re.findall(r" (\d+)%", page.partition("Known")[0])]
        assert 94 <= sum(chances) <= 106  # nine numbers, each rounded


def test_what_a_warning_promises_is_what_the_round_scores() -> None:
    speaker = speaker_of()
    drawing = drawing_of("glory", speaker)
    warned = 0
    for seed in range(6):
        for table in random_play(3, seed, rounds=1):
            if table.over():
                break
            view = table.view(viewer_of(table.seat()))
            choices = [choice for group in drawing.groups(view) for choice in group.choices]
            warning = next((choice for choice in choices if choice.warning), None)
            if warning is None:
                continue
            twin = Table.resume(table.game, table.record())
            twin.submit(twin.seat(), warning.action)
            while not twin.over() and twin.view(PUBLIC)["question"]["asks"] == "PlaceCards":
                options = twin.view(viewer_of(twin.seat()))["question"]["options"]
                twin.submit(twin.seat(), options[0]["action"])
            scores = twin.view(PUBLIC)["scores"]["sheet"][0]
            promised = ", ".join(f"{NAMES[seat]} {points}" for seat, points in enumerate(scores))
            assert twin.over() and f"It would score: {promised}." in warning.warning
            warned += 1
    assert warned >= 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_why_has_an_answer(language: str) -> None:
    """For each character, each pile and a figure, at every sort of question."""
    speaker = speaker_of(language)
    drawing = drawing_of("glory", speaker)
    things = [("character", "ninja"), ("character", "farmer"), ("pile", "discard_1")]
    words = [speaker.noun(family, id).lower().split() for family, id in things]
    words.append([speaker.text.say("cli-glory-figure").lower()])
    for table in random_play(3, 8, rounds=1, **EVERYTHING):
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_is_understood_in_english_and_in_ones_own_language(language: str) -> None:
    commands = Commands(Text(language))
    assert len({*commands.words.values()}) == len(commands.words)
    for verb, word in commands.words.items():
        assert commands.read(verb).verb == verb
        assert commands.read(f"{word.upper()} x").verb == verb
    assert commands.read("?3").rest == commands.read("? 3").rest == "3"
