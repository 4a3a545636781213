"""What the facts of events, actions, questions and refusals name, so that texts can speak of it.

A game declares for each such fact what it names:

    player, players   a seat, or a list of seats
    scores, ranks     a number or a place for every seat
    house             a place of a player: "samurai-2"
    unit              a figure on the plane, by its number
    inches            a length on the plane, in thousandths
    ordinal           a number from 0, which people count from 1
    yes               said only where it is so

or a family of things whose texts have the keys <slug>-<family>-<id>: card, pile, character ...
A fact that is not declared is said as it is.
"""

from typing import Final

__all__ = ["NOUNS"]

# What the kernel itself tells in every game.
NOUNS: Final = {"asked": "player", "ranks": "ranks", "seat": "player"}
