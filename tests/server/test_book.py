"""The rule book: its pictures are positions of the rules, and what it says is what they do."""

import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

import sengoku
from sengoku.kernel.problem import Problem
from sengoku.server.config import Config
from sengoku.server.plates import foreseen, names, tried
from sengoku.text import LANGUAGES, Text
from tests.server.examples import EXPECTED, Expected
from tests.server.served import Guest, serving
from tests.text.needs import SOURCES, clauses

BOOKS = [game for game in sengoku.GAMES if (SOURCES / "games" / game.slug / "book.toml").is_file()]
PLATES = [(game.slug, name) for game in BOOKS for name in names(game.slug)]
NOTE = re.compile(r"\[([A-Z]{3}-[0-9.]+)\]")
# Chapters of a spec that no position can show.
NO_EXAMPLE = {
    "glory": {"13": "which decisions there are"},
    "samurai": {"1": "set-up"},
    "honor": {"1": "set-up"},
    "skirmish": {
        "3": "building a force",
        "4": "set-up",
        "16": "the campaign",
        "19": "decisions and information",
        "20": "what bots look at",
    },
}


@pytest.mark.parametrize(("slug", "name"), PLATES)
def test_a_picture_shows_what_its_viewer_sees_and_may_do(slug: str, name: str) -> None:
    row = tomllib.loads((SOURCES / "games" / slug / "book.toml").read_text("utf-8"))[name]
    plate = tried(slug, name, [])
    assert plate.view["game"] == slug
    if "show" in row:
        assert plate.question is not None and plate.option is not None
        assert plate.question["options"][plate.option]["words"] == row["show"]
        if name.startswith("example-"):
            EXPECTED[slug, name].holds(slug, name, row["show"])
        else:
            assert tried(slug, name, [row["show"]]).events, "it brings something"
    else:
        assert name == "table", "every picture but that of the whole table shows an action"


@pytest.mark.parametrize("game", BOOKS, ids=lambda game: str(game.slug))
def test_a_book_has_a_turn_in_four_pictures_and_examples(game: Any) -> None:
    plates = names(game.slug)
    assert plates[:5] == ["table", "turn-1", "turn-2", "turn-3", "turn-4"]
    assert len([name for name in plates if name.startswith("example-")]) >= 4


@pytest.mark.parametrize("game", BOOKS, ids=lambda game: str(game.slug))
def test_every_chapter_has_an_example(game: Any) -> None:
    told = _notes(game.slug, LANGUAGES[0])
    cited = {note for key, notes in told.items() if "-example-" in key for note in notes}
    chapters = {clause.split("-")[1].split(".")[0] for clause in clauses(game.prefix)}
    shown = {clause.split("-")[1].split(".")[0] for clause in cited}
    assert chapters - shown == NO_EXAMPLE[game.slug].keys()


def test_every_example_is_expected_to_bring_what_it_says() -> None:
    examples = {(slug, name) for slug, name in PLATES if name.startswith("example-")}
    assert EXPECTED.keys() == examples


def test_what_an_example_does_not_bring_would_be_found() -> None:
    show = {"do": "lay", "character": "monk", "count": 2}
    for wrong in (
        Expected({"event": "SetLaid", "count": 3}),
        Expected({"event": "SetLaid"}, never=[{"event": "TurnBegan"}]),
        Expected({"event": "SetLaid"}, lacks=[show]),
        Expected({"event": "SetLaid"}, offers=[{**show, "count": 3}]),
        Expected({"event": "SetLaid"}, refuses=[show]),
    ):
        with pytest.raises(AssertionError):
            wrong.holds("glory", "example-least", show)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOOKS, ids=lambda game: str(game.slug))
def test_every_note_leads_to_a_clause_and_the_languages_have_the_same(
    game: Any, language: str
) -> None:
    known, model = clauses(game.prefix), _notes(game.slug, LANGUAGES[0])
    found = _notes(game.slug, language)
    assert found == model
    assert {note for notes in found.values() for note in notes} <= {*known}
    assert sum(map(len, found.values())) >= 15


def _notes(slug: str, language: str) -> dict[str, list[str]]:
    text = (SOURCES / "games" / slug / "words" / language / "book.ftl").read_text("utf-8")
    rows = [line for line in text.splitlines() if not line.startswith("#") and " = " in line]
    assert rows and Text(language).has(f"{slug}-web-book-goal")
    found: dict[str, list[str]] = {}
    key = ""
    for line in rows:
        name, _, said = line.partition(" = ")
        key = name if not name.startswith(" ") else key.partition(".")[0] + name.strip()
        found[key] = NOTE.findall(said)
    return found


def test_what_is_tried_follows_the_rules_and_others_are_not_played() -> None:
    plate = tried("glory", "turn-3", [])
    assert plate.question is not None
    for option in plate.question["options"]:
        assert tried("glory", "turn-3", [option["words"]]).question is None, "the turn is over"
    with pytest.raises(Problem) as refused:
        tried("glory", "turn-3", [{"do": "draw", "pile": "draw_1"}])
    assert refused.value.key
    lay = {"do": "lay", "character": "monk", "count": 3}
    with pytest.raises(Problem):
        tried("glory", "turn-3", [lay, {"do": "draw", "pile": "draw_1"}])
    with pytest.raises(Problem):
        tried("glory", "turn-9", [])


def test_a_picture_keeps_the_secrets_of_its_table() -> None:
    """What is foreseen there is asked of a world in which all secrets were invented anew."""
    for slug, name in PLATES:
        plate = tried(slug, name, [])
        if slug == "glory":
            hands = [hand["cards"] for hand in plate.view["hands"]]
            assert [hand == "hidden" for hand in hands] == [
                seat != plate.seat for seat in range(len(hands))
            ]
    with pytest.raises(Problem):
        foreseen("glory", "turn-1", [], {"about": "hands"})


# -- over HTTP -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    folder = tmp_path_factory.mktemp("book")
    with serving(Config(database=str(folder / "tables.db"))) as (home, _):
        yield Guest(home)


def test_anybody_may_look_and_try(guest: Guest) -> None:
    plate = guest.get("/api/book/glory/turn-1")
    words = plate["question"]["options"][plate["option"]]["words"]
    after = guest.post("/api/book/glory/turn-1", {"played": [words]})
    assert after["events"][0]["event"] == "CardTaken"
    assert guest.get("/api/book/glory/turn-1") == plate, "what others try changes nothing"
    assert guest.key("GET", "/api/book/glory/nothing")[0] == 404
    wrong = {"played": [{"do": "lay", "character": "monk", "count": 9}]}
    assert 400 <= guest.key("POST", "/api/book/glory/turn-1", wrong)[0] < 500
    long = {"played": [words] * 13}
    assert 400 <= guest.key("POST", "/api/book/glory/turn-1", long)[0] < 500


def test_only_a_picture_stands_in_a_frame_and_only_in_our_own_pages(guest: Guest) -> None:
    framed = guest.http.get("/plate/glory/turn-1").headers
    assert framed["x-frame-options"] == "SAMEORIGIN"
    assert "frame-ancestors 'self'" in framed["content-security-policy"]
    for path in ("/", "/try/glory/turn-1", "/rules/glory", "/api/book/glory/turn-1"):
        headers = guest.http.get(path).headers
        assert headers["x-frame-options"] == "DENY", path
        assert "frame-ancestors 'none'" in headers["content-security-policy"], path
