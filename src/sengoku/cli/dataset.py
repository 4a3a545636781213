"""`sengoku dataset`: games of chosen bots as Parquet, for programs that learn."""

from argparse import Namespace
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

from sengoku.arena.cluster import play_anywhere, ray_or_problem
from sengoku.arena.match import Contest
from sengoku.arena.seating import games_a_deal
from sengoku.arena.shard import WHOLE, shard_from
from sengoku.cli.arguments import Parser, number
from sengoku.cli.choice import reason
from sengoku.cli.contest import MOST_JOBS, contest_from, declare_contest
from sengoku.cli.progress import progress_bar
from sengoku.kernel.problem import Problem
from sengoku.research.dataset import Dataset, Kept, merge, play_kept
from sengoku.text import Text

__all__ = ["declare", "run", "summary"]

MOST_GAMES: Final = 10_000_000


def summary(text: Text) -> str:
    return text.say("dataset-help")


def declare(parser: Parser, text: Text) -> None:
    declare_contest(
        parser,
        text,
        "FOLDER",
        jobs=text.say("cli-help-jobs"),
        save=text.say("dataset-help-save"),
        merge=text.say("dataset-help-merge"),
    )


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
    if arguments.ray is not None:
        ray_or_problem()
    games = number(arguments.games or "100", "--games", 1, MOST_GAMES)
    each = games_a_deal(len(contest.bots), contest.setup.seats)
    shard = WHOLE if arguments.shard is None else shard_from(arguments.shard)
    dataset = Dataset(contest, -(-games // each), shard)
    left = len(shard.deals(dataset.deals)) * each
    jobs = number(arguments.jobs or "1", "--jobs", 1, MOST_JOBS)
    played = play_anywhere(play_kept, dataset.matches(), left, jobs, arguments.ray or "")
    with (
        progress_bar(text.say("cli-simulate-playing"), left) as progress,
        closing(played) as stream,
    ):

        def counted() -> Iterator[Kept]:
            for count, kept in enumerate(stream, start=1):
                progress(count)
                yield kept

        return dataset.write(folder, counted())
