"""Records positions of real games, as one seat saw them, for those who draw and test the tables."""

import json
from collections import Counter
from pathlib import Path

import sengoku
from sengoku.bots import bot_named
from sengoku.kernel.nature import Fast
from sengoku.kernel.record import Luck
from sengoku.kernel.table import Table
from sengoku.kernel.viewer import viewer_of
from sengoku.text import LANGUAGES, Speaker, Text
from sengoku.text.facts import facts_of

FOLDER = Path(__file__).parent / "fixtures"
NAMES = ["Aiko", "Botan", "Chiyo", "Daichi", "Emi", "Fumio"]
# slug, seats, options, decisions after which the position is kept
WISHES = [
    ("glory", 2, {}, [0, 5, 40, 90]),
    ("glory", 4, {"imperial_orders": True, "ninja_power": True}, [30, 75, 160, 9999]),
    ("samurai", 2, {}, [0, 6, 20]),
    ("samurai", 4, {}, [24, 45, 9999]),
    ("honor", 3, {}, [0, 12, 60, 200]),
    ("honor", 6, {}, [80, 300, 600, 9999]),
    ("skirmish", 2, {}, [0, 12, 30, 60, 120, 9999]),
    ("skirmish", 2, {"scenario": "last_samurai"}, [20, 80]),
]


def main() -> None:
    (FOLDER / "facts.ftl").write_text(f"{facts_of(sengoku.GAMES)}\n", "utf-8")
    for slug in dict.fromkeys(wish[0] for wish in WISHES):
        folder = FOLDER / slug
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.json"):
            old.unlink()
        kept = [p for wish in WISHES if wish[0] == slug for p in positions(*wish)]
        for number, position in enumerate(kept):
            text = json.dumps(position, ensure_ascii=False, separators=(",", ":"))
            (folder / f"{number}.json").write_text(text + "\n", "utf-8")
        said = [row for wish in WISHES if wish[0] == slug for row in sayings(*wish)]
        rows = ",\n".join(json.dumps(row, ensure_ascii=False) for row in said)
        (folder / "sayings.json").write_text(f"[{rows}]\n", "utf-8")
        print(slug, len(kept), "positions,", len(said), "sayings")


def sayings(slug: str, seats: int, options: dict, plies: list[int]) -> list[dict]:
    """What happened and what was asked in one game, as each language says it."""
    game = sengoku.game(slug)
    speakers = {lang: Speaker(Text(lang), game, NAMES[:seats]) for lang in LANGUAGES}
    found: list[dict] = []
    counts: Counter = Counter()

    def say(kind: str, told: dict, me: int | None) -> dict[str, str]:
        for speaker in speakers.values():
            speaker.me = me
        return {lang: getattr(speaker, kind)(told) for lang, speaker in speakers.items()}

    def keep(kind: str, key: str, told: dict) -> None:
        counts[kind, key] += 1
        if counts[kind, key] <= 4 or told.get("called"):
            said, mine = (say(kind, told, me) for me in (None, 0))
            row = {"kind": kind, "told": told, "said": said}
            found.append(row if mine == said else {**row, "mine": mine})

    table = Table(game, game.setup(seats, options), Luck.fast(11))
    bots = [bot_named("random", game, seat) for seat in range(seats)]
    luck, heard = Fast(2, 1), 0
    while True:
        for told in table.log(viewer_of(0), heard):
            keep("event", told["event"], told)
        heard = table.heard()
        if table.over() or table.ply() >= min(max(plies), 700):
            return found
        seat = table.seat()
        question = table.question(seat)
        assert question is not None
        asked = {fact: value for fact, value in question.items() if fact != "options"}
        keep("question", question["asks"], asked)
        for option in question["options"][:20]:
            keep("action", option["words"]["do"], option["words"])
        table.submit(seat, bots[seat].choose(table.world(seat, luck.fork(len(game.streams)))))


def positions(slug: str, seats: int, options: dict, plies: list[int]):
    game = sengoku.game(slug)
    state = game.begin(game.setup(seats, options), Fast(7, len(game.streams)))
    bots = [
        bot_named("greedy" if slug != "skirmish" else "random", game, seat) for seat in range(seats)
    ]
    luck, ply = Fast(1, 1), 0
    while True:
        if ply in plies or (state.over() and max(plies) == 9999):
            yield position(game, state, seats)
        if state.over() or ply >= min(max(plies), 3000):
            return
        seat = int(state.seat())
        state.play(bots[seat].choose(state.redeal(seat, luck.fork(len(game.streams)))))
        ply += 1


def position(game, state, seats: int) -> dict:
    seat = 0 if state.over() else int(state.seat())
    view = game.view(state, viewer_of(seat))
    question = view.get("question")
    return {
        "game": game.slug,
        "seat": seat,
        "names": NAMES[:seats],
        "view": view,
        "asked": None if state.over() or not question else {"question": question},
        "waiting": [] if state.over() else [seat],
        "events": [],
    }


if __name__ == "__main__":
    main()
