"""Samurai by self-play (PPO) at two, three and four seats at once, with the net of `land.py`.

python lab/learn_samurai.py --minutes 9 --out nets [--from nets/samurai.pt] [--seed 1]

`lab/export_samurai.py` puts it into the package. Needs PyTorch; hours without a GPU.
"""

if __name__ == "__main__":  # processes that play need none of it
    from land import CARDS, PLACES, SEATS, LandNet
    from self_play import Course, run

    TWO, THREE, FOUR = ((seats, dict[str, int]()) for seats in (2, 3, 4))
    TABLES = [TWO, TWO, TWO, THREE, FOUR]  # what is played most has most of them
    run(Course("samurai", TABLES, SEATS, LandNet, told=CARDS * PLACES), __doc__)
