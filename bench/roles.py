"""Who wins the scenarios of Test of Honour: `python bench/roles.py --bot bot:4 --games 100`.

Two bots of one kind against each other. South attacks or escorts where a scenario has roles; in
the others the sides are equal and only the luck of the ground differs.
"""

import argparse
import math
import multiprocessing
from collections import Counter
from functools import partial

from figures import Page
from tables import begun

import sengoku

ROLES = {
    "outpost": ("attacks", "defends"),
    "roadblock": ("escorts", "bars"),
    "rescue": ("attacks", "defends"),
}
GAMES = 100
SCENARIOS = (
    "first_clash",
    "outpost",
    "battlefield",
    "spy",
    "roadblock",
    "rescue",
    "last_samurai",
)
SEED = 11
SIDES = ("south", "north")
LOPSIDED = 0.65


def played(bot: str, scenario: str, level: int, number: int) -> str:
    """The side that wins, or nobody."""
    game = sengoku.game("skirmish")
    setup = game.setup(2, {"scenario": scenario, "level": level})
    state, played = begun(game, setup, bot, SEED << 32 | number)
    for _ in played:
        pass
    winners = [seat for seat, rank in enumerate(state.ranks()) if rank == 1]
    return SIDES[winners[0] ^ int(state.swap)] if len(winners) == 1 else "nobody"


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson, 95 %."""
    z, share = 1.96, wins / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)


def row(scenario: str, level: int, won: Counter[str]) -> str:
    south, north = (won[side] for side in SIDES)
    decisive = max(1, south + north)
    low, high = interval(south, decisive)
    share = south / decisive
    roles = ROLES.get(scenario, ("equal", "equal"))
    note = "lopsided" if max(share, 1 - share) > LOPSIDED and not low < 0.5 < high else ""
    cells = [
        scenario,
        str(level),
        f"{roles[0]} {south}",
        f"{roles[1]} {north}",
        str(won["nobody"]),
        f"{share:.1%}",
        f"{abs(low):.1%} - {high:.1%}",
        note,
    ]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    assert sengoku.compiled(), "uncompiled this takes a day"
    parser = argparse.ArgumentParser()
    parser.add_argument("--bot", default="bot:4")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--level", type=int, default=1, help="of the rules; First Clash has 1 only")
    parser.add_argument("--jobs", type=int, default=2)
    wish = parser.parse_args()
    with Page("roles", whole=(wish.bot, wish.games, wish.level) == ("bot:4", GAMES, 1)) as page:
        tell(page, wish)


def tell(page: Page, wish: argparse.Namespace) -> None:
    page.tell("| scenario | level | south | north | draws | south wins | 95 % interval | |")
    page.tell("|---|---:|---|---|---:|---:|---:|---|")
    with multiprocessing.Pool(wish.jobs) as pool:
        for scenario in SCENARIOS:
            level = 1 if scenario == "first_clash" else wish.level
            play = partial(played, wish.bot, scenario, level)
            won = Counter(pool.imap_unordered(play, range(wish.games), 5))
            page.tell(row(scenario, level, won))


if __name__ == "__main__":
    main()
