"""Everybody wears a color and a crest of his own choice, and no two at a table the same."""

from collections.abc import Iterator
from typing import Any

import pytest

from sengoku.server import entries as log
from sengoku.server.bodies import Free
from sengoku.server.config import Config
from sengoku.server.dress import COLORS, CRESTS, worn
from sengoku.server.table_log import TableLog
from tests.server.served import Guest, serving


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    database = str(tmp_path_factory.mktemp("dress") / "t.db")
    with serving(Config(database=database, requests_a_minute=0)) as (found, _):
        yield found


def table_of(host: Guest, seats: list[dict[str, Any]]) -> str:
    return str(host.post("/api/tables", {"game": "honor", "seats": seats})["table"]["id"])


def seen(guest: Guest, table: str) -> list[tuple[str, str]]:
    seats = guest.get(f"/api/tables/{table}")["seats"]
    return [(seat["color"], seat["crest"]) for seat in seats]


# -- who wears what ------------------------------------------------------------------------------


def test_without_wishes_every_seat_has_its_own() -> None:
    found = worn([(seat, ("", "")) for seat in range(6)])
    assert [found[seat] for seat in range(6)] == [*zip(COLORS, CRESTS, strict=False)]


def test_who_comes_first_gets_it_and_the_later_one_the_next_that_is_free() -> None:
    found = worn([(2, ("indigo", "ginkgo")), (0, ("indigo", "ginkgo")), (1, ("", ""))])
    assert found == {2: ("indigo", "ginkgo"), 0: ("moss", "fan"), 1: ("wisteria", "wave")}


@pytest.mark.parametrize("color", COLORS)
def test_six_who_all_want_the_same_are_told_apart(color: str) -> None:
    found = worn([(seat, (color, "moon")) for seat in range(6)])
    assert {one for one, _ in found.values()} == {*COLORS}
    assert len({crest for _, crest in found.values()}) == 6


def test_a_log_of_an_older_server_keeps_its_colors() -> None:
    opened = log.Opened("glory", 1, {}, ["", "bot:2"], Free(), 60, False, "a", "00" * 32)
    match = TableLog(opened, 0)
    match.apply(log.Sat(0, "a", "Ann"), 1)
    assert [chair.color for chair in match.chairs] == ["madder", "indigo"]


# -- at the tables -------------------------------------------------------------------------------


def test_what_i_chose_is_worn_at_every_table_that_has_not_begun(home: str) -> None:
    ann = Guest(home, "Ann")
    table = table_of(ann, [{"kind": "mine"}, {}, {}])
    assert seen(ann, table)[0] == ("madder", "plum")
    me = ann.http.put("/api/me/dress", json={"color": "teal", "crest": "ginkgo"}).json()
    assert (me["color"], me["crest"]) == ("teal", "ginkgo")
    assert seen(ann, table)[0] == ("teal", "ginkgo")
    assert seen(ann, table_of(ann, [{}, {"kind": "mine"}, {}]))[1] == ("teal", "ginkgo")


def test_the_later_one_makes_way_and_keeps_his_choice_elsewhere(home: str) -> None:
    ann, bob = Guest(home, "Ann"), Guest(home, "Bob")
    for guest in (ann, bob):
        guest.http.put("/api/me/dress", json={"color": "indigo", "crest": "fan"})
    table = table_of(ann, [{"kind": "mine"}, {}, {}])
    bob.http.get(ann.get(f"/api/tables/{table}/invite")["invite"])
    bob.post(f"/api/tables/{table}/seats/1", {"name": "Bob"})
    assert seen(bob, table)[:2] == [("indigo", "fan"), ("moss", "mountain")]
    own = table_of(bob, [{"kind": "mine"}, {}, {}])
    assert seen(bob, own)[0] == ("indigo", "fan")


def test_what_somebody_chose_while_he_sat_down_is_his_from_now_on(home: str) -> None:
    ann, bob = Guest(home, "Ann"), Guest(home, "Bob")
    table = table_of(ann, [{"kind": "mine"}, {}, {}])
    bob.http.get(ann.get(f"/api/tables/{table}/invite")["invite"])
    bob.post(f"/api/tables/{table}/seats/2", {"name": "Bob", "color": "amber", "crest": "moon"})
    assert seen(ann, table)[2] == ("amber", "moon")
    assert bob.get("/api/me")["color"] == "amber"


def test_a_match_is_played_to_its_end_in_the_colors_it_began_with(home: str) -> None:
    ann = Guest(home, "Ann")
    bot = {"kind": "bot", "bot": "random"}
    table = table_of(ann, [{"kind": "mine"}, bot, bot])
    ann.post(f"/api/tables/{table}/start", {})
    before = seen(ann, table)
    ann.http.put("/api/me/dress", json={"color": "moss", "crest": "pine"})
    ann.http.post("/api/me", json={"name": "Anna"})
    assert seen(ann, table) == before


def test_those_beside_me_at_one_screen_wear_something_else(home: str) -> None:
    ann = Guest(home, "Ann")
    ann.http.put("/api/me/dress", json={"color": "moss", "crest": "bamboo"})
    mine = {"kind": "mine"}
    table = table_of(ann, [mine, {**mine, "called": "Bo"}, {**mine, "called": "Cy"}])
    assert [color for color, _ in seen(ann, table)] == ["moss", "indigo", "wisteria"]


def test_only_what_the_house_has_can_be_worn(home: str) -> None:
    ann = Guest(home, "Ann")
    found = ann.http.put("/api/me/dress", json={"color": "#ff0000", "crest": "plum"})
    assert found.status_code == 400
