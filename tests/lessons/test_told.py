"""What a lesson says is so: its numbers stand on the table, and it names what is to be done."""

import re
import tomllib
from typing import Any

import pytest
from msgspec import structs

import sengoku
from sengoku.kernel.game import Game
from sengoku.server.bodies import LessonFrame
from sengoku.server.lessons import LEARNER, lesson, lesson_record
from sengoku.text import LANGUAGES, Speaker, Text
from tests.text.needs import SOURCES

SLUGS = [game.slug for game in sengoku.GAMES]
NAMES = {3: ["Ann", "Akira", "Hana"], 2: ["Ann", "Akira"]}
# Numbers of the rules that a lesson may say without a place on the table.
RULES = {
    "glory": set[int](),
    "samurai": set[int](),
    "honor": {3, 25, 30, 50, 75},  # a die and an action, a ninja, a face saved, the title, dishonor
    "skirmish": {3, 6},  # inches in rough ground, and of a charge
}
PRINTS = tomllib.loads((SOURCES / "games/honor/data/cards.toml").read_text("utf-8"))["card"]
HEROES = (0, 4)  # of four units each
MANY = 3  # so many things are pointed at together, and need not be named one by one
THINGS = ("card", "character", "loot", "target", "unit")


def speaker(slug: str, language: str) -> Speaker:
    seats = lesson_record(slug).seats
    found = Speaker(Text(language), sengoku.game(slug), NAMES[seats])
    for frame in lesson(slug).frames:
        found.meet(frame.view)
    return found


def told(slug: str, language: str, step: str) -> str:
    text, key = Text(language), f"{slug}-lesson-{step}"
    return f"{text.say(f'{key}.title')} {text.say(key)}"


def after(slug: str, at: int) -> list[dict[str, Any]]:
    """The table when the step has been done, if it is one to be done."""
    frames = lesson(slug).frames
    if frames[at].question is None or at + 1 == len(frames):
        return []
    scenes = frames[at + 1].scenes
    return [scenes[0].view] if scenes else [frames[at + 1].view]


# -- what stands on the table, by game -----------------------------------------------------------


def glory_numbers(view: dict[str, Any], _: list[dict[str, Any]], text: str) -> set[int]:
    """What the characters that are named are worth, and the points of both."""
    characters = Text("en")
    named = {
        row["value"]
        for row in view["characters"]
        for form in (".one", ".many", "")
        if characters.say(f"glory-character-{row['character']}{form}").split()[-1] in text
    }
    scores = view["scores"]
    totals = scores["totals"] + [row["total"] for row in scores["running"]]
    return named | {*totals} | {max(totals) - min(totals)} | {0}


def honor_numbers(view: dict[str, Any], events: list[dict[str, Any]], text: str) -> set[int]:
    """The learner’s sums, the goal, the dice that fell, and what stands on cards that are named."""
    mine, words = view["players"][LEARNER], Text("en")
    found = {mine["honor"], mine["income"]["total"], mine["ki"]["total"], view["goal"]}
    for event in events:
        if event["event"] == "DiceRolled":
            found |= {event["attack_total"], event["defense_total"]}
        if event["event"] == "HonorScored":
            found.add(event["amount"])
    for row in PRINTS:
        if words.say(f"honor-card-{row['id']}") in text:
            found |= {row.get("honor", 0), row.get("ki", 0), row.get("strength", 0)}
    return found


def skirmish_numbers(view: dict[str, Any], _: list[dict[str, Any]], __: str) -> set[int]:
    return {view["round"]}


def stands(view: dict[str, Any]) -> set[tuple[int, int]]:
    """The two highest sums of every symbol of every village."""
    found = set()
    for village in view["table"]["villages"]:
        for sums in village["influence"].values():
            high, low = sorted(sums, reverse=True)[:2]
            found.add((high, low))
    return found


# -- the tests ------------------------------------------------------------------------------------


def wrong_numbers(slug: str, at: int, text: str) -> list[int]:
    """Numbers that are said and stand nowhere. Labels of units (A1) are names, not numbers."""
    frame = lesson(slug).frames[at]
    views = [frame.view, *after(slug, at)]
    events = [event for scene in frame.scenes for event in scene.events]
    known = {*RULES[slug]}
    for view in views:
        match slug:
            case "glory":
                known |= glory_numbers(view, events, text)
            case "honor":
                known |= honor_numbers(view, events, text)
            case "skirmish":
                known |= skirmish_numbers(view, events, text)
    if slug == "samurai":
        return wrong_stands(views, text)
    said = [int(each) for each in re.findall(r"(?<![A-Z\d])\d+", text)]
    return [number for number in said if number not in known]


def wrong_stands(views: list[dict[str, Any]], text: str) -> list[int]:
    known = {pair for view in views for pair in stands(view)}
    said = [(int(a), int(b)) for a, b in re.findall(r"(\d+) to (\d+)", text)]
    return [number for pair in said if pair not in known for number in pair]


@pytest.mark.parametrize("slug", SLUGS)
def test_every_number_that_a_lesson_says_stands_on_the_table(slug: str) -> None:
    for at, frame in enumerate(lesson(slug).frames):
        assert wrong_numbers(slug, at, told(slug, "en", frame.step)) == [], frame.step


@pytest.mark.parametrize(
    ("slug", "step", "right", "wrong"),
    [
        ("glory", "score", "88", "89"),
        ("glory", "score", "Monks 18", "Monks 17"),
        ("samurai", "close", "5 to 4", "5 to 3"),
        ("samurai", "lost", "8 to 3", "7 to 3"),
        ("honor", "ki", "9 ki", "8 ki"),
        ("honor", "lost", "9 to 2", "9 to 4"),
        ("honor", "end", "100 a turn", "110 a turn"),
        ("skirmish", "end", "round 2", "round 4"),
    ],
)
def test_a_planted_number_is_found(slug: str, step: str, right: str, wrong: str) -> None:
    at = [frame.step for frame in lesson(slug).frames].index(step)
    text = told(slug, "en", step)
    assert right in text
    assert wrong_numbers(slug, at, text.replace(right, wrong)) != []


def unnamed(slug: str, language: str, at: int, words: dict[str, Any]) -> list[str]:
    """Things that the action is about and that this step and the two before it do not name."""
    frames, says = lesson(slug).frames, speaker(slug, language)
    said = " ".join(told(slug, language, frame.step) for frame in frames[max(0, at - 2) : at + 1])
    return [
        f"{fact} {words[fact]}"
        for fact in THINGS
        if fact in words
        and not any(name in said for name in names(says, language, fact, words[fact]))
    ]


def names(says: Speaker, language: str, fact: str, thing: Any) -> list[str]:
    """How people call it: a character in all its forms, a unit by its label or as their hero."""
    if fact == "character":
        forms = [says.noun("character", f"{thing}{form}") for form in ("", ".one", ".many")]
        return [form.split()[-1] for form in forms]
    if fact in ("unit", "target"):
        label = says.unit(thing).split()[-1]
        hero = {"en": "hero", "nl": "held", "de": "Held"}[language]
        return [label, hero] if thing in HEROES else [label]
    return [says.noun("card", thing)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_a_step_names_what_is_to_be_done(slug: str, language: str) -> None:
    for at, frame in enumerate(lesson(slug).frames):
        if words := done(frame):
            assert unnamed(slug, language, at, words) == [], frame.step


def done(frame: LessonFrame) -> dict[str, Any] | None:
    if frame.question is None or frame.option is None:
        return None
    words: dict[str, Any] = frame.question["options"][frame.option]["words"]
    return words


def test_another_card_than_the_one_that_is_named_would_be_found() -> None:
    steps = [frame.step for frame in lesson("samurai").frames]
    assert unnamed("samurai", "de", steps.index("close"), {"card": "helmet_4"}) != []
    steps = [frame.step for frame in lesson("glory").frames]
    assert unnamed("glory", "nl", steps.index("lay"), {"character": "shogun"}) != []


def zones(view: dict[str, Any]) -> set[str]:
    """What a table draws that a lesson points at."""
    seats = range(view["seats"])
    found = {f"{zone}-{seat}" for zone in ("seat", "hand", "player") for seat in seats}
    match view["game"]:
        case "glory":
            found |= {f"set-{row['character']}" for row in view["characters"]}
        case "samurai":
            table = view["table"]
            found |= {f"cell-{row['x']},{row['y']}" for row in table["villages"] + table["cards"]}
            found |= {f"held-{card}" for card in view["hands"][LEARNER]["cards"]}
            found |= {f"stones-{s}-{kind}" for s in seats for kind in view["stones"]["supply"]}
        case "honor":
            lords = [row["seat"] for row in view["players"] if row["daimyo_house"]]
            found |= {f"daimyo-{seat}" for seat in lords} | {f"samurai-{seat}" for seat in seats}
        case "skirmish":
            found |= {f"unit-{row['unit']}" for row in view["units"] if row["zone"] == "table"}
    return found


def unsaid(slug: str, language: str, frame: LessonFrame) -> list[str]:
    """Things that the step points at without a word for them."""
    says, text = speaker(slug, language), told(slug, language, frame.step).lower()
    if len(frame.points) >= MANY:
        return []
    return [
        zone
        for zone in frame.points
        if (found := called(slug, says, language, zone, frame.view))
        and not any(name.lower() in text for name in found)
    ]


def called(slug: str, says: Speaker, language: str, zone: str, view: dict[str, Any]) -> list[str]:
    """How people call what is drawn there; nothing for what is the learner's own or a village."""
    kind, _, thing = zone.partition("-")
    match kind:
        case "set":
            return names(says, language, "character", thing)
        case "cell":
            table, place = view["table"], thing.split(",")
            at = {"x": int(place[0]), "y": int(place[1])}
            cards = [row["card"] for row in table["cards"] if row.items() >= at.items()]
            return [says.noun("card", card) for card in cards]
        case "stones":
            return [says.text.say(f"samurai-web-sort-{thing.partition('-')[2]}")]
        case "unit":
            return names(says, language, "unit", int(thing))
        case "seat" | "player" if int(thing) != LEARNER:
            return [says.name(int(thing))]
    return []


@pytest.mark.parametrize("slug", SLUGS)
def test_a_step_points_at_what_is_drawn_and_says_what_it_is(slug: str) -> None:
    for frame in lesson(slug).frames:
        assert {*frame.points} <= zones(frame.view), frame.step
        for language in LANGUAGES:
            assert unsaid(slug, language, frame) == [], (language, frame.step)


@pytest.mark.parametrize(
    ("slug", "step", "wrong"),
    [
        ("glory", "rival", "set-monk"),
        ("samurai", "banner", "cell-5,0"),
        ("samurai", "later", "stones-0-buddha"),
        ("honor", "lost", "player-1"),
        ("skirmish", "wound", "unit-5"),
    ],
)
def test_a_finger_at_the_wrong_thing_would_be_found(slug: str, step: str, wrong: str) -> None:
    frame = next(frame for frame in lesson(slug).frames if frame.step == step)
    planted = structs.replace(frame, points=[wrong])
    drawn = wrong in zones(frame.view)
    assert not drawn or unsaid(slug, "en", planted) == [wrong]


@pytest.mark.parametrize("slug", SLUGS)
def test_it_is_the_learner_who_is_asked(slug: str) -> None:
    game: Game = sengoku.game(slug)
    for frame in lesson(slug).frames:
        assert frame.question is None or frame.question["seat"] == LEARNER
        assert frame.view["you"] == LEARNER and frame.view["seats"] in game.seats
