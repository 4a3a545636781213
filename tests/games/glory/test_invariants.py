"""The invariants of the spec that are this game's own, over random games."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pytest

from sengoku.kernel.nature import Fast
from sengoku.kernel.state import State
from tests.clauses import rule
from tests.games.glory.facts import heard
from tests.games.glory.position import GLORY

GAMES = 90  # thirty for each number of seats, over the four combinations of variants
LONGEST = {2: 282, 3: 276, 4: 273}  # turns of a round without figures
MOST = {2: 89, 3: 80, 4: 68}  # set score of one player


@dataclass
class Played:
    """A random game: what was heard, and what was counted on the way."""

    seats: int
    orders: bool
    ninja: bool
    log: list[dict[str, Any]]
    decisions: Counter[tuple[int, int]] = field(default_factory=Counter)  # by (round, turn)
    waits: int = 0  # decisions at which cards were pending

    def rounds(self) -> list[list[dict[str, Any]]]:
        """The log cut into rounds."""
        rounds: list[list[dict[str, Any]]] = []
        for event in self.log:
            if event["event"] == "RoundBegan":
                rounds.append([])
            if rounds:
                rounds[-1].append(event)
        return rounds

    def turns(self) -> list[list[dict[str, Any]]]:
        """What happened in each turn, orders and scores left out."""
        turns: list[list[dict[str, Any]]] = []
        running = False
        for event in self.log:
            if event["event"] == "TurnBegan":
                turns.append([])
            running = event["event"] not in ("RoundBegan", "RoundEnded", "OrderPlayed") and (
                running or event["event"] == "TurnBegan"
            )
            if running:
                turns[-1].append(event)
        return turns


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return [random_game(number) for number in range(GAMES)]


def random_game(number: int) -> Played:
    seats, orders, ninja = 2 + number % 3, number // 3 % 2 == 1, number // 6 % 2 == 1
    options = {
        "imperial_orders": orders,
        "ninja_power": ninja,
        "rounds": 2,
        "stall_limit": 40,
        "ninja_take": "ask" if number % 5 == 0 else "auto",
    }
    state = GLORY.begin(GLORY.setup(seats, options), Fast(number, 3), journal=[])
    game, chooser = Played(seats, orders, ninja, []), Fast(number + 1000, 1)
    while not state.over():
        look(state, game)
        choices = state.options()
        state.play(choices[chooser.below(0, len(choices))])
    game.log = heard(state)
    return game


def look(state: State, game: Played) -> None:
    """What must hold at every decision."""
    facts, question = GLORY.facts(state), type(state.question()).__name__
    if facts["active"] >= 0:
        game.decisions[facts["round"], facts["turn"]] += 1
    GLORY.check(state)
    if question == "FirstDraw":
        assert len(facts["draw_1"]) > 0 and len(facts["draw_2"]) > 0
    if question == "LayOrDiscard":
        held = facts["hands"][int(state.seat()) * 9 :][:9]
        assert sum(held) >= 2
    if facts["pending"] >= 0:
        game.waits += 1
        assert question in ("PlaceCards", "MayTakeFigure")
    assert facts["supply"] + sum(facts["ready"]) + facts["fresh"] == (4 if game.ninja else 0)


@rule("GLO-3.8", "GLO-6.1", "GLO-11.1", "GLO-13.1")
def test_at_every_decision_the_table_is_in_order(games: list[Played]) -> None:
    """Invariants 2, 3, 6, 7, 8 and 9 were asserted while the games were played."""
    assert len(games) == GAMES
    assert sum(game.waits for game in games) > 100
    assert all(game.log[-1]["event"] == "GameEnded" for game in games)


@rule("GLO-2.3", "GLO-2.4", "GLO-3.1")
def test_a_turn_changes_the_hand_by_two_draws_and_one_action(games: list[Played]) -> None:
    """Invariant 4: plus one with a discard, plus two less n with a lay of n."""
    lays = 0
    for game in games:
        for turn in game.turns():
            seat, names = turn[0]["seat"], Counter(event["event"] for event in turn)
            assert names["CardDrawn"] + names["CardTaken"] == 2
            assert names["SetLaid"] + names["CardDiscarded"] == 1
            acts = ("CardDrawn", "CardTaken", "SetLaid", "CardDiscarded")
            assert all(event["seat"] == seat for event in turn if event["event"] in acts)
            lays += names["SetLaid"]
    assert lays > 1000


@rule("GLO-2.5", "GLO-14.2")
def test_hands_can_be_counted_from_the_log_alone() -> None:
    state = GLORY.begin(GLORY.setup(3, {"rounds": 1}), Fast(11, 3), journal=[])
    chooser = Fast(12, 1)
    while not state.over():
        held = [3, 3, 3]
        for event in heard(state):
            seat, name = event.get("seat", 0), event["event"]
            held[seat] += name in ("CardDrawn", "CardTaken")
            held[seat] -= name == "CardDiscarded"
            held[seat] -= event["count"] if name == "SetLaid" else 0
        cards = GLORY.facts(state)["hands"]
        assert held == [sum(cards[seat * 9 :][:9]) for seat in range(3)]
        options = state.options()
        state.play(options[chooser.below(0, len(options))])


@rule("GLO-4.4", "GLO-4.6", "GLO-4.10")
def test_without_figures_the_sets_of_a_kind_grow(games: list[Played]) -> None:
    """Invariant 5."""
    grown = 0
    for game in games:
        for events in [] if game.ninja else game.rounds():
            sizes: dict[str, int] = {}
            for event in events:
                if event["event"] == "SetLaid":
                    assert event["count"] > sizes.get(event["character"], 0)
                    grown += event["character"] in sizes
                    sizes[event["character"]] = event["count"]
    assert grown > 100


@rule("GLO-8.1", "GLO-7.3")
def test_set_scores_are_110_together_exactly_with_nine_kinds(games: list[Played]) -> None:
    """Invariant 6."""
    met = Counter[bool]()
    for game in games:
        for event in game.log:
            if event["event"] == "RoundEnded" and not game.orders:
                nine = "nine" in event["reasons"]
                assert (sum(event["scores"]) == 110) == nine
                assert sum(event["scores"]) <= 110 and max(event["scores"]) <= MOST[game.seats]
                met[nine] += 1
    assert met[True] > 0 and met[False] > 0


@rule("GLO-11.6")
def test_figures_are_never_used_in_the_turn_they_are_taken(games: list[Played]) -> None:
    """Invariant 7: ready figures grow between turns only."""
    ready: Counter[int] = Counter()
    used = 0
    for game in games:
        for turn in game.turns() if game.ninja else []:
            ready = ready if turn[0]["turn"] > 1 else Counter()
            seat = turn[0]["seat"]
            names = Counter(event["event"] for event in turn)
            assert names["FigureUsed"] <= ready[seat] and names["FigureTaken"] <= 1
            ready[seat] += names["FigureTaken"] - names["FigureUsed"]
            used += names["FigureUsed"]
    assert used > 50


@rule("GLO-10.3")
def test_each_player_plays_one_order_a_round(games: list[Played]) -> None:
    """Invariant 8."""
    for game in games:
        for number, events in enumerate(game.rounds(), 1):
            played = [event["seat"] for event in events if event["event"] == "OrderPlayed"]
            start = events[0]["seat"]
            clockwise = [(start + place) % game.seats for place in range(game.seats)]
            assert played == (clockwise if game.orders else []), number


@rule("GLO-11.12", "GLO-2.2")
def test_a_turn_has_at_most_thirteen_decisions(games: list[Played]) -> None:
    """Invariant 11; without figures four: two draws, an action, a placing."""
    for game in games:
        assert max(game.decisions.values()) <= (13 if game.ninja else 4)
    assert max(max(game.decisions.values()) for game in games) > 4


@rule("GLO-7.4", "GLO-11.18")
def test_every_round_ends_within_its_bound(games: list[Played]) -> None:
    """Invariants 12 and 13."""
    for game in games:
        bound = 40 * (111 - 3 * game.seats) if game.ninja else LONGEST[game.seats]
        for events in game.rounds():
            turns = [event["turn"] for event in events if event["event"] == "TurnBegan"]
            assert turns == [*range(1, len(turns) + 1)] and len(turns) <= bound
            end = [event for event in events if event["event"] == "RoundEnded"]
            assert len(end) == 1 and end[0]["reasons"]


@rule("GLO-7.4")
def test_random_rounds_are_about_as_long_as_measured(games: list[Played]) -> None:
    """Invariant 14, loosely: 55, 66 and 65 turns on average for 2, 3 and 4 players."""
    for seats, expected in ((2, 55), (3, 66), (4, 65)):
        lengths = [
            sum(event["event"] == "TurnBegan" for event in events)
            for game in games
            if game.seats == seats
            for events in game.rounds()
        ]
        assert abs(sum(lengths) / len(lengths) - expected) < 8


@rule("GLO-7.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_who_lay_at_once_play_shorter_rounds(seats: int) -> None:
    """Invariant 14, loosely: about half as long."""
    turns = 0
    for seed in range(20):
        state = GLORY.begin(GLORY.setup(seats, {"rounds": 1}), Fast(seed, 3), journal=[])
        chooser = Fast(seed + 50, 1)
        while not state.over():
            choices = list(state.options())
            lays = [choice for choice in choices if GLORY.words(choice)["do"] == "lay"]
            choices = lays or choices
            state.play(choices[chooser.below(0, len(choices))])
        turns += len(heard(state, name="TurnBegan"))
    assert 20 < turns / 20 < 50
