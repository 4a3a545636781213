"""What facts name (`kernel.nouns`), for who speaks elsewhere: one more Fluent file."""

from collections.abc import Iterable

from sengoku.kernel.game import Game

__all__ = ["facts_of"]


def facts_of(games: Iterable[Game]) -> str:
    """`<slug>-facts`, with a fact of the game and what it names in each line."""
    return "\n\n".join(
        "\n".join(
            [f"{game.slug}-facts =", *(f"    .{f} = {n}" for f, n in sorted(game.nouns.items()))]
        )
        for game in games
    )
