"""Every option names the rule behind it."""

import pytest

import sengoku
from sengoku.kernel.game import Game
from sengoku.kernel.nature import Fast
from sengoku.kernel.viewer import viewer_of
from sengoku.text import Speaker, Text


def clauses(game: Game) -> dict[str, str]:
    """By the verbs that have one; the others are explained by their question."""
    return {do: verb.clause for do, verb in game.verbs.by_name.items() if verb.clause}


@pytest.mark.parametrize("game", [*sengoku.GAMES], ids=lambda game: str(game.slug))
def test_every_option_has_a_clause_that_can_be_told(game: Game) -> None:
    named = clauses(game)
    speaker, chooser, met = Speaker(Text("en"), game), Fast(3, 1), set()
    state = game.begin(game.setup(game.seats[-1]), Fast(5, len(game.streams)))
    for _ in range(60):
        if state.over():
            break
        question = game.view(state, viewer_of(state.seat()))["question"]
        for option in question["options"]:
            verb = option["words"]["do"]
            met.add(verb)
            assert option["clause"] == named.get(verb, question["clause"])
            assert speaker.clause(option["clause"])
        state.play(state.pick(chooser))
    assert met & {*named}, "some rule of its own was met"


@pytest.mark.parametrize("game", [*sengoku.GAMES], ids=lambda game: str(game.slug))
def test_rules_are_given_only_for_verbs_that_there_are(game: Game) -> None:
    text = Text("en")
    for verb in clauses(game):
        assert text.has(f"{game.slug}-do-{verb}")
