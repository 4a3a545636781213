"""How long games of Honor of the Samurai last: `python bench/lengths.py --games 10000`.

Tables of one kind of bot; rounds until the end, how many games the round limit ended, and whether
play froze into a war of ninja: how often one was sent, and who was below zero when it ended. The
same seeds give the same table.
"""

import argparse
import multiprocessing
from dataclasses import dataclass

from figures import Page
from tables import begun

import sengoku
from sengoku.games.honor.rules.actions import ASSASSINATE, verb
from sengoku.kernel.game import Game

GAMES = 10_000
BOTS = "random,greedy,spiteful"
SEED = 7
TITLES = (
    "bots",
    "seats",
    "games",
    "median",
    "nine in ten",
    "99 in 100",
    "longest",
    "at the limit",
    "decisions",
    "assassins",
    "below zero",
)


@dataclass(frozen=True)
class Played:
    rounds: int
    decisions: int
    limit: bool  # nobody reached the goal
    assassins: int
    below_zero: int  # seats, at the end


def played(game: Game, bot: str, seats: int, number: int) -> Played:
    setup = game.setup(seats)
    goal: int = setup.options["goal"]
    state, played = begun(game, setup, bot, SEED << 32 | number)
    decisions = assassins = 0
    for _, action in played:
        assassins += verb(action) == ASSASSINATE
        decisions += 1
    scores = state.scores()
    below = sum(score < 0 for score in scores)
    return Played(int(state.round), decisions, max(scores) < goal, assassins, below)


def some(task: tuple[str, int, range]) -> list[Played]:
    bot, seats, numbers = task
    game = sengoku.game("honor")
    return [played(game, bot, seats, number) for number in numbers]


def row(bot: str, seats: int, games: list[Played]) -> str:
    count = len(games)
    rounds = sorted(game.rounds for game in games)
    parts = [rounds[count // 2], rounds[count * 9 // 10], rounds[count * 99 // 100], rounds[-1]]
    cells = [
        bot,
        str(seats),
        f"{count:,}",
        *map(str, parts),
        str(sum(game.limit for game in games)),
        f"{sum(game.decisions for game in games) / count:.0f}",
        f"{sum(game.assassins for game in games) / count:.1f}",
        f"{sum(game.below_zero for game in games) / count / seats:.1%}",
    ]
    return f"| {' | '.join(cells)} |"


def wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--bots", default=BOTS, help="separated by commas")
    parser.add_argument("--seats", type=int, help="only so many")
    return parser.parse_args()


def main() -> None:
    assert sengoku.compiled(), "uncompiled this takes a day"
    wish = wishes()
    whole = wish.games == GAMES and wish.bots == BOTS and wish.seats is None
    with Page("lengths", whole=whole) as page:
        tell(page, wish)


def tell(page: Page, wish: argparse.Namespace) -> None:
    page.tell(f"| {' | '.join(TITLES)} |\n|---{'|---:' * (len(TITLES) - 1)}|")
    batch = max(1, wish.games // 100)
    with multiprocessing.Pool(wish.jobs) as pool:
        for bot in wish.bots.split(","):
            for seats in [wish.seats] if wish.seats else sengoku.game("honor").seats:
                starts = range(0, wish.games, batch)
                tasks = [(bot, seats, range(at, min(at + batch, wish.games))) for at in starts]
                parts = pool.imap(some, tasks)
                page.tell(row(bot, seats, [one for part in parts for one in part]))


if __name__ == "__main__":
    main()
