"""Games of bots as Parquet: `docs/dataset.md` says what stands in every column.

A folder holds a table of games and a table of decisions for each shard. Parts that were played
apart lie side by side in it, or are joined by `merge`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import u8

import sengoku
from sengoku.arena.match import Contest, Match, play_match
from sengoku.arena.shard import WHOLE, Shard
from sengoku.kernel.features import SILENT
from sengoku.kernel.problem import Problem
from sengoku.kernel.record import FORMAT as RECORD
from sengoku.kernel.record import Luck, Record, read_record, write_record
from sengoku.kernel.state import State
from sengoku.version import VERSION

__all__ = [
    "FORMAT",
    "Dataset",
    "Kept",
    "about",
    "fields",
    "merge",
    "play_kept",
    "read",
    "records",
    "write",
]

FORMAT: Final = "sengoku-dataset-1"
TABLES: Final = ("games", "decisions")
CHUNK: Final = 64  # games between two writings

# Name, type and meaning of every column; the page of the schema is written from here.
GAMES: Final = [
    ("deal", "int32", "The luck that the game was played with: games of one deal share it."),
    ("seating", "int32", "Which of the deal's seatings it was."),
    ("bots", "list<string>", "Who had each seat."),
    ("record", "string", "The whole game as a record (JSON): `sengoku replay` plays it again."),
    ("ranks", "list<int32>", "The final place of each seat, from 1."),
    ("scores", "list<int32>", "The points of each seat."),
    ("returns", "list<double>", "-1 to 1 for each seat, together 0."),
]
DECISIONS: Final = [
    ("deal", "int32", "With `seating`, the game it belongs to."),
    ("seating", "int32", "With `deal`, the game it belongs to."),
    ("ply", "int32", "How many decisions came before it."),
    ("seat", "int32", "Who decided."),
    ("row", "binary", "What the seat knew, as docs/features.md lays it out, with memory."),
    ("options", "list<int64>", "The actions that were offered, in the order of the rules."),
    ("choice", "int32", "The place of the chosen one among them."),
    ("returned", "double", "What the game brought this seat in the end, -1 to 1."),
]


@dataclass(frozen=True, slots=True)
class Kept:
    """One game, as rows of both tables."""

    game: dict[str, Any]
    decisions: list[dict[str, Any]]


def play_kept(match: Match) -> Kept:
    contest = match.contest
    game = sengoku.game(contest.game)
    features = game.features()
    actions: list[int] = []
    decisions: list[dict[str, Any]] = []
    where = {"deal": match.deal, "seating": match.seating}

    def watch(state: State, action: int) -> None:
        seat, options = int(state.seat()), [int(option) for option in state.options()]
        row = vec[u8]([0] * int(features.width))
        features.write(state, seat, SILENT, row, 0)
        choice = options.index(action) if action in options else -1
        told = {"row": bytes(memoryview(row)), "options": options, "choice": choice}
        decisions.append({**where, "ply": len(actions), "seat": seat, **told})
        actions.append(int(action))

    played = play_match(match, watch=watch)
    setup = contest.setup
    record = Record(
        RECORD,
        contest.game,
        setup.edition,
        setup.seats,
        dict(setup.options),
        Luck.fast(contest.luck("deal", match.deal)),
        actions,
        played.digest,
    )
    returns = _returns(played.ranks)
    for decision in decisions:
        decision["returned"] = returns[decision["seat"]]
    result = {"ranks": [*played.ranks], "scores": [*played.scores], "returns": returns}
    text = write_record(record).decode()
    return Kept({**where, "bots": [*match.bots], "record": text, **result}, decisions)


def _returns(ranks: Sequence[int]) -> list[float]:
    """As a state gives them: the rivals left behind, less those before."""
    return [
        sum((other > rank) - (other < rank) for other in ranks) / (len(ranks) - 1) for rank in ranks
    ]


def about(contest: Contest, deals: int, shard: Shard) -> dict[str, str]:
    """What a file says of itself. Files of one dataset differ in their shard alone."""
    layout = sengoku.game(contest.game).features().layout
    return {
        "format": FORMAT,
        "version": VERSION,
        "features": layout.version,
        "width": str(layout.width),
        "game": contest.game,
        "edition": str(contest.setup.edition),
        "players": str(contest.setup.seats),
        "options": msgspec.json.encode(dict(contest.setup.options)).decode(),
        "bots": ",".join(contest.bots),
        "seed": str(contest.seed),
        "deals": str(deals),
        "shard": str(shard),
    }


def fields(table: str) -> list[tuple[str, str, str]]:
    return GAMES if table == "games" else DECISIONS


# -- files -----------------------------------------------------------------------------------------


def _arrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise Problem("dataset-no-arrow") from None
    return pyarrow


def _schema(table: str, said: dict[str, str]) -> Any:
    arrow = _arrow()
    kinds = {
        "int32": arrow.int32(),
        "double": arrow.float64(),
        "string": arrow.string(),
        "binary": arrow.binary(int(said["width"])),
        "list<string>": arrow.list_(arrow.string()),
        "list<int32>": arrow.list_(arrow.int32()),
        "list<int64>": arrow.list_(arrow.int64()),
        "list<double>": arrow.list_(arrow.float64()),
    }
    columns = [arrow.field(name, kinds[kind]) for name, kind, _ in fields(table)]
    return arrow.schema(columns, metadata=said)


def _path(folder: Path, table: str, shard: Shard) -> Path:
    end = "" if shard == WHOLE else f"-{shard.number}-of-{shard.of}"
    return folder / f"{table}{end}.parquet"


def write(folder: Path, said: dict[str, str], shard: Shard, games: Iterator[Kept]) -> int:
    """Writes games as they come and says how many; files appear whole or not at all."""
    arrow = _arrow()
    folder.mkdir(parents=True, exist_ok=True)
    schemas = {table: _schema(table, said) for table in TABLES}
    paths = {table: _path(folder, table, shard) for table in TABLES}
    parts = {table: path.with_suffix(".part") for table, path in paths.items()}
    count, waiting = 0, dict[str, list[dict[str, Any]]](games=[], decisions=[])
    writers = {
        table: arrow.parquet.ParquetWriter(part, schemas[table], compression="zstd")
        for table, part in parts.items()
    }
    try:
        for kept in games:
            count += 1
            waiting["games"].append(kept.game)
            waiting["decisions"] += kept.decisions
            if count % CHUNK == 0:
                _flush(writers, schemas, waiting)
        _flush(writers, schemas, waiting)
        for table in TABLES:
            writers[table].close()
            parts[table].replace(paths[table])
    finally:
        for table in TABLES:
            writers[table].close()
            parts[table].unlink(missing_ok=True)
    return count


def _flush(writers: Any, schemas: Any, waiting: dict[str, list[dict[str, Any]]]) -> None:
    arrow = _arrow()
    for table, rows in waiting.items():
        if rows:
            writers[table].write_table(arrow.Table.from_pylist(rows, schema=schemas[table]))
            rows.clear()


def read(folder: str | Path, table: str = "decisions") -> Any:
    """A table as Arrow has it, of all shards in the folder: `.to_pandas()`, `.to_pylist()`."""
    arrow = _arrow()
    paths = sorted(Path(folder).glob(f"{table}*.parquet"))
    if not paths:
        raise Problem("dataset-not-one", {"folder": str(folder)[:200]})
    found = [arrow.parquet.read_table(path) for path in paths]
    _check_alike([part.schema.metadata for part in found])
    return arrow.concat_tables([part.replace_schema_metadata(None) for part in found])


def records(folder: str | Path) -> Iterator[Record]:
    """Every game as a record; `sengoku.kernel.record.replay` plays it to the same state."""
    for text in read(folder, "games").column("record").to_pylist():
        yield read_record(text.encode())


def merge(folder: Path, sources: Sequence[Path]) -> int:
    """Joins the shards of a dataset, all of which must be there, in the order of their deals."""
    arrow = _arrow()
    count = 0
    for table in TABLES:
        paths = [path for source in sources for path in sorted(source.glob(f"{table}*.parquet"))]
        found = [arrow.parquet.read_table(path) for path in paths]
        if not found:
            raise Problem("dataset-not-one", {"folder": str(sources[0])[:200]})
        said = _check_alike([part.schema.metadata for part in found])
        shards = sorted(part.schema.metadata[b"shard"].decode() for part in found)
        of = int(shards[0].partition("/")[2])
        if shards != sorted(f"{number}/{of}" for number in range(1, of + 1)):
            raise Problem("dataset-missing", {"of": of, "found": ", ".join(shards)[:80]})
        whole = arrow.concat_tables([part.replace_schema_metadata(None) for part in found])
        order = [(name, "ascending") for name in ("deal", "seating")]
        if table == "decisions":
            order.append(("ply", "ascending"))
        folder.mkdir(parents=True, exist_ok=True)
        path = _path(folder, table, WHOLE)
        whole = whole.sort_by(order).replace_schema_metadata({**said, "shard": str(WHOLE)})
        arrow.parquet.write_table(whole, path, compression="zstd")
        count = count or len(whole)
    return count


def _check_alike(said: Sequence[dict[bytes, bytes]]) -> dict[str, str]:
    """What the files of one dataset say of themselves, all but the shard."""
    found = [{k.decode(): v.decode() for k, v in (one or {}).items()} for one in said]
    for one in found:
        one.pop("shard", None)
        one.pop("ARROW:schema", None)
        if one != found[0] or one.get("format") != FORMAT:
            names = [name for name in {**one, **found[0]} if one.get(name) != found[0].get(name)]
            raise Problem("dataset-unlike", {"what": ", ".join(names)[:80] or "format"})
    return found[0]


class Dataset:
    """A contest over so many deals, or a shard of them."""

    def __init__(self, contest: Contest, deals: int, shard: Shard = WHOLE) -> None:
        self.contest, self.deals, self.shard = contest, deals, shard

    def matches(self) -> Iterator[Match]:
        for deal in self.shard.deals(self.deals):
            yield from self.contest.matches(deal)

    def write(self, folder: Path, games: Iterator[Kept]) -> int:
        return write(folder, about(self.contest, self.deals, self.shard), self.shard, games)
