"""What a warrior of Test of Honour does who looks one decision ahead: rows, what was offered, how
each option looked, and how the battle ended. Some slip: what follows is worth knowing, too."""

import math
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
from sengoku.bots.judgement import judgement_of
from sengoku.kernel.features import SILENT, Features
from sengoku.kernel.nature import Fast

__all__ = ["watched"]

MOST = 72  # options that are kept
WORLDS = 3  # in which each is judged
SLIPS = (0.0, 0.05, 0.3)  # so often a seat does anything else
WIDTH, OPTION = 2401, 41
NAMES = ("rows", "described", "marks", "seats", "returns")
Tables = Sequence[tuple[int, Any]]  # seats and options


class Notes:
    def __init__(self, count: int) -> None:
        self.rows = np.zeros((count, WIDTH), np.uint8)
        self.described = np.zeros((count, MOST, OPTION), np.uint8)
        self.marks = np.full((count, MOST), -1, np.int16)  # thousandths of a win; -1: not offered
        self.seats = np.zeros(count, np.uint8)  # who is asked
        self.returns = np.zeros((count, 2), np.float32)
        self.at = 0

    def full(self) -> bool:
        return self.at == len(self.rows)


def watched(tables: Tables, count: int, processes: int, folder: Path) -> dict[str, Any]:
    each = -(-count // processes)
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        paths = [folder / f"{at}.npz" for at in range(processes)]
        parts = [pool.submit(watch, tables, each, at, path) for at, path in enumerate(paths)]
        for part in parts:
            part.result()
    found = [np.load(path) for path in paths]
    return {name: np.concatenate([part[name] for part in found]) for name in NAMES}


def watch(tables: Tables, count: int, seed: int, path: Path) -> None:
    game, luck, notes = sengoku.game("skirmish"), random.Random(seed), Notes(count)
    watcher = Watcher(game, luck, notes)
    while not notes.full():
        seats, options = luck.choice(tables)
        nature = Fast(luck.getrandbits(60), len(game.streams))
        watcher.play(game.begin(game.setup(seats, options), nature))
    np.savez(path, **{name: getattr(notes, name) for name in NAMES})


class Watcher:
    def __init__(self, game: Any, luck: random.Random, notes: Notes) -> None:
        self.features: Features = game.features(memory=True)
        self.judgement = judgement_of(game)
        self.streams = len(game.streams)
        self.luck, self.notes = luck, notes
        self.nature = Fast(luck.getrandbits(60), 1)

    def play(self, state: Any) -> None:
        began, notes = self.notes.at, self.notes
        slips = [self.luck.choice(SLIPS) for _ in range(2)]
        while not state.over():
            options = list(state.options())
            move = options[0]
            if len(options) > 1:
                marks = self.marks(state, options)
                move = max(options, key=lambda option: marks[option])
                self.note(state, marks, move)
                if notes.full():
                    break  # how this one ends is not known
                if self.luck.random() < slips[state.seat()]:
                    move = self.luck.choice(options)
            state.play(move)
        if state.over():
            notes.returns[began : notes.at] = list(state.returns())
        else:
            notes.returns[began : notes.at] = math.nan

    def marks(self, state: Any, options: Sequence[int]) -> dict[int, int]:
        """Thousandths of a win, as the judgement of bots has it."""
        seat, found = state.seat(), dict.fromkeys(options, 0)
        for _ in range(WORLDS):
            world = state.redeal(seat, self.nature.fork(self.streams))
            for option in options:
                after = world.copy()
                after.play(option)
                found[option] += self.mark(after, seat) // WORLDS
        return found

    def mark(self, after: Any, seat: int) -> int:
        if not after.over():
            self.judgement.play_to_rest(after, self.nature)
        if after.over():
            return int(500 * (after.returns()[seat] + 1))
        lead, scale = int(self.judgement.incentive(after, seat)), int(self.judgement.scale)
        return int(500 * (1 + lead / (abs(lead) + scale)))

    def note(self, state: Any, marks: dict[int, int], move: int) -> None:
        """All that has to be said until the move is told."""
        seat, held = state.seat(), SILENT
        while held != move and not self.notes.full():
            best: dict[int, int] = {}
            for option, mark in marks.items():
                said = self.features.towards(state, held, option)
                best[said] = max(mark, best.get(said, 0))
            said = self.features.towards(state, held, move)
            sayings = [one for one in self.features.sayings(state, held) if one in best][:MOST]
            if len(sayings) > 1:
                self.add(state, seat, held, sayings, best)
            held = said

    def add(
        self, state: Any, seat: int, held: int, sayings: list[int], marks: dict[int, int]
    ) -> None:
        notes, at = self.notes, self.notes.at
        row = vec[u8]([0] * WIDTH)
        self.features.write(state, seat, held, row, 0)
        notes.rows[at] = np.frombuffer(bytes(row), np.uint8)
        for place, said in enumerate(sayings):
            option = vec[u8]([0] * OPTION)
            self.features.describe(state, said, option, 0)
            notes.described[at, place] = np.frombuffer(bytes(option), np.uint8)
            notes.marks[at, place] = marks[said]
        notes.seats[at] = seat
        notes.at += 1
