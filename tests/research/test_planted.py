"""Every law of rows and numbers can fail: faults are planted in each game."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

import sengoku
from sengoku.kernel.features import allow
from sengoku.kernel.game import Setup
from sengoku.kernel.state import State
from tests.laws.subject import everything
from tests.research import laws

SLUGS = [game.slug for game in sengoku.GAMES]


class Faulty:
    """Features with one thing wrong, the rest as it is."""

    def __init__(self, features: Any) -> None:
        self._features = features

    def __getattr__(self, name: str) -> Any:
        return getattr(self._features, name)


class Misprinted(Faulty):
    """Says one more in the first byte of a field."""

    def __init__(self, features: Any, field: str) -> None:
        super().__init__(features)
        self._at = features.layout.at(field)

    def write(self, state: State, seat: int, held: int, row: vec[u8], at: int) -> None:
        self._features.write(state, seat, held, row, at)
        row[at + self._at] = (row[at + self._at] + 1) % 256


class Forgetful(Faulty):
    """Leaves a field blank."""

    def __init__(self, features: Any, field: str) -> None:
        super().__init__(features)
        [self._field] = [each for each in features.layout.row if each.name == field]
        self._at = features.layout.at(field)

    def write(self, state: State, seat: int, held: int, row: vec[u8], at: int) -> None:
        self._features.write(state, seat, held, row, at)
        for place in range(at + self._at, at + self._at + self._field.count):
            row[place] = 0


class Leaking(Faulty):
    """Shows a trace of the whole truth in the first byte."""

    def write(self, state: State, seat: int, held: int, row: vec[u8], at: int) -> None:
        self._features.write(state, seat, held, row, at)
        row[at] = hash(str(sengoku.game(_slug(self.layout.version)).save(state))) % 256


class OneNumber(Faulty):
    def number(self, state: State, held: int, saying: int) -> int:
        return 0


class Open(Faulty):
    """Its masks allow everything."""

    def mark(self, state: State, held: int, mask: vec[i64], at: int) -> int:
        for number in range(self.actions):
            allow(mask, at + number)
        return int(self.actions)


class Miscounting(Faulty):
    def mark(self, state: State, held: int, mask: vec[i64], at: int) -> int:
        return int(self._features.mark(state, held, mask, at)) + 1


class Blind(Faulty):
    """Does not describe what it offers."""

    def describe(self, state: State, saying: int, row: vec[u8], at: int) -> None:
        pass


def _slug(version: str) -> str:
    return version.partition("-")[0]


def _setup(slug: str) -> Setup:
    game = sengoku.game(slug)
    options = {**everything(game), **({"discard_view": "all"} if slug == "glory" else {})}
    return game.setup(game.seats[-1], options)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_misprint_in_any_field_is_read(slug: str) -> None:
    game = sengoku.game(slug)
    features = game.features()
    for field in features.layout.row:
        if field.name not in laws.UNTOLD[slug]:
            with pytest.raises(AssertionError, match=field.name):
                laws.reading(game, _setup(slug), Misprinted(features, field.name), 1)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_leak_is_found(slug: str) -> None:
    game = sengoku.game(slug)
    with pytest.raises(AssertionError, match="the row leaks"):
        laws.secrecy(game, _setup(slug), Leaking(game.features()), 1)


@pytest.mark.parametrize("slug", SLUGS)
def test_wrong_numbers_are_found(slug: str) -> None:
    game = sengoku.game(slug)
    setup = _setup(slug)
    with pytest.raises(AssertionError, match="look the same"):
        laws.numbering(game, setup, Blind(game.features()), 1)
    if game.features().actions:
        with pytest.raises(AssertionError, match="a number for two sayings"):
            laws.numbering(game, setup, OneNumber(game.features()), 1)
        with pytest.raises(AssertionError, match="the mask is not the options"):
            laws.numbering(game, setup, Open(game.features()), 1)
        with pytest.raises(AssertionError, match="another count"):
            laws.numbering(game, setup, Miscounting(game.features()), 1)


@pytest.mark.parametrize("slug", ["honor", "skirmish"])
def test_the_laws_meet_actions_that_are_said_in_halves(slug: str) -> None:
    game = sengoku.game(slug)
    setup = game.setup(game.seats[0], {})
    seeds = range(1 if game.continuous else 6)
    assert sum(laws.numbering(game, setup, game.features(), seed) for seed in seeds) > 0


@pytest.mark.parametrize("slug", ["glory", "samurai", "honor"])
def test_the_worlds_of_the_laws_are_other_worlds(slug: str) -> None:
    game = sengoku.game(slug)
    assert laws.secrecy(game, game.setup(game.seats[0], {}), game.features(), 1) > 5


@pytest.mark.parametrize(
    ("slug", "field"),
    [
        ("glory", "owner"),
        ("glory", "orders"),
        ("samurai", "hand"),
        ("samurai", "stones"),
        ("honor", "lord"),
        ("honor", "daimyo"),
        ("skirmish", "units"),
        ("skirmish", "finds"),
    ],
)
def test_what_a_row_does_not_tell_is_found(slug: str, field: str) -> None:
    game = sengoku.game(slug)
    features = Forgetful(game.features(), field)
    with pytest.raises(AssertionError, match="the row does not tell"):
        for seed in range(3):
            laws.telling(game, _setup(slug), features, seed)
