"""A match is played to its end by the edition of the rules that it began with."""

from typing import Any, ClassVar

import pytest

import sengoku
from sengoku.kernel.game import Game, Setup
from sengoku.kernel.nature import Nature
from sengoku.kernel.option import Option
from sengoku.kernel.problem import BadRecord, BadSetup
from sengoku.kernel.record import Luck, replay
from sengoku.kernel.state import State
from sengoku.kernel.table import Table


class Newer(type(sengoku.game("glory"))):  # type: ignore[misc]
    """Call to Glory as it might become: two rounds where nothing is said, three until now."""

    editions = range(1, 3)
    options: ClassVar[tuple[Option, ...]] = (
        Option("rounds", 2, "GLO-1.2", low=1, high=8, once=((1, 3),)),
        *sengoku.game("glory").options[1:],
    )

    def empty(self, setup: Setup, nature: Nature) -> State:
        self.began = setup.edition
        return super().empty(setup, nature)


NEWER: Game = Newer()


def test_a_new_match_takes_the_newest_edition() -> None:
    assert NEWER.edition == 2
    assert NEWER.setup(2).edition == 2
    assert NEWER.setup(2).options["rounds"] == 2


def test_an_earlier_edition_has_its_own_defaults_and_what_was_chosen_stays() -> None:
    assert NEWER.setup(2, edition=1).options["rounds"] == 3
    assert NEWER.setup(2, {"rounds": 5}, edition=1).options["rounds"] == 5


def test_the_same_choices_again_are_by_the_newest_rules() -> None:
    old = NEWER.setup(2, {"stall_limit": 50}, edition=1)
    new = NEWER.again(old)
    assert (old.options["rounds"], new.options["rounds"]) == (3, 2)
    assert new.edition == 2 and new.options["stall_limit"] == 50
    assert NEWER.again(NEWER.setup(2, {"rounds": 5}, edition=1)).options["rounds"] == 5
    assert NEWER.again(new) == new


@pytest.mark.parametrize("edition", [0, 3, -1])
def test_an_edition_that_nobody_knows_is_refused(edition: int) -> None:
    with pytest.raises(BadSetup) as refused:
        NEWER.setup(2, edition=edition)
    assert refused.value.key == "unknown-edition"


def played(edition: int) -> Table:
    table = Table(NEWER, NEWER.setup(2, edition=edition), Luck.fast(1))
    while not table.over():
        table.submit(table.seat(), table.options(table.seat())[0])
    return table


def test_the_record_of_a_match_names_its_edition_and_replays_by_it() -> None:
    old, new = played(1).record(), played(2).record()
    assert (old.edition, new.edition) == (1, 2)
    assert old.actions[: len(new.actions)] == new.actions != old.actions
    for record in (old, new):
        assert replay(NEWER, record).over()
        assert NEWER.began == record.edition  # type: ignore[attr-defined]


def test_a_resumed_match_goes_on_by_its_edition() -> None:
    table = played(1)
    table.take_back(10)
    resumed = Table.resume(NEWER, table.record())
    assert resumed.setup.edition == 1
    assert resumed.record() == table.record()


def test_a_record_from_the_future_is_refused() -> None:
    record: Any = played(2).record()
    with pytest.raises(BadRecord) as refused:
        replay(sengoku.game("glory"), record)
    assert refused.value.key == "record-wrong-edition"
