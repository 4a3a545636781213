"""`sengoku ladder`: which bot is better, and how sure that is."""

import json
import os
import shlex
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from sengoku.arena.cluster import ray_or_problem
from sengoku.arena.ladder import Ladder
from sengoku.arena.ledger import LadderLedger
from sengoku.arena.match import Contest, Played
from sengoku.arena.shard import WHOLE, Shard, shard_from
from sengoku.cli.arguments import Parser, number
from sengoku.cli.choice import reason
from sengoku.cli.contest import MOST_JOBS, contest_from, declare_contest
from sengoku.cli.ladder_table import markdown, show
from sengoku.cli.progress import progress_bar
from sengoku.kernel.problem import Problem
from sengoku.text import Text

__all__ = ["declare", "run", "summary"]

MOST_GAMES: Final = 1_000_000


def summary(text: Text) -> str:
    return text.say("ladder-help")


def declare(parser: Parser, text: Text) -> None:
    declare_contest(
        parser,
        text,
        "FILE",
        jobs=text.say("ladder-help-jobs"),
        save=text.say("ladder-help-save"),
        merge=text.say("ladder-help-merge"),
    )
    parser.switch("--json", help=text.say("cli-help-json"))
    parser.switch("--markdown", help=text.say("ladder-help-markdown"))


def run(arguments: Namespace, text: Text) -> int:
    contest = contest_from(arguments)
    games = number(arguments.games or "100", "--games", 1, MOST_GAMES)
    number(arguments.jobs or "1", "--jobs", 1, MOST_JOBS)
    if arguments.json and arguments.markdown:
        raise Problem("ladder-one-answer")
    if arguments.ray is not None:
        ray_or_problem()
    if arguments.merge is not None:
        ladder = _merged(contest, games, arguments.merge)
    else:
        ladder = _played(contest, games, arguments, text)
    if ladder.shard != WHOLE:
        facts = {"games": ladder.mine, "all": ladder.games}
        shard = str(ladder.shard)
        print(text.say("ladder-shard-played", shard=shard, file=arguments.save, **facts))
        return 0
    asked = {"command": _command(contest, games, arguments), "games_asked": games}
    words = {**asked, **ladder.words()}
    if arguments.json:
        print(json.dumps(words))
    elif arguments.markdown:
        print(markdown(words, text), end="")
    else:
        show(words, text)
    return 0


# -- what is asked -----------------------------------------------------------------------------


def _command(contest: Contest, games: int, arguments: Namespace) -> str:
    """What gives the same table again, anywhere."""
    parts = ["sengoku", "ladder", contest.game, "--players", str(contest.setup.seats)]
    parts += ["--bots", ",".join(contest.bots), "--games", str(games), "--seed", str(contest.seed)]
    for option in arguments.option or []:
        parts += ["--option", option]
    return shlex.join(parts)


# -- playing -----------------------------------------------------------------------------------


def _merged(contest: Contest, games: int, files: list[str]) -> Ladder:
    """The table of shards that were played apart."""
    found: list[Played] = []
    for file in files:
        try:
            found += LadderLedger(Path(file), contest).read()
        except (OSError, ValueError) as failed:
            facts: dict[str, str | int] = {"file": file[:200], "why": reason(failed)}
            raise Problem("cli-cannot-read", facts) from None
    ladder = Ladder(contest, games, found)
    if ladder.finished < ladder.games:
        missing = ladder.games - ladder.finished
        raise Problem("ladder-merge-missing", {"missing": missing, "games": ladder.games})
    return ladder


def _shard(arguments: Namespace) -> Shard:
    """A part alone has no table: its games must be kept."""
    if arguments.shard is None:
        return WHOLE
    if arguments.save is None:
        raise Problem("cli-shard-unkept")
    return shard_from(arguments.shard)


def _played(contest: Contest, games: int, arguments: Namespace, text: Text) -> Ladder:
    shard = _shard(arguments)
    if arguments.save is None:
        ladder = Ladder(contest, games)
        _play(ladder, arguments, text, lambda played: None)
        return ladder
    with closing(LadderLedger(Path(arguments.save), contest)) as ledger:
        with _writing(arguments.save):
            ladder = Ladder(contest, games, ledger.open(), shard)
        try:
            _play(ladder, arguments, text, ledger.add)
        except KeyboardInterrupt:
            facts = {"games": ladder.finished, "all": ladder.mine, "file": arguments.save}
            print(text.say("ladder-interrupted", **facts), file=sys.stderr)
            raise
    return ladder


def _play(ladder: Ladder, arguments: Namespace, text: Text, keep: Callable[[Played], None]) -> None:
    jobs = int(arguments.jobs or _cores())
    with progress_bar(text.say("cli-simulate-playing"), ladder.mine) as progress:
        progress(ladder.finished)

        def kept(played: Played) -> None:
            with _writing(arguments.save):
                keep(played)
            progress(ladder.finished)

        ladder.play(kept, jobs=jobs, ray=arguments.ray or "")


def _cores() -> int:
    """Those that this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def _writing(file: str) -> Iterator[None]:
    try:
        yield
    except (OSError, ValueError) as failed:
        raise Problem("cli-cannot-write", {"file": file[:200], "why": reason(failed)}) from None
