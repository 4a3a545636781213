"""Who asks for changes has the same picture as who gets it whole, at every moment."""

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sengoku
from sengoku.kernel.record import Luck
from sengoku.kernel.table import Table
from sengoku.kernel.viewer import PUBLIC, REFEREE, viewer_of
from sengoku.server import changes as module
from sengoku.server import entries as log
from sengoku.server import messages as say
from sengoku.server import windows
from sengoku.server.changes import changes
from sengoku.server.config import Config
from sengoku.server.room import Room
from tests.server.picture import Picture, edited
from tests.server.served import Guest, serving
from tests.server.support import NO_LIMITS, PLANTING, Looking, ask, looking, open_hall, run, seated

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("glory", 2, {}),
    ("glory", 4, {"imperial_orders": True, "ninja_power": True}),
    ("samurai", 3, {}),
    ("honor", 5, {}),
    ("skirmish", 2, {"scenario": "rescue"}),
]
RECORDED = Path(__file__).parents[2] / "web/tests/fixtures/changes.json"


def step(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """What travels from one view to the next, and back from JSON."""
    assert [*old] == [*new], "a view has the same fields throughout"
    sets, splices = changes(old, new)
    message = {"question": new["question"], "sets": sets, "splices": splices}
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(message))
    return found


def plain(view: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view))
    return found


def law(slug: str, seats: int, options: dict[str, Any], seed: int, plies: int) -> tuple[int, int]:
    """A random match: for every viewer the former view with what changed is the next, to the byte.
    The bytes that travel, and those that would have."""
    game, rng = sengoku.game(slug), random.Random(seed)
    table = Table(game, game.setup(seats, options), Luck.fast(seed))
    viewers = [*map(viewer_of, range(seats)), PUBLIC, REFEREE]
    shown = [plain(table.view(viewer)) for viewer in viewers]
    sent = whole = 0
    while not table.over() and table.ply() < plies:
        table.submit(table.seat(), rng.choice(table.options(table.seat())))
        for place, viewer in enumerate(viewers):
            view = table.view(viewer)
            message = step(shown[place], view)
            shown[place] = edited(shown[place], message)
            text = msgspec.json.encode(view)
            assert msgspec.json.encode(shown[place]) == text, f"another picture at {table.ply()}"
            sent += len(msgspec.json.encode(message))
            whole += len(text)
    return sent, whole


@pytest.mark.parametrize(("slug", "seats", "options"), GAMES, ids=[f"{g}-{n}" for g, n, _ in GAMES])
def test_a_view_and_what_changed_are_the_next_view(
    slug: str, seats: int, options: dict[str, Any]
) -> None:
    for seed in range(2):
        sent, whole = law(slug, seats, options, seed, 150)
        assert sent < whole, "it is not worth it"


def _forgets_splices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_splice", lambda old, new, path: (path, 0, 0, []))


def _takes_small_for_equal(monkeypatch: pytest.MonkeyPatch) -> None:
    real = module._compare

    def lazy(old: Any, new: Any, path: Any, sets: Any, splices: Any) -> None:
        if not (isinstance(new, int) and isinstance(old, int) and abs(old - new) == 1):
            real(old, new, path, sets, splices)

    monkeypatch.setattr(module, "_compare", lazy)


def _forgets_a_field(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "QUESTION", "table")


@PLANTING
@pytest.mark.parametrize("fault", [_forgets_splices, _takes_small_for_equal, _forgets_a_field])
def test_a_planted_fault_makes_another_picture(monkeypatch: pytest.MonkeyPatch, fault: Any) -> None:
    fault(monkeypatch)
    with pytest.raises((AssertionError, LookupError)):
        law("samurai", 3, {}, 0, 150)


# -- at a table -----------------------------------------------------------------------------------


class Beside:
    """Two who see the same: one is told what changed, the other gets the whole."""

    def __init__(self, room: Room, seat: int | None) -> None:
        self.changes, self.whole = looking(room, seat, changes=True), looking(room, seat)
        self.picture, self.other = Picture(), Picture()
        for one in (self.changes, self.whole):
            room.show_present(one.connection, 0)

    def compare(self) -> None:
        for message in self.changes.heard():
            self.picture.hear(message)
        for message in self.whole.heard():
            self.other.hear(message)
        assert self.picture.present == self.other.present
        assert self.picture.events == self.other.events


async def play_on(room: Room, rng: random.Random) -> None:
    match = room.match
    async with room.lock:
        seat = rng.choice([s for s in match.waiting() if s not in match.sealed])
        question, window = match.playing().question(seat), match.window()
        assert question is not None
        action = rng.choice(question["options"])["action"]
        if window is None:
            undo = rng.random() < 0.1 and match.playing().may_undo(match.playing()._seats[-1])
            last = match.playing()._seats[-1]
            await room.record([log.Undone(last) if undo else log.Moved(seat, action)])
            return
        await room.record([log.Answered(seat, action)])
        if all(s in match.sealed for s in window.seats):
            await room.record(windows.answers(match, window))


@pytest.mark.parametrize(
    ("slug", "seats"), [("glory", "hh"), ("samurai", "hhh"), ("honor", "hhhh"), ("skirmish", "hh")]
)
def test_both_have_the_same_present_whatever_happens(tmp_path: Path, slug: str, seats: str) -> None:
    """Decisions, undos, sealed answers, stand-ins, a pause, and the end by resigning."""

    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room, rng = await seated(hall, slug, seats, listed=True), random.Random(3)
            pairs = [Beside(room, seat) for seat in [*range(len(seats)), None]]
            for ply in range(60):
                if not room.match.running():
                    break
                await play_on(room, rng)
                if ply == 20:
                    async with room.lock:
                        await room.record([log.StoodIn(0), log.WentOn(0)])
                for pair in pairs:
                    pair.compare()
            if room.match.running():
                async with room.lock:
                    await room.record([log.Resigned(seat) for seat in range(len(seats) - 1)])
            for pair in pairs:
                pair.compare()
                assert pair.picture.changed > 20 and pair.picture.present["result"] is not None

    run(story())


def test_a_crowd_that_saw_the_same_is_sent_one_text(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory", listed=True)
            crowd = [Looking(room, None, None, changes=True) for _ in range(20)]
            for one in crowd:
                room.show_present(one.connection, 0)
                one.ear.heard.clear()
            await ask(hall, room, room.match.playing().seat(), say.Move("m", 1, option=0))
            texts = [one.ear.heard[0] for one in crowd]
            assert len({id(text) for text in texts}) == 1
            assert b'"type":"changed"' in (texts[0] or b"")

    run(story())


def test_who_has_another_version_is_shown_the_whole(tmp_path: Path) -> None:
    """One missed a change, though no socket loses any: nobody is sent edits of what he has not."""

    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory", listed=True)
            one = Looking(room, None, None, changes=True)
            room.show_present(one.connection, 0)
            room.connections.discard(one.connection)
            await play_on(room, random.Random(1))
            room.connections.add(one.connection)
            one.heard()
            for kind in ("present", "changed"):
                await play_on(room, random.Random(1))
                assert [message["type"] for message in one.heard()] == [kind]

    run(story())


def test_over_the_wire_it_is_the_same_and_the_whole_can_be_asked_for(tmp_path: Path) -> None:
    settings: dict[str, Any] = {**NO_LIMITS, "database": str(tmp_path / "t.db")}
    with serving(Config(**settings)) as (home, _):
        ann, picture = Guest(home, "Ann"), Picture()
        body = {"game": "glory", "seats": [{"kind": "mine"}, {"kind": "mine"}], "listed": True}
        table = ann.post("/api/tables", body)["table"]["id"]
        ann.post(f"/api/tables/{table}/start", {})
        with (
            ann.socket(table, seat=0, changes=True) as line,
            ann.socket(table, seat=1) as other,
        ):
            picture.hear(line.until("present"))
            other.until("present")
            for _ in range(12):
                now = picture.present
                mover = line if now["waiting"] == [0] else other
                mover.ask(type="move", version=now["version"], option=0)
                picture.hear(line.until("changed"))
                whole = ann.get(f"/api/tables/{table}/present?seat=0&kept=0")
                for name in ("view", "asked", "waiting", "version", "may_undo"):
                    assert picture.present[name] == whole[name], name
            version = picture.present["version"]
            line.ask(type="show", kept=3, version=version)
            whole = line.until("present")
            assert (whole["version"], whole["kept"]) == (version, 3)
            assert line.until("done")["id"] == "x"


def test_what_is_recorded_for_the_browser_is_right() -> None:
    """The browser's own reader is tested on it (`web/tests/unit/changes.test.ts`)."""
    for match in json.loads(RECORDED.read_text("utf-8")):
        picture = Picture()
        picture.hear(match["first"])
        for recorded in match["then"]:
            text = json.dumps(recorded["changed"])
            assert isinstance(msgspec.json.decode(text, type=say.FromServer), say.Changed)
            picture.hear(recorded["changed"])
            assert picture.present == recorded["present"]
