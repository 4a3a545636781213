"""`make golden`: writes the golden playthroughs, counts and records anew. Read the diff."""

import sengoku
from tests.playthroughs.playthrough import FOLDER, counts, playthroughs
from tests.records.sample import sample_records


def main() -> None:
    for game in sengoku.GAMES:
        for path, text in playthroughs(game):
            path.write_text(text, encoding="utf-8")
            print("wrote", path.name)
        for path, data in sample_records(game):
            path.write_bytes(data)
            print("wrote", path.name)
    (FOLDER / "counts.txt").write_text(counts(), encoding="utf-8")
    print("wrote counts.txt")


if __name__ == "__main__":
    main()
