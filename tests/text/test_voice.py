"""Every text speaks with one voice: short, by the names of the glossary, without our own words."""

import pytest

from sengoku.text import LANGUAGES
from tests.text.bundles import Entry, read
from tests.text.needs import SOURCES
from tests.text.voice import GLOSSARY, NEVER, Saying, faults, sayings


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_keeps_to_the_guide(language: str) -> None:
    assert sorted({fault for said in sayings(SOURCES, language) for fault in faults(said)}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_something_of_every_kind_to_read(language: str) -> None:
    said = [*sayings(SOURCES, language)]
    assert len(said) > 3000
    assert {one.game for one in said} >= {"", *GLOSSARY[language]}
    assert any(one.attribute for one in said)
    assert NEVER[language].keys() >= {"an option id", "coordinates", "a developer's word"}


PLANTED = [
    ("en", "glory", "glory-event-X", "Now □ draws one of all the cards of a pile or two.", "words"),
    ("en", "honor", "clause-HON-1-1", "One. Two. Three.", "sentences"),
    ("en", "glory", "glory-web-who", "It is the turn of seat 2.", "a seat by number"),
    ("en", "samurai", "samurai-web-where", "Play at (3,4).", "coordinates"),
    ("en", "samurai", "samurai-do-lay", "Place it at (□,□)", "coordinates"),
    ("de", "samurai", "samurai-do-lay", "Das Dorf legen auf (□, □)", "coordinates"),
    ("nl", "glory", "glory-web-wie", "Stoel 2 is aan de beurt.", "a seat by number"),
    ("nl", "glory", "problem-x", "Daar zit niemand: □ (0 tot □).", "a seat by number"),
    ("de", "glory", "glory-web-wer", "Platz □ ist am Zug.", "a seat by number"),
    ("en", "glory", "problem-x", "Nobody sits there: □ (0 to □).", "a seat by number"),
    ("en", "", "web-share", "Share this game with them", "5 words, not 4"),
    ("nl", "", "web-review-again", "Probeer het vanaf hier opnieuw", "5 words, not 4"),
    ("de", "samurai", "samurai-web-todo-x", f"Zieh{' und zieh' * 8}.", "words, not 15"),
    ("en", "skirmish", "skirmish-web-now-x", f"Do{' it or' * 8} it.", "words, not 15"),
    ("en", "skirmish", "skirmish-web-where", "□ stands at □ / □ now.", "coordinates"),
    ("en", "honor", "honor-option-deck", "The deck: dishonor_heavy.", "an option id"),
    ("en", "", "web-back", "One decision back", "a developer's word"),
    ("en", "honor", "honor-web-oath", "You are pledged.", "it is called sworn"),
    ("nl", "honor", "honor-web-eed", "Je sluit een bondgenootschap.", "it is called verbond"),
    ("nl", "honor", "honor-event-X", "Kenji onteert Hana.", "it is called te schande maken"),
    ("nl", "glory", "glory-web-wie", "De samurai is aan zet.", "stilted"),
    ("nl", "samurai", "samurai-web-wie", "De samurai telt voor alles.", "it is called samoerai"),
    ("de", "skirmish", "skirmish-web-wer", "Die Truppe steht.", "it is called Streitmacht"),
    ("en", "samurai", "samurai-web-where", "Tap a ringed corner.", "it is called space"),
    ("en", "samurai", "samurai-web-x", "The most influence on a symbol.", "it is called kind"),
    ("en", "samurai", "samurai-web-x", "Close the village.", "it is called complete"),
    ("nl", "samurai", "samurai-web-x", "Telt voor elk symbool.", "it is called soort"),
    ("de", "samurai", "samurai-web-x", "Zählt für alle Symbole.", "it is called Sorte"),
    ("en", "honor", "honor-web-x", "Your hall is at stake.", "it is called daimyo house"),
    ("nl", "samurai", "samurai-web-x", "Je plant Helm 2.", "it is called leggen"),
    ("nl", "glory", "glory-do-x", "Speel □", "an order"),
    ("de", "glory", "glory-do-x", "Nimm die Figur", "an order"),
    ("nl", "skirmish", "cli-skirmish-do", "Stormloop", "it is called stormaanval"),
    ("nl", "", "problem-x", "Het spel is afgelopen.", "it is called partij"),
    ("de", "skirmish", "skirmish-card-x.does", "Einmal je Runde: 1 Würfel.", "je for pro"),
    ("de", "", "web-kann", "□% der Partien", "no space before %"),
    ("en", "glory", "glory-event-X.you", f"You{' do it' * 6}.", "words"),
    ("en", "honor", "honor-ask-X", f"Do{' it or' * 8} it?", "words"),
    ("nl", "", "problem-x", f"Nee:{' en dan nog eens' * 5}.", "words"),
    ("de", "samurai", "samurai-option-x", "Erstens. Zweitens. Drittens.", "sentences"),
    ("en", "skirmish", "skirmish-web-x", "A peasant runs.", "it is called commoner"),
    ("en", "glory", "glory-web-x", "put down □", "it is called discard"),
    ("en", "honor", "honor-web-x", "You lose 75 honor or a life.", "it is called a samurai"),
    ("nl", "honor", "honor-web-x", "Je verliest 75 eer of een leven.", "it is called een samoerai"),
    ("de", "honor", "honor-web-x", "Es geht um Ehre oder ein Leben.", "it is called ein Samurai"),
    ("en", "skirmish", "skirmish-web-x", "Your luck holds.", "luck"),
    ("nl", "skirmish", "skirmish-web-x", "Je gooit drie stenen.", "it is called dobbelsteen"),
    ("de", "honor", "honor-web-x", "Das Samuraihaus brennt.", "it is called Samurai-Haus"),
    ("de", "honor", "honor-web-x", "Die Burg fällt an die Siegerseite.", "stilted"),
    ("de", "honor", "honor-web-x", "Hana schwor dir Treue.", "stilted"),
    ("de", "glory", "glory-web-x", "Jemandes vierter Charakter", "stilted"),
    ("en", "honor", "honor-web-x", "Hana wins in 4 turns; you need 6.", "a semicolon"),
    ("nl", "skirmish", "skirmish-event-X", "□ valt; er is er één over.", "a semicolon"),
    ("en", "skirmish", "clause-TOH-15-13", "The Spy: 21 points; she hides.", "a semicolon"),
    ("de", "skirmish", "clause-TOH-15-15", f"Der Norden{' stellt auf' * 9}.", "more than 18 words"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "game", "key", "text", "complaint"), PLANTED)
def test_a_planted_fault_is_found(
    language: str, game: str, key: str, text: str, complaint: str
) -> None:
    message, _, attribute = key.partition(".")
    found = [*faults(Saying(language, game, message, attribute, text))]
    assert any(complaint in fault for fault in found), found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_too_narrow_for_its_name_shows_a_part_of_it(language: str) -> None:
    texts = read(SOURCES).entries[language]
    short = {key.removeprefix("honor-web-short-"): key for key in texts if "-web-short-" in key}
    assert len(short) > 5
    for card, key in short.items():
        assert _is_part(_says(texts[key]), _says(texts[f"honor-card-{card}"])), key


def test_another_name_on_a_narrow_card_would_be_found() -> None:
    assert _is_part("Feuer\u00adwaffen", "Feuerwaffen") and _is_part("Elite Spy", "Elite Ninja Spy")
    assert not _is_part("Schieß\u00adpulver", "Feuerwaffen")


def _says(entry: Entry) -> str:
    return entry.written.partition(" = ")[2].partition("\n")[0]


def _is_part(short: str, name: str) -> bool:
    return all(part in name.lower() for part in short.replace("\u00ad", "").lower().split())
