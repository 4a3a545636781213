"""Honor of the Samurai by self-play (PPO) at three to six seats and both editions at once.

python lab/learn_honor.py --minutes 9 --out nets [--from nets/honor.pt] [--seed 1]

The net of `court.py` begins with what plain players do (`imitation.py`) and goes on from there by
itself. `lab/export.py` puts it into the package. Needs PyTorch; hours without a GPU.
"""

if __name__ == "__main__":  # processes that play need none of it
    from functools import partial

    from court import SEATS, CourtNet
    from imitation import by_number, imitate
    from self_play import Course, run
    from watch_honor import watched

    TABLES = [
        (seats, {"preset": preset})
        for seats in (3, 4, 5, 6)
        for preset in ("gamewright", "german_2003")
    ]
    COURSE = Course(
        "honor",
        TABLES,
        SEATS,
        CourtNet,
        calm=0.97,
        rate=5e-4,
        entropy=0.01,
        prepare=partial(imitate, watched=watched, losses=by_number, each=400, part=16_384),
        rivals=5,
    )
    run(COURSE, __doc__)
