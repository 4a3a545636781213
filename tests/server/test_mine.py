"""My games: none is lost behind newer ones, and each says how long there is."""

from collections.abc import Iterator

import pytest

from sengoku.server.config import Config
from tests.server.served import Guest, serving
from tests.server.support import NO_LIMITS, Hands

DAY = 86_400_000
HOT_SEAT = [{"kind": "mine"}, {"kind": "mine"}]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Hands]]:
    database, watch = str(tmp_path_factory.mktemp("mine") / "t.db"), Hands()
    with serving(Config(database=database, **NO_LIMITS), watch) as (home, _):
        yield home, watch


def begun(guest: Guest, **more: object) -> str:
    wish = {"game": "glory", "seats": HOT_SEAT, **more}
    table = str(guest.post("/api/tables", wish)["table"]["id"])
    guest.post(f"/api/tables/{table}/start")
    return table


def test_a_game_over_days_is_found_behind_many_newer_ones(house: tuple[str, Hands]) -> None:
    home, watch = house
    eve = Guest(home, "Eve")
    slow = begun(eve, pace={"kind": "days", "days": 3})
    for _ in range(31):
        watch.skip(1)
        begun(eve)
    found, after = [], ""
    while True:
        page = eve.get(f"/api/tables?mine=true&status=running{after}")
        found += page["tables"]
        if page["next"] is None:
            break
        after = f"&after={page['next']}"
    assert len(found) == 32 and found[-1]["id"] == slow
    assert found[-1]["due"] - page["now"] == 3 * DAY - 31
    assert found[-1]["round"] == 1 and len(found[-1]["waiting"]) == 1
    assert found[0]["due"] is None, "no clock"
    eve.post("/api/me", {"name": "Eva"})
    assert eve.get(f"/api/tables/{slow}")["seats"][0]["name"] == "Eva", "a new name is told there"


def test_before_the_start_and_in_a_pause_no_time_runs(house: tuple[str, Hands]) -> None:
    ann = Guest(house[0], "Ann")
    live = {"kind": "live", "bank": 60, "increment": 0}
    wish = {"game": "glory", "seats": HOT_SEAT, "pace": live}
    table = ann.post("/api/tables", wish)["table"]
    assert table["due"] is None and table["round"] is None
    running = ann.post(f"/api/tables/{table['id']}/start")
    assert running["due"] == house[1].now() + 60_000
    asked = f"/api/tables/{table['id']}/requests?seat=0"
    pause = {"type": "propose", "id": "p", "version": running["version"], "what": "pause"}
    assert ann.post(asked, pause)["type"] == "done"
    assert ann.get(f"/api/tables/{table['id']}")["due"] is None


def test_everybody_at_one_screen_has_a_name_and_is_present(house: tuple[str, Hands]) -> None:
    ida, bob = Guest(house[0], "Ida"), Guest(house[0], "Bob")
    beside = [{"kind": "mine"}, {"kind": "mine", "called": "Otto"}, {"kind": "open"}]
    table = ida.post("/api/tables", {"game": "glory", "seats": beside, "listed": True})["table"]
    assert [seat["name"] for seat in table["seats"]] == ["Ida", "Otto", ""]
    bob.post(f"/api/tables/{table['id']}/seats/2", {})
    ida.post(f"/api/tables/{table['id']}/start")
    with ida.socket(table["id"], seat=0) as line:
        line.until("present")
        seats = bob.get(f"/api/tables/{table['id']}")["seats"]
        assert [seat["present"] for seat in seats[:2]] == [True, True], "Otto sits beside her"
        house[1].skip(DAY)
        away = {"type": "stand_in", "id": "s", "seat": 1}
        answer = bob.post(f"/api/tables/{table['id']}/requests?seat=2", away)
        assert answer["type"] == "refused" and answer["problem"]["key"] == "is-present"
    for names in (["Ida"], ["ida "], ["Otto", "OTTO"]):
        seats = [{"kind": "mine"}, *({"kind": "mine", "called": name} for name in names)]
        wish = {"game": "glory", "seats": [*seats, {"kind": "open"}]}
        assert ida.key("POST", "/api/tables", wish) == (409, "name-is-taken")
    ida.post("/api/me", {"name": "Idun"})
    seats = bob.get(f"/api/tables/{table['id']}")["seats"]
    assert [seat["name"] for seat in seats] == ["Idun", "Otto", "Bob"]
