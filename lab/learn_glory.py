"""Call to Glory by self-play (PPO) at all settings at once, with the net of `palace.py`.

python lab/learn_glory.py --minutes 9 --processes 1 --out nets [--from nets/glory.pt | --on]

`lab/export.py` puts it into the package. Needs PyTorch; hours without a GPU.
"""

if __name__ == "__main__":  # processes that play need none of it
    from palace import SEATS, PalaceNet, measure, recall
    from self_play import Course, run

    EACH = [
        (seats, {"imperial_orders": orders, "ninja_power": ninja})
        for seats in (2, 3, 4)
        for orders in (False, True)
        for ninja in (False, True)
    ]
    OFTEN = [one for one in EACH if one[0] == 2] + [(2, dict[str, bool]())] * 4  # as most play it
    TABLES = EACH + OFTEN
    run(
        Course("glory", TABLES, SEATS, PalaceNet, calm=0.97, prepare=measure, recall=recall),
        __doc__,
    )
