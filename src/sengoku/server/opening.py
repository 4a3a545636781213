"""How a log begins: what somebody wished for, a position of a record, or a match once more."""

import secrets

import msgspec

import sengoku
from sengoku.bots import bot_named
from sengoku.kernel.problem import Problem
from sengoku.kernel.record import Record, replay
from sengoku.server import entries as log
from sengoku.server.bodies import Absence, Branch, Free, NewTable, SeatWish
from sengoku.server.clocks import window_of
from sengoku.server.problems import Gone
from sengoku.server.table_log import Chair, TableLog

__all__ = ["again", "cut", "fresh", "is_asked", "kept", "onward"]


def fresh(wish: NewTable, host: str) -> log.Opened:
    game = sengoku.game(wish.game)
    setup = game.setup(len(wish.seats), wish.options)
    return log.Opened(
        game=game.slug,
        edition=setup.edition,
        options=dict(setup.options),
        bots=[_bot(seat, wish.game) for seat in wish.seats],
        names=[seat.name for seat in wish.seats],
        pace=wish.pace,
        window=wish.window or window_of(wish.pace),
        listed=wish.listed,
        hints=wish.hints,
        absence=_absence(wish),
        level=wish.level,
        counts=wish.counts,
        host=host,
        house=secrets.token_hex(32),
    )


def onward(record: Record, wish: Branch, host: str, table: str | None) -> log.Opened:
    """From where a record ends; `table` is where it was played."""
    if wish.listed and wish.hidden == "same":
        raise Problem("hands-are-known")
    bots = [_bot(seat, record.game) for seat in wish.seats]
    if len(bots) != record.seats:
        raise Problem("other-seat-count", {"found": len(bots), "seats": record.seats})
    return log.Opened(
        game=record.game,
        edition=record.edition,
        options=record.options,
        bots=bots,
        names=[seat.name for seat in wish.seats],
        pace=wish.pace,
        window=window_of(wish.pace),
        listed=wish.listed,
        hints=wish.hints,
        host=host,
        house=secrets.token_hex(32),
        origin=record,
        origin_table=table,
        redealt=wish.hidden == "new",
    )


def kept(record: Record, host: str) -> log.Opened:
    """A record as it is, to be watched."""
    return log.Opened(
        game=record.game,
        edition=record.edition,
        options=record.options,
        bots=["greedy"] * record.seats,
        pace=Free(),
        window=window_of(Free()),
        listed=False,
        host=host,
        house=secrets.token_hex(32),
        origin=record,
    )


def again(match: TableLog, chairs: list[Chair], host: str) -> log.Opened:
    """A new match on these chairs, so it is played by the newest rules. `host` asks the others."""
    asked = [chair if is_asked(chair, host) else None for chair in chairs]
    opened, setup = match.opened, match.game.again(match.setup)
    return log.Opened(
        game=opened.game,
        edition=setup.edition,
        options=dict(setup.options),
        bots=[chair.bot for chair in chairs],
        names=[chair.name if chair.bot else "" for chair in chairs],
        pace=match.pace,
        window=match.window_time,
        listed=match.listed,
        hints=opened.hints,
        absence=opened.absence,
        level=opened.level,
        counts=match.counts,
        host=host,
        house=secrets.token_hex(32),
        kept_for=["" if chair is None else chair.person or "" for chair in asked],
        kept_names=["" if chair is None else chair.name for chair in asked],
    )


def is_asked(chair: Chair, host: str) -> bool:
    """Whether somebody sat there who is to say himself whether he plays again."""
    return chair.person not in (None, host) and not chair.outside


def cut(record: Record, ply: int) -> Record:
    """The record up to a position that is not the end. What was taken back at that very place is
    left out: where all is dealt anew it may never have been possible."""
    earlier = tuple(undone for undone in record.undone if undone.at < ply)
    record = msgspec.structs.replace(record, undone=earlier)
    game = sengoku.game(record.game)
    state = replay(game, record, at=ply)
    if state.over():
        raise Gone("game-is-over")
    return msgspec.structs.replace(
        record,
        actions=record.actions[:ply],
        digest=game.digest(state),
        forks=tuple(fork for fork in record.forks if fork.at <= ply),
    )


def _absence(wish: NewTable) -> Absence:
    if wish.absence.rule == "bot":
        bot_named(wish.absence.bot, sengoku.game(wish.game), 0)
    return wish.absence


def _bot(seat: SeatWish, game: str) -> str:
    if seat.kind != "bot":
        return ""
    bot_named(seat.bot, sengoku.game(game), 0)
    return seat.bot
