"""Game data in sentences: events, actions, questions, refusals, clauses.

Facts are put into the language before they enter a text. What a text finds, by what the
fact names (`kernel.nouns`):

    player            the player's name, and `$owner-is`: self (equal to $seat), nobody or other
    character         the name, `$a-character` after a verb ("an Envoy"), `$characters` for many;
                      with a count also `$counted` ("an Envoy", "3 Envoys")
    card, pile ...    the thing's name, `$card-is` its id; lists are joined, and `$cards-count`
                      says how many
    house             a place of a player, "samurai-2": its name, `$to-is` the sort of place, and
                      `$to-of` whose it is: self (the one of $seat) or other
    scores            every player with a number
    players           their names, and `$waiting-count`
    ranks             every player with a place, `$winners` and `$winner-count`
    unit              what people call it ("Bowman A3"), if the facts tell that as `unit_as` or
                      the speaker has met the unit; else its number
    ordinal, inches   the number that people say
    clause            of a refused action, written with dashes: it tells what is asked then
    nothing of these  what it is; numbers in a list are joined by +, and a text selects on "none"

A fact that is not for the listener is "hidden", and a text selects on that.

With `me` the speaker has a listener: an event says "you" to them where its text has an attribute
for it, `.you` for the player of $seat, `.you-other` for that of $other, and a place of theirs is
called by its `.mine`.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from sengoku.kernel.event import HIDDEN
from sengoku.kernel.game import Game
from sengoku.kernel.problem import IllegalAction, Problem
from sengoku.text.text import Text

__all__ = ["Speaker"]

Said: TypeAlias = dict[str, str | int | float]

TIMES: Final = "\u00d7"  # the multiplication sign


class Speaker:
    """Speaks one language about one table. Without a game only problems can be told."""

    def __init__(self, text: Text, game: Game | None = None, names: Sequence[str] = ()) -> None:
        self.text: Final = text
        self.names: Final = [*names]
        self._slug: Final = "" if game is None else game.slug
        self._nouns: Final = {} if game is None else game.nouns
        self._unsaid: Final = {fact: 0 for fact, noun in self._nouns.items() if noun == "yes"}
        self._met: dict[int, str] = {}
        self.me: int | None = None  # who listens
        self.typed = False  # whether places are typed, and an option has to name its place

    def meet(self, view: Mapping[str, Any]) -> None:
        """From now on the units of this view are called by their names."""
        units = view.get("units", [])
        self._met = {unit["unit"]: f"{unit['card']}-{unit['label']}" for unit in units}

    # -- sentences -----------------------------------------------------------------------------

    def event(self, told: Mapping[str, Any]) -> str:
        """What happened, from what `Event.told` lets a viewer hear. Names told are remembered."""
        self._met.update(enumerate(told.get("called", ()), start=told.get("first", 0)))
        return self._say(self._heard(f"event-{told['event']}", told), told)

    def action(self, words: Mapping[str, Any]) -> str:
        """An option as a line of a menu."""
        key = self._heard(f"do-{words['do']}", words)
        if self.typed and self.text.has(f"{self._slug}-{key}.typed"):
            key += ".typed"
        return self._say(key, {**self._unsaid, **words})

    def question(self, question: Mapping[str, Any]) -> str:
        """What is asked, to the player who is asked."""
        return self._say(f"ask-{question['asks']}", question)

    def advice(self, key: str, facts: Mapping[str, Any]) -> str:
        """Why an option may be good, in terms of the game; or that there is no other."""
        if key == "":
            return ""
        return self.text.say("advice-only") if key == "only" else self._say(f"advice-{key}", facts)

    def option(self, name: str) -> str:
        """What an option of the game does."""
        return self._say(f"option-{name}", {})

    def problem(self, problem: Problem) -> str:
        """Why something is refused, with the clause. Only a table's refusals speak of its seats."""
        facts: Said = {**problem.facts}
        if isinstance(problem, IllegalAction):
            facts = self._localized(problem.facts)
            facts["clause"] = problem.clause.replace(".", "-")
        sentence = self.text.say(f"problem-{problem.key}", **facts)
        return f"{sentence} [{problem.clause}]" if problem.clause else sentence

    def clause(self, id: str) -> str:
        """A rule by its id, and where it comes from if not from the rulebook alone."""
        key = f"clause-{id.replace('.', '-')}"
        if "." not in id or not self.text.has(key):
            raise Problem("no-such-clause", {"clause": id[:20]})
        return self._with_remark(self.text.say(key), key)

    def card(self, name: str) -> str:
        """A card that is not named by its character alone, and whether the book shows it."""
        key, sentence = self._card_key(name), self.noun("card", name)
        if self.text.has(f"{key}.does"):
            sentence = f"{sentence}: {self.text.say(f'{key}.does')}"
        return self._with_remark(sentence, key)

    def tally(self, words: Mapping[str, Any]) -> str:
        """A line for each reason, then the total."""
        lines = [self.text.say("tally-base", base=words["base"])] if words["base"] else []
        for reason in words["reasons"]:
            why, clause = self._reason(reason["why"]), reason["clause"]
            lines.append(f"{reason['amount']:+d} {why} [{clause}]")
        lines.append(self.text.say("tally-total", total=words["total"]))
        return "\n".join(lines)

    # -- names ---------------------------------------------------------------------------------

    def name(self, seat: int | None) -> str:
        """The player at a seat; nobody for -1 or None."""
        if seat is None or seat < 0:
            return self.text.say("nobody")
        return self.names[seat]

    def among(self, seat: int) -> str:
        """In a row of players, who listens is "you"."""
        return self.text.say("you") if seat == self.me else self.name(seat)

    def noun(self, family: str, id: str) -> str:
        """The name of a thing of the game: noun("pile", "draw_1")."""
        if family == "card":
            return self._card(id)
        return self._say(f"{family}-{id}", {})

    def place(self, id: str) -> str:
        """A place of a player: "samurai-2" is the house `samurai` of seat 2."""
        sort, _, seat = id.partition("-")
        key, mine = f"{self._slug}-house-{sort}", self.me is not None and seat == str(self.me)
        if mine and self.text.has(f"{key}.mine"):
            return self.text.say(f"{key}.mine")
        return self.text.say(key, name=self.name(int(seat) if seat else None))

    def unit(self, number: int, called: str = "") -> str:
        """What people call a unit: its name and label, or its number before they have met."""
        called = called or self._met.get(number, "")
        if not called:
            return self.text.say(f"{self._slug}-unit", number=number)
        card, _, label = called.partition("-")
        return f"{self.noun('card', card)} {label}"

    # -- facts ---------------------------------------------------------------------------------

    def _heard(self, key: str, told: Mapping[str, Any]) -> str:
        """The text that says "you" to who listens, if the event is about them."""
        facts = [fact for fact, value in told.items() if self._is_me(fact, value)]
        forms = sorted(f"{key}.you" if fact == "seat" else f"{key}.you-{fact}" for fact in facts)
        return next((form for form in forms if self.text.has(f"{self._slug}-{form}")), key)

    def _is_me(self, fact: str, value: Any) -> bool:
        noun = self._nouns.get(fact)
        if self.me is None or noun not in ("player", "ranks"):
            return False
        return bool(value == self.me if noun == "player" else value[self.me] == 1)

    def _say(self, key: str, facts: Mapping[str, Any]) -> str:
        return self.text.say(f"{self._slug}-{key}", **self._localized(facts))

    def _localized(self, facts: Mapping[str, Any]) -> Said:
        said: Said = {}
        for fact, value in facts.items():
            if isinstance(value, str) and value == HIDDEN:
                said[fact] = HIDDEN
            elif fact in self._nouns:
                said.update(self._named(fact, value, facts))
            elif isinstance(value, list):
                said[fact] = " + ".join(str(number) for number in value) or "none"
            elif isinstance(value, str | int):
                said[fact] = value
        return said

    def _named(self, fact: str, value: Any, facts: Mapping[str, Any]) -> Said:
        noun = self._nouns[fact]
        if value is None and noun != "player":  # there is no such thing
            return {}
        match noun:
            case "player":
                relation = _relation(value, facts.get("seat"))
                return {fact: self.name(value), f"{fact}-is": relation}
            case "players":
                names = [self.among(seat) for seat in value]
                return {fact: self._list(names), f"{fact}-count": len(names)}
            case "scores":
                return {fact: ", ".join(f"{self.among(i)} {n}" for i, n in enumerate(value))}
            case "ranks":
                return self._ranks(value)
            case "house":
                return self._housed(fact, value, facts.get("seat"))
            case "inches":
                return {fact: value / 1000}
            case "ordinal":
                return {fact: value + 1}
            case "yes":
                return {fact: value}
            case "unit":
                return {fact: self.unit(value, facts.get(f"{fact}_as", ""))}
            case "character":
                return self._character(value, facts.get("count"))
            case _:
                return self._family(fact, noun, value)

    def _housed(self, fact: str, id: str, subject: Any) -> Said:
        sort, _, seat = id.partition("-")
        of = _relation(int(seat) if seat else None, subject)
        return {fact: self.place(id), f"{fact}-is": sort, f"{fact}-of": of}

    def _character(self, id: str, count: int | None) -> Said:
        said: Said = {
            "character": self.noun("character", id),
            "a-character": self.noun("character", f"{id}.one"),
            "characters": self.noun("character", f"{id}.many"),
        }
        if count is not None:
            said["counted"] = self._counted(id, count)
        return said

    def _counted(self, id: str, count: int) -> str:
        one, many = self.noun("character", f"{id}.one"), self.noun("character", f"{id}.many")
        return self.text.say("counted", count=count, one=one, many=many)

    def _family(self, fact: str, family: str, value: str | list[str] | dict[str, int]) -> Said:
        """A thing and `$card-is` its id, `$the-card` where its name has an article; or several, and
        `$cards-count` how many."""
        said: Said = {fact: self._things(family, value), f"{fact}-count": 1}
        if isinstance(value, str):
            said[f"{fact}-is"] = value
            if self.text.has(f"{self._slug}-{family}-{value}.the"):
                said[f"the-{fact}"] = self.noun(family, f"{value}.the")
        else:
            said[f"{fact}-count"] = len(value)
        return said

    def _things(self, family: str, value: str | list[str] | dict[str, int]) -> str:
        if isinstance(value, str):
            return self.noun(family, value)
        if isinstance(value, dict):
            return self._list([self._several(family, id, n) for id, n in value.items()])
        if len({*value}) < len(value):
            return self._things(family, {**Counter(value)})
        return self._list([self.noun(family, id) for id in value])

    def _several(self, family: str, id: str, count: int) -> str:
        """What has a plural is said with it; of other things the name is enough."""
        if self.text.has(f"{self._slug}-character-{id}"):
            return self._counted(id, count)
        if self.text.has(f"{self._slug}-{family}-{id}.many"):
            many = f"{count} {self.noun(family, f'{id}.many')}"
            return self.noun(family, f"{id}.one") if count == 1 else many
        name = self.noun(family, id)
        return name if count == 1 else f"{count} {TIMES} {name}"

    def _card(self, id: str) -> str:
        """A card has a key of its own, or one that it shares with those for other characters."""
        key = self._card_key(id)
        character = id.removeprefix(key.removeprefix(f"{self._slug}-card-")).removeprefix("_")
        if not character:
            return self.text.say(key)
        return self.text.say(key, character=self.noun("character", character))

    def _card_key(self, id: str) -> str:
        own = f"{self._slug}-card-{id}"
        return own if self.text.has(own) else own.rpartition("_")[0]

    def _ranks(self, ranks: list[int]) -> Said:
        winners = [self.name(seat) for seat, rank in enumerate(ranks) if rank == 1]
        places = sorted((rank, seat) for seat, rank in enumerate(ranks))
        return {
            "ranks": ", ".join(f"{rank}. {self.among(seat)}" for rank, seat in places),
            "winners": self._list(winners),
            "winner-count": len(winners),
        }

    def _list(self, items: list[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return self.text.say("list", first=", ".join(items[:-1]), last=items[-1])

    def _reason(self, why: str) -> str:
        """What a tally counts: something with a key of its own, or a character."""
        if self.text.has(f"{self._slug}-why-{why}"):
            return self._say(f"why-{why}", {})
        if self.text.has(f"{self._slug}-card-{why}"):
            return self.noun("card", why)
        return self.noun("character", why)

    def _with_remark(self, sentence: str, key: str) -> str:
        source = self.text.say(f"{key}.source")
        return sentence if source == "book" else f"{sentence} {self.text.say(f'source-{source}')}"


def _relation(seat: int | None, subject: Any) -> str:
    if seat is None or seat < 0:
        return "nobody"
    return "self" if seat == subject else "other"
