"""Test of Honour by self-play (PPO) in all scenarios, with the main rules and with all of them.

python lab/learn_skirmish.py --minutes 9 --out nets [--from nets/skirmish.pt] [--seed 1]

The net of `field.py` begins with what one sees who looks a decision ahead (`watch_skirmish.py`) and
goes on from there by itself; at every fourth table one side keeps to what it was then.
`lab/export_skirmish.py` puts it into the package. Needs PyTorch; hours without a GPU.
"""

if __name__ == "__main__":  # processes that play need none of it
    from functools import partial

    from field import MOST, FieldNet
    from imitation import by_option, imitate
    from self_play import Course, run
    from watch_skirmish import watched

    NAMES = ("outpost", "battlefield", "spy", "roadblock", "rescue", "last_samurai")
    # The first clash is there twice: it is played most, and has one level alone.
    PLAYED = [("first_clash", 1)] * 2 + [(name, level) for name in NAMES for level in (1, 3)]
    COURSE = Course(
        "skirmish",
        [(2, {"scenario": name, "level": level}) for name, level in PLAYED],
        2,
        FieldNet,
        most=MOST,
        calm=0.97,
        rate=5e-4,
        entropy=0.01,
        prepare=partial(imitate, watched=watched, losses=by_option, each=80, part=8_192),
        rivals=4,
    )
    run(COURSE, __doc__)
