"""Games as Parquet: what was written is read back and replays to the same states."""

from pathlib import Path
from typing import Any

import pytest

import sengoku
from sengoku.arena.shard import Shard
from sengoku.kernel.problem import Problem
from sengoku.kernel.record import replay
from sengoku.research import dataset
from sengoku.research.pages import schema
from tests.arena.contests import contest
from tests.cli.running import call
from tests.research.laws import row_of

pytest.importorskip("pyarrow", reason="pip install sengoku[dataset]")
LINE = "dataset samurai --players 2 --bots random,greedy --games 3 --seed 4"


def written(folder: Path, game: str, seats: int, shard: Shard, seed: int = 1) -> int:
    one = contest("random,greedy", game=game, seats=seats, seed=seed)
    made = dataset.Dataset(one, 2, shard)
    return made.write(folder, map(dataset.play_kept, made.matches()))


SEATS = {"glory": 2, "samurai": 2, "honor": 3, "skirmish": 2}


@pytest.mark.parametrize(("slug", "seats"), SEATS.items())
def test_what_is_read_back_replays_to_the_same_states(
    tmp_path: Path, slug: str, seats: int
) -> None:
    written(tmp_path, slug, seats, Shard(2, 2))
    game = sengoku.game(slug)
    features = game.features()
    decisions = dataset.read(tmp_path).to_pylist()
    games = dataset.read(tmp_path, "games").to_pylist()
    for told, record in zip(games, dataset.records(tmp_path), strict=True):
        mine = [
            d for d in decisions if (d["deal"], d["seating"]) == (told["deal"], told["seating"])
        ]
        assert [d["ply"] for d in mine] == [*range(len(record.actions))]
        end = replay(game, record)  # checks the digest of its end
        assert end.returns() == told["returns"] and end.ranks() == told["ranks"]
        assert end.scores() == told["scores"]
        for decision in mine[:: max(len(mine) // 12, 1)]:
            _same(replay(game, record, at=decision["ply"]), features, decision, record, end)


def _same(state: Any, features: Any, decision: dict[str, Any], record: Any, end: Any) -> None:
    seat = int(state.seat())
    assert decision["seat"] == seat and decision["row"] == row_of(features, state, seat)
    assert decision["options"] == [*state.options()]
    chosen = decision["options"][decision["choice"]]
    assert chosen == record.actions[decision["ply"]]
    assert decision["returned"] == end.returns()[seat]


def test_shards_are_read_together_and_joined(tmp_path: Path) -> None:
    parts, whole = tmp_path / "parts", tmp_path / "whole"
    for number in (1, 2):
        said = call(tmp_path, *LINE.split(), "--save", str(parts), "--shard", f"{number}/2")
        assert said[0] == 0, said
    assert call(tmp_path, *LINE.split(), "--save", str(whole))[0] == 0
    assert len(dataset.read(parts)) == len(dataset.read(whole))
    joined = tmp_path / "joined"
    status, said_of, _ = call(
        tmp_path, "dataset", "--save", str(joined), "--merge", str(parts), LANG="en"
    )
    assert status == 0 and "4 games" in said_of
    for table in ("games", "decisions"):
        assert dataset.read(joined, table).equals(dataset.read(whole, table))
    (parts / "games-2-of-2.parquet").unlink()
    with pytest.raises(Problem, match="dataset missing"):
        dataset.merge(tmp_path / "again", [parts])


def test_parts_of_different_datasets_are_not_joined(tmp_path: Path) -> None:
    written(tmp_path, "samurai", 2, Shard(1, 2))
    written(tmp_path, "samurai", 2, Shard(2, 2), seed=2)
    with pytest.raises(Problem, match="dataset unlike"):
        dataset.read(tmp_path)
    with pytest.raises(Problem, match="dataset not one"):
        dataset.read(tmp_path / "nowhere")


def test_a_file_is_whole_or_not_there(tmp_path: Path) -> None:
    one = contest("random,greedy", game="samurai")
    made = dataset.Dataset(one, 1)

    def broken() -> Any:
        yield dataset.play_kept(next(made.matches()))
        raise RuntimeError("the light went out")

    with pytest.raises(RuntimeError):
        made.write(tmp_path, broken())
    assert not [*tmp_path.iterdir()]


def test_the_page_of_the_schema_is_as_the_code_has_it() -> None:
    page = Path(__file__).parents[2] / "docs" / "dataset.md"
    assert page.read_text("utf-8").endswith(schema()), "python -m sengoku.research.pages dataset"
