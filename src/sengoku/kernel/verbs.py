"""The verbs of a game in one table: from it follow the words of an action, its label, the reader of
words, the clause behind an option, why one should think twice, and the browser's types of all that.

An action is one int. A verb owns some fixed bits of it (`base`) and fields in others; the first
verb whose fixed bits fit says it. What search touches has shifts of its own: a law proves that both
agree.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from sengoku.kernel.problem import BadWords, shown

if TYPE_CHECKING:
    from sengoku.kernel.wire import Offered

__all__ = ["Count", "Field", "Kind", "Names", "Verb", "Verbs", "Yes", "bad_value"]

NUMBER: Final[list[str]] = []  # a field of words that holds a number has no names


def bad_value(field: str, said: object) -> BadWords:
    return BadWords("words-bad-value", {"field": field, "value": shown(said)})


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """What a number in an action means: how it is said, and which words mean it."""

    def tell(self, said: dict[str, str | int], field: str, number: int) -> None:
        raise NotImplementedError

    def read(self, words: dict[str, object], field: str) -> int:
        raise NotImplementedError

    def short(self, number: int) -> str:
        """As a label says it; nothing, where it has nothing to say."""
        said: dict[str, str | int] = {}
        self.tell(said, "", number)
        return str(said[""])

    def takes(self, field: str) -> dict[str, list[str]]:
        """The fields that it has in the words: each with the names it may hold, or NUMBER."""
        return {field: NUMBER}

    def needed(self) -> bool:
        """Whether it is always said."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Names(Kind):
    """Numbers with names; `low` and `high` say which of them may be named here."""

    def __init__(self, names: dict[int, str], low: int = 0, high: int = 1 << 30) -> None:
        self.names: Final = names
        self.numbers: Final = {name: n for n, name in names.items() if low <= n < high}

    def tell(self, said: dict[str, str | int], field: str, number: int) -> None:
        said[field] = self.names[number]

    def read(self, words: dict[str, object], field: str) -> int:
        name = words.get(field)
        number = self.numbers.get(name, -1) if isinstance(name, str) else -1
        if number < 0:
            raise bad_value(field, name)
        return number

    def takes(self, field: str) -> dict[str, list[str]]:
        return {field: [*self.numbers]}


@mypyc_attr(allow_interpreted_subclasses=True)
class Count(Kind):
    """A plain number, from `low` to `high`."""

    def __init__(self, low: int, high: int) -> None:
        self.low: Final = low
        self.high: Final = high

    def tell(self, said: dict[str, str | int], field: str, number: int) -> None:
        said[field] = number

    def read(self, words: dict[str, object], field: str) -> int:
        number = words.get(field)
        if isinstance(number, int) and not isinstance(number, bool):
            if self.low <= number <= self.high:
                return number
        raise bad_value(field, number)


class Yes(Kind):
    """Said, as 1, only where it is so."""

    def tell(self, said: dict[str, str | int], field: str, number: int) -> None:
        if number == 1:
            said[field] = 1

    def read(self, words: dict[str, object], field: str) -> int:
        if field not in words:
            return 0
        said = words[field]
        if type(said) is int and said == 1:
            return 1
        raise bad_value(field, said)

    def short(self, number: int) -> str:
        return "1" if number == 1 else ""

    def needed(self) -> bool:
        return False


class Field:
    """Some bits of an action, from `shift` upwards, and what they mean."""

    def __init__(self, name: str, shift: int, width: int, kind: Kind) -> None:
        self.name: Final = name
        self.shift: Final = shift
        self.mask: Final = (1 << width) - 1
        self.kind: Final = kind

    def of(self, action: int) -> int:
        return action >> self.shift & self.mask


class Verb:
    """What can be done: `clause` is the rule behind it, where its question does not say it better;
    `grave` why one should think twice before it, whenever it is offered."""

    def __init__(
        self, base: int, do: str, fields: list[Field], clause: str = "", grave: str = ""
    ) -> None:
        self.base: Final = base
        self.do: Final = do
        self.fields: Final = fields
        self.clause: Final = clause
        self.grave: Final = grave
        free = 0
        for field in fields:
            free |= field.mask << field.shift
        self.fixed: Final = ~free
        self.takes: Final[dict[str, list[str]]] = {}
        for field in fields:
            self.takes.update(field.kind.takes(field.name))

    def optional(self) -> list[str]:
        """Those fields of its words that may be missing."""
        return [field.name for field in self.fields if not field.kind.needed()]


@mypyc_attr(allow_interpreted_subclasses=True)
class Verbs:
    """All verbs of a game. The lowest `bits` of an action tell verbs apart, or nearly."""

    def __init__(self, bits: int, verbs: list[Verb]) -> None:
        self.mask: Final = (1 << bits) - 1
        self.by_name: Final = {verb.do: verb for verb in verbs}
        self.by_bits: Final[dict[int, list[Verb]]] = {}
        for verb in verbs:
            self.by_bits.setdefault(verb.base & self.mask, []).append(verb)

    def of(self, action: i64) -> Verb:
        number = int(action)
        for verb in self.by_bits[number & self.mask]:
            if number & verb.fixed == verb.base:
                return verb
        raise KeyError(number)

    def words(self, action: i64) -> dict[str, str | int]:
        """An action for people and JSON."""
        verb = self.of(action)
        said: dict[str, str | int] = {"do": verb.do}
        for field in verb.fields:
            field.kind.tell(said, field.name, field.of(int(action)))
        return said

    def offer(self, action: i64, asked: str) -> "Offered":
        """An option as a view shows it, with the rule behind it: that of its verb where it has one,
        else that of its question (`asked`)."""
        clause = self.of(action).clause or asked
        return {"action": int(action), "words": self.words(action), "clause": clause}

    def label(self, action: i64) -> str:
        """The same in one short word, as golden files write it."""
        verb = self.of(action)
        parts = [field.kind.short(field.of(int(action))) for field in verb.fields]
        return ":".join([verb.do, *[part for part in parts if part]])

    def action(self, words: object) -> int:
        """The action that the words name; says what is wrong with words that name none."""
        if not isinstance(words, dict):
            raise BadWords("words-not-an-object")
        do = words.get("do")
        verb = self.by_name.get(do) if isinstance(do, str) else None
        if verb is None:
            raise BadWords("words-unknown-verb", {"do": shown(do)})
        for name in words:
            if name != "do" and name not in verb.takes:
                raise BadWords("words-unknown-field", {"do": verb.do, "field": shown(name)})
        action = verb.base
        for field in verb.fields:
            action |= field.kind.read(words, field.name) << field.shift
        return action
