"""A game from outside joins the others without recompiling anything: examples/lanterns does it, and
obeys every law. It runs interpreted, on a compiled engine as on a plain one."""

import io
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import pytest
from lanterns.game import WORDS, LanternsGame
from lanterns.rules import actions
from lanterns.sight import wire

import sengoku
from sengoku.arena.simulate import simulate
from sengoku.bots import bot_named
from sengoku.bots.judgement import judgement_of
from sengoku.bots.levels import LEVELS
from sengoku.cli.drawings import drawing_of
from sengoku.kernel.event import Event
from sengoku.kernel.game import Game, Setup
from sengoku.kernel.problem import Problem
from sengoku.kernel.registry import Registry
from sengoku.kernel.viewer import REFEREE, viewer_of
from sengoku.text import LANGUAGES, Speaker, Text, add_words
from tests.cli.running import call
from tests.laws import laws
from tests.laws.shapes import complaints
from tests.laws.subject import Subject, luck, viewers
from tests.laws.test_laws import LAWS
from tests.laws.verbs import Hot, in_step

LANTERNS = LanternsGame()


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("seats", LANTERNS.seats)
def test_the_law_holds(law: Callable[[Subject, Setup, int], object], seats: int) -> None:
    for seed in range(6):
        law(Subject(LANTERNS), LANTERNS.setup(seats), seed)


@pytest.mark.parametrize("seats", LANTERNS.seats)
def test_every_unseen_card_visits_every_place(seats: int) -> None:
    laws.coverage(Subject(LANTERNS), LANTERNS.setup(seats), 1)


def test_table_words_and_makers_agree() -> None:
    hot = {
        "hang": Hot(actions.hang, (actions.card,)),
        "snuff": Hot(actions.snuff, (actions.card, actions.other)),
    }
    assert in_step(LANTERNS.verbs, hot, 1) > 100


def test_whatever_is_told_has_its_shape() -> None:
    shapes = {shape.__name__: shape for shape in get_args(wire.Event)}
    journal: list[Event] = []
    state = LANTERNS.begin(LANTERNS.setup(3), luck(LANTERNS, 2), journal=journal)
    while not state.over():
        for viewer in [*viewers(LANTERNS.setup(3)), REFEREE]:
            assert not [*complaints(LANTERNS.view(state, viewer), wire.View)]
        state.play(state.options()[-1])
    heard = [event.told(viewer_of(0)) for event in journal]
    assert {str(told["event"]) for told in heard} == {*shapes}
    assert not [wrong for told in heard for wrong in complaints(told, shapes[str(told["event"])])]


@pytest.fixture
def joined(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games with one more, until the test is over."""
    games = Registry(*sengoku.GAMES)
    games.add(LANTERNS)
    monkeypatch.setattr(sengoku, "GAMES", games)


@pytest.mark.usefixtures("joined")
def test_bots_play_it_by_the_name_of_its_slug() -> None:
    game = sengoku.GAMES.game("lanterns")
    bots = ["bot:5", "bot:2", "random"]
    result = simulate(game, game.setup(3), games=4, seed=1, bots=bots, check=4)
    assert result.games == 4 and 4 * 6 < result.decisions <= 4 * 12


def test_a_game_that_came_later_has_no_levels_of_2026() -> None:
    with pytest.raises(Problem) as refused:
        bot_named("bot:5:2026", LANTERNS, 1)
    assert refused.value.key == "unknown-bot"


@pytest.mark.parametrize("game", [LANTERNS, *sengoku.GAMES], ids=lambda game: str(game.slug))
def test_every_game_has_a_strength_for_each_level(game: Game) -> None:
    assert len(judgement_of(game).strengths) == len(LEVELS)
    for level in LEVELS:
        bot_named(f"bot:{level}", game, 1)


def test_it_is_spoken_of_in_every_language() -> None:
    add_words(WORDS)
    state = LANTERNS.new(2, seed=1)
    for language in LANGUAGES:
        speaker = Speaker(Text(language), LANTERNS, ["Ann", "Bob"])
        assert "12" in speaker.action({"do": "hang", "card": 12})
        view = LANTERNS.view(state, viewer_of(0))
        [group] = drawing_of("lanterns", speaker).groups(view)
        assert [choice.action for choice in group.choices] == list(state.options())


@pytest.mark.usefixtures("joined")
def test_it_is_played_at_a_terminal_with_its_rules_and_hints(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_words(WORDS)
    monkeypatch.setattr("sys.stdin", io.StringIO("?\nh\n" + "1\n" * 6))
    status, said, wrong = call(
        tmp_path, "play", "lanterns", "--seats", "human,bot:1", "--seed", "3", "--language", "nl"
    )
    assert (status, wrong) == (0, "")
    assert "LAN-2.1" in said and "%" in said, "what the rule says, and how good the options are"
    first, second = said.split("1. ")[-1].split("2. ")
    assert int(first.split()[-1]) > int(second.split()[1]), "the winner has more points"
    assert call(tmp_path, "games")[0] == 0


def test_a_slug_is_given_once() -> None:
    games = Registry(*sengoku.GAMES)
    games.add(LANTERNS)
    with pytest.raises(AssertionError, match="already"):
        games.add(LanternsGame())
