"""What plain players of Honor do: rows, what they chose and might have chosen, and how each game
ended. Some of them slip now and then: what follows is worth knowing, too."""

import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8

import sengoku
from sengoku.games.honor.judgement.plain_player import plain_move
from sengoku.kernel.features import SILENT, Features
from sengoku.kernel.nature import Fast

__all__ = ["watched"]

MOST = 48  # choices beside the taken one that are kept
SLIPS = (0.0, 0.05, 0.3)  # so often a seat does anything else
WIDTH, SEATS = 650, 6
Tables = Sequence[tuple[int, Any]]  # seats and options


class Notes:
    def __init__(self, count: int) -> None:
        self.rows = np.zeros((count, WIDTH), np.uint8)
        self.offered = np.full((count, MOST + 1), -1, np.int16)  # the taken one first
        self.seats = np.zeros((count, 2), np.uint8)  # who is asked, of how many
        self.returns = np.zeros((count, SEATS), np.float32)
        self.at = 0

    def full(self) -> bool:
        return self.at == len(self.rows)

    def add(self, row: bytes, taken: int, others: list[int], seat: int, seats: int) -> None:
        self.rows[self.at] = np.frombuffer(row, np.uint8)
        self.offered[self.at, : len(others) + 1] = [taken, *others]
        self.seats[self.at] = seat, seats
        self.at += 1


def watched(tables: Tables, count: int, processes: int, folder: Path) -> dict[str, Any]:
    each = -(-count // processes)
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        paths = [folder / f"{at}.npz" for at in range(processes)]
        parts = [pool.submit(watch, tables, each, at, path) for at, path in enumerate(paths)]
        for part in parts:
            part.result()
    found = [np.load(path) for path in paths]
    return {name: np.concatenate([part[name] for part in found]) for name in found[0].files}


def watch(tables: Tables, count: int, seed: int, path: Path) -> None:
    game, luck, notes = sengoku.game("honor"), random.Random(seed), Notes(count)
    features = game.features(memory=True)
    while not notes.full():
        seats, options = luck.choice(tables)
        nature = Fast(luck.getrandbits(60), len(game.streams))
        play(features, game.begin(game.setup(seats, options), nature), luck, notes)
    names = ("rows", "offered", "seats", "returns")
    np.savez(path, **{name: getattr(notes, name) for name in names})


def play(features: Features, state: Any, luck: random.Random, notes: Notes) -> None:
    began, seats = notes.at, state.terms.seats
    slips = [luck.choice(SLIPS) for _ in range(seats)]
    while not state.over():
        move = plain_move(state)
        note(features, state, move, luck, notes)
        if notes.full():
            return  # how this one ends is not known
        slip = luck.random() < slips[state.seat()]
        state.play(luck.choice(list(state.options())) if slip else move)
    notes.returns[began : notes.at, :seats] = list(state.returns())


def note(features: Features, state: Any, move: int, luck: random.Random, notes: Notes) -> None:
    """All that has to be said until the move is told."""
    seat, held, taken = state.seat(), SILENT, None
    while taken != move and not notes.full():
        sayings = features.sayings(state, held)
        taken = features.towards(state, held, move)
        if len(sayings) > 1:
            row = vec[u8]([0] * WIDTH)
            features.write(state, seat, held, row, 0)
            own = features.number(state, held, taken)
            others = sorted({features.number(state, held, said) for said in sayings} - {own})
            kept = others if len(others) <= MOST else luck.sample(others, MOST)
            notes.add(bytes(row), own, kept, seat, state.terms.seats)
        held = taken
