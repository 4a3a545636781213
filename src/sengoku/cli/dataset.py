"""`sengoku dataset`: games of chosen bots as Parquet, for programs that learn."""

from argparse import Namespace
from collections.abc import Generator, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

from sengoku.arena.cluster import play_on_ray, ray_or_problem
from sengoku.arena.match import Contest
from sengoku.arena.seating import games_a_deal
from sengoku.arena.shard import WHOLE, shard_from
from sengoku.arena.workers import in_processes, one_by_one
from sengoku.bots import BOT_NAMES
from sengoku.cli.arguments import Parser, number
from sengoku.cli.choice import reason
from sengoku.cli.ladder import contest_from
from sengoku.cli.progress import progress_bar
from sengoku.kernel.problem import Problem
from sengoku.research.dataset import Dataset, Kept, merge, play_kept
from sengoku.text import Text

__all__ = ["declare", "run", "summary"]

MOST_GAMES: Final = 10_000_000
MOST_JOBS: Final = 256


def summary(text: Text) -> str:
    return text.say("dataset-help")


def declare(parser: Parser, text: Text) -> None:
    known = ", ".join(BOT_NAMES)
    parser.value("game", text.say("cli-help-game"), metavar="GAME")
    parser.value("--players", text.say("cli-help-players"), metavar="N")
    parser.value("--bots", text.say("ladder-help-bots", known=known), metavar="A,B,...")
    parser.value("--games", text.say("ladder-help-games"), metavar="M")
    parser.value("--seed", text.say("cli-help-seed-simulate"), metavar="S")
    parser.value("--option", text.say("cli-help-option"), metavar="K=V", several=True)
    parser.value("--jobs", text.say("cli-help-jobs"), metavar="J")
    parser.value("--ray", text.say("ladder-help-ray"), metavar="ADDRESS")
    parser.value("--save", text.say("dataset-help-save"), metavar="FOLDER")
    parser.value("--shard", text.say("ladder-help-shard"), metavar="I/N")
    parser.values("--merge", text.say("dataset-help-merge"), metavar="FOLDER")


def run(arguments: Namespace, text: Text) -> int:
    if arguments.save is None:
        raise Problem("dataset-where")
    folder = Path(arguments.save)
    try:
        if arguments.merge is not None:
            games = merge(folder, [Path(source) for source in arguments.merge])
        else:
            games = _written(contest_from(arguments), folder, arguments, text)
    except OSError as failed:
        facts: dict[str, str | int] = {"file": arguments.save[:200], "why": reason(failed)}
        raise Problem("cli-cannot-write", facts) from None
    print(text.say("dataset-written", games=games, folder=arguments.save))
    return 0


def _written(contest: Contest, folder: Path, arguments: Namespace, text: Text) -> int:
    games = number(arguments.games or "100", "--games", 1, MOST_GAMES)
    each = games_a_deal(len(contest.bots), contest.setup.seats)
    shard = WHOLE if arguments.shard is None else shard_from(arguments.shard)
    dataset = Dataset(contest, -(-games // each), shard)
    left = len(shard.deals(dataset.deals)) * each
    with (
        progress_bar(text.say("cli-simulate-playing"), left) as progress,
        closing(_stream(dataset, left, arguments)) as stream,
    ):

        def counted() -> Iterator[Kept]:
            for count, kept in enumerate(stream, start=1):
                progress(count)
                yield kept

        return dataset.write(folder, counted())


def _stream(dataset: Dataset, left: int, arguments: Namespace) -> Generator[Kept, None, None]:
    jobs = min(number(arguments.jobs or "1", "--jobs", 1, MOST_JOBS), left)
    if arguments.ray is not None:
        ray_or_problem()
        return play_on_ray(play_kept, dataset.matches(), left, arguments.ray)
    if jobs > 1:
        return in_processes(play_kept, dataset.matches(), jobs)
    return one_by_one(play_kept, dataset.matches())
