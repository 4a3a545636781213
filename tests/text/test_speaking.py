"""Whatever happens at a table can be said, in every language."""

import re
from typing import Any

import pytest

import sengoku
from sengoku.kernel import problem as problems
from sengoku.kernel.problem import Problem
from sengoku.text import LANGUAGES, BadText, Speaker, Text
from tests.games.skirmish.position import GAME, N, U, position
from tests.text.needs import SOURCES, Raised, clauses, raised
from tests.text.sayings import NAMES, sayable, sayings

GAMES = [game.slug for game in sengoku.GAMES]

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
of_every_game = pytest.mark.parametrize("slug", GAMES)


def speaker(language: str, slug: str, names: list[str] = NAMES) -> Speaker:
    return Speaker(Text(language), sengoku.game(slug), names)


def check(sentence: str) -> None:
    """A sentence for people: nothing left open, no names of our own making."""
    assert sentence == sentence.strip() != ""
    for left in ("{", "}", "None", "hidden", "  ", "\n", "???"):
        assert left not in sentence, sentence
    unquoted = re.sub(r"[“„].*?[”“]", "", sentence)
    assert not re.search(r"\w_\w", unquoted), f"the id of something: {sentence}"


@in_every_language
@of_every_game
def test_every_event_of_random_games_is_told_to_everyone(slug: str, language: str) -> None:
    speak = speaker(language, slug)
    for told in sayings(slug).events.values():
        check(speak.event(told))


@in_every_language
@of_every_game
def test_what_happens_to_a_listener_is_said_to_them(slug: str, language: str) -> None:
    speak = speaker(language, slug)
    for told in sayings(slug).events.values():
        ranks = told.get("ranks", [])
        for seat, name in enumerate(NAMES[: len(ranks) or None]):
            speak.me = seat
            sentence = speak.event(told)
            check(sentence)
            if ranks.count(1) < 2:  # those who share a victory are told by name
                assert not re.search(rf"\b{name}\b", sentence), sentence


@in_every_language
def test_you_are_spoken_to_whatever_part_you_play(language: str) -> None:
    beaten = {"event": "SetBeaten", "character": "monk", "count": 2, "seat": 0, "by": 1}
    speak, said = speaker(language, "glory"), []
    for listener in (0, 1, 2, None):
        speak.me = listener
        said.append(speak.event(beaten))
    assert len({*said[:3]}) == 3 and said[2] == said[3]
    assert "Ann" not in said[0] and "Bob" not in said[1]
    assert "Ann" in said[2] and "Bob" in said[2]


@in_every_language
@of_every_game
def test_every_option_of_random_games_has_a_line(slug: str, language: str) -> None:
    speak = speaker(language, slug)
    speak.typed = True
    lines = [speak.action(words) for words in sayings(slug).actions.values()]
    for line in lines:
        check(line)
    assert len({*lines}) == len(lines), "two options read alike"


@in_every_language
@of_every_game
def test_every_question_of_random_games_is_asked(slug: str, language: str) -> None:
    speak = speaker(language, slug)
    for question in sayings(slug).questions.values():
        check(speak.question(question))


@in_every_language
@of_every_game
def test_every_refusal_of_random_games_says_why(slug: str, language: str) -> None:
    speak = speaker(language, slug)
    for refused in sayings(slug).refusals.values():
        sentence = speak.problem(refused)
        check(sentence)
        assert not refused.clause or sentence.endswith(f" [{refused.clause}]")


@in_every_language
@of_every_game
def test_every_tally_of_random_games_is_told_line_by_line(slug: str, language: str) -> None:
    speak = speaker(language, slug)
    for tally in sayings(slug).tallies.values():
        lines = speak.tally(tally).split("\n")
        assert len(lines) == len(tally["reasons"]) + 1 + (tally["base"] != 0)
        for line in lines:
            check(line)


@of_every_game
def test_the_random_games_show_every_event_verb_and_question(slug: str) -> None:
    assert sayings(slug).keys(slug) == sayable(slug)


@in_every_language
@of_every_game
def test_every_clause_and_option_of_a_game_is_told(slug: str, language: str) -> None:
    game, speak = sengoku.game(slug), speaker(language, slug)
    for option in game.options:
        assert speak.option(option.name)
    for clause, source in clauses(game.prefix).items():
        text = speak.text.say(f"clause-{clause.replace('.', '-')}")
        told = speak.clause(clause)
        assert told == text if source == "book" else re.fullmatch(r".+ \(.+\)", told)


# -- problems ----------------------------------------------------------------------------------


def invented(slug: str, fact: str) -> Any:
    """A value for a fact, of the sort that the fact's name promises."""
    words = {name: value for said in sayings(slug).actions.values() for name, value in said.items()}
    return words.get(fact, 2)


@in_every_language
@pytest.mark.parametrize("made", raised(), ids=lambda made: f"{made.where}-{made.key}")
def test_every_problem_of_the_code_can_be_said(made: Raised, language: str) -> None:
    slug = made.key.partition("-")[0]
    slug = slug if slug in GAMES else GAMES[0]
    kind = getattr(problems, made.kind, Problem)
    facts = {fact: invented(slug, fact) for fact in made.facts}
    sentence = speaker(language, slug).problem(kind(made.key, facts, "GLO-1.1"))
    assert sentence.endswith(" [GLO-1.1]")
    for left in ("{", "}", "???"):
        assert left not in sentence


# -- stories -----------------------------------------------------------------------------------


def glory(language: str = "en", *names: str) -> Speaker:
    return speaker(language, "glory", [*names] or ["Ann", "Bob"])


def test_one_card_and_many_have_their_own_forms() -> None:
    one = {"do": "lay", "character": "envoy", "count": 1}
    many = {"do": "lay", "character": "envoy", "count": 3}
    assert glory("en").action(one) == "Lay down an Envoy"
    assert glory("en").action(many) == "Lay down 3 Envoys"
    assert glory("nl").action(many) == "3 Boden neerleggen"
    assert glory("de").action(one) == "einen Boten auslegen"


def test_a_card_drawn_unseen_is_not_named_to_others() -> None:
    told = {"event": "CardDrawn", "seat": 1, "pile": "draw_1", "character": "monk"}
    assert glory().event(told) == "Bob draws a Monk from draw pile 1."
    assert glory().event({**told, "character": "hidden"}) == "Bob draws a card from draw pile 1."


def test_beating_oneself_is_replacing() -> None:
    told = {"event": "SetBeaten", "seat": 0, "character": "ninja", "count": 3, "by": 0}
    assert glory().event(told) == "Ann replaces 3 Ninjas from an earlier turn."
    assert glory().event({**told, "by": 1}) == "Bob beats Ann’s set (3 Ninjas)."


def test_an_order_may_pay_nobody() -> None:
    told = {"event": "OrderPlayed", "seat": 0, "card": "order_c_monk", "owner": -1, "points": 0}
    assert "nobody has that set" in glory().event(told)
    paid = glory("de").event({**told, "owner": 1, "points": 12})
    assert paid == "Ann spielt Auftrag C (Mönch): 12 Punkte für Bob."


def test_a_shared_victory_names_all_winners() -> None:
    told = {"event": "GameEnded", "ranks": [1, 1, 4, 1], "totals": [90, 90, 80, 90]}
    sentence = glory("nl", "Ann", "Bob", "Cleo", "Dirk").event(told)
    assert "Gedeelde winst voor Ann, Bob en Dirk" in sentence
    assert "1. Ann, 1. Bob, 1. Dirk, 4. Cleo" in sentence


def test_a_name_is_only_ever_a_name() -> None:
    speak = glory("en", "hidden", "{ $pile }", "nobody")
    told = {"event": "CardTaken", "seat": 1, "pile": "discard_1", "character": "monk"}
    assert speak.event(told) == "{ $pile } takes a Monk from discard pile 1."
    paid = {"event": "OrderPlayed", "seat": 0, "card": "order_c_monk", "owner": 2, "points": 3}
    assert speak.event(paid) == "hidden plays order C (Monk): 3 points for nobody."


def test_only_where_places_are_typed_an_option_names_its_place() -> None:
    words = {"do": "play", "card": "helmet_3", "x": 2, "y": -1}
    speak = speaker("en", "samurai")
    assert speak.action(words) == "Play Helmet 3"
    speak.typed = True
    assert speak.action(words) == "Play Helmet 3 at (2,-1)"


def test_a_setup_that_is_refused_says_how_many_play() -> None:
    with pytest.raises(Problem) as refused:
        sengoku.game("glory").setup(2, {"first_start": 3})
    sentence = Speaker(Text("en")).problem(refused.value)
    assert (
        sentence == "Only 2 play, so nobody sits there who could start. [GLO-1.9]"
        and glory("en", "Ann", "Bob", "Cleo", "Dirk").problem(refused.value) == sentence
    )


def test_help_says_what_is_ours() -> None:
    assert "Our ruling" in glory().clause("GLO-2.5")
    assert "our reading" in glory().clause("GLO-7.4")
    assert glory().clause("GLO-4.2") == "You lay down at least two cards."
    assert "Our own choice" in glory().card("order_b_samurai")
    assert glory("de").noun("card", "order_a_monk") == "Auftrag A (Mönch)"


def test_a_rule_that_does_not_exist_is_a_problem_of_the_asker() -> None:
    for wrong in ("GLO-99.1", "GLO-4-4", "", "title"):
        with pytest.raises(Problem) as refused:
            glory().clause(wrong)
        assert glory().problem(refused.value) == f"There is no rule “{wrong}”."


def skirmish(language: str = "en") -> Speaker:
    return speaker(language, "skirmish", ["Ann", "Bob"])


def test_a_unit_goes_by_its_number_until_it_has_been_introduced() -> None:
    words = {"do": "charge", "unit": 0, "target": 3}
    speak = skirmish()
    assert speak.action(words) == "Unit 0 charges Unit 3"
    speak.meet({"units": [{"unit": 3, "card": "spear_loyal", "label": "B1"}]})
    assert speak.action(words) == "Unit 0 charges Loyal Spear Group B1"
    shown = {"event": "ForceShown", "seat": 0, "cards": ["hero"], "weapons": ["katana"]}
    assert speak.event({**shown, "first": 0, "called": ["hero-A1"]}) == "Ann’s force: Samurai Hero."
    assert speak.action(words) == "Samurai Hero A1 charges Loyal Spear Group B1"


def test_an_event_names_its_units_itself() -> None:
    told = {"event": "Attacked", "unit": 2, "unit_as": "bowman-A3", "how": "shot"}
    told |= {"target": 7, "target_as": "samurai_wise-B2"}
    assert skirmish("en").event(told) == "Bowman A3 shoots at Wise Samurai B2."
    assert skirmish("nl").event(told) == "Boogschutter A3 schiet op Wijze Samoerai B2."
    assert skirmish("de").event(told) == "Bogenschütze A3 schießt auf Samurai der Weisheit B2."


def test_dice_are_told_face_by_face_with_what_they_mean() -> None:
    told = {"event": "Rolled", "unit": 2, "unit_as": "hero-A1", "roll": "strike", "swords": 4}
    told |= {"faces": ["single", "double", "single", "cross"], "passed": 1, "fumbled": 0}
    sentence = "Samurai Hero A1, strike roll: 2 \u00d7 sword, double sword and cross. Passed."
    assert skirmish().event({**told, "result": "passed"}) == sentence
    none = {**told, "faces": [], "result": "failed"}
    assert skirmish().event(none) == "Samurai Hero A1, strike roll: no dice left. Failed."


def test_what_happened_names_no_place() -> None:
    told = {"event": "Moved", "unit": 2, "unit_as": "hero-A1", "x": 12345, "y": 9000}
    assert skirmish("en").event(told) == "Samurai Hero A1 takes up a new position."
    assert skirmish("de").event(told) == "Samurai-Held A1 bezieht eine neue Stellung."


def test_places_are_inches_in_the_manner_of_the_language() -> None:
    words = {"do": "place", "unit": 2, "x": 12345, "y": 9000}
    assert skirmish("nl").action(words) == "Eenheid 2 opstellen bij 12,345 / 9"


def test_cells_of_a_grid_are_whole_numbers() -> None:
    words = {"do": "play", "card": "helmet_2", "x": 1, "y": -2}
    speak = speaker("en", "samurai")
    speak.typed = True
    assert speak.action(words) == "Play Helmet 2 at (1,-2)"


def test_a_card_says_what_it_does_and_whose_idea_that_is() -> None:
    told = skirmish().card("evasion")
    assert told.startswith("Evasion: Once per round: ") and "our own design" in told
    assert skirmish("de").card("doubt").startswith("Zweifel: Er verliert")


@in_every_language
def test_every_modifier_of_an_attack_is_told(language: str) -> None:
    """A bowman aims past an enemy at one who bleeds; a prone one is charged by a group."""
    shooter = U("bowman", 10000, 10000)
    foes = N("spearman", 15000, 10700), N("hero", 20000, 10000, drops=2, prone=True)
    state = position(shooter, U("spear_loyal", 20000, 14000), *foes)
    shot = GAME.inquire(state, {"about": "attack", "unit": 0, "target": 3, "x": 10000, "y": 10000})
    charge = GAME.inquire(state, {"about": "attack", "unit": 1, "target": 3})
    reasons = []
    for tally in (shot["strike"], shot["damage"], charge["strike"]):
        for line in skirmish(language).tally(tally).split("\n"):
            check(line)
        reasons += [reason["why"] for reason in tally["reasons"]]
    assert {*reasons} == {"enemies-in-the-way", "drops", "group", "prone"}


# -- the texts themselves ------------------------------------------------------------------------


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(Problem) as refused:
        Text("fr")
    assert refused.value.facts == {"language": "fr", "known": "en, nl, de"}
    assert "en, nl, de" in Speaker(Text("en")).problem(refused.value)


def test_a_missing_text_is_never_shown_as_its_key() -> None:
    text = Text("en")
    assert text.has("glory-title") and not text.has("glory-tittle")
    assert text.has("glory-character-monk.many") and not text.has("glory-character-monk.few")
    for key in ("glory-tittle", "glory-character-monk.few", ""):
        with pytest.raises(BadText, match="there is no text"):
            text.say(key)


def test_a_text_without_its_facts_is_never_shown() -> None:
    with pytest.raises(BadText, match="winner-count"):
        Text("en").say("glory-event-GameEnded", winners="Ann")


def test_a_character_that_does_not_exist_is_never_shown() -> None:
    with pytest.raises(BadText):
        glory().action({"do": "lay", "character": "pirate", "count": 2})


# -- nouns -------------------------------------------------------------------------------------


@of_every_game
def test_a_game_declares_no_noun_that_no_text_names(slug: str) -> None:
    folders = (SOURCES / "games" / slug, SOURCES / "text")
    files = [file for folder in folders for file in folder.rglob("words/en/*.ftl")]
    texts = "\n".join(file.read_text("utf-8") for file in files)
    for fact, noun in sengoku.game(slug).nouns.items():
        named = "winners" if noun == "ranks" else fact
        assert re.search(rf"\${named}\b", texts), f"no text says ${fact}"


@pytest.mark.parametrize(
    ("language", "mine", "other"),
    [
        ("en", "Play Daimyo VI yourself", "Play Daimyo VI for Bob"),
        ("nl", "Daimyo VI zelf spelen", "Daimyo VI voor Bob spelen"),
        ("de", "Daimyo VI selbst spielen", "Daimyo VI für Bob spielen"),
    ],
)
def test_what_one_does_for_oneself_is_not_offered_by_ones_own_name(
    language: str, mine: str, other: str
) -> None:
    speak = speaker(language, "honor")
    speak.me = 0
    assert speak.action({"do": "daimyo", "card": "daimyo_06", "seat": 0}) == mine
    assert speak.action({"do": "daimyo", "card": "daimyo_06", "seat": 1}) == other
