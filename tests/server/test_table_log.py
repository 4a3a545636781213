"""What a log makes of a table, and what may be written into it: without network, disk or clock."""

import random
from typing import Any

import pytest

from sengoku.kernel.problem import Problem
from sengoku.kernel.viewer import viewer_of
from sengoku.server import conduct, windows
from sengoku.server import entries as log
from sengoku.server import messages as say
from sengoku.server.bodies import Days, Free, Live, Pace
from sengoku.server.clocks import DAY, NOD
from sengoku.server.table_log import TableLog
from tests.clauses import rule

SECOND = 1000


def opened(
    game: str = "glory",
    bots: tuple[str, ...] = ("", ""),
    pace: Pace | None = None,
    edition: int = 1,
) -> TableLog:
    entry = log.Opened(
        game=game,
        edition=edition,
        options={},
        bots=[*bots],
        pace=pace or Free(),
        window=20,
        listed=False,
        host="ann",
        house="00" * 32,
    )
    return TableLog(entry, 0)


def begun(
    game: str = "glory", bots: tuple[str, ...] = ("", ""), pace: Pace | None = None
) -> TableLog:
    match = opened(game, bots, pace)
    for seat, bot in enumerate(bots):
        if not bot:
            match.apply(log.Sat(seat, f"person {seat}", f"Player {seat}"), 0)
    match.apply(log.Started(), 0)
    return match


def first(match: TableLog) -> say.Move:
    return say.Move("m", match.version, option=0)


def do(match: TableLog, seat: int, request: say.Request, at: int = 0) -> None:
    for entry in conduct.entries_for(match, seat, request):
        match.apply(log.read_entry(log.write_entry(entry)), at)


def refused(match: TableLog, seat: int, request: say.Request) -> str:
    before = (match.number, match.version)
    with pytest.raises(Problem) as problem:
        conduct.entries_for(match, seat, request)
    assert (match.number, match.version) == before
    return problem.value.key


def again(match: TableLog, seat: int, request: say.Request) -> bool:
    try:
        conduct.entries_for(match, seat, request, 20 * SECOND)
    except conduct.Again:
        return True
    return False


def asked(match: TableLog) -> int:
    return match.playing().seat()


def at_window(seats: int = 4) -> TableLog:
    """Honor of the Samurai at a window that asks at least two."""
    for seed in range(60):
        rng = random.Random(seed)
        match = opened("honor", ("",) * seats)
        for seat in range(seats):
            match.apply(log.Sat(seat, f"person {seat}", f"Player {seat}"), 0)
        match.apply(log.GaveEntropy(0, str(seed)), 0)
        match.apply(log.Started(), 0)
        while match.running() and match.playing().ply() < 300:
            window = match.window()
            if window is not None and len(window.seats) > 1:
                return match
            seat = asked(match)
            question = match.playing().question(seat)
            assert question is not None
            match.apply(log.Moved(seat, rng.choice(question["options"])["action"]), 0)
    raise AssertionError("no window in sixty games")


# -- moves ---------------------------------------------------------------------------------------


def test_a_move_by_place_by_words_and_by_number_is_the_same_move() -> None:
    match = begun()
    seat = asked(match)
    question = match.playing().question(seat)
    assert question is not None
    option = question["options"][1]
    entries = [
        conduct.entries_for(match, seat, say.Move("m", match.version, **name))[0]
        for name in ({"option": 1}, {"words": option["words"]}, {"action": option["action"]})
    ]
    assert {entry.action for entry in entries if isinstance(entry, log.Moved)} == {option["action"]}


@pytest.mark.parametrize(
    ("named", "key"),
    [
        ({}, "name-one-action"),
        ({"option": 0, "action": 0}, "name-one-action"),
        ({"option": 9999}, "not-an-option"),
        ({"action": -1}, "not-an-option"),
        ({"action": 1 << 80}, "not-an-option"),
        ({"words": {"do": "dance"}}, "words-unknown-verb"),
    ],
)
def test_what_is_no_move_is_refused(named: dict[str, Any], key: str) -> None:
    match = begun()
    assert refused(match, asked(match), say.Move("m", match.version, **named)) == key


def test_a_seat_that_is_not_asked_cannot_move() -> None:
    match = begun()
    assert refused(match, 1 - asked(match), first(match)) == "not-your-decision"


@pytest.mark.parametrize("by", ["option", "action", "words"])
def test_the_same_move_again_does_nothing_and_a_stale_one_is_refused(by: str) -> None:
    match = begun()
    seat = asked(match)
    question = match.playing().question(seat)
    assert question is not None
    names = {"option": 0, **question["options"][0]}
    move = say.Move("m", match.version, **{by: names[by]})
    do(match, seat, move)
    assert again(match, seat, move)
    other = {"option": 1, **question["options"][1]}
    assert refused(match, seat, say.Move("m", move.version, **{by: other[by]})) == "stale-action"
    assert refused(match, 1 - seat, move) == "stale-action"


def test_an_answer_to_a_position_that_was_undone_is_stale() -> None:
    """After an undo the same ply comes again, but not the same version."""
    match = samurai_with_undo()
    seat, ply = asked(match), match.playing().ply()
    before = match.version
    do(match, seat, first(match))
    do(match, seat, say.Undo("u", match.version))
    assert match.playing().ply() == ply
    assert refused(match, seat, say.Move("m", before + 1, option=0)) == "stale-action"


def samurai_with_undo() -> TableLog:
    """A position in which a decision shows nothing new."""
    rng = random.Random(5)
    match = begun("glory", ("", "", ""))
    while match.running():
        seat = asked(match)
        probe = match.playing()
        question = probe.question(seat)
        assert question is not None
        probe.submit(seat, question["options"][0]["action"])
        undoable = probe.may_undo(seat)
        probe.take_back(probe.ply() - 1)
        if undoable:
            return match
        match.apply(log.Moved(seat, rng.choice(question["options"])["action"]), 0)
    raise AssertionError("nothing could be undone")


def test_undo_cuts_the_log_for_those_who_heard_it() -> None:
    match = samurai_with_undo()
    seat, version, heard = asked(match), match.version, match.playing().heard()
    do(match, seat, first(match))
    later = match.playing().heard()
    assert later > heard
    assert refused(match, 1 - seat if seat < 2 else 0, say.Undo("u", match.version)) == (
        "cannot-undo"
    )
    do(match, seat, say.Undo("u", match.version))
    assert match.held_of(later, version + 1) == heard
    assert match.held_of(heard, match.version) == heard
    assert refused(match, seat, say.Undo("u", version)) == "stale-action"


@rule("GLO-14.5")
def test_what_an_undone_discard_showed_is_known_at_the_table() -> None:
    """Also after the log is read anew."""
    match, written = begun(), list[log.Entry]()
    while True:
        seat, last = asked(match), match.playing().options(asked(match))[-1]
        written.append(log.Moved(seat, last))
        match.apply(written[-1], 0)
        words = match.game.words(last)
        if words["do"] == "discard" and match.playing().may_undo(seat):
            break
    written.append(log.Undone(seat))
    match.apply(written[-1], 0)
    anew = begun()
    for entry in written:
        anew.apply(entry, 0)
    for table in (match.playing(), anew.playing()):
        known = table.view(viewer_of(1 - seat))["hands"][seat]["known"]
        assert known[words["character"]] == 1
    assert anew.playing().record() == match.playing().record()


def test_nobody_undoes_the_end_of_a_match() -> None:
    match = begun()
    while match.running():
        seat = asked(match)
        match.apply(log.Moved(seat, match.playing().options(seat)[0]), 0)
    assert not any(match.playing().may_undo(seat) for seat in range(2))
    assert refused(match, seat, say.Undo("u", match.version)) == "game-is-over"


# -- windows -------------------------------------------------------------------------------------


def test_an_answer_in_a_window_is_under_seal_and_may_be_changed() -> None:
    match = at_window()
    window, version = match.window(), match.version
    assert window is not None
    last = window.seats[-1]
    move = say.Move("m", version, action=window.passing)
    do(match, last, move)
    assert match.version == version and match.sealed == {last: window.passing}
    assert again(match, last, move)
    for entry in windows.answers(match, window):
        match.apply(entry, 0)
    assert match.version == version + len(window.seats) and not match.sealed
    assert again(match, last, move), "the repeat of an answer that was opened since"


def test_a_window_stays_open_for_the_same_least_time_whatever_is_answered() -> None:
    match = at_window()
    window = match.window()
    assert window is not None
    assert windows.closes_at(match, window, 1500) == match.since + 20 * SECOND
    for seat in window.seats:
        assert windows.closes_at(match, window, 1500) == match.since + 20 * SECOND
        do(match, seat, say.Move("m", match.version, action=window.passing))
    assert windows.closes_at(match, window, 1500) == match.since + 1500


def test_standing_orders_pass_whatever_the_seat_holds() -> None:
    match = at_window()
    window = match.window()
    assert window is not None
    for seat in range(4):
        do(match, seat, say.Orders("o", "pass"))
        assert again(match, seat, say.Orders("o", "pass"))
    assert windows.closes_at(match, window, 1500) == match.since + 1500
    moved = windows.answers(match, window)
    assert all(isinstance(e, log.Moved) and e.action == window.passing for e in moved)
    do(match, window.about, say.Orders("o", "others"))
    asks_him = window.about in window.seats
    late = windows.closes_at(match, window, 1500) == match.since + 20 * SECOND
    assert late == asks_him


# -- agreeing ------------------------------------------------------------------------------------


def moved_on(match: TableLog, plies: int) -> TableLog:
    for _ in range(plies):
        do(match, asked(match), first(match))
    return match


def test_a_takeback_needs_everybody() -> None:
    match = moved_on(begun("glory", ("", "", "")), 5)
    do(match, 0, say.Propose("p", match.version, "takeback", 2))
    assert match.proposal is not None and match.playing().ply() == 5
    number = match.proposal.number
    assert refused(match, 1, say.Propose("p", match.version, "abandon")) == "another-proposal"
    do(match, 1, say.Answer("a", number, True))
    assert match.playing().ply() == 5
    assert refused(match, 2, say.Answer("a", number + 1, True)) == "no-such-proposal"
    do(match, 2, say.Answer("a", number, True))
    assert match.playing().ply() == 2 and match.proposal is None


def test_one_no_is_enough_and_is_not_asked_for_again_before_the_next_decision() -> None:
    match = moved_on(begun("glory", ("", "", "")), 3)
    do(match, 0, say.Propose("p", match.version, "abandon"))
    assert match.proposal is not None
    do(match, 2, say.Answer("a", match.proposal.number, False))
    assert match.proposal is None and match.running()
    assert refused(match, 0, say.Propose("p", match.version, "abandon")) == "was-declined"
    moved_on(match, 1)
    do(match, 0, say.Propose("p", match.version, "abandon"))
    assert match.proposal is not None


def test_a_proposal_lives_until_what_it_is_about_has_changed() -> None:
    """A pause is still wanted after the next decision; what was to be taken back has changed."""
    match = moved_on(begun("glory", ("", "", "")), 3)
    do(match, 0, say.Propose("p", 0, "pause"))
    moved_on(match, 2)
    assert match.proposal is not None and match.waits()
    do(match, 0, say.Answer("a", match.proposal.number, False))
    assert match.proposal is None and not match.waits(), "who proposed it withdraws it"
    do(match, 0, say.Propose("p", match.version, "takeback", 1))
    assert match.proposal is not None
    moved_on(match, 1)
    assert match.proposal is None and not match.waits()


def test_at_older_servers_any_change_ended_a_proposal() -> None:
    match = moved_on(begun(pace=Live(60, 0)), 2)
    match.apply(log.Proposed(0, "pause", needed=[0, 1]), 0)
    assert match.proposal is not None and not match.waits()
    moved_on(match, 1)
    assert match.proposal is None


@pytest.mark.parametrize("pace", [Live(60, 0), Days(1)])
def test_clocks_wait_for_the_answer_to_a_proposal(pace: Any) -> None:
    match = begun(pace=pace)
    zero = match.clock.zero()
    assert zero is not None
    do(match, 0, say.Propose("p", match.version, "abandon"), 10 * SECOND)
    assert match.clock.zero() is None
    left = match.clock.left(5000 * SECOND)
    assert left is not None and left[asked(match)] == zero - 10 * SECOND
    assert match.proposal is not None
    do(match, 1, say.Answer("a", match.proposal.number, False), 1000 * SECOND)
    assert match.clock.zero() == zero + 990 * SECOND


def test_who_is_asked_while_clocks_wait_has_all_of_his_time() -> None:
    match = begun(pace=Live(60, 0))
    do(match, 0, say.Propose("p", match.version, "pause"), 10 * SECOND)
    do(match, asked(match), first(match), 100 * SECOND)
    assert match.proposal is not None and match.clock.zero() is None
    do(match, 1, say.Answer("a", match.proposal.number, False), 200 * SECOND)
    left = match.clock.left(200 * SECOND)
    assert left is not None and max(left) == 60 * SECOND and sum(left) in (110_000, 120_000)
    assert match.clock.zero() in (250 * SECOND, 260 * SECOND)


def test_a_window_waits_for_the_answer_to_a_proposal() -> None:
    match = at_window()
    window = match.window()
    assert window is not None
    closes = windows.closes_at(match, window, 1500)
    do(match, 0, say.Propose("p", match.version, "abandon"), match.since + 5 * SECOND)
    assert match.proposal is not None
    do(match, 0, say.Answer("a", match.proposal.number, False), match.since + 65 * SECOND)
    assert windows.closes_at(match, window, 1500) == closes + 60 * SECOND


def test_another_pace_needs_everybody_and_begins_anew() -> None:
    match = moved_on(begun(), 3)
    assert match.clock.zero() is None
    assert refused(match, 0, say.Propose("p", match.version, "pace")) == "bad-proposal"
    do(match, 0, say.Propose("p", match.version, "pace", pace=Live(60, 5)), SECOND)
    assert match.proposal is not None and match.clock.zero() is None
    do(match, 1, say.Answer("a", match.proposal.number, True), 2 * SECOND)
    assert match.pace == Live(60, 5) and match.clock.zero() == 62 * SECOND
    assert again(match, 0, say.Propose("p", match.version, "pace", pace=Live(60, 5)))
    do(match, 0, say.Propose("p", match.version, "pace", pace=Days(2)), 5 * SECOND)
    assert match.proposal is not None
    do(match, 1, say.Answer("a", match.proposal.number, True), 6 * SECOND)
    assert match.clock.zero() == 2 * DAY + 6 * SECOND and match.window_time == DAY // 2 // SECOND


@pytest.mark.parametrize(("what", "ply"), [("takeback", None), ("abandon", 1), ("takeback", 77)])
def test_a_proposal_that_makes_no_sense_is_refused(what: Any, ply: int | None) -> None:
    match = moved_on(begun(), 2)
    assert refused(match, 0, say.Propose("p", match.version, what, ply)) in (
        "bad-proposal",
        "no-such-ply",
    )


def test_who_plays_alone_against_bots_agrees_with_himself() -> None:
    match = begun("glory", ("", "random"))
    do(match, 0, say.Propose("p", match.version, "abandon"))
    assert match.status == "abandoned"
    assert match.result is not None and match.result.ranks is None


def test_a_pause_stops_play_until_all_resume() -> None:
    match = begun(pace=Live(60, 0))
    do(match, 0, say.Propose("p", match.version, "pause"), 5 * SECOND)
    assert match.proposal is not None
    do(match, 1, say.Answer("a", match.proposal.number, True), 10 * SECOND)
    assert match.paused and match.waiting() == []
    assert refused(match, asked(match), first(match)) == "table-is-paused"
    left = match.clock.left(3000 * SECOND)
    assert left is not None and sorted(left) == [55 * SECOND, 60 * SECOND]
    do(match, 1, say.Propose("p", match.version, "resume"), 4000 * SECOND)
    assert match.proposal is not None
    do(match, 0, say.Answer("a", match.proposal.number, True), 4000 * SECOND)
    assert not match.paused and match.clock.zero() == 4055 * SECOND


# -- leaving -------------------------------------------------------------------------------------


def test_resigning_ends_a_match_of_two() -> None:
    match = begun()
    do(match, 1, say.Resign("r"))
    assert match.status == "over"
    assert match.result is not None and match.result.ranks == [1, 2]
    assert refused(match, 0, first(match)) == "game-is-over"


def test_who_resigns_among_three_comes_last_and_a_bot_plays_on() -> None:
    match = begun("glory", ("", "", ""))
    do(match, 1, say.Resign("r"))
    assert match.running() and match.chairs[1].player() == "greedy"
    assert refused(match, 1, say.Undo("u", match.version)) == "has-resigned"
    rng = random.Random(1)
    while match.running():
        question = match.playing().question(asked(match))
        assert question is not None
        action = rng.choice(question["options"])["action"]
        match.apply(log.Moved(asked(match), action), 0)
    assert match.result is not None and match.result.ranks is not None
    assert match.result.ranks[1] == 3 and min(match.result.ranks) == 1


def test_nobody_left_to_play_ends_the_match() -> None:
    match = begun("glory", ("", "random", "random"))
    do(match, 0, say.Resign("r"))
    assert match.status == "over"
    assert match.result is not None and match.result.ranks == [3, 1, 1]


@pytest.mark.parametrize("what", ["takeback", "abandon", "pause"])
def test_a_stand_in_agrees_to_nothing(what: Any) -> None:
    """The other one is away: his bot plays, but what needs his consent waits for himself."""
    match = begun()
    for _ in range(4):
        do(match, asked(match), first(match))
    match.apply(log.StoodIn(1), 0)
    before, ply = match.playing().ply(), 0 if what == "takeback" else None
    do(match, 0, say.Propose("p", match.version, what, ply))
    assert match.proposal is not None and match.proposal.needed == {0, 1}
    assert match.running() and not match.paused and match.playing().ply() == before
    agree = say.Answer("a", match.proposal.number, agree=True)
    assert refused(match, 1, agree) == "bot-stands-in"
    do(match, 1, say.GoOn("g"))
    do(match, 1, agree)
    assert match.proposal is None
    assert (match.playing().ply(), match.running(), match.paused) != (before, True, False)


def test_who_resigned_need_not_agree() -> None:
    match = begun("glory", ("", "", ""))
    do(match, 1, say.Resign("r"))
    do(match, 0, say.Propose("p", match.version, "abandon"))
    assert match.proposal is not None and match.proposal.needed == {0, 2}


def test_what_was_agreed_at_older_servers_stays_agreed() -> None:
    """Their logs do not say who was needed."""
    match = begun()
    match.apply(log.StoodIn(1), 0)
    match.apply(log.Proposed(0, "abandon"), 0)
    assert match.status == "abandoned"


def test_a_bot_stands_in_until_the_player_is_back() -> None:
    match = begun()
    seat = asked(match)
    match.apply(log.StoodIn(seat), 0)
    assert match.chairs[seat].player() == "greedy"
    assert refused(match, seat, first(match)) == "bot-stands-in"
    do(match, seat, say.GoOn("g"))
    assert again(match, seat, say.GoOn("g"))
    do(match, seat, first(match))


# -- clocks --------------------------------------------------------------------------------------


def test_a_bank_pays_for_thinking_and_gets_its_increment() -> None:
    match = begun(pace=Live(60, 5))
    seat = asked(match)
    do(match, seat, first(match), 12 * SECOND)
    left = match.clock.left(12 * SECOND)
    assert left is not None
    assert left[seat] == (60 - 12 + 5) * SECOND and left[1 - seat] == 60 * SECOND
    zero = match.clock.zero()
    assert zero is not None and zero == 12 * SECOND + left[asked(match)]


def test_a_decision_that_is_taken_back_and_made_anew_gets_its_increment_once() -> None:
    match = begun("samurai", pace=Live(60, 5))
    seat = asked(match)
    while not match.playing().may_undo(seat):
        seat = asked(match)
        do(match, seat, first(match), 0)
    once = match.clock.left_of(seat, 0)
    for _ in range(10):
        do(match, seat, say.Undo("u", match.version), 0)
        do(match, seat, first(match), 0)
    assert match.clock.left_of(seat, 0) == once
    ply = match.playing().ply()
    while match.playing().ply() < ply + 3:
        seat, before = asked(match), match.clock.left_of(asked(match), 0)
        do(match, seat, first(match), 0)
        assert match.clock.left_of(seat, 0) == before + 5 * SECOND, "the next ones get theirs"


def test_days_count_for_each_decision() -> None:
    match = begun(pace=Days(2))
    assert match.clock.zero() == 2 * DAY
    do(match, asked(match), first(match), DAY)
    assert match.clock.zero() == 3 * DAY


def test_nobody_pays_while_a_bot_thinks_or_the_server_is_away() -> None:
    match = begun("glory", ("", "random"), Live(60, 0))
    while asked(match) == 0:
        do(match, 0, first(match), 0)
    assert match.clock.zero() is None
    match = begun(pace=Live(60, 0))
    match.apply(log.Woke(), 500 * SECOND)
    assert match.clock.zero() == 560 * SECOND


def nodding(pace: Pace, at: int = 0) -> TableLog:
    """Test of Honour, where somebody may still take back what he set up."""
    match = opened("skirmish", ("", ""), pace, edition=3)
    for seat in range(2):
        match.apply(log.Sat(seat, f"person {seat}", f"Player {seat}"), 0)
    match.apply(log.Started(), 0)
    while not match.playing().formal():
        do(match, asked(match), first(match), at)
    return match


def test_a_go_ahead_pays_for_its_time_but_gets_no_increment() -> None:
    match = nodding(Live(60, 5))
    seat = asked(match)
    before = match.clock.left(0)
    do(match, seat, first(match), 12 * SECOND)
    after = match.clock.left(12 * SECOND)
    assert before is not None and after is not None
    assert after[seat] == before[seat] - 12 * SECOND


def test_where_decisions_have_days_a_go_ahead_has_minutes() -> None:
    match = nodding(Days(2))
    assert match.clock.zero() == NOD
    do(match, asked(match), first(match), SECOND)
    assert match.clock.zero() == 2 * DAY + SECOND


def test_undoing_instead_of_going_ahead_gives_the_days_back() -> None:
    match = nodding(Days(2))
    do(match, asked(match), say.Undo("u", match.version), SECOND)
    assert match.clock.zero() == 2 * DAY + SECOND


def test_windows_cost_no_time() -> None:
    match = at_window()
    assert match.clock.seat is None


def watch(match: TableLog, seat: int, at: int) -> None:
    for entry in conduct.entries_for(match, seat, say.Watching(match.version), 20 * SECOND):
        match.apply(log.read_entry(log.write_entry(entry)), at)


def test_a_clock_stands_while_the_screen_of_its_player_catches_up() -> None:
    match = begun(pace=Live(60, 0))
    seat = asked(match)
    watch(match, seat, 2 * SECOND)
    assert match.clock.stands(2 * SECOND) == 22 * SECOND and match.clock.zero() == 80 * SECOND
    assert match.clock.left_of(seat, 9 * SECOND) == 58 * SECOND
    do(match, seat, say.Watched(match.version), 9 * SECOND)
    assert match.clock.stands(9 * SECOND) is None and match.clock.zero() == 67 * SECOND
    do(match, seat, first(match), 12 * SECOND)
    assert match.clock.left_of(seat, 12 * SECOND) == (60 - 2 - 3) * SECOND


def test_who_never_has_seen_it_all_pays_after_a_while() -> None:
    match = begun(pace=Live(60, 0))
    seat = asked(match)
    watch(match, seat, 0)
    assert match.clock.left_of(seat, 50 * SECOND) == 30 * SECOND
    assert match.clock.stands(50 * SECOND) is None and match.clock.zero() == 80 * SECOND


def test_nobody_watches_twice_the_same_nor_gains_by_undoing() -> None:
    match = begun("samurai", pace=Live(600, 0))
    seat, others = asked(match), 1 - asked(match)
    watch(match, seat, 0)
    do(match, seat, say.Watched(match.version), 15 * SECOND)
    late = say.Watching(match.version)
    assert again(match, seat, late), "once for a version"
    while not match.playing().may_undo(seat):
        do(match, seat, first(match), 15 * SECOND)
        if not match.playing().may_undo(seat):
            seat, others = asked(match), 1 - asked(match)
            watch(match, seat, 15 * SECOND)
            do(match, seat, say.Watched(match.version), 30 * SECOND)
    do(match, seat, say.Undo("u", match.version), 30 * SECOND)
    assert conduct.entries_for(match, seat, say.Watching(match.version), 20 * SECOND) == [
        log.Watching(seat, 5 * SECOND)
    ]
    assert again(match, others, say.Watching(match.version)), "nobody asked him"


def test_watching_changes_nothing_where_no_clock_runs() -> None:
    for match in (begun(), begun(pace=Days(1)), at_window()):
        for seat in range(len(match.chairs)):
            for request in (say.Watching(match.version), say.Watched(match.version)):
                assert again(match, seat, request)


def test_what_is_watched_of_another_version_is_no_reason_to_stand_still() -> None:
    match = begun(pace=Live(60, 0))
    seat = asked(match)
    assert again(match, seat, say.Watching(match.version - 1))


def test_who_comes_back_has_a_minute() -> None:
    match = begun(pace=Live(10, 0))
    seat = asked(match)
    match.apply(log.StoodIn(seat), 10 * SECOND)
    match.apply(log.WentOn(seat), 90 * SECOND)
    assert match.clock.zero() == 150 * SECOND


def test_a_clock_runs_on_while_something_else_happens() -> None:
    match = begun("glory", ("", "", ""), Live(60, 0))
    others = [seat for seat in range(3) if seat != asked(match)]
    match.apply(log.StoodIn(others[0]), 20 * SECOND)
    assert match.clock.zero() == 60 * SECOND


# -- before the deal -------------------------------------------------------------------------------


def test_a_table_with_open_seats_does_not_begin() -> None:
    match = opened()
    with pytest.raises(Problem) as problem:
        conduct.begin(match)
    assert problem.value.key == "seats-are-open"
    assert refused(match, 0, say.Move("m", 0, option=0)) == "not-begun"


def test_what_seats_add_changes_the_cards() -> None:
    hands = set()
    for added in ("a", "b", "c"):
        match = opened()
        for seat in range(2):
            match.apply(log.Sat(seat, "p", "P"), 0)
        match.apply(log.GaveEntropy(1, added), 0)
        match.apply(log.Started(), 0)
        hands.add(str(match.playing().record().digest))
    assert len(hands) == 3
